protocol Greeter { func greet(name: String) -> String }
struct A: Greeter {
  func greet(_ name: String) -> String { name }
}
