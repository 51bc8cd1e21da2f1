import LayoutSolver
import SceneLoader
import Testing

struct DirectiveTests {
  private func directives(_ text: String) -> SceneDirectives {
    Scene(files: [Scene.File(name: "-", text: text)], name: "-").directives
  }

  @Test func titleMayBeQuoted() {
    #expect(directives("// reflow: title \"A greedy reader\"\n").title == "A greedy reader")
    #expect(directives("// reflow: title A greedy reader\n").title == "A greedy reader")
  }

  @Test func deviceMayBeTurned() {
    let device = directives("// reflow: device iphone-16-pro landscape\n").device
    #expect(device?.name == "iphone-16-pro")
    #expect(device?.isLandscape == true)
    #expect(directives("//reflow: device iphone-se\n").device?.isLandscape == false)
  }

  @Test func imagesHaveASizeInPoints() {
    let sizes = directives("// reflow: image barbarian 512x768\n// reflow: image a b 1.5x2\n")
      .imageSizes
    #expect(sizes["barbarian"] == Size(width: 512, height: 768))
    #expect(sizes["a b"] == Size(width: 1.5, height: 2))
  }

  @Test func boundsMayBeRaised() {
    let files = [Scene.File(name: "-", text: "// reflow: bounds 10\n")]
    #expect(Scene(files: files, name: "-", allowsBounds: true).directives.bounds == 10)
    #expect(Scene(files: files, name: "-").directives.bounds == 1)
    let source = """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          let _ = print(String(repeating: "a", count: 1_500_000))
          Text("a")
        }
      }
      """
    func problems(_ text: String) -> [String] {
      Scene(
        files: [Scene.File(name: "-", text: text)], name: "-", allowsBounds: true
      ).layout(
        LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400)))
      ).diagnostics.map(\.message)
    }
    #expect(problems(source) == ["the scene printed more than 1000000 bytes"])
    #expect(problems("// reflow: bounds 2\n" + source) == [])
  }

  @Test func onlyLeadingCommentsCount() {
    #expect(directives("import SwiftUI\n// reflow: title Late\n").title == nil)
    #expect(directives("// About this file\n\n// reflow: title Early\n").title == "Early")
  }

  @Test func ofAFolderTheShownFileSpeaks() {
    func file(_ name: String, _ device: String) -> Scene.File {
      Scene.File(
        name: "\(name).swift",
        text: """
          // reflow: title "\(name)"
          // reflow: device \(device)
          // reflow: ask "How high is \(name)?"
          // reflow: answer height of \(name)
          import SwiftUI
          #Preview("\(name)") { Color.red.accessibilityIdentifier("\(name)") }
          """)
    }
    let other = Scene.File(name: "C.swift", text: "import SwiftUI\n#Preview(\"C\") { Text(\"c\") }")
    let scene = Scene(files: [file("A", "iphone-se"), file("B", "ipad-mini"), other], name: "All")
    #expect(scene.diagnostics.isEmpty)
    #expect(scene.directives.title == "A")
    scene.show("B")
    #expect(scene.directives.title == "B")
    #expect(scene.directives.device?.name == "ipad-mini")
    #expect(scene.directives.question?.text == "How high is B?")
    // Of a file that says nothing, the others don't agree.
    scene.startOver(showing: 2)
    #expect(scene.directives.title == nil)
    let two = Scene(files: [file("A", "iphone-se"), other], name: "Two", preview: "C")
    #expect(two.directives.title == "A")
  }

  @Test(
    "A directive that says nothing is a warning at its place",
    arguments: [
      ("tilte \"A\"", "unknown directive 'tilte'"),
      (
        "device iphone-se landscpae",
        "a device is turned by 'landscape' or 'portrait', not by 'landscpae'"
      ),
      ("bounds 390x844", "bounds need a whole number from 1 to 100"),
      ("device iphone-99", "no device is called 'iphone-99'"),
      ("image a", "an image needs its name and its size in points"),
      ("bounds", "bounds need a whole number from 1 to 100"),
      ("bounds 1000", "bounds need a whole number from 1 to 100"),
      ("ask How high?", "a question stands in quotation marks"),
      ("ask \"How high?\"", "a question without an answer"),
      ("answer height of red", "an answer without a question"),
    ])
  func malformed(directive: String, message: String) throws {
    let found = directives("// About it.\n//  reflow: \(directive)\n").diagnostics
    let warning = try #require(found.first)
    #expect(found.count == 1 && warning.message == message && warning.severity == .warning)
    #expect(warning.location?.line == 2 && warning.remedy != nil)
    #expect([13, 13 + directive.prefix { $0 != " " }.count + 1].contains(warning.location?.column))
  }

  @Test("An answer that can't be read is pointed at; a single choice is no question")
  func malformedAnswers() throws {
    let found = directives(
      """
      // reflow: ask "How high?"
      // reflow: answer "High" if height of red > 2
      // reflow: answer "Low" if depth of red = 2
      """
    ).diagnostics
    #expect(found.map { $0.location?.line } == [3])
    let single = directives("// reflow: ask \"How?\"\n// reflow: answer \"A\" if x of red = 0\n")
    #expect(single.diagnostics.map(\.message) == ["these answers make no question"])
    #expect(single.question == nil)
  }

  @Test("A word that is nearly a directive's is suggested, and a size isn't taken for bounds")
  func remedies() {
    let found = { (line: String) in
      directives("// reflow: \(line)\n").diagnostics.first?.remedy ?? ""
    }
    #expect(found("bonds 10").contains("did you mean 'bounds'?"))
    #expect(found("tilte A").contains("did you mean 'title'?"))
    #expect(found("bounds 390x844").contains("reflow: device NAME"))
  }

  @Test(
    "What is almost a directive is pointed at, and what only sounds like one isn't",
    arguments: [
      ("// Reflow: title \"A\"", true), ("// relfow: device iphone-se", true),
      ("// reflow bounds 10", true), ("// Overview: title of the page", false),
      ("// reflow the text when it is long", false), ("// Device: iphone-se", false),
    ])
  func misspelt(line: String, isReported: Bool) throws {
    let found = directives("// About it.\n\(line)\nimport SwiftUI\n").diagnostics
    #expect(found.map { $0.location?.line } == (isReported ? [2] : []))
    #expect(found.allSatisfy { $0.location?.column == 4 })
  }

  @Test("A directive behind the code is said not to be read")
  func late() {
    let found = directives("import SwiftUI\n\n  // reflow: title Late\n").diagnostics
    #expect(found.map(\.message) == ["a directive behind the scene's code is not read"])
    #expect(found.first?.location.map { [$0.line, $0.column] } == [3, 14])
    // But for what is expected of a view, which may stand beside it.
    let expected = directives("import SwiftUI\n\n  // reflow: expect height of title <= 44\n")
    #expect(expected.diagnostics.map(\.message) == [])
    #expect(expected.expectations.count == 1)
  }

  @Test("The scene reports them")
  func reported() {
    let scene = Scene(
      files: [Scene.File(name: "a.swift", text: "// reflow: zoom 2\nimport SwiftUI\n")], name: "a")
    #expect(scene.diagnostics.contains { $0.identifier.name == "malformed-directive" })
  }
}
