import Numbers

extension CellColor {
  /// Components from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    self = .rgb(RGB(red: red, green: green, blue: blue).packed)
  }

  /// The components, 0 to 1, of the palette as xterm shows it; nil for the terminal's own colour.
  public var components: (red: Double, green: Double, blue: Double)? {
    guard let color = rgb else { return nil }
    return (color.red, color.green, color.blue)
  }

  /// `0xRRGGBB`; nil for the terminal's own colour.
  public var packed: UInt32? { rgb?.packed }

  /// `#rrggbb`; nil for the terminal's own colour.
  public var hexText: String? { rgb?.hexText }

  var rgb: RGB? {
    switch self {
    case .standard: nil
    case .palette(let index): RGB(index: Int(index))
    case .rgb(let packed), .pixels(let packed): RGB(hex: packed)
    }
  }

  /// The colour among a terminal's first `colors` that looks most like it; the standard one when it
  /// has none.
  ///
  /// Fewer than 8 means none; between 16 and 256 only the first 16 are alike everywhere, and of 256
  /// they are left to people, who give them colours of their own.
  public func reduced(to colors: Int) -> CellColor {
    guard let entries = Self.entries(of: colors), let rgb else {
      return colors < 8 ? .standard : self
    }
    if case .palette(let index) = self, index < entries.upperBound { return self }
    return .palette(UInt8(OKLab(rgb).nearest(in: entries)))
  }

  /// The places in the palette that a terminal of so many colours has; nil where it has none or
  /// needs none.
  static func entries(of colors: Int) -> Range<Int>? {
    switch colors {
    case ..<8: nil
    case ..<16: 0..<8
    case ..<256: 0..<16
    case ..<TerminalCapabilities.trueColors: 16..<256
    default: nil
    }
  }
}

extension CellStyle {
  /// The style in a terminal's first `colors`.
  /// - Parameters:
  ///   - colors: How many colours the terminal has; see ``TerminalCapabilities/colors``.
  ///   - isText: Whether it is a letter's, which stays legible: it takes the nearest colour that
  ///     stands out from its background.
  public func reduced(to colors: Int, isText: Bool = true) -> CellStyle {
    var result = self
    result.foreground = foreground.reduced(to: colors)
    result.background = background.reduced(to: colors)
    guard isText, result != self, let entries = CellColor.entries(of: colors) else {
      return result
    }
    if let behind = result.background.rgb {
      result.standOut(from: behind, wanting: foreground.rgb, in: entries)
    } else if entries.count <= 8, result.foreground != foreground,
      result.foreground.rgb.map({ OKLab($0).isGrey }) == true
    {
      // Of eight colours the greys are black and white, one of which may be the terminal's background.
      (result.foreground, result.dim) = (.standard, true)
    } else if result.foreground == .palette(0), foreground != .palette(0) {
      // A dark grey must not become black on a background that is most likely black.
      result.foreground = .standard
    }
    return result
  }

  /// Takes the colours nearest to those wanted that can be read.
  private mutating func standOut(from behind: RGB, wanting wanted: RGB?, in entries: Range<Int>) {
    if let own = self.foreground.rgb, own.contrast(with: behind) >= RGB.legible { return }
    // The terminal's own colour may be any.
    let wanted = OKLab(wanted ?? (behind.relativeLuminance > 0.18 ? .black : .white))
    func front(on ground: RGB) -> Int? {
      // Of a grey, black or white rather than a hue that nobody gave it.
      wanted.nearest(in: entries) {
        $0.contrast(with: ground) >= RGB.legible && (!wanted.isGrey || OKLab($0).isGrey)
      } ?? wanted.nearest(in: entries) { $0.contrast(with: ground) >= RGB.legible }
    }
    if let nearest = front(on: behind) {
      foreground = .palette(UInt8(nearest))
      return
    }
    // On some of eight colours nothing can be read: the next one takes its place.
    guard let ground = OKLab(behind).nearest(in: entries, where: { front(on: $0) != nil }),
      let nearest = front(on: RGB(index: ground))
    else { return }
    background = .palette(UInt8(ground))
    foreground = .palette(UInt8(nearest))
  }
}

/// A colour by its components, 0 to 1.
struct RGB: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  static let black = RGB(hex: 0)
  static let white = RGB(hex: 0xFFFFFF)

  /// Perceived lightness, 0 to 1 (the weights of Rec. 709).
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The light it gives, 0 to 1, as WCAG 2.2 defines it.
  var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// What WCAG 2.2 asks of text (1.4.3).
  static let legible = 4.5

  /// WCAG's contrast ratio, from 1 for the same colour to 21 for black and white.
  func contrast(with other: RGB) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// A component without sRGB's curve.
  static func linear(_ value: Double) -> Double {
    linearParts[Int(clamped: min(max(value, 0), 1) * 255 + 0.5)]
  }

  private static let linearParts: [Double] = (0...255).map { step in
    let value = Double(step) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }

  /// To the power of 2.4, which is a square times a fifth root's square.
  private static func power(_ value: Double) -> Double {
    var root = value
    // Newton's method for the fifth root.
    for _ in 0..<40 { root -= (root - value / (root * root * root * root)) / 5 }
    return value * value * root * root
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

  /// `0xRRGGBB`.
  var packed: UInt32 {
    func byte(_ part: Double) -> UInt32 { UInt32(clamped: min(max(part, 0), 1) * 255 + 0.5) }
    return byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// `#rrggbb`, as SVG writes it.
  var hexText: String {
    let digits = String(packed, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static let first16: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

extension CellColor {
  /// Whether light or dark text is read on it; nil for the terminal's own colour.
  public var appearance: Appearance? {
    rgb.map { $0.relativeLuminance < 0.3 ? .dark : .light }
  }

  /// Black or white, whichever stands out more from it; the terminal's own on the terminal's own.
  public var legible: CellColor {
    guard let rgb else { return .standard }
    return rgb.contrast(with: .white) > rgb.contrast(with: .black) ? .rgb(0xFFFFFF) : .rgb(0)
  }
}
