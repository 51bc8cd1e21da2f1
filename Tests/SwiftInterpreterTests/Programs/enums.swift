// program: simple enums
enum Dir: CaseIterable { case north, south, east, west
  var opposite: Dir { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } }
}
print(Dir.north, Dir.north.opposite, Dir.allCases.count, Dir.allCases.map { "\($0)" }, Dir.east == .east, [Dir.west])

// program: raw values
enum Planet: Int { case mercury = 1, venus, earth; var next: Planet? { Planet(rawValue: rawValue + 1) } }
enum Key: String { case home, end = "END" }
enum Ratio: Double { case half = 0.5, full = 1 }
print(Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) as Any, Planet.venus.next!, Key.home.rawValue, Key(rawValue: "END")!, Ratio.half.rawValue)

// program: associated values
enum Shape { case circle(r: Double), rect(w: Double, h: Double), unit
  var area: Double {
    switch self {
    case .circle(let r): return r * r * 3
    case .rect(let w, let h): return w * h
    case .unit: return 1
    }
  }
}
let shapes: [Shape] = [.circle(r: 2), .rect(w: 2, h: 3), .unit]
print(shapes.map(\.area), shapes, shapes[0])
for case .rect(let w, _) in shapes { print(w) }
if case let .circle(r) = shapes[0], r > 1 { print("big", r) }

// program: indirect enums
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr)
  var value: Int {
    switch self {
    case .num(let n): n
    case .add(let a, let b): a.value + b.value
    case let .mul(a, b): a.value * b.value
    case .neg(let e): -e.value
    }
  }
}
let e = Expr.add(.num(2), .mul(.num(3), .neg(.num(4))))
print(e.value, Expr.num(1))

// program: enums with methods
enum Light { case red, green
  mutating func flip() { self = self == .red ? .green : .red }
  static func random(_ n: Int) -> Light { n % 2 == 0 ? .red : .green }
  static let start = Light.red
}
var l = Light.start
l.flip()
print(l, Light.random(2), Light.random(3))

// program: enum equality with payloads
enum T: Equatable { case a(Int), b(String), c }
print(T.a(1) == .a(1), T.a(1) == .a(2), T.b("x") == .c, [T.c, .a(3)].contains(.a(3)))

// program: enum as dictionary key
enum K: Hashable { case x, y(Int) }
var d: [K: String] = [.x: "one", .y(2): "two"]
d[.y(3)] = "three"
print(d[.x]!, d[.y(2)]!, d[.y(9)] as Any, d.count)

// program: comparable enums
enum Level: Int, Comparable { case low, mid, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
print(Level.low < .high, [Level.high, .low, .mid].sorted(), Level.mid >= .mid, max(Level.low, .mid))

// program: generic enum
enum Result2<V, E> { case ok(V), bad(E)
  func map<U>(_ f: (V) -> U) -> Result2<U, E> { switch self { case .ok(let v): .ok(f(v)); case .bad(let e): .bad(e) } }
}
let r: Result2<Int, String> = .ok(4)
if case .ok(let s) = r.map({ "v\($0)" }) { print(s) }
let b: Result2<Int, String> = .bad("no")
switch b { case .ok(let v): print(v); case .bad(let m): print("bad", m) }

// program: enum cases as functions
enum W { case v(Int) }
let ws = [1, 2].map(W.v)
print(ws.count, ws[0])

// program: multiple patterns in a case
enum A { case one(Int), two(Int), three }
func f(_ a: A) -> Int { switch a { case .one(let n), .two(let n): n; case .three: 0 } }
print(f(.one(5)), f(.two(7)), f(.three))

// program: enum with static computed and init
enum Theme: String { case light, dark
  init(hour: Int) { self = hour < 18 ? .light : .dark }
  static var all: [Theme] { [.light, .dark] }
}
print(Theme(hour: 10), Theme(hour: 20).rawValue, Theme.all)

// program: nested switch with where
enum Op { case push(Int), pop, add }
var stack: [Int] = []
for op in [Op.push(2), .push(3), .add, .push(10), .pop] {
  switch op {
  case .push(let n) where n > 5: stack.append(n * 10)
  case .push(let n): stack.append(n)
  case .pop: _ = stack.popLast()
  case .add: let a = stack.removeLast(), b = stack.removeLast(); stack.append(a + b)
  }
}
print(stack)

// program: caseless namespace
enum Const { static let pad = 8.0; static func scale(_ x: Double) -> Double { x * pad } }
print(Const.pad, Const.scale(2))

// program: option sets
struct Opts: OptionSet { let rawValue: Int
  static let a = Opts(rawValue: 1 << 0)
  static let b = Opts(rawValue: 1 << 1)
  static let c = Opts(rawValue: 1 << 2)
  static let all: Opts = [.a, .b, .c]
}
var o: Opts = [.a, .c]
print(o.contains(.a), o.contains(.b), o.rawValue, Opts.all.rawValue, o.isEmpty)
o.insert(.b); o.remove(.a)
print(o.rawValue, o.union(.a) == .all, o.intersection([.b]).rawValue, Opts([]).rawValue)
