import Foundation
import Testing

/// However a program on the terminal ends, the terminal is as it was before.
@Suite("Ending", .enabled(if: Tmux.canRun, Tmux.howToRun), .serialized)
struct EndingTests {
  /// A way to end, and the exit statuses a shell may see.
  struct Ending: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let statuses: [Int]
    let end: @Sendable (Tmux) throws -> Void

    init(
      _ description: String, _ statuses: [Int], end: @escaping @Sendable (Tmux) throws -> Void
    ) {
      testDescription = description
      self.statuses = statuses
      self.end = end
    }

    static func key(_ key: String, _ statuses: Int...) -> Ending {
      Ending("key \(key)", statuses) { try $0.press(key) }
    }

    static func signal(_ signal: Int32) -> Ending {
      Ending("signal \(signal)", [128 + Int(signal)]) { try send(signal, to: $0) }
    }
  }

  static let endings: [Ending] = [
    .key("q", 0), .key("C-c", 130), .key("C-\\", 131),
    // The letters the demo obeys: exit(3), an index out of range, endless recursion, and the same in
    // a thread with a stack of its own.
    .key("e", 3), .key("x", 132, 133), .key("o", 138, 139), .key("O", 138, 139),
    .signal(SIGTERM), .signal(SIGHUP), .signal(SIGINT), .signal(SIGQUIT), .signal(SIGABRT),
    .signal(SIGUSR1),
    Ending("SIGTERM twice while it hangs", [143]) {
      try $0.press("h")
      try send(SIGTERM, to: $0)
      try send(SIGTERM, to: $0)
    },
    Ending("SIGHUP while it hangs", [129]) {
      try $0.press("h")
      try send(SIGHUP, to: $0)
    },
  ]

  @Test("leaves the terminal as it was", arguments: endings)
  func restores(_ ending: Ending) throws {
    try expectRestored("terminal-demo", showing: "events 0", ending)
  }

  @Test(
    "leaves the terminal as it was, in the playground",
    arguments: [
      .key("q", 0), .key("C-c", 130), .signal(SIGTERM), .signal(SIGHUP), .signal(SIGQUIT),
      .signal(SIGSEGV),
    ] as [Ending])
  func playgroundRestores(_ ending: Ending) throws {
    try expectRestored("reflow Scene.swift", showing: "? help", ending)
  }

  /// What the playground may be at when it ends.
  struct Situation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The scene's file, what is typed once it is open, and what is seen then.
    var command = ExampleScene.command
    var opening = "? help"
    var keys: [(key: String, shows: String)] = []
  }

  static let situations = [
    Situation(
      testDescription: "a scene that computes", command: ExampleScene.endless, opening: "computing"),
    Situation(
      testDescription: "two layouts side by side", keys: [("|", "kept"), (">", "≠")]),
    Situation(
      testDescription: "a lesson", command: ExampleScene.lesson, keys: [("A", "Esc skips")]),
    Situation(
      testDescription: "exporting", keys: [("E", "Picture as SVG"), ("Enter", "Enter write")]),
  ]

  @Test(
    "leaves the terminal as it was, whatever the playground is at", arguments: situations,
    [.key("C-c", 0, 130), .signal(SIGTERM), .signal(SIGHUP)] as [Ending])
  func playgroundRestores(_ situation: Situation, _ ending: Ending) throws {
    try expectRestored("reflow Scene.swift", in: situation, ending)
  }

  @Test("Ctrl-Z and fg, whatever the playground is at", arguments: situations)
  func stops(_ situation: Situation) throws {
    let terminal = try Tmux(
      columns: 120, rows: 30, environment: ["PS1": "shell> ", "PATH": Products.searchPath],
      script: "\(situation.command)\nstty -a > modes-before\nexec bash --norc --noprofile -i")
    try terminal.wait(for: "shell>")
    let look = try terminal.look()
    try terminal.type("reflow Scene.swift\r")
    try enter(situation, terminal)
    let shown = situation.keys.last?.shows ?? situation.opening
    for stop in 1...2 {
      try terminal.press("C-z")
      try terminal.wait(for: "the shell's word") { $0.matches(of: /Stopped/).count == stop }
      #expect(try terminal.look() == look)
      try terminal.type("fg\r")
      try terminal.wait(for: "the picture") { $0.contains(shown) && !$0.contains("Stopped") }
    }
  }

  @Test("q leaves a scene that computes, and keeps what wasn't written")
  func quitsWhileComputing() throws {
    let scene = """
      // reflow: bounds 1000
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          VStack(spacing: waiting(10)) {
            Text("Hello, world.")
            Color.red
          }
        }
        func waiting(_ n: Double) -> Double {
          while n > 10 {}
          return n
        }
      }

      """
    let terminal = try shell(
      "reflow Scene.swift",
      "export XDG_STATE_HOME=$PWD/state\ncat > Scene.swift <<'END'\n\(scene)END\n")
    let look = try terminal.look()
    try terminal.press("Enter")
    try terminal.wait(for: "? help")
    try terminal.type("5+")
    try terminal.wait(for: "q leaves")
    try terminal.press("q")
    let screen = try terminal.wait(for: "status")
    #expect(screen.contains("status 0\n"), "\(screen)")
    try terminal.wait(for: "modes read")
    #expect(try terminal.look() == look)
    #expect(terminal.file("modes-after") == terminal.file("modes-before"))
    #expect(terminal.file("Scene.swift") == scene)
    #expect(try terminal.files("state/reflow/unwritten").count == 1)
  }

  @Test("a disk that takes no more leaves nothing half written, and the session goes on")
  func fullDisk() throws {
    let terminal = try Tmux(
      columns: 120, rows: 30, environment: ["PATH": Products.searchPath],
      script: """
        \(ExampleScene.command)
        mkdir out
        cd out
        sh -c 'ulimit -f 1; exec reflow ../Scene.swift'
        echo status $?
        cat
        """)
    try terminal.wait(for: "? help")
    try terminal.press("E")
    try terminal.wait(for: "Picture as SVG")
    try terminal.type("jj\r")
    try terminal.wait(for: ".svg")
    try terminal.press("Enter")
    try terminal.wait(for: "can't be written")
    #expect(try terminal.files("out") == [])
    try terminal.press("q")
    try terminal.wait(for: "status 0")
  }

  private func enter(_ situation: Situation, _ terminal: Tmux) throws {
    try terminal.wait(for: situation.opening)
    for (key, text) in situation.keys {
      try terminal.press(key)
      try terminal.wait(for: text)
    }
  }

  private func expectRestored(
    _ program: String, showing text: String, _ ending: Ending
  ) throws {
    try expectRestored(program, in: Situation(testDescription: "", opening: text), ending)
  }

  private func expectRestored(
    _ program: String, in situation: Situation, _ ending: Ending
  ) throws {
    let terminal = try shell(program, situation.command)
    let look = try terminal.look()
    try terminal.press("Enter")
    try enter(situation, terminal)
    #expect(try terminal.look() != look, "the program took the terminal over")
    try ending.end(terminal)
    let screen = try terminal.wait(for: "status")
    #expect(screen.hasPrefix("before\nthe program\n"))
    #expect(ending.statuses.contains { screen.contains("status \($0)\n") }, "\(screen)")
    try terminal.wait(for: "modes read")
    #expect(try terminal.look() == look)
    #expect(terminal.file("modes-before") != nil)
    #expect(terminal.file("modes-after") == terminal.file("modes-before"))
  }

  @Test("tells what a crash said, and nothing asks for a key")
  func crashMessage() throws {
    let terminal = try shell("terminal-demo")
    try terminal.press("Enter")
    try terminal.wait(for: "events 0")
    try terminal.press("x")
    let screen = try terminal.wait(for: "status")
    #expect(screen.contains("Index out of range"))
    #expect(!screen.contains("Press space"))
  }

  @Test("shows afterwards what was written to standard error")
  func standardError() throws {
    let terminal = try shell("terminal-demo")
    try terminal.press("Enter")
    try terminal.wait(for: "events 0")
    try terminal.press("w")
    #expect(try !terminal.wait(for: "events 1").contains("standard error"))
    try terminal.press("q")
    #expect(try terminal.wait(for: "status 0").contains("written to standard error"))
  }

  /// A shell that runs a program after the next Enter and, unlike an interactive one, doesn't
  /// repair the terminal behind it.
  private func shell(
    _ program: String, _ before: String = ExampleScene.command
  ) throws -> Tmux {
    let terminal = try Tmux(
      columns: 120, rows: 30, environment: ["PATH": Products.searchPath],
      script: """
        \(before)
        trap : INT QUIT
        printf 'before\\nthe program\\n'
        stty -a > modes-before
        echo ready
        read line
        sh -c 'echo $$ > pid; exec \(program)'
        echo status $?
        stty -a > modes-after
        echo modes read
        cat
        """)
    try terminal.wait(for: "ready")
    return terminal
  }
}
