import LayoutSolver
import Testing

/// Lines of texts in other scripts, broken where Unicode's algorithm and its dictionaries allow it;
/// `|` is between the lines that a speaker's dictionary or the rule gives.
@Suite("Text: lines of other scripts")
struct ScriptLineTests {
  /// As wide as the widest line that is expected.
  private func lines(_ expected: String) -> [String] {
    let expected = expected.split(separator: "|").map(String.init)
    let width = expected.compactMap { measurer($0).size(width: nil, height: nil).width }.max()
    return measurer(expected.joined()).layout(width: width, height: nil).lines
  }

  @Test(
    "Words of Thai, Lao, Khmer and Burmese stay whole",
    arguments: ["สวัสดี|ชาว|โลก", "ภาษา|ไทย", "ພາສາ|ລາວ", "ខ្ញុំ|ស្រឡាញ់", "မင်္ဂလာ|ပါ"])
  func words(expected: String) {
    let words = expected.split(separator: "|").map(String.init)
    for line in lines(expected) {
      // A line has whole words, of which more than one may fit.
      let isWhole = words.indices.contains { start in
        (start..<words.count).contains { words[start...$0].joined() == line }
      }
      #expect(isWhole, "\(line) in \(expected)")
    }
    #expect(lines(expected).joined() == words.joined())
    #expect(lines(expected).count > 1)
  }

  @Test(
    "Japanese and Chinese stops, small kana and brackets stay with their neighbours",
    arguments: ["世界|です。|日本", "これ|は「は|い」で", "ちょっ|と待っ|て", "你好|世界，|测试"])
  func kinsoku(expected: String) {
    for line in lines(expected) {
      #expect(!"。，、」ょっーゃ".contains(line.first ?? " "), "\(line)")
      #expect(!"「（".contains(line.last ?? " "), "\(line)")
    }
  }

  @Test("Korean words stay whole, and a space hangs over the edge")
  func korean() {
    let width = measurer("안녕하세요").size(width: nil, height: nil).width
    #expect(
      measurer("안녕하세요 세계").layout(width: width, height: nil).lines == ["안녕하세요", "세계"])
    #expect(
      measurer("가 안녕하세요").layout(width: width, height: nil).lines == ["가", "안녕하세요"])
  }

  @Test("Between emoji a line may end, within joined ones it doesn't")
  func emoji() {
    let family = "👨‍👩‍👧"
    let width = measurer(family).size(width: nil, height: nil).width
    #expect(
      measurer("\(family)\(family)🇩🇪🇫🇷").layout(width: width, height: nil).lines
        == [family, family, "🇩🇪", "🇫🇷"])
  }

  @Test("A letter keeps its combining marks, and a word what joins it")
  func marks() {
    let width = measurer("か").size(width: nil, height: nil).width
    #expect(
      measurer("か\u{3099}き\u{3099}").layout(width: width, height: nil).lines
        == ["か\u{3099}", "き\u{3099}"])
    #expect(measurer("世\u{2060}界中").layout(width: width * 2.5, height: nil).lines.count == 2)
    let joined = measurer("中世\u{2060}界").layout(width: width * 2.5, height: nil).lines
    #expect(joined == ["中", "世\u{2060}界"])
  }

  @Test("Latin words within other scripts break as ever")
  func mixed() {
    let text = measurer("ภาษา layout-direction")
    let width = measurer("direction").size(width: nil, height: nil).width
    #expect(text.layout(width: width + 1, height: nil).lines == ["ภาษา", "layout-", "direction"])
  }

  @Test("A text of several runs breaks as one")
  func runs() {
    let content = TextContent(runs: [.init("สวัส"), .init("ดีชาวโลก")])
    let text = TextMeasurer(content: content, environment: EnvironmentValues())
    let width = measurer("สวัสดี").size(width: nil, height: nil).width
    #expect(text.layout(width: width, height: nil).lines.first == "สวัสดี")
  }
}
