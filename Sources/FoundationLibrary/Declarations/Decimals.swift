struct Decimal: SignedNumeric, Comparable, Hashable, Codable, CustomStringConvertible,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  static func += (a: inout Decimal, b: Decimal) { a = a + b }
  static func -= (a: inout Decimal, b: Decimal) { a = a - b }
  static func *= (a: inout Decimal, b: Decimal) { a = a * b }
  static func /= (a: inout Decimal, b: Decimal) { a = a / b }
  var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
  typealias RoundingMode = NSDecimalNumber.RoundingMode
  /// To a number of digits after the point.
  func rounded(scale: Int, mode: RoundingMode) -> Decimal { rounded(scale, "\(mode)") }
  func formatted() -> String { doubleValue.formatted() }
  func formatted(_ format: FloatingPointFormatStyle<Double>) -> String {
    doubleValue.formatted(format)
  }
}

func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int,
  _ mode: NSDecimalNumber.RoundingMode
) { result = number.rounded(scale: scale, mode: mode) }

class NSDecimalNumber: NSNumber {
  enum RoundingMode { case plain, down, up, bankers }
  let decimalValue: Decimal
  static let zero = NSDecimalNumber(decimal: 0)
  static let one = NSDecimalNumber(decimal: 1)
  init(decimal: Decimal) {
    decimalValue = decimal
    super.init(value: decimal.doubleValue)
  }
  required init(integerLiteral value: Int) {
    decimalValue = Decimal(value)
    super.init(integerLiteral: value)
  }
  required init(floatLiteral value: Double) {
    decimalValue = Decimal(value)
    super.init(floatLiteral: value)
  }
  required init(booleanLiteral value: Bool) {
    decimalValue = value ? 1 : 0
    super.init(booleanLiteral: value)
  }
  func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue + other.decimalValue)
  }
  func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue - other.decimalValue)
  }
  func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue * other.decimalValue)
  }
  func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue / other.decimalValue)
  }
  override var stringValue: String { decimalValue.description }
}
extension Double {
  init(truncating number: NSNumber) { self = number.doubleValue }
}
extension Float {
  init(truncating number: NSNumber) { self = number.floatValue }
}
extension Bool {
  init(truncating number: NSNumber) { self = number.boolValue }
}
extension Int {
  init(truncating number: NSNumber) { self = number.intValue }
}
