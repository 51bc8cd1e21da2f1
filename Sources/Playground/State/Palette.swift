import Cells

/// The palette: an action by its name, and a number before it for so many times, since digits by
/// themselves go to panels. As in vim, a number alone goes to that row.
extension Playground {
  func paletteEntries(_ typed: String) -> [Overlay.Entry] {
    let digits = typed.prefix { $0.isASCII && $0.isNumber }
    let rest = String(typed.dropFirst(digits.count).drop(while: \.isWhitespace))
    guard let number = Int(digits.prefix(6)), number > 0 else {
      return Self.filtered(actionEntries(\.name), by: rest.lowercased())
    }
    let count = min(number, 10_000)
    if rest.isEmpty { return [rowEntry(count)] }
    return PlaygroundAction.all.filter { isMeant($0, by: rest) }.map { action in
      let keys = keyMap.names(of: action)
      let line = StyledLine("\(count) × ", theme.title).adding(action.name)
        .adding("  \(keys)", theme.key)
      return Overlay.Entry(line: line, search: "") { $0.perform(action, count: count) }
    }
  }

  private func rowEntry(_ row: Int) -> Overlay.Entry {
    Overlay.Entry(
      line: StyledLine("Row \(row)", theme.title).adding("  of \(focus.title)"), search: ""
    ) { $0.moveToRow(row) }
  }

  /// By one of its keys, else by its name.
  private func isMeant(_ action: PlaygroundAction, by typed: String) -> Bool {
    guard action.isValid(in: focus) else { return false }
    let byKey = PlaygroundAction.all.first { other in
      other.isValid(in: focus)
        && keyMap.keys(of: other).contains { $0.name == typed }
    }
    if typed.count == 1, let byKey { return byKey.id == action.id }
    return action.searchText.lowercased().contains(typed.lowercased())
  }

  static func filtered(_ entries: [Overlay.Entry], by typed: String) -> [Overlay.Entry] {
    let words = typed.split(separator: " ")
    return entries.filter { entry in
      let text = entry.search.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }
}
