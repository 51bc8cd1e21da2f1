// Lists, sizes and lengths of time as Foundation formats them. Each format names its locale.
import Foundation

private let american = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

enum ListsByLocale {
  static func main() {
    let fruit = ["apples", "pears", "plums", "figs"]
    for identifier in ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "ja_JP"] {
      let locale = Locale(identifier: identifier)
      for count in 0...4 {
        print(identifier, fruit.prefix(count).formatted(.list(type: .and).locale(locale)))
      }
      print(fruit.formatted(.list(type: .or).locale(locale)))
    }
  }
}

enum WidthsOfLists {
  static func main() {
    let days = ["Monday", "Tuesday", "Friday"]
    for locale in [american, german] {
      for count in 2...3 {
        let some = Array(days.prefix(count))
        print(some.formatted(.list(type: .and, width: .standard).locale(locale)))
        print(some.formatted(.list(type: .and, width: .short).locale(locale)))
        print(some.formatted(.list(type: .and, width: .narrow).locale(locale)))
        print(some.formatted(.list(type: .or, width: .short).locale(locale)))
        print(some.formatted(.list(type: .or, width: .narrow).locale(locale)))
      }
    }
  }
}

enum ListsOfNumbers {
  static func main() {
    let numbers = [1, 20, 3000]
    print(
      numbers.formatted(
        .list(memberStyle: IntegerFormatStyle<Int>(locale: american), type: .and).locale(american)))
    print(
      numbers.formatted(.list(memberStyle: .number.locale(german), type: .or).locale(german)))
  }
}

enum SizesOfFiles {
  static func main() {
    for count: Int64 in [0, 1, 999, 1000, 1024, 1536, 1_000_000, 1_234_567, 5_000_000_000] {
      print(
        count, ByteCountFormatStyle(style: .file, locale: american).format(count),
        ByteCountFormatStyle(style: .memory, locale: american).format(count),
        ByteCountFormatStyle(style: .decimal, locale: german).format(count),
        ByteCountFormatStyle(style: .binary, locale: american).format(count))
    }
  }
}

enum LengthsOfTimeByUnits {
  static func main() {
    let duration = Duration.seconds(93_784)
    for locale in [american, german] {
      print(duration.formatted(.units().locale(locale)))
      print(duration.formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale)))
      print(duration.formatted(.units(allowed: [.days, .hours], width: .narrow).locale(locale)))
      print(
        duration.formatted(
          .units(
            allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated,
            maximumUnitCount: 2
          ).locale(locale)))
      print(
        duration.formatted(.units(allowed: [.hours], width: .condensedAbbreviated).locale(locale)))
    }
  }
}
