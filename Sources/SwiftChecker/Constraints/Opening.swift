/// A named declaration gets a variable for each of its generic parameters.
extension ConstraintSystem {
  typealias Opened = [GenericParameter: SwiftType]

  /// The type of a declaration with a fresh variable for each of its generic parameters, and what these
  /// must meet.
  /// - Parameter place: where it is named.
  mutating func open(_ choice: Choice, at place: Place? = nil) -> SwiftType {
    let declaration = choice.declaration
    var opened: Opened = [:]
    for parameter in declaration.typeParameters { opened[parameter] = variable(for: parameter) }
    if let owner = declaration.owner { open(owner, from: choice.base, &opened) }
    if let place, !opened.isEmpty { arguments[place] = opened }
    for parameter in declaration.typeParameters {
      for asked in parameter.constraints {
        add(opening(.conforms(.parameter(parameter), asked), opened))
      }
    }
    for requirement in declaration.requirements { add(opening(requirement, opened)) }
    if let owner = declaration.owner, owner.kind != .protocolType {
      for requirement in owner.requirements { add(opening(requirement, opened)) }
    }
    return open(declaration.type, opened)
  }

  private mutating func variable(for parameter: GenericParameter) -> SwiftType {
    let made = variable()
    if parameter.isPack, let variable = made.variable { packs.insert(variable) }
    return made
  }

  /// Binds the parameters of the type that a member belongs to, or the `Self` of its protocol.
  private mutating func open(_ owner: NominalType, from base: SwiftType?, _ opened: inout Opened) {
    guard owner.kind == .protocolType else {
      for parameter in owner.typeParameters { opened[parameter] = variable(for: parameter) }
      guard let base else { return }
      let instance = known(known(base).instance ?? base)
      let own = open(owner.selfType, opened)
      add(owner.kind == .classType ? .converts(instance, own) : .equal(instance, own))
      return
    }
    guard let base else {
      let own = variable()
      opened[owner.selfParameter] = own
      return add(.conforms(own, .nominal(owner, [])))
    }
    let instance = known(known(base).instance ?? base)
    if case .existential(let protocols) = instance {
      // The existential's payload, in which its members are looked up.
      let held = GenericParameter(
        name: "Self", kind: .opened(instance), constraints: protocols)
      opened[owner.selfParameter] = .parameter(held)
    } else {
      opened[owner.selfParameter] = instance
      add(.conforms(instance, .nominal(owner, [])))
    }
  }

  /// The constraints that meet a requirement.
  mutating func opening(_ requirement: Requirement, _ opened: Opened) -> Constraint {
    switch requirement {
    case .conforms(let type, let asked): .conforms(open(type, opened), open(asked, opened))
    case .same(let a, let b): .equal(open(a, opened), open(b, opened))
    }
  }

  /// The type in terms of opened parameters; associated types of these become variables of their own.
  mutating func open(_ type: SwiftType, _ opened: Opened) -> SwiftType {
    if opened.isEmpty { return type }
    var found = opened
    func openedParameter(_ parameter: GenericParameter) -> SwiftType? {
      if let known = found[parameter] { return known }
      guard let base = parameter.base, let owner = openedParameter(base) else { return nil }
      let result = variable()
      found[parameter] = result
      add(.associated(owner, parameter.name, result))
      return result
    }
    var parameters: [GenericParameter] = []
    _ = type.contains { part in
      if case .parameter(let parameter) = part { parameters.append(parameter) }
      return false
    }
    for parameter in parameters { _ = openedParameter(parameter) }
    return type.substituting(found)
  }

  // MARK: Existentials

  /// Whether a type refers to an existential's payload, whose type is unknown outside.
  func namesOpened(_ type: SwiftType) -> Bool {
    type.contains { part in
      guard case .parameter(let parameter) = part, case .opened = parameter.kind else {
        return false
      }
      return true
    }
  }

  /// The type outside, where an existential's payload is known only by its protocols.
  func erased(_ type: SwiftType) -> SwiftType {
    type.mapped { part in
      guard case .parameter(let parameter) = part, case .opened(let existential) = parameter.kind
      else { return nil }
      guard parameter.base != nil else { return existential }
      let bounds = constraints(of: parameter).filter { $0.nominal?.kind == .protocolType }
      return .existential(bounds)
    }
  }

  /// Whether a type is just the protocol's own associated type of that name.
  private func namesMember(_ type: SwiftType, of constraint: NominalType, as name: String) -> Bool {
    type == .parameter(constraint.selfParameter.member(name))
  }

  /// The primary associated type that an opened existential or a constrained parameter fixes: `Int`
  /// for the `Element` of `any Collection<Int>`.
  func said(_ name: String, of parameter: GenericParameter) -> SwiftType? {
    for case .nominal(let constraint, let written) in constraints(of: parameter) {
      for ancestor in constraint.ancestry {
        let arguments = ancestor.type === constraint ? written : ancestor.arguments
        let primary = ancestor.type.primaryAssociatedTypes
        guard let index = primary.firstIndex(of: name), arguments.indices.contains(index) else {
          continue
        }
        let said = arguments[index]
        if said.isHole || namesMember(said, of: constraint, as: name) { continue }
        let found = said.renaming(constraint.selfParameter, as: parameter)
        if found != .parameter(parameter.member(name)) { return found }
      }
    }
    let member = SwiftType.parameter(parameter.member(name))
    for constraint in ancestry(of: parameter) {
      for requirement in constraint.requirements {
        guard
          case .same(let own, let other) = requirement.renaming(
            constraint.selfParameter, as: parameter), own == member, other != member
        else { continue }
        return other
      }
    }
    return nil
  }
}

extension NominalType {
  /// The names of a protocol's primary associated types, in their order.
  var primaryAssociatedTypes: [String] {
    associatedTypes.filter(\.isPrimary).map(\.name)
  }
}
