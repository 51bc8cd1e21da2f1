import Cells

/// The keys of actions: the table's own, or those of the user's file (`fileFormat`).
public struct KeyMap: Sendable {
  /// The table's own keys.
  public static let standard = KeyMap(changed: [:])

  private let changed: [String: [Key]]
  private let byKey: [Key: [PlaygroundAction]]

  private init(changed: [String: [Key]]) {
    self.changed = changed
    var table: [Key: [PlaygroundAction]] = [:]
    for action in PlaygroundAction.all {
      for key in changed[action.id] ?? action.keys { table[key, default: []].append(action) }
    }
    byKey = table
  }

  /// The keys of an action, the one to be shown first.
  public func keys(of action: PlaygroundAction) -> [Key] { changed[action.id] ?? action.keys }

  /// The action of a key while a panel has the focus; the panel's own come first.
  func action(of key: Key, in panel: Panel) -> PlaygroundAction? {
    byKey[key]?.first { $0.isValid(in: panel) }
  }

  // MARK: The file

  /// The file's format, for its writers.
  public static let fileFormat = """
    Keys are chosen in $XDG_CONFIG_HOME/reflow/keys, or ~/.config/reflow/keys: a line for each
    action that gets other keys than those of the table, with the action's name and its keys, or
    none. Lines that begin with # are comments.

      # What I am used to
      container.narrower  [ Shift-Left
      container.wider     ] Shift-Right
      trace.node-back     none
      trace.node-on       none

    A key is a character, Ctrl-A, F1 to F12, or one of Space, Enter, Esc, Tab, Shift-Tab, Backspace,
    Ins, Del, Home, End, PgUp, PgDn, Up, Down, Left, Right, and the arrows with Shift-. Digits are
    counts and go to panels.
    """

  /// A line that can't be used.
  public struct Problem: Equatable, Sendable {
    /// From 1.
    public var line: Int
    public var message: String
  }

  /// Everything that is wrong with a file.
  public struct Problems: Error, Equatable, Sendable { public var all: [Problem] }

  /// The table with the changes of a file's text.
  public init(text: String) throws(Problems) {
    var changed: [String: [Key]] = [:]
    var lines: [String: Int] = [:]
    var problems: [Problem] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let id = words.first, !id.hasPrefix("#") else { continue }
      func report(_ message: String) {
        problems.append(Problem(line: index + 1, message: message))
      }
      guard PlaygroundAction.all.contains(where: { $0.id == id }) else {
        report("there is no action '\(id)'; 'reflow keys' lists them")
        continue
      }
      if let earlier = lines[id] { report("'\(id)' has its keys in line \(earlier) already") }
      lines[id] = index + 1
      let names = words.dropFirst() == ["none"] ? [] : words.dropFirst()
      if words.count == 1 { report("'\(id)' gets no keys here; write them behind it, or none") }
      changed[id] = names.compactMap { name in
        do throws(KeyNameProblem) {
          return try Key(name: name)
        } catch {
          report(error.sentence(name))
          return nil
        }
      }
    }
    problems += Self.conflicts(changed, lines)
    if !problems.isEmpty { throw Problems(all: problems.sorted { $0.line < $1.line }) }
    self.init(changed: changed)
  }

  /// Keys with two actions in one panel, reported at the file's line.
  private static func conflicts(_ changed: [String: [Key]], _ lines: [String: Int]) -> [Problem] {
    let map = KeyMap(changed: changed)
    return map.byKey.flatMap { key, actions -> [Problem] in
      actions.flatMap { action -> [Problem] in
        guard let line = lines[action.id] else { return [] }
        let others = actions.filter { $0.id != action.id && $0.competes(with: action) }
        // If the file has the key twice, the later line is reported.
        return others.filter { lines[$0.id] ?? 0 < line }.map { other in
          let place = lines[other.id].map { "line \($0)" } ?? "the table"
          return Problem(
            line: line,
            message: "\(key.name) is the key of '\(other.id)' in \(place); give that another one, "
              + "or none")
        }
      }
    }
  }
}

extension PlaygroundAction {
  /// Whether one key can't be for both: a panel's own action precedes one of all panels.
  fileprivate func competes(with other: PlaygroundAction) -> Bool {
    switch (panels, other.panels) {
    case (nil, nil): true
    case (let mine?, let theirs?): !mine.isDisjoint(with: theirs)
    default: false
    }
  }
}

// MARK: In words

extension KeyMap {
  /// `k ↑`
  public func names(of action: PlaygroundAction) -> String {
    keys(of: action).map(\.name).joined(separator: " ")
  }

  /// The key to press for an action, or how to find it without one.
  func key(_ id: String) -> String {
    let action = PlaygroundAction.all.first { $0.id == id }
    return action.flatMap { keys(of: $0).first?.name } ?? ": \(action?.name ?? id)"
  }

  /// The action's help, with the keys that the sentence names.
  public func help(of action: PlaygroundAction) -> String {
    action.help.replacing(#/\{([a-z.-]+)\}/#) { key(String($0.output.1)) }
  }

  /// Every action, group by group.
  public var groups: [(group: PlaygroundAction.Group, actions: [PlaygroundAction])] {
    PlaygroundAction.Group.allCases.map { group in
      (group, PlaygroundAction.all.filter { $0.group == group })
    }
  }

  /// The table as Markdown, for README.
  public var markdown: String {
    groups.map { group, actions in
      let rows = actions.map { action in
        let keys = self.keys(of: action).map { key in
          key == .character("|") ? "`\\|`" : "`\(key.name)`"
        }.joined(separator: " ")
        return "| \(keys) | \(help(of: action)) |"
      }
      return (["| \(group.rawValue) | |", "| --- | --- |"] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The table as plain text: keys, the action's name in the file, its help.
  public var text: String {
    func pad(_ text: String, _ length: Int) -> String {
      text + String(repeating: " ", count: max(length - TextWidth.of(text), 0) + 2)
    }
    let keyColumns = PlaygroundAction.all.map { TextWidth.of(names(of: $0)) }.max() ?? 0
    let nameColumns = PlaygroundAction.all.map(\.id.count).max() ?? 0
    return groups.map { group, actions in
      let rows = actions.map { action in
        "  " + pad(names(of: action), keyColumns) + pad(action.id, nameColumns)
          + help(of: action).replacing("`", with: "")
      }
      return ([group.rawValue] + rows).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
