extension Program {
  /// Binds generic parameters so that `pattern` becomes `type`, as far as it can.
  /// - Parameter isHint: whether the type is one expected rather than found.
  func unify(
    _ pattern: SwiftType, _ type: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter], isHint: Bool = false
  ) {
    if type.isUnknown { return }
    switch (pattern, type) {
    case (.parameter(let parameter), _):
      guard generics.contains(where: { $0 === parameter }) else { return }
      if isHint, type.hasUnknown { return }
      if isHint, type.composition != nil { return }
      if case .parameter(let other) = type, other.isExpectation { return }
      guard let known = bindings[parameter], !known.isUnknown else {
        bindings[parameter] = type
        return
      }
      // A literal bound it first to what literals are by default.
      let isWider = type.isOptional && !known.isOptional && !known.isAny
      if known.hasUnknown || isWider { bindings[parameter] = type }
    case (.nominal(let a, let x), .nominal(let b, let y)):
      if a === b, a.is(.optional), isWrapped(type, as: x.first, generics) {
        unify(pattern.argument(0), type, &bindings, generics, isHint: isHint)
      } else if a === b {
        for (left, right) in zip(x, y) {
          // A list of `any Shape` has that element type, whatever its elements are.
          if !isHint, right.composition != nil, case .parameter(let parameter) = left,
            parameter.constraints.isEmpty, bindings[parameter] == nil,
            generics.contains(where: { $0 === parameter })
          {
            bindings.bind(parameter, exactly: right)
            continue
          }
          unify(left, right, &bindings, generics, isHint: isHint)
        }
      } else if a.is(.optional) {
        unify(pattern.argument(0), type, &bindings, generics, isHint: isHint)
      } else if b.conforms(to: a) {
        for (left, right) in zip(x, type.arguments(of: a)) {
          unify(left, right, &bindings, generics, isHint: isHint)
        }
      } else if isHint, a.conforms(to: b) {
        // `let base: Base<Int> = Derived()`.
        for (left, right) in zip(pattern.arguments(of: b), y) {
          unify(left, right, &bindings, generics, isHint: true)
        }
      } else if a.is(.array), !isHint, let element = elementType(of: type) {
        unify(pattern.argument(0), element, &bindings, generics, isHint: isHint)
      }
    case (.nominal(let nominal, let arguments), .parameter(let expected))
    where expected.isExpectation:
      let own = Bindings(nominal.typeParameters, arguments)
      for constraint in expected.constraints where nominal.conforms(to: constraint) {
        let found = associatedTypes(of: nominal, in: constraint)
        for associated in constraint.typeParameters {
          guard let wanted = expected.associatedTypes[associated],
            let given = found[associated]?.substituting(own)
          else { continue }
          unify(given, wanted, &bindings, generics, isHint: true)
        }
      }
    case (.nominal(let a, _), _) where a.is(.optional):
      unify(pattern.argument(0), type, &bindings, generics, isHint: isHint)
    case (.expansion, .expansion), (.pack, .pack):
      unify(
        spreading: pattern.listed, type.listed, &bindings, generics, isHint: isHint)
    case (.tuple(let a), _) where a.contains { $0.type.pattern != nil }:
      unify(
        spreading: a.map(\.type), type.listed, &bindings, generics, isHint: isHint)
    case (.function(let a), .function(let b)) where a.parameters.contains { $0.pattern != nil }:
      unify(spreading: a.parameters, b.parameters, &bindings, generics, isHint: isHint)
      unify(a.result, b.result, &bindings, generics, isHint: isHint)
    case (.function(let a), .function(let b)):
      for (left, right) in zip(a.parameters, b.parameters) {
        unify(left, right, &bindings, generics, isHint: isHint)
      }
      unify(a.result, b.result, &bindings, generics, isHint: isHint)
    case (.tuple(let a), .tuple(let b)):
      for (left, right) in zip(a, b) {
        unify(left.type, right.type, &bindings, generics, isHint: isHint)
      }
    case (.metatype(let a), .metatype(let b)):
      unify(a, b, &bindings, generics, isHint: isHint)
    default: return
    }
  }
}

extension Program {
  /// Returns true if an `S?` takes an optional as its payload: `S` has a constraint that optionals
  /// satisfy, but not their payload.
  func isWrapped(
    _ optional: SwiftType, as pattern: SwiftType?, _ generics: [GenericParameter]
  ) -> Bool {
    guard case .parameter(let parameter)? = pattern, generics.contains(where: { $0 === parameter }),
      !parameter.constraints.isEmpty, optional.wrapped.isConcrete
    else { return false }
    return parameter.constraints.allSatisfy { optional.mayConform(to: $0) }
      && !parameter.constraints.allSatisfy { optional.wrapped.mayConform(to: $0) }
  }
}

extension SwiftType {
  /// The element types of a pack or a tuple; any other type alone.
  fileprivate var listed: [SwiftType] {
    switch self {
    case .pack(let types): types
    case .tuple(let elements): elements.map(\.type)
    default: [self]
    }
  }
}
