import Cells
import LayoutSolver

/// The screen in cells: the raster's samples as characters, and the letters over them.
extension CellInk {
  func grid() -> CellGrid {
    guard view.colors >= 8 else { return plainGrid() }
    var grid = raster.grid(view.blocks)
    for row in limit.row..<limit.endRow {
      for column in limit.column..<limit.endColumn {
        guard let letter = text[column, row], let grapheme = letter.shown else { continue }
        var style = CellStyle(
          foreground: .rgb(letter.color),
          background: CellColor(
            packed: ground(
              column, row, of: text.runs[Int(letter.run)], unlike: letter.color)))
        style.wear(letter.look)
        grid[column, row] = Cell(grapheme, style: style)
      }
    }
    return grid
  }

  /// Without colours, areas are shaded by how much they stand out from the screen.
  private func plainGrid() -> CellGrid {
    let ground = ScreenColors.background(in: appearance.scheme)
    var grid = raster.shaded(ground: ground, style: view.theme.faint)
    for row in limit.row..<limit.endRow {
      for column in limit.column..<limit.endColumn {
        guard let letter = text[column, row], let grapheme = letter.shown else { continue }
        var style = CellStyle.plain
        style.wear(letter.look)
        grid[column, row] = Cell(grapheme, style: style)
      }
    }
    return grid
  }
}

extension CellStyle {
  fileprivate mutating func wear(_ look: TextLayer.Look) {
    bold = look.contains(.bold)
    italic = look.contains(.italic)
    underline = look.contains(.underlined)
    strikethrough = look.contains(.struckThrough)
  }
}
