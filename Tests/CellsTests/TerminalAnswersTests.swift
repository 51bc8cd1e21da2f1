import Cells
import Testing

/// What terminals answer, as their documents have it.
@Suite struct TerminalAnswersTests {
  @Test func kittyAnswersEverything() {
    let answers = TerminalAnswers(
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.32.2)\u{1B}\\\u{1B}[6;34;17t"
        + "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\\u{1B}[?62;52;c")
    #expect(answers.name == "kitty(0.32.2)")
    #expect(answers.hasKittyPictures && answers.saysClipboard && !answers.hasSixels)
    // Height comes before width.
    #expect(answers.cell?.width == 17 && answers.cell?.height == 34)
    #expect(answers.tellsBackground && answers.areComplete)
  }

  @Test func aPlainTerminalAnswersTheLastQuestion() {
    let answers = TerminalAnswers("j\u{1B}[?1;2c")
    #expect(answers.areComplete)
    #expect(answers.name == nil && !answers.hasKittyPictures && !answers.saysClipboard)
  }

  @Test func anAnswerThatHasNotComeWholeIsNone() {
    #expect(!TerminalAnswers("\u{1B}[?62;4").areComplete)
    #expect(TerminalAnswers("\u{1B}[?62;4c").hasSixels)
    #expect(!TerminalAnswers("\u{1B}_Gi=31;ENOTSUP\u{1B}\\").hasKittyPictures)
  }
}

/// Who understands links, by what terminals set in the environment.
@Suite struct TerminalLinksTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], true), (["TERM": "xterm-256color"], false),
    (["TERM": "xterm-256color", "VTE_VERSION": "6800"], true),
    (["TERM": "xterm-256color", "VTE_VERSION": "5000"], false),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
    (["TERM": "dumb", "VTE_VERSION": "6800"], false),
    (["TERM": "xterm-256color", "FORCE_HYPERLINK": "1"], true),
    (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
  ])
  func areUnderstood(environment: [String: String], isSo: Bool) {
    #expect(TerminalLinks.areUnderstood(by: environment) == isSo)
  }

  @Test func aLinkHasTheWordsAndTheAddress() {
    let link = TerminalLinks.link("a b.swift:3:1", to: "/x/a b.swift", line: 3, host: "here")
    #expect(
      link == "\u{1B}]8;;file://here/x/a%20b.swift#3\u{1B}\\a b.swift:3:1\u{1B}]8;;\u{1B}\\")
  }
}
