// Dates that a calendar finds one after another, and whether there is such a date.
import Foundation
enum DatesInTurn {
  static func main() {
    var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "Europe/Berlin")!
    c.locale = Locale(identifier: "de_DE")
    let start = Date(timeIntervalSince1970: 1709251200)
    var n = 0
    c.enumerateDates(
      startingAfter: start, matching: DateComponents(hour: 2, minute: 30), matchingPolicy: .nextTime
    ) { d, e, stop in
      n += 1; if n > 24 { print(n, d?.timeIntervalSince1970 ?? 0, e) }
      if n == 34 { stop = true }
    }
    c.enumerateDates(
      startingAfter: start, matching: DateComponents(day: 31), matchingPolicy: .strict,
      direction: .backward
    ) { d, e, stop in
      if let d, d.timeIntervalSince1970 < 1670000000 { stop = true } else { print(d as Any, e) }
    }
    print(c.dates(byMatching: DateComponents(day: 1), startingAt: start).prefix(3).map { $0 })
    let first = c.date(from: DateComponents(year: 2024, month: 3, day: 1))!
    print(c.dates(byMatching: DateComponents(day: 1), startingAt: first).prefix(3).map { $0 })
    print(
      Array(
        c.dates(
          byMatching: DateComponents(weekday: 2), startingAt: start,
          in: start..<start.addingTimeInterval(86400 * 20))))
    print(
      Array(
        c.dates(
          byMatching: DateComponents(weekday: 2), startingAt: start,
          in: start.addingTimeInterval(86400 * 8)..<start.addingTimeInterval(86400 * 20))))
    print(
      Array(
        c.dates(
          byMatching: DateComponents(weekday: 2), startingAt: start,
          in: start.addingTimeInterval(-86400 * 8)..<start, direction: .backward)))
    print(
      Array(c.dates(byAdding: .day, value: 2, startingAt: start).prefix(3)),
      Array(
        c.dates(
          byAdding: .month, startingAt: start, in: start..<start.addingTimeInterval(86400 * 70))))
    print(
      Array(
        c.dates(
          byAdding: DateComponents(month: 1), startingAt: Date(timeIntervalSince1970: 1706702400)
        ).prefix(3)),
      Array(
        c.dates(
          byAdding: .day, value: -1, startingAt: start,
          in: start.addingTimeInterval(-86400 * 3)..<start)))
    print(
      Array(
        c.dates(byAdding: .hour, value: 5, startingAt: start, wrappingComponents: true).prefix(6)))
    print(
      Array(
        c.dates(
          byAdding: .day, value: 5, startingAt: start,
          in: start.addingTimeInterval(86400 * 12)..<start.addingTimeInterval(86400 * 30))))
    print(
      DateComponents(year: 2023, month: 2, day: 29).isValidDate(in: c),
      DateComponents(year: 2024, month: 2, day: 29).isValidDate(in: c),
      DateComponents(year: 2024, month: 2, day: 29).isValidDate,
      DateComponents(calendar: c, year: 2024, month: 2, day: 29).isValidDate,
      DateComponents(hour: 25).isValidDate(in: c))
    print(
      c.date(
        bySettingHour: 2, minute: 30, second: 0, of: Date(timeIntervalSince1970: 1711836000),
        matchingPolicy: .strict) as Any,
      c.date(
        bySettingHour: 2, minute: 30, second: 0, of: Date(timeIntervalSince1970: 1729980000),
        repeatedTimePolicy: .last) as Any)
    print(
      c.nextWeekend(startingAfter: start) as Any, c.range(of: .day, in: .month, for: start) as Any,
      c.dateInterval(of: .weekOfYear, for: start) as Any,
      c.date(bySetting: .day, value: 3, of: start) as Any,
      c.compare(start, to: first, toGranularity: .month).rawValue,
      c.component(.weekday, from: start))
    var s = Date(); var i: TimeInterval = 0
    print(
      c.dateInterval(of: .month, start: &s, interval: &i, for: start), s, i,
      c.nextWeekend(startingAfter: start, start: &s, interval: &i) as Any, s, i,
      c.dateIntervalOfWeekend(containing: start, start: &s, interval: &i))
    print(
      c.dateComponents(
        [.day], from: DateComponents(year: 2024, month: 1, day: 1),
        to: DateComponents(year: 2024, month: 3, day: 1)),
      c.isDate(start, equalTo: first, toGranularity: .day), c.veryShortWeekdaySymbols)
  }
}
