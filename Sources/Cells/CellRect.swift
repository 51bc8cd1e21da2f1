/// A rectangle of cells; `column` and `row` count from 0 and may lie outside a grid.
public struct CellRect: Equatable, Hashable, Sendable {
  public var column: Int
  public var row: Int
  /// Never negative.
  public var columns: Int
  /// Never negative.
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  public var isEmpty: Bool { columns == 0 || rows == 0 }
  /// The first column to the right of the rectangle.
  public var endColumn: Int { column + columns }
  /// The first row below the rectangle.
  public var endRow: Int { row + rows }

  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// The part both have; empty where they don't meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }

  /// Returns true if the rectangles have a cell in common.
  public func meets(_ other: CellRect) -> Bool { !intersection(other).isEmpty }

  /// The rectangle this many cells further right and down.
  public func moved(by distance: (column: Int, row: Int)) -> CellRect {
    CellRect(
      column: column + distance.column, row: row + distance.row, columns: columns, rows: rows)
  }

  /// The rectangle less `cells` on each side; the inside of a box has an inset of 1.
  public func inset(by cells: Int) -> CellRect {
    CellRect(
      column: column + cells, row: row + cells, columns: columns - 2 * cells,
      rows: rows - 2 * cells)
  }
}
