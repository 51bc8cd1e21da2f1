struct Calendar: Hashable {
  enum Identifier { case gregorian, iso8601 }
  enum Component {
    case era, year, month, day, hour, minute, second, weekday, weekOfYear, weekOfMonth
    case nanosecond, weekdayOrdinal, quarter, yearForWeekOfYear, calendar, timeZone
  }
  var identifier = Identifier.gregorian
  var firstWeekday = 1
  var minimumDaysInFirstWeek = 1
  var locale: Locale? = Locale.current
  var timeZone = TimeZone.gmt
  private func days(_ date: Date) -> Int {
    Calendar.days(date + Double(timeZone.secondsFromGMT(for: date)))
  }
  private func moment(_ days: Int) -> Date { moment(seconds: days * 86400, timeZone) }
  /// When the clocks of a zone show a time; clocks may be changed near it.
  private func moment(seconds: Int, _ zone: TimeZone) -> Date {
    let near = Date(timeIntervalSince1970: Double(seconds))
    let guess = near - Double(zone.secondsFromGMT(for: near))
    return near - Double(zone.secondsFromGMT(for: guess))
  }
  init(identifier: Identifier) { self.identifier = identifier }
  static let current = Calendar(identifier: .gregorian)
  static let autoupdatingCurrent = Calendar(identifier: .gregorian)
  var monthSymbols: [String] {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
  }
  var shortMonthSymbols: [String] { monthSymbols.map { String($0.prefix(3)) } }
  var standaloneMonthSymbols: [String] { monthSymbols }
  var weekdaySymbols: [String] {
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  }
  var shortWeekdaySymbols: [String] { weekdaySymbols.map { String($0.prefix(3)) } }
  var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
  var veryShortWeekdaySymbols: [String] { weekdaySymbols.map { String($0.prefix(1)) } }
  var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
  static func days(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86400).rounded(.down)) }
  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
  static func length(year: Int, month: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
  // Days since 1970-01-01 to a civil date and back, by years that begin in March
  // (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719468
    let era = (shifted >= 0 ? shifted : shifted - 146096) / 146097
    let dayOfEra = shifted - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
  static func days(year: Int, month: Int, day: Int) -> Int {
    let months = year * 12 + month - 1
    let civilYear = (months >= 0 ? months : months - 11) / 12
    let civilMonth = months - civilYear * 12 + 1
    let shifted = civilMonth <= 2 ? civilYear - 1 : civilYear
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let shiftedMonth = civilMonth > 2 ? civilMonth - 3 : civilMonth + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468
  }
  func component(_ component: Component, from date: Date) -> Int {
    let days = self.days(date)
    let civil = Calendar.civil(days)
    let seconds = Int(date.timeIntervalSince(moment(days)).rounded(.down))
    switch component {
    case .era: return 1
    case .year: return civil.year
    case .month: return civil.month
    case .day: return civil.day
    case .hour: return seconds / 3600
    case .minute: return seconds / 60 % 60
    case .second: return seconds % 60
    case .weekday: return ((days + 4) % 7 + 7) % 7 + 1
    case .weekOfYear:
      let first = Calendar.days(year: civil.year, month: 1, day: 1)
      let offset = ((first + 4 - (firstWeekday - 1)) % 7 + 7) % 7
      return (days - first + offset) / 7 + 1
    case .weekOfMonth:
      let first = Calendar.days(year: civil.year, month: civil.month, day: 1)
      let offset = ((first + 4 - (firstWeekday - 1)) % 7 + 7) % 7
      return (days - first + offset) / 7 + 1
    case .weekdayOrdinal: return (civil.day - 1) / 7 + 1
    case .quarter: return (civil.month - 1) / 3 + 1
    case .yearForWeekOfYear: return civil.year
    case .nanosecond, .calendar, .timeZone: return 0
    }
  }
  func dateComponents(_ wanted: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents()
    if wanted.contains(.year) { result.year = component(.year, from: date) }
    if wanted.contains(.month) { result.month = component(.month, from: date) }
    if wanted.contains(.day) { result.day = component(.day, from: date) }
    if wanted.contains(.hour) { result.hour = component(.hour, from: date) }
    if wanted.contains(.minute) { result.minute = component(.minute, from: date) }
    if wanted.contains(.second) { result.second = component(.second, from: date) }
    if wanted.contains(.weekday) { result.weekday = component(.weekday, from: date) }
    if wanted.contains(.weekOfYear) { result.weekOfYear = component(.weekOfYear, from: date) }
    if wanted.contains(.weekOfMonth) {
      result.weekOfMonth = component(.weekOfMonth, from: date)
    }
    return result
  }
  func dateComponents(
    _ wanted: Set<Component>, from start: Date, to end: Date
  ) -> DateComponents {
    var seconds = Int(end.timeIntervalSince(start))
    var result = DateComponents()
    let (first, last) = (Calendar.civil(days(start)), Calendar.civil(days(end)))
    var months = (last.year - first.year) * 12 + last.month - first.month
    if months > 0, let reached = date(byAdding: .month, value: months, to: start), reached > end {
      months -= 1
    }
    if months < 0, let reached = date(byAdding: .month, value: months, to: start), reached < end {
      months += 1
    }
    if wanted.contains(.year) || wanted.contains(.month) {
      let years = wanted.contains(.year) ? months / 12 : 0
      if wanted.contains(.year) { result.year = years }
      let rest = wanted.contains(.month) ? months - years * 12 : 0
      if wanted.contains(.month) { result.month = rest }
      let reached = date(byAdding: .month, value: years * 12 + rest, to: start) ?? start
      seconds = Int(end.timeIntervalSince(reached))
    }
    if wanted.contains(.day) {
      result.day = seconds / 86400
      seconds %= 86400
    }
    if wanted.contains(.hour) {
      result.hour = seconds / 3600
      seconds %= 3600
    }
    if wanted.contains(.minute) {
      result.minute = seconds / 60
      seconds %= 60
    }
    if wanted.contains(.second) { result.second = seconds }
    return result
  }
  func date(from parts: DateComponents) -> Date? {
    let days = Calendar.days(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    let seconds = (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
    return moment(seconds: days * 86400 + seconds, parts.timeZone ?? timeZone)
      + Double(parts.nanosecond ?? 0) / 1_000_000_000
  }
  func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    let days = self.days(date)
    let rest = date.timeIntervalSince(moment(days))
    switch component {
    case .year, .month:
      let civil = Calendar.civil(days)
      let months = civil.year * 12 + civil.month - 1 + (component == .year ? value * 12 : value)
      let year = (months >= 0 ? months : months - 11) / 12
      let month = months - year * 12 + 1
      let day = min(civil.day, Calendar.length(year: year, month: month))
      let moved = Calendar.days(year: year, month: month, day: day)
      return moment(moved) + rest
    case .day, .weekday: return date + Double(value) * 86400
    case .weekOfYear, .weekOfMonth: return date + Double(value) * 604800
    case .hour: return date + Double(value) * 3600
    case .minute: return date + Double(value) * 60
    case .second: return date + Double(value)
    case .quarter: return self.date(byAdding: .month, value: value * 3, to: date)
    case .yearForWeekOfYear: return self.date(byAdding: .year, value: value, to: date)
    case .weekdayOrdinal: return date + Double(value) * 604800
    case .nanosecond: return date + Double(value) / 1_000_000_000
    case .era, .calendar, .timeZone: return nil
    }
  }
  func date(byAdding parts: DateComponents, to date: Date) -> Date? {
    var result = date
    if let years = parts.year {
      result = self.date(byAdding: .year, value: years, to: result) ?? result
    }
    if let months = parts.month {
      result = self.date(byAdding: .month, value: months, to: result) ?? result
    }
    let days = (parts.day ?? 0) + (parts.weekOfYear ?? 0) * 7
    let seconds = (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
    return result + Double(days * 86400 + seconds)
  }
  func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second)
  }
  func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    let civil = Calendar.civil(days(date))
    let first: Date?
    switch component {
    case .year, .era: first = self.date(from: DateComponents(year: civil.year))
    case .month: first = self.date(from: DateComponents(year: civil.year, month: civil.month))
    case .weekOfMonth, .weekOfYear:
      let back = (self.component(.weekday, from: date) - firstWeekday + 7) % 7
      first = startOfDay(for: date) - Double(back) * 86400
    case .hour:
      first = startOfDay(for: date) + Double(self.component(.hour, from: date) * 3600)
    default: first = startOfDay(for: date)
    }
    guard let first, let end = self.date(byAdding: component, value: 1, to: first) else {
      return nil
    }
    return DateInterval(start: first, end: end)
  }
  func startOfDay(for date: Date) -> Date {
    moment(days(date))
  }
  func dateComponents(in zone: TimeZone, from date: Date) -> DateComponents {
    var local = self
    local.timeZone = zone
    var parts = local.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekOfYear], from: date)
    parts.timeZone = zone
    parts.calendar = local
    return parts
  }
  func compare(
    _ date: Date, to other: Date, toGranularity component: Component
  ) -> ComparisonResult {
    if isDate(date, equalTo: other, toGranularity: component) { return .orderedSame }
    return date < other ? .orderedAscending : .orderedDescending
  }
  func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    if self.component(component, from: date) == value { return date }
    var wanted = DateComponents()
    wanted.setValue(value, for: component)
    return nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
  }
  enum MatchingPolicy {
    case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents
    case strict
  }
  enum RepeatedTimePolicy { case first, last }
  enum SearchDirection { case forward, backward }
  // The next moment whose parts are those wanted, smaller ones zero: by days, then in the day.
  func nextDate(
    after date: Date, matching wanted: DateComponents, matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first, direction: SearchDirection = .forward
  ) -> Date? {
    let step = direction == .forward ? 1 : -1
    let largest: Component =
      wanted.year != nil || wanted.month != nil || wanted.day != nil || wanted.weekday != nil
        || wanted.hour != nil ? .day : wanted.minute != nil ? .hour : .minute
    guard largest == .day else {
      let length: Double = largest == .hour ? 3600 : 60
      let within =
        largest == .hour
        ? Double((wanted.minute ?? 0) * 60 + (wanted.second ?? 0)) : Double(wanted.second ?? 0)
      let start = (date.timeIntervalSince1970 / length).rounded(.down) * length
      var found = Date(timeIntervalSince1970: start + within)
      while direction == .forward ? found <= date : found >= date {
        found = found + Double(step) * length
      }
      return found
    }
    var day = days(date)
    for _ in 0..<3000 {
      let civil = Calendar.civil(day)
      let isDay =
        (wanted.year == nil || wanted.year == civil.year)
        && (wanted.month == nil || wanted.month == civil.month)
        && (wanted.day == nil
          ? wanted.weekday != nil || wanted.hour != nil || civil.day == 1
          : wanted.day == civil.day)
        && (wanted.weekday == nil || wanted.weekday == ((day + 4) % 7 + 7) % 7 + 1)
      if isDay {
        let time = (wanted.hour ?? 0) * 3600 + (wanted.minute ?? 0) * 60 + (wanted.second ?? 0)
        let found = moment(day) + Double(time)
        if direction == .forward ? found > date : found < date { return found }
      }
      day += step
    }
    return nil
  }
  func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    guard let start = dateInterval(of: larger, for: date)?.start else { return nil }
    switch smaller {
    case .day, .weekday: return days(date) - days(start) + 1
    case .month: return component(.month, from: date)
    case .hour: return Int(date.timeIntervalSince(start)) / 3600 + 1
    case .minute: return Int(date.timeIntervalSince(start)) / 60 + 1
    case .weekOfYear, .weekOfMonth:
      return component(larger == .month ? .weekOfMonth : .weekOfYear, from: date)
    default: return nil
    }
  }
  func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let civil = Calendar.civil(days(date))
    switch (smaller, larger) {
    case (.day, .month): return 1..<(Calendar.length(year: civil.year, month: civil.month) + 1)
    case (.day, .year): return 1..<(Calendar.isLeap(civil.year) ? 367 : 366)
    case (.month, .year): return 1..<13
    case (.weekday, .weekOfYear), (.weekday, .weekOfMonth): return 1..<8
    case (.weekOfMonth, .month):
      let last = Calendar.length(year: civil.year, month: civil.month)
      guard
        let end = self.date(
          from: DateComponents(year: civil.year, month: civil.month, day: last))
      else { return nil }
      return 1..<(component(.weekOfMonth, from: end) + 1)
    case (.hour, .day): return 0..<24
    case (.minute, .hour): return 0..<60
    default: return nil
    }
  }
  func isDate(_ date: Date, inSameDayAs other: Date) -> Bool {
    days(date) == days(other)
  }
  func isDate(_ date: Date, equalTo other: Date, toGranularity component: Component) -> Bool {
    switch component {
    case .weekOfYear, .weekOfMonth, .hour, .minute:
      return dateInterval(of: component, for: date)?.start
        == dateInterval(of: component, for: other)?.start
    case .year: return self.component(.year, from: date) == self.component(.year, from: other)
    case .month:
      return self.component(.year, from: date) == self.component(.year, from: other)
        && self.component(.month, from: date) == self.component(.month, from: other)
    default: return isDate(date, inSameDayAs: other)
    }
  }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date.now) }
  func isDateInYesterday(_ date: Date) -> Bool { isDate(date + 86400, inSameDayAs: Date.now) }
  func isDateInTomorrow(_ date: Date) -> Bool { isDate(date - 86400, inSameDayAs: Date.now) }
  func isDateInWeekend(_ date: Date) -> Bool {
    [1, 7].contains(component(.weekday, from: date))
  }
}
