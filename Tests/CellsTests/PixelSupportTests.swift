import Testing

@testable import Cells

/// What terminals answer to the questions, as recorded or as their documents have it.
@Suite struct PixelSupportTests {
  private static let kitty =
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[6;18;9t"
    + "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;c"
  private static let xterm =
    "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[6;13;6t\u{1B}[?1;0;16S\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
    + "\u{1B}[?63;1;2;4;6;9;15;16;22;28c"
  private static let tmux = "\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c"

  struct Answer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var text: String
    var environment: [String: String] = [:]
    var window: CellPixels?
    var colors = TerminalCapabilities.trueColors
    var choice = PixelChoice.auto
    /// Nil where there are no pixels.
    var kind: PixelProtocol?
    var problem: PixelSupport.Problem?
  }

  private static let cell = CellPixels(width: 9, height: 18)

  static let answers = [
    Answer(testDescription: "kitty", text: kitty, kind: .kitty),
    Answer(
      testDescription: "Ghostty",
      text: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|ghostty 1.1.3\u{1B}\\\u{1B}[6;36;17t\u{1B}[?62;22;52c",
      kind: .kitty),
    Answer(
      testDescription: "WezTerm",
      text:
        "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|WezTerm 20240203-110809\u{1B}\\\u{1B}[6;40;18t\u{1B}[?65;4;6;18;22c",
      kind: .kitty),
    Answer(
      testDescription: "WezTerm without kitty's protocol",
      text: "\u{1B}P>|WezTerm 20240203-110809\u{1B}\\\u{1B}[6;40;18t\u{1B}[?65;4;6;18;22c",
      kind: .iterm),
    Answer(
      testDescription: "foot",
      text: "\u{1B}P>|foot(1.16.2)\u{1B}\\\u{1B}[6;30;15t\u{1B}[?1;0;1024S\u{1B}[?62;4;22;28c",
      kind: .sixel(colors: 256)),
    Answer(
      testDescription: "xterm -ti vt340", text: xterm, kind: .sixel(colors: 16, areForgotten: true)),
    Answer(
      testDescription: "iTerm2",
      text: "\u{1B}P>|iTerm2 3.5.0\u{1B}\\\u{1B}[6;17;8t\u{1B}[?64;1;2;4;6;17;18;21;22c",
      kind: .iterm),
    Answer(
      testDescription: "iTerm2 over ssh, before it told its name",
      text: "\u{1B}[6;17;8t\u{1B}[?62;4c", environment: ["LC_TERMINAL": "iTerm2"], kind: .iterm),
    Answer(
      testDescription: "tmux that hands nothing on", text: tmux,
      environment: ["TMUX": "/tmp/t,1,0"], window: cell, problem: .tmuxHandsNothingOn),
    Answer(
      testDescription: "tmux in kitty", text: tmux + "\u{1B}_Gi=31;OK\u{1B}\\",
      environment: ["TMUX": "/tmp/t,1,0"], window: cell, kind: .kittyInTmux),
    Answer(
      testDescription: "tmux in kitty, of 256 colours", text: tmux + "\u{1B}_Gi=31;OK\u{1B}\\",
      environment: ["TMUX": "/tmp/t,1,0"], window: cell, colors: 256, problem: .tmuxWithoutColors),
    Answer(
      testDescription: "tmux in WezTerm", text: tmux + "\u{1B}_Gi=31;OK\u{1B}\\",
      environment: ["TMUX": "/tmp/t,1,0", "WEZTERM_PANE": "0"], window: cell,
      problem: .tmuxHandsNothingOn),
    Answer(
      testDescription: "tmux with sixels of its own", text: "\u{1B}[?1;2;4c",
      environment: ["TMUX": "/tmp/t,1,0"], window: cell, kind: .sixel(colors: 256)),
    Answer(
      testDescription: "screen", text: "\u{1B}[?1;2c", environment: ["STY": "1.pts"], window: cell,
      problem: .isScreen),
    Answer(
      testDescription: "a plain one", text: "\u{1B}[?1;2c", window: cell, problem: .hasNone),
    Answer(testDescription: "a silent one", text: "", window: cell, problem: .isSilent),
    Answer(
      testDescription: "garbage", text: "\u{1B}_G\u{1B}\\\u{1B}[6;;t\u{1B}[?\u{1B}P>|",
      window: cell,
      problem: .isSilent),
    Answer(
      testDescription: "a cell of no size", text: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;0;0t\u{1B}[?62c",
      problem: .withoutCellSize),
    Answer(testDescription: "no colours", text: kitty, colors: 0, problem: .withoutColors),
    Answer(testDescription: "off", text: kitty, choice: .off, problem: .isOff),
    Answer(
      testDescription: "a wish against a silent terminal", text: "", window: cell, choice: .sixel,
      kind: .sixel(colors: 256)),
    Answer(
      testDescription: "a wish against the answers", text: kitty, choice: .iterm, kind: .iterm),
  ]

  @Test(arguments: answers)
  func followsFromTheAnswers(_ answer: Answer) {
    let found: Result<PixelSupport, PixelSupport.Problem> = Result {
      () throws(PixelSupport.Problem) in
      try PixelSupport(
        answer.choice, TerminalAnswers(answer.text), window: answer.window,
        environment: answer.environment, colors: answer.colors, unicode: true)
    }
    switch found {
    case .success(let support): #expect(support.kind == answer.kind)
    case .failure(let problem): #expect(problem == answer.problem && answer.kind == nil)
    }
  }

  @Test func theWindowsSizeGoesBeforeTheAnswer() throws {
    let support = try PixelSupport(
      .auto, TerminalAnswers(Self.kitty), window: CellPixels(width: 10, height: 21),
      environment: [:],
      colors: 256, unicode: true)
    #expect(support.cell == CellPixels(width: 10, height: 21))
    let told = try PixelSupport(
      .auto, TerminalAnswers(Self.kitty), window: nil, environment: [:], colors: 256, unicode: true)
    #expect(told.cell == Self.cell)
  }

  @Test func nobodyIsAskedWhatItTakesForAnotherThing() {
    let picture = "_Gi=31"
    #expect(TerminalAnswers.questions([:]).hasPrefix("\u{1B}\(picture)"))
    // tmux would make a title of it, Apple's terminal would write it.
    #expect(
      TerminalAnswers.questions(["TMUX": "x"]).hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}\(picture)"))
    for environment in [["STY": "x"], ["TERM_PROGRAM": "Apple_Terminal"]] {
      #expect(!TerminalAnswers.questions(environment).contains(picture))
    }
    // What every terminal answers comes last.
    #expect(TerminalAnswers.questions([:]).hasSuffix("\u{1B}[c"))
  }

  @Test func everyProblemHasARemedy() {
    let problems: [PixelSupport.Problem] = [
      .isOff, .withoutColors, .withoutUnicode, .isSilent, .hasNone, .withoutCellSize,
      .tmuxWithoutColors, .tmuxHandsNothingOn, .isScreen,
    ]
    #expect(problems.allSatisfy { !$0.words.isEmpty && !$0.advice.isEmpty })
  }
}
