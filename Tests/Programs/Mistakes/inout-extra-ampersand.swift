func show(_ x: Int) {}
var n = 2
show(&n)
