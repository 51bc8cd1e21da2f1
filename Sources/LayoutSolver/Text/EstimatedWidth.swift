/// Widths of characters the system font's figures don't cover, in multiples of the point size.
///
/// None is measured on a current system: ten such characters may be a point or more off. A text
/// with one states that in its confidence.
enum EstimatedWidth {
  /// The width of an emoji, nil for anything else. Small emoji are wider than their size (a
  /// curve through browser measurements: 20.5 points at 17).
  static func ofEmoji(_ scalars: String.UnicodeScalarView, size: Double) -> Double? {
    guard let first = scalars.first, first.value > 0xA8 else { return keycap(scalars, size) }
    let properties = first.properties
    let isEmoji =
      properties.isEmojiPresentation
      || (properties.isEmoji && scalars.contains { $0 == "\u{FE0F}" })
    return isEmoji ? emojiWidth(size) : nil
  }

  /// The width of a Korean, Japanese or Chinese character, which the system font's tracking isn't
  /// added to; nil for any other. By KiwiDesk's labels (issues 693 and 864, PR 695: macOS 26.6, 13
  /// points), to a tenth of a point in eight to fourteen characters.
  /// - Parameter amongKana: whether the text has kana, with which Chinese characters and punctuation
  ///   are set in the Japanese font.
  static func ofEastAsian(_ scalar: Unicode.Scalar, amongKana: Bool) -> Double? {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: 0.865
    case 0x3040...0x30FF: kana
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF:
      amongKana ? kana : 1
    default: nil
    }
  }

  /// Between Japanese and Latin letters or digits since macOS 26 (one label, to a tenth of a point);
  /// taken to hold on iOS, too.
  static let gapBesideJapanese = 1.0 / 8

  static func setsScriptsApart(on platform: Platform) -> Bool { platform.os >= 26 }

  private static let kana = 1000.0 / 1083

  /// The width of another character that begins with `scalar`; `bold` is 0 for regular, 1 for bold.
  static func ems(of scalar: Unicode.Scalar, bold: Double) -> Double {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    // Before AM and PM: two points of eleven in WordsLearner's and home-assistant's pictures, iOS 26.
    case .spaceSeparator: return scalar == "\u{202F}" ? 0.19 : 576.0 / 2048
    // As N and as n.
    case .uppercaseLetter, .titlecaseLetter: return (1520 + 53 * bold) / 2048
    case .lowercaseLetter, .otherLetter, .modifierLetter, .spacingMark:
      return (1195 + 89.5 * bold) / 2048
    case .decimalNumber: return 1290.0 / 2048
    default: return 0.8
    }
  }

  private static func keycap(_ scalars: String.UnicodeScalarView, _ size: Double) -> Double? {
    scalars.contains { $0 == "\u{20E3}" } ? emojiWidth(size) : nil
  }

  private static func emojiWidth(_ size: Double) -> Double {
    switch size {
    case ...16: 1.25
    case ..<24: (20 + (size - 16) / 2) / size
    default: 1
    }
  }
}
