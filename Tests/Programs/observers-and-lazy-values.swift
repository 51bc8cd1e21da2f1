// Observers, lazy values and overrides in classes and structs.

class ObservedA {
  var x = 1 { didSet { log.append("ObservedA\(oldValue)>\(x)") } }
  var log: [String] = []
  func f(_ n: Int = 1) -> String { "ObservedA\(n)" }
  var d: Int {
    get { 5 }
    set { log.append("set\(newValue)") }
  }
  init() { x = 2 }
  convenience init(_ n: Int) {
    self.init()
    x = n
  }
  deinit {}
}
class ObservedB: ObservedA {
  override var x: Int {
    willSet { log.append("w\(newValue)") }
    didSet { log.append("ObservedB\(oldValue)") }
  }
  override func f(_ n: Int = 9) -> String { "ObservedB\(n)" + super.f() }
  override var d: Int {
    get { super.d * 2 }
    set { super.d = newValue + 1 }
  }
  override init() {
    super.init()
    x = 3
  }
}
func aObserved() -> String {
  let b = ObservedB(7)
  b.x += 1
  b.d += 1
  return "\(b.log)"
}
func cObserved() -> String {
  let a: ObservedA = ObservedB()
  return a.f() + ObservedB().f() + ObservedA().f(4)
}
protocol ObservedG { func g() -> String }
extension ObservedG {
  func g() -> String { "ObservedG" }
  func h() -> String { g() + "h" }
}
class ObservedPa: ObservedG {}
class ObservedCh: ObservedPa { func g() -> String { "ObservedCh" } }
class ObservedPb: ObservedG { func g() -> String { "ObservedPb" } }
class ObservedCb: ObservedPb { override func g() -> String { "ObservedCb" } }
func ggObserved(_ x: ObservedG) -> String { x.g() + x.h() }
struct ObservedCow {
  var a: [Int] = [1]
  lazy var l: Int = {
    a.append(9)
    return a.count
  }()
  mutating func m() -> Int {
    defer { a.append(0) }
    return a.count
  }
}
func cowObserved() -> String {
  var x = ObservedCow()
  var y = x
  _ = y.m()
  y.a[0] = 5
  let z = x.l
  return "\(x.a) \(y.a) \(z) \(y.l) \(x.l)"
}
func fnlObserved() -> String {
  var s = ""
  outer: for i in 0..<3 {
    defer { s += "d\(i)" }
    for j in 0..<3 {
      if j == 1 { continue outer }
      if i == 2 { break outer }
      s += "\(i)\(j)"
    }
  }
  return s
}
func capObserved() -> String {
  var fs: [() -> Int] = []
  for i in 0..<3 {
    var n = i
    fs.append {
      n += 10
      return n
    }
  }
  var k = 1
  let g = { [k] in k }
  k = 5
  return "\(fs.map { $0() }) \(fs[0]()) \(g()) \(k)"
}
indirect enum ObservedEx {
  case n(Int), add(ObservedEx, ObservedEx), neg(ObservedEx), v(String, default: Int = 3)
  static func + (l: ObservedEx, r: ObservedEx) -> ObservedEx { .add(l, r) }
  static prefix func - (e: ObservedEx) -> ObservedEx { .neg(e) }
  subscript(env: [String: Int]) -> Int {
    switch self {
    case .n(let i): return i
    case let .add(l, r): return l[env] + r[env]
    case .neg(.neg(let e)): return e[env]
    case .neg(let e): return -e[env]
    case .v(let k, default: let d): return env[k, default: d]
    }
  }
}
extension ObservedEx: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral i: Int) { self = .n(i) }
  init(stringLiteral s: String) { self = .v(s) }
}
func swObserved(_ x: Any) -> String {
  switch x {
  case let n as Int where n > 5: return "big\(n)"
  case is Int: return "int"
  case let (a, b) as (Int, String): return "tup\(a)\(b)"
  case let s as [Int]: return "arr\(s.count)"
  case let f as (Int) -> Int: return "fn\(f(2))"
  case Optional<Any>.none: return "nil"
  case let d as [String: Any]: return "d\(d.keys.sorted())"
  case let e as any Equatable: return "eq"
  default: return "?"
  }
}

enum ObservedProgram {
  static func main() {
    print(aObserved())
    print(
      cObserved(), ggObserved(ObservedPa()), ggObserved(ObservedCh()), ObservedCh().g(),
      ObservedCh().h(), ggObserved(ObservedPb()), ggObserved(ObservedCb()))
    print(cowObserved())
    print(fnlObserved(), capObserved())
    print((1 + "x" + -(-"y") + -2 as ObservedEx)[["x": 10]], ObservedEx.v("q")[[:]])
    print(
      swObserved(9), swObserved(1), swObserved((1, "b")), swObserved([1, 2]),
      swObserved({ (x: Int) in x * 2 } as (Int) -> Int), swObserved(["k": 1]), swObserved("s"),
      swObserved(Optional<Int>.none as Any), swObserved([Any]()))
  }
}

enum LazyValuesSetInInitialisers {
  final class Watched {
    var log: [String] = []
    lazy var told: Int = made(3) { didSet { log.append("\(oldValue)->\(told)") } }
    lazy var plain: Int = made(4) { didSet { log.append("plain") } }
    lazy var before: Int = made(5) { willSet { log.append("to \(newValue)") } }
    var stored = 1 { didSet { log.append("never") } }
    init(_ value: Int) {
      told = value
      plain = value
      before = value
      stored = value
      told += 1
    }
    func made(_ value: Int) -> Int {
      log.append("made \(value)")
      return value
    }
  }
  struct Value {
    lazy var name = "lazy" { didSet { count += 1 } }
    var count = 0
    init(_ name: String) { self.name = name }
  }
  static func main() {
    let watched = Watched(7)
    print(watched.log, watched.told, watched.plain, watched.before, watched.stored)
    var value = Value("set")
    print(value.name, value.count)
  }
}
