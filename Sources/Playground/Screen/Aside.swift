import Cells

extension ScreenLayout {
  /// Where a list may stand without covering the canvas; nil where the canvas is all there is.
  var aside: CellRect? {
    guard let first = panels.first, showsCanvas else { return nil }
    switch rung {
    case .three, .two:
      guard let line = dividers.last?.rect else { return nil }
      return CellRect(
        column: line.column + 1, row: 0, columns: hints.columns - line.column - 1, rows: line.rows)
    case .single where first.content.row > 1:
      let content = first.content
      return CellRect(
        column: content.column, row: content.row - 1, columns: content.columns,
        rows: content.rows + 1)
    case .single, .tooSmall: return nil
    }
  }
}

extension Playground {
  /// Where a list stands that is about what the canvas shows: beside it, and where there is no room
  /// beside it, over the half in which the selected view isn't.
  func asideFrame(rows wanted: Int) -> CellRect {
    let layout = screenLayout
    if let aside = layout.aside {
      let rows = layout.rung == .single ? aside.rows : min(wanted, aside.rows)
      return CellRect(column: aside.column, row: aside.row, columns: aside.columns, rows: rows)
    }
    let rows = min(wanted, max(terminal.size.rows / 2, 5))
    let middle = selectedNode.map { scale.cells($0.frame) }.map { $0.row + $0.rows / 2 } ?? 0
    let isHigh = middle + mouse.screen.canvasOrigin.row < terminal.size.rows / 2
    return CellRect(
      column: 0, row: isHigh ? terminal.size.rows - rows : 0, columns: terminal.size.columns,
      rows: rows)
  }

  /// The columns for text in such a list.
  var asideColumns: Int {
    max((screenLayout.aside?.columns ?? terminal.size.columns) - 4, 14)
  }
}
