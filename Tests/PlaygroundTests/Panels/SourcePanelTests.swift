import Cells
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

private let source = """
  import SwiftUI
  struct Screen: View {
    var body: some View {
      VStack {
        if true {
          Text("Deep") // a note
            .padding(8)
            .background(Color.red)
        }
      }
    }
  }
  """

private func session(
  _ files: [Scene.File] = [Scene.File(name: "-", text: source)]
) -> Playground {
  Playground(
    scene: Scene(files: files, name: "screen"),
    library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
      .failure(SceneReadError(path: entry.path, reason: .notFound))
    },
    settings: LayoutSettings(container: LayoutContainer(size: Size(width: 200, height: 200))),
    container: .exact(Size(width: 200, height: 200)), size: (160, 48),
    capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
}

@Suite("The source panel")
struct SourcePanelTests {
  @Test("Parts of a line have their kinds, by their bytes")
  func kinds() {
    let syntax = SourceSyntax("let ä = Text(\"a\\(1)\") // x\n/* two\nlines */ @State var y = .red")
    func parts(_ line: Int) -> [String] {
      let lines = [
        "let ä = Text(\"a\\(1)\") // x", "/* two", "lines */ @State var y = .red",
      ].map { Array($0.utf8) }
      return syntax.spans[line].map {
        "\($0.kind) " + String(decoding: lines[line][$0.range], as: UTF8.self)
      }
    }
    #expect(
      parts(0) == [
        "keyword let", "type Text", "string \"", "string a", "number 1", "string \"",
        "comment // x",
      ])
    #expect(parts(1) == ["comment /* two"])
    #expect(
      parts(2) == [
        "comment lines */", "attribute @", "attribute State", "keyword var", "member red",
      ])
  }

  @Test(
    "A problem of another file names it, and choosing it shows that file until a view is selected")
  func problemOfAnotherFile() throws {
    let row = """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("Row") }
      }
      struct Broken: View {
        var body: some View { Text(nowhere) }
      }
      """
    let screen =
      "import SwiftUI\nstruct Screen: View { var body: some View { VStack { Row() } } }\n#Preview { Screen() }"
    let app = session([
      Scene.File(name: "App/Screen.swift", text: screen),
      Scene.File(name: "App/Row.swift", text: row),
    ])
    let columns = try #require(app.panelLayout.place(of: .findings)?.columns)
    let content = app.content(of: .findings, columns: columns)
    #expect(content.line(0).text.hasPrefix("Row.swift:6:"))
    app.chooseFinding(0)
    #expect(app.sourceFile == 1 && app.source.line == 6)
    #expect(app.sourceNote.contains("Row.swift"))
    let shown = app.content(of: .source, columns: 60)
    #expect(shown.line(5).text.hasPrefix("6!"))
    // The selected view's lines are another file's.
    #expect((0..<shown.count).allSatisfy { !shown.line($0).text.contains("▎") })
    app.select(app.result?.nodes.first { $0.source?.file == 0 }?.id)
    #expect(app.sourceFile == 0 && app.sourceNote.contains("Screen.swift"))
  }

  @Test("A modifier's line is its own, not the one its view begins on")
  func modifiers() throws {
    let app = session()
    let result = try #require(app.result)
    for (name, line) in [("VStack", 4), ("Text", 6), ("padding", 7), ("background", 8)] {
      let node = try #require(result.nodes.first { $0.name == name })
      app.select(node.id)
      #expect(app.source.line == line, "\(name)")
      app.goToSource(line: line)
      #expect(app.selectedNode?.name == name, "line \(line)")
    }
  }

  @Test("What the lines in sight have in common is left out, and the current one is seen whole")
  func indentation() throws {
    let app = session()
    app.select(app.result?.nodes.first { $0.name == "padding" }?.id)
    let content = app.content(of: .source, columns: 40)
    let make = try #require(content.block)
    let block = make(5..<8)
    #expect(block.line(5).text == " 6 Text(\"Deep\") // a note")
    #expect(block.line(6).text == " 7▎  .padding(8)")
    // With the whole file in sight nothing is in common.
    let all = make(0..<12)
    #expect(all.line(3).text == " 4     VStack {")
  }

  @Test("In a narrow panel a step of the indentation is narrower, and lines keep their order")
  func narrowSteps() throws {
    let app = session()
    app.select(app.result?.nodes.first { $0.name == "VStack" }?.id)
    let make = try #require(app.content(of: .source, columns: 20).block)
    let block = make(0..<12)
    // Of 17 columns beside the numbers ten blanks would be more than a third: one stands for two.
    #expect(block.line(3).text == " 4▎  VStack {")
    #expect(block.line(5).text == " 6▎    Text(\"Deep\") // a note")
    #expect(block.line(6).text == " 7▎     .padding(8)")
  }

  @Test("A line far to the right is moved into sight")
  func narrow() throws {
    let app = session()
    app.select(app.result?.nodes.first { $0.name == "padding" }?.id)
    let make = try #require(app.content(of: .source, columns: 12).block)
    let block = make(0..<12)
    #expect(block.line(6).text.contains(".padd"))
    #expect(block.line(0).text.contains("…"))
  }
}
