extension Lowerer {
  /// How well a value of one type is used as another; nil where it can't be.
  func fit(_ type: SwiftType, into wanted: SwiftType) -> Score? {
    // An enclosing `where` clause may fix the parameter.
    if case .parameter(let own) = type, let said = context.scope.typeSaid(of: own) {
      if said.isConcrete { return fit(said, into: wanted) }
      if said.isSame(as: wanted) { return .exact }
    }
    switch (type, wanted) {
    case (.unknown, _), (_, .unknown): return Score(.unknown)
    case (.nominal, _) where type.isNever: return .exact
    case (.nominal(let a, let x), .nominal(let b, let y)):
      if a === b {
        if type.isCGFloat != wanted.isCGFloat { return Score(.implicitConversion) }
        var total = Score.exact
        let isCollection = a === builtin.array || a === builtin.set || a === builtin.dictionary
        for (left, right) in zip(x, y) {
          guard let score = fit(left, into: right) else {
            // An optional may be the payload of the expected optional.
            guard a === builtin.optional, case .parameter = right else { return nil }
            return fit(type, into: right).map { $0 + .valueToOptional }
          }
          // An unknown or open argument is less specific than the type itself.
          var isOpen = left.isUnknown || right.isUnknown
          if case .parameter = right { isOpen = true }
          total += isOpen ? Score(.genericArgument) : score
          // `[[T]]` takes lists of lists without a conversion.
          if !isOpen, isCollection, score.without(.genericArgument) != .exact {
            total += .collectionUpcast
          }
        }
        return total
      }
      if a.isStandIn || b.isStandIn { return Score(.unknown) }
      if b.isAnyHashable {
        return program.lacks(.hashable, type) ? nil : Score(.emptyExistential)
      }
      if b.is(.optional) {
        return fit(type, into: wanted.argument(0)).map { $0 + .valueToOptional }
      }
      if a.is(.optional) { return nil }
      if a.conforms(to: b) { return Score(.superclass) }
      if b.is(.range), a.is(.closedRange) || a.isOneSidedRange {
        return Score(.standIn)
      }
      // The library's rows accept any sequence for an array.
      if b.is(.array), a.is(.string), y.first?.is(.character) ?? false {
        return Score(.standIn)
      }
      if b.is(.array), a.conforms(to: .sequence), !a.is(.string), !a.is(.dictionary) {
        return Score(.standIn)
      }
      return nil
    case (_, .nominal(let b, _)) where b.is(.optional):
      return fit(type, into: wanted.argument(0)).map { $0 + .valueToOptional }
    case (.nominal(let a, _), _) where wanted.isAbstract:
      let constraints = wanted.protocols
      if constraints.isEmpty { return taking(anythingBy: wanted) }
      if a.isStandIn { return Score(.unknown) }
      guard constraints.allSatisfy({ type.mayConform(to: $0) }), hasElements(type, of: wanted)
      else { return nil }
      return Score(.constrained)
    case _ where type.isAny && wanted.isAny: return .exact
    case _ where type.isAbstract && wanted.isAbstract:
      let constraints = wanted.protocols
      if constraints.isEmpty { return taking(anythingBy: wanted) }
      var have = type.protocols
      if case .parameter(let own) = type { have += context.scope.assumedConstraints(of: own) }
      // For a generic parameter, an existential is opened before it is boxed as an object.
      if type.composition != nil, wanted.isParameter, let object = builtin.anyObject,
        constraints.contains(where: { $0 === object }), have.count != 1 || have[0] !== object
      {
        return Score(.emptyExistential)
      }
      return constraints.allSatisfy { wanted in have.contains { $0.conforms(to: wanted) } }
        ? Score(.constrained) : nil
    case (_, .nominal(let b, _)) where type.isAbstract:
      if b.isStandIn { return Score(.unknown) }
      if b.isAnyHashable {
        return type.protocols.contains { $0.conforms(to: .hashable) }
          ? Score(.emptyExistential) : nil
      }
      // Any subclass of it fits.
      if type.protocols.contains(where: { $0.kind != .protocolType && $0.conforms(to: b) }) {
        return Score(.superclass)
      }
      return b.kind == .protocolType ? Score(.constrained) : nil
    case (.function(let a), .function(let b)):
      if a.parameters.count == b.parameters.count { return fit(a, b) }
      // A lone tuple is spread over a closure's parameters.
      if b.parameters.count == 1, case .tuple(let elements) = b.parameters[0] {
        return elements.count == a.parameters.count ? Score(.functionConversion) : nil
      }
      return nil
    case (.function, .parameter(let parameter)), (.tuple, .parameter(let parameter)),
      (.metatype, .parameter(let parameter)):
      return parameter.constraints.isEmpty ? Score(.unconstrained) : nil
    case (.expansion(let a), .expansion(let b)): return fit(a, into: b)
    case (.expansion, _), (_, .expansion), (.pack, _), (_, .pack): return Score(.unknown)
    case (.tuple(let elements), _) where elements.contains { $0.type.pattern != nil },
      (_, .tuple(let elements)) where elements.contains { $0.type.pattern != nil }:
      return Score(.unknown)
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count,
        zip(a, b).allSatisfy({ $0.isLabelled(as: $1.label) })
      else { return nil }
      var total = Score.exact
      for (left, right) in zip(a, b) {
        guard let score = fit(left.type, into: right.type) else { return nil }
        if case .parameter = right.type { total += .genericArgument } else { total += score }
      }
      return total
    case (_, .existential(let protocols)):
      return protocols.isEmpty ? Score(.emptyExistential) : nil
    case (.metatype(let a), .metatype(let b)):
      // A type isn't wrapped as its values are.
      return fit(a, into: b).map { score in
        switch b {
        case .parameter: Score(.genericArgument)
        case .existential, .opaque: Score(.constrained)
        default: score
        }
      }
    default: return wanted.nominal?.isStandIn == true ? Score(.unknown) : nil
    }
  }

  /// Scores a function as another function type with as many parameters: both have the same `inout`
  /// parameters, it accepts the other's arguments, and returns the other's result. `(Int) -> (Int)
  /// -> Int` isn't an `(A) -> (B) -> (C) -> D`, nor `(A) -> [Int]` an `(A) -> Int`.
  private func fit(
    _ type: SwiftType.FunctionType, _ wanted: SwiftType.FunctionType
  ) -> Score? {
    guard type.parameters.indices.allSatisfy({ type.isInout($0) == wanted.isInout($0) }),
      zip(type.parameters, wanted.parameters).allSatisfy({ takes($1, as: $0) })
    else { return nil }
    switch (type.result, wanted.result) {
    case (.function(let a), .function(let b)):
      if (a.parameters + b.parameters).contains(where: { $0.pattern != nil }) { return .exact }
      return a.parameters.count == b.parameters.count ? fit(a, b) : nil
    case (.function, .nominal(let other, _)), (.nominal(let other, _), .function):
      let mayBe = wanted.result.isOptional || other.isStandIn || type.result.isNever
      return mayBe ? .exact : nil
    case (.nominal, .nominal):
      guard fit(type.result, into: wanted.result) != nil else { return nil }
      return wanted.result.isOptional && !type.result.isOptional ? Score(.valueToOptional) : .exact
    default: return .exact
    }
  }

  /// Returns false if a parameter's type rules out an argument's type, where both are known.
  private func takes(_ given: SwiftType, as parameter: SwiftType) -> Bool {
    switch (given, parameter) {
    case (.function(let a), .function(let b)):
      a.parameters.count != b.parameters.count || fit(a, b) != nil
    default:
      !given.isConcrete || !parameter.isConcrete || fit(given, into: parameter) != nil
    }
  }

  /// Whether a type's elements are those of a generic parameter's constraint, as in `T:
  /// Collection<Int>`.
  func hasElements(_ type: SwiftType, of wanted: SwiftType) -> Bool {
    guard let element = saidElement(of: wanted), let found = program.elementType(of: type),
      found.isConcrete
    else { return true }
    return found.isSame(as: element)
  }

  /// Returns whether a type fixes its elements as a generic parameter's constraint does: `T:
  /// Collection` doesn't for `T: Collection<Int>`.
  func saysElements(_ type: SwiftType, of wanted: SwiftType) -> Bool {
    guard let element = saidElement(of: wanted) else { return true }
    return program.elementType(of: type)?.isSame(as: element) == true
  }

  /// The element type of a generic parameter's constraint, as in `T: Collection<Int>`; nil if it
  /// has none, and for any other type.
  func saidElement(of type: SwiftType) -> SwiftType? {
    guard case .parameter(let parameter) = type, parameter.hasSaidTypes,
      let element = program.elementType(of: type), element.isConcrete
    else { return nil }
    return element
  }

  /// Whether it is another sequence than the expected array, or a slice of text instead of a text;
  /// only the libraries' own parameters accept it.
  func isSequence(_ type: SwiftType, insteadOf wanted: SwiftType) -> Bool {
    guard let nominal = type.nominal, let other = wanted.nominal, !nominal.isStandIn else {
      return false
    }
    if nominal === other {
      return zip(type.arguments, wanted.arguments).contains { isSequence($0, insteadOf: $1) }
    }
    if other === builtin.string.nominal { return nominal === builtin.substring.nominal }
    return other === builtin.array && nominal.conforms(to: .sequence)
  }

  /// Whether it is another kind of range than expected.
  func isRange(_ type: SwiftType, insteadOf wanted: SwiftType) -> Bool {
    let ranges = [builtin.range, builtin.closedRange]
    guard let nominal = type.nominal, let other = wanted.nominal, nominal !== other else {
      return false
    }
    return ranges.contains { $0 === nominal } && ranges.contains { $0 === other }
  }

  private func taking(anythingBy wanted: SwiftType) -> Score {
    if case .parameter = wanted { Score(.unconstrained) } else { Score(.emptyExistential) }
  }

  /// The type as which a library's parameter takes a value it isn't declared for.
  func standIn(for type: SwiftType, _ parameter: Parameter, _ found: SwiftType) -> SwiftType? {
    guard parameter.isFromLibrary, let nominal = type.fullyUnwrapped.nominal else { return nil }
    // The library's rows accept any sequence for an array.
    if nominal === builtin.array, found.isAbstract, program.elementType(of: found) != nil {
      return found
    }
    if nominal === builtin.array {
      return standIn(for: type.fullyUnwrapped.argument(0), parameter, found.argument(0)).map {
        _ in found
      }
    }
    let given = type.isOptional ? found.fullyUnwrapped : found
    let fits = nominal.standIns.contains { name in
      program.libraryType(name).map { fit(given, into: $0) != nil } ?? false
    }
    return fits ? found : nil
  }
}
