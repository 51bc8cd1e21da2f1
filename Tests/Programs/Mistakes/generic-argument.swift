protocol Shape {}
struct Square {}
func draw<S: Shape>(_ shape: S) {}
draw(Square())
