struct Level { var value: Int }
func isHalf(_ level: Level, _ half: Double) -> Bool { level == half }
