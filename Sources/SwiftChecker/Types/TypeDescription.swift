extension SwiftType: CustomStringConvertible {
  /// As the compiler writes it.
  public var description: String {
    switch self {
    case .variable(let variable): "$T\(variable.number)"
    case .hole: "_"
    case .nominal(let type, let arguments): Self.text(type, arguments)
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let function): function.description
    case .parameter(let parameter): parameter.description
    case .existential(let protocols):
      protocols.isEmpty ? "Any" : "any " + protocols.map(\.description).joined(separator: " & ")
    case .metatype(let type):
      switch type {
      case .existential(let protocols) where !protocols.isEmpty: "(\(type)).Type"
      default: "\(type).Type"
      }
    case .expansion(let pattern): "repeat \(pattern)"
    case .pack(let types): "Pack{\(types.map(\.description).joined(separator: ", "))}"
    }
  }

  private static func text(_ type: NominalType, _ arguments: [SwiftType]) -> String {
    switch type.known {
    case .optional where arguments.count == 1:
      switch arguments[0] {
      case .function: "(\(arguments[0]))?"
      case .existential(let protocols) where !protocols.isEmpty: "(\(arguments[0]))?"
      default: "\(arguments[0])?"
      }
    case .array where arguments.count == 1: "[\(arguments[0])]"
    case .dictionary where arguments.count == 2: "[\(arguments[0]) : \(arguments[1])]"
    default:
      type.name
        + (arguments.isEmpty
          ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>")
    }
  }
}

extension SwiftType.FunctionType: CustomStringConvertible {
  public var description: String {
    let list = parameters.map { parameter in
      let type = parameter.isVariadic ? "\(parameter.type.arguments[0])..." : "\(parameter.type)"
      return (parameter.isInout ? "inout " : "") + type
    }
    let throwing =
      switch thrown {
      case nil: ""
      case .existential?: " throws"
      case let type?: " throws(\(type))"
      }
    return "(\(list.joined(separator: ", ")))\(isAsync ? " async" : "")\(throwing) -> \(result)"
  }
}
