func f(_ x: Int) {}
f(nil)
