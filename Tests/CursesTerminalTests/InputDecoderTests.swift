import Cells
import Testing

@testable import CursesTerminal

/// The events of bytes that arrive all at once.
private func events(_ text: String, extraKeys: [[UInt8]: Key] = [:]) -> [TerminalEvent] {
  var decoder = InputDecoder(extraKeys: extraKeys)
  decoder.feed(text.utf8)
  var events: [TerminalEvent] = []
  while let event = decoder.next() { events.append(event) }
  return events
}

private func keys(_ text: String) -> [Key] {
  events(text).compactMap { if case .key(let key) = $0 { key } else { nil } }
}

@Suite struct InputDecoderTests {
  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[1;2A", .shiftUp), ("\u{1B}[1;5A", .up),
    ("\u{1B}[B", .down), ("\u{1B}[1;2B", .shiftDown), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}[1;2C", .shiftRight), ("\u{1B}[1;2D", .shiftLeft), ("\u{1B}[d", .shiftLeft),
    ("\u{1B}[H", .home), ("\u{1B}OF", .end), ("\u{1B}[1~", .home), ("\u{1B}[8~", .end),
    ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp),
    ("\u{1B}[6~", .pageDown),
    ("\u{1B}OP", .function(1)), ("\u{1B}[[A", .function(1)), ("\u{1B}[15~", .function(5)),
    ("\u{1B}[24~", .function(12)), ("\u{1B}[24;2~", .function(12)), ("\u{1B}[Z", .backTab),
    ("\t", .tab), ("\r", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{4}", .control("d")), ("\u{C}", .control("l")), ("\n", .control("j")),
    ("\0", .control(" ")),
    ("\u{1F}", .control("_")), ("a", .character("a")), ("?", .character("?")),
    (" ", .character(" ")),
    ("é", .character("é")), ("世", .character("世")), ("😀", .character("😀")),
  ])
  func oneKey(_ bytes: String, _ key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test(arguments: [
    ("rgb:1e1e/1e1e/2e2e\u{1B}\\", Appearance.dark), ("rgb:ffff/ffff/ffff\u{7}", .light),
    ("rgb:fd/f6/e3\u{7}", .light), ("rgba:00/00/00/ff\u{7}", .dark),
  ])
  func theBackgroundIsAnAnswer(_ answer: String, _ appearance: Appearance) {
    #expect(
      events("a\u{1B}]11;\(answer)b")
        == [.key(.character("a")), .background(appearance), .key(.character("b"))])
  }

  @Test(arguments: ["\u{1B}]11;?\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}]11;rgb:zz/0/0\u{7}"])
  func otherAnswersAreSwallowed(_ bytes: String) {
    #expect(events(bytes + "x") == [.key(.character("x"))])
  }

  @Test func keysFollowEachOther() {
    #expect(keys("j\u{1B}[Bk") == [.character("j"), .down, .character("k")])
  }

  @Test func aSequenceMayArriveInParts() {
    var decoder = InputDecoder()
    for byte in "\u{1B}[1;2".utf8 {
      decoder.feed([byte])
      #expect(decoder.next() == nil)
      #expect(decoder.isWaiting)
    }
    decoder.feed("A".utf8)
    #expect(decoder.next() == .key(.shiftUp))
    #expect(!decoder.isWaiting)
  }

  @Test func escapeAloneIsAKeyOnceNothingFollows() {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}".utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.giveUpWaiting() == .key(.escape))
    #expect(decoder.giveUpWaiting() == nil)
  }

  @Test func escapeBeforeAnotherKeyIsAKey() {
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
    #expect(keys("\u{1B}q") == [.escape, .character("q")])
  }

  @Test func unknownSequencesAreSwallowedWhole() {
    #expect(keys("\u{1B}[?1;2cq") == [.character("q")])
    #expect(keys("\u{1B}[12;40Rq") == [.character("q")])
    #expect(keys("\u{1B}[99~q") == [.character("q")])
    #expect(keys("\u{1B}[Iq") == [.character("q")])
    #expect(keys("\u{1B}[?2026;2$yq") == [.character("q")])
    #expect(keys("\u{1B}Oyq") == [.character("9"), .character("q")])
    #expect(keys("\u{1B}Ozq") == [.character("q")])
  }

  @Test func brokenTextIsSkipped() {
    var decoder = InputDecoder()
    decoder.feed([0xFF, 0xC3, 0x41, 0xE4, 0xB8, 0x42, 0xED, 0xA0, 0x80, 0x43])
    #expect(decoder.next() == .key(.character("A")))
    #expect(decoder.next() == .key(.character("B")))
    #expect(decoder.next() == .key(.character("C")))
    #expect(decoder.next() == nil)
  }

  @Test func aTerminalMayNameItsOwnKeys() {
    let extra: [[UInt8]: Key] = [Array("\u{1B}[25~".utf8): .shiftUp, [0x7F]: .up]
    #expect(events("\u{1B}[25~\u{7F}", extraKeys: extra) == [.key(.shiftUp), .key(.backspace)])
  }

  @Test(arguments: [
    ("<0;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
    ("<0;12;5m", MouseEvent(.release(.left), column: 11, row: 4)),
    ("<2;300;100M", MouseEvent(.press(.right), column: 299, row: 99)),
    ("<1;2;2M", MouseEvent(.press(.middle), column: 1, row: 1)),
    ("<32;3;4M", MouseEvent(.drag(.left), column: 2, row: 3)),
    ("<64;3;4M", MouseEvent(.wheelUp, column: 2, row: 3)),
    ("<65;3;4M", MouseEvent(.wheelDown, column: 2, row: 3)),
    ("<66;3;4M", MouseEvent(.wheelLeft, column: 2, row: 3)),
    ("<69;3;4M", MouseEvent(.wheelRight, column: 2, row: 3)),
    ("<16;3;4M", MouseEvent(.press(.left), column: 2, row: 3)),
    ("M !!", MouseEvent(.press(.left), column: 0, row: 0)),
    ("M#\"#", MouseEvent(.release(.left), column: 1, row: 2)),
    ("M@\"#", MouseEvent(.drag(.left), column: 1, row: 2)),
    ("M`\"#", MouseEvent(.wheelUp, column: 1, row: 2)),
  ])
  func oneMouseEvent(_ report: String, _ event: MouseEvent) {
    #expect(events("\u{1B}[" + report) == [.mouse(event)])
  }

  @Test(arguments: ["<35;3;4M", "<0;0;0M", "<0;1M", "<64;1;1m"])
  func mouseReportsWithoutAnEventAreSwallowed(_ report: String) {
    #expect(events("\u{1B}[" + report + "q") == [.key(.character("q"))])
  }

  @Test func aPasteIsOnePiece() {
    #expect(
      events("\u{1B}[200~a\nb\u{1B}[Aé\u{1B}[201~q") == [
        .paste("a\nb\u{1B}[Aé"), .key(.character("q")),
      ])
  }

  @Test func aPasteMayArriveInParts() {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    for byte in "\u{1B}[200~ab\u{1B}[201~".utf8 {
      decoder.feed([byte])
      if let event = decoder.next() { events.append(event) }
    }
    #expect(events == [.paste("ab")])
  }

  @Test func aPasteHoldsOnlySoMuch() {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}[200~".utf8)
    decoder.feed(Array(repeating: UInt8(ascii: "x"), count: InputDecoder.pasteLimit + 10))
    decoder.feed("\u{1B}[201~".utf8)
    guard case .paste(let text) = decoder.next() else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == InputDecoder.pasteLimit)
  }
}
