struct Money: AdditiveArithmetic {
  var cents: Int; static let zero = Money(cents: 0);
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) };
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
}
struct Mod7: Numeric, CustomStringConvertible {
  var v: Int
  typealias Magnitude = Int
  init(_ v: Int) { self.v = ((v % 7) + 7) % 7 }
  init(integerLiteral value: Int) { self.init(value) }
  init?<T: BinaryInteger>(exactly source: T) {
    guard let i = Int(exactly: source), i >= 0, i < 7 else { return nil }; self.init(i)
  }
  var magnitude: Int { v }
  var description: String { "\(v)m7" }
  static func + (a: Mod7, b: Mod7) -> Mod7 { Mod7(a.v + b.v) }
  static func - (a: Mod7, b: Mod7) -> Mod7 { Mod7(a.v - b.v) }
  static func * (a: Mod7, b: Mod7) -> Mod7 { Mod7(a.v * b.v) }
  static func *= (a: inout Mod7, b: Mod7) { a = a * b }
}
struct Day: Strideable, CustomStringConvertible {
  var n: Int; init(_ n: Int) { self.n = n }; func distance(to o: Day) -> Int { o.n - n };
  func advanced(by k: Int) -> Day { Day(n + k) }; var description: String { "day\(n)" }
}
extension Sequence where Element: AdditiveArithmetic {
  func total() -> Element { reduce(.zero, +) }
}
extension Sequence where Element: Numeric { func product() -> Element { reduce(1, *) } }
func sum<T: AdditiveArithmetic>(_ xs: [T]) -> T { var t = T.zero; for x in xs { t += x }; return t }
func diff<T: AdditiveArithmetic>(_ a: T, _ b: T) -> T { var x = a; x -= b; return x }
func pow<T: Numeric>(_ b: T, _ e: Int) -> T { var r: T = 1; for _ in 0..<e { r *= b }; return r }
func dot<T: Numeric>(_ a: [T], _ b: [T]) -> T { zip(a, b).map { $0 * $1 }.reduce(0) { $0 + $1 } }
func poly<T: Numeric>(_ c: [T], _ x: T) -> T { c.reversed().reduce(0) { $0 * x + $1 } }
func twice<T: Numeric>(_ x: T) -> T { 2 * x + 1 }
func steps<T: Strideable>(_ a: T, _ b: T, _ s: T.Stride) -> [T] {
  Array(stride(from: a, to: b, by: s))
}
func dist<T: Strideable>(_ a: T, _ b: T) -> T.Stride { a.distance(to: b) }
func mid<T: Strideable>(_ a: T, _ b: T) -> T where T.Stride: BinaryInteger {
  a.advanced(by: a.distance(to: b) / 2)
}
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func digits<T: BinaryInteger>(_ n: T) -> [Int] {
  var n = n; var r: [Int] = []; while n > 0 { r.append(Int(n % 10)); n /= 10 }; return r.reversed()
}
func isEven<T: BinaryInteger>(_ n: T) -> Bool { n.isMultiple(of: 2) && n & 1 == 0 }
func half<T: BinaryInteger>(_ n: T) -> T {
  let (q, r) = n.quotientAndRemainder(dividingBy: 2); return q + r
}
func bits<T: FixedWidthInteger>(_ n: T) -> String {
  String(n, radix: 2)
    + "/\(T.bitWidth)/\(n.leadingZeroBitCount)/\(n.nonzeroBitCount)/\(n.trailingZeroBitCount)"
}
func bounds<T: FixedWidthInteger>(_: T.Type) -> String { "\(T.min)...\(T.max)" }
func wrap<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { a &+ b }
func over<T: FixedWidthInteger>(_ a: T, _ b: T) -> (T, Bool) {
  let r = a.addingReportingOverflow(b); return (r.partialValue, r.overflow)
}
func conv<A: BinaryInteger, B: FixedWidthInteger>(_ a: A, to: B.Type) -> B? { B(exactly: a) }
func clampTo<A: BinaryInteger, B: FixedWidthInteger>(_ a: A, to: B.Type) -> B { B(clamping: a) }
func trunc<A: BinaryInteger, B: FixedWidthInteger>(_ a: A, to: B.Type) -> B {
  B(truncatingIfNeeded: a)
}
func sgn<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }
func neg<T: SignedNumeric>(_ x: T) -> T { var y = x; y.negate(); return y }
func absI<T: SignedInteger>(_ x: T) -> T { abs(x) }
func avg<T: FloatingPoint>(_ xs: [T]) -> T { xs.reduce(0, +) / T(xs.count) }
func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func toD<T: BinaryFloatingPoint>(_ x: T) -> Double { Double(x) }
func rnd<T: FloatingPoint>(_ x: T) -> T { x.rounded(.up) }
func dbl<T: BinaryInteger>(_ x: T) -> Double { Double(x) / 2 }
extension BinaryInteger {
  var isOdd: Bool { self % 2 != 0 };
  func clampedTo(_ r: ClosedRange<Self>) -> Self {
    Swift.min(Swift.max(self, r.lowerBound), r.upperBound)
  }; var digitSum: Self { self == 0 ? 0 : self % 10 + (self / 10).digitSum }
}
extension FixedWidthInteger {
  var bitsList: [Bool] { (0..<Self.bitWidth).reversed().map { (self >> Self($0)) & 1 == 1 } }
}
extension Numeric { var squared: Self { self * self } }
extension FloatingPoint { var isWhole: Bool { self == rounded() } }
extension AdditiveArithmetic { static prefix func - (x: Self) -> Self { zero - x } }

enum GenericNumbers {
  static func main() {
    print(
      [Money(cents: 3), Money(cents: 4)].total(), sum([Money(cents: 1)]),
      diff(Money(cents: 5), Money(cents: 2)), -Money(cents: 3))
    print(
      [Mod7(3), 5].total(), [Mod7(3), 5, 6].product(), pow(Mod7(3), 4), dot([Mod7(2), 3], [4, 5]),
      poly([1, 2, 3] as [Mod7], 2), twice(Mod7(5)), Mod7(exactly: 9) as Any, Mod7(4).squared,
      Mod7.zero)
    print(
      [1, 2, 3].total(), [1.5, 2].product(), pow(2, 10), pow(1.5, 2), dot([1, 2], [3, 4]),
      poly([1, 2, 3], 2.0), twice(Float(2)))
    print(
      steps(1, 6, 2), steps(0.0, 1, 0.5), steps(Day(1), Day(6), 2), dist(Day(1), Day(4)),
      dist(1.5, 4), dist("a" as Unicode.Scalar == "a" ? 1 : 2, 5))
    print(
      mid(1, 9), mid(Day(2), Day(8)), Day(1) < Day(2), Day(3) == Day(3), (Day(1)...Day(3)).map(\.n),
      (Day(1)..<Day(4)).count, Day(2).advanced(by: 3))
    print(
      gcd(12, 18), gcd(UInt8(12), 18), digits(1234), digits(UInt16(77)), isEven(4), isEven(Int8(3)),
      half(7), half(UInt32(9)))
    print(
      bits(5), bits(Int8(-3)), bits(UInt16(40)), bounds(Int8.self), bounds(UInt32.self),
      wrap(Int8(127), 1), wrap(UInt8(255), 2), over(UInt8(250), 10), over(1, 2))
    print(
      conv(300, to: UInt8.self) as Any, conv(-1, to: UInt.self) as Any,
      conv(UInt8(7), to: Int.self) as Any, clampTo(300, to: Int8.self), trunc(300, to: UInt8.self),
      trunc(-1, to: UInt16.self))
    print(
      sgn(-3), sgn(-2.5), neg(4), neg(1.5), absI(-7), absI(Int8(-7)), avg([1.0, 2]),
      avg([Float(1), 4]), lerp(0, 10, 0.25), lerp(Float(0), 1, 0.5), toD(Float(1.5)), rnd(1.2),
      rnd(Float(1.7)), dbl(3), dbl(UInt8(5)))
    print(
      5.isOdd, UInt8(4).isOdd, 15.clampedTo(0...10), 1234.digitSum, UInt8(25).digitSum,
      UInt8(5).bitsList.filter { $0 }.count, Int8(-1).bitsList.count, 3.squared, 1.5.squared,
      2.0.isWhole, 2.5.isWhole)
  }
}

struct Big: BinaryInteger, SignedInteger {
  var v: Int
  typealias Magnitude = UInt
  typealias IntegerLiteralType = Int
  typealias Words = [UInt]
  init(_ v: Int) { self.v = v }
  init(integerLiteral value: Int) { v = value }
  init<T: BinaryInteger>(_ source: T) { v = Int(source) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { v = Int(truncatingIfNeeded: source) }
  init<T: BinaryInteger>(clamping source: T) { v = Int(clamping: source) }
  init?<T: BinaryInteger>(exactly source: T) {
    guard let x = Int(exactly: source) else { return nil }; v = x
  }
  init<T: BinaryFloatingPoint>(_ source: T) { v = Int(source) }
  init?<T: BinaryFloatingPoint>(exactly source: T) {
    guard let x = Int(exactly: source) else { return nil }; v = x
  }
  var words: [UInt] { [UInt(bitPattern: v)] }
  var magnitude: UInt { v.magnitude }
  var bitWidth: Int { 64 }
  var trailingZeroBitCount: Int { v.trailingZeroBitCount }
  static func + (a: Big, b: Big) -> Big { Big(a.v + b.v) }
  static func - (a: Big, b: Big) -> Big { Big(a.v - b.v) }
  static func * (a: Big, b: Big) -> Big { Big(a.v * b.v) }
  static func / (a: Big, b: Big) -> Big { Big(a.v / b.v) }
  static func % (a: Big, b: Big) -> Big { Big(a.v % b.v) }
  static func += (a: inout Big, b: Big) { a.v += b.v }
  static func -= (a: inout Big, b: Big) { a.v -= b.v }
  static func *= (a: inout Big, b: Big) { a.v *= b.v }
  static func /= (a: inout Big, b: Big) { a.v /= b.v }
  static func %= (a: inout Big, b: Big) { a.v %= b.v }
  static func &= (a: inout Big, b: Big) { a.v &= b.v }
  static func |= (a: inout Big, b: Big) { a.v |= b.v }
  static func ^= (a: inout Big, b: Big) { a.v ^= b.v }
  static func <<= <R: BinaryInteger>(a: inout Big, b: R) { a.v <<= b }
  static func >>= <R: BinaryInteger>(a: inout Big, b: R) { a.v >>= b }
  static func < (a: Big, b: Big) -> Bool { a.v < b.v }
  static func == (a: Big, b: Big) -> Bool { a.v == b.v }
  static prefix func ~ (a: Big) -> Big { Big(~a.v) }
}
struct Meters: Numeric, Comparable, SignedNumeric, CustomStringConvertible {
  var v: Double; init(_ v: Double) { self.v = v };
  init(integerLiteral value: Int) { v = Double(value) };
  init?<T: BinaryInteger>(exactly source: T) { v = Double(source) }; typealias Magnitude = Double;
  var magnitude: Double { v.magnitude };
  static func + (a: Meters, b: Meters) -> Meters { Meters(a.v + b.v) };
  static func - (a: Meters, b: Meters) -> Meters { Meters(a.v - b.v) };
  static func * (a: Meters, b: Meters) -> Meters { Meters(a.v * b.v) };
  static func *= (a: inout Meters, b: Meters) { a.v *= b.v };
  static func < (a: Meters, b: Meters) -> Bool { a.v < b.v }; var description: String { "\(v)m" }
}
struct Deg: Strideable, Hashable {
  var d: Double; func distance(to o: Deg) -> Double { o.d - d };
  func advanced(by n: Double) -> Deg { Deg(d: d + n) }
}
struct Vec: AdditiveArithmetic {
  var x = 0.0, y = 0.0; static var zero: Vec { Vec() };
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) };
  static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) }
}
enum Level: Int, Strideable {
  case low, midOf, high; func distance(to o: Level) -> Int { o.rawValue - rawValue };
  func advanced(by n: Int) -> Level { Level(rawValue: rawValue + n)! }
}
func gcdOf<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcdOf(b, a % b) }
func fact<T: BinaryInteger>(_ n: T) -> T { n <= 1 ? 1 : n * fact(n - 1) }
func low<T: BinaryInteger>(_ n: T) -> Bool { n & 1 == 1 }
func pw<T: Numeric>(_ b: T, _ e: Int) -> T { (0..<e).reduce(1) { r, _ in r * b } }
func totalOf<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic {
  s.reduce(.zero, +)
}
func mean<C: Collection>(_ c: C) -> Double where C.Element: BinaryInteger {
  Double(c.reduce(0, +)) / Double(c.count)
}
func mag<T: Numeric>(_ t: T) -> T.Magnitude { t.magnitude }
func bigger<T: Comparable & SignedNumeric>(_ a: T, _ b: T) -> T { abs(a) > abs(b) ? a : b }
func rng<T: Strideable>(_ a: T, _ b: T) -> [T] where T.Stride: SignedInteger { Array(a...b) }
func hx<T: BinaryInteger>(_ t: T) -> String { String(t, radix: 16) }
func midOf<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { a + (b - a) / 2 }
func cnt<T: FixedWidthInteger>(_ t: T) -> Int { T.bitWidth - t.leadingZeroBitCount }
func rot<T: FixedWidthInteger & UnsignedInteger>(_ t: T, _ k: Int) -> T {
  (t << k) | (t >> (T.bitWidth - k))
}
func rd<T: FixedWidthInteger>(_: T.Type) -> Bool {
  let r = T.random(in: 0...5); return r >= 0 && r <= 5
}
func bytes<T: FixedWidthInteger>(_ t: T) -> [UInt8] {
  (0..<(T.bitWidth / 8)).map { UInt8(truncatingIfNeeded: t >> ($0 * 8)) }
}
func fl<T: BinaryFloatingPoint>(_ t: T) -> (Int, T, T) {
  (Int(t), t.truncatingRemainder(dividingBy: 1), T(3))
}
func fp<T: FloatingPoint>(_ t: T) -> [T] {
  [t.squareRoot(), -t, abs(t), t.magnitude, t.nextUp - t > 0 ? 1 : 0, max(t, 2), T(4)]
}
func st<T: Strideable>(_ a: T, _ b: T, _ n: T.Stride) -> Int {
  stride(from: a, through: b, by: n).reduce(0) { s, _ in s + 1 }
}
func convOf<A: BinaryInteger, B: BinaryInteger>(_ a: A, _: B.Type) -> B { B(a) }
func convF<A: BinaryInteger, B: BinaryFloatingPoint>(_ a: A, _: B.Type) -> B { B(a) }
func ex<A: BinaryInteger, B: BinaryInteger>(_ a: A, _: B.Type) -> B? { B(exactly: a) }
extension BinaryInteger {
  var isEv: Bool { isMultiple(of: 2) };
  func times(_ f: (Self) -> Void) { var i: Self = 0; while i < self { f(i); i += 1 } }
}
extension Numeric {
  static func ** (a: Self, b: Int) -> Self { var r: Self = 1; for _ in 0..<b { r *= a }; return r }
}
infix operator **
extension Collection where Element: BinaryInteger {
  var parity: Int { reduce(0) { $0 + Int($1 & 1) } }
}
extension Sequence where Element: Numeric { var sq: [Element] { map { $0 * $0 } } }

enum OwnNumbers {
  static func main() {
    print(
      Big(3) + 4, Big(7) / 2, Big(7) % 4, Big(6) & 3, Big(6) | 1, Big(6) ^ 3, ~Big(0), Big(1) << 4,
      Big(-9) >> 1, -Big(5), Big(3) * -2)
    print(
      Big(3) < 4, Big(3) == 3, Big(3) != 4, Big(5) >= 5, Big(3) < Big(2), [Big(3), 1, 2].sorted(),
      [Big(3), 1].max()!, Big(7).isMultiple(of: 7), Big(-7).signum(),
      Big(17).quotientAndRemainder(dividingBy: 5))
    print(
      Int(Big(9)), Double(Big(9)) / 2, UInt8(truncatingIfNeeded: Big(257)),
      Int8(exactly: Big(300)) as Any, Int8(clamping: Big(300)), Big(UInt8(4)), Big(2.9),
      Big(exactly: 2.5) as Any, Int(exactly: Big(-4)) as Any, Float(Big(3)))
    print(
      gcdOf(Big(12), 18), fact(Big(5)), fact(5), fact(UInt8(5)), low(Big(3)), low(Int16(2)),
      pw(Big(2), 5), totalOf([Big(1), 2]), mean([Big(1), 2]), mag(Big(-3)), hx(Big(255)),
      hx(UInt8(200)), Big(4).isEv, Big(2) ** 3, [Big(1), 2, 3].parity, [Big(2)].sq)
    print(
      String(Big(255), radix: 2), Big(12).description, "\(Big(-12))", Big.zero, Big.isSigned,
      Big(3).hashValue == Big(3).hashValue, Set([Big(1), 1, 2]).count, Big(3).advanced(by: 2),
      Big(3).distance(to: 9),
      (Big(1)...3).map { $0 * 2 })
    print(
      Meters(3) + 4, Meters(2) * 3, -Meters(2), abs(Meters(-3)), bigger(Meters(-5), 3),
      mag(Meters(-2)), pw(Meters(2), 3), totalOf([Meters(1), 2]), [Meters(1), 2].reduce(0, +),
      Meters(2) ** 2, Meters(3) > 2, max(Meters(1), 2))
    print(
      stride(from: Deg(d: 0), to: Deg(d: 1), by: 0.5).map(\.d), Deg(d: 1) < Deg(d: 2),
      Deg(d: 1) == Deg(d: 1), st(Deg(d: 0), Deg(d: 1), 0.25), [Deg(d: 3), Deg(d: 1)].min()!.d,
      Set([Deg(d: 1), Deg(d: 1)]).count, (Deg(d: 0)...Deg(d: 2)).contains(Deg(d: 1)))
    print(
      totalOf([Vec(x: 1, y: 2), Vec(x: 3)]), Vec(x: 1) - Vec(y: 1), Vec.zero == Vec(), +Vec(x: 2))
    print(
      (Level.low...Level.high).map { $0 }, Level.low < .high, Level.midOf.distance(to: .high),
      rng(Level.low, .midOf), [Level.high, .low].sorted())
    print(
      midOf(2, 8), midOf(UInt8(200), 250), cnt(255), cnt(UInt16(7)), rot(UInt8(0b1001_0000), 1),
      rd(Int.self), rd(UInt8.self), bytes(UInt32(0x01020304)), bytes(Int16(-2)))
    print(
      fl(2.75), fl(Float(1.5)), fp(9.0), fp(Float(-4)), convOf(3, UInt8.self),
      convOf(Big(3), Int32.self), convOf(4, Big.self), convF(3, Double.self),
      convF(Big(3), Float.self), ex(300, UInt8.self) as Any, ex(-1, UInt.self) as Any,
      ex(5, Big.self) as Any)
    print(
      rng(1, 3), rng(Int8(1), 3), rng(UInt(2), 4), mean([1, 2]), mean([UInt8(1), 2]),
      [1, 2, 3].parity, [UInt8(3)].parity, [1.5].sq, [2, 3].sq, 2 ** 10, 1.5 ** 2, UInt8(3) ** 2,
      7.isEv, UInt8(8).isEv)
  }
}
