import Foundation

/// A `.strings` file: `"key" = "text";`, with comments as in C.
struct StringsFile {
  private(set) var texts: [String: String] = [:]
  private var rest: Substring
  private let whole: String

  init(_ data: Data) throws(StringTables.Unreadable) {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw StringTables.Unreadable("this is no text in UTF-8 or UTF-16")
    }
    whole = text
    rest = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    try skipSpace()
    while !rest.isEmpty {
      let key = try word()
      try skipSpace()
      // A key without a value is its own text.
      if rest.first == ";" {
        texts[key] = key
      } else {
        try take("=", "after the key '\(key)'")
        try skipSpace()
        texts[key] = try word()
        try skipSpace()
      }
      try take(";", "after the text of '\(key)'")
      try skipSpace()
    }
  }

  private mutating func take(
    _ character: Character, _ place: String
  ) throws(StringTables.Unreadable) {
    guard rest.first == character else { throw problem("'\(character)' is missing \(place)") }
    rest.removeFirst()
  }

  private mutating func skipSpace() throws(StringTables.Unreadable) {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        // By bytes: Foundation would count all of the file for each comment.
        var end = rest.utf8.dropFirst(2)
        while !end.starts(with: "*/".utf8) {
          guard !end.isEmpty else { throw problem("this comment has no end") }
          end.removeFirst()
        }
        rest = rest[end.index(end.startIndex, offsetBy: 2)...]
      } else {
        return
      }
    }
  }

  /// A text in quotation marks, or a word without.
  private mutating func word() throws(StringTables.Unreadable) -> String {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "._-$/:".contains($0) }
      guard !word.isEmpty else { throw problem("a text in quotation marks is missing") }
      rest = rest[word.endIndex...]
      return String(word)
    }
    let start = rest
    rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      switch next {
      case "\"": return text
      case "\\": text += escape()
      default: text.append(next)
      }
    }
    rest = start
    throw problem("this text has no end")
  }

  private mutating func escape() -> String {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4)
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return "" }
      rest = rest[digits.endIndex...]
      return String(Character(scalar))
    case let other?: return String(other)
    case nil: return ""
    }
  }

  private func problem(_ message: String) -> StringTables.Unreadable {
    let before = whole[..<rest.startIndex]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return StringTables.Unreadable(
      message, line: line.count, column: (line.last?.utf8.count ?? 0) + 1)
  }
}
