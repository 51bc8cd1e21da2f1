import Foundation
import SwiftInterpreter

extension CodedNode {
  /// The data as the objects that `JSONSerialization` returns where no type is asked for.
  func value(in interpreter: Interpreter) throws -> Value {
    switch content {
    case .null: try interpreter.construct("NSNull", [])
    case .bool(let flag): try interpreter.construct("NSNumber", [("value", .bool(flag))])
    case .number(let digits):
      try interpreter.construct(
        "NSNumber", [("value", Int(digits).map(Value.int) ?? .double(Double(digits) ?? .nan))])
    case .string(let text): .string(text)
    case .date(let seconds): try interpreter.structure("Date", [.double(seconds)])
    case .data(let bytes):
      try interpreter.structure(
        "Data", [.array(bytes.map { .number(FixedNumber($0, kind: .uint8)) })])
    case .array(let elements): .array(try elements.map { try $0.value(in: interpreter) })
    case .object(let members):
      .dictionary(
        try members.map { (.string($0.key), try $0.node.value(in: interpreter)) })
    }
  }
}

extension Interpreter {
  /// The value for what `JSONSerialization` found in a text. Keys are sorted, because Foundation's
  /// order changes from run to run and a scene's picture must not.
  func value(ofJSON object: Any) throws -> Value {
    switch object {
    case let text as String: return .string(text)
    case let list as [Any]: return .array(try list.map { try value(ofJSON: $0) })
    case let table as [String: Any]:
      return .dictionary(
        try table.sorted { $0.key < $1.key }.map { (.string($0.key), try value(ofJSON: $0.value)) })
    case let decimal as NSDecimalNumber:
      return try construct("NSDecimalNumber", [("decimal", host("Decimal", decimal.decimalValue))])
    case let number as NSNumber:
      let plain: Value =
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"): .bool(number.boolValue)
        case UInt8(ascii: "d"): .double(number.doubleValue)
        case UInt8(ascii: "Q"): .integer(number.uint64Value)
        default: .int(number.intValue)
        }
      return try construct("NSNumber", [("value", plain)])
    default: return try construct("NSNull", [])
    }
  }

  /// Returns true if JSON can hold the value. A whole document is a list or a table; inside it,
  /// numbers, texts and null are allowed too.
  func isJSON(_ value: Value, isWhole: Bool = false) -> Bool {
    switch unboxed(value) {
    case .array(let list): list.elements.allSatisfy { isJSON($0) }
    case .dictionary(let table):
      table.pairs.allSatisfy { $0.key.asString != nil && isJSON($0.value) }
    case .double(let number): !isWhole && number.isFinite
    case .number(let number): !isWhole && number.asDouble.isFinite
    case .int, .bool, .string, .none: !isWhole
    case .object(let object): !isWhole && object.type.name == "NSNull"
    case .host(let host): !isWhole && host.type.name == "Decimal"
    default: false
    }
  }
}
