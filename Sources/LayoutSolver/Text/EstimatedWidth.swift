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

  /// The width of a character that begins with `scalar`; `bold` is 0 for regular, 1 for bold.
  static func ems(of scalar: Unicode.Scalar, bold: Double) -> Double {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return 0.87
    case 0x3040...0x30FF: return 0.923
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: return 1
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    case .spaceSeparator: return 576.0 / 2048
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
