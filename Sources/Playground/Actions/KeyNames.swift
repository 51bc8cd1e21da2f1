import Cells

extension Key {
  /// As keyboards and manuals name it: `Shift-←`, `Ctrl-D`, `Space`, `F1`.
  public var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .function(let number): "F\(number)"
    default: Self.named.first { $0.key == self }?.names[0] ?? ""
    }
  }

  /// Keys that are neither characters nor numbered, with their names, the displayed name first.
  private static let named: [(key: Key, names: [String])] = [
    (.up, ["↑", "Up"]), (.down, ["↓", "Down"]), (.left, ["←", "Left"]), (.right, ["→", "Right"]),
    (.shiftUp, ["Shift-↑", "Shift-Up"]), (.shiftDown, ["Shift-↓", "Shift-Down"]),
    (.shiftLeft, ["Shift-←", "Shift-Left"]), (.shiftRight, ["Shift-→", "Shift-Right"]),
    (.home, ["Home"]), (.end, ["End"]), (.pageUp, ["PgUp", "PageUp"]),
    (.pageDown, ["PgDn", "PageDown"]), (.insert, ["Ins", "Insert"]), (.delete, ["Del", "Delete"]),
    (.enter, ["Enter", "Return"]), (.escape, ["Esc", "Escape"]), (.tab, ["Tab"]),
    (.backTab, ["Shift-Tab"]), (.backspace, ["Backspace"]), (.character(" "), ["Space"]),
  ]

  /// The key for a name, in any case; a single character is itself.
  init(name: String) throws(KeyNameProblem) {
    let lowercased = name.lowercased()
    let found = Self.named.first { $0.names.contains { $0.lowercased() == lowercased } }
    if let found {
      self = found.key
    } else if name.count == 1, let character = name.first {
      if character.isWholeNumber { throw .digit }
      self = .character(character)
    } else if lowercased.hasPrefix("ctrl-"), name.count == 6, let letter = lowercased.last,
      letter.isASCII, letter.isLetter
    {
      if let same = ["i": "Tab", "j": "Enter", "m": "Enter", "z": "a stop"][letter] {
        throw .taken(same)
      }
      self = .control(letter)
    } else if lowercased.hasPrefix("f"), let number = Int(name.dropFirst()),
      (1...12).contains(number)
    {
      self = .function(number)
    } else {
      throw .unknown
    }
  }
}

/// Why a word isn't the name of a key that can be chosen.
enum KeyNameProblem: Error {
  case unknown, digit
  /// The terminal sends the same for another key.
  case taken(String)

  func sentence(_ name: String) -> String {
    switch self {
    case .unknown:
      "there is no key '\(name)'; keys are characters, Ctrl-A, F1, Enter, Shift-Left and so on"
    case .digit: "\(name) can't be chosen: digits are counts and go to panels"
    case .taken(let other): "\(name) can't be chosen: to a terminal it is \(other)"
    }
  }
}
