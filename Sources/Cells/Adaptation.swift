extension CellGrid {
  /// The same picture as a terminal of the given capabilities can show it: colours mapped to those
  /// it has, and without UTF-8 every character outside ASCII replaced by one that resembles it.
  ///
  /// Painters need not care what the terminal can do; this is the one place that does.
  public func adapted(to capabilities: TerminalCapabilities) -> CellGrid {
    if capabilities.unicode && capabilities.colors >= 256 { return self }
    var result = self
    result.mapCells { cell in
      if capabilities.colors < 256 { cell.style = cell.style.reduced(to: capabilities.colors) }
      if !capabilities.unicode { cell.grapheme = cell.grapheme.map(ASCII.picture) ?? "?" }
    }
    return result
  }
}

/// ASCII characters that stand for others on a terminal without UTF-8.
enum ASCII {
  static func picture(of character: Character) -> Character {
    if character.isASCII { return character }
    if let arms = BoxArms(character) { return line(arms) }
    if let dots = Subcells.Dots(character) { return Self.dots(dots) }
    return similar[character] ?? "?"
  }

  private static func line(_ arms: BoxArms) -> Character {
    let weights = [arms.left, arms.right].filter { $0 != .none }
    let isVertical = arms.up != .none || arms.down != .none
    if isVertical { return weights.isEmpty ? "|" : "+" }
    return weights.contains { $0 != .light } ? "=" : "-"
  }

  private static func dots(_ dots: Subcells.Dots) -> Character {
    switch (dots.hasUpper, dots.hasLower) {
    case (true, true): ":"
    case (true, false): "'"
    case (false, true): "."
    case (false, false): " "
    }
  }

  private static let similar: [Character: Character] = {
    let table: [(String, Character)] = [
      ("·•●○◦◉⋅", "."), ("…", "."), ("█▓▒░▮■◼", "#"), ("▀▄▌▐▁▂▃▅▆▇▏▎▍▋▊▉▘▝▖▗▚▞▛▜▙▟", "#"),
      ("←◀◂⇐⟵‹«", "<"), ("→▶▸⇒⟶›»", ">"), ("↑▲▴⇑", "^"), ("↓▼▾⇓", "v"), ("↔⇔⟷", "="), ("↕", "|"),
      ("×✕✗", "x"), ("−–—‐‑", "-"), ("’‘", "'"), ("“”", "\""), ("✓✔", "*"), ("◆◇⬥", "*"),
      ("≈", "~"), ("⏎", "<"), ("␛", "^"), ("╱", "/"), ("╲", "\\"), ("╳", "X"), ("≤", "<"),
      ("≥", ">"), ("≠", "!"), ("÷", "/"), ("\u{A0}", " "),
    ]
    var result: [Character: Character] = [:]
    for (characters, picture) in table {
      for character in characters { result[character] = picture }
    }
    return result
  }()
}
