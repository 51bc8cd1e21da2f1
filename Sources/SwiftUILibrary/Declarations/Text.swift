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
    init?(nsUnderlineStyle: NSUnderlineStyle) {
      if nsUnderlineStyle.rawValue & 0xF == 0 { return nil }
    }
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
struct NSUnderlineStyle: OptionSet, Hashable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let single = NSUnderlineStyle(rawValue: 1)
  static let thick = NSUnderlineStyle(rawValue: 2)
  static let double = NSUnderlineStyle(rawValue: 9)
  static let patternDot = NSUnderlineStyle(rawValue: 256)
  static let patternDash = NSUnderlineStyle(rawValue: 512)
  static let patternDashDot = NSUnderlineStyle(rawValue: 768)
  static let patternDashDotDot = NSUnderlineStyle(rawValue: 1024)
  static let byWord = NSUnderlineStyle(rawValue: 32768)
}
