struct Calendar: Hashable {
  enum Identifier: Hashable, CaseIterable {
    case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew
    case iso8601, indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, japanese
    case persian, republicOfChina
  }
  enum Component: Hashable, CaseIterable {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter
    case weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
  }
  enum MatchingPolicy: Hashable {
    case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents
    case strict
  }
  enum RepeatedTimePolicy: Hashable { case first, last }
  enum SearchDirection: Hashable { case forward, backward }

  let identifier: Identifier
  var firstWeekday: Int
  var minimumDaysInFirstWeek: Int
  var locale: Locale?
  var timeZone = TimeZone.current

  init(identifier: Identifier) {
    self.init(identifier, in: identifier == .iso8601 ? "en_001" : "")
  }
  private init(_ identifier: Identifier, in locale: String) {
    let week = Calendar.week(identifier, locale)
    self.identifier = identifier
    firstWeekday = week[0]
    minimumDaysInFirstWeek = week[1]
    self.locale = Locale(identifier: locale)
  }
  static let current = Calendar(.gregorian, in: Locale.current.identifier)
  static var autoupdatingCurrent: Calendar { current }

  func dateComponents(in zone: TimeZone, from date: Date) -> DateComponents {
    var local = self
    local.timeZone = zone
    return local.dateComponents(Set(Component.allCases), from: date)
  }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date.now) }
  func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }
  func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }
  private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
    guard let day = self.date(byAdding: .day, value: days, to: Date.now) else { return false }
    return isDate(date, inSameDayAs: day)
  }
}
