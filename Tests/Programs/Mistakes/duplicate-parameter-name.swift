func f(a: Int, a: Int) {}
