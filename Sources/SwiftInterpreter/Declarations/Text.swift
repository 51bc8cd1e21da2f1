struct String: BidirectionalCollection<Character>, RangeReplaceableCollection<Character>, Hashable,
  Comparable, LosslessStringConvertible, ExpressibleByStringInterpolation, Codable,
  TextOutputStream, TextOutputStreamable
{
  typealias SubSequence = Substring
  typealias StringInterpolation = DefaultStringInterpolation
}

extension String {
  mutating func write(_ other: String) { append(other) }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}

extension Character: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}

extension UnicodeScalar: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}

extension String {
  /// While a program runs, a place in a text is the number of characters before it, an `Int`.
  struct Index: Hashable, Comparable {
    init(utf16Offset offset: Int, in text: String) {
      self = text._index(utf16Offset: offset)
    }
    func utf16Offset(in text: String) -> Int { text.prefix(upTo: self).utf16.count }
  }
}

struct DefaultStringInterpolation {
  var text = ""
  mutating func appendLiteral(_ literal: String) { text += literal }
}

struct Locale {
  static let current = Locale(identifier: "en_US")
  var identifier = "en_US"
}
