// Measures, what locales know, and other values of Foundation's.
import Foundation

enum LengthsConverted {
  static func main() {
    let run = Measurement(value: 5, unit: UnitLength.kilometers)
    print(run, run.converted(to: .miles), run.converted(to: .feet), run.converted(to: .meters))
    print(Measurement(value: 12, unit: UnitLength.inches).converted(to: .centimeters))
    print(Measurement(value: 1, unit: UnitLength.nauticalMiles).converted(to: .meters))
    print(Measurement(value: 1, unit: UnitLength.lightyears).converted(to: .kilometers))
    print(UnitLength.miles.symbol, UnitLength.micrometers.symbol, UnitLength.yards.symbol)
  }
}

enum OtherMeasuresConverted {
  static func main() {
    print(Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .kelvin))
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .fahrenheit)
    print((warm.value * 1000).rounded() / 1000, warm.unit.symbol)
    print(Measurement(value: 1, unit: UnitMass.pounds).converted(to: .kilograms))
    print(Measurement(value: 16, unit: UnitMass.ounces).converted(to: .grams))
    print(Measurement(value: 90, unit: UnitSpeed.kilometersPerHour).converted(to: .metersPerSecond))
    print(Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours))
    print(Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians))
    print(Measurement(value: 2, unit: UnitVolume.liters).converted(to: .milliliters))
    print(Measurement(value: 1, unit: UnitArea.hectares).converted(to: .squareMeters))
    print(Measurement(value: 1, unit: UnitEnergy.kilocalories).converted(to: .joules))
  }
}

enum WhatLocalesKnow {
  static func main() {
    for identifier in ["en_US", "de_DE", "fr_CH", "ja_JP", "ar_EG", "pt_BR"] {
      let locale = Locale(identifier: identifier)
      print(
        locale.identifier, locale.language.languageCode?.identifier ?? "none",
        locale.region?.identifier ?? "none", locale.currency?.identifier ?? "none",
        locale.decimalSeparator ?? "none", locale.groupingSeparator ?? "none",
        locale.currencySymbol ?? "none", locale.measurementSystem == .metric)
      print(locale.firstDayOfWeek == .monday, locale.language.characterDirection == .rightToLeft)
    }
  }
}

enum NamesByLocale {
  static func main() {
    for identifier in ["en_US", "de_DE", "fr_FR"] {
      let locale = Locale(identifier: identifier)
      print(
        locale.localizedString(forRegionCode: "FR") ?? "nil",
        locale.localizedString(forLanguageCode: "ja") ?? "nil",
        locale.localizedString(forCurrencyCode: "EUR") ?? "nil",
        locale.localizedString(forIdentifier: "de_AT") ?? "nil")
    }
    print(Locale(identifier: "en_GB") == Locale(identifier: "en_GB"))
    print(Locale(languageCode: .french, languageRegion: .canada).identifier)
  }
}

enum NumbersByFormatter {
  static func main() {
    let formatter = NumberFormatter()
    for identifier in ["en_US", "de_DE", "fr_FR"] {
      formatter.locale = Locale(identifier: identifier)
      for style in [
        NumberFormatter.Style.none, .decimal, .currency, .percent, .spellOut, .ordinal,
        .scientific,
      ] {
        formatter.numberStyle = style
        print(identifier, formatter.string(from: 1234.5)!)
      }
    }
  }
}

enum MomentsByInternetStandard {
  static func main() {
    let moment = Date(timeIntervalSince1970: 1_700_000_000.5)
    print(moment.ISO8601Format())
    print(moment.formatted(.iso8601))
    print(moment.formatted(.iso8601.year().month().day()))
    print(moment.formatted(.iso8601.year().month().day().dateSeparator(.omitted)))
    print(moment.formatted(.iso8601.time(includingFractionalSeconds: true)))
    let formatter = ISO8601DateFormatter()
    print(formatter.string(from: moment))
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    print(formatter.string(from: moment), formatter.date(from: "2023-11-14T22:13:20.500Z")!)
    formatter.formatOptions = [.withFullDate]
    print(formatter.string(from: moment), formatter.date(from: "2024-02-29")!)
    formatter.formatOptions = [.withInternetDateTime]
    print(formatter.date(from: "2024-02-30T00:00:00+02:00") as Any)
    print(formatter.date(from: "2024-02-28T00:00:00+02:00")!)
  }
}

enum SpansOfTime {
  static func main() {
    let start = Date(timeIntervalSince1970: 0)
    let a = DateInterval(start: start, duration: 100)
    let b = DateInterval(start: start + 50, end: start + 200)
    print(a.intersects(b), a.intersection(with: b)!.duration, a.contains(start + 100))
    print(a.contains(start + 101), a < b, a == DateInterval(start: start, duration: 100))
    print(a.intersection(with: DateInterval(start: start + 300, duration: 1)) == nil)
    print(b.start.timeIntervalSince1970, b.end.timeIntervalSince1970, b.duration)
  }
}
