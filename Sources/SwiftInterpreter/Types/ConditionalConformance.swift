extension SwiftType {
  /// Whether the type conforms to a protocol, including its arguments where an extension constrains
  /// them; true where too little is known.
  /// - Parameter scope: the place of the question; see `Requirements.hold`.
  func mayConform(to constraint: NominalType, from scope: LexicalScope? = nil) -> Bool {
    switch self {
    case .nominal(let nominal, let arguments):
      guard nominal.conforms(to: constraint) else { return nominal.isStandIn }
      if !arguments.isEmpty, let shared = nominal.sharedConformance(to: constraint) {
        return !arguments.contains { nominal.program.lacks(shared, $0) }
      }
      guard let conditions = nominal.conditions[ObjectIdentifier(constraint)] else { return true }
      return conditions.requirements.hold(
        Bindings(nominal.typeParameters, arguments), from: scope)
    case .existential(let protocols), .opaque(let protocols, _):
      return protocols.contains { $0.conforms(to: constraint) }
    case .parameter(let parameter):
      // A type without `AnyObject` isn't an object.
      let isObject = constraint === constraint.program.builtin.anyObject
      guard let scope, isObject || scope.declares(parameter) else { return !isObject }
      if scope.knownConstraints(of: parameter).contains(where: { $0.conforms(to: constraint) }) {
        return true
      }
      switch scope.typeSaid(of: parameter) {
      case .parameter(let other)?:
        return scope.knownConstraints(of: other).contains { $0.conforms(to: constraint) }
      case let type?: return type.mayConform(to: constraint, from: scope)
      case nil: return false
      }
    case .pack(let types): return types.allSatisfy { $0.mayConform(to: constraint, from: scope) }
    case .expansion(let pattern): return pattern.mayConform(to: constraint, from: scope)
    case .tuple, .function: return LexicalScope.markers.contains(constraint.name)
    default: return true
    }
  }

  /// Whether the type may be the other one, as far as both are known.
  func mayBe(_ other: SwiftType, from scope: LexicalScope? = nil) -> Bool {
    switch (self, other) {
    case (.nominal(let a, let x), .nominal(let b, let y)):
      a === b && zip(x, y).allSatisfy { $0.mayBe($1, from: scope) }
    case (.parameter(let parameter), .nominal):
      scope?.mayBe(parameter, other) ?? true
    case (.nominal, .parameter(let parameter)):
      scope?.mayBe(parameter, self) ?? true
    case (.tuple(let a), .tuple(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy {
          $0.isLabelled(as: $1.label) && $0.type.mayBe($1.type, from: scope)
        }
    case (.nominal, .tuple), (.tuple, .nominal), (.nominal, .function), (.function, .nominal):
      false
    default: true
    }
  }

  /// Returns false if one is `Double` where the other is `CGFloat`, which otherwise count as the same.
  func isExactly(_ other: SwiftType) -> Bool {
    switch (self, other) {
    case (.nominal(let a, let x), .nominal(let b, let y)) where a === b:
      isCGFloat == other.isCGFloat && zip(x, y).allSatisfy { $0.isExactly($1) }
    case (.tuple(let a), .tuple(let b)): zip(a, b).allSatisfy { $0.type.isExactly($1.type) }
    default: true
    }
  }

  /// Whether two written types are the same, not distinguishing `CGFloat` from `Double`.
  func isSame(as other: SwiftType) -> Bool {
    switch (self, other) {
    case (.parameter(let a), .parameter(let b)): a.isSame(as: b)
    case (.nominal(let a, let x), .nominal(let b, let y)):
      a === b && (x.count == y.count || isDouble) && zip(x, y).allSatisfy { $0.isSame(as: $1) }
    case (.tuple(let a), .tuple(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy { $0.isLabelled(as: $1.label) && $0.type.isSame(as: $1.type) }
    case (.metatype(let a), .metatype(let b)), (.expansion(let a), .expansion(let b)):
      a.isSame(as: b)
    case (.pack(let a), .pack(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    case (.existential(let a), .existential(let b)), (.opaque(let a, _), .opaque(let b, _)),
      (.existential(let a), .opaque(let b, _)), (.opaque(let a, _), .existential(let b)):
      a == b
    case (.existential(let a), .nominal(let b, _)), (.nominal(let b, _), .existential(let a)):
      a.count == 1 && a[0] === b
    case (.function(let a), .function(let b)):
      a.parameters.count == b.parameters.count && a.result.isSame(as: b.result)
        && zip(a.parameters, b.parameters).allSatisfy { $0.isSame(as: $1) }
        && a.parameters.indices.allSatisfy { a.isInout($0) == b.isInout($0) }
    default: false
    }
  }
}

extension NominalType {
  /// The protocol, where a library's optionals, lists, sets and dictionaries conform to it only if
  /// their elements do.
  func sharedConformance(to wanted: NominalType) -> BuiltinType? {
    guard isOfParts, let asked = wanted.builtin else { return nil }
    return [.equatable, .hashable, .encodable, .decodable].contains(asked) ? asked : nil
  }
}

extension LexicalScope {
  /// Returns true if a generic parameter may be a type: an enclosing one is what a `where` clause
  /// fixes, and nothing else.
  fileprivate func mayBe(_ parameter: GenericParameter, _ type: SwiftType) -> Bool {
    guard declares(parameter) else { return true }
    guard let said = typeSaid(of: parameter) else { return false }
    return !said.isConcrete || !type.isConcrete || said.mayBe(type, from: self)
  }
}
