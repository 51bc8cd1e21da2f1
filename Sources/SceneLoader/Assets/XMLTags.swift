import Foundation

/// The opening tags of an XML file with their attributes, in order, which are all that matters in
/// the files read here. Everything else is skipped, and a file that ends within a tag has no more.
///
/// - Complexity: linear in the file.
struct XMLTags: Sequence, IteratorProtocol {
  struct Tag {
    var name: String
    var attributes: [String: String] = [:]
  }

  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[rest.index(after: start)...]
      if rest.starts(with: "!--".utf8) {
        while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest.removeFirst() }
        continue
      }
      let name = word()
      guard !name.isEmpty else { continue }
      var tag = Tag(name: name)
      while true {
        skipSpace()
        let key = word()
        guard !key.isEmpty else { break }
        skipSpace()
        guard rest.first == UInt8(ascii: "=") else { continue }
        rest.removeFirst()
        skipSpace()
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          let end = rest.dropFirst().firstIndex(of: quote)
        else { return nil }
        tag.attributes[key] = Self.unescaped(String(Substring(rest[..<end].dropFirst())))
        rest = rest[rest.index(after: end)...]
      }
      return tag
    }
    return nil
  }

  private mutating func word() -> String {
    let word = rest.prefix { !Self.isSpace($0) && !"<>/=\"'?!".utf8.contains($0) }
    rest = rest[word.endIndex...]
    return String(Substring(word))
  }

  private mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
