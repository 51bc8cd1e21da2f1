import Cells
import Pseudoterminals
import Testing

@testable import CursesTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One at a time, since ncurses has one current screen.
@Suite(.serialized) struct CursesTerminalTests {
  private let pseudoterminal: Pseudoterminal

  init() throws { pseudoterminal = try Pseudoterminal(columns: 30, rows: 5) }

  private func options(
    _ type: String = "xterm-256color", color: CursesTerminal.ColorChoice = .always
  ) -> CursesTerminal.Options {
    var options = CursesTerminal.Options()
    options.input = pseudoterminal.terminal
    options.output = pseudoterminal.terminal
    options.type = type
    options.color = color
    return options
  }

  @Test func aFileIsNoTerminal() throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    var onFile = options()
    onFile.output = file
    #expect(throws: TerminalError.notATerminal) { try CursesTerminal.run(onFile) { _ in } }
    onFile.output = pseudoterminal.terminal
    onFile.input = file
    #expect(throws: TerminalError.notATerminal) { try CursesTerminal.run(onFile) { _ in } }
  }

  @Test func unusableTypesAreRefused() {
    for (type, error) in [
      ("no-such-type", TerminalError.unknownType("no-such-type")),
      ("dumb", .noCursorMovement("dumb")),
    ] {
      #expect(throws: error) { try CursesTerminal.run(options(type)) { _ in } }
    }
  }

  @Test func oneTerminalAtATime() throws {
    try CursesTerminal.run(options()) { _ in
      _ = #expect(throws: TerminalError.alreadyOpen) { try CursesTerminal.run(options()) { _ in } }
    }
  }

  @Test(arguments: [
    ("xterm-256color", 256), ("tmux-256color", 256), ("xterm", 8), ("linux", 8), ("vt100", 0),
  ])
  func colorsFollowTheType(_ type: String, _ colors: Int) throws {
    let found = try CursesTerminal.run(options(type)) { $0.capabilities.colors }
    #expect(found == colors)
    #expect(try CursesTerminal.run(options(type, color: .never)) { $0.capabilities.colors } == 0)
  }

  @Test func theModesAreGivenBack() throws {
    let before = pseudoterminal.modes
    try CursesTerminal.run(options()) { _ in #expect(pseudoterminal.modes != before) }
    #expect(pseudoterminal.modes == before)
  }

  @Test func theModesAreGivenBackAfterAnError() throws {
    struct Failure: Error {}
    let before = pseudoterminal.modes
    #expect(throws: Failure.self) { try CursesTerminal.run(options()) { _ in throw Failure() } }
    #expect(pseudoterminal.modes == before)
  }

  @Test func programsEndWithAStatus() throws {
    try CursesTerminal.run(options()) { terminal in
      #expect(terminal.run(["sh", "-c", "exit 3"]) == 3)
      #expect(terminal.run(["sh", "-c", "kill -9 $$"]) == 137)
      #expect(terminal.run(["no-such-program"]) == nil)
      #expect(terminal.run([]) == nil)
    }
  }

  @Test func keysArrive() throws {
    try CursesTerminal.run(options()) { terminal in
      pseudoterminal.type("\u{1B}[1;2Cq")
      #expect(terminal.nextEvent(timeout: 5) == .key(.shiftRight))
      #expect(terminal.nextEvent(timeout: 5) == .key(.character("q")))
      pseudoterminal.type("\u{1B}")
      #expect(terminal.nextEvent(timeout: 5) == .key(.escape))
      #expect(terminal.nextEvent(timeout: 0) == nil)
    }
  }

  @Test func aNewSizeIsReportedOnce() throws {
    try CursesTerminal.run(options()) { terminal in
      // Sent to the process: threads that run tests may block it.
      #expect(terminal.size == (30, 5))
      pseudoterminal.resize(columns: 50, rows: 9)
      kill(getpid(), SIGWINCH)
      #expect(terminal.nextEvent(timeout: 5) == .resized)
      #expect(terminal.size == (50, 9))
      kill(getpid(), SIGWINCH)
      #expect(terminal.nextEvent(timeout: 0) == nil)
    }
  }

  @Test func onlyWhatDiffersIsWritten() throws {
    try CursesTerminal.run(options()) { terminal in
      _ = pseudoterminal.output()
      var grid = CellGrid(columns: 30, rows: 5)
      grid.write("proposal", column: 2, row: 1)
      terminal.show(grid)
      #expect(pseudoterminal.output().contains("proposal"))
      grid.write("P", column: 2, row: 1)
      terminal.show(grid)
      let update = pseudoterminal.output()
      #expect(update.contains("P") && !update.contains("roposal"))
    }
  }

  @Test func updatesAreShownInOneGo() throws {
    try CursesTerminal.run(options()) { terminal in
      _ = pseudoterminal.output()
      terminal.show(CellGrid(columns: 30, rows: 5, fill: Cell("x")))
      let update = pseudoterminal.output()
      #expect(update.hasPrefix("\u{1B}[?2026h") && update.hasSuffix("\u{1B}[?2026l"))
    }
  }

  @Test func manyColourPairsFitATerminalWithFew() throws {
    try CursesTerminal.run(options("xterm")) { terminal in
      var grid = CellGrid(columns: 30, rows: 5)
      for index in 0..<150 {
        let style = CellStyle(
          foreground: .palette(UInt8(index % 8)), background: .palette(UInt8(index / 8 % 8)))
        grid[index % 30, index / 30] = Cell("x", style: style)
      }
      terminal.show(grid)
      #expect(pseudoterminal.output().filter { $0 == "x" }.count >= 150)
    }
  }

  @Test func textIsCopiedThroughTheTerminal() throws {
    try CursesTerminal.run(options()) { terminal in
      _ = pseudoterminal.output()
      #expect(terminal.copy("foo"))
      #expect(pseudoterminal.output().hasPrefix("\u{1B}]52;c;Zm9v\u{7}"))
    }
  }

  // MARK: Pixels

  private static let kittysAnswers =
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[6;6;4t\u{1B}[?62;c"

  /// A screen with room for pixels in a cell, and these.
  private static func picture() -> (grid: CellGrid, sheet: PixelSheet) {
    let place = CellRect(column: 1, row: 1, columns: 1, rows: 1)
    var grid = CellGrid(columns: 30, rows: 5)
    grid.fill(place, with: Cell(style: CellStyle(background: .pixels(0xFF0000))))
    let pixels = [UInt32](repeating: 0xFFFF_0000, count: 24)
    return (grid, PixelSheet(place, cell: CellPixels(width: 4, height: 6), pixels: pixels))
  }

  @Test func withoutPixelsNobodyIsAskedForThem() throws {
    try CursesTerminal.run(options()) { terminal in
      pseudoterminal.type(Self.kittysAnswers)
      #expect(terminal.nextEvent(timeout: 0.1) == nil)
      terminal.show(Self.picture().grid)
    }
    let written = pseudoterminal.output()
    #expect(!written.contains("\u{1B}_G") && !written.contains("[16t") && !written.contains("[c"))
  }

  @Test func picturesAreShownOnceTheTerminalHasAnswered() throws {
    var options = options()
    options.pixels = .auto
    let (grid, sheet) = Self.picture()
    try CursesTerminal.run(options) { terminal in
      let questions = pseudoterminal.output()
      #expect(questions.contains("_Gi=31") && questions.hasSuffix("\u{1B}[c"))
      terminal.show(grid, [sheet])
      #expect(!pseudoterminal.output().contains("_Ga=T"))
      pseudoterminal.type(Self.kittysAnswers)
      #expect(terminal.nextEvent(timeout: 5) == .pixels(sheet.cell))
      #expect(terminal.nextEvent(timeout: 0) == nil)
      terminal.show(grid, [sheet])
      let shown = pseudoterminal.output()
      #expect(shown.contains("_Ga=T"))
      #expect(shown.hasPrefix("\u{1B}[?2026h") && shown.hasSuffix("\u{1B}[?2026l"))
      terminal.show(grid, [sheet])
      // After another program it is taken away and shown again.
      terminal.redraw()
      let again = pseudoterminal.output()
      let removal = try #require(again.range(of: "_Ga=d,d=A"))
      #expect(again[removal.upperBound...].contains("_Ga=T"))
    }
    let end = pseudoterminal.output()
    let removal = try #require(end.range(of: "_Ga=d,d=A"))
    let leave = try #require(end.range(of: "[?1049l"))
    #expect(removal.upperBound < leave.lowerBound)
    #expect(!end.contains("_Ga=T"))
  }

  @Test func whatTmuxDroppedAfterAnotherSizeIsSentAgain() throws {
    let variables = ["TMUX": "/tmp/tmux,1,0", "COLORTERM": "truecolor"]
    let before = variables.keys.map { name in (name, getenv(name).map { String(cString: $0) }) }
    for (name, value) in variables { setenv(name, value, 1) }
    defer {
      for (name, value) in before {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    var options = options()
    options.pixels = .auto
    let (grid, sheet) = Self.picture()
    try CursesTerminal.run(options) { terminal in
      pseudoterminal.type(Self.kittysAnswers)
      #expect(terminal.nextEvent(timeout: 5) == .pixels(sheet.cell))
      terminal.show(grid, [sheet])
      #expect(pseudoterminal.output().contains("_Ga=T"))
      func resize(columns: UInt16) {
        pseudoterminal.resize(columns: columns, rows: 5)
        kill(getpid(), SIGWINCH)
        #expect(terminal.nextEvent(timeout: 5) == .resized)
        terminal.show(grid, [sheet])
      }
      resize(columns: 20)
      let first = pseudoterminal.output()
      #expect(first.contains("_Gi=32") && first.contains("_Ga=T"))
      // Nobody answers, as where it was dropped: the pictures after it may be, too.
      #expect(terminal.nextEvent(timeout: 0.4) == nil)
      let again = pseudoterminal.output()
      #expect(again.contains("_Gi=33") && !again.contains("_Ga=T"))
      pseudoterminal.type("\u{1B}_Gi=33;OK\u{1B}\\")
      #expect(terminal.nextEvent(timeout: 0.1) == nil)
      #expect(pseudoterminal.output().contains("_Ga=T"))
      // An answer to what was asked before isn't one; one to the first question says that all arrived.
      resize(columns: 25)
      #expect(pseudoterminal.output().contains("_Gi=34"))
      pseudoterminal.type("\u{1B}_Gi=33;OK\u{1B}\\")
      #expect(terminal.nextEvent(timeout: 0.1) == nil)
      pseudoterminal.type("\u{1B}_Gi=34;OK\u{1B}\\")
      #expect(terminal.nextEvent(timeout: 0.5) == nil)
      let last = pseudoterminal.output()
      #expect(!last.contains("_Ga=T") && !last.contains("_Gi=35"))
    }
  }

  /// A list whose lines move up beside a picture, and below it: ncurses would scroll the terminal.
  @Test(arguments: [PixelChoice.kitty, .sixel, .off])
  func linesAreNotMovedUnderPictures(_ choice: PixelChoice) throws {
    var options = options()
    options.pixels = choice
    pseudoterminal.resize(columns: 60, rows: 24)
    let cell = CellPixels(width: 4, height: 6)
    let place = CellRect(column: 1, row: 1, columns: 4, rows: 12)
    let count = place.columns * cell.width * place.rows * cell.height
    let sheet = PixelSheet(
      place, cell: cell, pixels: [UInt32](repeating: 0xFFFF_0000, count: count))
    func grid(from first: Int) -> CellGrid {
      var grid = CellGrid(columns: 60, rows: 24)
      grid.fill(place, with: Cell(style: CellStyle(background: .pixels(0xFF0000))))
      for row in 0..<23 {
        grid.write("The line of number \((first + row) * 7919) in a list", column: 8, row: row)
      }
      return grid
    }
    try CursesTerminal.run(options) { terminal in
      pseudoterminal.type("\u{1B}[6;6;4t\u{1B}[?62;c")
      _ = terminal.nextEvent(timeout: choice == .off ? 0 : 5)
      terminal.show(grid(from: 0), choice == .off ? [] : [sheet])
      let pictures = pseudoterminal.output()
      #expect(choice == .off || pictures.contains(choice == .kitty ? "_Ga=T" : "\u{1B}P9;1;0q"))
      // Without pictures the room for them is blank in all rows.
      for step in 1...3 { terminal.show(grid(from: step), choice == .off ? [] : [sheet]) }
      let written = pseudoterminal.output()
      let moves = written.matches(of: /\u{1B}\[[\d;]*[LMSTr]|\u{1B}M|\n/)
      #expect(moves.isEmpty == (choice != .off), "\(written.debugDescription)")
    }
  }

  @Test func anAnswerThatIsHeldUpIsNoKey() throws {
    var options = options()
    options.pixels = .auto
    try CursesTerminal.run(options) { terminal in
      let half = Self.kittysAnswers.count / 2
      pseudoterminal.type(String(Self.kittysAnswers.prefix(half)))
      #expect(terminal.nextEvent(timeout: 0.3) == nil)
      pseudoterminal.type(Self.kittysAnswers.dropFirst(half) + "q")
      #expect(terminal.nextEvent(timeout: 5) == .key(.character("q")))
      #expect(terminal.nextEvent(timeout: 0) == .pixels(CellPixels(width: 4, height: 6)))
      // Alt with the letters that begin an answer.
      pseudoterminal.type("\u{1B}P")
      #expect(terminal.nextEvent(timeout: 5) == .key(.escape))
      #expect(terminal.nextEvent(timeout: 5) == .key(.character("P")))
    }
  }

  @Test func whereCellsChangeTheirSizeThatIsTold() throws {
    var options = options()
    options.pixels = .kitty
    try CursesTerminal.run(options) { terminal in
      pseudoterminal.type("\u{1B}[6;6;4t")
      #expect(terminal.nextEvent(timeout: 5) == .pixels(CellPixels(width: 4, height: 6)))
      pseudoterminal.resize(columns: 20, rows: 4)
      kill(getpid(), SIGWINCH)
      #expect(terminal.nextEvent(timeout: 5) == .resized)
      #expect(pseudoterminal.output().contains("\u{1B}[16t"))
      pseudoterminal.type("\u{1B}[6;12;8t")
      #expect(terminal.nextEvent(timeout: 5) == .pixels(CellPixels(width: 8, height: 12)))
    }
  }

  @Test func aLostTerminalEndsTheSession() throws {
    let lost = try Pseudoterminal(columns: 30, rows: 5)
    var options = options()
    options.input = lost.terminal
    try CursesTerminal.run(options) { terminal in
      lost.hangUp()
      #expect(terminal.nextEvent(timeout: 5) == .ended)
    }
  }
}
