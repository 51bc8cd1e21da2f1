enum Side { case left, right }
func turn(_ side: Side) {}
turn(left)
