import Testing

@testable import Cells

/// Compares a grid's characters with a picture, whose lines have no blanks at their ends.
func expectPicture(
  _ grid: CellGrid, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(grid.text == picture, sourceLocation: sourceLocation)
}

/// Paints into a blank grid.
func grid(_ columns: Int, _ rows: Int, _ paint: (inout CellGrid) -> Void) -> CellGrid {
  var grid = CellGrid(columns: columns, rows: rows)
  paint(&grid)
  return grid
}

/// A rectangle with its top left corner at the given cell.
func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRect {
  CellRect(column: column, row: row, columns: columns, rows: rows)
}
