import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("Side by side")
struct SideBySideTests {
  private let view = hStack([box(50, 50).id("fixed"), color(.red).id("rest")], spacing: 0)
  private func session(columns: Int, rows: Int, _ width: Double = 300) -> Session {
    Session(
      view, columns: columns, rows: rows, container: .exact(Size(width: width, height: 200)))
  }

  @Test("Both pictures stand beside each other, what differs is marked in both")
  func pictures() {
    let session = session(columns: 200, rows: 50).type("B")
    session.app.conditions.container = .exact(Size(width: 400, height: 200))
    session.type("|")
    #expect(session.shows("kept: hand-made in 300×200"))
    #expect(session.shows("now: 400×200"))
    // The stack and the colour in it are wider, the fixed view has not even moved.
    #expect(session.screen.components(separatedBy: "≠").count - 1 >= 4)
    #expect(!session.shows("≠frame") && !session.shows("↔frame"))
    #expect(!session.type("|").shows("kept:"))
  }

  @Test("Without a kept layout the present one is kept, in a container that stays as it is")
  func keeping() {
    let session = Session(view, columns: 160, rows: 48).run([])
    let size = session.app.effectiveSettings.container.size
    session.type("|")
    #expect(session.app.conditions.container == .exact(size))
    #expect(session.shows("nothing differs"))
    #expect(session.type(">").shows("2 differ"))
  }

  @Test("A view that has only moved is marked as such")
  func moves() {
    let session = Session(
      box(50, 50), columns: 160, rows: 48, container: .exact(Size(width: 300, height: 200)))
    session.type("|")
    session.app.conditions.container = .exact(Size(width: 400, height: 200))
    #expect(session.run([]).shows("↔") && !session.shows("≠"))
  }

  @Test(
    "They fit any screen, beside each other or one above the other",
    arguments: [(200, 50), (80, 24), (60, 40), (40, 12), (20, 6)])
  func ladder(columns: Int, rows: Int) {
    let session = session(columns: columns, rows: rows).type("|>")
    let canvas = session.app.screenLayout.canvas
    guard let halves = session.app.halves(of: canvas) else {
      // Too small for two pictures: the present one alone.
      #expect(canvas.columns < 9 || canvas.rows < 5)
      return
    }
    #expect(halves.kept.intersection(halves.present).isEmpty)
    let cells = [halves.kept, halves.present, halves.divider].map { $0.columns * $0.rows }
    #expect(cells.reduce(0, +) == canvas.columns * canvas.rows)
  }

  @Test("Both are seen whole at their first scale", arguments: [(80, 24), (60, 40), (100, 30)])
  func whole(columns: Int, rows: Int) throws {
    for width in [300.0, 360, 800] {
      let session = session(columns: columns, rows: rows, width).type("|")
      let halves = try #require(session.app.halves(of: session.app.screenLayout.canvas))
      let cells = session.app.scale.cells(session.app.comparedSize)
      #expect(cells.columns <= halves.kept.columns && cells.rows <= halves.kept.rows)
    }
  }

  @Test("A click in the kept picture selects the same view in the present one")
  func clicking() {
    let session = session(columns: 200, rows: 50).type("|")
    let origin = session.app.mouse.screen.keptOrigin
    session.run([.mouse(.press(.left), column: origin.column + 20, row: origin.row + 2)])
    #expect(session.app.selectedNode?.identifier == "rest")
  }

  /// The container was once half of the canvas, whose halves were those that fit the container.
  @Test("Beside the kept layout the container may follow the window again", arguments: ["w", "0"])
  func following(key: String) {
    let alone = Session(view, columns: 160, rows: 48).run([])
    let session = Session(view, columns: 160, rows: 48).type("|" + key)
    #expect(session.app.conditions.container == .window && session.shows("kept:"))
    #expect(
      session.app.effectiveSettings.container.size == alone.app.effectiveSettings.container.size)
    session.run([.resize(columns: 90, rows: 30)])
    let halves = session.app.halves(of: session.app.screenLayout.canvas)
    let cells = session.app.scale.cells(session.app.comparedSize)
    #expect(cells.columns <= halves?.kept.columns ?? 0 && cells.rows <= halves?.kept.rows ?? 0)
  }
}
