enum Level { case low, high }
var levels = [Level.high, .low]
levels.sort()
