infix operator <+> : AdditionPrecedence
infix operator |> : PipePrecedence
infix operator >>> : ComposePrecedence
prefix operator √
postfix operator %
precedencegroup PipePrecedence {
  associativity: left
  lowerThan: AdditionPrecedence
  higherThan: NilCoalescingPrecedence
}
precedencegroup ComposePrecedence {
  associativity: right
  higherThan: PipePrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func |> <A, B>(a: A?, f: (A) -> B) -> B? { a.map(f) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func % (x: Double) -> Double { x / 100 }
postfix func % (x: Int) -> Double { Double(x) / 100 }
struct Vec: Equatable, ExpressibleByArrayLiteral, AdditiveArithmetic {
  var x: Double, y: Double
  init(_ x: Double, _ y: Double) { self.x = x; self.y = y }
  init(arrayLiteral e: Double...) { self.init(e[0], e[1]) }
  static let zero = Vec(0, 0)
  static func + (a: Vec, b: Vec) -> Vec { Vec(a.x + b.x, a.y + b.y) }
  static func - (a: Vec, b: Vec) -> Vec { Vec(a.x - b.x, a.y - b.y) }
  static func * (a: Double, b: Vec) -> Vec { Vec(a * b.x, a * b.y) }
  static func * (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
  static func *= (a: inout Vec, b: Double) { a = b * a }
  static prefix func - (a: Vec) -> Vec { Vec(-a.x, -a.y) }
  static func <+> (a: Vec, b: (Double, Double)) -> Vec { a + Vec(b.0, b.1) }
}
extension Array where Element: Numeric {
  static func * (a: [Element], k: Element) -> [Element] { a.map { $0 * k } }
  static func <+> (a: [Element], b: [Element]) -> [Element] { zip(a, b).map(+) }
}
extension Optional where Wrapped: Numeric {
  static func <+> (a: Wrapped?, b: Wrapped?) -> Wrapped { (a ?? 0) + (b ?? 0) }
}
extension Int { static func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { n, _ in n * a } } }
infix operator ** : MultiplicationPrecedence
enum OwnOperators {
  static func main() {
    let v = Vec(1, 2)
    print(
      v + [3, 4], 2 * v, v * v, -v, v <+> (1, 1), [v, [1, 1]].reduce(.zero, +), v == [1, 2],
      2 * v - 3.0 * v)
    var w = v; w *= 3; w += [1, 1];
    print(
      w, [1, 2] * 3, [1.5, 2] * 2, [1, 2] <+> [3, 4], Optional(1) <+> nil, (2.5 as Double?) <+> 1)
    print(
      3 |> { $0 + 1 } |> { "\($0)" }, (Optional(2) |> { $0 * 2 }) ?? 0,
      [1, 2] |> { $0.map { $0 * 2 } }, √16 + 1, 50%, 2.5%, 2 ** 3 * 2)
    let f = { (x: Int) in x + 1 } >>> { $0 * 2 } >>> String.init
    print(
      f(3), ["1", "x"].map { (Int($0) |> { $0 + 1 }) ?? 0 }, 4 |> Double.init |> (√),
      [3, 1] |> { $0.sorted() })
  }
}
func * (a: Vec, k: Double) -> Vec { Vec(a.x * k, a.y * k) }
enum OperatorsOfLiterals {
  struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable,
    CustomStringConvertible
  {
    var cents: Int
    init(cents: Int) { self.cents = cents }
    init(integerLiteral n: Int) { cents = n * 100 }
    init(floatLiteral d: Double) { cents = Int((d * 100).rounded()) }
    var description: String { "$\(cents / 100).\(cents % 100)" }
    static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
    static func - (a: Self, b: Self) -> Self { .init(cents: a.cents - b.cents) }
    static func * (a: Self, n: Int) -> Self { .init(cents: a.cents * n) }
    static func / (a: Self, b: Self) -> Double { Double(a.cents) / Double(b.cents) }
    static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  }
  static func main() {
    let m: Money = 3
    print(
      m, m + 2, 1 + m + 0.5, m * 3, m / 2, m > 2.5, [m, 1, 2.5].max()!,
      [1, 2].reduce(m) { $0 + .init(cents: $1) }, m - 1 == 2, min(m, 1), max(0.5, m))
    var t = m; t = t + 1; let list: [Money] = [1, 2.5, m]
    print(
      t, list, list.sorted(), list.reduce(0, +), list.map { $0 * 2 }, (1...5).contains(m),
      m.clamped(to: 0...2), Money?(4) ?? 0, ["a": 2 as Money]["a"]!)
    print(
      zip(list, list).map { $0 + $1 }, list.dropFirst().reduce(0.5) { $0 + $1 },
      m == 3 ? "three" : "other", list.firstIndex(of: 2.5) ?? -1, list.contains(9))
    switch m {
    case 0..<2: print("low");
    case 3: print("three");
    default: print("high")
    }
  }
}
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
