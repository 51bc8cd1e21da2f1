struct Calendar: Hashable {
  enum Identifier: Hashable, CaseIterable, CustomDebugStringConvertible {
    case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew
    case iso8601, indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, japanese
    case persian, republicOfChina
    /// The name that Unicode has for the calendar.
    var debugDescription: String {
      switch self {
      case .gregorian: "gregorian"
      case .buddhist: "buddhist"
      case .chinese: "chinese"
      case .coptic: "coptic"
      case .ethiopicAmeteMihret: "ethiopic"
      case .ethiopicAmeteAlem: "ethioaa"
      case .hebrew: "hebrew"
      case .iso8601: "iso8601"
      case .indian: "indian"
      case .islamic: "islamic"
      case .islamicCivil: "islamic-civil"
      case .islamicTabular: "islamic-tbla"
      case .islamicUmmAlQura: "islamic-umalqura"
      case .japanese: "japanese"
      case .persian: "persian"
      case .republicOfChina: "roc"
      }
    }
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
  /// Nil where the locale decides.
  private var givenFirstWeekday: Int?
  private var givenLeastDays: Int?
  var locale: Locale? {
    didSet { if locale == nil { locale = oldValue } }
  }
  var timeZone = TimeZone.current

  var firstWeekday: Int {
    get { week.first }
    set { givenFirstWeekday = (1...7).contains(newValue) ? newValue : nil }
  }
  var minimumDaysInFirstWeek: Int {
    get { week.leastDays }
    set { givenLeastDays = min(max(newValue, 1), 7) }
  }

  init(identifier: Identifier) {
    self.init(identifier, in: Locale(identifier: identifier == .iso8601 ? "en_001" : ""))
  }
  private init(_ identifier: Identifier, in locale: Locale) {
    self.identifier = identifier
    self.locale = locale
  }
  static let current = Calendar(.gregorian, in: Locale.current)
  static var autoupdatingCurrent: Calendar { current }

  static func == (a: Calendar, b: Calendar) -> Bool {
    a.identifier == b.identifier && a.locale == b.locale && a.timeZone == b.timeZone
      && a.firstWeekday == b.firstWeekday
      && a.minimumDaysInFirstWeek == b.minimumDaysInFirstWeek
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(timeZone)
    hasher.combine(firstWeekday)
    hasher.combine(minimumDaysInFirstWeek)
  }

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
