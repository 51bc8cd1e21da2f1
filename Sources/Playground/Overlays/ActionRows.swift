import Cells

/// The table of actions as rows of a list, which perform them when chosen.
extension Playground {
  /// A row for each action under its group's name; on a narrow screen its first key and its name.
  func actionEntries(_ words: (PlaygroundAction) -> String) -> [Overlay.Entry] {
    PlaygroundAction.Group.allCases.flatMap { group in
      let actions = PlaygroundAction.all.filter { $0.group == group }
      let entries = actions.map { actionEntry($0, words($0)) }
      let heading = Overlay.Entry(
        line: StyledLine(group.rawValue, theme.title),
        search: entries.map(\.search).joined(separator: " "))
      return [heading] + entries
    }
  }

  /// The row of a single action: its name, and its sentence.
  func toldActionEntry(_ action: PlaygroundAction) -> Overlay.Entry {
    var entry = actionEntry(action, action.name)
    entry.line.add("  " + keyMap.help(of: action).replacing("`", with: ""), theme.faint)
    return entry
  }

  private func actionEntry(_ action: PlaygroundAction, _ words: String) -> Overlay.Entry {
    let isNarrow = terminal.size.columns < 60
    let keys = keyMap.names(of: action)
    let shown = isNarrow ? keyMap.key(action.id) : keys
    let padding = String(
      repeating: " ", count: max((isNarrow ? 6 : 16) - TextWidth.of(shown), 1))
    let line = StyledLine((isNarrow ? "" : "  ") + shown + padding, theme.key)
      .adding(
        isNarrow ? action.name : words, action.isValid(in: panels.focus) ? theme.text : theme.faint)
    let terms = terms(of: action)
    return Overlay.Entry(
      line: line, search: "\(words) \(keys) \(terms.name) \(terms.also) \(action.id)",
      choose: { $0.perform(action, count: 1) })
  }
}
