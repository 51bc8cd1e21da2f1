// What the standard protocols ask for, asked of generic parameters.
import Foundation
func a<T: CaseIterable>(_ t: T.Type) -> Int { T.allCases.count }
func b<T: FixedWidthInteger>(_ s: String, _ t: T.Type) -> T? { T(s) }
func b2<T: FixedWidthInteger>(_ s: String, _ t: T.Type) -> T? { T(s, radix: 16) }
func c<T: BinaryInteger>(_ d: Double, _ t: T.Type) -> T? { T(exactly: d) }
func c2<T: BinaryInteger>(_ d: Double, _ t: T.Type) -> T { T(d) }
func c3<T: BinaryInteger, U: BinaryInteger>(_ u: U, _ t: T.Type) -> [T] {
  [T(clamping: u), T(truncatingIfNeeded: u)]
}
func d<T: BinaryFloatingPoint>(_ i: Int, _ t: T.Type) -> T { T(i) / 3 }
func d2<T: BinaryFloatingPoint>(_ f: Float, _ t: T.Type) -> T? { T(exactly: f) }
func e<T: ExpressibleByIntegerLiteral>(_ t: T.Type) -> T { 7 }
func e2<T: ExpressibleByStringLiteral>(_ t: T.Type) -> T { "seven" }
func e4<T: ExpressibleByDictionaryLiteral>(_ t: T.Type) -> T where T.Key == String, T.Value == Int {
  ["a": 1]
}
func e5<T: ExpressibleByNilLiteral>(_ t: T.Type) -> T { nil }
func e6<T: ExpressibleByBooleanLiteral>(_ t: T.Type) -> T { true }
func e7<T: ExpressibleByFloatLiteral>(_ t: T.Type) -> T { 1.5 }
func f<T: RangeReplaceableCollection>(_ t: T.Type) -> T where T.Element == Character {
  var x = T(); x.append("a"); x.append(contentsOf: "bc"); x += "d"; return x + "e"
}
func f2<T: RangeReplaceableCollection>(_ x: T) -> T { T(x.reversed()) }
func f3<T: RangeReplaceableCollection>(_ t: T.Element) -> T { T(repeating: t, count: 2) }
func g<T: RawRepresentable>(_ r: T.RawValue, _ t: T.Type) -> T? { T(rawValue: r) }
func g2<T: RawRepresentable>(_ r: [T.RawValue], _ t: T.Type) -> [T] {
  r.compactMap(T.init(rawValue:))
}
func h<T: SetAlgebra>(_ x: T, _ y: T) -> [T] {
  [x.union(y), x.intersection(y), x.subtracting(y), x.symmetricDifference(y), T()]
}
func i<T: Strideable>(_ x: T, _ n: T.Stride) -> T { x.advanced(by: n) }
func j<T: AdditiveArithmetic>(_ x: [T]) -> T { x.reduce(.zero, +) }
func j2<T: Numeric>(_ x: [T]) -> T { x.reduce(1, *) }
func j3<T: SignedNumeric>(_ x: T) -> T { -x }
func j4<T: Comparable>(_ x: T, _ y: T) -> [T] { [min(x, y), max(x, y)].sorted(by: >) }
func k<T: Decodable>(_ s: String, _ t: T.Type) throws -> T {
  try JSONDecoder().decode(T.self, from: Data(s.utf8))
}
func l<T: Identifiable>(_ x: [T]) -> [T.ID] { x.map(\.id) }
func m<T: FloatingPoint>(_ x: T) -> [T] {
  [
    x.squareRoot(), x.rounded(.up), T.infinity, .pi, x.magnitude,
    x.truncatingRemainder(dividingBy: 2),
  ]
}
func n<T: CustomStringConvertible & Hashable>(_ x: T) -> String {
  x.description + "\(x.hashValue == x.hashValue)"
}
func o<T: UnsignedInteger & FixedWidthInteger>(_ x: T) -> [T] {
  [T.max, T.min, x.byteSwapped, ~x, x &+ .max, T(bitPattern(x))]
}
func bitPattern<T: BinaryInteger>(_ x: T) -> T { x }
func p<T: StringProtocol>(_ x: T) -> String {
  x.uppercased() + String(x.prefix(2)) + "\(x.hasPrefix("a"))"
}
func q<T: Error & CaseIterable>(_ t: T.Type) -> [String] { t.allCases.map { "\($0)" } }
func r<T: Sequence>(_ x: T) -> [T.Element] where T.Element: Comparable { x.sorted() + [x.max()!] }
func s<T: OptionSet>(_ x: T.RawValue, _ t: T.Type) -> [T] { [T(rawValue: x), []] }
enum En: String, CaseIterable { case a, b }
enum Er: Error, CaseIterable { case x, y }
struct Op: OptionSet { let rawValue: Int }
struct It: Identifiable { var id: Int }
enum StandardRequirements {
  static func main() {
    print(
      a(En.self), b("12", UInt8.self) as Any, b("300", UInt8.self) as Any,
      b2("ff", UInt8.self) as Any)
    print(
      c(3, Int8.self) as Any, c(3.5, Int8.self) as Any, c2(3.9, UInt16.self), c3(300, UInt8.self),
      c3(-1, UInt8.self))
    print(d(7, Float.self), d(7, Double.self), d2(0.5, Double.self) as Any)
    print(
      e(Int.self), e(Double.self), e(UInt8.self), e2(String.self), e4([String: Int].self),
      e5(Int?.self) as Any, e6(Bool.self), e7(Float.self))
    print(
      f(String.self), f([Character].self), f2("abc"), f2([1, 2]), f3("x") as String, f3(4) as [Int])
    print(g("a", En.self) as Any, g("z", En.self) as Any, g2(["b", "q"], En.self))
    print(
      h([1, 2] as Set, [2, 3]).map { $0.sorted() },
      h(Op(rawValue: 3), Op(rawValue: 6)).map(\.rawValue))
    print(
      i(3, 4), i(2.5, 1), j([1, 2]), j([1.5, 2]), j2([2, 3] as [UInt8]), j3(4), j3(2.5),
      j4("b", "a"))
    print((try? k("[1,2]", [Int].self)) as Any, (try? k("{}", [Int].self)) as Any, l([It(id: 3)]))
    print(m(2.5), m(Float(2)), n(3).hasSuffix("true"))
    print(
      o(UInt8(3)), o(UInt16(3)), p("abc"), p("xyz".dropFirst()), q(Er.self), r([2, 1]),
      s(2, Op.self))
  }
}
