/// Key paths have the most capable kind that their components allow, or are functions where these
/// are expected.
extension ConstraintSystem {
  mutating func resolve(_ path: Constraint.KeyPath, _ type: SwiftType) -> Simplified {
    guard let variable = known(type).variable else {
      return Simplified(equate(path, to: known(type)))
    }
    switch expectation(of: variable) {
    case .function(let function)? where function.parameters.count == 1:
      score += .functionConversion
      guard bind(variable, to: self.function(from: path)) else { return .failed }
      return Simplified(equate(function.parameters[0].type, path.root))
    case .nominal(_, let arguments)? where !arguments.isEmpty:
      // The expected type determines the root; the kind follows from the components.
      guard equate(arguments[0], path.root) else { return .failed }
    default: break
    }
    // The call that it is passed to may expect a function.
    guard !isArgument(variable), let kind = kind(of: path) else { return .unsettled }
    return Simplified(bind(variable, to: declarations.known(kind, [path.root, path.value])))
  }

  private func isArgument(_ variable: TypeVariable) -> Bool {
    (pending + waiting).contains { constraint in
      guard case .applies(_, let arguments, _, _) = constraint else { return false }
      return arguments.contains { known($0.type).variable == variable }
    }
  }

  /// A key path's value, as far as its kind determines it.
  mutating func follow(
    _ path: SwiftType, from base: SwiftType, to result: SwiftType
  ) -> Simplified {
    let type = known(path)
    if type.variable != nil { return .unsettled }
    guard let nominal = type.nominal else { return Simplified(type.isHole) }
    func declared(_ known: KnownType) -> SwiftType? {
      declarations.type(known).flatMap { superclass(type, $0) }
    }
    if let whole = declared(.keyPath) {
      add(.converts(base, whole.arguments[0]))
      return Simplified(equate(whole.arguments[1], result))
    }
    if let partial = declared(.partialKeyPath) {
      add(.converts(base, partial.arguments[0]))
      return Simplified(equate(.any, result))
    }
    guard nominal.known == .anyKeyPath else { return .failed }
    return Simplified(equate(declarations.optional(of: .any), result))
  }

  private mutating func equate(_ path: Constraint.KeyPath, to type: SwiftType) -> Bool {
    switch type {
    case .function:
      score += .functionConversion
      return equate(function(from: path), type)
    case .nominal(let nominal, let arguments): return equate(declared(path, nominal), arguments)
    default: return type.isHole
    }
  }

  private mutating func equate(_ parts: [SwiftType], _ arguments: [SwiftType]) -> Bool {
    guard parts.count == arguments.count else { return false }
    for (part, argument) in zip(parts, arguments) where !equate(part, argument) { return false }
    return true
  }

  private func declared(_ path: Constraint.KeyPath, _ nominal: NominalType) -> [SwiftType] {
    Array([path.root, path.value].prefix(nominal.typeParameters.count))
  }

  private func function(from path: Constraint.KeyPath) -> SwiftType {
    .function(SwiftType.FunctionType(parameters: [.init(type: path.root)], result: path.value))
  }

  /// Nil as long as it isn't known what some component means.
  private func kind(of path: Constraint.KeyPath) -> KnownType? {
    var kind: KnownType = path.isOptional ? .keyPath : .writableKeyPath
    for component in path.components {
      guard let choice = choices[component] else {
        // A tuple's element isn't a declaration.
        guard !(pending + waiting).contains(where: { $0.isMember(at: component) }) else {
          return nil
        }
        continue
      }
      let isOfObject = choice.base.map { known($0).nominal?.kind == .classType } == true
      if !choice.declaration.isSettable {
        kind = .keyPath
      } else if isOfObject, !path.isOptional {
        kind = .referenceWritableKeyPath
      }
    }
    return kind
  }
}

extension Constraint {
  fileprivate func isMember(at place: Place) -> Bool {
    switch self {
    case .member(_, _, _, place), .overload(_, _, place): true
    default: false
    }
  }
}
