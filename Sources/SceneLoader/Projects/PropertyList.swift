/// A property list in the old text form, as Xcode writes `project.pbxproj`: texts, lists in
/// parentheses, dictionaries in braces.
enum PropertyList {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// Nil where the text is something else.
  init?(_ text: String) {
    var reader = PropertyListReader(text)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var list: [PropertyList] { if case .list(let list) = self { list } else { [] } }

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }
}

/// Reads a property list byte by byte.
private struct PropertyListReader {
  /// Deeper than any project's, and far from the end of the stack.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.deepest, let next = next() else { return nil }
    switch next {
    case UInt8(ascii: "{"):
      place += 1
      var values: [String: PropertyList] = [:]
      while !skip(UInt8(ascii: "}")) {
        guard let key = word(), skip(UInt8(ascii: "=")), let value = value(depth: depth + 1),
          skip(UInt8(ascii: ";"))
        else { return nil }
        values[key] = value
      }
      return .dictionary(values)
    case UInt8(ascii: "("):
      place += 1
      var values: [PropertyList] = []
      while !skip(UInt8(ascii: ")")) {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        _ = skip(UInt8(ascii: ","))
      }
      return .list(values)
    default: return word().map(PropertyList.text)
    }
  }

  /// The byte that follows spaces and comments; nil at the end.
  private mutating func next() -> UInt8? {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
      case UInt8(ascii: "/") where bytes[place...].starts(with: "//".utf8):
        place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      case UInt8(ascii: "/") where bytes[place...].starts(with: "/*".utf8):
        place += 2
        while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
        place += 2
      default: return bytes[place]
      }
    }
    return nil
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    place += 1
    return true
  }

  /// A text, in quotes where it has other signs than names have.
  private mutating func word() -> String? {
    guard next() != nil else { return nil }
    if skip(UInt8(ascii: "\"")) { return quoted() }
    let start = place
    while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), place < bytes.count {
        text.append(bytes[place])
        place += 1
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), 0x80...:
      true
    default: false
    }
  }
}
