// What wraps a subclass's property is made, not set, before `super.init`: nobody observes that.
import Foundation
@propertyWrapper struct Box<V> { var wrappedValue: V }
class Base { var t = 0 }
class Sub: Base {
  @Box var a = [Int]() { didSet { print("Sub.didSet", oldValue, a); n = a.count } }
  var n = 0
  init(a: [Int]) { self.a = a }
}
class SubExplicitAfter: Base {
  @Box var a = [Int]() { didSet { print("After.didSet"); n = a.count } }
  var n = 0
  init(a: [Int]) { self.a = a; super.init() }
}
class SubExplicitBefore: Base {
  @Box var a = [Int]() { didSet { print("Before.didSet"); n = a.count } }
  var n = 0
  init(a: [Int]) { super.init(); self.a = a }
}
class Root {
  @Box var a = [Int]() { didSet { print("Root.didSet"); n = a.count } }
  var n = 0
  init(a: [Int]) { self.a = a }
}
class RootLate {
  @Box var a = [Int]() { didSet { print("RootLate.didSet") } }
  var n: Int
  init(a: [Int]) { self.a = a; n = 1; self.a = [9] }
}
struct S {
  @Box var a = [Int]() { didSet { print("S.didSet"); n = a.count } }
  var n = 0
  init(a: [Int]) { self.a = a }
}
class Plain: Base {
  var a = [Int]() { didSet { print("Plain.didSet") } }
  init(a: [Int]) { self.a = a; super.init(); self.a = a }
}
class Later: Base {
  @Box var a = [Int]() {
    willSet { print("Later.willSet", newValue) }
    didSet { print("Later.didSet") }
  }
  init(a: [Int]) { self.a = a; self.a = [5]; super.init(); self.a.append(2) }
}
enum WrappedBeforeSuper {
  static func main() {
    print(Sub(a: [1, 2]).n)
    print(SubExplicitAfter(a: [1, 2]).n)
    print(SubExplicitBefore(a: [1, 2]).n)
    print(Root(a: [1, 2]).n)
    print(RootLate(a: [1]).a)
    print(S(a: [1, 2]).n)
    print(Plain(a: [1]).a)
    print(Later(a: [1]).a)
  }
}
