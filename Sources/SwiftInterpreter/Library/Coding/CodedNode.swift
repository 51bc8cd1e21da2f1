/// A part of coded data: a value of JSON or of a property list. A reference, since encoders fill it
/// bit by bit.
package final class CodedNode {
  package enum Content {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    /// Seconds since 1970-01-01 00:00 UTC, in a property list.
    case date(Double)
    /// Bytes, in a property list.
    case data([UInt8])
    case array([CodedNode])
    /// Members in the order in which they were written.
    case object([(key: String, node: CodedNode)])
  }

  package var content: Content

  package init(_ content: Content = .null) {
    self.content = content
  }

  var isNull: Bool {
    if case .null = content { return true }
    return false
  }

  package var elements: [CodedNode]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  package var members: [(key: String, node: CodedNode)]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// Its name in errors.
  var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .date: "date"
    case .data: "data"
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
