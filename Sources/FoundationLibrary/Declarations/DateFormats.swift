struct DateRelativeFormatStyle: FormatStyle {
  typealias FormatInput = Date
  enum Presentation { case numeric, named }
  enum UnitsStyle { case wide, spellOut, abbreviated, narrow }
  var presentation: Presentation = .numeric
  var unitsStyle: UnitsStyle = .wide
}

struct DateISO8601FormatStyle: FormatStyle {
  typealias FormatInput = Date
}

struct DateIntervalFormatStyle: FormatStyle {
  typealias FormatInput = Range<Date>
}

struct DurationTimeFormatStyle: FormatStyle {
  typealias FormatInput = Duration
  struct Pattern {
    var kind: String
    var hours = 1
    var minutes = 1
    var places = 0
    static let hourMinute = Pattern(kind: "hourMinute")
    static let hourMinuteSecond = Pattern(kind: "hourMinuteSecond")
    static let minuteSecond = Pattern(kind: "minuteSecond")
    static func hourMinute(padHourToLength length: Int) -> Pattern {
      Pattern(kind: "hourMinute", hours: length)
    }
    static func hourMinuteSecond(
      padHourToLength length: Int, fractionalSecondsLength: Int = 0
    ) -> Pattern {
      Pattern(kind: "hourMinuteSecond", hours: length, places: fractionalSecondsLength)
    }
    static func minuteSecond(
      padMinuteToLength length: Int, fractionalSecondsLength: Int = 0
    ) -> Pattern {
      Pattern(kind: "minuteSecond", minutes: length, places: fractionalSecondsLength)
    }
  }
  var pattern: Pattern
}

struct DurationUnitsFormatStyle: FormatStyle {
  typealias FormatInput = Duration
  enum Unit: Hashable, CaseIterable {
    case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds
  }
  enum UnitWidth { case wide, abbreviated, condensedAbbreviated, narrow }
  var allowed: Set<Unit>
  var width: UnitWidth
  var maximumUnitCount: Int?
}

struct ByteCountFormatStyle: FormatStyle {
  typealias FormatInput = Int
  enum Style { case file, memory, decimal, binary }
  var style: Style = .file
}

extension FormatStyle {
  static func relative(
    presentation: DateRelativeFormatStyle.Presentation,
    unitsStyle: DateRelativeFormatStyle.UnitsStyle = .wide
  ) -> DateRelativeFormatStyle {
    DateRelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
  }
  static var iso8601: DateISO8601FormatStyle { DateISO8601FormatStyle() }
  static var interval: DateIntervalFormatStyle { DateIntervalFormatStyle() }
  static func time(pattern: DurationTimeFormatStyle.Pattern) -> DurationTimeFormatStyle {
    DurationTimeFormatStyle(pattern: pattern)
  }
  static func units(
    allowed: Set<DurationUnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: DurationUnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil
  ) -> DurationUnitsFormatStyle {
    DurationUnitsFormatStyle(
      allowed: allowed, width: width, maximumUnitCount: maximumUnitCount)
  }
  static func byteCount(style: ByteCountFormatStyle.Style) -> ByteCountFormatStyle {
    ByteCountFormatStyle(style: style)
  }
}
extension Date {
  typealias RelativeFormatStyle = DateRelativeFormatStyle
  typealias ISO8601FormatStyle = DateISO8601FormatStyle
  typealias IntervalFormatStyle = DateIntervalFormatStyle
  func formatted<F: Foundation.FormatStyle>(_ style: F) -> String { style.format(self) }
  func ISO8601Format() -> String { formatted(.iso8601) }
}
extension Range where Bound == Date {
  func formatted<F: FormatStyle>(_ style: F) -> String { style.format(self) }
}
extension Duration {
  typealias TimeFormatStyle = DurationTimeFormatStyle
  typealias UnitsFormatStyle = DurationUnitsFormatStyle
  func formatted<F: FormatStyle>(_ style: F) -> String { style.format(self) }
  func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
}
extension Int {
  func formatted(_ style: ByteCountFormatStyle) -> String { style.format(self) }
}
