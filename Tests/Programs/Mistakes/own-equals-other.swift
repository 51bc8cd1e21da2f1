struct Level { var value: Int }
struct Floor { var value: Int }
func isSame(_ a: Level, _ b: Floor) -> Bool { a == b }
