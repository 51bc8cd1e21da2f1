protocol FormatStyle {
  associatedtype FormatInput
  associatedtype FormatOutput = String
  func format(_ value: FormatInput) -> FormatOutput
}

struct DateFormatStyle: FormatStyle {
  typealias FormatInput = Date
}

extension Date {
  typealias FormatStyle = DateFormatStyle
}
enum DateFieldFormat: Hashable {
  case defaultDigits, twoDigits, wide, abbreviated, narrow, short, padded, oneDigit
  case bareHour, bareTwoDigitHour
  enum AMPM { case omitted, narrow, abbreviated, wide }
  static func defaultDigits(amPM: AMPM) -> DateFieldFormat {
    amPM == .omitted ? .bareHour : .defaultDigits
  }
  static func twoDigits(amPM: AMPM) -> DateFieldFormat {
    amPM == .omitted ? .bareTwoDigitHour : .twoDigits
  }
  static func conversationalDefaultDigits(amPM: AMPM) -> DateFieldFormat {
    defaultDigits(amPM: amPM)
  }
}
struct NumberFormatPrecision: Hashable {
  let kind: String
  let lower: Int
  let upper: Int
  static func fractionLength(_ digits: Int) -> NumberFormatPrecision {
    NumberFormatPrecision(kind: "fraction", lower: digits, upper: digits)
  }
  static func fractionLength(_ range: ClosedRange<Int>) -> NumberFormatPrecision {
    NumberFormatPrecision(kind: "fraction", lower: range.lowerBound, upper: range.upperBound)
  }
  static func fractionLength(_ range: PartialRangeThrough<Int>) -> NumberFormatPrecision {
    NumberFormatPrecision(kind: "fraction", lower: 0, upper: range.upperBound)
  }
  static func fractionLength(_ range: PartialRangeFrom<Int>) -> NumberFormatPrecision {
    NumberFormatPrecision(
      kind: "fraction", lower: range.lowerBound, upper: max(6, range.lowerBound))
  }
  static func integerAndFractionLength(
    integer: Int, fraction: Int
  ) -> NumberFormatPrecision { fractionLength(fraction) }
  static func significantDigits(_ digits: Int) -> NumberFormatPrecision {
    NumberFormatPrecision(kind: "significant", lower: digits, upper: digits)
  }
  static func significantDigits(_ range: ClosedRange<Int>) -> NumberFormatPrecision {
    NumberFormatPrecision(
      kind: "significant", lower: range.lowerBound, upper: range.upperBound)
  }
  static func integerLength(_ digits: Int) -> NumberFormatPrecision {
    NumberFormatPrecision(kind: "integer", lower: digits, upper: digits)
  }
  static func integerLength(_ range: ClosedRange<Int>) -> NumberFormatPrecision {
    NumberFormatPrecision(kind: "integer", lower: range.lowerBound, upper: range.upperBound)
  }
}
enum NumberFormatGrouping { case automatic, never }
enum NumberFormatNotation { case automatic, scientific, compactName }
struct NumberFormatSign: Hashable {
  let kind: String
  static let automatic = NumberFormatSign(kind: "automatic")
  static let never = NumberFormatSign(kind: "never")
  static func always(includingZero: Bool = true) -> NumberFormatSign {
    NumberFormatSign(kind: includingZero ? "always" : "unlessZero")
  }
}
struct ListFormatStyle: FormatStyle, Hashable {
  typealias FormatInput = [String]
  enum ListType { case and, or }
  enum Width { case standard, short, narrow }
  let type: ListType
  let width: Width
  func format(_ value: [String]) -> String { value.formatted(self) }
}
extension FormatStyle {
  static func list(
    type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard
  ) -> ListFormatStyle { ListFormatStyle(type: type, width: width) }
}
extension Sequence where Element: StringProtocol {
  func formatted() -> String { formatted(.list(type: .and)) }
  func formatted(_ style: ListFormatStyle) -> String {
    let parts = map { String($0) }
    if style.width == .narrow && style.type == .and {
      return parts.joined(separator: ", ")
    }
    let word = style.type == .or ? "or" : style.width == .standard ? "and" : "&"
    switch parts.count {
    case 0: return ""
    case 1: return parts[0]
    case 2: return parts[0] + " " + word + " " + parts[1]
    default:
      return parts.dropLast().joined(separator: ", ") + ", " + word + " "
        + parts[parts.count - 1]
    }
  }
}
