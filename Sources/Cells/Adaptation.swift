extension CellGrid {
  /// The same picture as a terminal of the given capabilities can show it: colours become those it
  /// has, and without UTF-8 every character outside ASCII is replaced by one that resembles it.
  ///
  /// This is the only place that has to know what the terminal can do; painters need not.
  public func adapted(to capabilities: TerminalCapabilities) -> CellGrid {
    var styles = ReducedStyles()
    return adapted(to: capabilities, &styles)
  }

  /// The same for a series of pictures.
  /// - Parameters:
  ///   - capabilities: the terminal's.
  ///   - styles: Kept from one picture to the next, for the same capabilities.
  public func adapted(
    to capabilities: TerminalCapabilities, _ styles: inout ReducedStyles
  ) -> CellGrid {
    let isReduced = capabilities.colors < TerminalCapabilities.trueColors
    if capabilities.unicode && !isReduced { return self }
    var result = self
    result.mapCells { cell in
      if isReduced, cell.style != .plain {
        let isText = cell.grapheme.map { Self.isText($0, cell.style.background) } ?? true
        cell.style = styles.style(cell.style, isText: isText, colors: capabilities.colors)
      }
      if !capabilities.unicode { cell.grapheme = cell.grapheme.map(ASCII.picture) ?? "?" }
    }
    return result
  }

  /// Returns true if a character is text, or a line on the terminal's own background, and not part of
  /// an area.
  private static func isText(_ character: Character, _ background: CellColor) -> Bool {
    character != " " && BlockGlyphs.samples(of: character) == nil
      && Subcells.Dots(character) == nil && (BoxArms(character) == nil || background == .standard)
  }
}

/// Styles as a terminal of few colours shows them. A picture has few, with many cells of each, and
/// the next picture has nearly the same.
public struct ReducedStyles {
  private struct Key: Hashable {
    var style: CellStyle
    var isText: Bool
  }

  private var known: [Key: CellStyle] = [:]
  /// More styles than this can't come from one picture, so the cache starts again.
  private static let most = 20_000

  public init() {}

  fileprivate mutating func style(_ style: CellStyle, isText: Bool, colors: Int) -> CellStyle {
    let key = Key(style: style, isText: isText)
    if let known = known[key] { return known }
    if known.count >= Self.most { known = [:] }
    let reduced = style.reduced(to: colors, isText: isText)
    known[key] = reduced
    return reduced
  }
}

extension CellGrid {
  /// The same picture with colours in place of the terminal's default ones.
  public func replacingStandardColors(with page: CellStyle) -> CellGrid {
    var result = self
    result.mapCells { cell in
      if cell.style.foreground == .standard { cell.style.foreground = page.foreground }
      if cell.style.background == .standard { cell.style.background = page.background }
    }
    return result
  }
}

/// ASCII characters that replace others on a terminal without UTF-8.
enum ASCII {
  static func picture(of character: Character) -> Character {
    if character.isASCII { return character }
    if let arms = BoxArms(character) { return line(arms) }
    if let dots = Subcells.Dots(character) { return Self.dots(dots) }
    // A sign isn't a question; a letter that can't be shown is one.
    return similar[character] ?? (character.isLetter || character.isNumber ? "?" : "*")
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
      ("·•●○◦◉⋅", "."), ("…⋯", "."), ("█▓▒░▮■◼", "#"), ("▀▄▌▐▁▂▃▅▆▇▏▎▍▋▊▉▘▝▖▗▚▞▛▜▙▟", "#"),
      ("←◀◂⇐⟵‹«", "<"), ("→▶▸⇒⟶›»", ">"), ("↑▲▴⇑", "^"), ("↓▼▾⇓", "v"), ("↔⇔⟷", "="), ("↕", "|"),
      ("×✕✗", "x"), ("−–—‐‑", "-"), ("’‘", "'"), ("“”", "\""), ("✓✔", "*"), ("◆◇⬥", "*"),
      ("≈", "~"), ("⏎", "<"), ("␛", "^"), ("╱", "/"), ("╲", "\\"), ("╳", "X"), ("≤", "<"),
      ("≥", ">"), ("≠", "!"), ("⚠", "!"), ("÷", "/"), ("\u{A0}", " "),
    ]
    var result: [Character: Character] = [:]
    for (characters, picture) in table {
      for character in characters { result[character] = picture }
    }
    return result
  }()
}
