import Cells
import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// Numbers in the panels of every bundled scene: a piece of one would be another number.
@Suite("Numbers in panels")
struct PanelNumberTests {
  private static let sizes = [(120, 40), (100, 30)]

  private func app(_ path: String, _ size: (Int, Int)) throws -> Playground {
    let app = Playground(
      scene: try Scene(path: Project.root.appending(path: path).path), library: .bundled(),
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 402, height: 778))),
      size: size, capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
    _ = app.paint()
    return app
  }

  /// Whether an ellipsis stands behind a digit, or behind the sign between two lengths.
  private func isCut(_ text: String) -> Bool { text.contains(#/[0-9∞×−][…]/#) }

  /// The cells of a rectangle, a text a row.
  private func rows(_ grid: CellGrid, _ rect: CellRect) -> [String] {
    (rect.row..<rect.endRow).map { row in
      String((rect.column..<rect.endColumn).compactMap { grid[$0, row].grapheme })
    }
  }

  @Test(
    "None ends in an ellipsis, and geometry, negotiation and why have all of theirs",
    arguments: SceneFileTests.names, sizes)
  func whole(path: String, size: (Int, Int)) throws {
    let app = try app(path, size)
    let nodes = try #require(app.result).nodes.map(\.id)
    for panel in Panel.allCases where panel != .canvas {
      app.focus(panel)
      for id in nodes {
        app.select(id)
        let grid = app.paint()
        let layout = app.panelLayout
        for (shown, place) in layout.panels {
          for row in rows(grid, place) { #expect(!isCut(row), "\(shown) \(id.index): \(row)") }
        }
        guard let place = layout.place(of: .proxy), panel == .proxy || panel == .canvas else {
          continue
        }
        let content = app.content(of: .proxy, columns: place.columns)
        for row in 0..<content.count {
          #expect(TextWidth.of(content.line(row).text) <= place.columns)
        }
      }
    }
    app.focus(.trace)
    app.trace.toggleProbes()
    let place = try #require(app.panelLayout.place(of: .trace))
    let content = app.content(of: .trace, columns: place.columns)
    for row in 0..<content.count {
      let text = content.line(row).text
      #expect(TextWidth.of(text) <= place.columns && !isCut(text), "\(text)")
      #expect(text.hasPrefix("probes") || text.contains(#/→|at -?[0-9]/#), "\(text)")
    }
    for id in nodes {
      app.select(id)
      let list = Overlay(WhyOverlay())
      let columns = app.asideFrame(rows: 99).columns - 2
      for entry in app.entries(of: list) {
        let text = entry.line.text
        #expect(TextWidth.of(text) <= columns && !isCut(text), "\(id.index): \(text)")
      }
    }
  }
}
