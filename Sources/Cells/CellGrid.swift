/// A rectangle of cells to paint into; everything outside is clipped.
public struct CellGrid: Equatable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row by row, `rows * columns` cells.
  public private(set) var cells: [Cell]

  public init(columns: Int, rows: Int, fill: Cell = Cell()) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: fill, count: self.columns * self.rows)
  }

  /// Reading outside gives a blank cell, writing outside does nothing.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard column >= 0, column < columns, row >= 0, row < rows else { return Cell() }
      return cells[row * columns + column]
    }
    set {
      guard column >= 0, column < columns, row >= 0, row < rows else { return }
      cells[row * columns + column] = newValue
    }
  }
}
