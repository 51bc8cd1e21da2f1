import Cells
import Foundation
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

/// The selection and the frames stand around and between what a scene shows, never in its place.
@Suite("The selection in pictures of scenes")
struct SelectionPictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let scales = [5.0, 8, 12.4]

  /// Letters, colours and symbols of the screen stay; what is written or drawn over it takes blank
  /// cells alone, and of them the ground stays but under tags.
  @Test(arguments: TextPropertyTests.scenes)
  func screenStays(scene name: String) throws {
    let scene = try Scene(path: "\(Self.root.path)/\(name)")
    let container = LayoutContainer(
      size: Size(width: 402, height: 874), safeAreaInsets: EdgeInsets(top: 62, bottom: 34))
    let settings = LayoutSettings(container: container)
    guard let result = scene.layout(settings).result else { return }
    // Of every eleventh view from a place that is the scene's own.
    let first = name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 11 }
    for points in Self.scales {
      let plan = CanvasPlan(result, scale: CellScale(pointsPerColumn: points))
      var options = CanvasPicture.Options()
      options.layers = .screen
      let screen = CanvasPicture(plan, options: options).grid()
      options.layers = .all
      for index in stride(from: first, to: result.nodes.count, by: 11) {
        options.selection = result.nodes[index].id
        for labelling in CanvasLabelling.allCases {
          options.labelling = labelling
          let grid = CanvasPicture(plan, options: options).grid()
          if labelling == .picture {
            #expect(grid == screen, "\(name) alone, with \(index) selected")
            continue
          }
          let frame = plan.box(of: result.nodes[index].id).map { plan.visible[$0] }
          expectStays(screen, in: grid, frame, "\(name), \(index) at \(points)")
        }
      }
    }
  }

  private func expectStays(
    _ screen: CellGrid, in grid: CellGrid, _ frame: CellRect?, _ place: String
  ) {
    for row in 0..<screen.rows {
      for column in 0..<screen.columns {
        let (before, after) = (screen[column, row], grid[column, row])
        // Blank cells may have marks.
        if before.isBlank { continue }
        // Frames of other views may cross blocks, as they did without a selection.
        guard before.grapheme.map({ $0.isLetter || $0.isNumber }) ?? true else { continue }
        let isSame =
          before.grapheme == after.grapheme
          && before.style.foreground == after.style.foreground
          && before.style.background == after.style.background
          && before.style.bold == after.style.bold
        #expect(isSame, "\(place): \(before) became \(after) in \(column), \(row)")
        if !isSame { return }
      }
    }
  }

  /// With and without a selection the same, but for the selection's own marks and the strength of
  /// lines.
  @Test(arguments: TextPropertyTests.scenes)
  func onlyMarks(scene name: String) throws {
    let scene = try Scene(path: "\(Self.root.path)/\(name)")
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 393, height: 852)))
    guard let result = scene.layout(settings).result else { return }
    let plan = CanvasPlan(result, scale: CellScale(pointsPerColumn: 7))
    var options = CanvasPicture.Options()
    options.labelling = .frames
    options.framesPieces = true
    let without = CanvasPicture(plan, options: options).grid()
    options.layers = .screen
    let screen = CanvasPicture(plan, options: options).grid()
    options.layers = .all
    for index in stride(from: 0, to: result.nodes.count, by: 7) {
      let id = result.nodes[index].id
      options.selection = id
      let grid = CanvasPicture(plan, options: options).grid()
      let own = plan.box(of: id).map { plan.visible[$0] }
      for row in 0..<grid.rows {
        for column in 0..<grid.columns
        where grid[column, row].grapheme != without[column, row].grapheme {
          let isBlank = screen[column, row].isBlank
          let isOwn = own?.contains(column: column, row: row) == true
          #expect(isBlank && isOwn, "\(name), \(index): \(column), \(row)")
          if !(isBlank && isOwn) { return }
        }
      }
    }
  }

  @Test("A text is underlined, a box of its own has heavy lines, both exactly on it")
  func exactly() throws {
    let views = vStack([text("Hello").id("word"), box(90, 60).id("box")], spacing: 20)
    let result = views.laidOut(200, 200)
    let plan = CanvasPlan(result, scale: CellScale(pointsPerColumn: 10))
    var options = CanvasPicture.Options()
    options.labelling = .frames
    for identifier in ["word", "box"] {
      let node = try #require(result.node(identifier: identifier))
      options.selection = node.id
      let grid = CanvasPicture(plan, options: options).grid()
      let cells = plan.scale.cells(node.frame)
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          let cell = grid[column, row]
          let isMark =
            cell.style.underline || cell.grapheme.map { "┏┓┗┛━┃".contains($0) } ?? false
          if isMark { #expect(cells.contains(column: column, row: row)) }
          if identifier == "word", row == cells.endRow - 1, cells.contains(column: column, row: row)
          {
            #expect(cell.style.underline)
          }
        }
      }
    }
  }

  @Test("What lies behind another view has no frame, name or selection over it")
  func behind() throws {
    let card = color(.blue).frame(160, 120).id("card")
    let views = zStack([text("Behind the card, which is in front").id("text"), card])
    let result = views.laidOut(200, 200)
    let plan = CanvasPlan(result, scale: CellScale(pointsPerColumn: 10))
    var options = CanvasPicture.Options()
    options.selection = try #require(result.node(identifier: "text")).id
    options.labelling = .frames
    let grid = CanvasPicture(plan, options: options).grid()
    let cells = plan.scale.cells(try #require(result.node(identifier: "card")).frame)
    for row in cells.row + 1..<cells.endRow - 1 {
      for column in cells.column + 1..<cells.endColumn - 1 {
        #expect(grid[column, row].grapheme == " " && !grid[column, row].style.underline)
      }
    }
  }

  @Test("Nothing is drawn outside of the screen")
  func outside() {
    let result = box(300, 40).laidOut(200, 80)
    var options = CanvasPicture.Options()
    options.selection = NodeID(0)
    let picture = CanvasPicture(result, scale: CellScale(pointsPerColumn: 10), options: options)
    let grid = picture.grid(columns: 40, rows: 8, origin: (10, 2))
    for row in 0..<8 {
      for column in 0..<40 where !(10..<30).contains(column) || !(2..<6).contains(row) {
        #expect(grid[column, row] == Cell())
      }
    }
  }

  @Test("A tag stands apart from every letter")
  func apart() {
    let views = vStack([hStack([text("One"), text("Two")]), text("Three")]).padding(8)
    let result = views.laidOut(260, 120)
    let plan = CanvasPlan(result, scale: CellScale(pointsPerColumn: 8))
    var options = CanvasPicture.Options()
    options.layers = .screen
    let screen = CanvasPicture(plan, options: options).grid()
    options.layers = .all
    options.selection = NodeID(0)
    let grid = CanvasPicture(plan, options: options).grid()
    var tags = 0
    for row in 0..<grid.rows {
      for column in 1..<grid.columns - 1 where grid[column, row].style.italic {
        tags += 1
        for side in column - 1...column + 1 {
          let letter = screen[side, row].grapheme
          #expect(letter == " ", "\(letter as Any) beside a tag")
        }
      }
    }
    #expect(tags > 0)
  }

  @Test("Esc at rest takes the selection off, and b's first state is the screen alone")
  func states() {
    let session = Session().type("j")
    #expect(session.app.selection.node != nil)
    session.press([.escape])
    #expect(session.app.selection.node == nil)
    session.run([.resize(columns: 150, rows: 48)])
    #expect(session.app.selection.node == nil)
    #expect(session.type("j").app.selection.node != nil)
    let app = session.type("b").app
    let canvas = app.screenLayout.canvas
    let cells = session.terminal.grids.last.map { grid in
      (canvas.row..<canvas.endRow).flatMap { row in
        (canvas.column..<canvas.endColumn).map { grid[$0, row] }
      }
    }
    let lines = cells?.filter { cell in
      cell.style.underline || cell.style.italic
        || cell.grapheme.map { "┌┐└┘─│┏┓┗┛━┃╌╎".contains($0) } ?? false
    }
    #expect(lines?.isEmpty == true)
  }
}
