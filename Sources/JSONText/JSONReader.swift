/// Why a text is no JSON.
package struct JSONError: Error, Equatable {
  /// What is wrong, such as "a comma or ] is expected".
  package var message: String
  /// The place in bytes.
  package var offset: Int
}

extension JSON {
  /// How deep arrays and objects may be within each other: more than messages have, and less than a
  /// thread's stack can take.
  private static let depthLimit = 200

  /// Reads a whole text.
  /// - Throws: where it isn't JSON in UTF-8, and nothing else.
  package init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
    var reader = JSONReader(bytes: Array(bytes))
    self = try reader.document(Self.depthLimit)
  }

  package init(parsing text: String) throws(JSONError) { try self.init(parsing: text.utf8) }

  /// An object's member, the last of that name; nil where there is none, or this is no object.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.0 == name }?.1
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// Nil for a number that isn't whole, too.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  package var array: [JSON]? {
    switch self {
    case .array(let items), .row(let items): items
    default: nil
    }
  }

  package var members: [(String, JSON)]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  package var isNull: Bool {
    if case .null = self { true } else { false }
  }
}

/// Reads RFC 8259's grammar from bytes.
private struct JSONReader {
  let bytes: [UInt8]
  var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document(_ depth: Int) throws(JSONError) -> JSON {
    let value = try value(depth)
    skipSpace()
    guard place == bytes.count else { throw error("the text ends before this") }
    return value
  }

  private func error(_ message: String) -> JSONError { JSONError(message: message, offset: place) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  /// Passes a character, after space.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func value(_ depth: Int) throws(JSONError) -> JSON {
    skipSpace()
    guard depth > 0 else { throw error("the text is nested too deep") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[place..<end].elementsEqual("\(word)".utf8)
    else { throw error("a value is expected") }
    place = end
    return value
  }

  private mutating func object(_ depth: Int) throws(JSONError) -> JSON {
    place += 1
    var members: [(String, JSON)] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("a member's name is expected") }
      let name = try string()
      guard take(":") else { throw error("a colon is expected") }
      members.append((name, try value(depth - 1)))
    } while take(",")
    guard take("}") else { throw error("a comma or } is expected") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(JSONError) -> JSON {
    place += 1
    var items: [JSON] = []
    if take("]") { return .array(items) }
    repeat { items.append(try value(depth - 1)) } while take(",")
    guard take("]") else { throw error("a comma or ] is expected") }
    return .array(items)
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let whole = place
    try digits()
    if bytes[whole] == UInt8(ascii: "0"), place > whole + 1 {
      throw error("a number has no zero in front")
    }
    if next == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else {
      throw error("a number is expected")
    }
    return number
  }

  private mutating func digits() throws(JSONError) {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw error("a value is expected") }
  }

  private mutating func string() throws(JSONError) -> String {
    place += 1
    var text = ""
    var start = place
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        try append(start, to: &text)
        place += 1
        return text
      case UInt8(ascii: "\\"):
        try append(start, to: &text)
        place += 1
        try escape(into: &text)
        start = place
      case 0..<0x20: throw error("a control character must be escaped")
      default: place += 1
      }
    }
    throw error("a string isn't ended")
  }

  private func append(_ start: Int, to text: inout String) throws(JSONError) {
    guard start < place else { return }
    guard let part = String(validating: bytes[start..<place], as: UTF8.self) else {
      throw error("a string isn't UTF-8")
    }
    text += part
  }

  private mutating func escape(into text: inout String) throws(JSONError) {
    guard let byte = next else { throw error("a string isn't ended") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): text += "\u{8}"
    case UInt8(ascii: "f"): text += "\u{C}"
    case UInt8(ascii: "n"): text += "\n"
    case UInt8(ascii: "r"): text += "\r"
    case UInt8(ascii: "t"): text += "\t"
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "u")
      {
        place += 2
        units.append(try unit())
      }
      // Half of a pair becomes the character for what can't be read.
      text += String(decoding: units, as: UTF16.self)
    default:
      place -= 1
      throw error("there is no such escape")
    }
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    let end = place + 4
    guard end <= bytes.count, bytes[place..<end].allSatisfy({ Character(.init($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[place..<end], as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are expected") }
    place = end
    return unit
  }
}
