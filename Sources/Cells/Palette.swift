extension CellColor {
  /// The entry of the 6×6×6 colour cube or the grey ramp (16…255) nearest to a colour whose
  /// components go from 0 to 1. The first sixteen entries are left out, because people give them
  /// colours of their own.
  public init(red: Double, green: Double, blue: Double) {
    var wanted = RGB(red: red, green: green, blue: blue)
    // The cube's first step is a large one: below it a hue would become black or grey.
    if wanted.isColorful, wanted.most > RGB.firstStep / 2 {
      wanted = wanted.scaled(to: max(wanted.most, RGB.firstStep))
      self = .palette(UInt8(wanted.nearestInCube))
    } else {
      let (colored, grey) = (wanted.nearestInCube, wanted.nearest(in: 232..<256))
      let isGrey = wanted.distance(to: grey) < wanted.distance(to: colored)
      self = .palette(UInt8(isGrey ? grey : colored))
    }
  }

  /// The components xterm shows, 0 to 1; nil for the terminal's own colour.
  public var components: (red: Double, green: Double, blue: Double)? {
    guard case .palette(let index) = self else { return nil }
    let color = RGB(index: Int(index))
    return (color.red, color.green, color.blue)
  }

  /// The nearest colour among a terminal's first `colors`; the standard one when it has none.
  ///
  /// Fewer than 8 means none, and between 16 and 256 only the first 16 are alike everywhere.
  public func reduced(to colors: Int) -> CellColor {
    guard case .palette(let index) = self, colors < 256 else { return self }
    switch colors {
    case 16...: return .palette(UInt8(Self.nearest16[Int(index)]))
    case 8...: return .palette(UInt8(Self.nearest8[Int(index)]))
    default: return .standard
    }
  }

  private static let nearest16 = (0..<256).map { index in
    guard index >= 16 else { return index }
    let wanted = RGB(index: index)
    let nearest = wanted.nearest(in: 0..<16)
    let isGrey = [0, 7, 8, 15].contains(nearest)
    // A dark yellow is nearer to black than to yellow, but its hue is what it is there for.
    return isGrey && wanted.isColorful ? wanted.scaled(to: 0.8).nearest(in: 1..<7) : nearest
  }
  /// The bright colours become their darker siblings; 8, a grey, becomes white.
  private static let nearest8 = nearest16.map { $0 == 8 ? 7 : $0 % 8 }
}

extension CellStyle {
  /// The style in a terminal's first `colors`, with its text still legible: where foreground and
  /// background fall together, the foreground becomes black or white.
  public func reduced(to colors: Int) -> CellStyle {
    var result = self
    result.foreground = foreground.reduced(to: colors)
    result.background = background.reduced(to: colors)
    if case .palette(let index) = result.background, result.foreground == result.background,
      foreground != background
    {
      let isDark = RGB(index: Int(index)).luminance < 0.5
      result.foreground = .palette(isDark ? 7 : 0)
    } else if result.background == .standard, result.foreground == .palette(0),
      foreground != .palette(0)
    {
      // A dark grey must not become black on a background that is most likely black.
      result.foreground = .standard
    }
    return result
  }
}

/// A colour by its components, 0 to 1.
struct RGB: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  /// Perceived lightness, 0 to 1 (the weights of Rec. 709).
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The largest component.
  var most: Double { max(red, green, blue) }

  /// Whether the hue is what one sees first.
  var isColorful: Bool { most - min(red, green, blue) > most / 2 }

  /// The least a component of the colour cube is, if it isn't 0.
  static let firstStep = 95.0 / 255

  /// The same hue with `most` as its largest component.
  func scaled(to most: Double) -> RGB {
    let factor = most / max(self.most, 0.001)
    return RGB(red: red * factor, green: green * factor, blue: blue * factor)
  }

  /// The entry of `range` nearest to the colour, weighted by how well eyes tell the components
  /// apart.
  func nearest(in range: Range<Int>) -> Int {
    var best = range.lowerBound
    var shortest = Double.infinity
    for index in range {
      let distance = distance(to: index)
      if distance < shortest { (best, shortest) = (index, distance) }
    }
    return best
  }

  /// The entry of the 6×6×6 cube nearest to the colour: that of the nearest level of each
  /// component, whatever the weights.
  var nearestInCube: Int {
    func level(_ component: Double) -> Int {
      if component < Self.firstStep / 2 { return 0 }
      return min(max(Int(((component * 255 - 55) / 40 - 0.001).rounded()), 1), 5)
    }
    return 16 + 36 * level(red) + 6 * level(green) + level(blue)
  }

  func distance(to index: Int) -> Double {
    let other = RGB(index: index)
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}

extension RGB {
  /// What xterm shows for an entry of its palette, 0…255.
  init(index: Int) {
    switch index {
    case ..<16:
      let entry = Self.first16[max(0, index)]
      self.init(hex: entry)
    case ..<232:
      let level = { (step: Int) in step == 0 ? 0 : Double(55 + 40 * step) / 255 }
      let cube = index - 16
      self.init(red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
    default:
      let grey = Double(8 + 10 * (min(index, 255) - 232)) / 255
      self.init(red: grey, green: grey, blue: grey)
    }
  }

  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// `#rrggbb`, as SVG writes it.
  var hexText: String {
    let value = [red, green, blue].reduce(UInt32(0)) {
      $0 << 8 | UInt32(min(max($1, 0), 1) * 255 + 0.5)
    }
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static let first16: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}
