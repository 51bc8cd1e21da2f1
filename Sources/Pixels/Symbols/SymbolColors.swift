import LayoutSolver

extension SymbolShape {
  /// The colours that a symbol's parts have in its multicolour form, nil for the foreground's; nil for a
  /// symbol that has no such form. They are those that the SF Symbols app shows, from memory, where
  /// nobody publishes a list.
  public static func colors(of name: String) -> [Color?]? {
    var words = name.split(separator: ".")
    if words.last == "fill" { words.removeLast() }
    let plain = words.joined(separator: ".")
    if let badge = words.firstIndex(of: "badge") {
      return [badges[words[(badge + 1)...].joined(separator: ".")] ?? .named(.red), nil]
    }
    guard let colors = rows[plain] else { return nil }
    // In an outline the ring has the colour that an area has.
    return name.hasSuffix("fill") || colors.count == 1 || !plain.hasSuffix("circle")
      ? colors : [colors[1]]
  }

  private static let badges: [String: Color] = [
    "plus": .named(.green), "checkmark": .named(.green),
  ]

  private static let (white, yellow) = (Color.named(.white), Color.named(.yellow))

  private static let rows: [String: [Color?]] = [
    "sun.max": [yellow], "sun.min": [yellow], "sunrise": [yellow], "sunset": [yellow],
    "cloud": [white], "cloud.sun": [white, yellow], "cloud.moon": [white, nil],
    "cloud.rain": [white, .named(.cyan)], "cloud.drizzle": [white, .named(.cyan)],
    "cloud.heavyrain": [white, .named(.cyan)], "cloud.snow": [white, white],
    "cloud.bolt": [white, yellow], "cloud.sun.rain": [white, yellow, .named(.cyan)],
    "bolt": [yellow], "star": [yellow], "heart": [.named(.red)],
    "leaf": [.named(.green)], "drop": [.named(.blue)],
    "flame": [.named(.orange)], "exclamationmark.triangle": [yellow],
    "checkmark.circle": [white, .named(.green)],
    "plus.circle": [white, .named(.green)],
    "minus.circle": [white, .named(.red)], "xmark.circle": [white, .named(.red)],
    "exclamationmark.octagon": [white, .named(.red)],
  ]
}
