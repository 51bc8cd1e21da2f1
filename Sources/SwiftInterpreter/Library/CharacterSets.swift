extension StandardLibrary {
  static let characterSet = NativeType(
    named: "CharacterSet",
    members: [
      NativeMember("var isEmpty: Bool { get }") { call in
        guard let set = call.receiver else { return .bool(true) }
        let isMember = CharacterTest.membership(in: set)
        if let given = CharacterTest.given(in: set) {
          return .bool(!given.contains(where: isMember))
        }
        // About as many characters as can be looked at in the time of so many rounds.
        try call.program.machine.charge(100_000)
        let scalars = (0...0x10_FFFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
        return .bool(!scalars.contains { isMember(Character($0)) })
      }
    ])

  /// Texts as parts of an address.
  static let percentEncoding: [NativeMember] = [
    NativeMember(
      "func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String?"
    ) { (call, allowed: CharacterTest) in
      let encoded = try call.ownString().map { character in
        if character.isASCII, allowed.holds(character) { return String(character) }
        return character.utf8.map { byte in
          let digits = String(byte, radix: 16, uppercase: true)
          return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
      }
      return .optional(.string(encoded.joined()))
    },
    NativeMember("var removingPercentEncoding: String? { get }") { call in
      var bytes: [UInt8] = []
      var rest = Array(try call.ownString().utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, let decoded = UInt8(digits, radix: 16) else { return .none }
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      }
      return .optional(String(validating: bytes, as: UTF8.self).map(Value.string))
    },
  ]
}

/// A `CharacterSet`, by which characters belong to it.
struct CharacterTest: NativeArgument {
  static var declared: DeclaredTypes { .named("CharacterSet") }
  let holds: (Character) -> Bool

  init(argument: Value, of call: borrowing NativeCall) { holds = Self.membership(in: argument) }

  fileprivate static func membership(in set: Value) -> (Character) -> Bool {
    let isMember = members(of: set)
    return set.stored("isInverted")?.asBool == true ? { !isMember($0) } : isMember
  }

  /// Characters among which are all of a set; nil where these are too many to list.
  fileprivate static func given(in set: Value) -> String? {
    if set.stored("isInverted")?.asBool == true { return nil }
    let parts = (set.stored("parts")?.asArray ?? []).map(given)
    switch set.stored("name")?.asString {
    case "given": return set.stored("characters")?.asString
    case "and": return parts.lazy.compactMap(\.self).first
    case "or": return parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
    default: return nil
    }
  }

  private static func members(of set: Value) -> (Character) -> Bool {
    switch set.stored("name")?.asString {
    case "newlines": return \.isNewline
    case "illegal":
      return { $0.unicodeScalars.first?.properties.generalCategory == .unassigned }
    case "whitespaces": return { $0.isWhitespace && !$0.isNewline }
    case "punctuation": return \.isPunctuation
    case "symbols": return \.isSymbol
    case "digits":
      return { $0.unicodeScalars.first?.properties.generalCategory == .decimalNumber }
    case "control":
      return { character in
        let category = character.unicodeScalars.first?.properties.generalCategory
        return category == .control || category == .format
      }
    case "capitalized":
      return { $0.unicodeScalars.first?.properties.generalCategory == .titlecaseLetter }
    case "marks":
      return { character in
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
      }
    case "letters": return \.isLetter
    case "uppercase": return \.isUppercase
    case "lowercase": return \.isLowercase
    case "alphanumerics": return { $0.isLetter || $0.isNumber }
    case "or", "and":
      let parts = (set.stored("parts")?.asArray ?? []).map(membership)
      return set.stored("name")?.asString == "or"
        ? { character in parts.contains { $0(character) } }
        : { character in parts.allSatisfy { $0(character) } }
    case "given":
      let characters = Set(set.stored("characters")?.asString ?? "")
      return { characters.contains($0) }
    default: return \.isWhitespace
    }
  }
}
