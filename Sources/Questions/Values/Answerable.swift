import JSONText
import LayoutSolver

/// A value of an answer.
package protocol Answerable {
  static var shape: Shape { get }
  /// Nil for what is left out.
  var json: JSON? { get }
}

/// A member of an answer: its name and what it says, with how it is got.
package struct Member<Object> {
  let described: Shape.Described
  let json: (Object) -> JSON?

  package init<Value: Answerable>(
    _ name: String, _ help: String = "", _ value: @escaping (Object) -> Value
  ) {
    described = Shape.Described(name: name, help: help, shape: Value.shape)
    json = { value($0).json }
  }
}

/// An answer, or a part of one, that has members; one list makes both JSON and schema.
package protocol AnswerObject: Answerable {
  static var members: [Member<Self>] { get }
}

extension AnswerObject {
  package static var shape: Shape { .object(members.map(\.described)) }

  package var json: JSON? {
    .object(
      Self.members.compactMap { member in member.json(self).map { (member.described.name, $0) } })
  }
}

extension String: Answerable {
  package static var shape: Shape { .text }
  package var json: JSON? { .string(self) }
}

extension Int: Answerable {
  package static var shape: Shape { .integer }
  package var json: JSON? { .integer(self) }
}

extension Bool: Answerable {
  package static var shape: Shape { .flag }
  package var json: JSON? { .bool(self) }
}

/// Points, to a thousandth.
extension Double: Answerable {
  package static var shape: Shape { .length }
  package var json: JSON? { .number(isFinite ? (self * 1000).rounded() / 1000 : self) }
}

extension Optional: Answerable where Wrapped: Answerable {
  package static var shape: Shape { .optional(Wrapped.shape) }
  package var json: JSON? { flatMap(\.json) }
}

extension Array: Answerable where Element: Answerable {
  package static var shape: Shape { .list(Element.shape) }
  package var json: JSON? { .array(compactMap(\.json)) }
}

extension Size: AnswerObject {
  package static var members: [Member<Size>] {
    [Member("width") { $0.width }, Member("height") { $0.height }]
  }
}

extension ProposedViewSize: AnswerObject {
  package static var members: [Member<ProposedViewSize>] {
    [Member("width", "left out for nil") { $0.width }, Member("height") { $0.height }]
  }
}

extension Rect: AnswerObject {
  package static var members: [Member<Rect>] {
    [
      Member("x") { $0.minX }, Member("y") { $0.minY }, Member("width") { $0.width },
      Member("height") { $0.height },
    ]
  }
}
