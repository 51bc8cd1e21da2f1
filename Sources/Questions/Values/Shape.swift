import JSONText

/// What a value of an argument or an answer looks like, from which its JSON schema is made.
package indirect enum Shape: Sendable {
  case text
  case choice([String])
  case integer
  /// Points; infinity is the string "inf".
  case length
  case flag
  case list(Shape)
  case object([Described])
  /// What may be left out.
  case optional(Shape)

  /// A member with what it says.
  package struct Described: Sendable {
    package var name: String
    package var help: String
    package var shape: Shape
  }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// JSON Schema, 2020-12.
  package var schema: JSON { .object(schemaMembers) }

  private var schemaMembers: [(String, JSON)] {
    switch self {
    case .text: [("type", .string("string"))]
    case .choice(let names):
      [("type", .string("string")), ("enum", .row(names.map(JSON.string)))]
    case .integer: [("type", .string("integer"))]
    case .length:
      [
        (
          "anyOf",
          .row([
            .object([("type", .string("number"))]),
            .object([("enum", .row(["inf", "-inf", "nan"].map(JSON.string)))]),
          ])
        )
      ]
    case .flag: [("type", .string("boolean"))]
    case .list(let shape): [("type", .string("array")), ("items", shape.schema)]
    case .optional(let shape): shape.schemaMembers
    case .object(let members):
      [
        ("type", .string("object")),
        (
          "properties",
          .object(
            members.map { member in
              let help: [(String, JSON)] =
                member.help.isEmpty ? [] : [("description", .string(member.help))]
              return (member.name, .object(member.shape.schemaMembers + help))
            })
        ),
        (
          "required",
          .row(members.filter { !$0.shape.isOptional }.map { .string($0.name) })
        ),
        ("additionalProperties", .bool(false)),
      ]
    }
  }
}
