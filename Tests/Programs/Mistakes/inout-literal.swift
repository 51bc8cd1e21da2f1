func double(_ x: inout Int) { x *= 2 }
double(&3)
