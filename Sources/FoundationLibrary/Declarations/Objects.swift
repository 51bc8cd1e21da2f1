class NSObject: Hashable, CustomStringConvertible {
  init() {}
  var description: String { "\(type(of: self))" }
  var hash: Int { ObjectIdentifier(self).hashValue }
  func isEqual(_ object: Any?) -> Bool {
    guard let object = object as? NSObject else { return false }
    return self === object
  }
  static func == (a: NSObject, b: NSObject) -> Bool { a.isEqual(b) }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A class whose objects a value of the type of `_plain` is bridged to and back.
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
  /// The number where it was made of an integer or a truth value.
  let integer: Int?
  let isBool: Bool
  required init(integerLiteral value: Int) {
    (self.value, integer, isBool) = (Double(value), value, false)
  }
  required init(floatLiteral value: Double) {
    (self.value, integer, isBool) = (value, nil, false)
  }
  required init(booleanLiteral value: Bool) {
    (self.value, integer, isBool) = (value ? 1 : 0, value ? 1 : 0, true)
  }
  init(value: Double) { (self.value, integer, isBool) = (value, nil, false) }
  init(value: some BinaryInteger) {
    (self.value, integer, isBool) = (Double(value), Int(exactly: value), false)
  }
  init(value: Float) { (self.value, integer, isBool) = (Double(value), nil, false) }
  init(value: Bool) { (self.value, integer, isBool) = (value ? 1 : 0, value ? 1 : 0, true) }
  private var whole: Int { integer ?? Int(value) }
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
    if let whole = integer ?? Int(exactly: value), abs(value) < 1e16 || integer != nil {
      return "\(whole)"
    }
    return "\(value)"
  }
  override var hash: Int { value.hashValue }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSNumber else { return false }
    if let integer, let theirs = other.integer { return integer == theirs }
    return value == other.value
  }
  func isEqual(to other: NSNumber) -> Bool { isEqual(other) }
  static func == (a: NSNumber, b: NSNumber) -> Bool { a.isEqual(b) }
  func compare(_ other: NSNumber) -> ComparisonResult {
    value < other.value
      ? .orderedAscending : value > other.value ? .orderedDescending : .orderedSame
  }
}
