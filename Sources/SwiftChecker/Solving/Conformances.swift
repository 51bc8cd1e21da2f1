/// Types' conformances, and their associated types.
extension ConstraintSystem {
  mutating func conform(_ subject: SwiftType, to asked: SwiftType) -> Simplified {
    let (type, wanted) = (known(subject), known(asked))
    guard let constraint = wanted.nominal else {
      // For a class that is a parameter itself, or part of a composition.
      guard case .existential(let protocols) = wanted else { return convert(type, wanted) }
      for one in protocols { add(.conforms(type, one)) }
      return .settled
    }
    if type.variable != nil { return .unsettled }
    if constraint.kind == .classType { return convert(type, wanted) }
    switch type {
    case .variable: return .unsettled
    case .hole: return .settled
    case .nominal(let nominal, let arguments):
      if constraint.known == .anyObject, nominal.kind == .classType { break }
      guard let found = nominal.ancestor(constraint) else { return .failed }
      let bindings = Dictionary(zip(nominal.typeParameters, arguments)) { first, _ in first }
      for requirement in found.conditions { add(opening(requirement, bindings)) }
    case .existential(let protocols):
      // An existential conforms only to protocols that declare it for themselves.
      guard [.error, .anyObject].contains(constraint.known),
        protocols.contains(where: { $0.nominal?.ancestor(constraint) != nil })
      else { return .failed }
    case .parameter(let parameter):
      guard ancestry(of: parameter).contains(where: { $0 === constraint }) else { return .failed }
    case .pack(let types):
      for one in types { add(.conforms(one, asked)) }
      return .settled
    case .expansion(let pattern): return conform(pattern, to: asked)
    case .tuple, .function, .metatype: return .failed
    }
    for (name, argument) in zip(constraint.primaryAssociatedTypes, wanted.arguments) {
      add(.associated(type, name, argument))
    }
    return .settled
  }

  mutating func associate(
    _ owner: SwiftType, _ name: String, _ result: SwiftType
  ) -> Simplified {
    let type = known(owner)
    switch type {
    case .variable: return .unsettled
    case .hole: return Simplified(equate(result, type))
    case .nominal(let nominal, let arguments):
      guard let found = nominal.type(named: name) else { return .failed }
      let bindings = Dictionary(zip(nominal.typeParameters, arguments)) { first, _ in first }
      if found == type { return Simplified(equate(found, result)) }
      return Simplified(equate(open(found, bindings), result))
    case .parameter(let parameter): return Simplified(equate(member(name, of: parameter), result))
    case .pack(let types):
      let parts = types.map { one -> SwiftType in
        let part = variable()
        add(.associated(one, name, part))
        return part
      }
      return Simplified(equate(.pack(parts), result))
    default: return .failed
    }
  }

  /// The associated type or alias of a name within a parameter's type; nil if its protocols have
  /// none.
  func associatedType(_ name: String, of parameter: GenericParameter) -> SwiftType? {
    let found = member(name, of: parameter)
    guard found == .parameter(parameter.member(name)) else { return found }
    let isAssociated = ancestry(of: parameter).contains { type in
      type.associatedTypes.contains { $0.name == name }
    }
    return isAssociated ? found : nil
  }

  /// A parameter's associated type, or an alias of its protocol.
  private func member(_ name: String, of parameter: GenericParameter) -> SwiftType {
    if let said = said(name, of: parameter) { return said }
    let protocols = ancestry(of: parameter)
    let isAssociated = protocols.contains { $0.associatedTypes.contains { $0.name == name } }
    if !isAssociated {
      for one in protocols {
        guard let alias = one.type(named: name) else { continue }
        return alias.substituting([one.selfParameter: .parameter(parameter)])
      }
    }
    return .parameter(parameter.member(name))
  }

  // MARK: Literals

  mutating func literal(_ subject: SwiftType, _ kind: LiteralKind) -> Simplified {
    let type = known(subject)
    if type.isHole { return .settled }
    if type.variable != nil { return .unsettled }
    guard let (asked, usual) = declarations.literal(kind) else { return .failed }
    switch type {
    case .nominal(let nominal, _):
      guard nominal.ancestor(asked) != nil else { return .failed }
      if let usual = usual?.nominal, usual !== nominal { score += .nonDefaultLiteral }
      return .settled
    case .parameter(let parameter):
      guard ancestry(of: parameter).contains(where: { $0 === asked }) else { return .failed }
      score += .nonDefaultLiteral
      return .settled
    default: return .failed
    }
  }
}
