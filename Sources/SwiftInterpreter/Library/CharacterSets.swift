extension StandardLibrary {
  static let characterSet = NativeType(
    named: "CharacterSet",
    members: [
      NativeMember("var isEmpty: Bool { get }") { call in
        guard let set = call.receiver else { return .bool(true) }
        let test = try CharacterTest(argument: set, of: call)
        let isMember = test.holds
        if let given = CharacterTest.given(in: set) {
          return .bool(!given.contains(where: isMember))
        }
        // About as many characters as are looked at in the time of this many rounds, for each part.
        try call.program.machine.charge(100_000 * test.parts)
        let scalars = (0...0x10_FFFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
        return .bool(!scalars.contains(where: isMember))
      }
    ])

  /// Texts as parts of an address.
  static let percentEncoding: [NativeMember] = [
    NativeMember(
      "func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String?"
    ) { (call, allowed: CharacterTest) in
      let encoded = try call.ownString().unicodeScalars.map { scalar in
        if scalar.isASCII, allowed.holds(scalar) { return String(scalar) }
        return String(scalar).utf8.map { byte in
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

/// A `CharacterSet`, as a test for Unicode scalars.
package struct CharacterTest: NativeArgument {
  package typealias Membership = (Unicode.Scalar) -> Bool

  package static var declared: DeclaredTypes { .named("CharacterSet") }
  package let holds: Membership
  /// How many sets it consists of, including itself.
  fileprivate let parts: Int

  package init(argument: Value, of call: borrowing NativeCall) throws {
    var left = Self.partLimit
    guard Self.fits(argument, &left) else {
      throw ScriptFailure.trap(
        "a character set is made of more than \(Self.partLimit) others", identifier: .setSize)
    }
    holds = Self.membership(in: argument)
    parts = Self.partLimit - left
  }

  /// How many sets one may consist of; the union of one with itself doubles them.
  private static let partLimit = 1_000

  private static func fits(_ set: Value, _ left: inout Int) -> Bool {
    left -= 1
    return left >= 0
      && (set.stored("parts")?.asArray ?? []).allSatisfy { fits($0, &left) }
  }

  private static func membership(in set: Value) -> Membership {
    let isMember = members(of: set)
    return set.stored("isInverted")?.asBool == true ? { !isMember($0) } : isMember
  }

  /// Scalars that include all of a set; nil where these are too many to list.
  fileprivate static func given(in set: Value) -> [Unicode.Scalar]? {
    if set.stored("isInverted")?.asBool == true { return nil }
    let parts = (set.stored("parts")?.asArray ?? []).map(given)
    switch set.stored("name")?.asString {
    case "given": return scalars(of: set)
    case "and": return parts.lazy.compactMap(\.self).first
    case "or": return parts.contains { $0 == nil } ? nil : parts.flatMap { $0 ?? [] }
    default: return nil
    }
  }

  private static func scalars(of set: Value) -> [Unicode.Scalar] {
    Array((set.stored("characters")?.asString ?? "").unicodeScalars)
  }

  private static func members(of set: Value) -> Membership {
    switch set.stored("name")?.asString {
    case "newlines": return isNewline
    case "whitespaces": return isSpace
    case "punctuation": return isOf(punctuation)
    case "symbols": return isOf(symbols)
    case "digits": return isOf([.decimalNumber])
    case "control": return isOf([.control, .format])
    case "capitalized": return isOf([.titlecaseLetter])
    case "marks": return isOf(marks)
    case "letters": return isOf(letters.union(marks))
    case "uppercase": return isOf([.uppercaseLetter, .titlecaseLetter])
    case "lowercase": return isOf([.lowercaseLetter])
    case "alphanumerics": return isOf(letters.union(marks).union(numbers))
    case "illegal": return isOf([.unassigned])
    case "or", "and":
      let parts = (set.stored("parts")?.asArray ?? []).map(membership)
      return set.stored("name")?.asString == "or"
        ? { scalar in parts.contains { $0(scalar) } }
        : { scalar in parts.allSatisfy { $0(scalar) } }
    case "given":
      let scalars = Set(scalars(of: set))
      return { scalars.contains($0) }
    default: return { isSpace($0) || isNewline($0) }
    }
  }

  // MARK: Named sets, by the categories that Foundation documents

  private typealias Category = Unicode.GeneralCategory

  private static let letters: Set<Category> = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
  ]
  private static let marks: Set<Category> = [.nonspacingMark, .spacingMark, .enclosingMark]
  private static let numbers: Set<Category> = [.decimalNumber, .letterNumber, .otherNumber]
  private static let punctuation: Set<Category> = [
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation,
  ]
  private static let symbols: Set<Category> = [
    .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
  ]

  private static func isOf(_ categories: Set<Category>) -> Membership {
    { categories.contains($0.properties.generalCategory) }
  }

  /// The zero-width space is one to Foundation, though Unicode calls it a format character.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || scalar == "\u{200B}" || scalar.properties.generalCategory == .spaceSeparator
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
