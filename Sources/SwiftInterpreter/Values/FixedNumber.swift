/// A number of one of the less usual types: fixed-width and unsigned integers, and `Float`.
public struct FixedNumber: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
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
}
