import Cells
import Testing

@testable import CursesTerminal

@Suite struct ClipboardTests {
  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(_ text: String, _ encoded: String) {
    #expect(Base64.bytes(Array(text.utf8)) == Array(encoded.utf8))
  }

  @Test func theTerminalIsAskedToCopy() {
    #expect(Clipboard.sequence("foo") == "\u{1B}]52;c;Zm9v\u{7}")
  }

  @Test func insideTmuxTheTerminalAroundItIsAskedToo() {
    #expect(
      Clipboard.sequence("foo", inside: .tmux)
        == "\u{1B}]52;c;Zm9v\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
  }

  /// GNU screen hands on no string of more than 768 bytes.
  @Test func screenGetsThePiecesWrapped() {
    let sequence = Clipboard.sequence(String(repeating: "x", count: 600), inside: .screen)
    let pieces = sequence.split(separator: "\u{1B}P").map { $0.dropLast(2) }
    #expect(pieces.count == 2)
    #expect(pieces.allSatisfy { $0.utf8.count < 760 })
    #expect(
      pieces.joined() == Clipboard.sequence(String(repeating: "x", count: 600)))
  }
}
