/// Exact decimal forms of floating-point numbers, rounded half to even as C does.
enum DecimalText {
  /// `%.nf`
  static func fixed(_ value: Double, _ places: Int) -> String {
    let places = min(max(places, 0), 400)
    let (integer, fraction) = exactDigits(value)
    var digits = integer + Array(fraction.prefix(places))
    digits += Array(repeating: 0, count: max(0, places - fraction.count))
    let rest = fraction.dropFirst(places)
    if roundsUp(rest, after: digits.last ?? 0) { increment(&digits) }
    let whole = digits.count - places
    var text = digits.map { UInt8(ascii: "0") + UInt8($0) }
    if places > 0 { text.insert(UInt8(ascii: "."), at: whole) }
    return String(decoding: text, as: UTF8.self)
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

  /// `%a`, or `%.na` with a number of digits.
  static func hexadecimal(_ value: Double, _ places: Int?) -> String {
    let fractionBits = Double.significandBitCount
    let digitCount = fractionBits / 4
    var bits = value.significandBitPattern
    if value.isNormal { bits |= 1 << UInt64(fractionBits) }
    let exponent =
      value.isZero ? 0 : value.isNormal ? Int(value.exponent) : Double.leastNormalMagnitude.exponent
    if let places, places < digitCount {
      let (unit, rest) = (UInt64(1) << (4 * (digitCount - places)), bits)
      bits = rest / unit
      let (left, half) = (rest % unit, unit / 2)
      if left > half || left == half && bits % 2 == 1 { bits += 1 }
      bits *= unit
    }
    let digits = String(bits & (1 << UInt64(fractionBits) - 1), radix: 16)
    var fraction = String(repeating: "0", count: digitCount - digits.count) + digits
    if let places {
      fraction = String(fraction.prefix(places))
      fraction += String(repeating: "0", count: places - fraction.count)
    } else {
      while fraction.hasSuffix("0") { fraction.removeLast() }
    }
    return "0x\(bits >> UInt64(fractionBits))" + (fraction.isEmpty ? "" : ".") + fraction + "p"
      + (exponent < 0 ? "" : "+") + "\(exponent)"
  }

  /// `%.ng`, or `%#.ng`, which keeps the zeros at its end.
  static func general(_ value: Double, _ precision: Int, keepsZeros: Bool = false) -> String {
    let precision = max(precision, 1)
    guard value != 0 else { return keepsZeros ? fixed(0, precision - 1) : "0" }
    let form = scientific(value, precision - 1)
    let exponent = form.split(separator: "e").last.flatMap { Int($0) } ?? 0
    func trimmed(_ text: String) -> String {
      guard !keepsZeros, text.contains(".") else { return text }
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
    var whole = LargeNumber(significand)
    if shift >= 0 {
      whole.multiply(by: 2, times: shift)
      return (whole.digits, [])
    }
    // Halving k times moves k digits after the point: multiply by 5^k and shift the point.
    whole.multiply(by: 5, times: -shift)
    let number = whole.digits
    let places = -shift
    if number.count > places {
      let integer = Array(number[..<(number.count - places)])
      return (integer, Array(number[(number.count - places)...]))
    }
    return ([0], Array(repeating: 0, count: places - number.count) + number)
  }
}

/// A whole number of any size, nine decimal digits a part, the last ones first.
private struct LargeNumber {
  private static let base: UInt64 = 1_000_000_000
  private var parts: [UInt64] = []

  init(_ value: UInt64) {
    var rest = value
    repeat {
      parts.append(rest % Self.base)
      rest /= Self.base
    } while rest > 0
  }

  /// Multiplies with a factor of at most 5 this many times.
  mutating func multiply(by factor: UInt64, times: Int) {
    var left = times
    while left > 0 {
      // As many at once as a part and its carry have room for.
      let step = min(left, 13)
      multiply(by: (0..<step).reduce(1) { product, _ in product * factor })
      left -= step
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in parts.indices {
      let product = parts[index] * factor + carry
      parts[index] = product % Self.base
      carry = product / Self.base
    }
    while carry > 0 {
      parts.append(carry % Self.base)
      carry /= Self.base
    }
  }

  /// Without zeros before the first.
  var digits: [Int] {
    var digits: [Int] = []
    for (index, part) in parts.enumerated() {
      var rest = part
      for _ in 0..<9 {
        if rest == 0, index == parts.count - 1, !digits.isEmpty { break }
        digits.append(Int(rest % 10))
        rest /= 10
      }
    }
    return digits.reversed()
  }
}
