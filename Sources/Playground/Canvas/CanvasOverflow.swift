import Cells

/// The arrows at a container's edges, one wherever a view reaches beyond them.
struct CanvasOverflow {
  let container: CellRect
  /// Thousands of views may stick out in the same places.
  private(set) var arrows: [Place: String] = [:]

  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  init(container: CellRect) { self.container = container }

  /// Marks where a view of these cells sticks out.
  mutating func add(_ cells: CellRect) {
    guard !cells.isEmpty, container.intersection(cells) != cells else { return }
    let inside = cells.intersection(container)
    let row = inside.isEmpty ? cells.row : inside.row + inside.rows / 2
    let column = inside.isEmpty ? cells.column : inside.column + inside.columns / 2
    let sticksOut: [(Bool, String, Int, Int)] = [
      (cells.column < container.column, "◂", container.column, row),
      (cells.endColumn > container.endColumn, "▸", container.endColumn - 1, row),
      (cells.row < container.row, "▴", column, container.row),
      (cells.endRow > container.endRow, "▾", column, container.endRow - 1),
    ]
    for (isOut, arrow, column, row) in sticksOut
    where isOut && container.contains(column: column, row: row) {
      arrows[Place(column: column, row: row)] = arrow
    }
  }
}
