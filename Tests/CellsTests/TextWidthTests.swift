import Testing

@testable import Cells

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("☃", 1), ("│", 1),
    ("世", 2), ("あ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("、", 2), ("ｱ", 1),
    ("😀", 2), ("⌚", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇫🇷", 2), ("1️⃣", 2),
    ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{7}", 0), ("\u{9B}", 0),
  ])
  func widthOfAGrapheme(_ text: String, _ width: Int) {
    #expect(text.count == 1)
    #expect(TextWidth.of(text) == width, "\(text)")
  }

  @Test func widthOfAText() {
    #expect(TextWidth.of("ab世界c") == 7)
    #expect(TextWidth.of("") == 0)
  }

  @Test func controlCharactersAreShownAndNotSent() {
    #expect(TextWidth.printable("a\u{1B}[31mb") == "a␛[31mb")
    #expect(TextWidth.printable("\u{9B}2J\u{7F}") == "\u{FFFD}2J␡")
    #expect(TextWidth.printable("a\r\nb\n\u{0}") == "a␍b␊␀")
    #expect(TextWidth.printable("\u{202E}abc") == "\u{FFFD}abc")
    #expect(TextWidth.printableLines("a\r\n\u{1B}\n\nb") == "a␍\n␛\n\nb")
  }

  /// Unicode's own tables say which characters are control and format characters; those of them
  /// that have a picture, as Arabic number signs have, stay.
  @Test func whatHasNoPictureIsShown() {
    for value in UInt32(0)...0xE0FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: #expect(TextWidth.isUnseen(scalar))
      case .format where properties.isDefaultIgnorableCodePoint:
        #expect(TextWidth.isUnseen(scalar))
      default: break
      }
    }
    // Within a grapheme joiners have their place; a screen leaves out what only joins.
    let family = "\u{1F469}\u{200D}\u{1F467}"
    #expect(TextWidth.printable(family) == family && TextWidth.withoutMarks(family) == family)
    #expect(TextWidth.withoutMarks("hy\u{AD}phen\u{200B}ated") == "hyphenated")
  }

  @Test func tabsReachTheNextFourthColumn() {
    #expect(TextWidth.printable("\ta\tbcd\te") == "    a   bcd e")
    #expect(TextWidth.printable("世\tx") == "世  x")
  }

  @Test func cutTextEndsInAnEllipsis() {
    #expect(TextWidth.truncated("layout", to: 6) == "layout")
    #expect(TextWidth.truncated("layout", to: 4) == "lay…")
    #expect(TextWidth.truncated("世界平和", to: 4) == "世…")
    #expect(TextWidth.truncated("ab", to: 1) == "…")
    #expect(TextWidth.truncated("ab", to: 0) == "")
  }
}
