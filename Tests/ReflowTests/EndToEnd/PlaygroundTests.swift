import Foundation
import Testing

/// The whole way: a SwiftUI file on a real terminal.
@Suite("Playground", .enabled(if: Tmux.canRun, Tmux.howToRun), .serialized)
struct PlaygroundTests {
  @Test("a scene opens with its boxes, its proxy and its negotiation")
  func opens() throws {
    let screen = try playground(columns: 160, rows: 48).screen()
    for text in ["Hello, world.", "VStack", "Geometry", "proposed", "reported", "Negotiation"] {
      #expect(screen.contains(text), "\(text)")
    }
  }

  @Test("resizing the window reflows the scene at once, and back")
  func resizing() throws {
    let terminal = try playground(columns: 160, rows: 48)
    let wide = try #require(containerSize(terminal.screen()))
    try terminal.resize(columns: 100, rows: 30)
    try terminal.wait(for: "another container, proposed to the scene") {
      isShown(30, not: wide, $0)
    }
    try terminal.resize(columns: 160, rows: 48)
    try terminal.wait(for: "the first container") {
      $0.isFull(48) && $0.contains("proposed  \(wide)")
    }
  }

  @Test("a storm of sizes ends in the picture of a fresh start")
  func storm() throws {
    let terminal = try playground(columns: 120, rows: 40)
    let fresh = try withoutCaption(terminal.screen())
    for step in 1...1000 {
      try terminal.resize(columns: 15 + step * 7 % 150, rows: 4 + step * 5 % 44)
    }
    try terminal.resize(columns: 120, rows: 40)
    try terminal.wait(for: "the picture of a fresh start") { withoutCaption($0) == fresh }
  }

  /// The caption says what the last size changed.
  private func withoutCaption(_ screen: String) -> [Substring] {
    var lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 38 { lines.remove(at: 38) }
    return lines
  }

  @Test("stopping, another size, and going on")
  func stopping() throws {
    let terminal = try Tmux(
      columns: 160, rows: 48, environment: ["PS1": "shell> ", "PATH": Products.searchPath],
      script: "\(ExampleScene.command)\nexec bash --norc --noprofile -i")
    try terminal.wait(for: "shell>")
    try terminal.type("reflow Scene.swift\r")
    let wide = try #require(containerSize(terminal.wait(for: hint)))
    try terminal.press("C-z")
    try terminal.wait(for: "Stopped")
    #expect(try terminal.flag("alternate_on") == "0")
    try terminal.resize(columns: 100, rows: 30)
    try terminal.type("fg\r")
    try terminal.wait(for: "another container, proposed to the scene") {
      isShown(30, not: wide, $0)
    }
  }

  @Test("the editor has the terminal, and what it saves is shown at once")
  func editing() throws {
    let terminal = try playground(
      columns: 160, rows: 48, environment: ["EDITOR": "sh ./editor"],
      before: """
        cat > editor <<'END'
        echo "editing $2 at $1"
        read line
        sed "s/Hello/$line/" "$2" > new && mv new "$2"
        END
        """)
    try terminal.press("e")
    try terminal.wait(for: "editing Scene.swift at +")
    try terminal.type("Goodbye\r")
    try terminal.wait(for: "Goodbye, world.")
  }

  @Test("a saved file is read again; a broken one leaves the last picture and says what is wrong")
  func saving() throws {
    let terminal = try playground(columns: 160, rows: 48)
    let saved = ExampleScene.text.replacing("Hello", with: "Good morning")
    try terminal.write(saved, to: "Scene.swift")
    try terminal.wait(for: "Good morning, world.")
    try terminal.write(saved.replacing("VStack(", with: "VStack)("), to: "Scene.swift")
    let broken = try terminal.wait(for: "error")
    #expect(broken.contains("Good morning, world."))
    try terminal.write(ExampleScene.text, to: "Scene.swift")
    try terminal.wait(for: "the first text") {
      $0.contains("Hello, world.") && !$0.contains("error")
    }
  }

  @Test("a finding is mended: tried beside what was, and written")
  func mending() throws {
    let terminal = try playground(columns: 160, rows: 48)
    let text = """
      // reflow: device iphone-16-pro
      import SwiftUI
      #Preview {
        HStack {
          Text("Ceramic pour-over coffee dripper").fixedSize()
          Text("Delivered on 12 December").fixedSize()
        }
      }

      """
    try terminal.write(text, to: "Scene.swift")
    try terminal.wait(for: "overflow")
    try terminal.press("6", "Enter")
    let tried = try terminal.wait(for: "Mended: ")
    #expect(tried.contains("before, without the remedy") && tried.contains("1 mended"))
    #expect(terminal.file("Scene.swift") == text)
    try terminal.press("W")
    try terminal.wait(for: "Written to")
    #expect(terminal.file("Scene.swift") == text.replacing(".fixedSize()", with: ""))
  }

  @Test("five hundred saves, each second one broken")
  func manySaves() throws {
    let terminal = try playground(columns: 100, rows: 30)
    for save in 1...500 {
      let text = ExampleScene.text.replacing("Hello", with: "Save \(save)")
      let isBroken = save.isMultiple(of: 2)
      try terminal.write(
        isBroken ? text.replacing("VStack(", with: "VStack)(") : text, to: "Scene.swift")
      // Most come faster than the file is looked at.
      guard save.isMultiple(of: 25) else { continue }
      try terminal.wait(for: "save \(save)") {
        $0.contains("error") == isBroken && (isBroken || $0.contains("Save \(save), world."))
      }
    }
    try terminal.write(ExampleScene.text, to: "Scene.swift")
    try terminal.wait(for: "the first text") {
      $0.contains("Hello, world.") && !$0.contains("error")
    }
  }

  @Test("without UTF-8 it is drawn in ASCII")
  func ascii() throws {
    let terminal = try playground(columns: 100, rows: 30, environment: ["LC_ALL": "C"])
    let screen = try terminal.screen()
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
    #expect(screen.contains("+") && screen.contains("|"))
  }

  @Test(
    "NO_COLOR and a terminal without colours get none",
    arguments: [
      ["NO_COLOR": "1"], ["TERM": "vt100"],
    ])
  func monochrome(_ environment: [String: String]) throws {
    let terminal = try playground(columns: 100, rows: 30, environment: environment)
    let colors = try terminal.coloredScreen().matches(of: /\u{1B}\[[0-9;]*m/)
      .flatMap { $0.output.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) } }
    #expect(!colors.isEmpty, "attributes still tell things apart")
    #expect(colors.allSatisfy { !(30..<50).contains($0) || $0 == 39 || $0 == 49 })
  }

  @Test(
    "every size down to 20 by 6 shows the scene",
    arguments: [(200, 50), (80, 24), (40, 12), (20, 6)])
  func sizes(_ columns: Int, _ rows: Int) throws {
    let terminal = try playground(columns: columns, rows: rows)
    let screen = try terminal.screen()
    #expect(screen.contains("Hel") && screen.isFull(rows))
  }

  @Test("a smaller one says what it needs, and q still quits")
  func tooSmall() throws {
    let terminal = try playground(columns: 19, rows: 5, showing: "20×6")
    try terminal.press("q")
    #expect(try terminal.wait(forFile: "status") == "status 0\n")
  }

  @Test("a click selects the view under it")
  func clicking() throws {
    let terminal = try playground(columns: 160, rows: 48)
    let screen = try terminal.screen()
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let spot = try #require(
      lines.indices.lazy.compactMap { row in
        // In the canvas, which is right of the tree and its quoted text.
        lines[row].ranges(of: "Hello, world.").first {
          !lines[row][..<$0.lowerBound].hasSuffix("\"")
        }
        .map { (row, lines[row].distance(from: lines[row].startIndex, to: $0.lowerBound)) }
      }.first)
    let (row, column) = spot
    try terminal.type("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    try terminal.wait(for: "Text in the geometry panel") {
      $0.contains(/Geometry[^\n]*\n[^\n]*Text "Hello, world\."/)
    }
  }

  // MARK: Starting and reading

  @Test("a scene that computes leaves the terminal to its user", arguments: ["Escape", "C-c"])
  func computing(key: String) throws {
    let terminal = try playground(
      columns: 100, rows: 30,
      // Ctrl-C is for the shell too, which is to say how the program ended.
      before: "trap : INT\n" + ExampleScene.endless, showing: "computing")
    try terminal.press(key)
    if key == "Escape" {
      try terminal.wait(for: "the scene was interrupted")
      try terminal.press("q")
    }
    let status = try terminal.wait(forFile: "status")
    #expect(status == "status 0\n" || (key == "C-c" && status == "status 130\n"))
  }

  @Test("changes that weren't written survive a kill")
  func killed() throws {
    let terminal = try Tmux(
      columns: 120, rows: 40, environment: ["PATH": Products.searchPath],
      script: """
        \(ExampleScene.command)
        export XDG_STATE_HOME=$PWD/state
        sh -c 'echo $$ > pid; exec reflow Scene.swift'
        reflow Scene.swift
        cat
        """)
    try terminal.wait(for: hint)
    try terminal.type("5+")
    try terminal.wait(for: "10 → 11")
    try send(SIGKILL, to: terminal)
    try terminal.wait(for: "Take up the changes")
    try terminal.press("Enter")
    try terminal.wait(for: "W writes the changes")
    #expect(terminal.file("Scene.swift") == ExampleScene.text)
  }

  /// Opens the example scene and waits for the whole first picture.
  private func playground(
    columns: Int, rows: Int, environment: [String: String] = [:], before: String = "",
    showing last: String = hint
  ) throws -> Tmux {
    let terminal = try Tmux(
      columns: columns, rows: rows, environment: environment,
      script: """
        \(ExampleScene.command)
        \(before)
        \(Products.path(of: "reflow")) Scene.swift
        echo status $? | tee status
        cat
        """)
    try terminal.wait(for: last)
    return terminal
  }

  /// Whether a picture of `rows` rows is complete and its container another one than `old`.
  private func isShown(_ rows: Int, not old: String, _ screen: String) -> Bool {
    guard screen.isFull(rows), let new = containerSize(screen) else { return false }
    return new != old && screen.contains("proposed  \(new)")
  }

  /// The container's size as the canvas' title has it, such as `324×360`.
  private func containerSize(_ screen: String) -> String? {
    screen.firstMatch(of: /([0-9.]+×[0-9.]+) pt/).map { String($0.output.1) }
  }
}

/// What stands in the last row, which is drawn last.
private let hint = "? help"

/// A file with a scene, as a script for `sh` writes it.
enum ExampleScene {
  static let text = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        VStack(spacing: 10) {
          Text("Hello, world.")
          Color.red
        }
      }
    }

    """

  static let command = command(writing: text)

  /// A scene that computes for hours.
  static let endless = command(
    writing: """
      // reflow: bounds 1000
      import SwiftUI
      struct Endless: View {
        var body: some View {
          let count: Int = { var n = 0; while n >= 0 { n = (n + 1) % 10 }; return n }()
          return Text("\\(count)")
        }
      }

      """)

  /// A scene that asks its reader for a prediction.
  static let lesson = command(
    writing: """
      // reflow: ask "How high is the colour?"
      // reflow: answer "All that the text leaves" if height of red > 20
      // reflow: answer "As high as the text" if height of red < 20
      \(text.replacing("Color.red", with: "Color.red.accessibilityIdentifier(\"red\")"))
      """)

  private static func command(writing text: String) -> String {
    "cat > Scene.swift <<'END'\n\(text)END\n"
  }
}

extension String {
  /// Whether the last of `rows` rows has something on it.
  fileprivate func isFull(_ rows: Int) -> Bool {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count >= rows && !lines[rows - 1].isEmpty
  }
}
