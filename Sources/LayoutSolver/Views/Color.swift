/// A colour, only to be drawn; layout never looks at it.
public enum Color: Hashable, Sendable {
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, gray, black, clear, primary, secondary, tertiary, accentColor
  }
  /// The colours of the system's own parts that SwiftUI has no name for; UIKit's names.
  public enum SystemName: String, Hashable, Sendable, CaseIterable {
    case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case separator, opaqueSeparator, quaternaryLabel, placeholderText
  }
  case named(Name)
  case system(SystemName)
  /// Components 0…1.
  case rgb(red: Double, green: Double, blue: Double)
  /// One of the scene's assets, whose colour is unknown here.
  case asset(String)
  indirect case opacity(Color, Double)
  /// One colour in light appearance and another one in dark.
  indirect case adaptive(light: Color, dark: Color)
  /// A colour from another framework, which isn't equal to any of SwiftUI's own that looks the
  /// same.
  indirect case provided(Color, by: Provider)
  /// The colour at a place of its own gradient, 0 at the top and 1 at the bottom.
  indirect case shade(Color, at: Double)

  public enum Provider: Hashable, Sendable {
    case uiColor, cgColor
  }

  /// The colour with a share of its opacity, from 0 to 1.
  public func faded(to opacity: Double) -> Color { opacity == 1 ? self : .opacity(self, opacity) }
}

/// A colour in numbers, in one appearance; 0 to 1.
public struct ColorComponents: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Of the Human Interface Guidelines' table: 0 to 255, the opacity in percent.
  fileprivate init(_ red: Double, _ green: Double, _ blue: Double, _ percent: Double = 100) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: percent / 100)
  }
}

extension ColorComponents {
  /// A bright colour's gradient is the colour at first and darker at the end, another one's lighter
  /// at first: as SwiftUI-Flow's pictures show ten of the system's colours, on macOS 26. Which are
  /// bright lies between orange's 0.62 and yellow's 0.78.
  fileprivate func shade(at place: Double) -> ColorComponents {
    let brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let (up, down) = (max(0.7 - place, 0) / 0.7, max(place - 0.3, 0) / 0.7)
    func shaded(_ part: Double) -> Double {
      brightness > 0.7
        ? part - down * part * (0.063 + 0.175 * (1 - part))
        : part + up * (1 - part) * (0.206 - 0.03 * part + 0.36 * part * part)
    }
    return ColorComponents(
      red: shaded(red), green: shaded(green), blue: shaded(blue), opacity: opacity)
  }
}

/// The form in which a system colour is shown.
public struct ColorAppearance: Hashable, Sendable {
  public var scheme: ColorScheme
  /// Whether the release is older than iOS 26 and macOS 26, which changed the palette.
  public let isBefore26: Bool

  /// - Parameters:
  ///   - scheme: light or dark.
  ///   - os: the major release as `Platform` counts them.
  public init(_ scheme: ColorScheme, os: Int = 26) {
    self.scheme = scheme
    isBefore26 = os < 26
  }
}

extension Color {
  /// Nil for one of the scene's assets, which is unknown here.
  public func components(in appearance: ColorAppearance) -> ColorComponents? {
    switch self {
    case .named(.clear): return ColorComponents(0, 0, 0, 0)
    case .named(let name):
      let older = appearance.isBefore26 ? Self.before26[name] : nil
      return (older ?? Self.published[name])?[appearance]
    case .system(let name): return Self.system[name].map { $0[appearance] }
    case .rgb(let red, let green, let blue):
      return ColorComponents(red: red, green: green, blue: blue)
    case .asset: return nil
    case .opacity(let color, let share):
      guard var numbers = color.components(in: appearance) else { return nil }
      numbers.opacity *= share
      return numbers
    case .adaptive(let light, let dark):
      return (appearance.scheme == .light ? light : dark).components(in: appearance)
    case .provided(let color, _): return color.components(in: appearance)
    case .shade(let color, let place):
      return color.components(in: appearance)?.shade(at: place)
    }
  }

  /// For bars that float over a page: white on white and #191919 on black in WordsLearner's pictures
  /// of iOS 26.2. How it blurs what is behind is not published.
  public static let glass = Color.adaptive(
    light: .opacity(.named(.white), 0.88),
    dark: .opacity(.rgb(red: 0.11, green: 0.11, blue: 0.11), 0.88))

  /// Glass where no soft shadow can part it from what is white behind: slightly darker, or lighter.
  public static let shadedGlass = Color.adaptive(
    light: .opacity(.rgb(red: 0.9, green: 0.9, blue: 0.92), 0.88),
    dark: .opacity(.rgb(red: 0.17, green: 0.17, blue: 0.18), 0.88))

  /// The line between the rows of a list since iOS 26, in home-assistant's pictures.
  public static let rowSeparator = Color.adaptive(
    light: .opacity(.rgb(red: 60 / 255, green: 60 / 255, blue: 67 / 255), 0.12),
    dark: .opacity(.rgb(red: 84 / 255, green: 84 / 255, blue: 88 / 255), 0.5))

  private struct Pair {
    var light: ColorComponents
    var dark: ColorComponents

    init(_ light: ColorComponents, _ dark: ColorComponents) {
      (self.light, self.dark) = (light, dark)
    }

    subscript(appearance: ColorAppearance) -> ColorComponents {
      appearance.scheme == .light ? light : dark
    }
  }

  /// The Human Interface Guidelines' values for iOS since release 26, which UIKit has too.
  private static let published: [Color.Name: Pair] = [
    .red: Pair(.init(255, 56, 60), .init(255, 66, 69)),
    .orange: Pair(.init(255, 141, 40), .init(255, 146, 48)),
    .yellow: Pair(.init(255, 204, 0), .init(255, 214, 0)),
    .green: Pair(.init(52, 199, 89), .init(48, 209, 88)),
    .mint: Pair(.init(0, 200, 179), .init(0, 218, 195)),
    .teal: Pair(.init(0, 195, 208), .init(0, 210, 224)),
    .cyan: Pair(.init(0, 192, 232), .init(60, 211, 254)),
    .blue: Pair(.init(0, 136, 255), .init(0, 145, 255)),
    .indigo: Pair(.init(97, 85, 245), .init(109, 124, 255)),
    .purple: Pair(.init(203, 48, 224), .init(219, 52, 242)),
    .pink: Pair(.init(255, 45, 85), .init(255, 55, 95)),
    .brown: Pair(.init(172, 127, 94), .init(183, 138, 102)),
    .white: Pair(.init(255, 255, 255), .init(255, 255, 255)),
    .gray: Pair(.init(142, 142, 147), .init(142, 142, 147)),
    .black: Pair(.init(0, 0, 0), .init(0, 0, 0)),
    .primary: Pair(.init(0, 0, 0), .init(255, 255, 255)),
    .secondary: Pair(.init(60, 60, 67, 60), .init(235, 235, 245, 60)),
    .tertiary: Pair(.init(60, 60, 67, 30), .init(235, 235, 245, 30)),
    .accentColor: Pair(.init(0, 136, 255), .init(0, 145, 255)),
  ]

  /// Those with other values from iOS 13 to 18.
  private static let before26: [Color.Name: Pair] = [
    .red: Pair(.init(255, 59, 48), .init(255, 69, 58)),
    .orange: Pair(.init(255, 149, 0), .init(255, 159, 10)),
    .yellow: Pair(.init(255, 204, 0), .init(255, 214, 10)),
    .mint: Pair(.init(0, 199, 190), .init(99, 230, 226)),
    .teal: Pair(.init(48, 176, 199), .init(64, 200, 224)),
    .cyan: Pair(.init(50, 173, 230), .init(100, 210, 255)),
    .blue: Pair(.init(0, 122, 255), .init(10, 132, 255)),
    .indigo: Pair(.init(88, 86, 214), .init(94, 92, 230)),
    .purple: Pair(.init(175, 82, 222), .init(191, 90, 242)),
    .brown: Pair(.init(162, 132, 94), .init(172, 142, 104)),
    .accentColor: Pair(.init(0, 122, 255), .init(10, 132, 255)),
  ]

  private static let system: [Color.SystemName: Pair] = [
    .systemGray2: Pair(.init(174, 174, 178), .init(99, 99, 102)),
    .systemGray3: Pair(.init(199, 199, 204), .init(72, 72, 74)),
    .systemGray4: Pair(.init(209, 209, 214), .init(58, 58, 60)),
    .systemGray5: Pair(.init(229, 229, 234), .init(44, 44, 46)),
    .systemGray6: Pair(.init(242, 242, 247), .init(28, 28, 30)),
    .systemBackground: Pair(.init(255, 255, 255), .init(0, 0, 0)),
    .secondarySystemBackground: Pair(.init(242, 242, 247), .init(28, 28, 30)),
    .tertiarySystemBackground: Pair(.init(255, 255, 255), .init(44, 44, 46)),
    .systemGroupedBackground: Pair(.init(242, 242, 247), .init(0, 0, 0)),
    .secondarySystemGroupedBackground: Pair(.init(255, 255, 255), .init(28, 28, 30)),
    .tertiarySystemGroupedBackground: Pair(.init(242, 242, 247), .init(44, 44, 46)),
    .systemFill: Pair(.init(120, 120, 128, 20), .init(120, 120, 128, 36)),
    .secondarySystemFill: Pair(.init(120, 120, 128, 16), .init(120, 120, 128, 32)),
    .tertiarySystemFill: Pair(.init(118, 118, 128, 12), .init(118, 118, 128, 24)),
    .quaternarySystemFill: Pair(.init(116, 116, 128, 8), .init(118, 118, 128, 18)),
    .separator: Pair(.init(60, 60, 67, 29), .init(84, 84, 88, 60)),
    .opaqueSeparator: Pair(.init(198, 198, 200), .init(56, 56, 58)),
    .quaternaryLabel: Pair(.init(60, 60, 67, 18), .init(235, 235, 245, 16)),
    .placeholderText: Pair(.init(60, 60, 67, 30), .init(235, 235, 245, 30)),
  ]
}
