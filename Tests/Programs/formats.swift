// Numbers as Foundation formats them. Each format names its locale.
import Foundation

private let american = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")
private let french = Locale(identifier: "fr_FR")
private let japanese = Locale(identifier: "ja_JP")

enum CurrenciesByLocale {
  static func main() {
    for locale in [american, german, french, japanese] {
      for code in ["USD", "EUR", "JPY", "GBP"] {
        print(1234.5.formatted(.currency(code: code).locale(locale)))
      }
    }
    print(12.formatted(.currency(code: "EUR").locale(german)))
    print((-12.5).formatted(.currency(code: "USD").locale(american)))
    print(12.5.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(american)))
    print(12.5.formatted(.currency(code: "CHF").locale(american)))
  }
}

enum NumbersByLocale {
  static func main() {
    for locale in [american, german, french] {
      print(1_234_567.891.formatted(.number.locale(locale)))
      print(1_234_567.formatted(.number.locale(locale)))
      print(0.256.formatted(.percent.locale(locale)))
      print(25.formatted(.percent.locale(locale)))
      print(1234.5.formatted(.number.grouping(.never).locale(locale)))
    }
  }
}

enum PrecisionOfNumbers {
  static func main() {
    let number = 3.14159
    for length in 0...4 {
      print(number.formatted(.number.precision(.fractionLength(length)).locale(american)))
      print(2.5.formatted(.number.precision(.fractionLength(length)).locale(american)))
    }
    print(number.formatted(.number.precision(.fractionLength(0...2)).locale(american)))
    print(number.formatted(.number.precision(.significantDigits(3)).locale(american)))
    print(123456.789.formatted(.number.precision(.significantDigits(2)).locale(american)))
    print(7.formatted(.number.precision(.integerLength(2)).locale(american)))
    print(2.5.formatted(.number.rounded(rule: .up, increment: 1).locale(american)))
    print(1234.5.formatted(.number.rounded(rule: .down, increment: 100).locale(american)))
  }
}

enum SignsOfNumbers {
  static func main() {
    for number in [-3, 0, 3] {
      print(number.formatted(.number.sign(strategy: .always()).locale(american)))
      print(
        number.formatted(.number.sign(strategy: .always(includingZero: false)).locale(american)))
      print(number.formatted(.number.sign(strategy: .never).locale(american)))
    }
  }
}

enum NotationsOfNumbers {
  static func main() {
    for number in [5.0, 950, 1500, 12_345, 1_234_567, 9_876_543_210] {
      print(number.formatted(.number.notation(.compactName).locale(american)))
      print(number.formatted(.number.notation(.scientific).locale(american)))
    }
    print(0.5.formatted(.number.scale(100).locale(american)))
  }
}

enum NumbersThatJsonRefuses {
  static func main() {
    for text in ["[01]", "[1]", "[-0]", "[+1]", "[1.]", "[.5]", "[1e3]", "[-]", "[0.50]"] {
      let numbers = try? JSONDecoder().decode([Double].self, from: Data(text.utf8))
      print(text, numbers.map { "\($0)" } ?? "refused")
    }
  }
}

enum PartsOfPaths {
  static func main() {
    let path = NSString(string: "/usr/local/notes.txt")
    print(path.lastPathComponent, path.pathExtension, path.deletingLastPathComponent)
    print(path.deletingPathExtension, path.isAbsolutePath, path.pathComponents)
    print(NSString(string: "a/b").appendingPathComponent("c"))
    print(NSString(string: "b").appendingPathExtension("md") ?? "")
    print(String(format: "%.1f|%d", locale: Locale(identifier: "en_US"), 2.5, 7))
  }
}

enum SizesOfFormattedIntegers {
  static func main() {
    let hash: UInt64 = 0xf123_4567_89ab_cdef
    print(String(format: "%llx|%016llX|%llu|%llo|%lld", hash, hash, hash, hash, hash))
    print(String(format: "%x|%X|%u|%o|%d|%i", -1, -2, -3, -4, -5, -6))
    print(String(format: "%lx|%lu|%zu|%qx|%jd", -1, UInt.max, -2, -3, -4))
    print(String(format: "%02x|%08x|%x|%d", Int8(-2), UInt32.max, UInt8(200), UInt32.max))
    print(String(format: "%hhx|%hx|%hhd|%hd|%hhu", -1, -1, 300, 70_000, -1))
    print(String(format: "%d|%ld|%lld", 5_000_000_000, 5_000_000_000, 5_000_000_000))
    print(String(format: "%5u|%-5x|%05d|%+d|%.4x|%.3u", 42, 255, -42, 7, 255, 5))
  }
}
