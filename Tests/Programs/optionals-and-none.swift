// What `nil`, `.none` and `.some` are where an optional is expected.

enum E: Equatable { case none, some, a }
struct S {
  var e: E? = .none
  var f: E? = .some(.a)
}
func f(_ e: E? = .none) -> String { e == nil ? "nil" : "case" }
func g(_ b: Bool) -> E? {
  if b { return .none }
  return .a
}
final class C { var e: E? = .a { didSet { print("set", e == nil) } } }
enum Nones {
  static func main() {
    let o: E? = .none
    print(o == nil, S().e == nil, f(), f(.none), g(true) == nil)
    var v: E? = .a
    v = .none
    print(v == nil)
    print(v == .none, Optional(E.none) == .none, Optional(E.none) != .none)
    let c = C()
    c.e = .none
    let d: [String: E?] = ["x": .none]
    print(d["x"]! == nil)
    print([E?.none, .a, .none].map { $0 == nil })
    let t: (E?, Int) = (.none, 1)
    print(t.0 == nil)
    let k = { () -> E? in .none }
    print(k() == nil)
    let p = v ?? .none
    print(p)
    if case .none = Optional(E.none) { print("is nil") } else { print("is case") }
    switch Optional(E.none) {
    case .none: print("nil")
    case .a?: print("a")
    case .some(.none): print("some none")
    default: print("d")
    }
  }
}

enum Anything {
  static func main() {
    let x: Int? = nil
    print(x as Any == nil)
    let a: Any = x as Any
    print(a == nil)
    print(a as? Int == nil)
    print(a != nil ? false : true)
    let o: Any? = x
    print(o == nil)
    if let b = a as Any? { print("some", b) } else { print("none") }
    let arr: [Any] = [x as Any, 1]
    print(arr[0] == nil, arr.first == nil, arr.compactMap { $0 as Any? }.count)
    let d: [String: Any] = ["k": x as Any]
    print(d["k"] == nil, d["z"] == nil)
    func f(_ v: Any?) -> Bool { v == nil }
    print(f(x), f(a), f(arr[0]))
    func g<T>(_ v: T?) -> Bool { v == nil }
    print(g(x), g(a))
  }
}

enum Maybe {
  case some(Int)
  case merged(UInt8)
}
enum Somes {
  static func main() {
    var views: [Int: Maybe] = [:]
    views[1] = .some(3)
    views[2] = .merged(1)
    print(views[1]!, views[2]!)
    if let m = views[1] {
      switch m {
      case .some(let v): print(v)
      case .merged: print("m")
      }
    }
  }
}

enum K { case a, b, c }
struct N { var k: K = .b }
enum Elements {
  static func main() {
    var n: N?
    print([K.a, K.b].contains(n?.k))
    n = N()
    print([K.a, K.b].contains(n?.k))
  }
}

enum Patterns {
  static func main() {
    let a: Any? = Optional<Int>.none as Any
    switch a {
    case Optional<Any>.some(let v): print("s", v)
    default: print("d")
    }
    let i: Int? = 5
    if case Optional<Int>.some(let v) = i { print(v) }
    switch i {
    case Optional<Int>.none: print("none")
    case Optional<Int>.some(let w): print(w)
    }
  }
}
