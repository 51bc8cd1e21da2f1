/// Nouns as `^[\(count) item](inflect: true)` writes them in English. Foundation knows every word;
/// this is the rule for regular ones, with the irregular ones that are common.
enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives",
    "knife": "knives", "shelf": "shelves", "half": "halves", "wolf": "wolves", "wife": "wives",
    "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes",
  ]
  private static let unchanged: Set = [
    "fish", "sheep", "deer", "series", "species", "aircraft", "information", "equipment", "music",
    "news",
  ]

  /// The text with its last word in the plural where the last number before that, in the text
  /// itself or in `context`, isn't one.
  static func inflected(_ text: String, after context: String) -> String {
    guard let end = text.lastIndex(where: \.isLetter) else { return text }
    let start = text[...end].lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
    guard let number = lastNumber(in: context + text[..<start]), number != "1" else { return text }
    let after = text.index(after: end)
    return "\(text[..<start])\(plural(of: String(text[start..<after])))\(text[after...])"
  }

  private static func lastNumber(in text: String) -> Substring? {
    text.split { !$0.isNumber && $0 != "," && $0 != "." }
      .last { $0.contains(where: \.isNumber) }
  }

  /// The part of a text that a later noun may depend on: its last number.
  static func context(_ text: String) -> String {
    guard let number = lastNumber(in: text) else { return "" }
    return number.endIndex == text.endIndex ? String(number) : number + " "
  }

  static func plural(of noun: String) -> String {
    let word = noun.lowercased()
    if unchanged.contains(word) { return noun }
    if let known = irregular[word] { return "\(noun.prefix(1))\(known.dropFirst())" }
    if ["ss", "us", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
    // In the plural already.
    if word.hasSuffix("s") { return noun }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
