import Cells

extension Playground {
  /// The last row: the most useful keys of the table. A click on a hint does it.
  func paintHints(_ layout: ScreenLayout, into grid: inout CellGrid) {
    let row = layout.hints.row
    var column = 0
    func write(_ text: String, _ style: CellStyle) {
      column = grid.write(text, column: column, row: row, style: style)
    }
    if presentation == nil, layout.canvasTitle == nil || !layout.showsCanvas {
      write(shortStatus + " ", theme.title)
    }
    if let overlay {
      write(overlay.advice(columns: grid.columns), theme.text)
      return
    }
    for (action, hint) in hints {
      let keys = ([action.id] + (PlaygroundAction.pairs[action.id].map { [$0] } ?? []))
        .map(keyMap.key).joined(separator: " ")
      let width = TextWidth.of(keys) + TextWidth.of(hint) + 3
      guard column + width <= grid.columns + 2 else { continue }
      let start = column
      write(keys, theme.key)
      write(" \(hint)", theme.text)
      mouse.screen.add(
        CellRect(column: start, row: row, columns: column - start, rows: 1), .action(action))
      write("  ", theme.text)
    }
  }

  /// The ways to help and out, then what is most useful in the panel that has the keys, then the
  /// rest; nothing whose key does something else there.
  private var hints: [(action: PlaygroundAction, text: String)] {
    if presentation != nil { return PlaygroundAction.hintsPresenting }
    let own = PlaygroundAction.hints(in: panels.focus)
    let known = Set(own.map(\.action.id))
    var first = Array(PlaygroundAction.hinted.prefix(2))
    var rest = PlaygroundAction.hinted.dropFirst(2).filter { !known.contains($0.id) }
    if let index = rest.firstIndex(where: { $0.id == "lesson.next" }) {
      let next = rest.remove(at: index)
      if gallery.isAnswered(scene.name), gallery.nextLesson(after: scene.name) != nil {
        first.append(next)
      }
    }
    let all = first.map { ($0, $0.hint ?? "") } + own + rest.map { ($0, $0.hint ?? "") }
    return all.filter { action, _ in
      keyMap.keys(of: action).first.map { keyMap.action(of: $0, in: panels.focus)?.id == action.id }
        ?? false
    }
  }

  /// Container and scale in as little room as possible.
  private var shortStatus: String {
    let size =
      words.text(effectiveSettings.container.size)
      + (conditions.rootProposal == .room ? "" : " offers \(words.text(conditions.rootProposal))")
    if self.terminal.size.columns < 40 { return size }
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

  /// What each panel's keys do there, in the panel's own words.
  static func hints(in panel: Panel) -> [(action: PlaygroundAction, text: String)] {
    panel.kind.hints.compactMap { id, text in
      all.first { $0.id == id && $0.isValid(in: panel) }.map { ($0, text) }
    }
  }

  static let hintsPresenting: [(action: PlaygroundAction, text: String)] =
    [("close", "back"), ("trace.play", "stop, go on"), ("container.narrower", "width")]
    .compactMap { id, text in all.first { $0.id == id }.map { ($0, text) } }

  /// Hints that name the opposite key as well.
  static let pairs = [
    "container.narrower": "container.wider", "container.shorter": "container.taller",
    "zoom.in": "zoom.out", "strip.next": "strip.previous", "trace.back": "trace.on",
    "move.down": "move.up",
    "move.left": "move.right", "neighbour.left": "neighbour.right", "source.less": "source.more",
    "trace.node-back": "trace.node-on",
  ]
}
