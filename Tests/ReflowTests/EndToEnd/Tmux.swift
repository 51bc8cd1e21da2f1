import Foundation
import Testing

/// A terminal of its own for one test: a tmux server with one window, which shows what a program
/// does to a real terminal.
final class Tmux {
  /// Where tmux is missing the tests that need it are skipped, except in CI.
  static let canRun = Command.run("tmux", ["-V"]).status == 0 || variable("CI") != nil
  static let howToRun: Comment = "these tests drive tmux: install it, or set CI to see them fail"

  private let folder: URL
  private let environment: [String: String]

  /// Runs a script for `sh` in a folder of its own.
  init(columns: Int, rows: Int, environment: [String: String] = [:], script: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reflow-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kept = ["PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    var inherited = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    inherited["LC_ALL"] = "C.UTF-8"
    self.environment = inherited
    // Set by the script too, since tmux names the terminal and its size by itself.
    let variables = ["TERM": "xterm-256color"].merging(environment) { $1 }
    let exports = variables.map { "export \($0.key)='\($0.value)'\n" }.joined()
    let prelude = "unset LINES COLUMNS\nulimit -c 0\n" + exports
    try (prelude + script).write(
      to: folder.appendingPathComponent("script"), atomically: true, encoding: .utf8)
    // A manual size can only be asked for once there is a window: tmux 3.3 crashes otherwise.
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-c", folder.path, "-x", "\(columns)",
      "-y", "\(rows)", "sh script", ";", "set", "-g", "window-size", "manual", ";",
      "set", "-s", "escape-time", "0", ";", "set", "-s", "set-clipboard", "on")
  }

  deinit {
    _ = try? tmux("kill-server")
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: Keys and window

  /// Presses keys by tmux's names: `Up`, `C-c`, `q`.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types the text as it is, escape sequences included.
  func type(_ text: String) throws {
    let bytes = text.utf8.map { String($0, radix: 16) }
    try tmux(["send-keys", "-H"] + bytes)
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  // MARK: What is to be seen

  /// The characters on the screen, blanks at the ends of lines left out.
  func screen() throws -> String { try tmux("capture-pane", "-p") }

  /// The screen with its colours and attributes as escape sequences.
  func coloredScreen() throws -> String { try tmux("capture-pane", "-pe") }

  /// One of tmux's own variables, such as `alternate_on`.
  func flag(_ name: String) throws -> String {
    try tmux("display-message", "-p", "#{\(name)}").trimmingCharacters(in: .newlines)
  }

  /// What a program may have changed besides the modes: screen buffer, cursor, mouse, keypad.
  func look() throws -> String {
    let names = [
      "alternate_on", "cursor_flag", "mouse_any_flag", "keypad_flag", "keypad_cursor_flag",
    ]
    return try names.map { "\($0) \(try flag($0))" }.joined(separator: "\n")
  }

  /// What a program last put on the clipboard; nil before it did.
  func clipboard() -> String? { try? tmux("show-buffer") }

  /// The contents of a file the program or its shell wrote; nil before there is one.
  func file(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// What stands in a folder beside the script.
  func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
  }

  /// Writes or replaces a file beside the script.
  func write(_ text: String, to name: String) throws {
    try text.write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  /// Looks again and again until the screen is as it should be, and gives it.
  @discardableResult
  func wait(for what: String, until isRight: (String) -> Bool) throws -> String {
    let screen = try poll({ try self.screen() }, until: isRight)
    if isRight(screen) { return screen }
    throw Missing(what: what, screen: screen)
  }

  /// The contents of a file once there is something in it.
  @discardableResult func wait(forFile name: String) throws -> String {
    let text = try poll({ file(name) ?? "" }, until: { !$0.isEmpty })
    if !text.isEmpty { return text }
    throw Missing(what: name, screen: try self.screen())
  }

  /// The first value that is right, or after a generous while the last one.
  private func poll(_ value: () throws -> String, until isRight: (String) -> Bool) throws -> String
  {
    let end = Date.now + 60
    while true {
      let current = try value()
      if isRight(current) || Date.now > end { return current }
      usleep(20_000)
    }
  }

  @discardableResult
  func wait(for text: String) throws -> String { try wait(for: text) { $0.contains(text) } }

  struct Missing: Error, CustomStringConvertible {
    let what: String
    let screen: String
    var description: String { "never saw '\(what)' but\n\(screen)" }
  }

  // MARK: Running tmux

  struct Failure: Error {
    let arguments: [String]
    let message: String
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let socket = folder.appendingPathComponent("socket").path
    let result = Command.run("tmux", ["-S", socket] + arguments, environment: environment)
    if result.status != 0 { throw Failure(arguments: arguments, message: result.output) }
    return result.output
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Sends a signal to the program that runs on the terminal and whose number its file `pid` has.
func send(_ signal: Int32, to terminal: Tmux) throws {
  let pid = try #require(Int32(terminal.wait(forFile: "pid").trimmingCharacters(in: .newlines)))
  try #require(kill(pid, signal) == 0)
}
