import Cells
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

@Suite("What a width changes, in words")
struct ReflowCaptionTests {
  private func scene(_ body: String) -> Scene {
    let text = "import SwiftUI\nstruct V: View { var body: some View {\n\(body)\n} }"
    return Scene(files: [Scene.File(name: "-", text: text)], name: "-")
  }

  private func playground(_ body: String, _ width: Double) -> Playground {
    Playground(
      scene: scene(body),
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      },
      settings: LayoutSettings(container: LayoutContainer(size: .zero)),
      container: .exact(Size(width: width, height: 400)), size: (160, 48),
      capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
  }

  /// The narrowest whole number of points at which a layout has something, found by trying all.
  private func first(_ body: String, _ range: Range<Int>, has: (LayoutResult) -> Bool) -> Int? {
    let scene = scene(body)
    return range.first { width in
      let size = Size(width: Double(width), height: 400)
      let result = scene.layout(LayoutSettings(container: LayoutContainer(size: size))).result
      return result.map(has) ?? false
    }
  }

  private func resize(_ app: Playground, to width: Double) {
    app.conditions.container = .exact(Size(width: width, height: 400))
    _ = app.result
  }

  @Test("Where a text wraps, and where it is cut")
  func texts() throws {
    let wrapping = "Text(\"The quick brown fox jumps\")"
    let app = playground(wrapping, 300)
    _ = app.result
    #expect(app.reflow.words == nil)
    let wrap = try #require(
      first(wrapping, 100..<300) { $0.nodes.contains { $0.textLines.count == 1 } })
    resize(app, to: Double(wrap + 4))
    #expect(app.reflow.words == "Nothing wraps or goes yet")
    resize(app, to: Double(wrap - 3))
    #expect(
      app.captionLine.text.hasPrefix("Text \"The quick brown fox jumps\" wraps below \(wrap)"))
    // The other way it is the same place.
    resize(app, to: Double(wrap + 5))
    #expect(app.reflow.words == "Text \"The quick brown fox jumps\" wraps below \(wrap)")
    let cut = "Text(\"The quick brown fox jumps\").lineLimit(1)"
    let other = playground(cut, 300)
    _ = other.result
    let fits = try #require(
      first(cut, 100..<300) { result in
        result.nodes.allSatisfy { !$0.isTruncated }
      })
    resize(other, to: Double(fits - 20))
    #expect(other.reflow.words == "Text \"The quick brown fox jumps\" is cut below \(fits)")
  }

  @Test("Which views come and go, and how many columns a grid has")
  func views() throws {
    let fitting = """
      ViewThatFits(in: .horizontal) {
        HStack { Text("A long title"); Text("and more of it") }
        Text("Short")
      }
      """
    let app = playground(fitting, 320)
    _ = app.result
    resize(app, to: 150)
    let words = try #require(app.reflow.words)
    #expect(words.contains("is there "))
    let grid = """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 10) {
        ForEach(0..<9) { Text("\\($0)") }
      }
      """
    // Two spaces of 10 between three times 90.
    let other = playground(grid, 300)
    _ = other.result
    resize(other, to: 260)
    #expect(other.reflow.words?.contains("has 3 columns from 290, below it 2") == true)
  }

  @Test("The axis marks what is found further away while there is nothing else to do")
  func axis() throws {
    let body = "Text(\"The quick brown fox jumps\").font(.largeTitle)"
    let app = playground(body, 400)
    _ = app.result
    #expect(app.widthAxis == nil && !app.hasWork)
    resize(app, to: 396)
    #expect(app.hasWork)
    let state = app.result?.nodes.map(\.frame)
    var turns = 0
    while app.hasWork, turns < 1000 {
      _ = app.passTime()
      turns += 1
    }
    #expect(!app.hasWork && app.result?.nodes.map(\.frame) == state)
    let wraps = (240..<600).filter { width in
      let lines = [width - 1, width].map { width in
        scene(body).layout(
          LayoutSettings(
            container: LayoutContainer(size: Size(width: Double(width), height: 400)))
        ).result?.nodes.map(\.textLines.count)
      }
      return lines[0] != lines[1]
    }
    #expect(app.reflow.all.map(\.width) == wraps.map(Double.init))
    let axis = try #require(app.widthAxis?.text(app.words, unicode: true))
    #expect(axis.contains("▲") && axis.filter { $0 == "┴" }.count == wraps.count)
    // A press on a mark goes there.
    let line = app.paint().text.split(separator: "\n", omittingEmptySubsequences: false)[46]
    let mark = try #require(line.firstIndex { $0 == "┴" })
    let column = line.distance(from: line.startIndex, to: mark)
    app.handle(.mouse(MouseEvent(.press(.left), column: column, row: 46)))
    #expect(app.effectiveSettings.container.size.width == Double(try #require(wraps.first)))
    app.handle(.mouse(MouseEvent(.drag(.left), column: column + 1, row: 46)))
    #expect(app.effectiveSettings.container.size.width > Double(try #require(wraps.first)))
  }

  @Test("F shows the picture alone while its width goes to and fro, Esc brings all back")
  func presenting() {
    let session = Session(container: .exact(Size(width: 400, height: 300))).type("j")
    let app = session.app
    let (before, selected) = (session.screen, app.selection.node)
    session.type("F")
    #expect(app.screenLayout.panels.isEmpty && !session.shows("View tree"))
    #expect(app.selection.node == nil && session.shows("wide"))
    session.run([.idle])
    #expect(app.effectiveSettings.container.size.width < 400)
    let widths = (0..<200).map { _ in
      app.advancePresentation()
      return app.effectiveSettings.container.size.width
    }
    #expect(widths.min() == 240 && widths.max() == 400, "\(widths)")
    session.type(" ")
    let stopped = app.effectiveSettings.container.size.width
    session.run([.idle])
    #expect(app.effectiveSettings.container.size.width == stopped)
    session.press([.escape])
    #expect(session.screen == before && app.selection.node == selected)
  }
}
