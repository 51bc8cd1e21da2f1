struct String: BidirectionalCollection<Character>, RangeReplaceableCollection<Character>, Hashable,
  Comparable, LosslessStringConvertible, Codable
{
  typealias Index = Int
  typealias SubSequence = Substring
  typealias StringInterpolation = DefaultStringInterpolation
}

struct DefaultStringInterpolation {
  var text = ""
  mutating func appendLiteral(_ literal: String) { text += literal }
}

struct Locale {
  static let current = Locale(identifier: "en_US")
  var identifier = "en_US"
}
