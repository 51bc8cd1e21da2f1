import Cells
import LayoutSolver
import Numbers

/// What a device adds to the picture of its screen: its edge around it, the status bar, the cut-out
/// for its camera and the home indicator, where nothing of the scene stands.
struct DeviceFrame {
  let container: LayoutContainer
  let scale: CellScale
  let theme: Theme
  let unicode: Bool

  /// - Parameters:
  ///   - cells: The screen's place in the grid.
  ///   - area: Where there may be anything of it.
  func paint(around cells: CellRect, within area: CellRect, into grid: inout CellGrid) {
    let screen = cells.intersection(area)
    grid.clipped(to: area) { grid in
      grid.drawBox(cells.inset(by: -1), .rounded, style: theme.border)
    }
    grid.clipped(to: screen) { grid in
      paintStatusBar(cells, into: &grid)
      paintIndicator(cells, into: &grid)
    }
  }

  private var insets: EdgeInsets { container.safeAreaInsets }
  /// A cut-out that is an island in the screen, not a notch in its edge.
  private var hasIsland: Bool { insets.top >= 59 }

  private func paintStatusBar(_ cells: CellRect, into grid: inout CellGrid) {
    guard insets.top >= 20 else { return }
    let row = cells.row + scale.row(insets.top >= 40 ? insets.top * 0.48 : insets.top / 2)
    let quarter = Double(cells.columns) / 4
    if hasIsland {
      // 125 points wide and in the middle, as on all of them.
      let half = max(Int(clamped: (62 / scale.pointsPerColumn).rounded()), 1)
      let middle = cells.column + cells.columns / 2
      let island = unicode ? "▐" + String(repeating: "█", count: 2 * half - 1) + "▌" : ""
      write(island, middle: middle, row, .rgb(0), into: &grid)
    }
    let isWide = cells.columns >= 30
    write("9:41", middle: cells.column + Int(clamped: quarter * 0.62), row, nil, into: &grid)
    write(
      unicode ? isWide ? "▂▄▆ ▐██" : "▐██" : "[##]",
      middle: cells.endColumn - Int(clamped: quarter * 0.62),
      row, nil, into: &grid)
  }

  private func paintIndicator(_ cells: CellRect, into grid: inout CellGrid) {
    guard insets.bottom >= 20 else { return }
    // 139 points of a phone's 402, 8 above the edge.
    let length = max(Int(clamped: (Double(cells.columns) * 0.35).rounded()), 2)
    write(
      String(repeating: unicode ? "━" : "-", count: length),
      middle: cells.column + cells.columns / 2,
      cells.row + scale.row(container.size.height - 8), nil, into: &grid)
  }

  /// Into cells that are blank, in a colour that is read on what is there where none is given.
  private func write(
    _ text: String, middle: Int, _ row: Int, _ color: CellColor?, into grid: inout CellGrid
  ) {
    let start = middle - TextWidth.of(text) / 2
    let columns = start..<start + TextWidth.of(text)
    guard columns.allSatisfy({ grid[$0, row].isBlank }) else { return }
    for (column, character) in zip(columns, text) where character != " " {
      var cell = Cell(character, style: grid[column, row].style)
      cell.style.foreground = color ?? cell.style.background.legible
      grid[column, row] = cell
    }
  }
}

/// What of a picture lies outside of the canvas, marked at the edge where it is.
struct CutMarks {
  let words: PointWords
  let style: CellStyle
  let unicode: Bool

  /// - Parameters:
  ///   - size: Of the container, in points.
  ///   - place: The cell of `area` in which its corner is.
  func paint(
    _ size: Size, at place: PicturePlace, _ scale: CellScale, in area: CellRect,
    into grid: inout CellGrid
  ) {
    let left = Double(-place.column) * scale.pointsPerColumn
    let right = size.width - Double(area.columns - place.column) * scale.pointsPerColumn
    let above = Double(-place.row) * scale.pointsPerRow
    let below = size.height - Double(area.rows - place.row) * scale.pointsPerRow
    let middle = (column: area.column + area.columns / 2, row: area.row + area.rows / 2)
    mark(unicode ? "▴" : "^", above, column: middle.column, row: area.row, 0.5, area, &grid)
    mark(unicode ? "▾" : "v", below, column: middle.column, row: area.endRow - 1, 0.5, area, &grid)
    mark(unicode ? "◂" : "<", left, column: area.column, row: middle.row, 0, area, &grid)
    mark(unicode ? "▸" : ">", right, column: area.endColumn, row: middle.row, 1, area, &grid)
  }

  /// - Parameter part: of the mark's columns, which lies before the column given.
  private func mark(
    _ arrow: String, _ points: Double, column: Int, row: Int, _ part: Double, _ area: CellRect,
    _ grid: inout CellGrid
  ) {
    guard points >= 0.5 else { return }
    let text = " \(arrow) \(words.text(points.rounded())) pt more "
    let start = column - Int(clamped: Double(TextWidth.of(text)) * part)
    grid.clipped(to: area) { $0.write(text, column: start, row: row, style: style) }
  }
}
