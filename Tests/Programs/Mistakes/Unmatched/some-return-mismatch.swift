protocol Shape {}
struct A: Shape {}
struct B: Shape {}
func make(_ on: Bool) -> some Shape {
  if on { return A() }
  return B()
}
