import Foundation

/// A `.strings` file: `"key" = "text";`, with comments as in C.
struct StringsFile {
  private(set) var texts: [String: String] = [:]
  /// Read by bytes: a large app's texts are megabytes, of which a scene shows a few.
  private var rest: Substring.UTF8View
  private let whole: String

  init(_ data: Data) throws(StringTables.Unreadable) {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard var text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw StringTables.Unreadable("this is no text in UTF-8 or UTF-16")
    }
    text.makeContiguousUTF8()
    whole = text
    rest = (text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8
    try skipSpace()
    while !rest.isEmpty {
      let key = try word()
      try skipSpace()
      // A key without a value is its own text.
      if rest.first == UInt8(ascii: ";") {
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
    _ character: Unicode.Scalar, _ place: String
  ) throws(StringTables.Unreadable) {
    guard rest.first == UInt8(ascii: character) else {
      throw problem("'\(character)' is missing \(place)")
    }
    rest.removeFirst()
  }

  private mutating func skipSpace() throws(StringTables.Unreadable) {
    while let first = rest.first {
      switch first {
      case 0x09...0x0D, 0x20: rest.removeFirst()
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
        rest = Substring(rest).drop { !$0.isNewline }.utf8
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        var end = rest.dropFirst(2)
        while !end.starts(with: "*/".utf8) {
          guard !end.isEmpty else { throw problem("this comment has no end") }
          end.removeFirst()
        }
        rest = end.dropFirst(2)
      case 0x80...:
        guard Substring(rest).first?.isWhitespace == true else { return }
        rest = Substring(rest).dropFirst().utf8
      default: return
      }
    }
  }

  /// A text in quotation marks, or a word without.
  private mutating func word() throws(StringTables.Unreadable) -> String {
    let start = rest
    guard rest.first == UInt8(ascii: "\"") else {
      let word = Substring(rest).prefix { $0.isLetter || $0.isNumber || "._-$/:".contains($0) }
      guard !word.isEmpty else { throw problem("a text in quotation marks is missing") }
      rest = rest[word.endIndex...]
      return String(word)
    }
    rest.removeFirst()
    var text = ""
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    while let end = rest.firstIndex(where: { $0 == quote || $0 == backslash }) {
      text += Substring(rest[..<end])
      let isEnd = rest[end] == quote
      rest = rest[rest.index(after: end)...]
      if isEnd { return text }
      text += escape()
    }
    rest = start
    throw problem("this text has no end")
  }

  /// What follows a backslash.
  private mutating func escape() -> String {
    guard let next = Substring(rest).first else { return "" }
    rest = Substring(rest).dropFirst().utf8
    switch next {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = Substring(rest).prefix(4)
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return "" }
      rest = rest[digits.endIndex...]
      return String(Character(scalar))
    default: return String(next)
    }
  }

  private func problem(_ message: String) -> StringTables.Unreadable {
    let before = whole[..<rest.startIndex]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return StringTables.Unreadable(
      message, line: line.count, column: (line.last?.utf8.count ?? 0) + 1)
  }
}
