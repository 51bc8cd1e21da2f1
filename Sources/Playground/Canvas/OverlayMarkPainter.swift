import Cells
import LayoutSolver

/// Draws overlays: areas under the frames, lines over them, and a label for each where it fits.
struct OverlayMarkPainter {
  let marks: [OverlayMark]
  let place: CanvasPlace
  /// The cells with letters, by their place in the grid.
  let letters: Set<Int>
  let theme: Theme

  // MARK: Areas

  /// Fills each area with its pattern; frames are drawn over it.
  func paintAreas(into grid: inout CellGrid) {
    for mark in marks {
      guard case .area(let rect) = mark.form else { continue }
      let cells = place.cells(rect)
      let visible = cells.intersection(grid.bounds)
      for row in visible.row..<visible.endRow {
        for column in visible.column..<visible.endColumn
        where !letters.contains(row * grid.columns + column) {
          var cell = Cell(mark.overlay.pattern, style: style(of: mark))
          cell.style.background = grid[column, row].style.background
          grid[column, row] = cell
        }
      }
    }
  }

  // MARK: Lines

  func paintLines(into grid: inout CellGrid) {
    for mark in marks {
      switch mark.form {
      case .area, .point: break
      case .vertical(let x, let from, let to):
        let cells = place.cells(Rect(x: x, y: from, width: 0, height: to - from))
        grid.drawVerticalLine(
          column: cells.column, row: cells.row, length: cells.rows, .dashed,
          style: style(of: mark), keepingBackground: true)
      case .horizontal(let y, let from, let to):
        let cells = place.cells(Rect(x: from, y: y, width: to - from, height: 0))
        grid.drawHorizontalLine(
          column: cells.column, row: cells.row, length: cells.columns, .dashed,
          style: style(of: mark), keepingBackground: true)
      }
    }
  }

  // MARK: Labels

  /// Writes the labels over whatever isn't a text.
  /// - Parameter taken: The cells of texts and labels, by their place in the grid; the new ones are
  ///   added.
  func paintLabels(into grid: inout CellGrid, taken: inout Set<Int>) {
    for mark in marks where !mark.label.isEmpty {
      let width = TextWidth.of(mark.label)
      let place = places(of: mark, width: width).first { column, row in
        column >= 0 && row >= 0 && column + width <= grid.columns && row < grid.rows
          && (column..<column + width).allSatisfy { !taken.contains(row * grid.columns + $0) }
      }
      guard let (column, row) = place else { continue }
      var style = style(of: mark)
      style.bold = true
      grid.write(mark.label, column: column, row: row, style: style, keepingBackground: true)
      for cell in column - 1...column + width { taken.insert(row * grid.columns + cell) }
    }
  }

  /// Where a label may begin, the best place first.
  private func places(of mark: OverlayMark, width: Int) -> [(column: Int, row: Int)] {
    switch mark.form {
    case .area(let rect):
      let cells = place.cells(rect)
      let column = cells.column + (cells.columns - width) / 2
      return [(column, cells.row + (cells.rows - 1) / 2), (column, cells.row + cells.rows / 2)]
    case .vertical(let x, let from, let to):
      let cells = place.cells(Rect(x: x, y: from, width: 0, height: to - from))
      return (0..<min(cells.rows, 12)).map { (cells.column + 1, cells.row + $0) }
    case .horizontal(let y, let from, let to):
      let cells = place.cells(Rect(x: from, y: y, width: to - from, height: 0))
      return stride(from: cells.endColumn - width - 1, through: cells.column, by: -4)
        .map { ($0, cells.row) }
    case .point(let point):
      let cells = place.cells(Rect(origin: point, size: .zero))
      return [(cells.column + 1, cells.row), (cells.column - width, cells.row)]
    }
  }

  private func style(of mark: OverlayMark) -> CellStyle { theme.outline(depth: mark.overlay.hue) }
}
