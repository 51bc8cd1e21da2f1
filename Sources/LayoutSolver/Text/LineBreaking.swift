/// What a character means for breaking lines: the classes of Unicode's line breaking algorithm
/// (UAX #14) that occur in interfaces.
enum LineBreaking: UInt8 {
  case ordinary
  /// Ends a word; stays on the line it ends.
  case space
  /// Ends the line.
  case newline
  /// May be followed by a break inside a word, but not before a digit: `-`, `/`, dashes.
  case hyphen
  case digit
  /// May be broken before and after: Chinese and Japanese characters, emoji.
  case ideograph
  /// Never begins a line.
  case closing
  /// Never ends a line.
  case opening
  /// A break without a sign: the zero width space.
  case opportunity

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09, 0x20: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x30...0x39: self = .digit
    case 0x2D, 0x2F, 0x2010, 0x2013, 0x2014: self = .hyphen
    case 0x28, 0x5B, 0x7B: self = .opening
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
    case ..<0x1680: self = .ordinary
    case 0x200B: self = .opportunity
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08: self = .opening
    // Brackets, stops, small kana and the length mark of Chinese and Japanese.
    case 0x3001...0x3003, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3041, 0x3043,
      0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FB, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E,
      0xFF1A, 0xFF1B, 0xFF1F:
      self = .closing
    case 0x2E80...0x303F, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFF60, 0x20000...0x3FFFF:
      self = .ideograph
    default: self = .ordinary
    }
  }

  /// Whether a line may end after this character where `next` follows.
  func allowsBreak(before next: LineBreaking) -> Bool {
    switch (self, next) {
    case (_, .space), (_, .newline), (_, .closing), (.opening, _): false
    case (.space, _), (.opportunity, _), (.ideograph, _), (_, .ideograph): true
    case (.hyphen, .digit), (.hyphen, .hyphen): false
    case (.hyphen, _): true
    default: false
    }
  }
}
