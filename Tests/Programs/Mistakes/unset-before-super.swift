class B {}
class A: B {
  var n: Int
  init(k: Int) {
    super.init()
  }
}
