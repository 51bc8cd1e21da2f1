import LayoutSolver

/// A colour in numbers of 0 to 1, as the device shows it in light appearance.
package struct ColorComponents {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity = 1.0

  func mixed(with other: ColorComponents, by share: Double) -> ColorComponents {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return ColorComponents(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  var color: Color { Color.rgb(red: red, green: green, blue: blue).faded(to: opacity) }
}

extension Color {
  /// Nil for one of the scene's assets, which is unknown here.
  package var numbers: ColorComponents? {
    switch self {
    case .named(.clear): return ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)
    case .named(let name):
      guard let (red, green, blue, opacity) = Self.published[name] else { return nil }
      return ColorComponents(
        red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
    case .rgb(let red, let green, let blue):
      return ColorComponents(red: red, green: green, blue: blue)
    case .asset: return nil
    case .opacity(let color, let share):
      guard var numbers = color.numbers else { return nil }
      numbers.opacity *= share
      return numbers
    }
  }

  /// The Human Interface Guidelines' values for iOS.
  private static let published: [Color.Name: (Double, Double, Double, Double)] = [
    .red: (255, 59, 48, 1), .orange: (255, 149, 0, 1), .yellow: (255, 204, 0, 1),
    .green: (52, 199, 89, 1), .mint: (0, 199, 190, 1), .teal: (48, 176, 199, 1),
    .cyan: (50, 173, 230, 1), .blue: (0, 122, 255, 1), .indigo: (88, 86, 214, 1),
    .purple: (175, 82, 222, 1), .pink: (255, 45, 85, 1), .brown: (162, 132, 94, 1),
    .white: (255, 255, 255, 1), .gray: (142, 142, 147, 1), .black: (0, 0, 0, 1),
    .primary: (0, 0, 0, 1), .secondary: (60, 60, 67, 0.6), .tertiary: (60, 60, 67, 0.3),
    .accentColor: (0, 122, 255, 1),
  ]
}
