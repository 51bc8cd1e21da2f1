func double(_ x: inout Int) { x *= 2 }
var n = 2.0
double(&n)
