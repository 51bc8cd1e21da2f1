/// What becomes of a constraint once it is looked at.
enum Simplified {
  case settled, unsettled, failed
}

extension ConstraintSystem {
  /// Settles what can be without a guess; returns false if something can't hold.
  mutating func simplify() -> Bool {
    while let constraint = waiting.popLast() {
      switch settle(constraint) {
      case .settled: break
      case .unsettled: pending.append(constraint)
      case .failed:
        hasFailed = true
        return false
      }
    }
    return !hasFailed
  }

  private mutating func settle(_ constraint: Constraint) -> Simplified {
    switch constraint {
    case .equal(let a, let b): return equate(a, b) ? .settled : .failed
    case .converts(let from, let to): return convert(from, to)
    case .conforms(let type, let asked): return conform(type, asked)
    case .literal(let type, let kind): return literal(type, kind)
    case .member(let base, let name, let result, let place):
      return member(of: base, name, result, place)
    case .implicitMember(let base, let name, let result, let place):
      guard known(base).variable == nil else { return .unsettled }
      return implicitMember(of: base, name, result, place)
    case .applies(let callee, let arguments, let result, let place):
      return apply(callee, arguments, result, place)
    case .associated(let owner, let name, let result): return associate(owner, name, result)
    case .object(let optional, let result):
      let type = known(optional)
      if type.variable != nil { return .unsettled }
      if type.isHole { return equate(result, type) ? .settled : .failed }
      return type.object.map { equate($0, result) } == true ? .settled : .failed
    case .closure(let closure, let type): return resolve(closure, type)
    case .body, .branches: return .unsettled
    case .overload(let type, let choices, let place):
      guard choices.count == 1 else { return choices.isEmpty ? .failed : .unsettled }
      return choose(choices[0], type, place) ? .settled : .failed
    case .either: return .unsettled
    case .costs(let step):
      score += step
      return .settled
    }
  }

  // MARK: Equality

  /// Makes two types one; returns false if they can't be.
  mutating func equate(_ first: SwiftType, _ second: SwiftType) -> Bool {
    let (a, b) = (known(first), known(second))
    switch (a, b) {
    case (.variable(let variable), _): return bind(variable, to: b)
    case (_, .variable(let variable)): return bind(variable, to: a)
    case (.hole, _), (_, .hole): return true
    case (.nominal(let x, let own), .nominal(let y, let others)):
      return x === y && own.count == others.count && zip(own, others).allSatisfy { equate($0, $1) }
    case (.tuple(let x), .tuple(let y)):
      return x.count == y.count
        && zip(x, y).allSatisfy { $0.label == $1.label && equate($0.type, $1.type) }
    case (.function(let x), .function(let y)):
      return x.parameters.count == y.parameters.count && x.isThrowing == y.isThrowing
        && zip(x.parameters, y.parameters).allSatisfy {
          $0.isInout == $1.isInout && equate($0.type, $1.type)
        } && equate(x.result, y.result)
    case (.metatype(let x), .metatype(let y)): return equate(x, y)
    default: return a == b
    }
  }

  // MARK: Conversions

  /// A value of one type is taken as one of another. Optionals come first: they decide before what they
  /// hold is known.
  mutating func convert(_ first: SwiftType, _ second: SwiftType) -> Simplified {
    let (from, to) = (known(first), known(second))
    if from == to { return .settled }
    if from.isHole || to.isHole { return .settled }
    guard from.variable == nil, to.variable == nil else { return .unsettled }
    if let object = to.object {
      if let own = from.object {
        // `T?` for a `U??` may be wrapped as a whole, which is asked once what both hold is known.
        if known(object).isOptional, !known(own).isOptional, known(own).variable == nil {
          score += .valueToOptional
          return further(from, object)
        }
        return further(own, object)
      }
      score += .valueToOptional
      return further(from, object)
    }
    switch (from, to) {
    case (_, .existential(let protocols)):
      if protocols.isEmpty {
        score += .emptyExistential
        return .settled
      }
      for asked in protocols { add(.conforms(from, asked)) }
      return .settled
    case (.nominal(let a, let own), .nominal(let b, let others)):
      if a === b { return convert(arguments: own, others, of: a) }
      if b.known == .anyHashable {
        score += .emptyExistential
        add(.conforms(from, declarations.type(.hashable)))
        return .settled
      }
      if [.double, .cgFloat].contains(a.known), [.double, .cgFloat].contains(b.known) {
        if a.known == .cgFloat || b.known == .cgFloat {
          // A `Double` is meant where either would do (SE-0307).
          score.add(.implicitConversion, b.known == .double ? 2 : 10)
        }
        return .settled
      }
      guard a.kind == .classType, let parent = superclass(from, b) else { return .failed }
      return equate(parent, to) ? .settled : .failed
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return .failed }
      for (x, y) in zip(a, b) {
        guard x.label == y.label || x.label == nil || y.label == nil else { return .failed }
        add(.converts(x.type, y.type))
      }
      return .settled
    case (.function(let a), .function(let b)): return convert(a, b)
    case (.metatype(let a), .metatype(let b)): return convert(a, b)
    default: return equate(from, to) ? .settled : .failed
    }
  }

  /// What is left of a conversion once its outer part is settled.
  private mutating func further(_ from: SwiftType, _ to: SwiftType) -> Simplified {
    add(.converts(from, to))
    return .settled
  }

  /// Collections take others whose elements convert; of all other types the arguments are the same.
  private mutating func convert(
    arguments own: [SwiftType], _ others: [SwiftType], of type: NominalType
  ) -> Simplified {
    guard [.array, .set, .dictionary].contains(type.known) else {
      return zip(own, others).allSatisfy { equate($0, $1) } ? .settled : .failed
    }
    var isUpcast = false
    for (a, b) in zip(own, others) {
      let (from, to) = (simplified(a), simplified(b))
      if from == to { continue }
      // What isn't known is the same: nothing is made another collection without need.
      if from.hasVariables || to.hasVariables {
        add(.either([[.equal(from, to)], [.converts(from, to)]]))
        continue
      }
      isUpcast = true
      add(.converts(from, to))
    }
    if isUpcast { score += .collectionUpcast }
    return .settled
  }

  private mutating func convert(
    _ a: SwiftType.FunctionType, _ b: SwiftType.FunctionType
  ) -> Simplified {
    guard a.parameters.count == b.parameters.count, !a.isThrowing || b.isThrowing,
      !a.isAsync || b.isAsync
    else { return .failed }
    for (own, given) in zip(a.parameters, b.parameters) {
      guard own.isInout == given.isInout else { return .failed }
      add(own.isInout ? .equal(given.type, own.type) : .converts(given.type, own.type))
    }
    add(.converts(a.result, b.result))
    return .settled
  }

  /// A class's superclass of that declaration, with its arguments.
  func superclass(_ type: SwiftType, _ wanted: NominalType) -> SwiftType? {
    guard let nominal = type.nominal,
      let found = nominal.ancestry.first(where: { $0.type === wanted })
    else { return nil }
    let bindings = Dictionary(
      uniqueKeysWithValues: zip(nominal.typeParameters, type.arguments).map { ($0, $1) })
    return .nominal(wanted, found.arguments.map { $0.substituting(bindings) })
  }

  // MARK: Conformances

  private mutating func conform(_ subject: SwiftType, _ asked: NominalType) -> Simplified {
    let type = known(subject)
    switch type {
    case .variable: return .unsettled
    case .hole: return .settled
    case .nominal(let nominal, let arguments):
      guard let requirements = nominal.conformance(to: asked) else { return .failed }
      let bindings = Dictionary(
        uniqueKeysWithValues: zip(nominal.typeParameters, arguments).map { ($0, $1) })
      for requirement in requirements { add(constraint(requirement, bindings)) }
      return .settled
    case .existential(let protocols):
      // An existential conforms to nothing but what says so of itself.
      return protocols.contains { $0 === asked } && asked.known == .error ? .settled : .failed
    case .parameter(let parameter):
      return assumed(of: parameter).contains { $0.conformance(to: asked) != nil }
        ? .settled : .failed
    case .tuple, .function, .metatype: return .failed
    }
  }

  private func constraint(
    _ requirement: Requirement, _ bindings: [GenericParameter: SwiftType]
  ) -> Constraint {
    switch requirement {
    case .conforms(let type, let asked): .conforms(type.substituting(bindings), asked)
    case .inherits(let a, let b): .converts(a.substituting(bindings), b.substituting(bindings))
    case .same(let a, let b): .equal(a.substituting(bindings), b.substituting(bindings))
    }
  }

  /// What is said of a generic parameter of the code around.
  private func assumed(of parameter: GenericParameter) -> [NominalType] {
    scopes.flatMap { $0.assumptions[parameter] ?? [] }
  }

  private mutating func associate(
    _ owner: SwiftType, _ name: String, _ result: SwiftType
  ) -> Simplified {
    let type = known(owner)
    switch type {
    case .variable: return .unsettled
    case .hole: return equate(result, type) ? .settled : .failed
    case .nominal(let nominal, let arguments):
      guard let found = witness(name, of: nominal) else { return .failed }
      let bindings = Dictionary(
        uniqueKeysWithValues: zip(nominal.typeParameters, arguments).map { ($0, $1) })
      let opened = open(found, bindings)
      return equate(opened, result) ? .settled : .failed
    case .parameter(let parameter):
      return equate(.parameter(parameter.member(name)), result) ? .settled : .failed
    default: return .failed
    }
  }

  private func witness(_ name: String, of nominal: NominalType) -> SwiftType? {
    if let own = nominal.types[name] { return own }
    if let parameter = nominal.typeParameters.first(where: { $0.name == name }) {
      return .parameter(parameter)
    }
    for (ancestor, arguments, _) in nominal.ancestry.dropFirst() {
      if let index = ancestor.typeParameters.firstIndex(where: { $0.name == name }),
        arguments.indices.contains(index)
      {
        return arguments[index]
      }
      if let said = ancestor.types[name] {
        return said.substituting([ancestor.selfParameter: nominal.selfType])
      }
    }
    return nil
  }

  // MARK: Literals

  private mutating func literal(_ subject: SwiftType, _ kind: LiteralKind) -> Simplified {
    let type = known(subject)
    if type.isHole { return .settled }
    if type.variable != nil { return .unsettled }
    let (asked, fallback) = declarations.literal(kind)
    switch type {
    case .nominal(let nominal, _):
      guard nominal.conformance(to: asked) != nil else { return .failed }
      if let usual = fallback.nominal, usual !== nominal { score += .nonDefaultLiteral }
      return .settled
    case .parameter(let parameter):
      guard assumed(of: parameter).contains(where: { $0.conformance(to: asked) != nil }) else {
        return .failed
      }
      score += .nonDefaultLiteral
      return .settled
    default: return .failed
    }
  }
}
