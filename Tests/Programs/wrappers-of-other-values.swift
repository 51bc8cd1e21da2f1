// What a wrapped property's type and its attribute's arguments tell of the wrapper.

@propertyWrapper struct Nilled<Value> {
  private var value: Value?
  var wrappedValue: Value? {
    get { value }
    set { value = newValue }
  }
  init(wrappedValue: Value?) { value = wrappedValue }
  var projectedValue: String { "\(Value.self)" }
}
@propertyWrapper struct Listed<Value> {
  var wrappedValue: [Value]
  init(wrappedValue: [Value]) { self.wrappedValue = wrappedValue }
  var projectedValue: String { "\(Value.self)" }
}
@propertyWrapper struct Keyed<Value> {
  var wrappedValue: [String: Value] = [:]
  var projectedValue: String { "\(Value.self)" }
}
@propertyWrapper struct Forced<Value> {
  private var value: Value?
  private let fallback: Value
  var wrappedValue: Value! {
    get { value ?? fallback }
    set { value = newValue }
  }
  init(wrappedValue: Value? = nil, fallback: Value) {
    self.fallback = fallback
    value = wrappedValue
  }
  var projectedValue: String { "\(Value.self)" }
}
@propertyWrapper struct Plain<Value> {
  var wrappedValue: Value
  var projectedValue: String { "\(Value.self)" }
}
struct S {
  @Nilled var a: Int? = 3
  @Nilled var b: [Int]?
  @Listed var c: [Int] = [1]
  @Listed var d = ["x"]
  @Keyed var e: [String: Double]
  @Forced(fallback: 0) var f: Int!
  @Forced(fallback: "n") var g: String!
  @Forced(fallback: 0) var h: Int! = 100
  @Plain var i: Int? = 4
  @Plain var j: Int! = 5
  init() {
    b = [2]
    e = ["k": 1]
    _e.wrappedValue["l"] = 2.5
  }
}
enum Wrap {
  static func main() {
    var s = S()
    print(s.$a, s.$b, s.$c, s.$d, s.$e, s.$f, s.$g, s.$h, s.$i, s.$j)
    print(
      s.a as Any, s.b as Any, s.c, s.d,
      s.e.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
    print(s.f as Any, s.g as Any, s.h as Any, s.i as Any, s.j as Any)
    print(s.f + 1, s.g.count, s.h * 2, s.j + 1)
    s.f = 7
    s.g = nil
    print(s.f!, s.g!, type(of: s.f!), type(of: s.a))
  }
}

@propertyWrapper struct Clamping<Value: Comparable> {
  var wrappedValue: Value
  init(wrappedValue: Value, range: ClosedRange<Value>) { self.wrappedValue = wrappedValue }
}
struct Sizes {
  @Clamping(range: -1.5...2.5) var b = -3
}
enum Clamped {
  static func main() {
    var s = Sizes()
    print(s.b)
    s.b = 2.5
    print(s.b)
  }
}
