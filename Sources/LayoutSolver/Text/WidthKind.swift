/// Letters whose widths aren't the system font's own figures, or not only those: how they are made,
/// and how far off that was where somebody recorded SwiftUI's.
public enum WidthKind: Int, CaseIterable, Sendable {
  case accentedLatin, cyrillic, greek, japanese, korean, chinese, arabic, hebrew, thai, devanagari
  case otherScripts, emoji, signs
  case lightWeights, italics, boldItalics, rounded, serif, unusualSizes, namedFonts

  /// As documents and findings name them.
  public var name: String { row.name }
  /// By what their widths are estimated.
  public var means: String { row.means }
  /// How many, of what, on which release; nil for none.
  public var recordings: String? { row.recordings }
  /// How far off the middle one and the worst are, in words.
  public var median: String { row.median }
  public var largest: String { row.largest }
  /// The largest error, as a part of a text's width; nil where nothing was recorded.
  public var largestPart: Double? { row.part }

  /// What is taken for a largest error that isn't known.
  static let unknownPart = 0.1

  var part: Double { row.part ?? Self.unknownPart }

  private struct Row {
    var name: String
    var means: String
    var recordings: String?
    var median = "not known"
    var largest = "not known"
    var part: Double?
  }

  private var row: Row {
    switch self {
    case .accentedLatin:
      Row(
        name: "accented Latin letters", means: "the system font's figures for the base letter",
        recordings: "13 labels of KiwiDesk, macOS 26.6", median: "0.3 points",
        largest: "0.5 points", part: 0.004)
    case .cyrillic:
      Row(
        name: "Cyrillic letters", means: "fitted", recordings: "4 labels of KiwiDesk",
        median: "0.4 points", largest: "0.5 points", part: 0.004)
    case .greek: Row(name: "Greek letters", means: "fitted, or as a Latin letter that looks alike")
    case .japanese:
      Row(
        name: "Japanese letters",
        means:
          "kana and, in a text with kana, Chinese characters 1000/1083 of the size; an eighth of "
          + "it beside Latin letters since macOS 26",
        recordings: "3 labels of KiwiDesk", median: "0.5 points", largest: "0.5 points", part: 0.005
      )
    case .korean:
      Row(
        name: "Korean letters", means: "0.865 of the size", recordings: "1 label of KiwiDesk",
        median: "0.4 points", largest: "0.4 points", part: 0.005)
    case .chinese:
      Row(
        name: "Chinese characters", means: "the size",
        recordings: "six characters, iOS 9 and later; one at six sizes, iOS 10", median: "1.9 %",
        largest: "2.0 %", part: 0.02)
    case .arabic:
      Row(
        name: "Arabic letters", means: "the joined forms of Noto Sans Arabic",
        recordings: "2 words and 2 lines of textual, iOS 26", median: "1.0 %", largest: "1.4 %",
        part: 0.014)
    case .hebrew: Row(name: "Hebrew letters", means: "Noto Sans Hebrew")
    case .thai: Row(name: "Thai letters", means: "Noto Sans Thai")
    case .devanagari: Row(name: "Devanagari letters", means: "Noto Sans Devanagari")
    case .otherScripts:
      Row(name: "letters of other scripts", means: "a Latin n, or N for a capital")
    case .emoji: Row(name: "emoji", means: "a curve through measurements of a browser")
    case .signs: Row(name: "signs beyond ASCII", means: "fitted, or as a sign that looks alike")
    case .lightWeights:
      Row(
        name: "ultra-light, thin and light letters",
        means: "measured letters, with the regular weight's pairs",
        recordings: "36 strings of openuikit at 8 and 28 points, iOS 26.1", median: "0.1 %",
        largest: "1.2 %", part: 0.012)
    case .italics:
      Row(
        name: "italic letters", means: "measured letters, with the upright ones' pairs",
        recordings:
          "12 strings of openuikit at 8 and 28 points, iOS 26.1; a word of textual, iOS 26",
        median: "0.0 %", largest: "0.2 %", part: 0.003)
    case .boldItalics:
      Row(name: "italic letters of other weights", means: "as much wider as upright ones are")
    case .rounded:
      Row(
        name: "rounded letters",
        means: "the display letters' figures at every size, with Apple's tracking table",
        recordings: "21 lines of rckim77/Sudoku's pictures, semibold, iOS 26.1", median: "0.1 %",
        largest: "0.3 %", part: 0.003)
    case .serif: Row(name: "serif letters", means: "the system font's figures")
    case .unusualSizes:
      Row(
        name: "letters below 8 and above 40 points or of a fraction's size",
        means: "tracking of Apple's table, and between its sizes")
    case .namedFonts: Row(name: "letters of a named font", means: "the system font's figures")
    }
  }
}

/// Several kinds.
struct WidthKinds: Equatable {
  private var bits: UInt32 = 0

  mutating func insert(_ kind: WidthKind) { bits |= 1 << UInt32(kind.rawValue) }

  var all: [WidthKind] { WidthKind.allCases.filter { bits & 1 << UInt32($0.rawValue) != 0 } }
}

extension WidthKind {
  /// Of a character that isn't one of the measured ones.
  /// - Parameter amongKana: whether its text has kana.
  init(_ scalar: Unicode.Scalar, amongKana: Bool) {
    self =
      switch scalar.value {
      case ..<0x80, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x36F, 0x1E00...0x1EFF: .accentedLatin
      case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
      case 0x400...0x52F: .cyrillic
      case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
      case 0x600...0x6FF, 0x750...0x77F: .arabic
      case 0x900...0x97F: .devanagari
      case 0xE00...0xE7F: .thai
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .korean
      case 0x3040...0x30FF: .japanese
      case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF:
        amongKana ? .japanese : .chinese
      default: scalar.properties.isAlphabetic ? .otherScripts : .signs
      }
  }
}
