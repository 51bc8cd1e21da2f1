struct Decimal: SignedNumeric, Comparable, Hashable, Codable, CustomStringConvertible,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  static func += (a: inout Decimal, b: Decimal) { a = a + b }
  static func -= (a: inout Decimal, b: Decimal) { a = a - b }
  static func *= (a: inout Decimal, b: Decimal) { a = a * b }
  static func /= (a: inout Decimal, b: Decimal) { a = a / b }
  func formatted() -> String { doubleValue.formatted() }
  func formatted(_ format: FloatingPointFormatStyle<Double>) -> String {
    doubleValue.formatted(format)
  }
}

class NSDecimalNumber: NSNumber {
  let decimalValue: Decimal
  init(decimal: Decimal) {
    decimalValue = decimal
    super.init(value: decimal.doubleValue)
  }
  override var stringValue: String { decimalValue.description }
}
extension Double {
  init(truncating number: NSNumber) { self = number.doubleValue }
}
extension Int {
  init(truncating number: NSNumber) { self = number.intValue }
}
