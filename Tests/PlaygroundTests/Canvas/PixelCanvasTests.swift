import Cells
import LayoutSolver
import Pixels
import Testing

@testable import Playground

/// The canvas of a terminal that shows pixels.
@Suite(
  "The canvas in pixels", .enabled(if: PixelSurface.missing == nil, "Cairo and Pango draw pixels"))
struct PixelCanvasTests {
  private let cell = CellPixels(width: 5, height: 11)

  /// Two halves of a container, one above the other.
  private var halves: View {
    vStack(
      [
        View(.leaf(.color(.rgb(red: 1, green: 0, blue: 0)))).at(line: 3),
        View(.leaf(.color(.rgb(red: 0, green: 0, blue: 1)))).at(line: 4),
      ], spacing: 0
    ).at(line: 2)
  }

  private func session(_ view: View, rows: Int = 48) -> Session {
    Session(view, rows: rows).run([.event(.pixels(cell))])
  }

  /// The colours of a column of pixels from top to bottom, each once; the last row of cells may be
  /// larger than what is left of the container.
  private func colors(_ sheet: PixelSheet) -> [UInt32] {
    let stride = sheet.place.columns * cell.width
    return sheet.pixels.indices.filter { $0 % stride == stride / 2 }.map { sheet.pixels[$0] }
      .filter { $0 != 0 }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test("The screen is drawn where its cells are, as large as these")
  func place() throws {
    let session = session(halves)
    let sheet = try #require(session.terminal.sheets.first)
    #expect(session.terminal.sheets.count == 1)
    #expect(sheet.cell == cell)
    #expect(sheet.place == session.app.screenLayout.canvas)
    #expect(colors(sheet) == [0xFFFF_0000, 0xFF00_00FF])
    // Red down to half of its height, to a pixel.
    let stride = sheet.place.columns * cell.width
    let reds = sheet.pixels.filter { $0 == 0xFFFF_0000 }.count / stride
    #expect(abs(reds - sheet.place.rows * cell.height / 2) <= 1)
  }

  @Test("Without it nothing is")
  func cells() {
    let session = Session(halves).run([])
    #expect(session.terminal.sheets.isEmpty)
    session.run([.event(.pixels(cell)), .event(.pixels(nil))])
    #expect(session.terminal.sheets.isEmpty)
  }

  @Test("Cells leave room for it, and frames, names and lists stand over it")
  func room() throws {
    let session = session(halves)
    let place = try #require(session.terminal.sheets.first).place
    func rooms() -> Int {
      let grid = session.app.paint()
      return (place.row..<place.endRow).reduce(0) { count, row in
        count
          + (place.column..<place.endColumn).count { column in
            if case .pixels = grid[column, row].style.background { true } else { false }
          }
      }
    }
    let framed = rooms()
    #expect(framed > place.columns * place.rows * 8 / 10)
    // Names have a ground of their own.
    #expect(framed < place.columns * place.rows)
    session.type("bbb")
    session.type("?")
    #expect(rooms() < framed / 2)
  }

  @Test("What changes neither the layout nor its place draws nothing anew")
  func kept() throws {
    let session = session(threeViews)
    let first = session.terminal.sheets
    session.type("jl")
    // Pictures are too much to be printed where they differ.
    let isSame = session.terminal.sheets == first
    #expect(isSame)
    session.type(">")
    let isOther = session.terminal.sheets != first
    #expect(isOther)
  }

  @Test("A step of the negotiation shows what has its place by then")
  func steps() throws {
    let session = session(halves)
    let whole = try #require(session.terminal.sheets.first)
    session.type("4g")
    let first = try #require(session.terminal.sheets.first)
    #expect(colors(whole).contains(0xFFFF_0000) && !colors(first).contains(0xFFFF_0000))
    session.type("G")
    let isWhole = session.terminal.sheets == [whole]
    #expect(isWhole)
  }

  @Test("A part of a picture that is larger than the canvas is that part of the whole")
  func parts() throws {
    let session = session(halves)
    session.type("zzz")
    let sheet = try #require(session.terminal.sheets.first)
    let canvas = session.app.screenLayout.canvas
    #expect(sheet.place.intersection(canvas) == sheet.place)
  }

  @Test("Two layouts side by side are two pictures")
  func sideBySide() {
    let session = session(halves)
    session.type("|")
    #expect(session.terminal.sheets.count == 2)
    #expect(session.terminal.sheets.allSatisfy { colors($0) == [0xFFFF_0000, 0xFF00_00FF] })
  }

  @Test("A picture of the same point is the same in all parts of it")
  func partOfWhole() throws {
    let artwork = ScreenArtwork(
      text("A few letters, and some more").laidOut(200, 40)
    ).artwork
    let tools = try DrawingTools()
    let scale = PixelSurface.Scale(across: 2, down: 2)
    let whole = try PixelSurface(width: 400, height: 80, scale: scale, tools: tools)
    whole.draw(artwork)
    let part = try PixelSurface(
      width: 100, height: 60, scale: scale, from: Point(x: 20, y: 5), tools: tools)
    part.draw(artwork)
    let (all, some) = (whole.pixels(), part.pixels())
    for row in 0..<60 {
      #expect(
        some[row * 100..<(row + 1) * 100] == all[(row + 10) * 400 + 40..<(row + 10) * 400 + 140])
    }
  }
}
