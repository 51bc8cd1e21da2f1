// program: memberwise and defaults
struct P { var x: Int; var y = 2; let z: Double = 1.5; var name: String? }
print(P(x: 1), P(x: 1, y: 5), P(x: 1, name: "n"), P(x: 0, y: 0, name: nil))

// program: methods and mutation
struct Counter {
  private(set) var count = 0
  var step = 1
  mutating func bump() { count += step }
  mutating func reset(to value: Int = 0) { self = Counter(count: value, step: step) }
  func doubled() -> Counter { var c = self; c.count *= 2; return c }
}
var c = Counter()
c.bump(); c.bump()
c.step = 5
c.bump()
print(c.count, c.doubled().count)
c.reset()
print(c)
c.reset(to: 9)
print(c.count)

// program: computed properties
struct Rect {
  var w = 2.0, h = 3.0
  var area: Double { w * h }
  var side: Double {
    get { w }
    set { w = newValue; h = newValue }
  }
  var half: Double {
    get { w / 2 }
    set(v) { w = v * 2 }
  }
}
var r = Rect()
print(r.area)
r.side = 4
print(r, r.area)
r.half += 1
print(r.w)

// program: static members
struct Config {
  static let shared = Config(level: 3)
  static var count = 0
  let level: Int
  static func make(_ n: Int) -> Config { count += 1; return Config(level: n) }
  static var summary: String { "count \(count)" }
}
print(Config.shared.level, Config.make(5).level, Config.count, Config.summary)
Config.count = 10
print(Config.summary)

// program: custom initialisers
struct Temp {
  var celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit: Double) { celsius = (fahrenheit - 32) / 1.8 }
  init?(text: String) {
    guard let v = Double(text) else { return nil }
    self.init(celsius: v)
  }
}
print(Temp(celsius: 10).celsius, Temp(fahrenheit: 212).celsius, Temp(text: "5")!.celsius, Temp(text: "x") as Any)

// program: property observers
struct Watched {
  var log: [String] = []
  var value: Int = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)->\(value)"); if value > 10 { value = 10 } }
  }
}
var w = Watched()
w.value = 5
w.value += 20
print(w.value, w.log)

// program: lazy properties
struct L {
  var calls = 0
  lazy var big: [Int] = { print("computing"); return [1, 2, 3] }()
}
var l = L()
print("before")
print(l.big, l.big.count)
l.big.append(4)
print(l.big)

// program: subscripts
struct Matrix {
  let rows: Int, cols: Int
  var data: [Double]
  init(rows: Int, cols: Int) { self.rows = rows; self.cols = cols; data = Array(repeating: 0, count: rows * cols) }
  subscript(r: Int, c: Int) -> Double {
    get { data[r * cols + c] }
    set { data[r * cols + c] = newValue }
  }
  subscript(row r: Int) -> [Double] { Array(data[r * cols..<(r + 1) * cols]) }
}
var m = Matrix(rows: 2, cols: 2)
m[0, 1] = 5
m[1, 0] += 2.5
print(m[0, 1], m[row: 1], m.data)

// program: value semantics
struct V { var a = [1]; var n = 0 }
var x = V()
var y = x
y.a.append(2)
y.n = 7
print(x, y)
func modify(_ v: inout V) { v.n += 1; v.a[0] = 99 }
modify(&x)
print(x, y)

// program: nested types
struct Outer {
  struct Inner { var v = 1; enum Kind { case a, b } }
  enum Mode: String { case on, off }
  var inner = Inner()
  var mode = Mode.on
  var kind: Inner.Kind = .b
}
let o = Outer()
print(o.inner.v, o.mode.rawValue, o.kind, Outer.Mode.off, o)

// program: equatable and hashable
struct Pt: Hashable { var x: Int; var y: Int }
print(Pt(x: 1, y: 2) == Pt(x: 1, y: 2), Pt(x: 1, y: 2) != Pt(x: 2, y: 2))
let set: Set<Pt> = [Pt(x: 1, y: 1), Pt(x: 1, y: 1), Pt(x: 2, y: 1)]
print(set.count, set.contains(Pt(x: 2, y: 1)))
var d: [Pt: String] = [:]
d[Pt(x: 0, y: 0)] = "origin"
print(d[Pt(x: 0, y: 0)] ?? "none", [Pt(x: 5, y: 5)].firstIndex(of: Pt(x: 5, y: 5)) as Any)

// program: comparable
struct Version: Comparable {
  var major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let vs = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
print(vs.sorted().map { "\($0.major).\($0.minor)" }, vs.max()!.minor, vs[0] > vs[1], vs[0] <= vs[2])
print(max(vs[0], vs[2]).minor)

// program: operators on structs
struct Vec { var x = 0.0, y = 0.0 }
extension Vec {
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vec) -> Vec { a * k }
  static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
  static func += (a: inout Vec, b: Vec) { a = a + b }
  static func == (a: Vec, b: Vec) -> Bool { a.x == b.x && a.y == b.y }
}
func run() {
  var v = Vec(x: 1, y: 2)
  v += Vec(x: 10, y: 10)
  print(v, v * 2, 2 * v, -v, v + Vec() == v)
}

// program: extensions
struct Box { var side = 2 }
extension Box {
  var volume: Int { side * side * side }
  func grown(by n: Int = 1) -> Box { Box(side: side + n) }
  init(area: Int) { self.init(side: area / 2) }
  static let unit = Box(side: 1)
}
extension Int {
  var squared: Int { self * self }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  mutating func double() { self *= 2 }
}
extension String { var shout: String { uppercased() + "!" } }
extension Array where Element == Int { var total: Int { reduce(0, +) } }
func run() {
  print(Box().volume, Box().grown().side, Box().grown(by: 5).side, Box(area: 8).side, Box.unit.volume)
  print(4.squared, "hey".shout, [1, 2, 3].total)
  3.times { print($0, terminator: " ") }
  var n = 5
  n.double()
  print(n)
}

// program: description
struct D: CustomStringConvertible { var n: Int; var description: String { "D<\(n)>" } }
struct E: CustomDebugStringConvertible { var n = 1; var debugDescription: String { "E!" } }
print(D(n: 3), [D(n: 1)], "\(D(n: 2))", E(), [E()])
print(Optional(D(n: 9)) as Any, (D(n: 1), 2))

// program: call as function
struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
let add = Adder(n: 10)
print(add(5), Adder(n: 1)(2))

// program: dynamic member lookup
@dynamicMemberLookup struct Bag {
  var values = ["a": 1]
  subscript(dynamicMember name: String) -> Int { values[name] ?? 0 }
}
print(Bag().a, Bag().zzz)

// program: self and shadowing
struct S {
  var x = 1
  func f(x: Int) -> Int { self.x + x }
  func g() -> Int { let x = 100; return x + self.x }
  mutating func h() { var copy = self; copy.x = 50; self = copy }
}
var s = S()
print(s.f(x: 5), s.g())
s.h()
print(s.x)

// program: struct with closures
struct Op { let name: String; let run: (Int, Int) -> Int }
let ops = [Op(name: "add", run: +), Op(name: "mul") { $0 * $1 }]
for op in ops { print(op.name, op.run(3, 4)) }
