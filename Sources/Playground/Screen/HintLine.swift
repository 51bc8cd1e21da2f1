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
    for action in hintedActions {
      guard let hint = action.hint else { continue }
      let keys = ([action.id] + (PlaygroundAction.pairs[action.id].map { [$0] } ?? []))
        .map(keyMap.key).joined(separator: " ")
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

  /// What the hints are about, the most useful first: what is for the panel with the keys alone
  /// comes behind the way out, and nothing whose key does something else there.
  private var hintedActions: [PlaygroundAction] {
    let valid = PlaygroundAction.hinted.filter { action in
      keyMap.keys(of: action).first.map { keyMap.action(of: $0, in: focus)?.id == action.id }
        ?? false
    }
    return Array(valid.prefix(2)) + valid.dropFirst(2).filter { $0.panels != nil }
      + valid.dropFirst(2).filter { $0.panels == nil }
  }

  /// Container and scale in as little room as possible.
  private var shortStatus: String {
    let size =
      words.text(effectiveSettings.container.size)
      + (rootProposal == .room ? "" : " offers \(words.text(rootProposal))")
    if self.size.columns < 40 { return size }
    return "\(size) \(seenPart ?? scale.shortWords)"
  }
}

extension PlaygroundAction {
  /// Those with a hint, the most useful first: what doesn't fit is left out.
  static let hinted: [PlaygroundAction] = {
    let first = [
      "help", "quit", "move.down", "panel.next", "container.narrower", "why", "container.size",
      "scenes", "trace.back", "container.shorter", "palette",
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
    "container.narrower": "container.wider", "container.shorter": "container.taller",
    "zoom.in": "zoom.out", "trace.back": "trace.on", "move.down": "move.up",
  ]
}
