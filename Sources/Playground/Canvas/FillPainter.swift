import Cells
import LayoutSolver

/// Paints what the scene itself draws: fills, shapes and the lines of texts.
struct FillPainter {
  let scale: CellScale
  let options: CanvasPicture.Options
  /// The cell of the grid where the container's origin is.
  let origin: (column: Int, row: Int)

  func paint(_ node: PlacedNode, into grid: inout CellGrid) {
    switch node.drawing {
    case .fill(let outline, let colors):
      fill(node, outline, colors.first ?? .named(.gray), into: &grid)
    case .placeholder:
      hatch(node, into: &grid)
    case .text, .stroke, .image, .control, .none:
      break
    }
  }

  // MARK: Fills

  private func fill(
    _ node: PlacedNode, _ outline: Drawing.Outline, _ color: Color, into grid: inout CellGrid
  ) {
    guard let toned = TonedColor(color).background else { return }
    let cells = placed(node.frame).intersection(grid.bounds)
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        let upper = covers(node.frame, outline, column: column, row: Double(row) - 0.25)
        let lower = covers(node.frame, outline, column: column, row: Double(row) + 0.25)
        guard upper || lower else { continue }
        shade(column, row, upper: upper, lower: lower, toned, into: &grid)
      }
    }
  }

  /// What is legible on a fill.
  private var ink: CellColor { .palette(255) }

  private func shade(
    _ column: Int, _ row: Int, upper: Bool, lower: Bool, _ color: CellColor,
    into grid: inout CellGrid
  ) {
    if options.colors < 8 {
      grid[column, row] = Cell(upper && lower ? "░" : upper ? "▀" : "▄", style: options.theme.faint)
    } else if upper && lower {
      grid[column, row] = Cell(style: CellStyle(foreground: ink, background: color))
    } else {
      let below = grid[column, row].style.background
      grid[column, row] = Cell(
        upper ? "▀" : "▄", style: CellStyle(foreground: color, background: below))
    }
  }

  /// Whether half a cell lies in the shape. A rectangle covers all its cells, edges included.
  private func covers(
    _ frame: Rect, _ outline: Drawing.Outline, column: Int, row: Double
  ) -> Bool {
    if case .rectangle = outline { return true }
    if case .path = outline { return true }
    let point = scale.point(column: Double(column - origin.column), row: row - Double(origin.row))
    let x = abs(point.x - frame.midX)
    let y = abs(point.y - frame.midY)
    let width = frame.width / 2
    let height = frame.height / 2
    guard x <= width, y <= height, width > 0, height > 0 else { return false }
    let radius: Double
    switch outline {
    case .ellipse: return (x / width) * (x / width) + (y / height) * (y / height) <= 1
    case .circle:
      let radius = min(width, height)
      return x * x + y * y <= radius * radius
    case .capsule: radius = min(width, height)
    case .roundedRectangle(let corner): radius = min(corner, width, height)
    case .rectangle, .path: return true
    }
    let dx = max(x - (width - radius), 0)
    let dy = max(y - (height - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }

  private func hatch(_ node: PlacedNode, into grid: inout CellGrid) {
    let cells = placed(node.frame).intersection(grid.bounds)
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn where (column + row) % 3 == 0 {
        grid[column, row] = Cell("╱", style: options.theme.faint)
      }
    }
  }

  // MARK: Text

  /// Writes a text's lines into the rows between its edges, or into its first row where it is less
  /// than two rows tall.
  func write(_ node: PlacedNode, into grid: inout CellGrid) {
    guard case .text(let color) = node.drawing, !node.textLines.isEmpty else { return }
    let cells = placed(node.frame)
    let inside = cells.rows > 2
    let first = inside ? cells.row + 1 : cells.row
    let rows = inside ? cells.rows - 2 : 1
    for (index, line) in node.textLines.enumerated() {
      // The line's middle among the rows there are.
      let middle = (Double(index) + 0.5) / Double(node.textLines.count)
      let row = first + min(Int(middle * Double(rows)), rows - 1)
      if rows < node.textLines.count, row == first + rows - 1, index < node.textLines.count - 1,
        rows > 1 || index > 0
      {
        continue
      }
      writeLine(line, row, cells, color, into: &grid)
    }
  }

  private func writeLine(
    _ line: String, _ row: Int, _ cells: CellRect, _ color: Color?, into grid: inout CellGrid
  ) {
    let fitsInside = TextWidth.of(line) <= cells.columns - 2
    let isBoxed = cells.rows > 2 && cells.columns > 3
    // Letters are not to scale: on its own row a text may reach a column beyond each edge.
    let room = fitsInside || isBoxed ? cells.columns - 2 : cells.columns + 2
    // Cut by the picture's scale and not by SwiftUI, so not with an ellipsis.
    let shown = TextWidth.truncated(line, to: room, ellipsis: "»")
    let left = cells.column + (cells.columns - TextWidth.of(shown)) / 2
    var style = CellStyle.plain
    if let color, options.colors >= 8 { style.foreground = TonedColor(color).foreground }
    // Over a fill the terminal's own colour may not be legible.
    let isOverFill = (0..<TextWidth.of(shown)).contains {
      grid[left + $0, row].style.background != .standard
    }
    if isOverFill && style.foreground == .standard { style.foreground = ink }
    grid.write(shown, column: left, row: row, style: style, keepingBackground: true)
  }

  func placed(_ frame: Rect) -> CellRect {
    var cells = scale.cells(frame)
    cells.column += origin.column
    cells.row += origin.row
    return cells
  }
}
