extension StandardLibrary {
  /// Texts as parts of an address.
  static let percentEncoding: [NativeMember] = [
    NativeMember(
      "func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String?"
    ) { call in
      let isAllowed = try characterSet(call)
      let encoded = try call.ownString().map { character in
        if character.isASCII, isAllowed(character) { return String(character) }
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
