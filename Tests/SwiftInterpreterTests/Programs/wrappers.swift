// program: property wrapper
@propertyWrapper struct Clamped { var value: Int; let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
struct S { @Clamped(0...10) var x = 50; @Clamped(1...5) var y: Int = 0 }
var s = S()
print(s.x, s.y)
s.x = -4
s.y += 3
print(s.x, s.y)

// program: projected value
@propertyWrapper struct Logged<T> { private var v: T; var log: [String] = []
  init(wrappedValue: T) { v = wrappedValue }
  var wrappedValue: T { get { v } set { log.append("\(v)->\(newValue)"); v = newValue } }
  var projectedValue: [String] { log }
}
struct M { @Logged var n = 1; @Logged var s = "a" }
var m = M()
m.n = 2; m.n = 3; m.s = "b"
print(m.n, m.$n, m.$s)

// program: wrapper with underscore access
@propertyWrapper struct W { var wrappedValue: Int; var extra = "e" }
struct T { @W var a: Int; init(a: Int) { _a = W(wrappedValue: a * 2) }; func info() -> String { _a.extra + "\(a)" } }
print(T(a: 4).info())

// program: memberwise with wrapper
@propertyWrapper struct Twice { private var n: Int; var wrappedValue: Int { get { n * 2 } set { n = newValue } }; init(wrappedValue: Int) { n = wrappedValue } }
struct U { @Twice var a: Int; var b = 1 }
var u = U(a: 5)
print(u.a)
u.a = 7
print(u.a, u.b)

// program: result builder
@resultBuilder enum Lines { 
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }
  static func buildEither(first p: [String]) -> [String] { p }
  static func buildEither(second p: [String]) -> [String] { p }
  static func buildArray(_ ps: [[String]]) -> [String] { ps.flatMap { $0 } }
}
func make(@Lines _ body: () -> [String]) -> String { body().joined(separator: "/") }
let flag = true
print(make { "a"; "b"; 3 })
print(make {
  "start"
  if flag { "yes" } else { "no" }
  if !flag { "never" }
  for i in 0..<3 { "i\(i)"; i * 10 }
  let x = "local"
  x
  switch 2 { case 1: "one"; case 2: "two"; default: "many" }
})

// program: builder on functions and properties
@resultBuilder struct Sum { static func buildBlock(_ xs: Int...) -> Int { xs.reduce(0, +) } }
struct Q { @Sum var total: Int { 1; 2; 3 }; @Sum func more(_ n: Int) -> Int { n; total } }
print(Q().total, Q().more(10))

// program: builder with partial block and final result
@resultBuilder struct J { static func buildPartialBlock(first: String) -> String { first }
  static func buildPartialBlock(accumulated: String, next: String) -> String { accumulated + "," + next }
  static func buildFinalResult(_ s: String) -> String { "<" + s + ">" } }
func j(@J _ f: () -> String) -> String { f() }
print(j { "a"; "b"; "c" }, j { "z" })

// program: stored builder closures
@resultBuilder struct L { static func buildBlock(_ x: String...) -> [String] { x } }
struct Card { let title: String; let content: () -> [String]
  init(_ title: String, @L content: @escaping () -> [String]) { self.title = title; self.content = content }
  var text: String { title + ":" + content().joined(separator: "+") } }
print(Card("t") { "a"; "b" }.text)

// program: key paths
struct Addr { var city: String; var zip = 1 }
struct Per { var name: String; var addr: Addr; var tags = ["x", "y"]; var nick: String? = nil }
var p = Per(name: "n", addr: Addr(city: "c"))
let kp = \Per.addr.city
print(p[keyPath: kp], p[keyPath: \.name], [p].map(\.addr.zip), p[keyPath: \.tags[1]], p[keyPath: \.nick?.count] as Any)
p[keyPath: kp] = "new"
let w: WritableKeyPath<Per, Int> = \.addr.zip
p[keyPath: w] += 5
print(p.addr)
func sorted<T, K: Comparable>(_ xs: [T], by k: KeyPath<T, K>) -> [T] { xs.sorted { $0[keyPath: k] < $1[keyPath: k] } }
print(sorted([3, 1, 2], by: \.self), sorted(["bb", "a"], by: \.count))

// program: typealias and nested generics
typealias Pair = (Int, String)
typealias Handler = (Int) -> String
struct Gen<T> { typealias Item = T; var items: [Item] }
let pr: Pair = (1, "a")
let h: Handler = { "h\($0)" }
print(pr, h(3), Gen<Int>(items: [1]).items)

// program: custom operators
infix operator **: MultiplicationPrecedence
func ** (a: Double, b: Int) -> Double { var r = 1.0; for _ in 0..<b { r *= a }; return r }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
func run() { print(2.0 ** 3, 1 + 2.0 ** 2 * 3, √16) }

// program: pattern operator
struct Near { let v: Double }
func ~= (p: Near, x: Double) -> Bool { abs(p.v - x) < 0.5 }
func run() { switch 3.2 { case Near(v: 1): print("one"); case Near(v: 3): print("three"); default: print("none") } }

// program: existential metatypes
struct A1 { static let n = 1 }
struct A2 { static let n = 2 }
let t: Any.Type = A1.self
print(t == A1.self, t == A2.self, A1.self, "\(type(of: 3))", String(describing: A2.self))
