extension Interpreter {
  /// Formats with C's conversions in American English, which groups digits, as `String(format:)`
  /// doesn't.
  public func localizedFormat(_ format: String, _ arguments: [Value]) throws -> String {
    try FormatString.format(format, arguments, program, groupsDigits: true)
  }
}

/// `String(format:)` with C's conversions.
enum FormatString {
  static func format(
    _ format: String, _ arguments: [Value], _ program: Program, groupsDigits: Bool = false
  ) throws -> String {
    var result = ""
    var rest = format.unicodeScalars[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += String(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      guard var conversion = Conversion(&rest) else { break }
      conversion.groupsDigits = groupsDigits
      if conversion.letter == "%" {
        result += "%"
        continue
      }
      var position = next
      if let fixed = conversion.position { position = fixed - 1 } else { next += 1 }
      if conversion.takesWidth, arguments.indices.contains(position) {
        conversion.width = arguments[position].asInt.map { min($0, 10_000) }
        position += 1
        next += 1
      }
      guard arguments.indices.contains(position) else { continue }
      try program.machine.charge(conversion.rounds)
      result += try conversion.apply(to: arguments[position], program)
    }
    result += String(rest)
    return result
  }
}

/// One `%…` of a format string.
private struct Conversion {
  var position: Int?
  var leftAligns = false
  var showsSign = false
  var leadingSpace = false
  var padsWithZeros = false
  var alternate = false
  var width: Int?
  var takesWidth = false
  var precision: Int?
  /// How many bits of an integer are used: 32 as C's `int` without a length such as `l` or `hh`.
  var bits = 32
  var letter: Unicode.Scalar
  var groupsDigits = false

  /// Its cost: a number's digits take a while to find.
  var rounds: Int { 16 + ((width ?? 0) + (precision ?? 0)) / Machine.bytesPerRound }

  init?(_ text: inout Substring.UnicodeScalarView) {
    let digits = text.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, text.dropFirst(digits.count).first == "$" {
      position = Int(String(digits))
      text = text.dropFirst(digits.count + 1)
    }
    flags: while let flag = text.first {
      switch flag {
      case "-": leftAligns = true
      case "+": showsSign = true
      case " ": leadingSpace = true
      case "0": padsWithZeros = true
      case "#": alternate = true
      default: break flags
      }
      text = text.dropFirst()
    }
    if text.first == "*" {
      takesWidth = true
      text = text.dropFirst()
    }
    let widthDigits = text.prefix { ("0"..."9").contains($0) }
    width = Int(String(widthDigits)).map { min($0, 10_000) }
    text = text.dropFirst(widthDigits.count)
    if text.first == "." {
      text = text.dropFirst()
      let digits = text.prefix { ("0"..."9").contains($0) }
      precision = Int(String(digits)).map { min($0, 10_000) } ?? 0
      text = text.dropFirst(digits.count)
    }
    let length = text.prefix { "hlLqzjt".unicodeScalars.contains($0) }
    text = text.dropFirst(length.count)
    guard let last = text.popFirst() else { return nil }
    letter = last
    switch String(length) {
    case "hh": bits = 8
    case "h": bits = 16
    case "": break
    default: bits = 64
    }
  }

  func apply(to value: Value, _ program: Program) throws -> String {
    let payload = value.unwrapped ?? value
    switch letter {
    case "d", "i", "u", "x", "X", "o":
      return pad(integer(Self.integer(payload)), isNumber: precision == nil)
    case "c":
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: Self.integer(payload)))
      return pad(scalar.map { String(Character($0)) } ?? "", isNumber: false)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let number = Self.double(payload)
      return pad(floating(number), isNumber: number.isFinite)
    case "@", "s":
      var text = try program.describe(value)
      if let precision, letter == "s" { text = String(text.prefix(precision)) }
      return pad(text, isNumber: false)
    default: return ""
    }
  }

  private static func integer(_ value: Value) -> Int {
    switch value {
    case .int(let number): number
    case .double(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
    case .number(let number): Int(truncatingIfNeeded: number.bits)
    case .bool(let flag): flag ? 1 : 0
    default: 0
    }
  }

  private static func double(_ value: Value) -> Double {
    switch value {
    case .double(let number): number
    case .int(let number): Double(number)
    case .number(let number): number.asDouble
    default: 0
    }
  }

  /// The low bits of an integer as the letter shows them, with a sign or without.
  private func integer(_ value: Int) -> String {
    let kept = UInt64(bitPattern: Int64(value)) << UInt64(64 - bits)
    let unsigned = kept >> UInt64(64 - bits)
    switch letter {
    case "x", "X":
      let digits = filled(String(unsigned, radix: 16, uppercase: letter == "X"))
      return (alternate && unsigned != 0 ? "0\(letter)" : "") + digits
    case "o":
      let digits = filled(String(unsigned, radix: 8))
      return (alternate && digits.first != "0" ? "0" : "") + digits
    case "u": return grouped(filled(String(unsigned)))
    default:
      let signed = Int64(bitPattern: kept) >> Int64(64 - bits)
      return sign(signed < 0) + grouped(filled(String(signed.magnitude)))
    }
  }

  /// An integer's digits, at least as many as the precision; for zero there may be none.
  private func filled(_ digits: String) -> String {
    if precision == 0, digits == "0" { return "" }
    return String(repeating: "0", count: max(0, (precision ?? 0) - digits.count)) + digits
  }

  /// The digits before a point in groups of three.
  private func grouped(_ digits: String) -> String {
    guard groupsDigits else { return digits }
    let whole = digits.prefix(while: \.isNumber)
    return NumberText.grouped(whole) + digits.dropFirst(whole.count)
  }

  private func sign(_ isNegative: Bool) -> String {
    isNegative ? "-" : showsSign ? "+" : leadingSpace ? " " : ""
  }

  private func floating(_ value: Double) -> String {
    let magnitude = value.magnitude
    var digits: String
    switch letter {
    case _ where value.isNaN: digits = "nan"
    case _ where value.isInfinite: digits = "inf"
    case "e", "E": digits = pointed(DecimalText.scientific(magnitude, precision ?? 6), before: "e")
    case "a", "A": digits = pointed(DecimalText.hexadecimal(magnitude, precision), before: "p")
    case "g", "G":
      digits = DecimalText.general(magnitude, precision ?? 6, keepsZeros: alternate)
      digits = pointed(digits, before: "e")
    default: digits = pointed(grouped(DecimalText.fixed(magnitude, precision ?? 6)), before: "e")
    }
    let text = sign(value.sign == .minus) + digits
    return letter.properties.isUppercase ? text.uppercased() : text
  }

  /// A number with a point even if no digit follows, for the flag `#`.
  private func pointed(_ digits: String, before exponent: Character) -> String {
    guard alternate, !digits.contains(".") else { return digits }
    let end = digits.firstIndex(of: exponent) ?? digits.endIndex
    return digits[..<end] + "." + digits[end...]
  }

  private func pad(_ text: String, isNumber: Bool) -> String {
    guard let width, text.count < width else { return text }
    let missing = width - text.count
    if leftAligns { return text + String(repeating: " ", count: missing) }
    if padsWithZeros, isNumber {
      let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
      let signCount = isHexadecimal ? 2 : text.first.map { "+- ".contains($0) } == true ? 1 : 0
      return text.prefix(signCount) + String(repeating: "0", count: missing)
        + text.dropFirst(signCount)
    }
    return String(repeating: " ", count: missing) + text
  }
}
