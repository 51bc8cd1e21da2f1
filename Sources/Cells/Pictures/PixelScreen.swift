/// The pictures that a terminal shows, sent in tiles: where a tile is as it was, nothing is sent.
public struct PixelScreen {
  public let kind: PixelProtocol
  /// What was sent and is to be seen, by its cells.
  private var shown: [CellRect: (piece: PixelPiece, number: Int)] = [:]
  private var hasSent = false

  public init(_ kind: PixelProtocol) { self.kind = kind }

  /// In cells. Large ones are few, small ones are rarely touched by a change.
  private static let tile = (columns: 16, rows: 8)

  /// What brings a picture to the terminal.
  public struct Update {
    /// What stands in the cells.
    public var cells: CellGrid
    /// Takes pictures away that are no more, before the cells are written.
    public var removal: [UInt8] = []
    /// Sends what is new, after the cells are written.
    public var pictures: [UInt8] = []
  }

  /// Nothing of what was sent is in the terminal any more.
  public mutating func forget() { shown = [:] }

  /// What takes all pictures away.
  public func removal() -> [UInt8] {
    guard hasSent else { return [] }
    // Older ones know no ranges.
    let each = kind == .kittyInTmux ? shown.values.flatMap { removal(of: $0.number) } : []
    return each + Array(kind.removal.utf8)
  }

  /// - Parameters:
  ///   - sheets: what is to be seen in pixels, at most two.
  ///   - grid: the whole screen.
  public mutating func update(_ sheets: [PixelSheet], on grid: CellGrid) -> Update {
    var wanted: [CellRect: (piece: PixelPiece, number: Int)] = [:]
    for (index, sheet) in sheets.enumerated() {
      for (column, row, rect) in Self.tiles(of: sheet.place.intersection(grid.bounds)) {
        let number = KittyPictures.number(column: column, row: row, sheet: index)
        for piece in pieces(of: rect, sheet, grid) where !piece.pixels.isEmpty {
          wanted[piece.place] = (piece, number)
        }
      }
    }
    var update = Update(cells: cells(grid, wanted))
    if kind.hasLayers || kind == .kittyInTmux {
      let numbers = Set(wanted.values.map(\.number))
      for (place, old) in shown where wanted[place] == nil {
        if !numbers.contains(old.number) { update.removal += removal(of: old.number) }
      }
    }
    for (place, new) in wanted.sorted(by: { Self.order($0.key) < Self.order($1.key) }) {
      if let old = shown[place], old.piece == new.piece, old.number == new.number { continue }
      update.pictures += sequence(new.piece, new.number)
      hasSent = true
    }
    if !update.pictures.isEmpty, kind != .kittyInTmux {
      update.pictures = Self.keepingCursor(update.pictures)
    }
    shown = wanted
    return update
  }

  /// One picture of everything shown, for a terminal that keeps only the last few. It changes nothing on
  /// the screen.
  public func whole(_ sheets: [PixelSheet], on grid: CellGrid) -> [UInt8] {
    let parts = sheets.map { sheet in
      sheet.part(sheet.place.intersection(grid.bounds)) { !grid[$0, $1].isPixelsAlone }
    }.filter { !$0.pixels.isEmpty }
    guard let cell = sheets.first?.cell, let column = parts.map(\.place.column).min(),
      let row = parts.map(\.place.row).min()
    else { return [] }
    let place = CellRect(
      column: column, row: row,
      columns: (parts.map(\.place.endColumn).max() ?? column) - column,
      rows: (parts.map(\.place.endRow).max() ?? row) - row)
    let width = place.columns * cell.width
    var pixels = [UInt32](repeating: 0, count: width * place.rows * cell.height)
    for part in parts {
      let first =
        (part.place.row - row) * cell.height * width + (part.place.column - column) * cell.width
      for line in 0..<part.height {
        let start = first + line * width
        pixels.replaceSubrange(
          start..<start + part.width,
          with: part.pixels[line * part.width..<(line + 1) * part.width])
      }
    }
    let piece = PixelPiece(
      place: place, width: width, height: place.rows * cell.height, pixels: pixels)
    // ncurses thinks that the cursor is where it left it.
    return Self.keepingCursor(sequence(piece, 0))
  }

  private static func keepingCursor(_ sequence: [UInt8]) -> [UInt8] {
    Array("\u{1B}7".utf8) + sequence + Array("\u{1B}8".utf8)
  }

  private static func order(_ place: CellRect) -> (Int, Int) { (place.row, place.column) }

  private static func tiles(of place: CellRect) -> [(column: Int, row: Int, rect: CellRect)] {
    guard !place.isEmpty else { return [] }
    return (place.row / tile.rows...(place.endRow - 1) / tile.rows).flatMap { row in
      (place.column / tile.columns...(place.endColumn - 1) / tile.columns).map { column in
        let whole = CellRect(
          column: column * tile.columns, row: row * tile.rows, columns: tile.columns,
          rows: tile.rows)
        return (column, row, whole.intersection(place))
      }
    }
  }

  // MARK: Pieces

  private func pieces(of tile: CellRect, _ sheet: PixelSheet, _ grid: CellGrid) -> [PixelPiece] {
    switch kind {
    case .kitty: [sheet.part(tile) { !grid[$0, $1].hasPixels }]
    case .kittyInTmux: [sheet.part(tile) { _, _ in false }]
    case .iterm, .sixel:
      Self.rectangles(in: tile) { grid[$0, $1].isPixelsAlone }
        .map { sheet.part($0) { _, _ in false } }
    }
  }

  /// The cells for which something holds, in rectangles as wide as their rows have them beside each other.
  private static func rectangles(
    in rect: CellRect, where holds: (Int, Int) -> Bool
  ) -> [CellRect] {
    var (done, open): ([CellRect], [CellRect]) = ([], [])
    for row in rect.row..<rect.endRow {
      var next: [CellRect] = []
      var column = rect.column
      while column < rect.endColumn {
        guard holds(column, row) else {
          column += 1
          continue
        }
        let start = column
        while column < rect.endColumn, holds(column, row) { column += 1 }
        var run = CellRect(column: start, row: row, columns: column - start, rows: 1)
        if let above = open.firstIndex(where: { $0.column == start && $0.columns == run.columns }) {
          run = open.remove(at: above)
          run.rows += 1
        }
        next.append(run)
      }
      done += open
      open = next
    }
    return done + open
  }

  // MARK: Cells

  /// The grid as its cells are written: those that show pixels leave room for them.
  private func cells(
    _ grid: CellGrid, _ pieces: [CellRect: (piece: PixelPiece, number: Int)]
  ) -> CellGrid {
    var result = grid
    for row in 0..<grid.rows where kind != .kittyInTmux {
      for column in 0..<grid.columns where grid[column, row].isPixelsAlone {
        // In the place of letters, a blank may be written together with those beside it.
        result[column, row] = Cell(kind == .kitty ? " " : "\u{A0}", style: Self.blank(row))
      }
    }
    for (place, piece) in pieces where kind == .kittyInTmux {
      for row in place.row..<place.endRow {
        for column in place.column..<place.endColumn where grid[column, row].isPixelsAlone {
          let sign = KittyPictures.placeholder(column: column - place.column, row: row - place.row)
          let style = CellStyle(foreground: .rgb(UInt32(piece.number)))
          result[column, row] = Cell(sign, style: style)
        }
      }
    }
    result.mapCells { cell in
      if kind == .kitty, cell.hasPixels { cell.style.background = .standard }
      cell.takeColor()
    }
    return result
  }

  /// A style that is invisible on a blank and differs in each row: if rows were alike, ncurses would scroll
  /// them, and the terminal their pictures.
  private static func blank(_ row: Int) -> CellStyle {
    CellStyle(foreground: .palette(UInt8(row % 8)), bold: row / 8 % 2 == 1, dim: row / 16 % 2 == 1)
  }

  // MARK: Sequences

  private func sequence(_ piece: PixelPiece, _ number: Int) -> [UInt8] {
    let place = Array("\u{1B}[\(piece.place.row + 1);\(piece.place.column + 1)H".utf8)
    switch kind {
    case .kitty:
      return place
        + KittyPictures.sequences(piece, number: number, isVirtual: false).joined()
    case .kittyInTmux:
      return KittyPictures.sequences(piece, number: number, isVirtual: true)
        .flatMap { TmuxPassthrough.wrapped($0) }
    case .iterm: return place + InlinePictures.sequence(piece)
    case .sixel(let colors, _): return place + Sixels.sequence(piece, colors: colors)
    }
  }

  private func removal(of number: Int) -> [UInt8] {
    let sequence = KittyPictures.removal(of: number)
    return kind == .kittyInTmux ? TmuxPassthrough.wrapped(sequence) : sequence
  }
}

extension Cell {
  /// Has the colour of the pixels behind it instead of them.
  fileprivate mutating func takeColor() {
    if case .pixels(let color) = style.background { style.background = .rgb(color) }
  }
}

extension CellGrid {
  /// As a terminal without pixels shows it.
  public var withoutPixels: CellGrid {
    var result = self
    result.mapCells { $0.takeColor() }
    return result
  }
}
