/// Unicode scalars, and characters and strings made of them.
enum UnicodeScalars {
  static let types: [NativeType] = [
    NativeType(
      "struct UnicodeScalar: Hashable, Comparable, LosslessStringConvertible, CustomDebugStringConvertible",
      members: [
        NativeMember("init(_ value: UInt8)") { (call, value: Value) in
          try make(call, UInt32(truncatingIfNeeded: number(value)))
        },
        NativeMember("init?(_ value: UInt16)") { (call, value: Value) in
          optional(call, UInt32(exactly: try number(value)))
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
        NativeMember("init(unicodeScalarLiteral text: String)") { (call, text: String) in
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
        NativeMember("var debugDescription: String { get }") { call in
          .string(try own(call).debugDescription)
        },
        NativeMember("func escaped(asASCII forceASCII: Bool) -> String") { (call, isASCII: Bool) in
          .string(try own(call).escaped(asASCII: isASCII))
        },
        NativeMember("static func < (lhs: UnicodeScalar, rhs: UnicodeScalar) -> Bool") {
          (_, lhs: Unicode.Scalar, rhs: Unicode.Scalar) in .bool(lhs < rhs)
        },
      ],
      source: "typealias Properties = _ScalarProperties",
      describe: { scalar($0).map { String($0) } ?? "" },
      isEqual: { scalar($0) == scalar($1) }),
    NativeType("struct _ScalarProperties", members: properties),
  ]

  /// A scalar's Unicode properties.
  private static let properties: [NativeMember] =
    [
      flag("isAlphabetic", \.isAlphabetic), flag("isASCIIHexDigit", \.isASCIIHexDigit),
      flag("isBidiControl", \.isBidiControl), flag("isBidiMirrored", \.isBidiMirrored),
      flag("isCased", \.isCased), flag("isCaseIgnorable", \.isCaseIgnorable),
      flag("changesWhenLowercased", \.changesWhenLowercased),
      flag("changesWhenUppercased", \.changesWhenUppercased),
      flag("changesWhenTitlecased", \.changesWhenTitlecased),
      flag("changesWhenCaseFolded", \.changesWhenCaseFolded),
      flag("changesWhenCaseMapped", \.changesWhenCaseMapped), flag("isDash", \.isDash),
      flag("isDeprecated", \.isDeprecated),
      flag("isDefaultIgnorableCodePoint", \.isDefaultIgnorableCodePoint),
      flag("isDiacritic", \.isDiacritic), flag("isExtender", \.isExtender),
      flag("isFullCompositionExclusion", \.isFullCompositionExclusion),
      flag("isGraphemeBase", \.isGraphemeBase), flag("isGraphemeExtend", \.isGraphemeExtend),
      flag("isHexDigit", \.isHexDigit), flag("isIDContinue", \.isIDContinue),
      flag("isIDStart", \.isIDStart), flag("isIdeographic", \.isIdeographic),
      flag("isIDSBinaryOperator", \.isIDSBinaryOperator),
      flag("isIDSTrinaryOperator", \.isIDSTrinaryOperator), flag("isJoinControl", \.isJoinControl),
      flag("isLogicalOrderException", \.isLogicalOrderException),
      flag("isLowercase", \.isLowercase), flag("isMath", \.isMath),
      flag("isNoncharacterCodePoint", \.isNoncharacterCodePoint),
      flag("isQuotationMark", \.isQuotationMark), flag("isPatternSyntax", \.isPatternSyntax),
      flag("isPatternWhitespace", \.isPatternWhitespace), flag("isRadical", \.isRadical),
      flag("isSentenceTerminal", \.isSentenceTerminal), flag("isSoftDotted", \.isSoftDotted),
      flag("isUnifiedIdeograph", \.isUnifiedIdeograph), flag("isUppercase", \.isUppercase),
      flag("isVariationSelector", \.isVariationSelector), flag("isWhitespace", \.isWhitespace),
      flag("isXIDContinue", \.isXIDContinue), flag("isXIDStart", \.isXIDStart),
      flag("isEmoji", \.isEmoji), flag("isEmojiPresentation", \.isEmojiPresentation),
      flag("isEmojiModifier", \.isEmojiModifier),
      flag("isEmojiModifierBase", \.isEmojiModifierBase),
      NativeMember("var name: String? { get }") { call in
        .optional(try properties(call).name.map { .string($0) })
      },
      NativeMember("var nameAlias: String? { get }") { call in
        .optional(try properties(call).nameAlias.map { .string($0) })
      },
      NativeMember("var generalCategory: Unicode.GeneralCategory { get }") { call in
        try unicodeCase("GeneralCategory", "\(properties(call).generalCategory)", call)
      },
      NativeMember("var numericType: Unicode.NumericType? { get }") { call in
        .optional(
          try properties(call).numericType.map { try unicodeCase("NumericType", "\($0)", call) })
      },
      NativeMember("var _combiningClass: UInt8 { get }") { call in
        .integer(try properties(call).canonicalCombiningClass.rawValue)
      },
      NativeMember("var age: (major: Int, minor: Int)? { get }") { call in
        .optional(
          try properties(call).age.map {
            .tuple([.int($0.major), .int($0.minor)], labels: ["major", "minor"])
          })
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

  /// A case of an enum that `Unicode` has.
  private static func unicodeCase(
    _ type: String, _ name: String, _ call: NativeCall
  ) throws -> Value {
    let unicode = call.program.builtin[.unicode]
    let nested = unicode.flatMap { call.program.nestedType(type, in: $0)?.nominal }
    guard let found = nested?.ownCase(name) else {
      throw ScriptFailure.trap("enum 'Unicode.\(type)' has no case '\(name)'")
    }
    return found.bare
  }

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
