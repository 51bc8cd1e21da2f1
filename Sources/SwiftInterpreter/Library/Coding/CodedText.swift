/// Reads a JSON text.
struct CodedText {
  private let bytes: [UInt8]
  private var place = 0

  /// The text's value, nil where it is no JSON.
  static func node(_ bytes: [UInt8]) -> CodedNode? {
    var text = CodedText(bytes: bytes)
    guard let node = text.value(depth: 0) else { return nil }
    text.skipSpace()
    return text.place == bytes.count ? node : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
  }

  private mutating func take(_ wanted: Character) -> Bool {
    guard next == wanted.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[place...].starts(with: word.utf8) else { return false }
    place += word.utf8.count
    return true
  }

  private mutating func value(depth: Int) -> CodedNode? {
    // As deep as Foundation reads.
    guard depth < 512 else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map { CodedNode(.string($0)) }
    case UInt8(ascii: "t"): return take(word: "true") ? CodedNode(.bool(true)) : nil
    case UInt8(ascii: "f"): return take(word: "false") ? CodedNode(.bool(false)) : nil
    case UInt8(ascii: "n"): return take(word: "null") ? CodedNode(.null) : nil
    default: return number()
    }
  }

  private mutating func object(_ depth: Int) -> CodedNode? {
    place += 1
    var members: [(key: String, node: CodedNode)] = []
    skipSpace()
    if take("}") { return CodedNode(.object([])) }
    repeat {
      skipSpace()
      guard let key = string() else { return nil }
      skipSpace()
      guard take(":"), let node = value(depth: depth + 1) else { return nil }
      members.append((key, node))
      skipSpace()
    } while take(",")
    return take("}") ? CodedNode(.object(members)) : nil
  }

  private mutating func array(_ depth: Int) -> CodedNode? {
    place += 1
    var elements: [CodedNode] = []
    skipSpace()
    if take("]") { return CodedNode(.array([])) }
    repeat {
      guard let node = value(depth: depth + 1) else { return nil }
      elements.append(node)
      skipSpace()
    } while take(",")
    return take("]") ? CodedNode(.array(elements)) : nil
  }

  private mutating func number() -> CodedNode? {
    let start = place
    while let byte = next,
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    { place += 1 }
    let digits = String(decoding: bytes[start..<place], as: UTF8.self)
    // A number begins with neither a plus sign nor a zero before another digit, and its point stands
    // between digits (RFC 8259).
    let isNumber = digits.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil
    return isNumber ? CodedNode(.number(digits)) : nil
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      place += 1
      guard byte == UInt8(ascii: "\\") else {
        guard byte >= 0x20 else { return nil }
        text.append(byte)
        continue
      }
      guard let escaped = next else { return nil }
      place += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped)
      case UInt8(ascii: "u"):
        guard let scalar = scalar() else { return nil }
        text += Array(String(scalar).utf8)
      default: return nil
      }
    }
    guard take("\"") else { return nil }
    return String(validating: text, as: UTF8.self)
  }

  /// The scalar after `\u`, written as one unit or as a pair of surrogates.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let unit = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) }
    guard take("\\"), take("u"), let low = self.unit(), (0xDC00..<0xE000).contains(low) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    defer { place += 4 }
    return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
  }
}
