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

  /// The cells of a panel's rows, all of them, in so many columns.
  private func cells(of panel: Panel, _ columns: Int, in app: Playground) -> [String] {
    let content = app.content(of: panel, columns: columns)
    let lines = (content.block?(0..<content.count) ?? content).line
    var grid = CellGrid(columns: columns, rows: 1)
    return (0..<content.count).map { row in
      grid.fill(grid.bounds)
      lines(row).write(into: &grid, column: 0, row: 0, columns: columns)
      return grid.text
    }
  }

  @Test(
    "None ends in an ellipsis, and geometry, negotiation and why have all of theirs",
    arguments: SceneFileTests.names, sizes)
  func whole(path: String, size: (Int, Int)) throws {
    let app = try app(path, size)
    let nodes = try #require(app.result).nodes.map(\.id)
    app.trace.toggleProbes()
    for focus in Panel.all where focus != .canvas {
      app.focus(focus)
      for row in app.paint().text.split(separator: "\n") { #expect(!isCut(String(row)), "\(row)") }
      for (panel, place) in app.panelLayout.panels {
        for row in cells(of: panel, place.columns, in: app) {
          #expect(!isCut(row), "\(panel): \(row)")
        }
      }
    }
    app.focus(.negotiation)
    let columns = try #require(app.panelLayout.place(of: .negotiation)).columns
    for text in cells(of: .negotiation, columns, in: app) {
      // A figure on each side of the arrow that has one.
      #expect(
        text.contains(#/^probes|→ -?[0-9∞n].*×[0-9∞n.-]+$|→$|→ …$| at -?[0-9].*[0-9]$/#), "\(text)")
    }
    app.focus(.geometry)
    let room = try #require(app.panelLayout.place(of: .geometry)).columns
    let aside = app.asideFrame(rows: 99).columns - 2
    for id in nodes {
      app.select(id)
      let content = app.content(of: .geometry, columns: room)
      for row in 0..<content.count {
        let text = content.line(row).text
        #expect(TextWidth.of(text) <= room && (row == 0 || !isCut(text)), "\(text)")
      }
      for entry in app.entries(of: Overlay(WhyOverlay())) {
        let text = entry.line.text
        #expect(TextWidth.of(text) <= aside && !isCut(text), "\(id.index): \(text)")
      }
    }
  }
}
