import Foundation
import Testing

@testable import Cells

/// A grid that is kept is the grid that it was.
@Suite struct GridCodingTests {
  @Test func anyGridReadsBack() throws {
    var grid = CellGrid(columns: 12, rows: 4)
    var style = CellStyle(foreground: .rgb(0x12_34_56), background: .palette(7), bold: true)
    style.italic = true
    grid.write("a日本é👩‍👩‍👧", column: 0, row: 0, style: style)
    grid.write("plain", column: 3, row: 2)
    grid[11, 3] = Cell("▚", style: CellStyle(reverse: true))
    for grid in [grid, CellGrid(columns: 0, rows: 0), CellGrid(columns: 3, rows: 1)] {
      let data = try JSONEncoder().encode(grid)
      #expect(try JSONDecoder().decode(CellGrid.self, from: data) == grid)
    }
  }
}
