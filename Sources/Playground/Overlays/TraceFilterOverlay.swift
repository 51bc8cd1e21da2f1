import Cells

/// The line at the foot of the screen for words that calls must contain; the panel above shows
/// those calls at once, and all again if the words aren't kept.
struct TraceFilterOverlay: OverlayKind {
  let title = "Calls with"
  let filters = false
  let opensTyping = true

  var keys: [OverlayKey] { [.choose("keeps"), .close("shows all")] }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    [Overlay.Entry(line: StyledLine()) { $0.keepTraceFilter(typed) }]
  }

  func typed(_ text: String, in app: Playground) { app.filterTrace(text) }
  func dismissed(in app: Playground) { app.filterTrace("") }

  func paint(_ list: Overlay, in app: Playground, into grid: inout CellGrid) {
    let theme = app.theme
    let rect = CellRect(column: 0, row: grid.rows - 1, columns: grid.columns, rows: 1)
    grid.fill(rect)
    app.mouse.screen.add(rect, .overlay)
    var end = grid.write("\(title) ", column: 0, row: rect.row, style: theme.title)
    end = grid.write(list.filter, column: end, row: rect.row, style: theme.text)
    end = grid.write(" ", column: end, row: rect.row, style: CellStyle(reverse: true))
    grid.write(
      "  \(list.advice(columns: grid.columns - end - 2))", column: end, row: rect.row,
      style: theme.faint)
  }
}
