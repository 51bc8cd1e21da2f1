protocol Shape {}
struct Square {}
func draw(_ shape: any Shape) {}
draw(Square())
