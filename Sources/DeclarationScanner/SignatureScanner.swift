/// Looks through a signature for what it declares. Libraries have thousands of them, so it works
/// on bytes.
package struct SignatureScanner {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  private static let introducers: [StaticString] = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "macro", "actor",
    "extension", "init", "subscript",
  ]

  /// What a declaration declares and how: `struct` and `Row`, `init` and `init`; of an extension
  /// the first part of the extended type's name, so `Axis` for `extension Axis.Set`. Its text as
  /// the name where it declares nothing.
  package static func declared(in declaration: String) -> (introducer: String, name: String) {
    var text = declaration
    return text.withUTF8 { bytes in
      var scanner = SignatureScanner(rest: bytes[...])
      return scanner.find() ?? ("", declaration)
    }
  }

  private mutating func find() -> (introducer: String, name: String)? {
    while !rest.isEmpty {
      skip(Self.isSpace)
      if skipAttribute() { continue }
      let word = takeWord()
      if word.isEmpty { skip { $0 != UInt8(ascii: " ") } }
      if let found = declared(by: word) { return found }
    }
    return nil
  }

  /// What a member of a library's type declares, where it is of no use before somebody names it; nil
  /// for what says something of the type: cases, stored properties, aliases.
  package static func nameOfLaterMember(_ member: Slice<UnsafeBufferPointer<UInt8>>)
    -> (introducer: String, name: String)?
  {
    var scanner = SignatureScanner(rest: member)
    var (hasAttribute, isStatic) = (false, false)
    while true {
      scanner.skip(isSpace)
      if scanner.skipAttribute() {
        hasAttribute = true
        continue
      }
      let word = scanner.takeWord()
      if isSame("static", word) { isStatic = true }
      if modifiers.contains(where: { isSame($0, word) }) { continue }
      guard let found = scanner.declared(by: word) else { return nil }
      switch found.introducer {
      case "typealias": return nil
      case "let", "var":
        guard !hasAttribute, isStatic || scanner.isComputed else { return nil }
        return found
      default: return found
      }
    }
  }

  private static let modifiers: [StaticString] = [
    "static", "mutating", "private", "override", "final", "fileprivate", "nonmutating",
    "convenience",
    "required",
  ]

  /// Whether what follows a property's name has accessors, no value of its own.
  private var isComputed: Bool {
    let head = rest.prefix { $0 != UInt8(ascii: "{") }
    guard head.count < rest.count, !head.contains(UInt8(ascii: "=")) else { return false }
    var accessors = SignatureScanner(rest: rest.dropFirst(head.count + 1))
    accessors.skip(Self.isSpace)
    let first = accessors.takeWord()
    return !["willSet", "didSet"].contains { Self.isSame($0, first) }
  }

  /// What a word introduces, nil for a word that introduces nothing.
  private mutating func declared(
    by word: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (introducer: String, name: String)? {
    guard let introducer = Self.introducers.first(where: { Self.isSame($0, word) }) else {
      return nil
    }
    let text = "\(introducer)"
    if text == "init" || text == "subscript" { return (text, text) }
    if text == "class", follows(" func") || follows(" var") { return nil }
    skip { $0 == UInt8(ascii: " ") }
    return (text, takeName())
  }

  /// Skips an attribute with its arguments; false where none stands here.
  private mutating func skipAttribute() -> Bool {
    guard rest.first == UInt8(ascii: "@") else { return false }
    rest.removeFirst()
    skip { Self.isPartOfName($0) || $0 == UInt8(ascii: ".") }
    if rest.first == UInt8(ascii: "(") {
      skip { $0 != UInt8(ascii: ")") }
      rest = rest.dropFirst()
    }
    return true
  }

  private mutating func takeWord() -> Slice<UnsafeBufferPointer<UInt8>> {
    let word = rest.prefix(while: Self.isPartOfName)
    rest = rest.dropFirst(word.count)
    return word
  }

  private mutating func takeName() -> String {
    if rest.first == UInt8(ascii: "`") {
      rest.removeFirst()
      return take { $0 != UInt8(ascii: "`") }
    }
    if let first = rest.first, Self.isPartOfName(first) { return take(Self.isPartOfName) }
    // An operator; a `<` at its end begins its generic parameters where a name follows.
    let text = take {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") && !Self.isPartOfName($0)
    }
    let hasParameters = rest.first.map(Self.isPartOfName) ?? false
    return hasParameters && text.count > 1 && text.hasSuffix("<") ? String(text.dropLast()) : text
  }

  private mutating func skip(_ condition: (UInt8) -> Bool) { rest = rest.drop(while: condition) }

  private mutating func take(_ condition: (UInt8) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest.dropFirst(taken.count)
    return String(decoding: taken, as: UTF8.self)
  }

  /// Compares bytes, since most words introduce nothing: a string of each would be thrown away.
  private static func isSame(
    _ introducer: StaticString, _ word: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    introducer.utf8CodeUnitCount == word.count
      && introducer.withUTF8Buffer { $0.elementsEqual(word) }
  }

  private func follows(_ text: String) -> Bool { rest.starts(with: text.utf8) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  /// Letters, digits, `_`, and all that isn't ASCII.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
