// Calendars, dates and zones, as Foundation gives them. Each program sets its zone and its locale.
import Foundation

private func calendar(_ zone: String, _ locale: String = "en_US") -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = Locale(identifier: locale)
  calendar.timeZone = TimeZone(identifier: zone)!
  return calendar
}

private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, in calendar: Calendar)
  -> Date
{
  calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
}

enum WeeksOfTheYear {
  static func main() {
    let gmt = calendar("GMT")
    for day in 28...31 {
      let end = date(2024, 12, day, in: gmt)
      print(
        day, gmt.component(.weekOfYear, from: end), gmt.component(.yearForWeekOfYear, from: end),
        gmt.component(.weekOfMonth, from: end), gmt.component(.weekday, from: end))
    }
    var monday = gmt
    monday.firstWeekday = 2
    monday.minimumDaysInFirstWeek = 4
    for year in 2019...2026 {
      let first = date(year, 1, 1, in: gmt)
      print(
        year, monday.component(.weekOfYear, from: first),
        monday.component(.yearForWeekOfYear, from: first))
    }
  }
}

enum WeekOfIso8601 {
  static func main() {
    var iso = Calendar(identifier: .iso8601)
    iso.timeZone = TimeZone(identifier: "GMT")!
    print(iso.firstWeekday, iso.minimumDaysInFirstWeek)
    let end = date(2024, 12, 30, in: calendar("GMT"))
    print(iso.component(.weekOfYear, from: end), iso.component(.yearForWeekOfYear, from: end))
    let plain = Calendar(identifier: .gregorian)
    print(plain.firstWeekday, plain.minimumDaysInFirstWeek)
  }
}

enum DaysAcrossClockChanges {
  static func main() {
    let berlin = calendar("Europe/Berlin")
    let spring = date(2024, 3, 30, 12, in: berlin)
    let next = berlin.date(byAdding: .day, value: 1, to: spring)!
    print(next.timeIntervalSince(spring))
    print(berlin.dateComponents([.day, .hour], from: spring, to: next).day ?? -1)
    let autumn = date(2024, 10, 26, 12, in: berlin)
    let later = berlin.date(byAdding: .day, value: 1, to: autumn)!
    print(later.timeIntervalSince(autumn))
    print(berlin.dateInterval(of: .day, for: date(2024, 3, 31, in: berlin))!.duration)
    print(berlin.dateInterval(of: .day, for: date(2024, 10, 27, in: berlin))!.duration)
    print(berlin.date(bySettingHour: 9, minute: 30, second: 0, of: next)!)
  }
}

enum MonthsAndTheirEnds {
  static func main() {
    let gmt = calendar("GMT")
    let last = date(2024, 1, 31, in: gmt)
    for months in [1, 2, 3, 12, 13, -2] {
      print(months, gmt.date(byAdding: .month, value: months, to: last)!)
    }
    print(gmt.date(byAdding: .year, value: 1, to: date(2024, 2, 29, in: gmt))!)
    print(gmt.date(byAdding: DateComponents(month: 1, day: 1), to: last)!)
    print(gmt.range(of: .day, in: .month, for: last)!)
    print(gmt.range(of: .day, in: .month, for: date(2023, 2, 1, in: gmt))!)
    print(gmt.range(of: .day, in: .year, for: last)!)
    print(gmt.range(of: .weekOfMonth, in: .month, for: date(2024, 6, 5, in: gmt))!)
    print(gmt.ordinality(of: .day, in: .year, for: date(2024, 12, 31, in: gmt))!)
    print(gmt.ordinality(of: .month, in: .year, for: last)!)
  }
}

enum DifferencesOfDates {
  static func main() {
    let gmt = calendar("GMT")
    let start = date(2024, 1, 31, 10, in: gmt)
    let end = date(2025, 3, 1, 8, in: gmt)
    let all = gmt.dateComponents([.year, .month, .day, .hour], from: start, to: end)
    print(all.year!, all.month!, all.day!, all.hour!)
    print(gmt.dateComponents([.day], from: start, to: end).day!)
    print(gmt.dateComponents([.month], from: start, to: end).month!)
    print(gmt.dateComponents([.month, .day], from: end, to: start).month!)
    print(gmt.dateComponents([.weekOfYear], from: start, to: end).weekOfYear!)
    print(gmt.dateComponents([.minute], from: start, to: end).minute!)
  }
}

enum SpansOfDates {
  static func main() {
    let gmt = calendar("GMT")
    let day = date(2024, 5, 15, 13, in: gmt)
    for unit in [Calendar.Component.year, .quarter, .month, .weekOfYear, .day, .hour] {
      let span = gmt.dateInterval(of: unit, for: day)!
      print(span.start, span.end)
    }
    print(gmt.startOfDay(for: day))
    print(gmt.dateIntervalOfWeekend(containing: date(2024, 5, 18, 9, in: gmt))!.start)
    print(gmt.nextWeekend(startingAfter: day)!.start)
    print(gmt.isDateInWeekend(day), gmt.isDateInWeekend(date(2024, 5, 19, in: gmt)))
  }
}

enum NextDates {
  static func main() {
    let gmt = calendar("GMT")
    let now = date(2024, 5, 15, 13, in: gmt)
    func next(_ parts: DateComponents, _ direction: Calendar.SearchDirection = .forward) {
      let found = gmt.nextDate(
        after: now, matching: parts, matchingPolicy: .nextTime, direction: direction)
      print(found.map { "\($0)" } ?? "none")
    }
    next(DateComponents(hour: 9))
    next(DateComponents(hour: 9, minute: 30))
    next(DateComponents(minute: 15))
    next(DateComponents(weekday: 2))
    next(DateComponents(hour: 8, weekday: 6))
    next(DateComponents(day: 1))
    next(DateComponents(month: 2, day: 29))
    next(DateComponents(day: 31), .backward)
    print(gmt.date(bySetting: .weekday, value: 6, of: now)!)
  }
}

enum ComparingByCalendar {
  static func main() {
    let gmt = calendar("GMT")
    let tokyo = calendar("Asia/Tokyo")
    let evening = date(2024, 5, 15, 20, in: gmt)
    let night = date(2024, 5, 15, 23, in: gmt)
    print(gmt.isDate(evening, inSameDayAs: night), tokyo.isDate(evening, inSameDayAs: night))
    for unit in [Calendar.Component.year, .month, .weekOfYear, .day, .hour] {
      print(
        gmt.isDate(evening, equalTo: night, toGranularity: unit),
        gmt.compare(evening, to: night, toGranularity: unit).rawValue)
    }
    print(tokyo.component(.hour, from: evening), tokyo.component(.day, from: evening))
  }
}

enum NamesOfDays {
  static func main() {
    for locale in ["en_US", "de_DE", "fr_FR", "ja_JP"] {
      let calendar = calendar("GMT", locale)
      print(calendar.monthSymbols.prefix(3).joined(separator: " "))
      print(calendar.shortWeekdaySymbols.joined(separator: " "))
      print(calendar.veryShortWeekdaySymbols.joined(separator: " "))
    }
  }
}

enum OtherCalendars {
  static func main() {
    let day = date(2024, 5, 15, in: calendar("GMT"))
    for identifier in [Calendar.Identifier.buddhist, .hebrew, .islamicCivil, .japanese, .persian] {
      var other = Calendar(identifier: identifier)
      other.timeZone = TimeZone(identifier: "GMT")!
      print(
        other.component(.year, from: day), other.component(.month, from: day),
        other.component(.day, from: day))
    }
  }
}

enum PatternsOfDates {
  static func main() {
    let day = Date(timeIntervalSince1970: 1_715_778_309.25)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    for pattern in [
      "yyyy-MM-dd", "d. MMMM yyyy", "EEE, MMM d", "EEEE", "HH:mm:ss.SSS", "h:mm a", "yy/M/d",
      "'Week' w 'of' YYYY", "QQQ yyyy", "D", "EEEEE", "MMMMM", "Z", "ZZZZZ", "k K H h", "G",
      "hh 'o''clock' a", "LLLL", "e c",
    ] {
      formatter.dateFormat = pattern
      print(pattern, "|", formatter.string(from: day))
    }
  }
}

enum StylesOfDates {
  static func main() {
    let day = Date(timeIntervalSince1970: 1_715_778_309)
    for locale in ["en_US", "de_DE"] {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.timeZone = TimeZone(identifier: "GMT")
      for style in [DateFormatter.Style.none, .short, .medium, .long, .full] {
        formatter.dateStyle = style
        formatter.timeStyle = .none
        print(formatter.string(from: day))
        formatter.dateStyle = .none
        formatter.timeStyle = style == .long || style == .full ? .medium : style
        print(formatter.string(from: day))
      }
    }
  }
}

enum StyleAfterPattern {
  static func main() {
    let day = Date(timeIntervalSince1970: 1_715_778_309)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "yyyy"
    print(formatter.string(from: day))
    formatter.dateStyle = .medium
    print(formatter.string(from: day))
    formatter.dateFormat = "MM/yyyy"
    print(formatter.string(from: day))
    formatter.setLocalizedDateFormatFromTemplate("MMMd")
    print(formatter.string(from: day), formatter.dateFormat!)
  }
}

enum ReadingDates {
  static func main() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    for text in ["2024-05-15 13:05", "2024-02-30 00:00", "15.5.2024", ""] {
      print(text, formatter.date(from: text).map { "\($0)" } ?? "nil")
    }
    formatter.timeZone = TimeZone(secondsFromGMT: -5 * 3600)
    print(formatter.date(from: "2024-05-15 13:05")!)
    for isLenient in [false, true] {
      formatter.isLenient = isLenient
      print(formatter.date(from: "2024-02-31 13:05").map { "\($0)" } ?? "nil")
    }
    print(Date(timeIntervalSince1970: 0.75))
  }
}

enum PartsOfDates {
  static func main() {
    let gmt = calendar("GMT")
    let day = date(2024, 5, 15, 13, in: gmt)
    let parts = gmt.dateComponents([.year, .month, .day, .hour, .quarter, .dayOfYear], from: day)
    print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.dayOfYear!)
    print(parts.minute as Any, parts.weekday as Any)
    print(gmt.date(from: DateComponents(year: 2024, month: 14, day: 35))!)
    print(gmt.date(from: DateComponents(year: 2024, month: 3, day: 0))!)
    print(
      gmt.date(from: DateComponents(hour: 5, weekday: 3, weekOfYear: 7, yearForWeekOfYear: 2024))!)
    print(gmt.component(.weekdayOrdinal, from: day), gmt.component(.era, from: day))
  }
}

/// Components that are equal whatever they say of leap months.
enum EqualComponents {
  static func main() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let date = Date(timeIntervalSince1970: 1e9)
    let month = calendar.dateComponents([.year, .month], from: date)
    print(month == DateComponents(year: 2001, month: 9), month == DateComponents(year: 2001))
  }
}
