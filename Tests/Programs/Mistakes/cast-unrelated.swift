let n = 3
let s = n as String
