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

  @Test("What isn't a stack has no table of shares")
  func leaf() throws {
    let (tables, result) = tables(article)
    #expect(tables.shares(of: try #require(result.node(identifier: "blue"))).isEmpty)
  }

  @Test("i opens it over the panels, with the way up to the container")
  func overlay() {
    let session = Session().type("ji")
    #expect(session.shows("Why this size?"))
    #expect(session.shows("minimum"))
    #expect(session.shows("Up to the container"))
    #expect(session.shows("The container is"))
  }
}

extension View {
  /// As wide as 100 points and between two heights.
  fileprivate func limited(_ least: Double, _ most: Double) -> View {
    frame(100, nil).modified(.flexibleFrame(FlexibleFrame(minHeight: least, maxHeight: most)))
  }
}
