/// Expressions for values that have no argument.
public struct ExampleExpressions: Sendable {
  /// The expressions by the name of a type, `Edge.Set` for a nested one, or of a protocol.
  public var values: [String: String]
  /// The expression for a value declared as `CGFloat`, which is a length rather than a fraction.
  public var length: String

  public init(values: [String: String], length: String) {
    self.values = values
    self.length = length
  }
}

extension Interpreter {
  /// A call that makes a value of one of the loaded files' types, with an example for every
  /// argument it needs; nil if one of them has no example.
  public func exampleCall(of type: NominalType, _ examples: ExampleExpressions) -> String? {
    ExampleCalls(program: program, examples: examples).call(type, depth: 0)
  }
}

/// Writes calls with example arguments that name their parameter: a title's text is "title".
private struct ExampleCalls {
  let program: Program
  let examples: ExampleExpressions
  /// How deep examples may be within examples.
  private static let depthLimit = 4

  func call(_ type: NominalType, depth: Int, index: Int = 0) -> String? {
    guard depth < Self.depthLimit else { return nil }
    type.ready()
    for member in type.ownMembers("init") {
      guard let function = member.constrained, !function.isPrivate else { continue }
      if let arguments = arguments(function.parameters, type, depth: depth, index: index) {
        return "\(type.qualifiedName)(\(arguments))"
      }
    }
    return nil
  }

  private func arguments(
    _ parameters: [Parameter], _ owner: NominalType, depth: Int, index: Int
  ) -> String? {
    var written: [String] = []
    for parameter in parameters
    where parameter.defaultValue == nil && !parameter.isOmittable && !parameter.isVariadic {
      guard
        let value = value(parameter.type, named: parameter.name, depth: depth, index: index)
      else { return nil }
      written.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    return written.joined(separator: ", ")
  }

  /// - Parameter index: makes several values different.
  private func value(
    _ type: SwiftType, named name: String, depth: Int, index: Int = 0
  ) -> String? {
    func inner(_ type: SwiftType, _ index: Int = index) -> String? {
      value(type, named: name, depth: depth, index: index)
    }
    switch type {
    case .unknown, .metatype, .expansion, .pack: return nil
    case .tuple(let elements):
      let parts = elements.map { element in
        inner(element.type).map { (element.label.map { "\($0): " } ?? "") + $0 }
      }
      return parts.contains(nil) ? nil : "(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    case .function(let function):
      let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
      let result = function.result.isVoid ? "" : inner(function.result)
      return result.map {
        let parts = ["{", parameters.isEmpty ? "" : parameters + " in", $0, "}"]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
      }
    case .parameter(let parameter): return conforming(to: parameter.constraints, name, depth)
    case .existential(let protocols), .opaque(let protocols, _):
      return conforming(to: protocols, name, depth)
    case .nominal(let nominal, let arguments):
      if nominal.isFromScene { return declared(nominal, depth: depth, index: index) }
      switch nominal.qualifiedName {
      case "Optional": return inner(arguments[0]) ?? "nil"
      case "Array":
        let elements = (0..<3).compactMap { inner(arguments[0], $0) }
        return "[\(elements.joined(separator: ", "))]"
      case "Set": return "[]"
      case "Dictionary": return "[:]"
      case "Binding": return inner(arguments[0]).map { ".constant(\($0))" }
      case "String", "LocalizedStringKey", "Substring":
        return "\"\(name)\(index > 0 ? " \(index + 1)" : "")\""
      case "Bool": return "true"
      case "Double", "Float": return type.isCGFloat ? examples.length : "0.5"
      default: break
      }
      if nominal.conforms(to: .binaryInteger) { return "\(index + 1)" }
      return expression(nominal.qualifiedName, name)
    }
  }

  private func expression(_ typeName: String, _ name: String) -> String? {
    examples.values[typeName]?.replacing("%", with: name)
  }

  /// A value of a type that the files declare.
  private func declared(_ type: NominalType, depth: Int, index: Int) -> String? {
    switch type.kind {
    case .structure, .classType: return call(type, depth: depth + 1, index: index)
    case .protocolType: return conforming(to: [type], type.name, depth)
    case .enumeration:
      type.ready()
      let bare = type.cases.filter(\.parameters.isEmpty)
      if !bare.isEmpty { return "\(type.qualifiedName).\(bare[index % bare.count].name)" }
      return type.cases.lazy.compactMap { found in
        arguments(found.parameters, type, depth: depth + 1, index: index).map {
          "\(type.qualifiedName).\(found.name)(\($0))"
        }
      }.first
    }
  }

  /// A value of any type that conforms to protocols.
  private func conforming(to protocols: [NominalType], _ name: String, _ depth: Int) -> String? {
    guard let first = protocols.first else { return "\"\(name)\"" }
    for type in program.sceneTypes
    where first.isFromScene && type.kind != .protocolType
      && protocols.allSatisfy({ type.conforms(to: $0) })
    {
      if let made = declared(type, depth: depth + 1, index: 0) { return made }
    }
    if let known = protocols.lazy.compactMap({ expression($0.name, name) }).first { return known }
    let plain = [("String", "\"\(name)\""), ("Int", "1"), ("Double", "0.5")]
    return plain.first { typeName, _ in
      program.nominal(typeName).map { type in protocols.allSatisfy { type.conforms(to: $0) } }
        ?? false
    }?.1
  }
}
