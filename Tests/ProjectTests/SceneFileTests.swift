import Foundation
import LayoutSolver
import SceneLoader
import Testing

@Suite("Bundled scenes")
struct SceneFileTests {
  static let names = Project.files(below: "Scenes", suffix: ".swift")

  @Test("There are enough of them, numbered in the order in which they teach")
  func numbers() throws {
    #expect(Self.names.count >= 8)
    for (index, path) in Self.names.enumerated() {
      let number = String(format: "%02d-", index + 1)
      #expect(path.hasPrefix("Scenes/\(number)"), "\(path)")
    }
    #expect(try Project.entries("Scenes").allSatisfy { $0.hasSuffix(".swift") })
  }

  @Test("Each has a title of its own and something to try", arguments: names)
  func comments(path: String) throws {
    let lines = try Project.text(path).split(separator: "\n")
    let title = try #require(lines.first)
    #expect(title.hasPrefix("// reflow: title \"") && title.hasSuffix("\""))
    let comment = lines.prefix { $0.hasPrefix("//") }
    #expect(comment.contains { $0.hasPrefix("// Try: ") })
    let others = try Self.names.filter { $0 != path }.map { try Project.text($0) }
    #expect(!others.contains { $0.hasPrefix(title) })
  }

  /// What each lesson's own comment says comes of it, in words or points.
  static let answers: [String: String] = [
    "01": "All that the text above leaves", "02": "Last, after both texts",
    "03": "All that it is offered",
    // The blue rectangle is 120 high, with no spacing below it.
    "04": "120.0",
    "05": "As wide as the padded text", "06": "As high as the padded text", "07": "Blue",
    // 200 for red, 60 for blue.
    "08": "260.0",
    "09": "The one with position", "10": "As wide as its one line, beyond the frame",
    // Around 90 by 180 a square has 180.
    "11": "180.0",
    // Less flexible than the text, so first: (240 - 10) / 2.
    "12": "115.0",
    "13": "10.0",
    // From blue's middle, 80 before the guide, to green's end, 40 + 80 behind it.
    "14": "200.0",
    "15": "As wide as its text needs",
  ]

  @Test("Each asks for a prediction, and the layout gives its answer", arguments: names)
  func question(path: String) throws {
    let scene = try Scene(path: Project.root.appending(path: path).path)
    let question = try #require(scene.directives.question)
    let expected = try #require(Self.answers[String(path.dropFirst("Scenes/".count).prefix(2))])
    // The window decides the container: the answer must not depend on it.
    for size in [Size(width: 402, height: 778), Size(width: 900, height: 500)] {
      let settings = LayoutSettings(container: LayoutContainer(size: size))
      let result = try #require(scene.layout(settings).result)
      #expect(question.subject(in: result) != nil)
      switch (try #require(question.truth(in: result)), question.kind) {
      case (.number(let number), _): #expect("\(number)" == expected)
      case (.choice(let index), .choice(let answers)): #expect(answers[index].text == expected)
      default: Issue.record("a choice without choices")
      }
    }
  }

  @Test("Each is a file that Xcode accepts: SwiftUI and nothing else", arguments: names)
  func imports(path: String) throws {
    #expect(try ModuleTests.imports(of: path) == ["SwiftUI"])
    #expect(try Project.text(path).contains("struct ContentView: View"))
  }
}
