import Cells
import LayoutSolver

/// The scene's colours as a theme's canvas shows them: their hues, dark enough on a dark terminal
/// and light enough on a light one for outlines and text over them.
struct ColorToning {
  let appearance: Appearance
  /// How many the terminal has.
  let colors: Int

  private typealias Components = DrawnColor.Components

  /// What the terminal's own background is taken to be.
  private var canvas: Components { appearance == .dark ? (0.06, 0.06, 0.07) : (1, 1, 1) }

  /// A colour as a background over what is below; nil for what can't be seen.
  func fill(_ color: DrawnColor, over below: CellColor = .standard) -> CellColor? {
    let opacity = color.opaqueness
    guard color.isVisible else { return nil }
    let toned = toned(color.components)
    let under = below.components ?? canvas
    return CellColor(
      red: under.red + (toned.red - under.red) * opacity,
      green: under.green + (toned.green - under.green) * opacity,
      blue: under.blue + (toned.blue - under.blue) * opacity)
  }

  /// What is behind a shadow, darker by it; nil where that can't be seen.
  func shadow(_ color: DrawnColor, over below: CellColor) -> CellColor? {
    guard color.isVisible else { return nil }
    let under = below.components ?? canvas
    let (share, shade) = (color.opaqueness, color.components)
    return CellColor(
      red: under.red + (shade.red - under.red) * share,
      green: under.green + (shade.green - under.green) * share,
      blue: under.blue + (shade.blue - under.blue) * share)
  }

  /// The lightest a fill may be on a dark canvas, and the darkest on a light one, as perceived.
  private static let ceiling = 0.22
  private static let floor = 0.75

  private func toned(_ color: Components) -> Components {
    let lightness = Self.lightness(color)
    switch appearance {
    case .dark:
      let factor = min(0.5, lightness > 0 ? Self.ceiling / lightness : 1)
      return (color.red * factor, color.green * factor, color.blue * factor)
    case .light where colors < 256:
      // A few colours have no pale ones: they stay what they are, for the hue's sake.
      return color
    case .light:
      let factor = min(0.5, lightness < 1 ? (1 - Self.floor) / (1 - lightness) : 1)
      return (
        1 - (1 - color.red) * factor, 1 - (1 - color.green) * factor, 1 - (1 - color.blue) * factor
      )
    }
  }

  /// A colour as that of text or a line; what is nearly white or black is left to the terminal.
  func ink(_ color: DrawnColor) -> CellColor {
    let (red, green, blue) = color.components
    let spread = max(red, green, blue) - min(red, green, blue)
    if spread < 0.1 && (red > 0.8 || red < 0.2) { return .standard }
    switch appearance {
    case .dark:
      let lift = { (component: Double) in 0.25 + component * 0.75 }
      return CellColor(red: lift(red), green: lift(green), blue: lift(blue))
    case .light:
      let factor = min(0.7, 0.3 / max(Self.lightness((red, green, blue)), 0.01))
      return CellColor(red: red * factor, green: green * factor, blue: blue * factor)
    }
  }

  /// Black or white, whichever is legible on a fill.
  func ink(over fill: CellColor) -> CellColor {
    Self.lightness(fill.components ?? canvas) > 0.45 ? .palette(16) : .palette(255)
  }

  /// Perceived lightness, 0 to 1 (the weights of Rec. 709).
  static func lightness(_ color: DrawnColor.Components) -> Double {
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }
}

/// A colour in numbers, as it is mixed.
struct DrawnColor {
  typealias Components = (red: Double, green: Double, blue: Double)

  /// 0 to 1 each.
  var components: Components
  /// 0 for what can't be seen, 1 for what hides what is behind it.
  var opaqueness: Double

  init(_ color: Color) {
    components = color.components
    opaqueness = color.opaqueness
  }

  /// Another colour's share of 0 to 1, and this one's rest.
  func mixed(with other: DrawnColor, _ share: Double) -> DrawnColor {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    var result = self
    result.opaqueness = mix(opaqueness, other.opaqueness)
    // What can't be seen lends its hue to nothing.
    if opaqueness == 0 {
      result.components = other.components
    } else if other.opaqueness > 0 {
      result.components = (
        mix(components.red, other.components.red), mix(components.green, other.components.green),
        mix(components.blue, other.components.blue)
      )
    }
    return result
  }

  /// Whether there is enough of it to be drawn.
  var isVisible: Bool { opaqueness > 0.05 }

  func faded(to opacity: Double) -> DrawnColor {
    var result = self
    result.opaqueness *= opacity
    return result
  }
}

extension Color {
  /// 0 for what can't be seen, 1 for what hides what is behind it.
  var opaqueness: Double {
    switch self {
    case .opacity(let color, let part): color.opaqueness * min(max(part, 0), 1)
    case .named(.clear): 0
    case .named, .rgb, .asset: 1
    }
  }

  /// SwiftUI's colours in light appearance; those of text as greys between black and white.
  fileprivate var components: DrawnColor.Components {
    switch self {
    case .named(let name): Self.components[name] ?? (0.5, 0.5, 0.5)
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .opacity(let color, _): color.components
    case .asset: (0.45, 0.45, 0.5)
    }
  }

  private static let components: [Color.Name: (Double, Double, Double)] = [
    .red: (1, 0.23, 0.19), .orange: (1, 0.58, 0), .yellow: (1, 0.8, 0), .green: (0.2, 0.78, 0.35),
    .mint: (0, 0.78, 0.75), .teal: (0.19, 0.69, 0.78), .cyan: (0.2, 0.68, 0.9),
    .blue: (0, 0.48, 1), .indigo: (0.35, 0.34, 0.84), .purple: (0.69, 0.32, 0.87),
    .pink: (1, 0.18, 0.33), .brown: (0.64, 0.52, 0.37), .white: (1, 1, 1),
    .gray: (0.56, 0.56, 0.58), .black: (0.1, 0.1, 0.1), .primary: (0.85, 0.85, 0.85),
    .secondary: (0.6, 0.6, 0.6), .tertiary: (0.45, 0.45, 0.45), .accentColor: (0, 0.48, 1),
  ]
}
