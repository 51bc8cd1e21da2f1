import Cells
import LayoutSolver

/// A scene's colour as the canvas shows it: its hue, dark enough for outlines and text over it.
struct TonedColor {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  /// The lightest a fill may be, as perceived, 0 to 1.
  private static let ceiling = 0.22

  init(_ color: Color) {
    var color = color
    var opacity = 1.0
    while case .opacity(let inner, let part) = color {
      opacity *= min(max(part, 0), 1)
      color = inner
    }
    let (red, green, blue) = Self.components(of: color)
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = color == .named(.clear) ? 0 : opacity
  }

  private static func components(of color: Color) -> (Double, Double, Double) {
    switch color {
    case .named(let name): components[name] ?? (0.5, 0.5, 0.5)
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .asset, .opacity: (0.45, 0.45, 0.5)
    }
  }

  /// As a background; nil for what can't be seen.
  var background: CellColor? {
    guard opacity > 0.05 else { return nil }
    let lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let toned = min(0.5, lightness > 0 ? Self.ceiling / lightness : 1) * opacity
    return CellColor(red: red * toned, green: green * toned, blue: blue * toned)
  }

  /// As the colour of text or a line; what is nearly white or black is left to the terminal, whose
  /// background nobody knows.
  var foreground: CellColor {
    let spread = max(red, green, blue) - min(red, green, blue)
    if spread < 0.1 && (red > 0.8 || red < 0.2) { return .standard }
    let lift = { (component: Double) in 0.25 + component * 0.75 }
    return CellColor(red: lift(red), green: lift(green), blue: lift(blue))
  }

  /// SwiftUI's colours in light appearance; those of text are left to the terminal.
  private static let components: [Color.Name: (Double, Double, Double)] = [
    .red: (1, 0.23, 0.19), .orange: (1, 0.58, 0), .yellow: (1, 0.8, 0), .green: (0.2, 0.78, 0.35),
    .mint: (0, 0.78, 0.75), .teal: (0.19, 0.69, 0.78), .cyan: (0.2, 0.68, 0.9),
    .blue: (0, 0.48, 1), .indigo: (0.35, 0.34, 0.84), .purple: (0.69, 0.32, 0.87),
    .pink: (1, 0.18, 0.33), .brown: (0.64, 0.52, 0.37), .white: (1, 1, 1),
    .gray: (0.56, 0.56, 0.58), .black: (0.1, 0.1, 0.1), .primary: (0.85, 0.85, 0.85),
    .secondary: (0.6, 0.6, 0.6), .tertiary: (0.45, 0.45, 0.45), .accentColor: (0, 0.48, 1),
  ]
}
