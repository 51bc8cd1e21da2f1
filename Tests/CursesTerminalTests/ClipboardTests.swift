import Testing

@testable import CursesTerminal

@Suite struct ClipboardTests {
  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(_ text: String, _ encoded: String) {
    #expect(Clipboard.base64(text.utf8) == encoded)
  }

  @Test func theTerminalIsAskedToCopy() {
    #expect(Clipboard.sequence("foo", inTmux: false) == "\u{1B}]52;c;Zm9v\u{7}")
  }

  @Test func insideTmuxTheTerminalAroundItIsAskedToo() {
    #expect(
      Clipboard.sequence("foo", inTmux: true)
        == "\u{1B}]52;c;Zm9v\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
  }
}
