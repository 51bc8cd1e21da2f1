// Literals in generic code of types that conform under a condition.

struct NumericT<R> {
  var raw: R
  init(_ r: R) { raw = r }
}
extension NumericT: Equatable where R: Equatable {}
extension NumericT: ExpressibleByIntegerLiteral where R: ExpressibleByIntegerLiteral {
  init(integerLiteral v: R.IntegerLiteralType) { raw = R(integerLiteral: v) }
}
extension NumericT: AdditiveArithmetic where R: AdditiveArithmetic {
  static var zero: NumericT { NumericT(.zero) }
  static func + (l: NumericT, r: NumericT) -> NumericT { NumericT(l.raw + r.raw) }
  static func - (l: NumericT, r: NumericT) -> NumericT { NumericT(l.raw - r.raw) }
}
extension NumericT: Numeric where R: Numeric {
  init?(exactly s: some BinaryInteger) {
    guard let r = R(exactly: s) else { return nil }
    raw = r
  }
  var magnitude: R.Magnitude { raw.magnitude }
  static func * (l: NumericT, r: NumericT) -> NumericT { NumericT(l.raw * r.raw) }
  static func *= (l: inout NumericT, r: NumericT) { l.raw *= r.raw }
}
extension NumericT: SignedNumeric where R: SignedNumeric {}
func sumNumeric<N: Numeric>(_ xs: [N]) -> N { xs.reduce(0, +) }
func incNumeric<N: ExpressibleByIntegerLiteral & AdditiveArithmetic>(_ n: N) -> N { n + 1 }
func negNumeric<N: SignedNumeric>(_ n: N) -> N { -n }

enum NumericProgram {
  static func main() {
    print([NumericT<Int>(1), NumericT<Int>(2)].reduce(0, +).raw)
    print(sumNumeric([NumericT<Int>(1), NumericT<Int>(2)]).raw)
    print(incNumeric(NumericT<Int>(4)).raw, incNumeric(NumericT<Double>(2.5)).raw)
    print(negNumeric(NumericT<Int>(4)).raw, (-NumericT<Double>(2.5)).raw)
    print(
      NumericT<Int8>(exactly: 300) as Any, NumericT<Int>(exactly: 3)?.raw as Any,
      NumericT<Int>(-3).magnitude)
  }
}

struct MadeT<R> {
  var raw: R
  init(_ r: R) { raw = r }
}
extension MadeT: ExpressibleByIntegerLiteral where R: ExpressibleByIntegerLiteral {
  init(integerLiteral v: R.IntegerLiteralType) { raw = R(integerLiteral: v) }
}
func makeMade<N: ExpressibleByIntegerLiteral>(_ t: N.Type) -> N { 7 }
func sameMade<N: ExpressibleByIntegerLiteral & Equatable>(_ n: N) -> Bool { n == 7 }
struct MadeP: ExpressibleByIntegerLiteral, Equatable {
  var v: Int
  init(integerLiteral v: Int) { self.v = v }
}

enum MadeProgram {
  static func main() {
    print(makeMade(MadeT<Int>.self).raw)
    print(makeMade(MadeT<Double>.self).raw)
    print(
      makeMade(MadeP.self).v, sameMade(MadeP(integerLiteral: 7)), makeMade(Int8.self),
      makeMade(Float.self))
  }
}
