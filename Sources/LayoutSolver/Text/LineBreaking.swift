/// What a character means for breaking lines: the classes of Unicode's line breaking algorithm
/// (UAX #14) that Latin, Greek and Cyrillic text has, with what was measured of SwiftUI. For every
/// other character that algorithm itself is asked.
enum LineBreaking: UInt8 {
  case ordinary
  /// Ends a word; stays on the line it ends.
  case space
  /// Ends the line.
  case newline
  /// May be followed by a break inside a word, but not before a digit: `-`, `/`, dashes.
  case hyphen
  case digit
  /// May be broken before and after.
  case image
  /// Never begins a line.
  case closing
  /// Never ends a line.
  case opening
  /// A break without a sign: the zero width space.
  case opportunity
  /// Of another script, an emoji or a symbol.
  case foreign
  /// A space of another script, which stays on the line it ends.
  case foreignSpace

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09, 0x20: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x30...0x39: self = .digit
    case 0x2D, 0x2F, 0x2010, 0x2013, 0x2014: self = .hyphen
    case 0x28, 0x5B, 0x7B: self = .opening
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
    case ..<0x590: self = .ordinary
    case 0x200B: self = .opportunity
    case 0x2000...0x2006, 0x2008...0x200A, 0x205F: self = .space
    case 0x1680, 0x3000: self = .foreignSpace
    case 0x1E00...0x206F, 0x20A0...0x218F: self = .ordinary
    default: self = .foreign
    }
  }

  var isSpace: Bool { self == .space || self == .foreignSpace }

  var isForeign: Bool { self == .foreign || self == .foreignSpace }

  /// Whether a line may end after this character where `next` follows; nil where Unicode's
  /// algorithm tells.
  func allowsBreak(before next: LineBreaking) -> Bool? {
    switch (self, next) {
    case (_, .space), (_, .foreignSpace), (_, .newline): false
    case _ where isForeign || next.isForeign: nil
    case (_, .closing), (.opening, _): false
    case (.space, _), (.opportunity, _), (.image, _), (_, .image): true
    case (.hyphen, .digit), (.hyphen, .hyphen): false
    case (.hyphen, _): true
    default: false
    }
  }
}
