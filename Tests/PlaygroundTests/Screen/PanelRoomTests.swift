import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("Room for panels")
struct PanelRoomTests {
  private func panels(_ session: Session) -> [Panel] { session.app.panelLayout.panels.map(\.panel) }

  @Test("The tree comes before Geometry", arguments: [(100, 30), (80, 24)])
  func treeFirst(columns: Int, rows: Int) {
    let session = Session(columns: columns, rows: rows).run([])
    #expect(panels(session).first == .tree)
    #expect(session.shows("2 View tree"))
  }

  @Test("Geometry has as many rows as it holds", arguments: [(160, 48), (200, 50), (100, 36)])
  func geometry(columns: Int, rows: Int) throws {
    let session = Session(columns: columns, rows: rows).type("j")
    let place = try #require(session.app.panelLayout.place(of: .geometry))
    #expect(place.rows == session.app.content(of: .geometry, columns: place.columns).count)
  }

  @Test("Panels and the canvas cover all rows, and none another, whatever is dragged where")
  func disjoint() {
    for columns in [50, 64, 80, 100, 120, 160, 200] {
      for rows in [14, 20, 24, 30, 48] {
        for focus in Panel.all {
          let session = Session(columns: columns, rows: rows)
          session.app.focus(focus)
          for splits in [
            Splits(), Splits(left: 1, right: 1, rows: [.tree: 1, .findings: 1, .geometry: 1]),
            Splits(left: 500, right: 500, rows: [.tree: 90, .findings: 90, .geometry: 90]),
          ] {
            session.app.panels.splits = splits
            let layout = session.app.panelLayout
            let rects = layout.panels.map(\.content) + [layout.canvas]
            for (index, rect) in rects.enumerated() {
              #expect(rect.columns > 0 && rect.rows >= 0)
              #expect(rect.column >= 0 && rect.endColumn <= columns && rect.endRow < rows)
              for other in rects[..<index] {
                #expect(
                  rect.intersection(other).isEmpty || layout.rung == .single,
                  "\(columns)×\(rows) \(focus) \(splits)")
              }
            }
          }
        }
      }
    }
  }

  @Test("Lines between panels follow the mouse")
  func dragging() throws {
    let session = Session(columns: 160, rows: 48).run([])
    let line = try #require(session.app.panelLayout.dividers.last?.rect.column)
    session.run([
      .mouse(.press(.left), column: line, row: 20), .mouse(.drag(.left), column: line - 9, row: 20),
      .mouse(.release(.left), column: line - 9, row: 20),
    ])
    #expect(session.app.panelLayout.dividers.last?.rect.column == line - 9)
    let title = try #require(session.app.panelLayout.place(of: .negotiation)).row - 1
    session.run([
      .mouse(.press(.left), column: 155, row: title),
      .mouse(.drag(.left), column: 155, row: title - 4),
      .mouse(.release(.left), column: 155, row: title - 4),
    ])
    #expect(session.app.panelLayout.place(of: .negotiation)?.row == title - 3)
  }

  @Test("With the keys the source is wider, and the canvas as large as before, where it was")
  func wideSource() throws {
    let session = Session(columns: 160, rows: 48).run([])
    let before = session.app.screenLayout
    session.app.focus(.source)
    let after = session.app.screenLayout
    #expect(after.canvas == before.canvas)
    let columns = try #require(after.place(of: .source)).columns
    #expect(try columns > #require(before.place(of: .source)).columns)
  }

  @Test("The negotiation opens at the selected view's own call")
  func ownCall() throws {
    let session = Session(columns: 160, rows: 48).type("j")
    let content = session.app.content(of: .negotiation, columns: 60)
    let row = try #require(content.current)
    #expect(content.line(row).text.hasPrefix("size"))
    #expect(content.line(row).text.contains("Text#greeting"))
  }

  @Test("The hint line says what the keys do in the panel that has them")
  func hints() {
    let session = Session(columns: 160, rows: 48)
    #expect(session.type("2").shows("fold all"))
    #expect(session.run([.idle]).type("4").shows("the view's"))
    #expect(session.run([.idle]).type("5").shows("which number"))
    #expect(!session.shows("fold all"))
  }

  @Test("A setting's values are a list, from which any is chosen")
  func values() {
    let session = Session(columns: 160, rows: 48).type("S").press([.enter])
    #expect(session.shows("● iOS 26") && session.shows("iOS 13"))
    session.type("j").press([.enter])
    #expect(session.app.conditions.settings.platform.os == 18)
    #expect(session.shows("Release         iOS 18"))
    session.press([.enter]).type("k").press([.enter])
    #expect(session.app.conditions.settings.platform.os == 26)
    session.press([.enter, .escape])
    #expect(session.app.overlay?.kind is SettingsOverlay)
  }
}
