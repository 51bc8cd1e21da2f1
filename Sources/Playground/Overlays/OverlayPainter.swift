import Cells

/// The painting of lists: a frame with a title, the typed text, the rows and the keys.
extension Playground {
  var wholeScreen: CellRect {
    CellRect(column: 0, row: 0, columns: terminal.size.columns, rows: terminal.size.rows)
  }

  /// A frame in the middle of the screen, no larger than that.
  func middleFrame(columns: Int, rows: Int) -> CellRect {
    let (columns, rows) = (min(columns, terminal.size.columns), min(rows, terminal.size.rows))
    return CellRect(
      column: (terminal.size.columns - columns) / 2, row: (terminal.size.rows - rows) / 2,
      columns: columns,
      rows: rows)
  }

  /// The columns for text in a list.
  func textColumns(of kind: any OverlayKind) -> Int {
    max(kind.frame(rows: 0, in: self).columns - 4, 14)
  }

  /// Paints a list in its frame.
  /// - Returns: the frame, and the row that Enter chooses.
  @discardableResult
  func paintList(
    _ list: Overlay, into grid: inout CellGrid
  ) -> (frame: CellRect, current: Overlay.Entry?) {
    let entries = entries(of: list)
    // A list may have become shorter under its current row, as when the screen changed.
    var list = list
    list.row = min(list.row, max(entries.count - 1, 0))
    overlay?.row = list.row
    let frame = list.kind.frame(rows: max(entries.count + 4, 6), in: self)
    grid.fill(frame)
    grid.drawBox(frame, .rounded, style: theme.focus)
    mouse.screen.add(frame, .overlay)
    let inner = frame.inset(by: 1)
    let room = CellRect(
      column: inner.column, row: inner.row + 1, columns: inner.columns,
      rows: max(inner.rows - 2, 1))
    paintEdge(list.kind.title, theme.focus, row: frame.row, of: frame, into: &grid)
    paintEdge(
      list.advice(columns: frame.columns - 6), theme.faint, row: frame.endRow - 1, of: frame,
      into: &grid)
    paintTyped(list, inner, into: &grid)
    let current = entries.indices.dropFirst(list.row).first { entries[$0].choose != nil }
    let top = topRow(of: list, count: entries.count, room: room.rows)
    paintRows(entries, from: top, current: current, in: room, into: &grid)
    return (frame, current.map { entries[$0] })
  }

  private func paintEdge(
    _ text: String, _ style: CellStyle, row: Int, of frame: CellRect, into grid: inout CellGrid
  ) {
    grid.write(
      TextWidth.truncated(" \(text) ", to: frame.columns - 4), column: frame.column + 2, row: row,
      style: style)
  }

  private func paintRows(
    _ entries: [Overlay.Entry], from top: Int, current: Int?, in room: CellRect,
    into grid: inout CellGrid
  ) {
    if entries.isEmpty {
      grid.write(
        "Nothing matches", column: room.column, row: room.row, style: theme.faint,
        limit: room.columns)
    }
    for row in 0..<max(min(room.rows, entries.count - top), 0) {
      let place = CellRect(
        column: room.column, row: room.row + row, columns: room.columns, rows: 1)
      entries[top + row].line.write(
        into: &grid, column: place.column, row: place.row, columns: place.columns)
      mouse.screen.add(place, .overlayRow(top + row))
      guard top + row == current else { continue }
      for column in place.column..<place.endColumn {
        grid.restyle(column: column, row: place.row) {
          $0.reverse = true
          $0.bold = true
        }
      }
    }
  }

  private func paintTyped(_ list: Overlay, _ inner: CellRect, into grid: inout CellGrid) {
    guard list.isTyping || !list.filter.isEmpty else { return }
    let end = grid.write(
      "/ \(list.filter)", column: inner.column, row: inner.row, style: theme.title,
      limit: inner.columns)
    if list.isTyping, end < inner.endColumn {
      grid.write(" ", column: end, row: inner.row, style: CellStyle(reverse: true))
    }
  }

  private func topRow(of list: Overlay, count: Int, room: Int) -> Int {
    var top = min(list.top, list.row)
    top = max(top, list.row - room + 1)
    top = min(max(top, 0), max(count - room, 0))
    // A heading above the first row comes into sight with it.
    if list.row <= 1 { top = 0 }
    overlay?.top = top
    return top
  }
}
