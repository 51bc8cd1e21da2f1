import Cells

extension Key {
  /// As keyboards and manuals call it: `Shift-←`, `Ctrl-D`, `Space`, `F1`.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .shiftUp: "Shift-↑"
    case .shiftDown: "Shift-↓"
    case .shiftLeft: "Shift-←"
    case .shiftRight: "Shift-→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .function(let number): "F\(number)"
    }
  }
}

extension PlaygroundAction {
  /// `k ↑`
  var keyNames: String { keys.map(\.name).joined(separator: " ") }

  /// The table of keys as Markdown, a section a group, for README.
  public static var markdown: String {
    Group.allCases.map { group in
      let rows = all.filter { $0.group == group }.map { action in
        let keys = action.keys.map { key in
          key == .character("|") ? "`\\|`" : "`\(key.name)`"
        }.joined(separator: " ")
        return "| \(keys) | \(action.help) |"
      }
      return (["| \(group.rawValue) | |", "| --- | --- |"] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The same as plain text, for a manual page.
  public static var manual: String {
    let width = all.map { $0.keyNames.count }.max() ?? 0
    return Group.allCases.map { group in
      let rows = all.filter { $0.group == group }.map { action in
        let padding = String(repeating: " ", count: width - action.keyNames.count + 2)
        return "  \(action.keyNames)\(padding)\(action.help)"
      }
      return ([group.rawValue] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
