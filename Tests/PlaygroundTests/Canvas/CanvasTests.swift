import Cells
import LayoutSolver
import Testing

@testable import Playground

/// The characters of a canvas at 10 points a column and 20 a row.
func picture(_ result: LayoutResult, _ change: (inout CanvasPicture.Options) -> Void = { _ in })
  -> String
{
  var options = CanvasPicture.Options()
  change(&options)
  return CanvasPicture(result, scale: CellScale(pointsPerColumn: 10), options: options).grid().text
}

@Suite("Canvas")
struct CanvasTests {
  @Test("A frame around a colour is one box, its edges on the lines nearest to them")
  func box() {
    // 100 by 60 in the middle of 200 by 100: x 50 to 150, y 20 to 80.
    #expect(
      picture(PlaygroundTests.box(100, 60).laidOut(200, 100)) == """
        ┌───────────────────┐
        │    ┌Color────┐    │
        │    │         │    │
        │    │         │    │
        │    └───100×60┘    │
        └───────────────────┘
        """)
  }

  @Test("The edge that two views share is drawn once")
  func sharedEdge() {
    let views = hStack([PlaygroundTests.box(60, 40), PlaygroundTests.box(60, 40)], spacing: 0)
    // 120 by 40 in 120 by 40: edges at 0, 60 and 120.
    #expect(
      picture(views.laidOut(120, 40)) { $0.labelling = .frames } == """
        ┌─────┬─────┐
        │     │     │
        └─────┴─────┘
        """)
  }

  @Test("The selected box is heavy, whatever the colours")
  func selection() {
    let grid = picture(PlaygroundTests.box(100, 60).laidOut(200, 100)) {
      $0.selection = NodeID(0)
    }
    #expect(grid.contains("┏Color━━━━┓"))
    #expect(grid.contains("┗━━━100×60┛"))
  }

  @Test("What reaches beyond the container leaves an arrow at its edge")
  func overflow() {
    // 300 wide in 200: 50 points stick out on either side.
    let lines = picture(PlaygroundTests.box(300, 40).laidOut(200, 80)).split(separator: "\n")
    #expect(lines[2].first == "◂")
    #expect(lines[2].last == "▸")
  }

  @Test("The safe area is drawn inside the container")
  func safeArea() {
    let insets = EdgeInsets(top: 20, bottom: 20)
    #expect(
      picture(PlaygroundTests.text("").laidOut(100, 100, insets: insets)) {
        $0.labelling = .frames
      }.split(separator: "\n")[1] == "├╌╌╌╌╌╌╌╌╌┤")
  }
}

@Suite("Scale")
struct ScaleTests {
  @Test("Edges go to the nearest line, halves away from zero")
  func rounding() {
    let scale = CellScale(pointsPerColumn: 8)
    #expect([0, 3.9, 4, 11.9, 12, -4, -3.9].map(scale.column) == [0, 0, 1, 1, 2, -1, 0])
    #expect(scale.row(7.9) == 0 && scale.row(8) == 1)
    #expect(scale.column(.infinity) == 1_000_000)
    #expect(scale.column(.nan) == 0)
  }

  @Test("A container as large as the cells fills them")
  func container() {
    let scale = CellScale(pointsPerColumn: 8)
    let size = scale.container(columns: 51, rows: 31)
    #expect(size == Size(width: 400, height: 480))
    #expect(scale.cells(size) == (51, 31))
  }

  @Test("A phone is shown at the finest scale at which it fits")
  func fitting() {
    // 874 points in 48 rows: 16 a row would take 56 lines, 20 takes 45.
    let phone = Size(width: 402, height: 874)
    #expect(CellScale.fitting(phone, columns: 80, rows: 48).pointsPerColumn == 10)
  }
}
