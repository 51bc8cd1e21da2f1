import LayoutSolver
import SwiftUILibrary
import Testing

@testable import SceneLoader

@Suite("Expectations of scenes")
struct ExpectationTests {
  private func read(_ text: String) -> SceneDirectives {
    SceneDirectives([Scene.File(name: "Scene.swift", text: text)])
  }

  private func condition(_ text: String) -> SceneCondition? {
    read("// reflow: expect " + text).expectations.first?.condition
  }

  @Test("An expectation is read in the words of questions")
  func words() {
    let height = SceneQuestion.Measure.property(.size(.vertical), view: "title")
    #expect(condition("height of title <= 44") == .comparison(height, .atMost, .points(44)))
    #expect(condition("height of title ≤ 44") == .comparison(height, .atMost, .points(44)))
    #expect(
      condition("gap between title and subtitle = 4")
        == .comparison(.gap("title", "subtitle"), .equal, .points(4)))
    #expect(condition("send inside screen") == .pair("send", .inside, "screen", holds: true))
    #expect(
      condition("badge does not overlap avatar")
        == .pair("badge", .overlaps, "avatar", holds: false))
    #expect(condition("name is not truncated") == .state("name", .truncated, holds: false))
    #expect(condition("\"big title\" is visible") == .state("big title", .visible, holds: true))
  }

  @Test("It may say where it is to hold")
  func conditions() throws {
    let text = "// reflow: expect a is visible on iphone-se-3 in landscape at accessibility3 in de"
    let expectation = try #require(read(text).expectations.first)
    #expect(expectation.device?.id == "iphone-se-3")
    #expect(expectation.orientation == .landscape)
    #expect(expectation.typeSize == .accessibility3)
    #expect(expectation.language == .code("de"))
    #expect(expectation.isConditional)
  }

  @Test("It may stand in any comment of the file")
  func anywhere() throws {
    let text = "import SwiftUI\nstruct A {\n  // reflow: expect a is visible\r\n  let x = 1\n}\n"
    let expectation = try #require(read(text).expectations.first)
    #expect(expectation.location.line == 3)
    #expect(expectation.location.column == 21)
    #expect(expectation.text == "a is visible")
  }

  @Test(
    "What can't be read gets its place and the nearest right word",
    arguments: [
      ("hight of title <= 44", 19, "did you mean 'height'?"),
      ("name is trunkated", 27, "did you mean 'truncated'?"),
      ("badge overlapps avatar", 25, "did you mean 'overlaps'?"),
      ("a is visible at accesibility3", 35, "did you mean 'accessibility3'?"),
      ("a is visible on iphone-se-33", 35, "did you mean 'iphone-se-3'?"),
      ("name inside", 24, "write it as 'name inside screen'"),
      ("a is visible today", 32, "conditions follow as"),
      ("", 19, "write it as"),
    ])
  func malformed(words: String, column: Int, remedy: String) throws {
    let problem = try #require(read("// reflow: expect " + words).diagnostics.first)
    #expect(problem.severity == .warning)
    #expect(problem.location?.line == 1)
    #expect(problem.location?.column == column)
    #expect(problem.remedy?.hasPrefix(remedy) == true)
  }

  /// A title of 40 by 20 at the top left of 300 by 100, a badge of 20 by 20 with its centre at the
  /// title's lower right corner, and a text cut to 60 points.
  private func result() throws -> LayoutResult {
    let text = """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("title")
              .overlay(alignment: .bottomTrailing) {
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("badge")
                  .offset(x: 10, y: 10)
              }
            Text("A name that is too long").lineLimit(1).frame(width: 60)
              .accessibilityIdentifier("name")
            Spacer(minLength: 0)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      """
    let scene = Scene(files: [.init(name: "A.swift", text: text)], name: "A")
    let settings = LayoutSettings(
      container: LayoutContainer(
        size: Size(width: 300, height: 100), safeAreaInsets: EdgeInsets(bottom: 30)))
    return try #require(scene.layout(settings, recording: .off).result)
  }

  @Test(
    "What holds is measured on the layout",
    arguments: [
      ("height of title = 20", true), ("height of title < 20", false),
      ("gap between title and name = 12", true), ("gap between name and title >= 12", true),
      ("gap between badge and title = -10", true), ("badge overlaps title", true),
      ("badge overlaps name", false), ("badge inside title", false), ("title inside screen", true),
      ("badge is not inside title", true), ("name is truncated", true),
      ("title is truncated", false), ("title is visible", true),
      ("width of container = 300", true), ("title inside safe-area", true),
    ])
  func holds(words: String, expected: Bool) throws {
    #expect(try #require(condition(words)).holds(in: result()) == expected)
  }

  @Test("A view that isn't there is neither")
  func missing() throws {
    let result = try result()
    let expectation = try #require(
      read("// reflow: expect titel is visible").expectations.first)
    #expect(expectation.condition.holds(in: result) == nil)
    #expect(expectation.failure(in: result) == nil)
    let problem = try #require(expectation.missing(among: ["title", "name"]))
    #expect(problem.remedy == "did you mean 'title'?")
  }

  @Test("A failure says what is measured")
  func account() throws {
    let expectation = try #require(
      read("// reflow: expect height of title <= 10").expectations.first)
    #expect(
      expectation.failure(in: try result())?.message
        == "expected 'height of title <= 10', but it is 20")
  }
}
