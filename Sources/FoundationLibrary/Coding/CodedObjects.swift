import SwiftInterpreter

extension CodedNode {
  /// The data as objects, such as `JSONSerialization` gives where no type is asked for.
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
