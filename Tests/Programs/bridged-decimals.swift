import Foundation

// A decimal number is bridged to an object of its class, also as a number; and an implicit member
// beside a value that becomes an Any is one of the value's type.

enum BridgedDecimals {
  static func main() {
    let amount = Decimal(string: "12.50") ?? 0
    print(Double(truncating: amount as NSNumber), (amount as NSNumber).intValue)
    print((amount as NSDecimalNumber).stringValue, amount as NSNumber is NSDecimalNumber)
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: "en_US")
    print(formatter.string(from: amount as NSNumber) ?? "none")
  }
}

enum MembersBesideAny {
  static func main() {
    let step = Duration.seconds(2)
    for isOn in [true, false] { print(isOn ? step : .zero, isOn ? .zero : step) }
  }
}
