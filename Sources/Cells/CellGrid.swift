/// A rectangle of cells to paint into; everything outside is clipped.
///
/// The two cells of a wide grapheme belong together: whatever overwrites one of them blanks the
/// other, so a continuation is always to the right of its grapheme.
public struct CellGrid: Equatable, Sendable {
  public let columns: Int
  public let rows: Int
  /// Row by row, `rows * columns` cells.
  public private(set) var cells: [Cell]
  /// The area where writing has an effect; see ``clipped(to:_:)``.
  private var clip: CellRect

  /// `fill` is one column wide; a wider one counts as blank.
  public init(columns: Int, rows: Int, fill: Cell = Cell()) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: fill.narrow, count: self.columns * self.rows)
    clip = CellRect(column: 0, row: 0, columns: self.columns, rows: self.rows)
  }

  /// A grid with a cell from a closure at each index, row by row.
  /// - Parameter cell: Gives graphemes one column wide.
  init(columns: Int, rows: Int, cell: (Int) -> Cell) {
    self.columns = columns
    self.rows = rows
    cells = (0..<columns * rows).map(cell)
    clip = CellRect(column: 0, row: 0, columns: columns, rows: rows)
  }

  /// The whole grid.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// Paints, leaving everything outside of `rect` as it is.
  public mutating func clipped(to rect: CellRect, _ paint: (inout CellGrid) -> Void) {
    let before = clip
    clip = clip.intersection(rect)
    paint(&self)
    clip = before
  }

  /// Reading outside gives a blank cell, writing outside does nothing.
  ///
  /// Writing a wide grapheme also takes the cell to its right, and writes a blank cell where there
  /// is none. Writing a continuation by itself writes a blank cell too.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard column >= 0, column < columns, row >= 0, row < rows else { return Cell() }
      return cells[row * columns + column]
    }
    set {
      guard clip.contains(column: column, row: row) else { return }
      let index = row * columns + column
      detach(index, column: column)
      let width = newValue.grapheme.map(TextWidth.of) ?? 0
      if width == 2, column + 1 < columns {
        detach(index + 1, column: column + 1)
        cells[index] = newValue
        cells[index + 1] = Cell(nil, style: newValue.style)
      } else {
        cells[index] = width == 1 ? newValue : Cell(style: newValue.style)
      }
    }
  }

  /// Changes the look of a cell and leaves its character; of a wide grapheme, both cells.
  public mutating func restyle(column: Int, row: Int, _ change: (inout CellStyle) -> Void) {
    guard clip.contains(column: column, row: row) else { return }
    let index = row * columns + column
    change(&cells[index].style)
    if cells[index].grapheme == nil {
      cells[index - 1].style = cells[index].style
    } else if column + 1 < columns, cells[index + 1].grapheme == nil {
      cells[index + 1].style = cells[index].style
    }
  }

  /// Fills the part of `rect` inside the grid.
  public mutating func fill(_ rect: CellRect, with cell: Cell = Cell()) {
    let visible = rect.intersection(bounds)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn { self[column, row] = cell.narrow }
    }
  }

  /// Copies `other` with its top left corner at the given cell; what lies outside is clipped.
  public mutating func blit(_ other: CellGrid, column: Int, row: Int) {
    let target = CellRect(column: column, row: row, columns: other.columns, rows: other.rows)
    let visible = target.intersection(bounds)
    for y in visible.row..<visible.endRow {
      for x in visible.column..<visible.endColumn {
        let cell = other[x - column, y - row]
        // Written along with the grapheme it continues, unless that one was clipped.
        if cell.grapheme == nil, x > visible.column { continue }
        self[x, y] = cell
      }
    }
  }

  /// The cells of `rect` as a grid of their own; blank where `rect` lies outside.
  public func part(_ rect: CellRect) -> CellGrid {
    var part = CellGrid(columns: rect.columns, rows: rect.rows)
    part.blit(self, column: -rect.column, row: -rect.row)
    return part
  }

  /// Changes every cell; `change` keeps the width of each, or makes all of them narrow.
  mutating func mapCells(_ change: (inout Cell) -> Void) {
    for index in cells.indices { change(&cells[index]) }
  }

  /// Blanks the other half of the wide grapheme that the cell belongs to, if it does.
  private mutating func detach(_ index: Int, column: Int) {
    if cells[index].grapheme == nil {
      cells[index - 1].grapheme = " "
      cells[index].grapheme = " "
    } else if column + 1 < columns, cells[index + 1].grapheme == nil {
      cells[index + 1].grapheme = " "
    }
  }
}

extension Cell {
  /// The cell itself when its grapheme takes one column, else a blank one of the same style.
  fileprivate var narrow: Cell {
    guard let grapheme, TextWidth.of(grapheme) == 1 else { return Cell(style: style) }
    return self
  }
}
