/// Unicode scalars, and how characters and strings are made of them.
enum UnicodeScalars {
  static let types: [NativeType] = [
    NativeType(
      "struct UnicodeScalar: Hashable, Comparable, LosslessStringConvertible",
      members: [
        NativeMember("init(_ value: UInt8)") { (call, value: Value) in
          try make(call, UInt32(truncatingIfNeeded: number(value)))
        },
        NativeMember("init?(_ value: UInt32)") { (call, value: Value) in
          optional(call, UInt32(exactly: try number(value)))
        },
        NativeMember("init?(_ value: Int)") { (call, value: Int) in
          optional(call, UInt32(exactly: value))
        },
        NativeMember("init?(_ text: String)") { (call, text: String) in
          let scalars = text.unicodeScalars
          return optional(call, scalars.count == 1 ? scalars.first?.value : nil)
        },
        NativeMember("init(stringLiteral text: String)") { (call, text: String) in
          try make(call, text.unicodeScalars.first?.value ?? 0)
        },
        NativeMember("var value: UInt32 { get }") { call in
          .number(FixedNumber(try own(call).value, kind: .uint32))
        },
        NativeMember("var properties: _ScalarProperties { get }") { call in
          call.interpreter.host("_ScalarProperties", try own(call))
        },
        NativeMember("var isASCII: Bool { get }") { call in .bool(try own(call).isASCII) },
        NativeMember("var description: String { get }") { call in .string(String(try own(call))) },
        NativeMember("static func < (lhs: UnicodeScalar, rhs: UnicodeScalar) -> Bool") {
          (_, lhs: Unicode.Scalar, rhs: Unicode.Scalar) in .bool(lhs < rhs)
        },
      ],
      source: "typealias Properties = _ScalarProperties",
      describe: { scalar($0).map { String($0) } ?? "" },
      isEqual: { scalar($0) == scalar($1) }),
    NativeType("struct _ScalarProperties", members: properties),
  ]

  /// What Unicode says of a scalar.
  private static let properties: [NativeMember] =
    [
      flag("isAlphabetic", \.isAlphabetic), flag("isWhitespace", \.isWhitespace),
      flag("isUppercase", \.isUppercase), flag("isLowercase", \.isLowercase),
      flag("isMath", \.isMath), flag("isASCIIHexDigit", \.isASCIIHexDigit),
      flag("isHexDigit", \.isHexDigit), flag("isDiacritic", \.isDiacritic),
      flag("isEmoji", \.isEmoji), flag("isEmojiPresentation", \.isEmojiPresentation),
      flag("isEmojiModifier", \.isEmojiModifier),
      flag("isEmojiModifierBase", \.isEmojiModifierBase),
      flag("isVariationSelector", \.isVariationSelector),
      flag("isJoinControl", \.isJoinControl),
      NativeMember("var name: String? { get }") { call in
        .optional(try properties(call).name.map { .string($0) })
      },
      NativeMember("var numericValue: Double? { get }") { call in
        .optional(try properties(call).numericValue.map { .double($0) })
      },
      NativeMember("var uppercaseMapping: String { get }") { call in
        .string(try properties(call).uppercaseMapping)
      },
      NativeMember("var lowercaseMapping: String { get }") { call in
        .string(try properties(call).lowercaseMapping)
      },
      NativeMember("var titlecaseMapping: String { get }") { call in
        .string(try properties(call).titlecaseMapping)
      },
    ]

  private static func flag(
    _ name: String, _ flag: @escaping @Sendable (Unicode.Scalar.Properties) -> Bool
  ) -> NativeMember {
    NativeMember("var \(name): Bool { get }") { call in .bool(flag(try properties(call))) }
  }

  private static func properties(_ call: NativeCall) throws -> Unicode.Scalar.Properties {
    try call.receiver(as: Unicode.Scalar.self).properties
  }

  static let toCharacter = NativeMember("init(_ scalar: UnicodeScalar)") {
    (_, scalar: Unicode.Scalar) in .character(Character(scalar))
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

  private static func number(_ value: Value) throws -> Int {
    guard case .number(let number) = value else { return try value.requireInt() }
    return Int(truncatingIfNeeded: number.bits)
  }

  private static func make(_ call: NativeCall, _ value: UInt32) throws -> Value {
    guard let scalar = Unicode.Scalar(value) else {
      throw ScriptFailure.trap("\(value) is no Unicode scalar")
    }
    return call.interpreter.host("UnicodeScalar", scalar)
  }

  private static func optional(_ call: NativeCall, _ value: UInt32?) -> Value {
    .optional(
      value.flatMap { Unicode.Scalar($0) }.map { call.interpreter.host("UnicodeScalar", $0) })
  }
}
