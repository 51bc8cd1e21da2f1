import LayoutSolver

/// A line of text with the place and the width that the layout gave it.
///
/// The fonts of a machine are as wide as they are. A line is made narrower or wider as a whole, rather
/// than by the gaps between its letters: letters that are joined stay joined, a line in two directions
/// keeps its parts in proportion, and each letter stands where it would in the layout's font to a part
/// of a point.
public struct TextLine: Sendable {
  public struct Run: Sendable {
    public var string: String
    public var font: DrawnFont
    public var paint: Paint
    public var isItalic: Bool
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// What stands in place of its one character.
    public var symbol: String?

    public init(
      _ string: String, _ font: DrawnFont, _ paint: Paint, isItalic: Bool = false,
      isUnderlined: Bool = false, isStruckThrough: Bool = false, symbol: String? = nil
    ) {
      (self.string, self.font, self.paint) = (string, font, paint)
      self.isItalic = isItalic
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.symbol = symbol
    }
  }

  public enum Anchor: Sendable { case start, middle, end }

  public var runs: [Run]
  /// Where its baseline begins, ends or has its middle, in its own space.
  public var origin: Point
  public var anchor: Anchor
  /// In points; nil for that of the font.
  public var width: Double?
  public var placement: Placement

  public init(
    _ runs: [Run], at origin: Point, _ anchor: Anchor = .start, width: Double? = nil,
    in placement: Placement
  ) {
    (self.runs, self.origin, self.anchor) = (runs, origin, anchor)
    (self.width, self.placement) = (width, placement)
  }

  var string: String { runs.map(\.string).joined() }

  /// How much wider it is drawn than its font has it.
  func stretch(of natural: Double) -> Double {
    guard let width, width > 0, natural > 0 else { return 1 }
    return min(max(width / natural, 0.4), 2.5)
  }

  /// Where it begins, when it is drawn so wide.
  func start(_ drawn: Double) -> Double {
    switch anchor {
    case .start: origin.x
    case .middle: origin.x - drawn / 2
    case .end: origin.x - drawn
    }
  }
}

extension DrawnFont {
  /// The fonts looked for, the best first; the first of them that a machine has is taken, for each
  /// letter one that has it.
  var families: [String] {
    let system = [
      "Inter", "SF Pro Text", "Helvetica Neue", "Noto Sans", "DejaVu Sans", "sans-serif",
    ]
    let own = family.map { [$0.split(separator: "-").first.map(String.init) ?? $0] } ?? []
    switch design {
    case .standard:
      // As San Francisco, Inter has other letters for titles than for texts.
      return own + (size >= 20 ? ["Inter Display"] : []) + system
    case .rounded: return own + ["SF Pro Rounded", "Nunito", "Quicksand"] + system
    case .serif:
      return own + ["New York", "Source Serif 4", "Noto Serif", "DejaVu Serif", "serif"]
    case .monospaced:
      return own + ["SF Mono", "JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "monospace"]
    }
  }

  /// As fonts count it, 100 to 900.
  var weightNumber: Int32 { Int32(weight.rawValue + 1) * 100 }
}
