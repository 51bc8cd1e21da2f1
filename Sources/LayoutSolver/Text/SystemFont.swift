/// The font a run of text is measured with: the system font at one size and weight.
///
/// A width is `size / 2048 · (Σ advance + Σ kerning)`, where an advance is a mixture of the four
/// measured masters (`SystemFontGlyphs`) plus one tracking value a point size. The model gives
/// every published measurement of iOS 14 and later, and macOS 26's at 13 points, to the pixel.
struct SystemFont: Equatable {
  /// In points.
  let size: Double
  let weight: Font.Weight
  let design: Font.Design
  /// Which figures it goes by.
  let face: Face
  /// From regular (0) to bold (1); lighter ones are negative.
  let boldness: Double
  /// How much of each of the face's four masters.
  let mixture: SIMD4<Double>
  /// How much of each of the four masters of kerning.
  private let kerningMixture: SIMD4<Double>
  /// The text style's; nil where lines follow each other at `lineHeight`, as in `.system(size:)`.
  let styleLineSpacing: Double?
  let leading: Font.Leading
  let isMonospaced: Bool
  let hasMonospacedDigits: Bool
  /// Above the baseline, in points, unrounded.
  let ascent: Double
  /// Below the baseline, positive.
  let descent: Double
  let capHeight: Double
  /// A single line's, before it is rounded up to a pixel.
  let lineHeight: Double
  /// From the top of the line to the baseline the font asks for.
  let baseline: Double
  /// How much wider than the font's own its characters are.
  let widening: Double
  /// Points added to every character: the size's own tracking and the scene's.
  let tracking: Double
  /// The font's; a text's is also that of its characters.
  let confidence: LayoutRule.Confidence

  /// A set of four masters: regular and bold, or regular and ultra-light, at text and display size.
  enum Face { case upright, light, italic }

  /// What makes its widths unsure; nil where they were measured.
  let doubt: WidthKind?

  /// From baseline to baseline with the `spacing` of `lineSpacing(_:)`: the style's leading counts
  /// towards it (measured on macOS 26). A style may set its lines closer than high.
  func linePitch(spacing: Double) -> Double {
    let own = (styleLineSpacing ?? lineHeight) + leading.change
    return spacing > 0 ? max(own, lineHeight + spacing) : own
  }

  /// In points.
  func advance(_ glyph: Int, of glyphs: SystemFontGlyphs) -> Double {
    if isMonospaced { return 1266 * size / 2048 + tracking }
    return points(glyphs.figures(glyph, face), mixture) + tracking
  }

  /// In points; a font without pairs has none.
  func kerning(_ left: Int, _ right: Int, of glyphs: SystemFontGlyphs) -> Double {
    isMonospaced ? 0 : points(glyphs.kerning(left, right), kerningMixture)
  }

  private func points(
    _ figures: SystemFontGlyphs.Figures, _ mixture: SIMD4<Double>
  ) -> Double {
    (mixture * SIMD4<Double>(figures)).sum() * size * widening / 2048
  }
}

extension SystemFont {
  /// The font that applies in an environment.
  init(_ environment: EnvironmentValues) {
    let platform = environment.platform
    // A Mac's default is the 13 point system font rather than the body style (macOS 26.2).
    let font = environment.font ?? (platform.kind == .mac ? Font(.size(13)) : .body)
    leading = font.leading
    var style: Font.TextStyle?
    var isKnown = true
    var size: Double
    switch font.base {
    case .style(let named):
      let metrics = TextStyles.metrics(named, at: environment.dynamicTypeSize, on: platform)
      style = named
      size = metrics.size
      styleLineSpacing = metrics.lineSpacing
    case .size(let points):
      size = Self.usable(points)
      styleLineSpacing = nil
    case .custom(_, let points, let relative):
      size = environment.scaled(Self.usable(points), relativeTo: relative ?? .body)
      styleLineSpacing = nil
      isKnown = false
    }

    let isBold = environment.bold || font.bold
    let ownWeight = style.map { TextStyles.weight($0, on: platform) } ?? .regular
    let boldWeight = style.map { TextStyles.boldWeight($0, on: platform) } ?? .bold
    let weight = environment.fontWeight ?? font.weight ?? (isBold ? boldWeight : ownWeight)
    let boldness = Self.boldness(of: weight)
    let design = environment.fontDesign ?? font.design
    // A line stays as high as that of the text's own size.
    let lineSize = size
    let isScaled =
      environment.isSecondaryText && isKnown && (design == .standard || design == .rounded)
    let secondary = isScaled ? SecondaryScale(of: size, weight) : nil
    size *= secondary?.factor ?? 1
    widening = secondary?.widening ?? 1
    self.size = size
    self.weight = weight
    self.design = design
    self.boldness = boldness
    let isSlanted = environment.italic || font.italic
    face = isSlanted ? .italic : boldness < 0 ? .light : .upright
    let display = design == .rounded ? 1 : Self.displayFraction(size)
    func mixture(_ heavy: Double) -> SIMD4<Double> {
      SIMD4(
        (1 - heavy) * (1 - display), (1 - heavy) * display, heavy * (1 - display), heavy * display)
    }
    self.mixture = mixture(face == .light ? boldness / Self.ultraLight : boldness)
    kerningMixture = mixture(max(boldness, 0))

    isMonospaced = design == .monospaced
    hasMonospacedDigits = environment.monospacedDigits || font.monospacedDigits
    let (units, isTrackingMeasured) =
      design == .rounded ? Self.roundedTracking.value(at: size) : Self.tracking.value(at: size)
    // Tracking wins where a scene sets both.
    let extra = (environment.tracking != 0 ? environment.tracking : environment.kerning).orZero
    tracking =
      (isMonospaced ? 0 : units * size / 2048) + (secondary?.tracking ?? 0) + extra
    doubt =
      switch (design, face) {
      case _ where !isKnown: .namedFonts
      case (.serif, _): .serif
      case (.rounded, _): .rounded
      case (.monospaced, let face): face == .italic ? .italics : nil
      case (_, .italic): boldness == 0 ? .italics : .boldItalics
      case (_, .light): .lightWeights
      case (_, .upright): isTrackingMeasured ? nil : .unusualSizes
      }
    confidence =
      doubt == nil && isTrackingMeasured && extra == 0 && !isScaled ? .observed : .inferred

    switch platform.kind {
    case .ios:
      ascent = lineSize * 1950 / 2048
      descent = lineSize * 494 / 2048
      lineHeight = ascent + descent
      baseline = ascent
    case .mac:
      // macOS rounds a line to whole points (baseline 13 in a line of 16 at 13 points).
      ascent = lineSize * 1980 / 2048
      descent = lineSize * 432 / 2048
      lineHeight =
        style.flatMap { Self.macStyleHeights[$0] } ?? Self.macLineHeights[lineSize]
        ?? (ascent.rounded() + descent.rounded())
      baseline = ascent.rounded()
    }
    capHeight = lineSize * 1443 / 2048
  }

  /// Negative and non-finite sizes are the scene's mistake; they must not reach the arithmetic.
  private static func usable(_ size: Double) -> Double {
    size.isFinite ? min(max(size, 0), 10_000) : 17
  }

  /// How far from regular (0) to bold (1) a weight is, as measured of letters; black lies as far beyond
  /// bold. Lighter ones are parts of ultra-light.
  private static func boldness(of weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: ultraLight
    case .thin: 0.78377 * ultraLight
    case .light: 0.34055 * ultraLight
    case .regular: 0
    case .medium: 0.36669921875
    case .semibold: 0.63330078125
    case .bold: 1
    case .heavy: 1.5333251953125
    case .black: 2
    }
  }

  private static let ultraLight = -0.5

  /// How far from the text (0, up to 17 points) to the display master (1, from 28 points) a size
  /// is.
  private static func displayFraction(_ size: Double) -> Double {
    switch size {
    case ...17: 0
    case ..<19: (size - 17) / 22
    case ..<24: 2 / 22 + (size - 19) * 16 / 110
    case ..<28: 18 / 22 + (size - 24) / 22
    default: 1
    }
  }

  /// Heights of a line of `.system(size:)` recorded on macOS 26.2 (16 points: macOS 15), in points.
  private static let macLineHeights: [Double: Double] = [
    10: 13, 11: 14, 12: 15, 13: 16, 15: 19, 16: 19, 17: 20, 20: 24, 22: 26, 24: 28, 26: 30, 32: 38,
    40: 47,
  ]

  /// Of lines in styles that are higher than those of their size, below the baseline: printed by
  /// skip-ui's tests; matron-apple's pictures of macOS 26 have the second one.
  private static let macStyleHeights: [Font.TextStyle: Double] = [.largeTitle: 31, .title2: 21]

  private static let tracking = TrackingTable([
    .init(text: SystemFontAdvances.publishedTracking, isMeasured: true),
    .init(text: SystemFontAdvances.documentedTracking),
  ])

  private static let roundedTracking = TrackingTable([
    .init(text: SystemFontAdvances.roundedTracking, unit: 2.048)
  ])
}

/// A font after `textScale(.secondary)` (read off macOS 26 with a text renderer).
private struct SecondaryScale {
  let factor: Double
  /// In points, after every character.
  let tracking: Double
  /// The scaled face is heavier, and so its characters wider.
  let widening: Double

  /// Constant up to 17 points and from 70 points, in between on a line.
  init(of size: Double, _ weight: Font.Weight) {
    let (small, large, spacing) =
      switch weight {
      case .ultraLight: (0.8, 0.46, 0.16)
      case .thin: (0.8, 0.46, 0.15)
      case .light: (0.8, 0.46, 0.1854)
      case .regular: (0.8, 0.46, 0.25)
      case .medium: (0.8, 0.48, 0.4147)
      case .semibold: (0.84, 0.49, 0.0)
      case .bold: (0.85, 0.5, -0.05)
      case .heavy: (0.85, 0.52, 0.2)
      case .black: (0.87, 0.55, 0.35)
      }
    let progress = min(max((size - 17) / 53, 0), 1)
    factor = small - (small - large) * progress
    tracking = spacing * (1 - progress)
    widening =
      weight.rawValue >= Font.Weight.bold.rawValue ? 1.034 : weight == .medium ? 1.017 : 1.024
  }
}

/// Units of 1/2048 of the point size added to each character, by point size.
private struct TrackingTable {
  private var entries: [(size: Double, units: Double, isMeasured: Bool)] = []

  struct Source {
    var text: String
    /// In 1/2048 of the point size.
    var unit = 1.0
    var isMeasured = false
  }

  init(_ sources: [Source]) {
    for source in sources { add(source) }
    entries.sort { $0.size < $1.size }
  }

  /// Between two sizes the value is interpolated, beyond the table it is the nearest.
  func value(at size: Double) -> (units: Double, isMeasured: Bool) {
    guard let above = entries.firstIndex(where: { $0.size >= size }) else {
      return (entries.last?.units ?? 0, false)
    }
    let upper = entries[above]
    guard upper.size > size, above > 0 else {
      return (upper.units, upper.isMeasured && upper.size == size)
    }
    let lower = entries[above - 1]
    let fraction = (size - lower.size) / (upper.size - lower.size)
    return (lower.units + fraction * (upper.units - lower.units), false)
  }

  private mutating func add(_ source: Source) {
    for entry in source.text.split(whereSeparator: \.isWhitespace) {
      let numbers = entry.split(separator: ":").compactMap { Double($0) }
      guard numbers.count == 2 else { continue }
      entries.append((numbers[0], numbers[1] * source.unit, source.isMeasured))
    }
  }
}
