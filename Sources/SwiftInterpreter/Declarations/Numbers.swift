struct Double: BinaryFloatingPoint, ExpressibleByFloatLiteral, LosslessStringConvertible,
  VectorArithmetic, Codable
{
  typealias Stride = Double
  typealias Magnitude = Double
  typealias Exponent = Int
  typealias RawExponent = UInt
  typealias RawSignificand = UInt64
}

enum FloatingPointRoundingRule {
  case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}

enum FloatingPointSign: Int {
  case plus, minus
}

enum FloatingPointClassification {
  case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
  case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
}

func lround(_ x: Double) -> Int { Int(x.rounded()) }
func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
func lrintf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrEven)) }
func llround(_ x: Double) -> Int64 { Int64(x.rounded()) }
func llrint(_ x: Double) -> Int64 { Int64(x.rounded(.toNearestOrEven)) }
func modf<T: FloatingPoint>(_ x: T) -> (T, T) {
  guard x.isFinite else { return (x, 0) }
  let whole = x.rounded(.towardZero)
  return (whole, x - whole)
}
func modf(_ x: Double, _ whole: UnsafeMutablePointer<Double>) -> Double {
  let parts = modf(x)
  whole.pointee = parts.0
  return parts.1
}
func frexp<T: BinaryFloatingPoint>(_ x: T) -> (T, Int) {
  // In Swift, unlike C, the fraction has no sign.
  x.isFinite && !x.isZero ? (x.significand / 2, Int(x.exponent) + 1) : (x, 0)
}
func ldexp<T: BinaryFloatingPoint>(_ x: T, _ n: Int) -> T { scalbn(x, n) }
func scalbn<T: FloatingPoint>(_ x: T, _ n: Int) -> T {
  T(sign: .plus, exponent: T.Exponent(n), significand: x)
}
func ilogb<T: BinaryFloatingPoint>(_ x: T) -> Int {
  if x.isInfinite { return Int(Int32.max) }
  return x.isZero || x.isNaN ? Int(Int32.min) : Int(x.exponent)
}
func remquo<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> (T, Int) {
  let (rest, quotient) = _remquo(Double(x), Double(y))
  return (T(rest), quotient)
}
func fma<T: FloatingPoint>(_ x: T, _ y: T, _ z: T) -> T { z.addingProduct(x, y) }
func fmaf(_ x: Float, _ y: Float, _ z: Float) -> Float { z.addingProduct(x, y) }
func nextafter<T: FloatingPoint>(_ x: T, _ y: T) -> T {
  x == y || y.isNaN ? y : x < y ? x.nextUp : x.nextDown
}
func nextafterf(_ x: Float, _ y: Float) -> Float { nextafter(x, y) }
