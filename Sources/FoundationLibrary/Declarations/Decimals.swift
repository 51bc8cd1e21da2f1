struct Decimal: SignedNumeric, Comparable, Hashable, Codable, CustomStringConvertible,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  static func += (a: inout Decimal, b: Decimal) { a = a + b }
  static func -= (a: inout Decimal, b: Decimal) { a = a - b }
  static func *= (a: inout Decimal, b: Decimal) { a = a * b }
  static func /= (a: inout Decimal, b: Decimal) { a = a / b }
  static let radix = 10
  var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
  typealias RoundingMode = NSDecimalNumber.RoundingMode
  /// Rounds to a number of digits after the point.
  func rounded(scale: Int, mode: RoundingMode) -> Decimal { rounded(scale, "\(mode)") }
  typealias FormatStyle = DecimalFormatStyle<Decimal>
  func formatted() -> String { formatted(.number) }
}

func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int,
  _ mode: NSDecimalNumber.RoundingMode
) { result = number.rounded(scale: scale, mode: mode) }

class NSDecimalNumber: NSNumber {
  enum RoundingMode { case plain, down, up, bankers }
  private let decimal: Decimal
  static let zero = NSDecimalNumber(decimal: 0)
  static let one = NSDecimalNumber(decimal: 1)
  static let notANumber = NSDecimalNumber(decimal: Decimal.nan)
  init(decimal: Decimal) {
    self.decimal = decimal
    super.init(value: decimal.doubleValue)
  }
  convenience init(string: String?) {
    self.init(decimal: string.flatMap { Decimal(string: $0) } ?? Decimal.nan)
  }
  override convenience init(value: Double) { self.init(decimal: Decimal(value)) }
  override convenience init(value: some BinaryInteger) { self.init(decimal: Decimal(Int(value))) }
  required init(integerLiteral value: Int) {
    decimal = Decimal(value)
    super.init(integerLiteral: value)
  }
  required init(floatLiteral value: Double) {
    decimal = Decimal(value)
    super.init(floatLiteral: value)
  }
  required init(booleanLiteral value: Bool) {
    decimal = value ? 1 : 0
    super.init(booleanLiteral: value)
  }
  override var decimalValue: Decimal { decimal }
  func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimal + other.decimal)
  }
  func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimal - other.decimal)
  }
  func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimal * other.decimal)
  }
  func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimal / other.decimal)
  }
  override var description: String { decimal.description }
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
