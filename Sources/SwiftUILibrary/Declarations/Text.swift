extension Text {
  enum DateStyle: Hashable {
    case date, time, relative, offset, timer
  }
  enum Scale: Hashable {
    case `default`, secondary
  }
  struct LineStyle: Hashable {
    static let single = LineStyle()
    init(pattern: Pattern = .solid, color: Color? = nil) {}
    enum Pattern: Hashable {
      case solid, dot, dash, dashDot, dashDotDot
    }
  }
  enum TruncationMode: Hashable {
    case head, tail, middle
  }
  enum Case: Hashable {
    case uppercase, lowercase
  }
}
enum TextAlignment: Hashable, CaseIterable {
  case leading, center, trailing
}
