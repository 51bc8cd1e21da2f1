import LayoutSolver
import Testing

@testable import SceneLoader

@Suite("Questions of scenes")
struct QuestionTests {
  private func read(_ directives: String) -> SceneQuestion? {
    SceneDirectives([Scene.File(name: "Scene.swift", text: directives)]).question
  }

  @Test("One measure is a number to type")
  func number() {
    let question = read("// reflow: ask \"How high?\"\n// reflow: answer ideal height of red")
    #expect(question?.text == "How high?")
    #expect(question?.kind == .number(.property(.ideal(.vertical), view: "red")))
  }

  @Test("Several answers with conditions are a choice")
  func choice() throws {
    let question = try #require(
      read(
        """
        // reflow: ask "Which?"
        // reflow: answer "The one, if any" if width of one > 20.5
        // reflow: answer "Neither" if width of two = width of container
        """))
    guard case .choice(let answers) = question.kind else {
      Issue.record("not a choice")
      return
    }
    #expect(answers.map(\.text) == ["The one, if any", "Neither"])
    let width = SceneQuestion.Property.size(.horizontal)
    #expect(
      answers[0].condition
        == .comparison(.property(width, view: "one"), .greater, .points(20.5)))
    #expect(
      answers[1].condition
        == .comparison(
          .property(width, view: "two"), .equal, .property(width, view: "container")))
  }

  @Test(
    "What isn't a question asks nothing",
    arguments: [
      "// reflow: ask \"How high?\"",
      "// reflow: ask How high?\n// reflow: answer height of red",
      "// reflow: ask \"How high?\"\n// reflow: answer depth of red",
      "// reflow: ask \"How high?\"\n// reflow: answer \"High\" if height of red",
      "// reflow: ask \"How high?\"\n// reflow: answer \"High\" if height of red > 2",
    ])
  func malformed(directives: String) { #expect(read(directives) == nil) }

  /// Two views in a stack of 300 by 100, the second one fixed.
  private func result() throws -> LayoutResult {
    let text = """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("red").border(.black)
            Color.blue.frame(width: 60, height: 40).accessibilityIdentifier("blue")
          }
        }
      }
      """
    let scene = Scene(files: [.init(name: "Scene.swift", text: text)], name: "Scene")
    let container = LayoutContainer(size: Size(width: 300, height: 100))
    return try #require(scene.layout(LayoutSettings(container: container)).result)
  }

  @Test(
    "What can be measured",
    arguments: [
      ("width of red", 240.0), ("x of blue", 240), ("y of blue", 30), ("height of container", 100),
      ("proposed width of blue", 150), ("minimum width of red", 0), ("ideal width of red", 10),
      ("maximum width of blue", 60), ("turn of blue", 1), ("turn of red", 2), ("7.5", 7.5),
    ])
  func measures(words: String, value: Double) throws {
    let measure = (try SceneQuestion.Measure(reading: ConditionWord.words(of: words[...])[...]))
    #expect(measure.value(in: try result()) == value)
  }

  @Test("Nothing is known of a view that isn't there")
  func missing() throws {
    let measure =
      (try SceneQuestion.Measure(reading: ConditionWord.words(of: "width of green")[...]))
    #expect(measure.value(in: try result()) == nil)
  }

  @Test("Where two choices hold, nothing is true")
  func ambiguous() throws {
    let question = try #require(
      read(
        """
        // reflow: ask "Which?"
        // reflow: answer "One" if width of red > 1
        // reflow: answer "Other" if width of red > 2
        // reflow: answer "Third" if width of red < 2
        """))
    #expect(question.truth(in: try result()) == nil)
  }
}
