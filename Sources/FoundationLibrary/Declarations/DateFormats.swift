struct DateRelativeFormatStyle: FormatStyle {
  typealias FormatInput = Date
  enum Presentation { case numeric, named }
  enum UnitsStyle { case wide, spellOut, abbreviated, narrow }
  var presentation: Presentation = .numeric
  var unitsStyle: UnitsStyle = .wide
}

struct DateISO8601FormatStyle: FormatStyle {
  typealias FormatInput = Date
  enum DateSeparator: String { case dash = "-", omitted = "" }
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
  var locale = Locale.current
  func locale(_ locale: Locale) -> DurationTimeFormatStyle {
    DurationTimeFormatStyle(pattern: pattern, locale: locale)
  }
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
  var locale = Locale.current
  init(allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil) {
    allowed = allowedUnits
    self.width = width
    self.maximumUnitCount = maximumUnitCount
  }
  func locale(_ locale: Locale) -> DurationUnitsFormatStyle {
    var copy = self
    copy.locale = locale
    return copy
  }
}

struct ByteCountFormatStyle: FormatStyle {
  typealias FormatInput = Int64
  enum Style { case file, memory, decimal, binary }
  struct Units: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let bytes = Units(rawValue: 1)
    static let kb = Units(rawValue: 2)
    static let mb = Units(rawValue: 4)
    static let gb = Units(rawValue: 8)
    static let tb = Units(rawValue: 16)
    static let pb = Units(rawValue: 32)
    static let all = Units(rawValue: 0)
    static let `default` = Units(rawValue: 0)
  }
  var style: Style
  var allowedUnits: Units
  var spellsOutZero: Bool
  var includesActualByteCount: Bool
  var locale: Locale
  init(
    style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false, locale: Locale = Locale.current
  ) {
    self.style = style
    self.allowedUnits = allowedUnits
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
    self.locale = locale
  }
  func locale(_ locale: Locale) -> ByteCountFormatStyle {
    var copy = self
    copy.locale = locale
    return copy
  }
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
      allowedUnits: allowed, width: width, maximumUnitCount: maximumUnitCount)
  }
  static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> ByteCountFormatStyle {
    ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
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
extension Double {
  func formatted<F: FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Double {
    style.format(self)
  }
}
extension Int {
  func formatted<F: FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Int {
    style.format(self)
  }
  func formatted(_ style: ByteCountFormatStyle) -> String { style.format(Int64(self)) }
}
extension Int64 {
  func formatted(_ style: ByteCountFormatStyle) -> String { style.format(self) }
}
