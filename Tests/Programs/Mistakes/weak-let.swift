class A {}
class B {
  weak let a: A?
}
