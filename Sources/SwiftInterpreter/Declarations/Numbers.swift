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
