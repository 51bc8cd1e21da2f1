struct Date: Hashable, Codable, Comparable, CustomStringConvertible, Strideable {
  typealias Stride = TimeInterval
  var timeIntervalSince1970: Double
  init(timeIntervalSince1970 seconds: Double) { timeIntervalSince1970 = seconds }
  init(timeIntervalSinceReferenceDate seconds: Double) {
    timeIntervalSince1970 = seconds + 978307200
  }
  init(timeIntervalSinceNow seconds: Double) {
    timeIntervalSince1970 = Date.now.timeIntervalSince1970 + seconds
  }
  init(timeInterval seconds: Double, since date: Date) {
    timeIntervalSince1970 = date.timeIntervalSince1970 + seconds
  }
  static let distantPast = Date(timeIntervalSince1970: -62135769600)
  static let distantFuture = Date(timeIntervalSince1970: 64092211200)
  var timeIntervalSinceReferenceDate: Double { timeIntervalSince1970 - 978307200 }
  static var timeIntervalSinceReferenceDate: Double {
    Date.now.timeIntervalSinceReferenceDate
  }
  var timeIntervalSinceNow: Double { timeIntervalSince(Date.now) }
  func timeIntervalSince(_ other: Date) -> Double {
    timeIntervalSince1970 - other.timeIntervalSince1970
  }
  func addingTimeInterval(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: timeIntervalSince1970 + seconds)
  }
  func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }
  func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
  func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame
  }
  static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSince1970 < rhs.timeIntervalSince1970
  }
  static func + (date: Date, seconds: Double) -> Date { date.addingTimeInterval(seconds) }
  static func - (date: Date, seconds: Double) -> Date { date.addingTimeInterval(-seconds) }
  static func += (date: inout Date, seconds: Double) { date = date + seconds }
  static func -= (date: inout Date, seconds: Double) { date = date - seconds }
  enum DateStyle: Hashable { case omitted, numeric, abbreviated, long, complete }
  enum TimeStyle: Hashable { case omitted, shortened, standard, complete }
}

struct DateComponents: Hashable, Codable, CustomStringConvertible {
  var calendar: Calendar? = nil
  var timeZone: TimeZone? = nil
  var era: Int? = nil
  var quarter: Int? = nil
  var weekdayOrdinal: Int? = nil
  var yearForWeekOfYear: Int? = nil
  func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .era: return era
    case .year: return year
    case .month: return month
    case .day: return day
    case .hour: return hour
    case .minute: return minute
    case .second: return second
    case .weekday: return weekday
    case .weekdayOrdinal: return weekdayOrdinal
    case .quarter: return quarter
    case .weekOfMonth: return weekOfMonth
    case .weekOfYear: return weekOfYear
    case .yearForWeekOfYear: return yearForWeekOfYear
    case .nanosecond: return nanosecond
    case .dayOfYear: return dayOfYear
    case .calendar, .timeZone: return nil
    }
  }
  mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    switch component {
    case .era: era = value
    case .year: year = value
    case .month: month = value
    case .day: day = value
    case .hour: hour = value
    case .minute: minute = value
    case .second: second = value
    case .weekday: weekday = value
    case .weekdayOrdinal: weekdayOrdinal = value
    case .quarter: quarter = value
    case .weekOfMonth: weekOfMonth = value
    case .weekOfYear: weekOfYear = value
    case .yearForWeekOfYear: yearForWeekOfYear = value
    case .nanosecond: nanosecond = value
    case .dayOfYear: dayOfYear = value
    case .calendar, .timeZone: return
    }
  }
  var year: Int?
  var month: Int?
  var day: Int?
  var hour: Int?
  var minute: Int?
  var second: Int?
  var weekday: Int?
  var weekOfYear: Int?
  var weekOfMonth: Int?
  var nanosecond: Int?
  var dayOfYear: Int?
  var isLeapMonth: Bool?
  // Components that don't mention a leap month are in none.
  private var compared: [Int?] {
    [
      era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter,
      weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear, isLeapMonth == true ? 1 : 0,
    ]
  }
  static func == (a: DateComponents, b: DateComponents) -> Bool {
    a.compared == b.compared && a.calendar == b.calendar && a.timeZone == b.timeZone
  }
  func hash(into hasher: inout Hasher) { hasher.combine(compared) }
  var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
  func isValidDate(in calendar: Calendar) -> Bool { calendar._isValid(self) }
  var date: Date? { (calendar ?? Calendar.current).date(from: self) }
  init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil,
    minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil,
    weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil, dayOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    self.era = era
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.yearForWeekOfYear = yearForWeekOfYear
    self.nanosecond = nanosecond
    self.weekOfMonth = weekOfMonth
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.weekday = weekday
    self.weekOfYear = weekOfYear
    self.dayOfYear = dayOfYear
  }
}

struct DateInterval: Hashable, Comparable, CustomStringConvertible {
  var description: String { "\(start) to \(end)" }
  var start: Date
  var end: Date
  init(start: Date, end: Date) {
    self.start = start
    self.end = end
  }
  init() { self.init(start: Date(), duration: 0) }
  init(start: Date, duration: Double) {
    self.start = start
    end = start + duration
  }
  var duration: Double { end.timeIntervalSince(start) }
  static func < (a: DateInterval, b: DateInterval) -> Bool {
    a.start < b.start || a.start == b.start && a.duration < b.duration
  }
  func contains(_ date: Date) -> Bool { date >= start && date <= end }
  func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
  func intersection(with other: DateInterval) -> DateInterval? {
    intersects(other)
      ? DateInterval(start: max(start, other.start), end: min(end, other.end)) : nil
  }
}
