import Cells
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

/// Keys let time pass, and say what still waits.
@Suite struct LetTimePassTests {
  private func playground(_ modifiers: String) -> Playground {
    let text = """
      import SwiftUI
      struct V: View {
        @State var words = ["start"]
        var body: some View {
          Text(words.joined(separator: " "))
            \(modifiers)
        }
      }
      """
    return Playground(
      scene: Scene(files: [Scene.File(name: "V.swift", text: text)], name: "V"),
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      },
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))),
      size: (160, 48), capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
  }

  private func perform(_ id: String, _ app: Playground, count: Int = 1) throws {
    let action = try #require(PlaygroundAction.all.first { $0.id == id })
    app.perform(action, count: count)
  }

  private func text(_ app: Playground) -> String {
    app.result?.nodes.flatMap(\.textLines).joined(separator: " ") ?? ""
  }

  @Test func aSecondPasses() throws {
    let app = playground(
      """
      .task { try? await Task.sleep(for: .seconds(1)); words.append("one") }
      .task { try? await Task.sleep(for: .seconds(3)); words.append("three") }
      """)
    #expect(text(app) == "start")
    #expect(app.captionLine.text.hasPrefix("something waits until 1 s: & lets time pass"))
    try perform("time.second", app)
    #expect(text(app) == "start one")
    #expect(app.message == "1 s has passed; something waits until 3 s")
    try perform("time.second", app, count: 2)
    #expect(text(app) == "start one three")
    #expect(app.message == "3 s have passed; nothing waits for a time")
  }

  @Test func timePassesUntilNothingWaits() throws {
    let app = playground(
      ".task { for second in 1...3 { try? await Task.sleep(for: .seconds(second)) }; words = [\"end\"] }"
    )
    try perform("time.all", app)
    #expect(text(app) == "end")
    #expect(app.message == "6 s have passed; nothing waits for a time")
    // Another start is another time.
    app.show("V")
    #expect(text(app) == "start")
  }

  /// A timer that repeats never comes to rest, which ends the key's work all the same.
  @Test func aTimerThatRepeatsEndsIt() throws {
    let app = playground(
      ".onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in words = [\"\\(words[0].count)\"] }"
    )
    try perform("time.all", app)
    #expect(app.message == "60 s have passed; something waits until 61 s")
  }
}
