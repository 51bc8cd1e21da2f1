/// Conversions of values of one type to another.
extension ConstraintSystem {
  /// Optionals come first: they decide before their payload is known.
  mutating func convert(_ first: SwiftType, _ second: SwiftType) -> Simplified {
    let (from, to) = (known(first), known(second))
    if from == to || from.isHole || to.isHole { return .settled }
    if let object = to.object, known(object) == from {
      score += .valueToOptional
      return .settled
    }
    guard from.variable == nil, to.variable == nil else { return .unsettled }
    if let object = to.object {
      if let own = from.object {
        // `T?` for a `U??` may be wrapped as a whole, which is decided once both payloads are
        // known.
        if known(object).isOptional, !known(own).isOptional, known(own).variable == nil {
          score += .valueToOptional
          return further(from, object)
        }
        return further(own, object)
      }
      if from.nominal?.known != .never { score += .valueToOptional }
      return further(from, object)
    }
    switch (from, to) {
    // Code that never returns has any expected type (SE-0380).
    case (.nominal(let none, _), _) where none.known == .never: return .settled
    case (_, .existential(let protocols)): return convert(from, toAny: protocols)
    case (.nominal(let a, _), .nominal(let b, _)): return convert(from, a, to, b)
    case (.parameter(let parameter), .nominal(let wanted, _)) where wanted.kind == .classType:
      let bound = constraints(of: parameter).first { $0.nominal?.ancestor(wanted) != nil }
      return bound.map { further($0, to) } ?? .failed
    case (.tuple(let a), .tuple(let b)): return convert(a, b)
    case (.function(let a), .function(let b)): return convert(a, b)
    case (.metatype(let a), .metatype(let b)):
      // For classes and protocols a subtype converts to its supertype.
      if case .existential(let protocols) = known(b) {
        for asked in protocols { add(.conforms(a, asked)) }
        return .settled
      }
      guard known(a).nominal?.kind == .classType else { return Simplified(equate(a, b)) }
      return further(a, b)
    case (_, .nominal(let box, _)) where box.known == .anyHashable:
      return convert(toHashable: from)
    default: return Simplified(equate(from, to))
    }
  }

  /// What `as` allows: besides conversions a value becomes its object, an object its value, and an
  /// error an `NSError`.
  mutating func coerce(_ first: SwiftType, _ second: SwiftType) -> Simplified {
    let (from, to) = (known(first), known(second))
    if let object = to.object { return coerce(from.object ?? from, object) }
    if from.variable != nil, to.variable == nil { return .unsettled }
    if isBridged(from, to: to) || isBridged(to, to: from) {
      score += .bridging
      return .settled
    }
    if to.nominal?.known == .nsError, from.nominal?.kind != .classType {
      score += .bridging
      if case .existential(let protocols) = from {
        return Simplified(protocols.contains { $0.nominal?.known == .error })
      }
      add(.conforms(from, declarations.known(.error)))
      return .settled
    }
    return convert(from, to)
  }

  /// Whether a value's type bridges to objects of a class, or of one that this inherits from.
  private func isBridged(_ value: SwiftType, to object: SwiftType) -> Bool {
    guard let value = value.nominal, value.kind != .classType, let object = object.nominal,
      object.kind == .classType, let own = value.type(named: "_ObjectiveCType")?.nominal
    else { return false }
    return own.ancestor(object) != nil || object.ancestor(own) != nil
  }

  /// The rest of a conversion once its outer part is settled.
  private mutating func further(_ from: SwiftType, _ to: SwiftType) -> Simplified {
    add(.converts(from, to))
    return .settled
  }

  private mutating func convert(_ from: SwiftType, toAny protocols: [SwiftType]) -> Simplified {
    if protocols.isEmpty {
      score += .emptyExistential
      return .settled
    }
    guard case .existential(let own) = from else {
      for asked in protocols { add(.conforms(from, asked)) }
      return .settled
    }
    return Simplified(
      protocols.allSatisfy { asked in
        guard let wanted = asked.nominal else { return false }
        return own.contains { $0.nominal?.ancestor(wanted) != nil }
      })
  }

  private mutating func convert(toHashable type: SwiftType) -> Simplified {
    score += .emptyExistential
    add(.conforms(type, declarations.known(.hashable)))
    return .settled
  }

  private mutating func convert(
    _ from: SwiftType, _ a: NominalType, _ to: SwiftType, _ b: NominalType
  ) -> Simplified {
    if a === b { return convert(arguments: from.arguments, to.arguments, of: a) }
    if b.known == .anyHashable { return convert(toHashable: from) }
    switch (a.known, b.known) {
    // `Double` is preferred if either would work (SE-0307).
    case (.cgFloat, .double): score.add(.implicitConversion, 2)
    case (.double, .cgFloat): score.add(.implicitConversion, 10)
    default:
      guard a.kind == .classType, let parent = superclass(from, b) else { return .failed }
      return Simplified(equate(parent, to))
    }
    return .settled
  }

  /// Collections convert if their elements do; for all other types the arguments must be equal.
  private mutating func convert(
    arguments own: [SwiftType], _ others: [SwiftType], of type: NominalType
  ) -> Simplified {
    guard [.array, .set, .dictionary].contains(type.known) else {
      return Simplified(equate(.nominal(type, own), .nominal(type, others)))
    }
    var isUpcast = false
    for (a, b) in zip(own, others) {
      let (from, to) = (simplified(a), simplified(b))
      if from == to { continue }
      // Unknown parts are equal: a collection isn't converted without need.
      if from.hasVariables || to.hasVariables {
        add(.either([[.equal(from, to)], [.converts(from, to), .costs(.collectionUpcast)]]))
        continue
      }
      isUpcast = true
      add(.converts(from, to))
    }
    if isUpcast { score += .collectionUpcast }
    return .settled
  }

  private mutating func convert(
    _ a: [SwiftType.TupleElement], _ b: [SwiftType.TupleElement]
  ) -> Simplified {
    guard a.count == b.count else { return .failed }
    for (x, y) in zip(a, b) {
      guard x.label == y.label || x.label == nil || y.label == nil else { return .failed }
      add(.converts(x.type, y.type))
    }
    return .settled
  }

  private mutating func convert(
    _ a: SwiftType.FunctionType, _ b: SwiftType.FunctionType
  ) -> Simplified {
    guard !a.isAsync || b.isAsync else { return .failed }
    if a.parameters.count > 1, b.parameters.count == 1 { return convert(a, takingParts: b) }
    guard a.parameters.count == b.parameters.count else { return .failed }
    switch (thrown(by: a), thrown(by: b)) {
    case (nil, nil): break
    // A function that throws nothing binds a parameter for its error type to `Never` (SE-0413).
    case (nil, let other?):
      if let variable = other.variable, !bind(variable, to: declarations.known(.never)) {
        return .failed
      }
    case (_?, nil): return .failed
    case (let own?, let other?): add(.converts(own, other))
    }
    for (own, given) in zip(a.parameters, b.parameters) {
      guard own.isInout == given.isInout, own.isVariadic == given.isVariadic else {
        return .failed
      }
      add(own.isInout ? .equal(given.type, own.type) : .converts(given.type, own.type))
    }
    add(.converts(a.result, b.result))
    return .settled
  }

  /// A function of several parameters takes the parts of a tuple: `zip(a, b).map(+)` (SE-0110).
  private mutating func convert(
    _ a: SwiftType.FunctionType, takingParts b: SwiftType.FunctionType
  ) -> Simplified {
    let tuple = known(b.parameters[0].type)
    guard case .tuple(let parts) = tuple, parts.count == a.parameters.count else {
      return tuple.variable == nil ? .failed : .unsettled
    }
    score += .functionConversion
    var spread = b
    spread.parameters = parts.map { SwiftType.FunctionType.Parameter(type: $0.type) }
    return convert(a, spread)
  }

  /// A class's superclass of that declaration, with its arguments.
  func superclass(_ type: SwiftType, _ wanted: NominalType) -> SwiftType? {
    guard let nominal = type.nominal, let found = nominal.ancestor(wanted) else { return nil }
    let bindings = Dictionary(zip(nominal.typeParameters, type.arguments)) { first, _ in first }
    return .nominal(wanted, found.arguments.map { $0.substituting(bindings) })
  }
}
