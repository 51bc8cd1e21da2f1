class NSObject: Hashable, CustomStringConvertible {
  init() {}
  var description: String { "\(type(of: self))" }
  var hash: Int { ObjectIdentifier(self).hashValue }
  func isEqual(_ object: Any?) -> Bool {
    guard let object = object as? NSObject else { return false }
    return self === object
  }
  static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) {}
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A class whose objects are bridged to values of the type of `_plain` and back.
protocol _Bridged {}

class NSNull: NSObject {
  override init() {}
  override var description: String { "<null>" }
  override var hash: Int { 0 }
  override func isEqual(_ object: Any?) -> Bool { object is NSNull }
}

class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  let value: Double
  /// The number, where it was made from an integer or a truth value.
  let integer: Int?
  /// The number where it is an integer above all of `Int`.
  let large: UInt64?
  let isBool: Bool
  /// The bits of a signed integer that can hold all values of the type that it was made from; less
  /// than zero for floating-point numbers.
  private let width: Int
  required init(integerLiteral value: Int) {
    (self.value, integer, large, isBool, width) = (Double(value), value, nil, false, 64)
  }
  required init(floatLiteral value: Double) {
    (self.value, integer, large, isBool, width) = (value, nil, nil, false, -64)
  }
  required init(booleanLiteral value: Bool) {
    let integer = value ? 1 : 0
    (self.value, self.integer, large, isBool, width) = (Double(integer), integer, nil, true, 8)
  }
  init<T: BinaryInteger>(value: T) {
    self.value = Double(value)
    integer = Int(exactly: value)
    large = integer == nil ? UInt64(exactly: value) : nil
    isBool = false
    width = T.isSigned ? value.bitWidth : value.bitWidth * 2
  }
  init(value: Double) {
    (self.value, integer, large, isBool, width) = (value, nil, nil, false, -64)
  }
  init(value: Float) {
    (self.value, integer, large, isBool, width) = (Double(value), nil, nil, false, -32)
  }
  init(value: Bool) {
    let integer = value ? 1 : 0
    (self.value, self.integer, large, isBool, width) = (Double(integer), integer, nil, true, 8)
  }
  private var whole: Int { integer ?? large.map { Int(truncatingIfNeeded: $0) } ?? Int(value) }
  /// The letter for the C type that it is stored as; all small integers share one.
  var objCType: UnsafePointer<CChar> {
    let letter: String
    if isBool {
      letter = "c"
    } else if large != nil {
      letter = "Q"
    } else if width < 0 {
      letter = width == -32 ? "f" : "d"
    } else if let integer, integer >= -1, integer <= 12 {
      letter = "i"
    } else {
      letter = width == 8 ? "c" : width == 16 ? "s" : width == 32 ? "i" : "q"
    }
    return UnsafePointer(_lent: letter.utf8CString.map { $0 })
  }
  var doubleValue: Double { value }
  var floatValue: Float { Float(value) }
  var intValue: Int { whole }
  var int8Value: Int8 { Int8(truncatingIfNeeded: whole) }
  var int16Value: Int16 { Int16(truncatingIfNeeded: whole) }
  var int32Value: Int32 { Int32(truncatingIfNeeded: whole) }
  var int64Value: Int64 { Int64(whole) }
  var uintValue: UInt { UInt(truncatingIfNeeded: whole) }
  var uint8Value: UInt8 { UInt8(truncatingIfNeeded: whole) }
  var uint16Value: UInt16 { UInt16(truncatingIfNeeded: whole) }
  var uint32Value: UInt32 { UInt32(truncatingIfNeeded: whole) }
  var uint64Value: UInt64 { UInt64(truncatingIfNeeded: whole) }
  var boolValue: Bool { value != 0 }
  var decimalValue: Decimal { integer.map { Decimal($0) } ?? Decimal(value) }
  var stringValue: String { description }
  override var description: String {
    if let large { return "\(large)" }
    if let whole = integer ?? Int(exactly: value), abs(value) < 1e16 || integer != nil {
      return "\(whole)"
    }
    return width == -32 ? "\(Float(value))" : "\(value)"
  }
  override var hash: Int { value.hashValue }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSNumber else { return false }
    if integer != nil || large != nil, other.integer != nil || other.large != nil {
      return integer == other.integer && large == other.large
    }
    return value == other.value
  }
  func isEqual(to other: NSNumber) -> Bool { isEqual(other) }
  static func == (a: NSNumber, b: NSNumber) -> Bool { a.isEqual(b) }
  func compare(_ other: NSNumber) -> ComparisonResult {
    value < other.value
      ? .orderedAscending : value > other.value ? .orderedDescending : .orderedSame
  }
}
