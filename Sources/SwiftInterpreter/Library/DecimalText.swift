/// Exact decimal forms of floating-point numbers, rounded half to even as C does.
enum DecimalText {
  /// `%.nf`
  static func fixed(_ value: Double, _ places: Int) -> String {
    let places = min(places, 400)
    let (integer, fraction) = exactDigits(value)
    var digits = integer + Array(fraction.prefix(places))
    digits += Array(repeating: 0, count: max(0, places - fraction.count))
    let rest = fraction.dropFirst(places)
    if roundsUp(rest, after: digits.last ?? 0) { increment(&digits) }
    let whole = digits.count - places
    let text = digits.map { Character(Unicode.Scalar(UInt8(48 + $0))) }
    let integerText = String(text[..<whole])
    return places == 0 ? integerText : integerText + "." + String(text[whole...])
  }

  /// `%.ne`
  static func scientific(_ value: Double, _ places: Int) -> String {
    guard value != 0 else {
      return (places == 0 ? "0" : "0." + String(repeating: "0", count: places)) + "e+00"
    }
    let (integer, fraction) = exactDigits(value)
    let all = integer + fraction
    let first = all.firstIndex { $0 != 0 } ?? 0
    var exponent = integer.count - 1 - first
    var digits = Array(all[first...].prefix(places + 1))
    digits += Array(repeating: 0, count: max(0, places + 1 - digits.count))
    if roundsUp(all[first...].dropFirst(places + 1), after: digits.last ?? 0) {
      let count = digits.count
      increment(&digits)
      if digits.count > count {
        digits.removeLast()
        exponent += 1
      }
    }
    let text = digits.map { "\($0)" }
    let mantissa = places == 0 ? text[0] : text[0] + "." + text[1...].joined()
    let magnitude = exponent.magnitude
    return mantissa + "e" + (exponent < 0 ? "-" : "+") + (magnitude < 10 ? "0" : "")
      + "\(magnitude)"
  }

  /// `%.ng`
  static func general(_ value: Double, _ precision: Int) -> String {
    let precision = max(precision, 1)
    guard value != 0 else { return "0" }
    let form = scientific(value, precision - 1)
    let exponent = form.split(separator: "e").last.flatMap { Int($0) } ?? 0
    func trimmed(_ text: String) -> String {
      guard text.contains(".") else { return text }
      var text = text
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
      return text
    }
    if exponent < -4 || exponent >= precision {
      let parts = form.split(separator: "e", maxSplits: 1)
      return trimmed(String(parts[0])) + "e" + parts[1]
    }
    return trimmed(fixed(value, precision - 1 - exponent))
  }

  private static func roundsUp(_ rest: some Collection<Int>, after last: Int) -> Bool {
    guard let first = rest.first else { return false }
    if first != 5 { return first > 5 }
    return rest.dropFirst().contains { $0 != 0 } || last % 2 == 1
  }

  private static func increment(_ digits: inout [Int]) {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  /// All decimal digits before and after the point: a binary fraction has finitely many.
  private static func exactDigits(_ value: Double) -> (integer: [Int], fraction: [Int]) {
    var significand = value.significandBitPattern
    var exponent = Int(value.exponentBitPattern)
    if exponent == 0 {
      exponent = 1
    } else {
      significand |= 1 << 52
    }
    // value = significand * 2^shift
    let shift = exponent - 1075
    var integer: [Int] = []
    var number = "\(significand)".compactMap(\.wholeNumberValue)
    if shift >= 0 {
      for _ in 0..<shift { double(&number) }
      return (number, [])
    }
    // Halving k times moves k digits behind the point: multiply by 5^k and shift the point.
    for _ in 0..<(-shift) { timesFive(&number) }
    let places = -shift
    if number.count > places {
      integer = Array(number[..<(number.count - places)])
      return (integer, Array(number[(number.count - places)...]))
    }
    return ([0], Array(repeating: 0, count: places - number.count) + number)
  }

  private static func double(_ digits: inout [Int]) { multiply(&digits, by: 2) }
  private static func timesFive(_ digits: inout [Int]) { multiply(&digits, by: 5) }

  private static func multiply(_ digits: inout [Int], by factor: Int) {
    var carry = 0
    for index in digits.indices.reversed() {
      let product = digits[index] * factor + carry
      digits[index] = product % 10
      carry = product / 10
    }
    if carry > 0 { digits.insert(carry, at: 0) }
  }
}
