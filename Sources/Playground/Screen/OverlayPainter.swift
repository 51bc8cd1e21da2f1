import Cells

extension Playground {
  /// The open list in the middle of the screen.
  func paint(_ list: Overlay, into grid: inout CellGrid) {
    if list.isPrompt { return paintPrompt(list, into: &grid) }
    if list.kind == .matrix { return paintMatrix(list, into: &grid) }
    let entries = entries(of: list)
    // A list may have become shorter under its current row, as when the screen changed.
    var list = list
    list.row = min(list.row, max(entries.count - 1, 0))
    overlay?.row = list.row
    let frame = frame(of: list, count: entries.count, in: grid.bounds)
    let columns = frame.columns
    grid.fill(frame)
    grid.drawBox(frame, .rounded, style: theme.focus)
    screen.add(frame, .overlay)
    let inner = frame.inset(by: 1)
    grid.write(
      TextWidth.truncated(" \(list.title) ", to: columns - 4), column: frame.column + 2,
      row: frame.row, style: theme.focus)
    paintFilter(list, inner, into: &grid)
    let room = max(inner.rows - 2, 1)
    let top = topRow(of: list, count: entries.count, room: room)
    let current = entries.indices.dropFirst(list.row).first { entries[$0].choose != nil }
    for row in 0..<max(min(room, entries.count - top), 0) {
      let place = CellRect(
        column: inner.column, row: inner.row + 1 + row, columns: inner.columns, rows: 1)
      entries[top + row].line.write(
        into: &grid, column: place.column, row: place.row, columns: place.columns)
      screen.add(place, .overlayRow(top + row))
      guard top + row == current else { continue }
      for column in place.column..<place.endColumn {
        grid.restyle(column: column, row: place.row) {
          $0.reverse = true
          $0.bold = true
        }
      }
    }
    if list.kind == .scenes {
      let scene = current.flatMap { entries[$0].scene }
      paintPreview(of: scene, in: Self.previewFrame(beside: frame, in: grid.bounds), into: &grid)
    }
    if entries.isEmpty {
      grid.write(
        "Nothing matches", column: inner.column, row: inner.row + 1, style: theme.faint,
        limit: inner.columns)
    }
    grid.write(
      TextWidth.truncated(" \(list.advice) ", to: columns - 4), column: frame.column + 2,
      row: frame.endRow - 1, style: theme.faint)
  }

  /// Where the list is, its border included.
  private func frame(of list: Overlay, count: Int, in screen: CellRect) -> CellRect {
    if list.kind == .scenes { return Self.galleryFrame(count: count, in: screen) }
    if list.isBesideCanvas { return asideFrame(rows: max(count + 4, 6)) }
    let columns = list.columns(in: screen.columns)
    // What is asked for is a prediction: the picture is out of sight.
    let rows = list.kind == .lesson ? screen.rows : min(max(count + 4, 6), screen.rows)
    // Switches leave what they change in view.
    let isAside = list.isAside && screen.columns > columns
    return CellRect(
      column: isAside ? screen.columns - columns : (screen.columns - columns) / 2,
      row: isAside ? 0 : (screen.rows - rows) / 2, columns: columns, rows: rows)
  }

  /// The line in which something is typed for a panel.
  private func paintPrompt(_ list: Overlay, into grid: inout CellGrid) {
    let rect = CellRect(column: 0, row: grid.rows - 1, columns: grid.columns, rows: 1)
    grid.fill(rect)
    screen.add(rect, .overlay)
    var end = grid.write("\(list.title) ", column: 0, row: rect.row, style: theme.title)
    end = grid.write(list.filter, column: end, row: rect.row, style: theme.text)
    end = grid.write(" ", column: end, row: rect.row, style: CellStyle(reverse: true))
    grid.write("  Enter keeps · Esc shows all", column: end, row: rect.row, style: theme.faint)
  }

  private func paintFilter(_ list: Overlay, _ inner: CellRect, into grid: inout CellGrid) {
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
    // A heading above the first row comes along.
    if list.row <= 1 { top = 0 }
    overlay?.top = top
    return top
  }
}
