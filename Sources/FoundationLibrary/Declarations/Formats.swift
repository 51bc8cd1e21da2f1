protocol FormatStyle {
  associatedtype FormatInput
  associatedtype FormatOutput = String
  func format(_ value: FormatInput) -> FormatOutput
}

struct DateFormatStyle: FormatStyle {
  typealias FormatInput = Date
}

extension Date {
  mutating func addTimeInterval(_ timeInterval: Double) {
    self = addingTimeInterval(timeInterval)
  }
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
enum CurrencyFormatPresentation { case standard, narrow, isoCode, fullName }
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
  let listType: ListType
  let width: Width
  var locale = Locale.current
  func locale(_ locale: Locale) -> ListFormatStyle {
    var copy = self
    copy.locale = locale
    return copy
  }
  func format(_ value: [String]) -> String { joined(value) }
}
struct MemberListFormatStyle<Style: FormatStyle>: FormatStyle {
  typealias FormatInput = [Style.FormatInput]
  let memberStyle: Style
  var list: ListFormatStyle
  func locale(_ locale: Locale) -> MemberListFormatStyle<Style> {
    MemberListFormatStyle(memberStyle: memberStyle, list: list.locale(locale))
  }
  func format(_ value: [Style.FormatInput]) -> String {
    list.format(value.map { memberStyle.format($0) })
  }
}
extension FormatStyle {
  static func list(
    type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard
  ) -> ListFormatStyle { ListFormatStyle(listType: type, width: width) }
  static func list<Style: FormatStyle>(
    memberStyle: Style, type: ListFormatStyle.ListType,
    width: ListFormatStyle.Width = .standard
  ) -> MemberListFormatStyle<Style> {
    MemberListFormatStyle(
      memberStyle: memberStyle, list: ListFormatStyle(listType: type, width: width))
  }
}
extension Sequence where Element: StringProtocol {
  func formatted() -> String { formatted(.list(type: .and)) }
  func formatted(_ style: ListFormatStyle) -> String { style.format(map { String($0) }) }
}
extension Sequence {
  func formatted<Style: FormatStyle>(_ style: MemberListFormatStyle<Style>) -> String {
    style.format(Array(self))
  }
}
