import Cells
import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// The lessons as someone goes through them.
@Suite("Lessons of the gallery")
struct LessonSceneTests {
  private func app(_ name: String, columns: Int = 160, rows: Int = 60) throws -> Playground {
    let folder = Project.root.appending(path: "Scenes").path
    let library = SceneLibrary(gallery: SceneGallery(folder: folder)) { entry in
      do throws(SceneReadError) {
        return .success(try Scene(path: entry.path))
      } catch {
        return .failure(error)
      }
    }
    let app = Playground(
      scene: try Scene(path: "\(folder)/\(name).swift"), library: library,
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 402, height: 778))),
      container: .exact(Size(width: 402, height: 778)), size: (columns, rows),
      capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
    _ = app.paint()
    return app
  }

  /// What was asked for: its name in the scene's comment, and what tells why, from the rule that the
  /// comment states.
  static let asked: [String: [String]] = [
    "01": ["height of reader: ", "height all it is offered", "least flexible first"],
    "02": ["turn of reader: 3", "least flexible first", "(0)", "(∞)"],
    "03": ["height of reader: ", "proposed height of reader: ", "height all it is offered"],
    "04": ["height of blue: 120", "height 120"],
    "05": ["width of behind: ", "width of text: ", "width all it is offered"],
    "06": ["height of reader: ", "height of text: ", "height all it is offered"],
    "07": ["turn of blue: 1", "least flexible first", "blue (0)", "yellow (50)", "red (90)"],
    "08": ["height of stack0: 260", "200", "60"],
    "09": ["width of positioned: ", "width of shifted: ", "all it is offered"],
    "10": ["width of fixed: ", "nothing where the size is fixed"],
    "11": ["width of orange: 180", "its ratio around the offer is 180×180"],
    "12": ["width of mint: 115", "offered 115×80: width 115 as it is offered"],
    "13": ["height of cell: 10", "10 where nothing is offered"],
    "14": ["width of stack: 200"],
    "15": ["width of price: ", "ideal width of price: "],
  ]

  @Test(
    "After a wrong answer the first line is the right one, then what was asked for and why",
    arguments: SceneFileTests.names)
  func explanation(path: String) throws {
    let name = String(path.dropFirst("Scenes/".count).dropLast(".swift".count))
    let app = try app(name)
    let question = try #require(app.scene.directives.question)
    let result = try #require(app.result)
    app.askQuestion()
    let truth = try #require(question.truth(in: result))
    switch (truth, question.kind) {
    case (.number, _): for letter in "7.25" { app.handle(.key(.character(letter))) }
    case (.choice(let right), _): if right == 0 { app.handle(.key(.down)) }
    }
    app.handle(.key(.enter))
    let list = try #require(app.overlay)
    #expect(list.kind is VerdictOverlay)
    let lines = app.entries(of: list).map(\.line.text)
    let text = lines.joined(separator: " ").replacing(#/ +/#, with: " ")
    let answer = try #require(SceneFileTests.answers[String(name.prefix(2))])
    let shown = Double(answer).map { PointsText.text($0) } ?? answer
    #expect(text.hasPrefix("Wrong: the answer is \(shown)"), "\(text)")
    for words in try #require(Self.asked[String(name.prefix(2))]) {
      #expect(text.contains(words), "\(words) — \(text)")
    }
    // The measured lengths are those of the layout, each in the explanation.
    for view in ["reader", "greeting", "behind", "text", "price", "positioned", "fixed"] {
      guard let node = result.node(identifier: view), text.contains(" of \(view): ") else {
        continue
      }
      let sides = [node.size.width, node.size.height].map { PointsText.text($0) }
      #expect(
        sides.contains { text.contains(" of \(view): \($0)") } || text.contains("turn of \(view)"))
    }
    #expect(text.contains("right 0 of 1, 14 to go"))
    // The scene is whole again: the picture is that of the end.
    #expect(app.trace.cursor == nil)
  }

  @Test("One key goes from each lesson to the next, and all are counted in the end")
  func walk() throws {
    let app = try app("01-text-and-reader")
    app.askQuestion()
    var seen: [String] = []
    while app.overlay?.kind is LessonOverlay {
      seen.append(app.scene.name)
      let question = try #require(app.scene.directives.question)
      if case .number = question.kind { app.handle(.key(.character("1"))) }
      app.handle(.key(.enter))
      #expect(app.overlay?.kind is VerdictOverlay)
      #expect(app.paint().text.contains("Enter"))
      app.handle(.key(.enter))
    }
    #expect(seen.count == 15 && seen == seen.sorted())
    #expect(app.overlay?.kind is ScenesOverlay, "all are answered")
    #expect(app.gallery.lessons.count == 15)
    let right = app.gallery.lessons.values.count { $0 == .right }
    #expect(app.paint().text.contains("right \(right) of 15"))
  }

  @Test("Esc shows the scene, and the key for the next lesson is in the last row")
  func looking() throws {
    let app = try app("07-flexibility")
    app.askQuestion()
    for key in [Key.enter, .escape] { app.handle(.key(key)) }
    #expect(app.overlay == nil)
    #expect(app.paint().text.split(separator: "\n").last?.contains("X next lesson") == true)
    app.handle(.key(.character("X")))
    #expect(app.scene.name == "08-unused-space" && app.overlay?.kind is LessonOverlay)
  }

  @Test(
    "The gallery has the picture of the scene under the cursor", arguments: SceneFileTests.names)
  func pictures(path: String) throws {
    let name = String(path.dropFirst("Scenes/".count).dropLast(".swift".count))
    let app = try app(name)
    app.openScenePicker()
    let shown = app.paint()
    // Right of the list some cells are coloured or have letters below the question.
    let colours = (0..<shown.rows).flatMap { row in
      (70..<shown.columns).map { shown[$0, row].style }
    }
    #expect(Set(colours).count > 4)
  }
}
