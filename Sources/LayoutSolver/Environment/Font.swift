/// A font as a scene names it; its point size follows from the text style and the type size.
public struct Font: Hashable, Sendable {
  public enum TextStyle: Int, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
    case caption2
  }

  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: Int, Hashable, Sendable, CaseIterable {
    case standard, serif, rounded, monospaced
  }

  /// The distance between lines, relative to the font's own.
  public enum Leading: Int, Hashable, Sendable, CaseIterable {
    case standard, tight, loose

    /// Added to the distance from baseline to baseline, in points (Human Interface Guidelines,
    /// Typography; 2 less was recorded in the footers of lists, iOS 26).
    var change: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  public enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// In points; `.system(size:)`, which Dynamic Type doesn't scale.
    case size(Double)
    /// A font by name, whose widths are unknown here; sized as the system font, which a note says.
    case custom(name: String, size: Double, relativeTo: TextStyle?)
  }

  public var base: Base
  /// Nil for the style's own weight.
  public var weight: Weight?
  /// `.bold()`, which a text style answers with a weight of its own.
  public var bold = false
  public var design: Design = .standard
  public var italic = false
  public var monospacedDigits = false
  public var leading: Leading

  public init(
    _ base: Base, weight: Weight? = nil, design: Design = .standard, leading: Leading = .standard
  ) {
    self.base = base
    self.weight = weight
    self.design = design
    self.leading = leading
  }

  public static let body = Font(.style(.body))
}

public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

extension DynamicTypeSize: CustomStringConvertible {
  /// As SwiftUI writes it: `xSmall`.
  public var description: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }
}
