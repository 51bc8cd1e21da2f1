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
