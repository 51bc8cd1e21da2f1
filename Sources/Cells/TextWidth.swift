/// How many columns text takes in a terminal.
///
/// Widths follow Unicode's East Asian Width (UAX #11) and emoji presentation (UTS #51): 2 for wide
/// and fullwidth characters and for whatever is shown as an emoji, 1 for the rest, 0 for what only
/// changes its neighbour. A grapheme cluster is never wider than 2.
public enum TextWidth {
  /// How many scalars decide a cluster's width: the longest emoji have ten, while a letter may have
  /// any number of marks.
  private static let telling = 32

  /// 0, 1 or 2 columns. Control characters have no picture and count 0: see ``printable(_:)``.
  public static func of(_ grapheme: Character) -> Int {
    let scalars = grapheme.unicodeScalars.prefix(telling)
    var rest = scalars.makeIterator()
    guard let first = rest.next() else { return 0 }
    var widest = of(first)
    // Nearly always there is only one scalar.
    guard let second = rest.next() else { return widest }
    widest = max(widest, of(second))
    // Nothing is wider than 2.
    while widest < 2, let scalar = rest.next() { widest = max(widest, of(scalar)) }
    return widest == 1 && becomesWide(scalars) ? 2 : widest
  }

  /// The columns of a line of text. Tabs count 0: see ``printable(_:)``.
  public static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + self.of($1) }
  }

  /// 0, 1 or 2 columns for a scalar by itself.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return isControl(scalar) || value == 0xAD ? 0 : 1 }
    // Most characters of a picture, checked before Unicode's tables are asked.
    if linesAndBlocks.contains(value) || braille.contains(value) { return 1 }
    if joiningJamo.contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      if value < 0x1100 || regionalIndicators.contains(value) { return 1 }
      let isWide =
        wide.contains { $0.contains(value) } || scalar.properties.isEmojiPresentation
      return isWide ? 2 : 1
    }
  }

  /// The text as it can safely be sent to a terminal on one line: tabs become blanks up to the next
  /// multiple of four columns, and every other control character becomes a visible picture of it,
  /// so that nothing a scene prints can control the terminal.
  public static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    var column = 0
    for grapheme in text {
      if grapheme == "\t" {
        let blanks = 4 - column % 4
        result += String(repeating: " ", count: blanks)
        column += blanks
      } else {
        let shown = Character(visible: grapheme)
        result.append(shown)
        column += of(shown)
      }
    }
    return result
  }

  /// Text cut to at most `columns`, its end replaced by an ellipsis when something is cut. A number
  /// is shown whole or not at all: a piece of one would be another number.
  public static func truncated(_ text: String, to columns: Int, ellipsis: Character = "…") -> String
  {
    let text = printable(text)
    guard of(text) > columns else { return text }
    guard columns > 0 else { return "" }
    return text.prefix(cutLength(text, to: columns - 1)) + String(ellipsis)
  }

  /// How many characters of a text have room in this many columns; where others follow, without a
  /// number at the end, which might go on.
  public static func cutLength(_ text: String, to columns: Int) -> Int {
    let graphemes = Array(text)
    var (length, room) = (0, columns)
    while length < graphemes.count, of(graphemes[length]) <= room {
      room -= of(graphemes[length])
      length += 1
    }
    guard length < graphemes.count else { return length }
    var start = length
    while start > 0, isOfNumber(graphemes[start - 1]) { start -= 1 }
    let isCut = graphemes[start..<length].contains(where: \.isWholeNumber)
    return isCut || graphemes[length].isWholeNumber ? start : length
  }

  private static func isOfNumber(_ grapheme: Character) -> Bool {
    grapheme.isWholeNumber || [".", "-", "−", "×"].contains(grapheme)
  }

  /// Returns true if one column becomes two because of its neighbour in the cluster: the emoji
  /// variation selector, or the second letter of a flag.
  private static func becomesWide(_ scalars: Character.UnicodeScalarView.SubSequence) -> Bool {
    scalars.dropFirst().contains { $0.value == 0xFE0F || regionalIndicators.contains($0.value) }
  }

  fileprivate static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static let linesAndBlocks: ClosedRange<UInt32> = 0x2500...0x259F
  private static let braille: ClosedRange<UInt32> = 0x2800...0x28FF

  /// The vowels and final consonants that join a Hangul syllable's leading consonant.
  private static let joiningJamo: ClosedRange<UInt32> = 0x1160...0x11FF

  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// The blocks of East Asian Width W and F. Emoji outside of them are found by their property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}

extension TextWidth {
  /// Several lines of text as ``printable(_:)`` shows each: safe to write to a terminal or a file,
  /// whatever texts of a scene are in it.
  public static func printableLines(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return text }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { printable(String($0)) }.joined(separator: "\n")
  }

  /// Whether the scalar is invisible, so that text with it doesn't read as what it is: control
  /// characters, line and paragraph separators, and Unicode's invisible format characters, among
  /// them those that reverse the direction of writing. Joiners count too, although inside a
  /// grapheme, such as an emoji, they are in order.
  public static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// A line of a scene's text without the characters that a screen doesn't show: soft hyphens,
  /// joiners and marks of direction.
  public static func withoutMarks(_ line: String) -> String {
    if line.utf8.allSatisfy({ $0 < 0x80 }) { return line }
    return line.filter { grapheme in
      guard let first = grapheme.unicodeScalars.first?.value else { return true }
      switch first {
      case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2060...0x2064, 0xFEFF: return false
      default: return true
      }
    }
  }
}

extension Character {
  /// The grapheme itself, or what replaces it when it is invisible: Unicode's control pictures, or
  /// U+FFFD where there is none.
  fileprivate init(visible grapheme: Character) {
    guard let first = grapheme.unicodeScalars.first, TextWidth.isUnseen(first) else {
      self = grapheme
      return
    }
    switch first.value {
    case 0x00..<0x20:
      self = Unicode.Scalar(0x2400 + first.value).map(Character.init) ?? "\u{FFFD}"
    case 0x7F: self = "\u{2421}"
    default: self = "\u{FFFD}"
    }
  }
}
