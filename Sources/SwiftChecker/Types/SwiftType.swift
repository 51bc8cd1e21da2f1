/// A type, compared by its structure.
public indirect enum SwiftType: Hashable {
  /// What solving is to find out.
  case variable(TypeVariable)
  /// What is missing, foreign or broken: it fits anything, and nothing more is said about it.
  case hole(Hole)
  case nominal(NominalType, [SwiftType])
  case tuple([TupleElement])
  case function(FunctionType)
  case parameter(GenericParameter)
  /// `any P & Q`; without protocols `Any`.
  case existential([NominalType])
  case metatype(SwiftType)

  public struct TupleElement: Hashable {
    public var label: String?
    public var type: SwiftType
  }

  public struct FunctionType: Hashable {
    public struct Parameter: Hashable {
      public var type: SwiftType
      public var isInout = false
      public var isVariadic = false
      public var isAutoclosure = false
    }
    public var parameters: [Parameter]
    public var result: SwiftType
    public var isThrowing = false
    public var isAsync = false
  }
}

/// Why a type isn't known.
public enum Hole: Hashable, Sendable {
  /// Nobody declares the name, which was said where it stands.
  case missing
  /// It is of a framework that isn't run.
  case foreign
  /// The code around it doesn't parse or isn't well-typed, which was said where it stands.
  case broken
}

/// One of a system's variables, by its number.
public struct TypeVariable: Hashable, Sendable {
  let number: Int
}

extension SwiftType {
  static var void: SwiftType { .tuple([]) }
  static var any: SwiftType { .existential([]) }

  var nominal: NominalType? { if case .nominal(let type, _) = self { type } else { nil } }
  var arguments: [SwiftType] { if case .nominal(_, let types) = self { types } else { [] } }
  var variable: TypeVariable? { if case .variable(let variable) = self { variable } else { nil } }
  var isHole: Bool { if case .hole = self { true } else { false } }
  var isOptional: Bool { nominal?.known == .optional }
  /// What an optional holds; nil of any other type.
  var object: SwiftType? { isOptional ? arguments.first : nil }
  var isAny: Bool { self == .existential([]) }

  /// The type with every part changed that `change` knows, from the outside in.
  func mapped(_ change: (SwiftType) -> SwiftType?) -> SwiftType {
    if let changed = change(self) { return changed }
    switch self {
    case .variable, .hole, .parameter, .existential: return self
    case .nominal(let type, let arguments):
      return arguments.isEmpty ? self : .nominal(type, arguments.map { $0.mapped(change) })
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapped(change)) })
    case .function(var function):
      function.parameters = function.parameters.map {
        var parameter = $0
        parameter.type = $0.type.mapped(change)
        return parameter
      }
      function.result = function.result.mapped(change)
      return .function(function)
    case .metatype(let type): return .metatype(type.mapped(change))
    }
  }

  /// Whether some part is as `isMeant` says.
  func contains(_ isMeant: (SwiftType) -> Bool) -> Bool {
    var found = false
    _ = mapped { part in
      if found || isMeant(part) {
        found = true
        return part
      }
      return nil
    }
    return found
  }

  var hasVariables: Bool { contains { $0.variable != nil } }
  var hasHoles: Bool { contains(\.isHole) }

  var variables: [TypeVariable] {
    var found: [TypeVariable] = []
    _ = mapped { part in
      if let variable = part.variable { found.append(variable) }
      return nil
    }
    return found
  }

  func substituting(_ bindings: [GenericParameter: SwiftType]) -> SwiftType {
    if bindings.isEmpty { return self }
    return mapped { if case .parameter(let parameter) = $0 { bindings[parameter] } else { nil } }
  }
}

extension SwiftType: CustomStringConvertible {
  /// As the compiler writes it.
  public var description: String {
    switch self {
    case .variable(let variable): return "$T\(variable.number)"
    case .hole: return "_"
    case .nominal(let type, let arguments):
      switch type.known {
      case .optional where arguments.count == 1:
        let object = arguments[0]
        if case .function = object { return "(\(object))?" }
        return "\(object)?"
      case .array where arguments.count == 1: return "[\(arguments[0])]"
      case .dictionary where arguments.count == 2: return "[\(arguments[0]) : \(arguments[1])]"
      default:
        let list =
          arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>"
        return type.name + list
      }
    case .tuple(let elements):
      return "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.isInout ? "inout " : "") + ($0.isVariadic ? "\($0.type.arguments[0])..." : "\($0.type)")
      }
      return "(\(parameters.joined(separator: ", ")))" + (function.isAsync ? " async" : "")
        + (function.isThrowing ? " throws" : "") + " -> \(function.result)"
    case .parameter(let parameter): return parameter.description
    case .existential(let protocols):
      return protocols.isEmpty
        ? "Any" : "any " + protocols.map(\.name).joined(separator: " & ")
    case .metatype(let type): return "\(type).Type"
    }
  }
}
