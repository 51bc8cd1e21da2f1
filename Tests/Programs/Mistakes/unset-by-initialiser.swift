class A {
  var n: Int
  let s: String
  init(n: Int) {
    self.n = n
  }
}
