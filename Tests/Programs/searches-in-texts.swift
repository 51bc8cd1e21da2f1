// Foundation finds Unicode scalars within characters, folds case in full, and has its own engine for
// regular expressions.
import Foundation

private func scalars(_ text: String) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
}

enum WithinCharacters {
  static func main() {
    print(scalars("x\r\ny\nz".replacingOccurrences(of: "\n", with: "|")))
    print(scalars("x\r\ny\nz".replacingOccurrences(of: "\r", with: "")))
    print("a\r\nb".range(of: "\n") != nil, "a\r\nb".contains("\n"), "a\r\nb".contains("\r"))
    print("a\r\nb".components(separatedBy: "\n").count, "a\r\nb".hasSuffix("\nb"))
    print("a\u{200d}b".range(of: "a") != nil, "👨‍👩‍👧".range(of: "👩") != nil)
    print("e\u{301}".range(of: "e") != nil, "👍🏽".range(of: "👍") != nil, "🇩🇪".range(of: "🇩") != nil)
  }
}

enum EveryOptionOfEveryPair {
  static func main() {
    let texts = [
      "x\r\ny\nz", "e\u{301}te", "\u{E9}te", "a\u{200d}b", "👨‍👩‍👧 x", "👍🏽👍", "🇩🇪🇫🇷", "Straße", "STRASSE",
      "ﬁx", "Σς", "Résumé", "İstanbul", "", "aaaa", "ab\n", "a.b.c", "\u{1100}\u{1161}", "A\u{30a}",
    ]
    let wanted = [
      "\n", "\r\n", "e", "\u{301}", "é", "a", "👩", "👍", "🇩", "ss", "ß", "STRASSE", "fi", "σσ", "Å",
      "i",
      "", "aa", "가",
    ]
    let options: [String.CompareOptions] = [
      [], .caseInsensitive, .literal, .diacriticInsensitive,
      [.caseInsensitive, .diacriticInsensitive], .backwards, .anchored, [.anchored, .backwards],
    ]
    for text in texts {
      for part in wanted {
        let found = options.map { text.range(of: part, options: $0) == nil ? "-" : "+" }
        let replaced = Set(
          options.map { scalars(text.replacingOccurrences(of: part, with: "|", options: $0)) })
        let held = [
          text.contains(part), text.localizedCaseInsensitiveContains(part),
          text.localizedStandardContains(part),
        ]
        let pieces = text.components(separatedBy: part).map { scalars($0) }
        print(found.joined(), held.map { $0 ? "+" : "-" }.joined(), pieces, replaced.sorted())
      }
    }
  }
}

enum PartsAndPlaces {
  static func main() {
    let text = "xxab-ab-Abyy"
    let part = text.dropFirst(3).dropLast(1)
    let found = part.range(of: "ab")
    print(found.map { part[$0] } ?? "", found.map { text[..<$0.lowerBound] } ?? "")
    print(part.replacingOccurrences(of: "ab", with: "!", options: .caseInsensitive))
    var start = text.startIndex
    while let next = text.range(of: "ab", options: .caseInsensitive, range: start..<text.endIndex) {
      print(text.distance(from: text.startIndex, to: next.lowerBound), text[next])
      start = next.upperBound
    }
    print("résumé".localizedStandardRange(of: "SUM").map { "résumé"[$0] } ?? "")
    print(
      "I".range(of: "ı", options: .caseInsensitive, range: nil, locale: Locale(identifier: "tr"))
        != nil)
    print(
      "Straße".folding(options: .caseInsensitive, locale: nil),
      "ＡBC".folding(options: .widthInsensitive, locale: nil))
  }
}

enum Expressions {
  static func main() {
    for text in ["ab\n", "ab\r\n", "ab", "ab\nab\n"] {
      print(
        text.range(of: "b$", options: .regularExpression) != nil,
        text.range(of: "^ab$", options: .regularExpression) != nil)
      print(scalars(text.replacingOccurrences(of: "b$", with: "X", options: .regularExpression)))
    }
    print(
      "2024-01-05".replacingOccurrences(
        of: "(\\d+)-(\\d+)-(\\d+)", with: "$3.$2.$1", options: .regularExpression))
    print(
      "CamelCaseText".replacingOccurrences(
        of: "([a-z])([A-Z])", with: "$1 $2", options: .regularExpression))
    print("x".replacingOccurrences(of: "x", with: "\\$0", options: .regularExpression))
    print("a(b".range(of: "(", options: .regularExpression) == nil)
    print("Foo".range(of: "foo", options: [.regularExpression, .caseInsensitive]) != nil)
  }
}

enum TextsAsObjects {
  static func main() {
    let text = NSString(string: "a\r\nb 👍🏽c")
    print(text.range(of: "\n"), text.range(of: "c"), text.range(of: "👍"))
    print(
      text.range(of: "b", options: [], range: NSRange(location: 0, length: 3)).location
        == NSNotFound)
    let changing = NSMutableString(string: "a\r\nb\n")
    let whole = NSRange(location: 0, length: changing.length)
    print(
      changing.replaceOccurrences(of: "\n", with: "|", options: [], range: whole), changing.length)
  }
}
