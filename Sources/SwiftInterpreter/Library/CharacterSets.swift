extension StandardLibrary {
  static let characterSet = NativeType(named: "CharacterSet")

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

  init(argument: Value, of call: borrowing NativeCall) {
    let isMember = Self.members(of: argument)
    let isInverted = argument.stored("isInverted")?.asBool == true
    holds = isInverted ? { !isMember($0) } : isMember
  }

  private static func members(of set: Value) -> (Character) -> Bool {
    switch set.stored("name")?.asString {
    case "newlines": return \.isNewline
    case "whitespaces": return { $0.isWhitespace && !$0.isNewline }
    case "punctuation": return \.isPunctuation
    case "symbols": return \.isSymbol
    case "digits": return \.isNumber
    case "letters": return \.isLetter
    case "uppercase": return \.isUppercase
    case "lowercase": return \.isLowercase
    case "alphanumerics": return { $0.isLetter || $0.isNumber }
    case "given":
      let characters = Set(set.stored("characters")?.asString ?? "")
      return { characters.contains($0) }
    default: return \.isWhitespace
    }
  }
}
