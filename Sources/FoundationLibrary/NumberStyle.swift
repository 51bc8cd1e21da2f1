import SwiftInterpreter

/// How a number is shown in American English, as `FormatStyle` shows it there.
struct NumberStyle {
  enum Kind {
    case number, percent
    /// By ISO code: `USD`.
    case currency(String)
  }

  enum Precision {
    /// Digits after the point.
    case fraction(ClosedRange<Int>)
    case significant(ClosedRange<Int>)
    /// Digits before the point, filled up with zeros.
    case integer(ClosedRange<Int>)
  }

  enum Notation {
    case automatic, compactName, scientific
  }

  enum Sign {
    case automatic, never
    case always(includingZero: Bool)
  }

  var kind: Kind
  var precision: Precision?
  var isGrouped = true
  var notation = Notation.automatic
  var sign = Sign.automatic
  var rule = FloatingPointRoundingRule.toNearestOrEven
  /// What numbers are rounded to a multiple of.
  var increment: Double?
  /// What numbers are multiplied with.
  var scale = 1.0

  func text(_ number: Double, isInteger: Bool) -> String {
    if number.isNaN { return "NaN" }
    var value = number * scale
    if case .percent = kind, !isInteger { value *= 100 }
    if let increment, increment > 0 { value = (value / increment).rounded(rule) * increment }
    let digits = value.isInfinite ? "∞" : digits(value.magnitude, isInteger)
    let isZero = !digits.contains { ("1"..."9").contains($0) || $0 == "∞" }
    return mark(isNegative: value.sign == .minus, isZero) + currencySymbol + digits
      + (isPercentage ? "%" : "")
  }

  private var isPercentage: Bool {
    if case .percent = kind { return true }
    return false
  }

  private func mark(isNegative: Bool, _ isZero: Bool) -> String {
    switch sign {
    case .automatic: isNegative ? "-" : ""
    case .never: ""
    case .always(let includesZero): isNegative ? "-" : isZero && !includesZero ? "" : "+"
    }
  }

  private var currencySymbol: String {
    guard case .currency(let code) = kind else { return "" }
    let symbols = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩",
      "BRL": "R$", "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "HKD": "HK$",
      "ILS": "₪", "VND": "₫", "TWD": "NT$", "PHP": "₱",
    ]
    return symbols[code.uppercased()] ?? code.uppercased() + "\u{A0}"
  }

  /// The places of a currency, none of yen; up to six of other numbers.
  private func automaticPlaces(_ isInteger: Bool) -> ClosedRange<Int> {
    if case .currency(let code) = kind {
      let places = ["JPY", "KRW", "VND", "CLP", "ISK"].contains(code.uppercased()) ? 0 : 2
      return places...places
    }
    return 0...(isInteger ? 0 : 6)
  }

  private func digits(_ value: Double, _ isInteger: Bool) -> String {
    switch notation {
    case .automatic: return plain(DecimalDigits(value), automaticPlaces(isInteger))
    case .scientific:
      let digits = DecimalDigits(value)
      let exponent = digits.isZero ? 0 : digits.point - 1
      return plain(digits.shifted(by: -exponent), 0...6) + "E\(exponent)"
    case .compactName:
      let units = ["", "K", "M", "B", "T"]
      for (index, unit) in units.enumerated() {
        let digits = DecimalDigits(value).shifted(by: -3 * index)
        // Two digits tell enough below a hundred.
        let places = precision == nil ? 0...max(0, 2 - max(1, digits.point)) : 0...6
        let rounded = digits.rounded(to: places.upperBound, rule)
        if rounded.point <= 3 || index == units.count - 1 {
          return plain(rounded, places) + unit
        }
      }
      return ""
    }
  }

  private func plain(_ value: DecimalDigits, _ automatic: ClosedRange<Int>) -> String {
    var places = automatic
    var integers = 1
    switch precision {
    case .fraction(let range)?: places = range
    case .significant(let range)?:
      let first = value.isZero ? 1 : value.point
      places = max(0, range.lowerBound - first)...max(0, range.upperBound - first)
      let rounded = value.rounded(to: range.upperBound - first, rule)
      return rounded.text(places: places, integers: 1, isGrouped: isGrouped)
    case .integer(let range)?: integers = range.lowerBound
    case nil: break
    }
    return value.rounded(to: places.upperBound, rule)
      .text(places: places, integers: integers, isGrouped: isGrouped)
  }
}

/// A number's shortest decimal digits, which are what is rounded.
struct DecimalDigits {
  /// Without zeros at the start.
  private var digits: [Int]
  /// How many of them stand before the point; negative where zeros follow it.
  private(set) var point: Int

  var isZero: Bool { digits.isEmpty }

  init(_ value: Double) {
    let parts = "\(value.magnitude)".lowercased().split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    digits = mantissa.joined().compactMap(\.wholeNumberValue)
    point = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    normalize()
  }

  private mutating func normalize() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  /// Times a power of ten.
  func shifted(by places: Int) -> DecimalDigits {
    var result = self
    if !isZero { result.point += places }
    return result
  }

  /// To so many digits after the point, before it where negative.
  func rounded(to places: Int, _ rule: FloatingPointRoundingRule) -> DecimalDigits {
    let kept = point + places
    guard kept < digits.count else { return self }
    var result = self
    let rest = kept < 0 ? [0] + digits : Array(digits[kept...])
    result.digits = kept > 0 ? Array(digits[..<kept]) : []
    if roundsUp(rest, isOdd: (result.digits.last ?? 0) % 2 == 1, rule) {
      if result.digits.isEmpty {
        result.digits = [1]
        result.point = 1 - places
        return result
      }
      var index = result.digits.count - 1
      result.digits[index] += 1
      while index > 0, result.digits[index] == 10 {
        result.digits[index] = 0
        index -= 1
        result.digits[index] += 1
      }
      if result.digits[0] == 10 {
        result.digits[0] = 0
        result.digits.insert(1, at: 0)
        result.point += 1
      }
    }
    result.normalize()
    return result
  }

  /// Of a magnitude: up and away from zero are one.
  private func roundsUp(_ rest: [Int], isOdd: Bool, _ rule: FloatingPointRoundingRule) -> Bool {
    guard rest.contains(where: { $0 != 0 }) else { return false }
    switch rule {
    case .up, .awayFromZero: return true
    case .down, .towardZero: return false
    default:
      if rest[0] != 5 { return rest[0] > 5 }
      let isTie = rest.dropFirst().allSatisfy { $0 == 0 }
      return !isTie || isOdd || rule == .toNearestOrAwayFromZero
    }
  }

  func text(places: ClosedRange<Int>, integers: Int, isGrouped: Bool) -> String {
    func digit(_ index: Int) -> String {
      digits.indices.contains(index) ? "\(digits[index])" : "0"
    }
    let whole = max(integers, point, 0)
    var text = ""
    for index in 0..<whole {
      if isGrouped, index > 0, (whole - index) % 3 == 0 { text += "," }
      text += digit(point - whole + index)
    }
    let count = min(max(places.lowerBound, digits.count - point), places.upperBound)
    guard count > 0 else { return text }
    return text + "." + (0..<count).map { digit(point + $0) }.joined()
  }
}
