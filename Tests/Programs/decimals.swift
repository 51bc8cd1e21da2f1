// Decimal numbers as Foundation reckons and writes them.
import Foundation

private let american = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

enum SumsOfDecimals {
  static func main() {
    let a = Decimal(string: "0.1")!
    let b = Decimal(string: "0.2")!
    print(a + b, a + b == Decimal(string: "0.3")!, 0.1 + 0.2 == 0.3)
    print(a - b, a * b, b / a, -a)
    print(Decimal(1) / Decimal(3))
    print(Decimal(2) / 3 * 3)
    var total = Decimal.zero
    for _ in 0..<10 { total += a }
    print(total, total == 1)
    total *= 3
    total -= 1
    total /= 4
    print(total)
    print([Decimal(3), 1, 2].sorted(), max(Decimal(3), 4), abs(Decimal(-7)))
    print([a, b].reduce(0, +))
  }
}

enum DecimalsAsText {
  static func main() {
    for text in ["12", "12.50", "-0.001", "1e3", "1234567890123456789.25", ".5", "abc", ""] {
      print(text, Decimal(string: text).map { "\($0)" } ?? "nil")
    }
    print(Decimal(string: "12,5", locale: german)!)
    print(Decimal(12.5), Decimal(7), "\(Decimal(100))")
    print(Decimal(sign: .minus, exponent: -2, significand: 12345))
  }
}

enum FormatsOfDecimals {
  static func main() {
    let price = Decimal(string: "1234.565")!
    for locale in [american, german] {
      print(price.formatted(.number.locale(locale)))
      print(price.formatted(.number.precision(.fractionLength(2)).locale(locale)))
      print(price.formatted(.currency(code: "EUR").locale(locale)))
      print(Decimal(string: "0.075")!.formatted(.percent.locale(locale)))
    }
  }
}

enum RoundedDecimals {
  static func main() {
    for text in ["2.345", "2.355", "-2.345", "2.5"] {
      var value = Decimal(string: text)!
      var result = Decimal()
      NSDecimalRound(&result, &value, 2, .bankers)
      print(text, result, terminator: " ")
      NSDecimalRound(&result, &value, 2, .plain)
      print(result, terminator: " ")
      NSDecimalRound(&result, &value, 0, .up)
      print(result, terminator: " ")
      NSDecimalRound(&result, &value, 1, .down)
      print(result)
    }
  }
}

enum PartsOfDecimals {
  static func main() {
    let value = Decimal(string: "-12.75")!
    print(value.magnitude, value.isZero, value.isNaN, value.sign == .minus, value.exponent)
    print(value.significand, value.isSignMinus)
    print(NSDecimalNumber(decimal: value).doubleValue, NSDecimalNumber(decimal: value).intValue)
    print(pow(Decimal(2), 10), pow(Decimal(string: "1.5")!, 2))
    print(Set([Decimal(1), Decimal(string: "1.0")!, 2]).count)
  }
}

struct Receipt: Codable {
  var name: String
  var total: Decimal
}

enum DecimalsInJson {
  static func main() {
    let json = #"{"name": "Tea", "total": 12.35}"#
    let receipt = try! JSONDecoder().decode(Receipt.self, from: Data(json.utf8))
    print(receipt.name, receipt.total, receipt.total * 3)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try! encoder.encode(receipt), as: UTF8.self))
  }
}

enum DecimalLimits {
  static func main() {
    print(min(Decimal(1.1), .greatestFiniteMagnitude), Decimal.radix, Decimal.quietNaN.isNaN)
    print(Decimal.leastNonzeroMagnitude > 0, Decimal.leastFiniteMagnitude < 0)
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    let number = formatter.number(from: "9999999999999999")
    print(number as Any, number as? Int as Any, formatter.number(from: "1.5") as? Double as Any)
    print(formatter.number(from: "999999999999999999")?.intValue as Any)
  }
}
