// A set of characters holds Unicode scalars: a letter and its accent are two of them, as are the two
// of the end of a line.

import Foundation

func values(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

enum ScalarsOfTexts {
  static func main() {
    let accented = "e\u{301}x"
    print(accented.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "none")
    print("a\r\nb".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "none")
    print("1\u{20E3}".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "none")
    print(values("a\u{301}b".trimmingCharacters(in: CharacterSet(charactersIn: "a"))))
    print(values("b\u{301}".trimmingCharacters(in: .nonBaseCharacters)))
    print("x\u{301}y z".components(separatedBy: CharacterSet(charactersIn: "x")).map(values))
    print("a\r\nb\rc\nd\u{2028}e".components(separatedBy: .newlines))
    print("ab\r\n".trimmingCharacters(in: .newlines).count)
    print(accented.rangeOfCharacter(from: CharacterSet(charactersIn: "\u{301}")) != nil)
    print("e1".rangeOfCharacter(from: CharacterSet(charactersIn: "\u{301}")) != nil)
    let flag = CharacterSet("🇩🇪".unicodeScalars)
    print(flag.contains("\u{1F1E9}"), flag.contains("\u{1F1EB}"), flag.isEmpty)
    print(CharacterSet(charactersIn: "e\u{301}") == CharacterSet(charactersIn: "\u{301}e"))
  }
}

enum NamedSets {
  static func main() {
    let sets: [(String, CharacterSet)] = [
      ("alphanumerics", .alphanumerics), ("capitalizedLetters", .capitalizedLetters),
      ("controlCharacters", .controlCharacters), ("decimalDigits", .decimalDigits),
      ("illegalCharacters", .illegalCharacters), ("letters", .letters),
      ("lowercaseLetters", .lowercaseLetters), ("newlines", .newlines),
      ("nonBaseCharacters", .nonBaseCharacters),
      ("punctuationCharacters", .punctuationCharacters), ("symbols", .symbols),
      ("uppercaseLetters", .uppercaseLetters), ("whitespaces", .whitespaces),
      ("whitespacesAndNewlines", .whitespacesAndNewlines),
    ]
    let scalars: [Unicode.Scalar] = [
      "a", "A", "ǅ", "ª", "ß", "中", "\u{301}", "\u{903}", "\u{20E3}", "1", "٣", "½", "Ⅷ", "²",
      " ", "\t", "\n", "\u{B}", "\r", "\u{85}", "\u{A0}", "\u{200B}", "\u{2028}", "\u{2029}",
      "\u{3000}", "\u{FEFF}", "\u{0}", "\u{AD}", "\u{200D}", "!", "_", "-", "(", "«", "»", "$",
      "+", "^", "©", "😀", "\u{E000}", "\u{378}",
    ]
    for (name, set) in sets {
      let held = scalars.filter { set.contains($0) }
      print(name, held.map { String($0.value, radix: 16) })
    }
    print(CharacterSet.letters.inverted.contains("\u{301}"))
    print(CharacterSet.letters.subtracting(.nonBaseCharacters).contains("\u{301}"))
  }
}
