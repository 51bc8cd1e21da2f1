// A calendar's locale says how its weeks begin, unless the calendar is told.

import Foundation

enum WeeksOfLocales {
  static func main() {
    guard let zone = TimeZone(identifier: "UTC") else { return }
    let day = Date(timeIntervalSince1970: 1_735_689_600)
    for name in ["en_US", "de_DE", "ar_SA", "en_GB", "de", "pt_PT", "en_US_POSIX"] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      calendar.locale = Locale(identifier: name)
      print(name, calendar.firstWeekday, calendar.minimumDaysInFirstWeek)
      print(calendar.component(.weekOfYear, from: day), calendar.component(.weekOfMonth, from: day))
      print(calendar.dateInterval(of: .weekOfYear, for: day)?.start.timeIntervalSince1970 ?? 0)
    }
  }
}

enum WeeksThatAreTold {
  static func main() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 3
    calendar.locale = Locale(identifier: "de_DE")
    print(calendar.firstWeekday, calendar.minimumDaysInFirstWeek)
    calendar.firstWeekday = 9
    calendar.minimumDaysInFirstWeek = 9
    print(calendar.firstWeekday == 9, calendar.minimumDaysInFirstWeek)
    calendar.minimumDaysInFirstWeek = 0
    print(calendar.minimumDaysInFirstWeek)
    var weeks = Calendar(identifier: .iso8601)
    print(weeks.firstWeekday, weeks.minimumDaysInFirstWeek)
    weeks.locale = Locale(identifier: "en_US")
    print(weeks.firstWeekday, weeks.minimumDaysInFirstWeek)
    weeks.locale = nil
    print(weeks.locale?.identifier ?? "none", weeks.firstWeekday)
    let plain = Calendar(identifier: .gregorian)
    var told = plain
    told.firstWeekday = 1
    print(plain == told, plain.hashValue == told.hashValue)
    told.firstWeekday = 2
    print(plain == told)
  }
}

enum NamesOfCalendars {
  static func main() {
    let identifiers: [Calendar.Identifier] = [
      .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew,
      .iso8601, .indian, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .japanese,
      .persian, .republicOfChina,
    ]
    for identifier in identifiers { print(identifier, "\(identifier)") }
    print(identifiers.prefix(6), identifiers[0].debugDescription)
  }
}
