/// A number written in a line of Swift, such as the 10 of `.padding(10)`, that can be scrubbed.
struct NumberLiteral: Equatable {
  /// Its characters, counted in bytes from the start of the line; a minus sign belongs to it.
  var range: Range<Int>
  var text: String

  /// The literal changed by this many units of its last digit: 10 becomes 11, 0.5 becomes 0.6.
  func stepped(by count: Int) -> String {
    let parts = text.split(separator: ".", maxSplits: 1)
    let decimals = parts.count == 2 ? parts[1].count : 0
    guard decimals <= 6, let units = Int(text.filter { $0 != "." && $0 != "_" }) else {
      return text
    }
    let (sum, overflows) = units.addingReportingOverflow(count)
    guard !overflows, abs(sum) < 1_000_000_000 else { return text }
    guard decimals > 0 else { return "\(sum)" }
    var digits = "\(abs(sum))"
    digits = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    let point = digits.index(digits.endIndex, offsetBy: -decimals)
    return (sum < 0 ? "-" : "") + digits[..<point] + "." + digits[point...]
  }

  /// The decimal literals of a line in their order; none in strings and comments, names such as
  /// `title2`, tuple members and hexadecimal numbers.
  static func all(in line: Substring) -> [NumberLiteral] {
    let bytes = Array(line.utf8)
    var literals: [NumberLiteral] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = endOfString(bytes, from: index)
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == bytes[index]:
        return literals
      case let byte where isDigit(byte):
        let end = endOfNumber(bytes, from: index)
        if let start = start(ofNumberAt: index, end, bytes) {
          let text = String(decoding: bytes[start..<end], as: UTF8.self)
          literals.append(NumberLiteral(range: start..<end, text: text))
        }
        index = end
      case let byte where isNameByte(byte):
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
      default: index += 1
      }
    }
    return literals
  }

  // MARK: Scanning

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  private static func endOfNumber(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), isDigit(bytes[index + 1]) {
      index += 1
      while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    }
    return index
  }

  /// The literal's start, with its minus sign; nil for anything but a plain decimal number.
  private static func start(ofNumberAt index: Int, _ end: Int, _ bytes: [UInt8]) -> Int? {
    let isPlain = bytes[index..<end].allSatisfy {
      isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_")
    }
    guard isPlain else { return nil }
    guard index > 0 else { return index }
    let before = bytes[index - 1]
    // `$0.1` and `pair.1` are members, the end of `0...1` isn't.
    if before == UInt8(ascii: ".") {
      return index > 1 && bytes[index - 2] == UInt8(ascii: ".") ? index : nil
    }
    guard before == UInt8(ascii: "-") else { return index }
    let opening = bytes[..<(index - 1)].last { $0 != UInt8(ascii: " ") }
    let isSign = opening.map { "(,:=[{?".utf8.contains($0) } ?? true
    return isSign ? index - 1 : index
  }
}
