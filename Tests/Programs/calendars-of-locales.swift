// A formatter has its locale's calendar unless it was given one.
import Foundation

enum FormattersByLocale {
  static func main() {
    let date = Date(timeIntervalSince1970: 1_707_480_000)
    for name in [
      "th_TH", "fa_IR", "ar_SA", "th", "ja_JP@calendar=japanese", "en_US@calendar=buddhist",
      "ps_AF",
      "de_DE@calendar=hebrew", "en_TH", "en_US", "de_DE",
    ] {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: name)
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = "MMMM yyyy d"
      print(name, formatter.string(from: date), formatter.calendar.identifier)
      formatter.dateStyle = .medium
      print(formatter.string(from: date))
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = formatter.locale
      formatter.calendar = calendar
      print(formatter.string(from: date))
    }
  }
}

enum LocalesByName {
  static func main() {
    for name in [
      "th", "fa", "ar_SA", "en_US@calendar=buddhist", "de@calendar=ethiopic-amete-alem",
      "x@calendar=roc",
    ] {
      print(Locale(identifier: name).calendar.identifier)
    }
    let formatter = DateFormatter()
    formatter.locale = nil
    print(formatter.locale != nil)
  }
}
