func f(_ x: Double) {}
let n = 2
f(n)
