struct Level { var value: Int }
func named(_ level: Level, _ name: String) -> Bool { level == name }
