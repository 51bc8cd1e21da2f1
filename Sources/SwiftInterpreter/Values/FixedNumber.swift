/// Wide enough for every fixed-width integer and its sums.
typealias WideInteger = Int128

extension Value {
  /// An integer of any type; nil for anything else.
  var asWideInteger: WideInteger? {
    switch self {
    case .int(let value): WideInteger(value)
    case .number(let value): value.wide
    default: nil
    }
  }
}

/// A number of one of the less usual types: fixed-width and unsigned integers, and `Float`.
public struct FixedNumber: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case float = "Float"
  }

  public let kind: Kind
  /// An integer sign- or zero-extended to 64 bits, or a `Float`'s bit pattern.
  let bits: UInt64

  init(kind: Kind, bits: UInt64) {
    self.kind = kind
    self.bits = bits
  }

  public init(_ value: Float) {
    kind = .float
    bits = UInt64(value.bitPattern)
  }

  public init<T: FixedWidthInteger>(_ value: T, kind: Kind) {
    self.kind = kind
    bits = UInt64(truncatingIfNeeded: value)
  }

  var float: Float { Float(bitPattern: UInt32(truncatingIfNeeded: bits)) }

  /// Nil where the type has no such value.
  init?(exactly value: Int, kind: Kind) {
    switch kind {
    case .float: self.init(Float(value))
    default:
      guard kind.contains(WideInteger(value)) else { return nil }
      self.init(kind: kind, bits: UInt64(truncatingIfNeeded: value))
    }
  }

  /// An integer as a wide one; nil for a `Float`.
  var wide: WideInteger? {
    switch kind {
    case .float: nil
    case .int8, .int16, .int32, .int64: WideInteger(Int64(bitPattern: bits))
    case .uint, .uint8, .uint16, .uint32, .uint64: WideInteger(bits)
    }
  }

  init?(_ wide: WideInteger, kind: Kind) {
    guard kind.contains(wide) else { return nil }
    self.init(kind: kind, bits: UInt64(truncatingIfNeeded: wide))
  }

  /// Keeps the low bits that the type has.
  init(truncating wide: WideInteger, kind: Kind) {
    let low = UInt64(truncatingIfNeeded: wide)
    switch kind {
    case .int8: self.init(Int8(truncatingIfNeeded: low), kind: kind)
    case .int16: self.init(Int16(truncatingIfNeeded: low), kind: kind)
    case .int32: self.init(Int32(truncatingIfNeeded: low), kind: kind)
    case .uint8: self.init(UInt8(truncatingIfNeeded: low), kind: kind)
    case .uint16: self.init(UInt16(truncatingIfNeeded: low), kind: kind)
    case .uint32: self.init(UInt32(truncatingIfNeeded: low), kind: kind)
    case .int64, .uint, .uint64, .float: self.init(kind: kind, bits: low)
    }
  }

  /// The number as `Double(_:)` converts it.
  public var asDouble: Double { wide.map { Double($0) } ?? Double(float) }

  var description: String { wide.map { "\($0)" } ?? "\(float)" }

  var negated: FixedNumber? {
    guard let wide else { return FixedNumber(-float) }
    return FixedNumber(-wide, kind: kind)
  }

  var complement: FixedNumber? {
    wide.map { FixedNumber(truncating: ~$0, kind: kind) }
  }

  /// The amount by which it shifts another integer.
  var shiftCount: Int { wide.map { Int(clamping: $0) } ?? 0 }

  func shifted(_ operation: BinaryOperation, by amount: Int) -> FixedNumber? {
    guard let wide else { return nil }
    // Beyond an integer's width nothing changes.
    let amount = min(max(amount, -128), 128)
    let left = operation == .shiftLeft ? amount : -amount
    if left >= 64 { return FixedNumber(truncating: 0, kind: kind) }
    return FixedNumber(truncating: left >= 0 ? wide << left : wide >> -left, kind: kind)
  }

  /// Nil on overflow.
  static func apply(_ operation: BinaryOperation, _ a: FixedNumber, _ b: FixedNumber) -> Value? {
    guard let x = a.wide, let y = b.wide else { return nil }
    func checked(_ wide: WideInteger) -> Value? {
      FixedNumber(wide, kind: a.kind).map(Value.number)
    }
    func wrapped(_ wide: WideInteger) -> Value {
      .number(FixedNumber(truncating: wide, kind: a.kind))
    }
    switch operation {
    case .add: return checked(x + y)
    case .subtract: return checked(x - y)
    case .multiply:
      let (product, overflow) = x.multipliedReportingOverflow(by: y)
      return overflow ? nil : checked(product)
    case .divide: return checked(x / y)
    case .remainder: return checked(x % y)
    case .wrappingAdd: return wrapped(x + y)
    case .wrappingSubtract: return wrapped(x - y)
    case .wrappingMultiply: return .number(FixedNumber(truncating: x &* y, kind: a.kind))
    case .shiftLeft, .shiftRight:
      return a.shifted(operation, by: Int(truncatingIfNeeded: y)).map(Value.number)
    case .and: return wrapped(x & y)
    case .or: return wrapped(x | y)
    case .xor: return wrapped(x ^ y)
    case .equal: return .bool(x == y)
    case .notEqual: return .bool(x != y)
    case .less: return .bool(x < y)
    case .lessOrEqual: return .bool(x <= y)
    case .greater: return .bool(x > y)
    case .greaterOrEqual: return .bool(x >= y)
    }
  }
}

extension FixedNumber.Kind {
  var bounds: ClosedRange<WideInteger> {
    switch self {
    case .int8: WideInteger(Int8.min)...WideInteger(Int8.max)
    case .int16: WideInteger(Int16.min)...WideInteger(Int16.max)
    case .int32: WideInteger(Int32.min)...WideInteger(Int32.max)
    case .int64: WideInteger(Int64.min)...WideInteger(Int64.max)
    case .uint8: 0...WideInteger(UInt8.max)
    case .uint16: 0...WideInteger(UInt16.max)
    case .uint32: 0...WideInteger(UInt32.max)
    case .uint, .uint64: 0...WideInteger(UInt64.max)
    case .float: 0...0
    }
  }

  func contains(_ value: WideInteger) -> Bool { bounds.contains(value) }
}
