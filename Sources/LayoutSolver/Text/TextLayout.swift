/// A text laid out in lines.
public struct TextLayout: Equatable {
  /// In points, rounded up to the pixel grid; never wider than what was proposed.
  public var size: Size
  /// The lines as they are drawn, without the space at their break; truncated ones have `…`.
  public var lines: [String]
  /// The width of each line without the spaces at its break, in points.
  public var lineWidths: [Double]
  /// From the top of the text to the baseline of its first and last line, in points.
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var isTruncated: Bool
  /// Below 1 where `minimumScaleFactor` made the text smaller.
  public var scale: Double
  /// How sure the size is: as the least sure character's advance width.
  public var confidence: LayoutRule.Confidence
}

/// What the default spacing between a text and its neighbours consists of, in points.
public struct TextMetrics: Hashable, Sendable {
  public var ascent: Double
  /// Positive, below the baseline.
  public var descent: Double
  public var capHeight: Double
  /// The leading of a text style's lines; 0 for a font given by its size.
  public var leading: Double
}

extension SystemFont {
  var metrics: TextMetrics {
    TextMetrics(
      ascent: ascent, descent: descent, capHeight: capHeight,
      leading: max((styleLineSpacing ?? 0) - (ascent + descent), 0))
  }
}

extension EnvironmentValues {
  /// The metrics of the font in effect, in points, to which controls adapt.
  public var fontMetrics: TextMetrics { SystemFont(self).metrics }
}
