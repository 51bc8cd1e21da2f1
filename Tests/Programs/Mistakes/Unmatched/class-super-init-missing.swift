class Base { var a: Int; init(a: Int) { self.a = a } }
class Sub: Base {
  var b: Int
  init(b: Int) { self.b = b }
}
