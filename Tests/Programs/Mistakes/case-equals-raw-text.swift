enum Side: String { case left, right }
func named(_ side: Side, _ name: String) -> Bool { side == name }
