import Cells

extension Playground {
  /// The last row: a notice, or the most useful keys of the table. A click on a hint does it.
  func paintHints(_ layout: ScreenLayout, into grid: inout CellGrid) {
    let row = layout.hints.row
    var column = 0
    func write(_ text: String, _ style: CellStyle) {
      column = grid.write(text, column: column, row: row, style: style)
    }
    if let number = count ?? focusBeforeDigit?.digit, count != nil {
      write("\(number)… ", theme.key)
    }
    if let message {
      write(message, theme.warning)
      return
    }
    if layout.canvasTitle == nil { write(shortStatus + " ", theme.title) }
    for action in PlaygroundAction.hinted where action.isValid(in: focus) {
      guard let hint = action.hint, let key = action.keys.first else { continue }
      let keys = PlaygroundAction.pairs[action.id].map { key.name + $0 } ?? key.name
      let width = TextWidth.of(keys) + TextWidth.of(hint) + 3
      guard column + width <= grid.columns + 2 else { continue }
      let start = column
      write(keys, theme.key)
      write(" \(hint)", theme.text)
      screen.add(
        CellRect(column: start, row: row, columns: column - start, rows: 1), .action(action))
      write("  ", theme.text)
    }
  }

  /// Container and scale in as little room as possible.
  private var shortStatus: String {
    let size = words.text(effectiveSettings.container.size)
    if self.size.columns < 40 { return size }
    return "\(size) \(seenPart ?? scale.shortWords)"
  }
}

extension PlaygroundAction {
  /// Those with a hint, the most useful first: what doesn't fit is left out.
  static let hinted: [PlaygroundAction] = {
    let first = [
      "help", "quit", "move.down", "container.narrower", "why", "container.size", "scenes",
      "panel.next", "trace.back", "container.shorter", "palette",
    ]
    func rank(_ action: PlaygroundAction) -> Int {
      first.firstIndex(of: action.id) ?? first.count
    }
    return all.enumerated().filter { $0.element.hint != nil }.sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }()

  /// Hints that name the opposite key as well.
  static let pairs = [
    "container.narrower": " >", "container.shorter": " +", "zoom.in": " Z", "trace.back": " .",
    "move.down": " k",
  ]
}
