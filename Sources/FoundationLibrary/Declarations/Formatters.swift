class Formatter: NSObject {
  enum UnitStyle: Int { case short = 1, medium, long }
  override init() {}
}
extension DateFormatter {
  static func localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}
class LengthFormatter: Formatter {
  enum Unit { case millimeter, centimeter, meter, kilometer, inch, foot, yard, mile }
  var isForPersonHeightUse = false
  var unitStyle = Formatter.UnitStyle.medium
  override init() {}
  func string(fromValue value: Double, unit: Unit) -> String {
    let symbols: [Unit: String] = [
      .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in",
      .foot: "ft", .yard: "yd", .mile: "mi",
    ]
    return value.formatted(.number.precision(.fractionLength(0...3))) + " "
      + (symbols[unit] ?? "")
  }
}
class ISO8601DateFormatter: Formatter {
  struct Options: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let withYear = Options(rawValue: 1)
    static let withMonth = Options(rawValue: 2)
    static let withWeekOfYear = Options(rawValue: 4)
    static let withDay = Options(rawValue: 16)
    static let withTime = Options(rawValue: 32)
    static let withTimeZone = Options(rawValue: 64)
    static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
    static let withDashSeparatorInDate = Options(rawValue: 256)
    static let withColonSeparatorInTime = Options(rawValue: 512)
    static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
    static let withFractionalSeconds = Options(rawValue: 2048)
    static let withFullDate = Options(rawValue: 275)
    static let withFullTime = Options(rawValue: 1632)
    static let withInternetDateTime = Options(rawValue: 1907)
  }
  var formatOptions: Options = .withInternetDateTime
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var timeZone: TimeZone! = TimeZone.gmt
  override init() {}
}
struct PersonNameComponents: Hashable, Codable {
  var namePrefix: String?
  var givenName: String?
  var middleName: String?
  var familyName: String?
  var nameSuffix: String?
  var nickname: String?
  init() {}
  func formatted() -> String {
    [givenName, familyName].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
class PersonNameComponentsFormatter: Formatter {
  enum Style: Int { case `default`, short, medium, long, abbreviated }
  var style = Style.default
  override init() {}
  func string(from components: PersonNameComponents) -> String {
    switch style {
    case .short: return components.nickname ?? components.givenName ?? components.formatted()
    case .abbreviated:
      let names = [components.givenName, components.familyName].compactMap { $0?.first }
      return String(names)
    case .long:
      let all = [
        components.namePrefix, components.givenName, components.middleName, components.familyName,
        components.nameSuffix,
      ]
      return all.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    case .default, .medium: return components.formatted()
    }
  }
  static func localizedString(
    from components: PersonNameComponents, style: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }
}
