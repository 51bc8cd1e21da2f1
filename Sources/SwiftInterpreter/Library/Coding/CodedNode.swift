/// A part of coded data: a JSON value. A reference, since encoders fill it bit by bit.
final class CodedNode {
  enum Content {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([CodedNode])
    /// Members in the order in which they were written.
    case object([(key: String, node: CodedNode)])
  }

  var content: Content

  init(_ content: Content = .null) {
    self.content = content
  }

  var isNull: Bool {
    if case .null = content { return true }
    return false
  }

  var elements: [CodedNode]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  var members: [(key: String, node: CodedNode)]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// As errors name it.
  var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }

  func set(_ node: CodedNode, for key: String) {
    var members = members ?? []
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].node = node
    } else {
      members.append((key, node))
    }
    content = .object(members)
  }

  func append(_ node: CodedNode) { content = .array((elements ?? []) + [node]) }
}

// MARK: Writing

extension CodedNode {
  struct Format {
    var isPretty = false
    var hasSortedKeys = false
    var escapesSlashes = true
  }

  func text(_ format: Format) -> String {
    var text = ""
    write(format, indent: 0, into: &text)
    return text
  }

  private func write(_ format: Format, indent: Int, into text: inout String) {
    switch content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): Self.quote(string, format, into: &text)
    case .array(let elements):
      list(elements, "[", "]", format, indent, into: &text) { element, text in
        element.write(format, indent: indent + 1, into: &text)
      }
    case .object(let members):
      let members = format.hasSortedKeys ? members.sorted { $0.key < $1.key } : members
      list(members, "{", "}", format, indent, into: &text) { member, text in
        Self.quote(member.key, format, into: &text)
        text += format.isPretty ? " : " : ":"
        member.node.write(format, indent: indent + 1, into: &text)
      }
    }
  }

  private func list<Item>(
    _ items: [Item], _ open: String, _ close: String, _ format: Format, _ indent: Int,
    into text: inout String, _ write: (Item, inout String) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if format.isPretty { text += "\n" + String(repeating: "  ", count: indent + 1) }
      write(item, &text)
    }
    if format.isPretty {
      text += (items.isEmpty ? "\n\n" : "\n") + String(repeating: "  ", count: indent)
    }
    text += close
  }

  private static func quote(_ string: String, _ format: Format, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += format.escapesSlashes ? "\\/" : "/"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
