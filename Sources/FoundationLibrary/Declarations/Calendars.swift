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
  func dates(
    byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    matchingPolicy: MatchingPolicy = .nextTime, repeatedTimePolicy: RepeatedTimePolicy = .first,
    direction: SearchDirection = .forward
  ) -> some Sequence<Date> {
    sequence(state: start) { date in
      let found = nextDate(
        after: date, matching: components, matchingPolicy: matchingPolicy,
        repeatedTimePolicy: repeatedTimePolicy, direction: direction)
      guard let found, range?.contains(found) ?? true else { return nil }
      date = found
      return found
    }
  }
  func dates(
    byAdding component: Component, value: Int = 1, startingAt start: Date,
    in range: Range<Date>? = nil, wrappingComponents: Bool = false
  ) -> some Sequence<Date> {
    var components = DateComponents()
    components.setValue(value, for: component)
    return dates(
      byAdding: components, startingAt: start, in: range, wrappingComponents: wrappingComponents)
  }
  func dates(
    byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    wrappingComponents: Bool = false
  ) -> some Sequence<Date> {
    sequence(state: 0) { count in
      count += 1
      // Each date is counted from the start: from the 31st on, a short month in between doesn't
      // end the dates on a 31st.
      var step = DateComponents()
      for unit in Component.allCases {
        if let number = components.value(for: unit) { step.setValue(number * count, for: unit) }
      }
      let found = date(byAdding: step, to: start, wrappingComponents: wrappingComponents)
      guard let found, range?.contains(found) ?? true else { return nil }
      return found
    }
  }

  private func give(
    _ found: DateInterval?, _ start: inout Date, _ interval: inout TimeInterval
  ) -> Bool {
    guard let found else { return false }
    start = found.start
    interval = found.duration
    return true
  }
  func dateInterval(
    of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool { give(dateInterval(of: component, for: date), &start, &interval) }
  func nextWeekend(
    startingAfter date: Date, start: inout Date, interval: inout TimeInterval,
    direction: SearchDirection = .forward
  ) -> Bool { give(nextWeekend(startingAfter: date, direction: direction), &start, &interval) }
  func dateIntervalOfWeekend(
    containing date: Date, start: inout Date, interval: inout TimeInterval
  ) -> Bool { give(dateIntervalOfWeekend(containing: date), &start, &interval) }
}
