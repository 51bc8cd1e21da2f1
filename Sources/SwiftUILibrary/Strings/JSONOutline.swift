/// Scans JSON once, from beginning to end, and only decodes what is needed.
///
/// - Complexity: linear in what it skips.
struct JSONOutline {
  /// A mistake in the text, and its place; lines and columns from 1, columns in bytes.
  struct Problem: Error {
    var message: String
    var line: Int
    var column: Int
  }

  /// How deep objects and lists may be nested.
  private static let depthLimit = 200

  private let bytes: UnsafeRawBufferPointer
  private var place: Int
  private var depth = 0

  /// - Parameter bytes: UTF-8, which must outlive the outline.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Passes an object; the closure passes the value of each of its keys.
  mutating func object(
    _ value: (String, inout JSONOutline) throws(Problem) -> Void
  ) throws(Problem) {
    try list(from: "{", to: "}", "an object") { outline throws(Problem) in
      let key = try outline.text()
      try outline.take(":")
      try value(key, &outline)
    }
  }

  /// Passes a text.
  mutating func text() throws(Problem) -> String {
    skipSpace()
    let start = place
    let isPlain = try passText()
    let inside = UnsafeRawBufferPointer(rebasing: bytes[start + 1..<place - 1])
    return isPlain ? String(decoding: inside, as: UTF8.self) : Self.unescaped(inside)
  }

  /// Passes any value.
  mutating func skip() throws(Problem) {
    skipSpace()
    switch bytes.indices.contains(place) ? bytes[place] : 0 {
    case UInt8(ascii: "{"): try object { _, outline throws(Problem) in try outline.skip() }
    case UInt8(ascii: "["):
      try list(from: "[", to: "]", "a list") { outline throws(Problem) in try outline.skip() }
    case UInt8(ascii: "\""): _ = try passText()
    default:
      let start = place
      while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
      let word = String(decoding: bytes[start..<place], as: UTF8.self)
      guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
        place = start
        throw problem("a value is missing")
      }
    }
  }

  /// The range of the value that the closure skips.
  mutating func range(
    _ pass: (inout JSONOutline) throws(Problem) -> Void
  ) throws(Problem) -> Range<Int> {
    skipSpace()
    let start = place
    try pass(&self)
    return start..<place
  }

  /// Makes sure that nothing follows.
  mutating func end() throws(Problem) {
    skipSpace()
    if place < bytes.count { throw problem("something follows the end") }
  }

  private mutating func list(
    from open: Unicode.Scalar, to close: Unicode.Scalar, _ name: String,
    _ element: (inout JSONOutline) throws(Problem) -> Void
  ) throws(Problem) {
    skipSpace()
    guard next(is: open) else { throw problem("\(name) is missing") }
    depth += 1
    guard depth <= Self.depthLimit else { throw problem("this is nested too deeply") }
    defer { depth -= 1 }
    place += 1
    skipSpace()
    while !next(is: close) {
      try element(&self)
      skipSpace()
      if next(is: close) { break }
      try take(",")
      skipSpace()
    }
    place += 1
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(Problem) {
    skipSpace()
    guard next(is: scalar) else { throw problem("'\(scalar)' is missing") }
    place += 1
  }

  /// Returns whether the text has no escapes.
  private mutating func passText() throws(Problem) -> Bool {
    guard next(is: "\"") else { throw problem("a text in quotation marks is missing") }
    let start = place
    var isPlain = true
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return isPlain
      case UInt8(ascii: "\\"):
        isPlain = false
        place += 2
      default: place += 1
      }
    }
    place = start
    throw problem("this text has no end")
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] == 0x20 || (0x09...0x0D).contains(bytes[place]) {
      place += 1
    }
  }

  private func next(is scalar: Unicode.Scalar) -> Bool {
    place < bytes.count && bytes[place] == UInt8(ascii: scalar)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private func problem(_ message: String) -> Problem {
    let before = bytes[..<Swift.min(place, bytes.count)]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lines = before.reduce(into: 1) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
    return Problem(message: message, line: lines, column: before.endIndex - line + 1)
  }

  /// A text's inside with its escapes replaced; one that means nothing is left out.
  private static func unescaped(_ inside: UnsafeRawBufferPointer) -> String {
    var units: [UInt16] = []
    var rest = String(decoding: inside, as: UTF8.self).utf16[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")), let escape = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Unicode.Scalar(escape).map(Character.init) {
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "n": units.append(0x0A)
      case "r": units.append(0x0D)
      case "t": units.append(0x09)
      case "u":
        if let code = UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) {
          units.append(code)
        }
        rest = rest.dropFirst(4)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
