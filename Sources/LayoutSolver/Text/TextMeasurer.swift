/// A text laid out in lines.
public struct TextLayout {
  /// In points, rounded up to the pixel grid; never wider than what was proposed.
  public var size: Size
  /// The lines as they are drawn, without the space they were broken at; truncated ones end in `…`.
  public var lines: [String]
  /// From the top of the text to the baseline of its first and last line, in points.
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var isTruncated: Bool
  /// How sure the size is: that of the least sure character's advance width.
  public var confidence: LayoutRule.Confidence
}

/// What the default spacing between a text and its neighbours is made of, in points.
public struct TextMetrics: Hashable, Sendable {
  public var ascent: Double
  /// Positive, below the baseline.
  public var descent: Double
  public var capHeight: Double
  /// The font's own line gap, 0 for the system font.
  public var leading: Double
}

/// Measures one text: words are measured once, each proposal then only breaks lines.
public final class TextMeasurer {
  public let metrics: TextMetrics

  public init(content: TextContent, environment: EnvironmentValues) {
    metrics = TextMetrics(ascent: 16.187, descent: 4.1, capHeight: 11.978, leading: 0)  // STUB
  }

  /// The size for a proposal (nil: ideal, infinity: maximum); no lines are built.
  public func size(width: Double?, height: Double?) -> Size { .zero }

  /// The size and the lines for a proposal.
  public func layout(width: Double?, height: Double?) -> TextLayout {
    TextLayout(
      size: .zero, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false,
      confidence: .inferred)
  }
}
