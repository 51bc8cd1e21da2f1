func f(a: Int, b: Int) {}
f(b: 1, a: 2)
