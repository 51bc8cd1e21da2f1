/// The palette: an action by its name, and a number before it for so many times, since digits by
/// themselves go to panels. As in vim, a number alone goes to that row.
struct PaletteOverlay: OverlayKind {
  let title = "Commands"
  let filters = false
  let opensTyping = true

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let digits = typed.prefix { $0.isASCII && $0.isNumber }
    let rest = String(typed.dropFirst(digits.count).drop(while: \.isWhitespace))
    guard let number = Int(digits.prefix(6)), number > 0 else {
      return Playground.filtered(app.actionEntries(\.name), by: rest)
    }
    let count = min(number, 10_000)
    if rest.isEmpty { return [row(count, in: app)] }
    return PlaygroundAction.all.filter { isMeant($0, by: rest, in: app) }.map { action in
      let line = StyledLine("\(count) × ", app.theme.title).adding(action.name)
        .adding("  \(app.keyMap.names(of: action))", app.theme.key)
      return Overlay.Entry(line: line) { $0.perform(action, count: count) }
    }
  }

  private func row(_ number: Int, in app: Playground) -> Overlay.Entry {
    let line = StyledLine("Row \(number)", app.theme.title).adding("  of \(app.panels.focus.title)")
    return Overlay.Entry(line: line) { $0.moveToRow(number) }
  }

  /// Returns true if the action is meant by one of its keys, or else by its name.
  private func isMeant(
    _ action: PlaygroundAction, by typed: String, in app: Playground
  ) -> Bool {
    guard action.isValid(in: app.panels.focus) else { return false }
    let byKey = PlaygroundAction.all.first { other in
      other.isValid(in: app.panels.focus)
        && app.keyMap.keys(of: other).contains { $0.name == typed }
    }
    if typed.count == 1, let byKey { return byKey.id == action.id }
    return action.searchText.lowercased().contains(typed.lowercased())
  }
}
