import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("Why this size?")
struct WhyTests {
  private func tables(_ view: View) -> (WhyTables, LayoutResult) {
    let result = view.laidOut(300, 500)
    return (WhyTables(result: result, theme: .dark, words: PointWords(ascii: false)), result)
  }

  /// The inspector article's stack: three rectangles, spacing 10, in 300 by 500.
  private var article: View {
    vStack(
      [
        color(.red).limited(10, 100).id("red"), box(100, 100).id("blue"),
        color(.yellow).limited(50, 100).id("yellow"),
      ], spacing: 10
    ).id("stack")
  }

  @Test("A stack's table has the article's offers in the article's order")
  func stack() throws {
    let (tables, result) = tables(article)
    let node = try #require(result.node(identifier: "stack"))
    let rows = tables.shares(of: node).map { $0.text.split(separator: " ").map(String.init) }
    #expect(
      rows == [
        ["served", "minimum", "maximum", "flexible", "offered", "answered"],
        ["blue", "100", "100", "0", "160", "100"],
        ["yellow", "50", "100", "50", "190", "100"],
        ["red", "10", "100", "90", "280", "100"],
      ])
  }

  @Test("Minimum, ideal, maximum and present size stand side by side")
  func answers() throws {
    let (tables, result) = tables(article)
    let node = try #require(result.node(identifier: "red"))
    let rows = tables.answers(of: node).map { $0.text.split(separator: " ").map(String.init) }
    #expect(rows[0] == ["minimum", "ideal", "maximum", "now"])
    #expect(rows[2] == ["height", "10", "10", "100", "100"])
  }

  @Test("Both passes of a grid: columns without a height, then rows in their columns")
  func grid() throws {
    let row = { (views: [View]) in View(.container(.gridRow(alignment: nil), View(.group(views)))) }
    let grid = View(
      .container(
        .grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0),
        View(.group([row([box(40, 30).id("fixed"), color(.red).id("open")])])))
    ).id("grid")
    let (tables, result) = tables(grid)
    let rows = tables.shares(of: try #require(result.node(identifier: "grid")))
      .map { $0.text.split(separator: " ").map(String.init) }
    // 300 by 500: half the width is offered to the fixed column, the rest to the open one; then all
    // of the height to the only row.
    #expect(rows[0] == ["columns", "minimum", "maximum", "flexible", "offered", "answered"])
    #expect(rows[1] == ["fixed", "40", "40", "0", "150", "40"])
    #expect(rows[2] == ["open", "0", "∞", "∞", "260", "260"])
    #expect(rows[3].first == "rows")
    #expect(rows.last == ["open", "0", "∞", "∞", "500", "500"])
  }

  @Test("Every gap has its rule")
  func gaps() throws {
    let reasons = { (view: View) throws -> [LayoutGap.Reason] in
      let result = view.id("stack").laidOut(300, 500)
      return result.gaps(of: try #require(result.node(identifier: "stack")).id).map(\.reason)
    }
    #expect(
      try reasons(vStack([text("A"), text("B"), color(), text("C"), box(1, 1), box(2, 2)]))
        == [.betweenTexts, .belowText, .aboveText, .belowText, .standard])
    #expect(try reasons(vStack([text("A"), text("B")], spacing: 3)) == [.given])
    #expect(try reasons(text("A").padding(1)).isEmpty)
    let session = Session(vStack([box(80, 60).id("one"), color().id("two")], spacing: 20))
    #expect(explanation(session.type("i")).contains("one 20 two  the stack's own spacing"))
  }

  /// All that the panel says, whichever lines it takes.
  private func explanation(_ session: Session) -> String {
    WhyOverlay().entries(in: session.app, typed: "").map(\.line.text.trimmed)
      .joined(separator: " ")
  }

  @Test("Who offered it, and where its parent puts it")
  func chain() {
    let session = Session(
      box(80, 60).id("box").padding(10), container: .exact(Size(width: 200, height: 300)))
    session.type("ji")
    #expect(session.shows("offered by padding"))
    let all = explanation(session)
    #expect(
      all.contains(
        "Why there? 10 inside the leading edge of padding, at 10; 10 inside the top edge of "
          + "padding, at 10"))
    #expect(all.contains("offered by the container"))
    #expect(
      all.contains(
        "placed: centred in the 200 wide container, at 50; centred in the 300 high container, at 110"
      ))
  }

  /// A narrow window is all canvas, so that it lies over that, but not over what it is about.
  @Test(
    "i begins with the verdict, and leaves the canvas as it is",
    arguments: [(160, 48), (100, 30), (80, 24), (60, 40)])
  func beside(columns: Int, rows: Int) throws {
    let session = Session(columns: columns, rows: rows).type("j")
    let layout = session.app.screenLayout
    #expect((layout.aside == nil) == (columns == 60))
    let selected = try #require(session.app.selectedNode)
    let cells = session.app.scale.cells(selected.frame)
      .moved(by: session.app.mouse.screen.canvasOrigin)
    let kept = layout.aside == nil ? cells : layout.canvas
    #expect(!kept.isEmpty)
    let before = try #require(session.terminal.grids.last)
    let after = try #require(session.type("i").terminal.grids.last)
    for row in kept.row..<kept.endRow {
      for column in kept.column..<kept.endColumn {
        #expect(before[column, row] == after[column, row], "\(column), \(row)")
      }
    }
    let first = WhyOverlay().entries(in: session.app, typed: "").prefix { !$0.line.text.isEmpty }
      .map(\.line.text)
    #expect(first.joined(separator: " ").hasPrefix("Text #greeting: on one line, "))
  }

  @Test("How sure a rule is, and where it is known from, is told on a key")
  func certainty() {
    let session = Session().type("ji")
    let rules = {
      WhyOverlay().entries(in: session.app, typed: "").map(\.line.text).joined(separator: " ")
    }
    #expect(!rules().contains("SwiftUI;"))
    session.type("c")
    #expect(rules().contains("SwiftUI;") || rules().contains("inferred"))
    session.type("c")
    #expect(!rules().contains("SwiftUI;"))
  }

  @Test("A picture in the middle of a negotiation says at which step, without reflowing")
  func caption() {
    let session = Session().run([])
    let size = session.app.effectiveSettings.container.size
    #expect(!session.shows("Step "))
    let count = session.app.trace.timeline.count
    session.type(",")
    #expect(session.shows("Step \(count - 1) of \(count) "))
    #expect(session.app.effectiveSettings.container.size == size)
    #expect(!session.press([.escape]).shows("Step "))
  }

  @Test("h, l, p and Enter explain the views around, without closing")
  func moving() {
    let session = Session().type("jil")
    #expect(session.app.selectedNode?.name == "frame" && session.app.overlay?.kind is WhyOverlay)
    session.press([.enter])
    #expect(session.app.selectedNode?.name == "Color")
    #expect(session.type("pp").app.selectedNode?.name == "VStack")
    #expect(session.app.overlay?.kind is WhyOverlay)
  }

  @Test("Narrow windows keep the tables whole", arguments: [40, 50, 59])
  func narrow(columns: Int) throws {
    let result = article.laidOut(300, 500)
    let tables = WhyTables(
      result: result, theme: .dark, words: PointWords(ascii: false), columns: columns - 4)
    let rows = tables.shares(of: try #require(result.node(identifier: "stack")))
    #expect(rows.allSatisfy { $0.text.count <= columns - 4 })
    #expect(rows[1].text.split(separator: " ").suffix(5) == ["100", "100", "0", "160", "100"])
  }

  @Test("Where not even numbers have room, a row becomes a sentence with all of them")
  func narrowest() throws {
    let result = article.laidOut(300, 500)
    let tables = WhyTables(
      result: result, theme: .dark, words: PointWords(ascii: false), columns: 24)
    let rows = tables.shares(of: try #require(result.node(identifier: "stack"))).map(\.text)
    #expect(rows.allSatisfy { TextWidth.of($0) <= 24 && !$0.contains("…") }, "\(rows)")
    let whole = rows.map { $0.trimmed }.joined(separator: " ")
    #expect(
      whole.contains("blue: minimum 100, maximum 100, flexible 0, offered 160, answered 100"))
  }

  @Test("What isn't a stack has no table of shares")
  func leaf() throws {
    let (tables, result) = tables(article)
    #expect(tables.shares(of: try #require(result.node(identifier: "blue"))).isEmpty)
  }

  @Test("i opens it over the panels, with the way up to the container")
  func overlay() {
    let session = Session().type("ji")
    #expect(session.shows("Why this size?"))
    #expect(session.shows("ideal"))
    #expect(session.shows("Up to the container"))
    #expect(session.shows("The container is"))
  }

  @Test("Every line fits beside the canvas")
  func width() {
    let app = Session().type("ji").app
    let lines = WhyOverlay().entries(in: app, typed: "").map(\.line.text)
    #expect(lines.contains { $0.contains("The container is") })
    #expect(lines.allSatisfy { TextWidth.of($0) <= app.asideColumns + 2 }, "\(lines)")
  }
}

extension View {
  /// As wide as 100 points and between two heights.
  fileprivate func limited(_ least: Double, _ most: Double) -> View {
    frame(100, nil).modified(.flexibleFrame(FlexibleFrame(minHeight: least, maxHeight: most)))
  }
}
