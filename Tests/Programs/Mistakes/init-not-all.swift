class A {
  var n: Int
  var m: Int
  init(n: Int) {
    self.n = n
  }
}
