import SwiftInterpreter

extension FoundationLibrary {
  /// A parser of XML, which tells its delegate what it finds.
  static let foundationXML = NativeLibrary(
    name: "FoundationXML",
    functions: [
      NativeMember("func _xmlEvents(_ bytes: [UInt8]) -> [[String]]") { (call, bytes: Value) in
        var reader = XMLEvents(String(decoding: try call.bytes(of: bytes), as: UTF8.self))
        reader.read()
        return .array(
          ArrayBox(reader.events.map { .array(ArrayBox($0.map(Value.string))) }))
      }
    ],
    sources: [Declarations.xmlParser])
}

/// The contents of an XML text, each item as its kind and its parts.
private struct XMLEvents {
  private(set) var events: [[String]] = []
  private var rest: Substring.UnicodeScalarView
  private var open: [String] = []

  /// Numbers of libxml's errors.
  private enum Failure: Int, Error {
    case documentEnd = 5, undeclaredEntity = 26, attributeNotStarted = 39
    case repeatedAttribute = 42, nameRequired = 68, missingEnd = 73, mismatchedName = 76
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  init(_ text: String) { rest = text[...].unicodeScalars }

  /// Reads the whole text. An error is the last event.
  mutating func read() {
    do {
      while !rest.isEmpty { try readPart() }
      if !open.isEmpty || !events.contains(where: { $0[0] == "start" }) {
        throw Failure.documentEnd
      }
    } catch let failure as Failure {
      events.append(["error", "\(failure.rawValue)"])
    } catch {}
  }

  private mutating func readPart() throws {
    if skip("<!--") { return events.append(["comment", try upTo("-->")]) }
    if skip("<![CDATA[") { return events.append(["data", try upTo("]]>")]) }
    if skip("<?") {
      var parts = try upTo("?>").split(separator: " ", maxSplits: 1).map { String($0) }
      if parts.first != "xml" {
        if parts.isEmpty { parts = [""] }
        events.append(["instruction"] + parts)
      }
    } else if skip("<!") {
      _ = try upTo(">")
    } else if skip("</") {
      let name = try readName()
      skipSpaces()
      guard skip(">") else { throw Failure.missingEnd }
      guard open.popLast() == name else { throw Failure.mismatchedName }
      events.append(["end", name])
    } else if skip("<") {
      try readStart()
    } else if rest.first == "&" {
      try addText(readEntity())
    } else {
      try addText(readUpTo { $0 == "<" || $0 == "&" })
    }
  }

  /// Text is inside an element; outside of elements there are only spaces.
  private mutating func addText(_ text: String) throws {
    if !open.isEmpty { return events.append(["text", text]) }
    guard text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
      throw Failure.documentEnd
    }
  }

  private mutating func readStart() throws {
    if open.isEmpty, events.contains(where: { $0[0] == "start" }) { throw Failure.documentEnd }
    var event = ["start", try readName()]
    skipSpaces()
    while let next = rest.first, next != ">", next != "/" {
      let name = try readName()
      skipSpaces()
      guard skip("=") else { throw Failure.missingEnd }
      skipSpaces()
      let value = try readValue()
      let names = stride(from: 2, to: event.count, by: 2).map { event[$0] }
      if names.contains(name) { throw Failure.repeatedAttribute }
      event += [name, value]
      skipSpaces()
    }
    events.append(event)
    if skip("/>") { return events.append(["end", event[1]]) }
    guard skip(">") else { throw Failure.missingEnd }
    open.append(event[1])
  }

  private mutating func readValue() throws -> String {
    guard let quote = rest.popFirst(), quote == "\"" || quote == "'" else {
      throw Failure.attributeNotStarted
    }
    var value = ""
    while let next = rest.first, next != quote {
      value += next == "&" ? try readEntity() : readUpTo { $0 == quote || $0 == "&" }
    }
    guard rest.popFirst() != nil else { throw Failure.missingEnd }
    return value
  }

  private mutating func readEntity() throws -> String {
    rest.removeFirst()
    let name = try upTo(";")
    if let text = Self.entities[name] { return text }
    let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
    guard name.hasPrefix("#"), let code = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { throw Failure.undeclaredEntity }
    return String(Character(scalar))
  }

  private mutating func readName() throws -> String {
    let name = readUpTo { $0.properties.isWhitespace || "<>/=&\"'".unicodeScalars.contains($0) }
    if name.isEmpty { throw Failure.nameRequired }
    return name
  }

  private mutating func readUpTo(_ ends: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix { !ends($0) }
    rest = rest[part.endIndex...]
    return String(part)
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.properties.isWhitespace) }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  /// Reads up to a mark, which is left out.
  private mutating func upTo(_ mark: String) throws -> String {
    let (start, mark) = (rest, mark.unicodeScalars)
    while !rest.isEmpty {
      if rest.starts(with: mark) {
        let part = start[..<rest.startIndex]
        rest = rest.dropFirst(mark.count)
        return String(part)
      }
      rest.removeFirst()
    }
    throw Failure.documentEnd
  }
}
