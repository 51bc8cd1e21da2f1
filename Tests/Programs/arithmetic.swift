enum IntegerDivision {
  static func main() {
    print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3)
    print(7.quotientAndRemainder(dividingBy: 2))
    print((-7).isMultiple(of: 7), 0.isMultiple(of: 0))
  }
}

enum LiteralTyping {
  static func main() {
    let ratio: Double = 2 / 3
    let whole = 2 / 3
    print(ratio, whole, 2.0 / 3, 1 / 2 + 0.5)
  }
}

enum MixedPrecedence {
  static func main() {
    print(2 + 3 * 4, (2 + 3) * 4, 10 - 4 - 3, 2 * 3 % 4)
    print(1 << 4 + 1, 6 & 3 | 8, ~5, 5 ^ 1)
    print(true || false && false, !(true && false))
  }
}

enum OverflowOperators {
  static func main() {
    print(UInt8.max &+ 1, Int8.min &- 1, UInt8(200) &* 2)
    let (value, didOverflow) = Int8.max.addingReportingOverflow(1)
    print(value, didOverflow)
  }
}

enum Conversions {
  static func main() {
    print(Int(3.99), Int(-3.99), Double(3), Int("42") ?? 0, Int("4x") as Any)
    print(UInt8(truncatingIfNeeded: 300), Int8(exactly: 200) as Any, Int(exactly: 2.0) as Any)
    print(Double("1e3") as Any, Double("abc") as Any)
  }
}

enum Rounding {
  static func main() {
    let values = [2.5, -2.5, 3.5, 0.1]
    print(values.map { $0.rounded() })
    print(values.map { $0.rounded(.down) }, values.map { $0.rounded(.up) })
    print(values.map { $0.rounded(.towardZero) }, values.map { $0.rounded(.toNearestOrEven) })
  }
}

enum MinMaxAbs {
  static func main() {
    print(min(3, 1, 2), max(3, 1, 2), abs(-4), abs(-2.5), (-3).magnitude, (5).signum())
    print(Swift.min(2.5, 1), max(1, 2.5))
  }
}

enum CompoundAssignment {
  static func main() {
    var a = 10
    a += 5
    a -= 3
    a *= 2
    a /= 5
    a %= 3
    print(a)
    var bits = 0b1010
    bits |= 0b0101
    bits &= 0b1101
    bits <<= 1
    bits ^= 1
    print(bits)
  }
}

enum FloatingSpecials {
  static func main() {
    print(1.0 / 0, -1.0 / 0, (0.0 / 0).isNaN, Double.infinity - .infinity)
    print(Double.nan == Double.nan, Double.pi, Double.greatestFiniteMagnitude > 1e308)
    print((0.1 + 0.2), 0.1 + 0.2 == 0.3, Float(0.1) + Float(0.2))
  }
}

enum Bases {
  static func main() {
    print(0xFF, 0o17, 0b1011, 1_000_000, 0x1p4, 1.5e2)
    print(String(255, radix: 16), String(255, radix: 2), String(-255, radix: 36, uppercase: true))
    print(Int("ff", radix: 16) as Any, Int("102", radix: 2) as Any)
  }
}
