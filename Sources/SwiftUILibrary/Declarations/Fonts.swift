extension Font {
  enum TextStyle: Hashable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout
    case footnote, caption, caption2
  }
  enum Weight: Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  enum Design: Hashable {
    case `default`, serif, rounded, monospaced
  }
  enum Leading: Hashable {
    case standard, tight, loose
  }
  enum Width: Hashable {
    case compressed, condensed, standard, expanded
  }
}
enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  var isAccessibilitySize: Bool { rawValue >= DynamicTypeSize.accessibility1.rawValue }
  static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }
}
