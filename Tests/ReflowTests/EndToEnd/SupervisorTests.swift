import Foundation
import Testing

/// Whatever ends the process that has the terminal, another one goes on: with the terminal as it was,
/// the last picture, what isn't written, and where the user was.
@Suite("Supervisor", .enabled(if: Tmux.canRun, Tmux.howToRun), .serialized)
struct SupervisorTests {
  /// What the playground is at when something happens to its process.
  struct State: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var keys: [(key: String, shows: String)] = []

    init(_ description: String, _ keys: (String, String)...) {
      testDescription = description
      self.keys = keys.map { (key: $0.0, shows: $0.1) }
    }
  }

  /// What happens to it.
  enum Blow: Equatable, CustomTestStringConvertible, Sendable {
    case signal(Int32)
    /// It runs on without end.
    case loop
    /// It gets no more memory.
    case starved
    case stopped

    static let all: [Blow] =
      [SIGSEGV, SIGKILL, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP, SIGSYS, SIGXCPU]
      .map { .signal($0) } + [.loop, .starved, .stopped]

    /// Whether what is needed for it is at hand.
    var canBeDealt: Bool {
      switch self {
      case .loop: FileManager.default.isWritableFile(atPath: "/proc/self/mem")
      case .starved: Command.run("prlimit", ["--version"]).status == 0
      case .signal, .stopped: true
      }
    }

    var testDescription: String {
      if case .signal(let signal) = self { "signal \(signal)" } else { "\(self)" }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var state: State
    var blow: Blow
    var testDescription: String { "\(state.testDescription), \(blow.testDescription)" }
  }

  static let states = [
    State("looking at the picture"),
    State("in the source", ("5", "5 Source")),
    State("in the tree", ("2", "2 View tree")),
    State("in the negotiation", ("4", "4 Negotiation")),
    State("in the findings", ("6", "6 Findings")),
    State("two layouts side by side", ("|", "kept")),
    State("comparing with a kept layout", ("B", "Kept")),
    State("exporting", ("E", "Picture as SVG")),
    State("typing a path", ("E", "Picture as SVG"), ("Enter", "Enter write")),
    State("looking for help", ("?", "Keys")),
    State("looking for a command", (":", "Commands")),
    State("in the settings", ("S", "Settings")),
    State("picking a scene", ("t", "Scenes")),
    State("with nothing else to pick", ("P", "nothing else to show")),
    State("in the geometry", ("3", "3 Geometry")),
    State("explaining a size", ("i", "Why there?")),
    State("typing a size", ("s", "Size, device, or proposal")),
    State("asking for a size", ("a", "Propose: ")),
    State("taking a log", ("O", "A log recorded")),
    State("finding text in the source", ("5", "5 Source"), ("/", "Find text")),
  ]

  /// Every state with one blow, and every blow with one state at least; every state with every blow
  /// takes half an hour, and is run where that is asked for.
  static let cases: [Case] = {
    let isWhole = ProcessInfo.processInfo.environment["REFLOW_ALL_BLOWS"] != nil
    return states.enumerated().flatMap { index, state in
      (isWhole ? Blow.all : [Blow.all[index % Blow.all.count]])
        .map { Case(state: state, blow: $0) }
    }.filter(\.blow.canBeDealt)
  }()

  /// The number of a process that another one has started.
  private func child(of terminal: Tmux) throws -> Int32 {
    let parent = try terminal.wait(forFile: "pid").trimmingCharacters(in: .newlines)
    let end = Date.now + 20
    while Date.now < end {
      let found = Command.run("pgrep", ["-P", parent]).output
      if let pid = Int32(found.split(separator: "\n").first ?? "") { return pid }
      usleep(20_000)
    }
    throw Tmux.Missing(what: "a child of \(parent)", screen: try terminal.screen())
  }

  private func started() throws -> Tmux {
    let terminal = try Tmux(
      columns: 130, rows: 34, environment: ["PATH": Products.searchPath],
      script: """
        \(ExampleScene.command)
        export XDG_STATE_HOME=$PWD/state
        trap : INT QUIT
        stty -a > modes-before
        sh -c 'echo $$ > pid; exec reflow Scene.swift'
        echo status $? | tee status
        stty -a > modes-after
        echo modes read
        cat
        """)
    try terminal.wait(for: "? help")
    return terminal
  }

  private func expectLeft(_ terminal: Tmux, status: Int = 0) throws {
    let screen = try terminal.wait(for: "modes read")
    #expect(screen.contains("status \(status)\n"), "\(screen)")
    #expect(try terminal.flag("alternate_on") == "0")
    #expect(try terminal.flag("cursor_flag") == "1")
    #expect(try terminal.flag("mouse_any_flag") == "0")
    #expect(Self.modes(terminal, "modes-after") == Self.modes(terminal, "modes-before"))
    #expect(terminal.file("Scene.swift") == ExampleScene.text)
  }

  /// What `stty` said but for the window's size, which isn't a mode and which a terminal may still change.
  private static func modes(_ terminal: Tmux, _ name: String) -> String? {
    terminal.file(name)?.replacing(/rows \d+; columns \d+;/, with: "")
  }

  @Test("whatever happens, the terminal, the picture and the edits stay", arguments: cases)
  func goesOn(_ test: Case) throws {
    let terminal = try started()
    // A number that isn't written: the spacing of the stack.
    try terminal.type("5+")
    try terminal.wait(for: "10 → 11")
    for (key, text) in test.state.keys {
      try terminal.press(key)
      try terminal.wait(for: text)
    }
    let first = try child(of: terminal)
    switch test.blow {
    case .signal(let signal):
      try #require(kill(first, signal) == 0)
      try expectAnother(than: first, on: terminal, after: "signal \(signal)")
    case .loop:
      try loop(first)
      try expectAnother(than: first, on: terminal, after: "it didn't answer any more")
    case .starved:
      try limitMemory(of: first, to: "1000000:unlimited")
      try terminal.resize(columns: 120, rows: 34)
      try terminal.resize(columns: 130, rows: 34)
      try terminal.press("r")
      // The picker shows a scene of the gallery instead.
      try terminal.wait(for: "Hello, ")
      if try child(of: terminal) == first { try limitMemory(of: first, to: "unlimited") }
      try closeAll(on: terminal)
    case .stopped:
      for _ in 1...3 { try #require(kill(first, SIGSTOP) == 0) }
      try closeAll(on: terminal)
    }
    try terminal.press("5")
    try terminal.wait(for: "VStack(spacing: 11)")
    if test.blow == .stopped { #expect(try child(of: terminal) == first) }
    // Tried again, it is a scene like any other; and the number can be undone.
    try terminal.press("R")
    try terminal.wait(for: "the scene") { !$0.contains("press R") && $0.contains("Hello, world.") }
    try terminal.press("U")
    try terminal.wait(for: "VStack(spacing: 10)")
    try terminal.press("q")
    try expectLeft(terminal)
  }

  /// Escape is a key of its own only where nothing follows it at once.
  private func closeAll(on terminal: Tmux) throws {
    try terminal.wait(for: "the panels alone") { screen in
      if screen.contains("? help") { return true }
      _ = try? terminal.press("Escape")
      return false
    }
  }

  private func expectAnother(than first: Int32, on terminal: Tmux, after end: String) throws {
    let screen = try terminal.wait(for: "press R to try again")
    #expect(screen.contains("this version of Scene.swift ended Reflow: \(end)"))
    // The picture of before.
    #expect(screen.contains("Hello, world."))
    #expect(try child(of: terminal) != first)
  }

  /// Has the process jump to where it is for ever, once it wakes.
  private func loop(_ process: Int32) throws {
    // While it runs there is no telling where it is.
    var address: off_t?
    let end = Date.now + 20
    while address == nil, Date.now < end {
      let state = try String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8)
      let counter = state.split(whereSeparator: \.isWhitespace).last
      address = counter.flatMap { off_t($0.dropFirst(2), radix: 16) }
    }
    #if arch(arm64)
      let jump: [UInt8] = [0x00, 0x00, 0x00, 0x14]
    #else
      let jump: [UInt8] = [0xEB, 0xFE]
    #endif
    let memory = open("/proc/\(process)/mem", O_WRONLY)
    try #require(memory >= 0)
    defer { close(memory) }
    try #require(pwrite(memory, jump, jump.count, #require(address)) == jump.count)
  }

  private func limitMemory(of process: Int32, to limit: String) throws {
    let run = Command.run(
      "prlimit", ["--pid", "\(process)", "--as=\(limit)", "--data=\(limit)"])
    try #require(run.status == 0)
  }

  /// A process that gets no more memory says what it can't do, or ends and is followed by another.
  @Test("without any more memory edits can be written", .enabled(if: Blow.starved.canBeDealt))
  func memoryEnds() throws {
    let terminal = try started()
    try terminal.type("5+")
    try terminal.wait(for: "10 → 11")
    let first = try child(of: terminal)
    try limitMemory(of: first, to: "1000000:unlimited")
    try terminal.press("r")
    try terminal.wait(for: "what can't be done") {
      $0.contains("no thread could be started") || $0.contains("press R to try again")
    }
    if try child(of: terminal) == first { try limitMemory(of: first, to: "unlimited") }
    try terminal.press("W")
    try terminal.wait(for: "the written file") { _ in
      terminal.file("Scene.swift")?.contains("spacing: 11") == true
    }
    #expect(terminal.file("Scene.swift") == ExampleScene.text.replacing("10", with: "11"))
    try terminal.press("q")
    try terminal.wait(for: "status 0")
    #expect(try terminal.flag("alternate_on") == "0")
  }

  @Test("settings and panels stay")
  func settingsStay() throws {
    let terminal = try started()
    try terminal.press(">")
    try terminal.wait(for: "exact size")
    try terminal.press("6")
    try #require(kill(try child(of: terminal), SIGSEGV) == 0)
    let screen = try terminal.wait(for: "press R to try again")
    #expect(screen.contains("exact size"), "\(screen)")
    try terminal.press("R")
    try terminal.wait(for: "the scene") {
      !$0.contains("press R") && $0.contains("Hello, world.") && $0.contains("exact size")
    }
    try terminal.press("q")
    try expectLeft(terminal)
  }

  @Test("a version that is saved runs, and the one that ended it doesn't by itself")
  func savedVersionsRun() throws {
    let terminal = try started()
    try #require(kill(try child(of: terminal), SIGSEGV) == 0)
    try terminal.wait(for: "press R to try again")
    try terminal.write(
      ExampleScene.text.replacing("Hello, world.", with: "Saved."), to: "Scene.swift")
    try terminal.wait(for: "the saved version") {
      $0.contains("Saved.") && !$0.contains("press R")
    }
    try terminal.write(ExampleScene.text, to: "Scene.swift")
    try terminal.wait(for: "Hello, world.")
    try terminal.press("q")
    try expectLeft(terminal)
  }

  @Test("a child that is stopped goes on, and so does the picture")
  func stopped() throws {
    let terminal = try started()
    try terminal.type("5+")
    try terminal.wait(for: "10 → 11")
    let first = try child(of: terminal)
    for _ in 1...3 { try #require(kill(first, SIGSTOP) == 0) }
    try terminal.press("+")
    try terminal.wait(for: "10 → 12")
    #expect(try child(of: terminal) == first)
    try terminal.type("Uq")
    try expectLeft(terminal)
  }

  @Test("a terminal whose watcher is killed is given back")
  func watcherKilled() throws {
    let terminal = try started()
    try send(SIGKILL, to: terminal)
    // The shell goes on at once; the process that has the terminal gives it back as soon as it is told,
    // with which what the shell wrote before goes away.
    try terminal.wait(forFile: "modes-after")
    #expect(terminal.file("status") == "status 137\n")
    let tty = try terminal.flag("pane_tty")
    try terminal.wait(for: "the modes of before") { _ in
      Command.run("sh", ["-c", "stty -a < \(tty)"]).output == terminal.file("modes-before")
    }
    try terminal.wait(for: "the shell's screen") { _ in
      (try? terminal.flag("alternate_on")) == "0" && (try? terminal.flag("mouse_any_flag")) == "0"
    }
    #expect(terminal.file("Scene.swift") == ExampleScene.text)
  }

  @Test("edits are written after it, and the file is whole")
  func writesAfterwards() throws {
    let terminal = try started()
    try terminal.type("5+")
    try terminal.wait(for: "10 → 11")
    try #require(kill(try child(of: terminal), SIGBUS) == 0)
    try terminal.wait(for: "press R to try again")
    try terminal.press("W")
    try terminal.wait(for: "the written file") { _ in
      terminal.file("Scene.swift")?.contains("spacing: 11") == true
    }
    #expect(terminal.file("Scene.swift") == ExampleScene.text.replacing("10", with: "11"))
    try terminal.press("q")
    try terminal.wait(for: "status 0")
  }
}
