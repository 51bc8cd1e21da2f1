/// Characters that resemble system symbols, for want of the symbols themselves; each is a column
/// wide.
enum SymbolGlyphs {
  /// By the name as far as it is known (`star.fill` before `star`), else a diamond.
  static func glyph(of name: String) -> Character {
    var parts = name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      if let glyph = table[parts.joined(separator: ".")] { return glyph }
      parts.removeLast()
    }
    return "◆"
  }

  private static let table: [String: Character] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "plus": "+", "minus": "−",
    "xmark": "✕", "checkmark": "✓", "multiply": "×", "divide": "÷", "equal": "=",
    "chevron.right": "›", "chevron.left": "‹", "chevron.up": "^", "chevron.down": "v",
    "chevron.forward": "›", "chevron.backward": "‹", "arrow.right": "→", "arrow.left": "←",
    "arrow.up": "↑", "arrow.down": "↓", "arrow.up.right": "↗", "circle": "○",
    "circle.fill": "●", "square": "□", "square.fill": "■", "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "play": "▷", "play.fill": "▶", "flag": "⚐",
    "flag.fill": "⚑", "sun": "☼", "moon": "☾", "cloud": "☁", "envelope": "✉", "pencil": "✎",
    "house": "⌂", "magnifyingglass": "⌕", "music": "♪", "info": "i", "questionmark": "?",
    "exclamationmark": "!", "ellipsis": "…", "person": "☺", "gear": "✲", "gearshape": "✲",
    "phone": "☏", "scissors": "✂", "snowflake": "❄", "command": "⌘", "keyboard": "⌨",
  ]
}
