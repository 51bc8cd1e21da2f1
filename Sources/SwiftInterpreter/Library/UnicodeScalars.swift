/// Unicode scalars, and how characters and strings are made of them.
enum UnicodeScalars {
  static let types: [NativeType] = [
    NativeType(
      "struct UnicodeScalar: Hashable, Comparable, LosslessStringConvertible",
      members: [
        NativeMember("init(_ value: UInt8)") { call in
          try make(call, UInt32(truncatingIfNeeded: number(call)))
        },
        NativeMember("init?(_ value: UInt32)") { call in
          try optional(call, UInt32(exactly: number(call)))
        },
        NativeMember("init?(_ value: Int)") { call in
          try optional(call, UInt32(exactly: call.int(0)))
        },
        NativeMember("init?(_ text: String)") { call in
          let scalars = try call.string(0).unicodeScalars
          return try optional(call, scalars.count == 1 ? scalars.first?.value : nil)
        },
        NativeMember("init(stringLiteral text: String)") { call in
          try make(call, call.string(0).unicodeScalars.first?.value ?? 0)
        },
        NativeMember("var value: UInt32 { get }") { call in
          .number(FixedNumber(try own(call).value, kind: .uint32))
        },
        NativeMember("var isASCII: Bool { get }") { call in .bool(try own(call).isASCII) },
        NativeMember("var description: String { get }") { call in .string(String(try own(call))) },
        NativeMember("static func < (lhs: UnicodeScalar, rhs: UnicodeScalar) -> Bool") { call in
          .bool(
            (scalar(try call.value(0))?.value ?? 0) < (scalar(try call.value(1))?.value ?? 0))
        },
      ],
      describe: { scalar($0).map { String($0) } ?? "" },
      isEqual: { scalar($0) == scalar($1) })
  ]

  static let ofStrings = NativeMember("var unicodeScalars: [UnicodeScalar] { get }") { call in
    try call.chargeLetters()
    return .array(
      try call.ownString().unicodeScalars.map { call.interpreter.host("UnicodeScalar", $0) })
  }

  static let toCharacter = NativeMember("init(_ scalar: UnicodeScalar)") { call in
    .character(Character(scalar(try call.value(0)) ?? " "))
  }

  /// The scalar that a value is, or that a character consists of.
  static func scalar(_ value: Value) -> Unicode.Scalar? {
    switch value {
    case .character(let character): character.unicodeScalars.first
    case .string(let text): text.unicodeScalars.first
    case .substring(let box): box.text.unicodeScalars.first
    default: value.asHost(Unicode.Scalar.self)
    }
  }

  private static func own(_ call: NativeCall) throws -> Unicode.Scalar {
    try call.receiver(as: Unicode.Scalar.self)
  }

  private static func number(_ call: NativeCall) throws -> Int {
    guard case .number(let number) = try call.value(0) else { return try call.int(0) }
    return Int(truncatingIfNeeded: number.bits)
  }

  private static func make(_ call: NativeCall, _ value: UInt32) throws -> Value {
    guard let scalar = Unicode.Scalar(value) else {
      throw ScriptFailure.trap("\(value) is no Unicode scalar")
    }
    return call.interpreter.host("UnicodeScalar", scalar)
  }

  private static func optional(_ call: NativeCall, _ value: UInt32?) throws -> Value {
    .optional(
      value.flatMap { Unicode.Scalar($0) }.map { call.interpreter.host("UnicodeScalar", $0) })
  }
}
