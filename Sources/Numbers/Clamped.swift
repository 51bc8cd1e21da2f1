/// Conversions of numbers that may be any: a scene's, or what became of one. Swift's own end the program
/// for what no integer is, so that product code uses these; `ConversionTests` looks for others.
extension Int {
  /// The integer that a number is without its fraction, and 0 for what is no number. Beyond 2⁵³, where
  /// a `Double` doesn't tell integers apart, it is that: sums of what is given don't overflow either.
  @inlinable public init(clamped value: Double) {
    if value > -0x1p53, value < 0x1p53 {
      self.init(value)
    } else {
      self = value.isNaN ? 0 : value < 0 ? -1 << 53 : 1 << 53
    }
  }
}

extension FixedWidthInteger {
  /// The same in another integer type, or the nearest integer of it.
  @inlinable public init(clamped value: Double) { self.init(clamping: Int(clamped: value)) }
}

extension ClosedRange where Bound == Double {
  /// From the lesser of two numbers to the greater; what is no number counts as the other, and as 0
  /// where neither is one.
  @inlinable public init(between a: Double, and b: Double) {
    let (first, second) = (a.isNaN ? b : a, b.isNaN ? a : b)
    self = first <= second ? first...second : second < first ? second...first : 0...0
  }
}

extension FixedWidthInteger {
  /// The sum, or the nearest integer to it.
  @inlinable public func plus(_ other: Self) -> Self {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}
