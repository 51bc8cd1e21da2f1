import Foundation
import Pseudoterminals
import Testing

/// The playground in terminals that show pixels, as they answer.
@Suite("Pixels", .serialized) struct PixelTests {
  private static let kitty =
    "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[6;18;9t"
    + "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;c"

  private let scene: URL

  init() throws {
    scene = FileManager.default.temporaryDirectory.appending(path: "Pixels-\(UUID()).swift")
    try "Text(\"Hello\").padding(40).background(.orange)".write(
      to: scene, atomically: true, encoding: .utf8)
  }

  private func playing(_ options: String...) throws -> Playing {
    try Playing(
      Products.path(of: "reflow"), [scene.path] + options, columns: 120, rows: 40,
      environment: ["COLORTERM=truecolor", "PATH=/usr/bin:/bin"])
  }

  private func output(_ playing: Playing, after text: String) -> String {
    playing.terminal.type(text)
    return playing.terminal.output(patience: 5000, quiet: 700)
  }

  /// What is left of a protocol once all that was said is done.
  private func remains(_ written: String) -> Bool {
    guard let last = written.range(of: "_Ga=T", options: .backwards) else { return false }
    return !written[last.upperBound...].contains("_Ga=d,d=A,q=2\u{1B}\\")
  }

  /// The process that has the terminal, which is the child of the one that was started.
  private func child(of playing: Playing) throws -> pid_t {
    let path = "/proc/\(playing.process)/task/\(playing.process)/children"
    let children = try String(contentsOfFile: path, encoding: .utf8)
    return try #require(children.split(separator: " ").first.flatMap { Int32($0) })
  }

  @Test("The screen is drawn in pixels once the terminal has answered, and only what changes")
  func draws() throws {
    let playing = try playing()
    #expect(playing.first.contains("_Gi=31") && !playing.first.contains("_Ga=T"))
    let first = output(playing, after: Self.kitty)
    #expect(first.contains("_Ga=T"))
    // A panel's keys touch no pixel; a frame less changes what hides them.
    #expect(!output(playing, after: "\t").contains("_Ga=T"))
    let wider = output(playing, after: ">")
    #expect(wider.contains("_Ga=T"))
    // A list over it takes pictures away, and its end brings them back.
    #expect(output(playing, after: "?").contains("_Ga=d,d=I"))
    #expect(output(playing, after: "\u{1B}").contains("_Ga=T"))
    let end = output(playing, after: "Q")
    #expect(!remains(first + wider + end) && end.contains("[?1049l"))
  }

  @Test(
    "However it ends, no picture is left",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGKILL])
  func ends(_ signal: Int32) throws {
    let playing = try playing()
    #expect(output(playing, after: Self.kitty).contains("_Ga=T"))
    kill(try child(of: playing), signal)
    let end = playing.terminal.output(patience: 8000, quiet: 1500)
    let removal = try #require(end.range(of: "_Ga=d,d=A"))
    let leave = try #require(end.range(of: "[?1049l"))
    #expect(removal.upperBound < leave.lowerBound)
    _ = playing.quit()
  }

  @Test("Ctrl-Z takes the pictures away, and going on brings them back")
  func stops() throws {
    let playing = try playing()
    #expect(output(playing, after: Self.kitty).contains("_Ga=T"))
    kill(try child(of: playing), SIGTSTP)
    // There is no shell, and so it goes on at once.
    let written = playing.terminal.output(patience: 8000, quiet: 3000)
    let removal = try #require(written.range(of: "_Ga=d,d=A"))
    let leave = try #require(written.range(of: "[?1049l"))
    #expect(removal.upperBound < leave.lowerBound)
    #expect(written[leave.upperBound...].contains("_Ga=T"))
    _ = playing.quit()
  }

  @Test(
    "Through a tmux that lets it, characters stand for the pictures",
    .enabled(if: Tmux.canRun, Tmux.howToRun), arguments: [true, false])
  func tmux(isAllowed: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pixels-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (socket, settings) = (folder.path + "/socket", folder.path + "/settings")
    defer {
      _ = Command.run("tmux", ["-S", socket, "kill-server"])
      try? FileManager.default.removeItem(at: folder)
    }
    try """
    set -g default-terminal tmux-256color
    set -as terminal-features ",*:RGB"
    set -g allow-passthrough \(isAllowed ? "on" : "off")
    set -g status off
    """.write(toFile: settings, atomically: true, encoding: .utf8)
    let playing = try Playing(
      "/usr/bin/env",
      [
        "tmux", "-S", socket, "-f", settings, "new",
        "\(Products.path(of: "reflow")) \(scene.path)",
      ],
      columns: 120, rows: 40, environment: ["COLORTERM=truecolor", "PATH=/usr/bin:/bin"])
    var written = playing.first
    func read(until isRight: (String) -> Bool) {
      for _ in 0..<30 where !isRight(written) {
        written += playing.terminal.output(patience: 1000, quiet: 200)
      }
    }
    read { $0.contains(isAllowed ? "U=1;AAAA" : "? help") }
    #expect(written.contains("U=1;AAAA") == isAllowed)
    // As a terminal does that knows these characters; others take the question for a mistake.
    if isAllowed { playing.terminal.type("\u{1B}_Gi=31;OK\u{1B}\\") }
    func isDrawn(_ text: String) -> Bool {
      text.contains("_Ga=T") && text.unicodeScalars.contains("\u{10EEEE}")
    }
    if isAllowed { read { isDrawn($0) } }
    #expect(isDrawn(written) == isAllowed)
    written = ""
    playing.terminal.type("Q")
    read { $0.contains("[?1049l") }
    #expect(written.contains("_Ga=d,d=R") == isAllowed)
  }

  @Test(
    "Without them nothing of a protocol is written", arguments: ["--pixels=off", "--color=never"])
  func off(_ option: String) throws {
    let playing = try playing(option)
    let written = playing.first + output(playing, after: Self.kitty) + output(playing, after: ">")
    #expect(!written.contains("_G") && !written.contains("1337;File"))
    #expect(!written.contains("[16t"))
    _ = playing.quit()
  }

  @Test(
    "Each protocol has its pictures",
    arguments: [("iterm", "1337;File=inline=1"), ("sixel", "q\"1;1;"), ("kitty", "_Ga=T")])
  func kinds(_ name: String, _ sequence: String) throws {
    let playing = try playing("--pixels", name)
    #expect(output(playing, after: "\u{1B}[6;18;9t\u{1B}[?62;4c").contains(sequence))
    _ = playing.quit()
  }
}
