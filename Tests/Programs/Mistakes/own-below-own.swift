struct Level { var value: Int }
func isLower(_ a: Level, _ b: Level) -> Bool { a < b }
