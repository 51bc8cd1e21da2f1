class A {
  lazy var x: Int
}
