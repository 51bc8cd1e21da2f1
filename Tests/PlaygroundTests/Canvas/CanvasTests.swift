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
  @Test("A frame around a colour is one box, in the cells it has a part of")
  func box() {
    // 100 by 60 in the middle of 200 by 100: x 50 to 150, y 20 to 80.
    #expect(
      picture(PlaygroundTests.box(100, 60).laidOut(200, 100)) == """
        ┌──────────────────┐
        │    ┌ Color ─┐    │
        │    │        │    │
        │    └ 100×60 ┘    │
        └──────────────────┘
        """)
  }

  @Test("Views that touch have their outlines beside each other, each in its own cells")
  func touching() {
    let views = hStack([PlaygroundTests.box(60, 40), PlaygroundTests.box(60, 40)], spacing: 0)
    // 120 by 40 in 120 by 40: edges at 0, 60 and 120.
    #expect(
      picture(views.laidOut(120, 40)) { $0.labelling = .frames } == """
        ┌────┬┬────┐
        └────┴┴────┘
        """)
  }

  @Test("The selected box is heavy, whatever the colours")
  func selection() {
    let grid = picture(PlaygroundTests.box(100, 60).laidOut(200, 100)) {
      $0.selection = NodeID(0)
    }
    #expect(grid.contains("┏ Color ━┓"))
    #expect(grid.contains("┗ 100×60 ┛"))
  }

  @Test("Frames are fainter the further they are from the selection, in the tree")
  func fading() throws {
    let tree = vStack([
      PlaygroundTests.box(40, 40).id("one"), vStack([PlaygroundTests.box(40, 40)]).padding(20),
    ])
    let result = tree.laidOut(300, 300)
    let selected = try #require(result.node(identifier: "one"))
    let strength = FrameStrength(result, selection: selected.id)
    #expect(strength.strength(of: [selected.id]) == 1)
    let parent = try #require(selected.parent)
    let far = try #require(result.nodes.last { $0.name == "Color" })
    #expect(strength.strength(of: [parent]) < 1)
    #expect(strength.strength(of: [far.id]) < strength.strength(of: [parent]))
    #expect(strength.strength(of: [far.id]) > 0)
  }

  @Test("Frames leave letters alone")
  func letters() {
    let result = text("Hello").padding(10).laidOut(200, 100)
    var options = CanvasPicture.Options()
    options.layers = .screen
    let scale = CellScale(pointsPerColumn: 10)
    let screen = CanvasPicture(result, scale: scale, options: options).drawn()
    options.layers = .all
    let all = CanvasPicture(result, scale: scale, options: options).drawn()
    for run in screen.texts {
      for column in run.column..<run.column + run.columns {
        #expect(all.grid[column, run.row].grapheme == screen.grid[column, run.row].grapheme)
      }
    }
    options.layers = .frames
    let frames = CanvasPicture(result, scale: scale, options: options).drawn()
    #expect(frames.texts.isEmpty && frames.grid.text.contains("┌"))
    #expect(!frames.grid.text.contains("Hello"))
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
      }.split(separator: "\n")[1] == "├╌╌╌╌╌╌╌╌┤")
  }
}

@Suite("Scale")
struct ScaleTests {
  @Test("A rectangle takes the cells it has a part of")
  func cells() {
    let scale = CellScale(pointsPerColumn: 8)
    #expect([0, 7.9, 8, 15.9, 16, -0.1, -8].map(scale.column) == [0, 0, 1, 1, 2, -1, -1])
    #expect(scale.row(15.9) == 0 && scale.row(16) == 1)
    #expect(scale.column(.infinity) == 1_000_000)
    #expect(scale.column(.nan) == 0)
    #expect(
      scale.cells(Rect(x: 8, y: 4, width: 16, height: 20))
        == CellRect(column: 1, row: 0, columns: 2, rows: 2))
    // What sums of thirds leave over takes no cell.
    #expect(scale.cells(Rect(x: 0, y: 0, width: 8.000_000_1, height: 16)).columns == 1)
  }

  @Test("A container as large as the cells fills them")
  func container() {
    let scale = CellScale(pointsPerColumn: 8)
    let size = scale.container(columns: 50, rows: 30)
    #expect(size == Size(width: 400, height: 480))
    #expect(scale.cells(size) == (50, 30))
  }

  @Test("A phone is shown at the finest scale at which it fits")
  func fitting() {
    // 874 points in 48 rows: 16 a row would take 55, 20 takes 44.
    let phone = Size(width: 402, height: 874)
    #expect(CellScale.fitting(phone, columns: 80, rows: 48).pointsPerColumn == 10)
  }
}
