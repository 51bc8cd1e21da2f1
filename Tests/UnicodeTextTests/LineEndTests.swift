import Testing
import UnicodeText

@Suite("Ends of lines")
struct LineEndTests {
  /// What can stand on lines of their own, `|` between.
  private func pieces(_ text: String) -> String {
    let units = Array(text.utf16)
    var start = 0
    return LineEnds.offsets(in: text).map { end in
      defer { start = end }
      return String(decoding: units[start..<end], as: UTF16.self)
    }.joined(separator: "|")
  }

  @Test(
    "Words of scripts without spaces, as dictionaries have them",
    arguments: [
      // Hello, people, world; language, Thai; eat, rice; good, morning.
      "สวัสดี|ชาว|โลก", "ภาษา|ไทย", "กิน|ข้าว",
      // Language, Lao; I, love; a greeting, and what makes it polite.
      "ພາສາ|ລາວ", "ខ្ញុំ|ស្រឡាញ់", "မင်္ဂလာ|ပါ",
    ])
  func words(expected: String) {
    #expect(pieces(expected.replacing("|", with: "")) == expected)
  }

  @Test(
    "The rules of Unicode's line breaking algorithm, UAX #14 of Unicode 16",
    arguments: [
      ("LB8: after a zero width space", "ไทย\u{200B}|ไทย"),
      ("LB8a: within joined emoji", "👨‍👩‍👧|👍"),
      ("LB9: before a combining mark", "か\u{3099}|き"),
      ("LB11: around a word joiner", "世\u{2060}界|中"),
      ("LB12: around a no-break space", "世\u{A0}界|中"),
      ("LB13: before what closes", "世|界。|「は」|だ！"),
      ("LB14: after what opens", "（世|界）"),
      ("LB18: after spaces", "世|界 |中"),
      ("LB21: before small kana, length and repetition marks", "ちょっ|と|カー|ト|人々"),
      ("LB23a: before a percent sign", "👍%"),
      ("LB25: within numbers", "１|世|$100|世|50%"),
      ("LB30a: between flags, not within them", "🇩🇪|🇫🇷"),
      ("LB30b: before a skin tone", "👍🏽|👍🏿"),
    ])
  func rules(rule: String, expected: String) {
    #expect(pieces(expected.replacing("|", with: "")) == expected, "\(rule)")
  }

  @Test("Korean words stay whole")
  func korean() { #expect(pieces("안녕하세요 세계") == "안녕하세요 |세계") }

  @Test("Nothing has no ends, and a text asked for again has the same")
  func again() {
    #expect(LineEnds.offsets(in: "") == [])
    #expect(LineEnds.offsets(in: "世界") == [1, 2])
    #expect(LineEnds.offsets(in: "a") == [1])
    #expect(LineEnds.offsets(in: "世界") == [1, 2])
  }

  @Test("Many threads may ask at once")
  func threads() async {
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<32 { group.addTask { LineEnds.offsets(in: "สวัสดีชาวโลก") } }
      for await ends in group { #expect(ends == [6, 9, 12]) }
    }
  }
}
