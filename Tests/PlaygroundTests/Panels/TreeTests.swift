import Cells
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// A screen of everyday parts, written as people write them.
private let screen = """
  import SwiftUI

  struct Card<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack { content }.padding().background(Color.red)
    }
  }

  struct Screen: View {
    @State private var isOn = true
    var body: some View {
      NavigationStack {
        Form {
          Toggle("Loud", isOn: $isOn)
          Card { Button("Send") {} }.padding(4)
        }
        .navigationTitle("Settings")
      }
    }
  }
  """

private func session(_ form: TreeOutline.Form = .written, columns: Int = 160) -> Playground {
  let app = Playground(
    scene: Scene(files: [Scene.File(name: "-", text: screen)], name: "screen"),
    library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
      .failure(SceneReadError(path: entry.path, reason: .notFound))
    },
    settings: LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 800))),
    container: .exact(Size(width: 400, height: 800)), size: (columns, 48),
    capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
  app.tree.form = form
  return app
}

private func tree(_ app: Playground, columns: Int = 60) -> [String] {
  let content = app.content(of: .tree, columns: columns)
  return (0..<content.count).map { content.line($0).spans.map(\.text).joined() }
}

@Suite("The tree as a table")
struct TreeReportTests {
  @Test("A long text is cut, so that the numbers behind it are in sight")
  func longText() throws {
    let scene = HandMadeScene(vStack([text(String(repeating: "word ", count: 3_000)), text("b")]))
    let container = LayoutContainer(size: Size(width: 200, height: 200))
    let result = try #require(
      scene.layout(LayoutSettings(container: container), recording: .off).result)
    let lines = TreeReport(result: result).lines
    #expect(lines.count == 4)
    #expect(lines[2].hasPrefix("  Text \"word word") && lines[2].contains("…  200×"))
    #expect(lines.allSatisfy { $0.count < 200 })
  }
}

@Suite("The tree as it was written")
struct TreeTests {
  @Test("A row for each view of the source, its modifiers under it, and nothing that nobody wrote")
  func written() {
    #expect(
      tree(session()) == [
        "▾ Screen",
        "  ▾ NavigationStack \"Settings\"",
        "    ▾ Form",
        "        Toggle \"Loud\" ⏎",
        "      ▾ Card",
        "         .padding 4",
        "        ▾ VStack",
        "           .padding 16",
        "           .background red",
        "            Button \"Send\" ⏎",
      ])
  }

  @Test("As it is laid out, every node is a row, the view by the same name")
  func laidOut() throws {
    let app = session(.laidOut)
    let rows = tree(app)
    #expect(rows.count == app.result?.nodes.count)
    #expect(rows[0].contains("NavigationStack \"Settings\""))
    #expect(rows.contains { $0.contains("Button \"Send\"") })
    #expect(rows.contains { $0.contains("safeAreaInset") } == false)
  }

  @Test("Each row can be stood on, one after the other, in either direction")
  func everyRow() {
    let app = session()
    app.focus(.tree)
    let count = app.treeRows.count
    app.moveInTree(rows: -count)
    for row in 0..<count {
      #expect(app.treePosition == row)
      app.moveInTree(rows: 1)
    }
    for row in (0..<count).reversed() {
      #expect(app.treePosition == row)
      app.moveInTree(rows: -1)
    }
  }

  @Test("A view selected anywhere has its row shown, and a piece the row of its view")
  func pieces() throws {
    let app = session()
    app.foldTree()
    let result = try #require(app.result)
    for node in result.nodes {
      app.select(node.id)
      let row = try #require(app.treePosition)
      #expect(app.treeRows[row].node == result.written(node.id), "\(node.name)")
    }
  }

  @Test("Folding a view hides its modifiers and subviews, and left goes to what is around")
  func folding() throws {
    let app = session()
    app.focus(.tree)
    app.moveInTree(rows: -100)
    app.moveInTree(rows: 4)
    #expect(tree(app)[4].hasSuffix("▾ Card"))
    app.moveInTree(columns: -1)
    #expect(tree(app).count == 5 && tree(app)[4].hasSuffix("▸ Card"))
    app.moveInTree(columns: -1)
    #expect(app.treePosition == 2)
  }

  @Test("Deep rows keep room for their names, which go before sizes")
  func deep() {
    var view = text("Here")
    for _ in 0..<40 { view = vStack([view]) }
    let session = Session(view, container: .exact(Size(width: 200, height: 300))).run([])
    let content = session.app.content(of: .tree, columns: 30)
    let last = content.line(content.count - 1)
    #expect(last.text.hasPrefix("⋯40"))
    #expect(last.text.contains("Text \"Here\""))
    let narrow = session.app.content(of: .tree, columns: 22).line(content.count - 1)
    #expect(narrow.text.contains("Text \"Here\"") && narrow.trailing == nil)
  }
}
