func double(_ x: inout Int) { x *= 2 }
let n = 2
double(&n)
