import LayoutSolver

/// The month around a date, as a calendar shows it: the Gregorian one, which begins a week on Sunday.
struct CalendarMonth {
  let year: Int
  /// From 1.
  let month: Int
  let day: Int

  /// - Parameter seconds: since 1970, in the time zone UTC.
  init(around seconds: Double) {
    let days = (min(max(seconds, -1e12), 1e12) / 86_400).rounded(.down)
    // Years are counted from March on, in eras of 400: a leap day is then the last of its year.
    let shifted = Int(days) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * ofYear + 2) / 153
    day = ofYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    // 1 January 1970 was a Thursday.
    let weekday = ((Int(days) + 4) % 7 + 7) % 7
    firstWeekday = ((weekday - (day - 1)) % 7 + 7) % 7
  }

  /// Of the month's first day, 0 for a Sunday.
  let firstWeekday: Int

  var length: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

  /// A calendar's words: its title, the days of the week, and six weeks of days, those of other
  /// months empty.
  /// - Parameter isChosen: whether the date's day is highlighted.
  func state(isChosen: Bool) -> ControlState {
    let days = (0..<42).map { place in
      let day = place - firstWeekday + 1
      return (1...length).contains(day) ? "\(day)" : ""
    }
    let words = ["\(Self.months[month - 1]) \(year)"] + Self.weekdays + days
    return .choices(words, chosen: isChosen ? 8 + firstWeekday + day - 1 : nil)
  }
}
