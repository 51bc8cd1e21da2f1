struct Double: BinaryFloatingPoint, LosslessStringConvertible, VectorArithmetic, Codable {
  typealias Stride = Double
}

enum FloatingPointRoundingRule {
  case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}

enum FloatingPointSign: Int {
  case plus, minus
}
