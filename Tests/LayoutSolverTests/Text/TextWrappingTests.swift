import LayoutSolver
import Testing

@Suite("Text: lines")
struct TextWrappingTests {
  @Test("The article's text in 50 points keeps the space in its width")
  func helloInFifty() {
    let layout = measurer("Hello, world.").layout(width: 50, height: 50)
    expect(layout.size, Size(width: 47.6667, height: 42.3333))
    #expect(layout.lines == ["Hello,", "world."])
    #expect(!layout.isTruncated)
  }

  @Test("Sizes print like SwiftUI's, to the last digit")
  func digits() {
    let size = measurer("Hello, world.").size(width: 50, height: 50)
    #expect("\(size.width) \(size.height)" == "47.666666666666664 42.33333333333333")
  }

  @Test(
    "A paragraph in columns, recorded on macOS 26.2",
    arguments: [
      (100.0, 95.5, 6), (120, 118, 4), (150, 137, 4), (134, 134, 4), (200, 196.5, 3),
      (300, 274, 2), (397, 355.5, 2), (439, 355.5, 2), (445, 439.5, 1),
    ])
  func columns(width: Double, expected: Double, lines: Int) {
    let layout = mac(paragraph).layout(width: width, height: nil)
    expect(layout.size, Size(width: expected, height: Double(lines) * 16))
    #expect(layout.lines.count == lines)
  }

  @Test(
    "A line fits when its words do; the space may hang over", arguments: [(133.5, 4), (133, 5)])
  func hangingSpace(width: Double, lines: Int) {
    let first = lines == 4 ? "Layout must wrap this" : "Layout must wrap"
    #expect(mac(paragraph).layout(width: width, height: nil).lines.first == first)
  }

  @Test(
    "Two lines don't leave a word alone when they get more even, recorded on macOS 26.2",
    arguments: [
      ("Layout must wrap", 80.0, ["Layout", "must wrap"]),
      ("Layout must wrap", 107, ["Layout", "must wrap"]),
      ("Layout wrap sentence", 100, ["Layout wrap", "sentence"]),
    ])
  func loneWords(string: String, width: Double, lines: [String]) {
    #expect(mac(string).layout(width: width, height: nil).lines == lines)
  }

  @Test("A word wider than the proposal is broken between characters")
  func longWord() {
    let layout = mac("Supercalifragilistic").layout(width: 60, height: nil)
    expect(layout.size, Size(width: 56.5, height: 32))
    #expect(layout.lines.joined() == "Supercalifragilistic")
  }

  @Test("What is left of a broken word shares its line with the next word")
  func restOfLongWord() {
    let lines = mac("Supercalifragilistic is").layout(width: 60, height: nil).lines
    #expect(lines.count == 3 ? lines[2].hasSuffix("is") : lines[1].hasSuffix(" is"))
  }

  @Test("Line breaks of the text's own", arguments: ["a\nb", "a\r\nb", "a\u{2028}b"])
  func newlines(string: String) {
    #expect(measurer(string).layout(width: nil, height: nil).lines == ["a", "b"])
  }

  @Test("Empty lines count, at the end too")
  func emptyLines() {
    expect(measurer("a\n\nb").size(width: nil, height: nil).height, 64.3333)
    expect(measurer("a\n").size(width: nil, height: nil).height, 42.3333)
  }

  @Test("Chinese breaks between any two characters, never before a stop")
  func chinese() {
    let lines = measurer("布局系统。").layout(width: 68, height: nil).lines
    #expect(lines == ["布局系", "统。"])
  }

  @Test("A hyphen ends a line, but not before a digit")
  func hyphens() {
    #expect(measurer("layout-direction").layout(width: 70, height: nil).lines.first == "layout-")
    #expect(measurer("ab-1").layout(width: 24, height: nil).lines.first != "ab-")
  }

  // MARK: Special proposals

  @Test("0 by 0 gives 0 by 0, an empty text too")
  func zero() {
    #expect(measurer("Hello").size(width: 0, height: 0) == .zero)
    #expect(measurer("").size(width: nil, height: nil) == .zero)
    #expect(measurer("").layout(width: 10, height: 10).lines.isEmpty)
  }

  @Test("A width of 0 gives one character a line")
  func zeroWidth() {
    expect(mac("Hello, World").size(width: 0, height: nil), Size(width: 0, height: 176))
    expect(mac("Env bold").size(width: 0, height: nil), Size(width: 0, height: 112))
  }

  @Test("Infinity and nil are both one line a paragraph", arguments: [nil, Double.infinity])
  func unlimited(width: Double?) {
    expect(mac(paragraph).size(width: width, height: width), Size(width: 439.5, height: 16))
  }

  @Test("A proposed height below one line still gets one line", arguments: [0.0, 5, 20])
  func oneLineAtLeast(height: Double) {
    expect(measurer("Hello, world.").size(width: nil, height: height).height, 20.3333)
  }

  @Test(
    "A height keeps the lines that fit, recorded on macOS 26.2",
    arguments: [(8.0, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4)])
  func heightPressure(height: Double, lines: Int) {
    let layout = mac(paragraph).layout(width: 110, height: height)
    #expect(layout.lines.count == lines)
    #expect(layout.isTruncated)
    expect(layout.size.height, Double(lines) * 16)
  }

  @Test("The height it reported is enough for all its lines")
  func ownHeight() {
    let text = measurer(paragraph)
    let size = text.size(width: 120, height: nil)
    #expect(text.size(width: size.width, height: size.height) == size)
  }

  // MARK: Limits

  @Test(
    "The last permitted line is truncated by character, recorded on macOS 26.2",
    arguments: [
      (1, TruncationMode.tail, "Layout must wrap this…", 144.0),
      (1, .head, "…inside a narrow frame.", 145),
      (1, .middle, "Layout mus…rrow frame.", 150),
      (3, .tail, "lines inside a narrow fr…", 147),
    ])
  func truncation(limit: Int, mode: TruncationMode, last: String, width: Double) {
    let layout = mac(paragraph) {
      $0.lineLimit = limit
      $0.truncationMode = mode
    }.layout(width: 150, height: nil)
    #expect(layout.lines.last == last)
    #expect(layout.lines.count == limit)
    expect(layout.size.width, width)
  }

  @Test("A limit above the number of lines changes nothing")
  func looseLimit() {
    let limited = mac(paragraph) { $0.lineLimit = 10 }.layout(width: 150, height: nil)
    #expect(limited == mac(paragraph).layout(width: 150, height: nil))
  }

  @Test(
    "Reserved lines are part of the height; the baseline stays", arguments: [(2, 32.0), (3, 48)])
  func reservedLines(limit: Int, height: Double) {
    let layout = mac("Hello") {
      $0.lineLimit = limit
      $0.reservedLines = limit
    }.layout(width: nil, height: nil)
    expect(layout.size.height, height)
    expect(layout.lastBaseline, 13)
  }

  @Test("A minimum scale shrinks a text until it fits")
  func minimumScale() {
    let text = measurer("Hello, world.") {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let layout = text.layout(width: 80, height: nil)
    #expect(!layout.isTruncated)
    #expect(abs(layout.scale - 80 / 94.164) < 0.002)
    #expect(layout.size.width <= 80)
    #expect(text.layout(width: 40, height: nil).isTruncated)
    #expect(text.layout(width: 200, height: nil).scale == 1)
  }

  @Test("No proposal traps or gives a size that is not a number")
  func oddProposals() {
    let text = measurer("Hello, world.")
    for width in [-1, 0.1, .infinity, -.infinity, .nan] {
      let size = text.size(width: width, height: width)
      #expect(!size.width.isNaN && !size.height.isNaN && size.width >= 0)
    }
  }

  /// A line that nothing cuts may still be too high, and a letter too wide.
  @Test("A minimum scale shrinks a line until its height and its letters fit")
  func minimumScaleOfALine() {
    let text = measurer("W") { $0.minimumScaleFactor = 0.01 }
    let whole = text.size(width: nil, height: nil)
    let narrow = text.layout(width: whole.width / 4, height: nil)
    // A size is rounded up to a pixel.
    #expect(abs(narrow.scale - 0.25) < 0.02 && narrow.size.width < whole.width / 4 + 1)
    let low = text.layout(width: nil, height: whole.height / 4)
    #expect(abs(low.scale - 0.25) < 0.02 && low.size.height < whole.height / 4 + 1)
    #expect(text.layout(width: whole.width, height: whole.height).scale == 1)
  }
}
