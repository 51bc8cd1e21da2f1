struct Double: BinaryFloatingPoint, ExpressibleByFloatLiteral, LosslessStringConvertible,
  VectorArithmetic, Codable
{
  typealias Stride = Double
}

enum FloatingPointRoundingRule {
  case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}

enum FloatingPointSign: Int {
  case plus, minus
}

func lround(_ x: Double) -> Int { Int(x.rounded()) }
func lroundf(_ x: Float) -> Int { Int(x.rounded()) }
func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }
func lrintf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrEven)) }
