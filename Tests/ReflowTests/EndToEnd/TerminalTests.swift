import Foundation
import Testing

/// What a program makes of the many kinds of terminals, and of a terminal that changes.
@Suite("Terminals", .enabled(if: Tmux.canRun, Tmux.howToRun), .serialized)
struct TerminalTests {
  @Test("resizing redraws at once, both ways")
  func resizing() throws {
    let terminal = try demo(columns: 60, rows: 14)
    try terminal.wait(for: "size 60x14")
    try terminal.resize(columns: 100, rows: 30)
    try terminal.wait(for: "size 100x30") { $0.contains("size 100x30") && isFramed($0, rows: 30) }
    try terminal.resize(columns: 60, rows: 14)
    try terminal.wait(for: "size 60x14") { $0.contains("size 60x14") && isFramed($0, rows: 14) }
  }

  @Test("a storm of sizes ends in the right picture")
  func storm() throws {
    let terminal = try demo(columns: 60, rows: 14)
    try terminal.wait(for: "size 60x14")
    for step in 1...100 {
      try terminal.resize(columns: 20 + step * 7 % 90, rows: 6 + step * 5 % 30)
    }
    try terminal.resize(columns: 72, rows: 17)
    try terminal.wait(for: "size 72x17") { $0.contains("size 72x17") && isFramed($0, rows: 17) }
  }

  @Test("Ctrl-Z gives the terminal to the shell, and fg brings the picture back")
  func stopping() throws {
    let terminal = try interactiveShell()
    try terminal.type("terminal-demo\r")
    try terminal.wait(for: "events 0")
    try terminal.press("C-z")
    try terminal.wait(for: "Stopped")
    #expect(try terminal.flag("alternate_on") == "0")
    #expect(try terminal.flag("cursor_flag") == "1")
    try terminal.type("fg\r")
    try terminal.wait(for: "the frame") { isFramed($0, rows: 14) }
    try terminal.press("j")
    try terminal.wait(for: "last key")
  }

  @Test("a stop that no program can catch is mended after fg")
  func stoppingFromOutside() throws {
    let terminal = try interactiveShell()
    try terminal.type("sh -c 'echo $$ > pid; exec terminal-demo'\r")
    try terminal.wait(for: "events 0")
    try send(SIGSTOP, to: terminal)
    try terminal.wait(for: "Stopped")
    try terminal.type("fg\r")
    // Until then the shell's words stand in the program's picture.
    try terminal.wait(for: "the frame") { isFramed($0, rows: 14) && !$0.contains("Stopped") }
    try terminal.press("j")
    try terminal.wait(for: "last key")
    try terminal.press("q")
    try terminal.wait(for: "left")
    #expect(try terminal.flag("alternate_on") == "0")
  }

  @Test("a size that changed while stopped is right at once after fg")
  func resizingWhileStopped() throws {
    let terminal = try interactiveShell()
    try terminal.type("terminal-demo\r")
    try terminal.wait(for: "events 0")
    try terminal.press("C-z")
    try terminal.wait(for: "Stopped")
    try terminal.resize(columns: 80, rows: 20)
    try terminal.type("fg\r")
    try terminal.wait(for: "size 80x20") { $0.contains("size 80x20") && isFramed($0, rows: 20) }
  }

  @Test(
    "colours and characters follow the environment",
    arguments: [
      (["TERM": "xterm-256color"], "colors 256", "unicode true"),
      (["TERM": "tmux-256color"], "colors 256", "unicode true"),
      (["TERM": "xterm"], "colors 8", "unicode true"),
      (["TERM": "vt100"], "colors 0", "unicode true"),
      (["NO_COLOR": "1"], "colors 0", "unicode true"),
      (["NO_COLOR": ""], "colors 256", "unicode true"),
      (["LC_ALL": "C"], "colors 256", "unicode false"),
      (["LINES": "7", "COLUMNS": "30"], "colors 256", "size 60x14"),
    ] as [([String: String], String, String)])
  func capabilities(_ environment: [String: String], _ colors: String, _ other: String) throws {
    let terminal = try demo(columns: 60, rows: 14, environment: environment)
    let screen = try terminal.wait(for: "events 0")
    #expect(screen.contains(colors))
    #expect(screen.contains(other))
  }

  @Test("without UTF-8 everything is ASCII")
  func ascii() throws {
    let terminal = try demo(columns: 60, rows: 14, environment: ["LC_ALL": "C"])
    let screen = try terminal.wait(for: "events 0")
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
    #expect(screen.hasPrefix("+-----"))
  }

  @Test("without colours no escape asks for one")
  func monochrome() throws {
    let terminal = try demo(columns: 60, rows: 14, environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "events 0")
    #expect(try !terminal.coloredScreen().contains("[38;5;"))
    let colored = try demo(columns: 60, rows: 14)
    try colored.wait(for: "events 0")
    #expect(try colored.coloredScreen().contains("38;5;208"))
  }

  @Test("wide and joined characters leave what follows in its column")
  func widths() throws {
    let terminal = try demo(columns: 60, rows: 14)
    let screen = try terminal.wait(for: "events 0")
    let line = try #require(screen.split(separator: "\n").first { $0.contains("世界") })
    #expect(line.hasSuffix("│") && line.contains("|"))
    // Two borders of ours, 56 columns between them, of which the text takes 14.
    #expect(screen.split(separator: "\n")[1].count == 60)
  }

  @Test(
    "keys, mouse and pastes arrive",
    arguments: [
      ("\u{1B}[1;2C", "shiftRight"), ("\u{1B}", "escape"), ("\u{1B}[<0;12;5M", "press"),
      ("\u{1B}[<0;12;5m", "release"), ("\u{1B}[<32;13;5M", "drag"),
      ("\u{1B}[<65;12;5M", "wheelDown"),
      ("\u{1B}[200~a q b\u{1B}[201~", "paste(\"a q b\")"),
    ])
  func input(_ bytes: String, _ event: String) throws {
    let terminal = try demo(columns: 100, rows: 14)
    try terminal.wait(for: "events 0")
    try terminal.type(bytes)
    #expect(try terminal.wait(for: "events 1").contains(event))
  }

  @Test("text is put on the clipboard")
  func copying() throws {
    let terminal = try demo(columns: 60, rows: 14)
    try terminal.wait(for: "events 0")
    #expect(terminal.clipboard() == nil)
    try terminal.press("c")
    try terminal.wait(for: "events 1")
    #expect(terminal.clipboard() == "from the demo")
  }

  @Test("another program may use the terminal for a while, in the modes it had before")
  func lending() throws {
    let terminal = try demo(columns: 60, rows: 14)
    try terminal.wait(for: "events 0")
    try terminal.press("s")
    try terminal.wait(for: "in between")
    #expect(terminal.file("modes-lent") == terminal.file("modes-before"))
    try terminal.resize(columns: 70, rows: 15)
    try terminal.type("a line\r")
    try terminal.wait(for: "last resized") { $0.contains("last resized") && isFramed($0, rows: 15) }
    try terminal.press("q")
    try terminal.wait(for: "status 0")
  }

  @Test("an interrupt while another program has the terminal is that one's")
  func interruptingAnotherProgram() throws {
    let terminal = try demo(columns: 60, rows: 14)
    try terminal.wait(for: "events 0")
    try terminal.press("s")
    try terminal.wait(for: "in between")
    try terminal.press("C-c")
    try terminal.wait(for: "last 130")
  }

  @Test("stopping another program stops both, and fg brings both back")
  func stoppingAnotherProgram() throws {
    let terminal = try interactiveShell()
    try terminal.type("terminal-demo\r")
    try terminal.wait(for: "events 0")
    try terminal.press("s")
    try terminal.wait(for: "in between")
    try terminal.press("C-z")
    try terminal.wait(for: "Stopped")
    try terminal.type("fg\r")
    try terminal.wait(for: "back")
    try terminal.type("a line\r")
    try terminal.wait(for: "last 0")
  }

  @Test(
    "20 by 6 cells are enough, and fewer no reason to fail", arguments: [(20, 6), (5, 2), (1, 1)])
  func tiny(_ columns: Int, _ rows: Int) throws {
    let terminal = try demo(columns: columns, rows: rows)
    try terminal.wait(for: "a frame") { $0.contains("╭") || columns == 1 && $0.contains("·") }
    try terminal.press("q")
    #expect(try terminal.wait(forFile: "status") == "status 0\n")
  }

  @Test(
    "a terminal that can't be used is refused in a sentence",
    arguments: [
      (["TERM": "dumb"], "", "can't move its cursor"),
      (["TERM": "no-such-type"], "", "'no-such-type' isn't known here"),
      (["TERM": ""], "", "TERM isn't set"),
      ([:], "< /dev/null", "aren't both a terminal"),
      ([:], "> file", "aren't both a terminal"),
    ] as [([String: String], String, String)])
  func refusals(_ environment: [String: String], _ redirection: String, _ message: String) throws {
    let terminal = try demo(
      columns: 100, rows: 14, environment: environment, redirection: redirection)
    let screen = try terminal.wait(for: "status 69")
    #expect(screen.contains(message))
    #expect(try terminal.flag("alternate_on") == "0")
    #expect(terminal.file("file") ?? "" == "")
  }

  // MARK: Starting

  private func demo(
    columns: Int, rows: Int, environment: [String: String] = [:], redirection: String = ""
  ) throws -> Tmux {
    try Tmux(
      columns: columns, rows: rows, environment: environment,
      script: """
        stty -a > modes-before
        \(Products.path(of: "terminal-demo")) \(redirection)
        echo status $? | tee status
        cat
        """)
  }

  private func interactiveShell() throws -> Tmux {
    let terminal = try Tmux(
      columns: 60, rows: 14, environment: ["PS1": "shell> ", "PATH": Products.searchPath],
      script: "exec bash --norc --noprofile -i")
    try terminal.wait(for: "shell>")
    return terminal
  }

  /// Whether the demo's frame reaches from the first row to the last.
  private func isFramed(_ screen: String, rows: Int) -> Bool {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    return screen.hasPrefix("╭") && lines.count >= rows && lines[rows - 1].hasPrefix("╰")
  }
}
