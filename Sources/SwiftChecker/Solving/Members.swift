/// The members of a value, or of a type, by name.
extension ConstraintSystem {
  mutating func member(
    of base: SwiftType, _ name: String, _ result: SwiftType, _ place: Place
  ) -> Simplified {
    let type = simplified(base)
    if type.variable != nil || type.instance?.variable != nil { return .unsettled }
    if type.isHole || type.instance?.isHole == true {
      return Simplified(equate(result, .hole(.missing)))
    }
    if case .tuple(let elements) = type {
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      guard let index, elements.indices.contains(index) else { return .failed }
      return Simplified(equate(elements[index].type, result))
    }
    let found = members(name, of: type)
    if found.isEmpty, let element = dynamicMember(of: type) {
      return dynamicMember(name, by: element, of: type, result, place)
    }
    guard !found.isEmpty else {
      problem = problem ?? .missingMember(name, of: type, place)
      return .failed
    }
    add(.overload(result, found.map { Choice(declaration: $0, base: type) }, place))
    return .settled
  }

  /// An element by the type's own subscripts, or by those for its dynamic members (SE-0252).
  mutating func element(
    of base: SwiftType, _ arguments: [Constraint.Argument], _ result: SwiftType, _ place: Place
  ) -> Simplified {
    let type = simplified(base)
    if type.variable != nil || type.instance?.variable != nil { return .unsettled }
    let callee = variable()
    let own: [Constraint] = [
      .member(type, "subscript", callee, place), .applies(callee, arguments, result, place),
    ]
    guard let dynamic = dynamicMember(of: type), dynamic.takesKeyPath else {
      for constraint in own { add(constraint) }
      return .settled
    }
    add(
      .either([
        own,
        [.dynamicElement(type, callee: callee, arguments, result, place), .costs(.dynamicMember)],
      ]))
    return .settled
  }

  /// The same by the subscripts for the type's dynamic members.
  mutating func dynamicElement(
    of type: SwiftType, _ callee: SwiftType, _ arguments: [Constraint.Argument],
    _ result: SwiftType, _ place: Place
  ) -> Simplified {
    let inner = variable()
    guard let dynamic = dynamicMember(of: type),
      choose(Choice(declaration: dynamic, base: type), callee, place),
      case .function(let function) = known(callee),
      case .nominal(_, let path)? = function.parameters.first.map({ known($0.type) }),
      path.count == 2
    else { return .failed }
    add(.element(path[0], arguments, inner, place))
    add(.equal(inner, path[1]))
    return Simplified(equate(function.result, result))
  }

  /// The chain's type has the member, or its payload has.
  mutating func implicitMember(
    of base: SwiftType, _ name: String, _ result: SwiftType, _ place: Place
  ) -> Simplified {
    let type = simplified(base)
    if type.variable != nil { return .unsettled }
    if type.isHole { return Simplified(equate(result, type)) }
    var choices: [Choice] = []
    var instance = type
    var isOutermost = true
    while true {
      choices = members(name, of: .metatype(instance)).filter { $0.givesItself || $0.isStatic }
        .map { Choice(declaration: $0, base: .metatype(instance)) }
      guard choices.isEmpty, let object = instance.object else { break }
      instance = known(object)
      isOutermost = false
    }
    guard !choices.isEmpty else {
      problem = problem ?? .missingMember(name, of: type, place)
      return .failed
    }
    if !isOutermost { score += .throughOptional }
    add(.overload(result, choices, place))
    return .settled
  }

  /// The members of a value, or for a metatype those of the type.
  func members(_ name: String, of type: SwiftType) -> [Declaration] {
    let instance = known(type.instance ?? type)
    let isOfType = type.instance != nil
    var owners = self.owners(of: instance)
    if name == "init", let first = owners.first, first.kind == .classType {
      // A class inherits initialisers if all of its own are convenience ones.
      let end = owners.firstIndex { owner in
        owner.kind == .classType && owner.ownMembers(name).contains { !$0.isConvenience }
      }
      let heirs = owners.prefix(through: end ?? owners.endIndex - 1)
      owners.removeAll { owner in
        owner.kind == .classType && !heirs.contains { $0 === owner }
      }
    }
    var found: [Declaration] = []
    for owner in owners {
      for member in owner.ownMembers(name) where member.belongs(toType: isOfType) {
        let isOverridden =
          owner.kind == .classType
          && found.contains { $0.owner?.kind == .classType && $0.isLike(member) }
        if !isOverridden { found.append(member) }
      }
    }
    // A type's own member is the witness of a protocol's requirement.
    guard case .nominal = instance else { return found }
    let made = found.filter { !$0.isRequirement }
    return found.filter { asked in
      !asked.isRequirement
        || !made.contains { $0.stands(for: asked) }
    }
  }

  /// The types whose members a value has, nearest first.
  private func owners(of type: SwiftType) -> [NominalType] {
    switch type {
    case .nominal(let nominal, _): return nominal.ancestry.map(\.type)
    case .existential(let protocols):
      return protocols.flatMap { $0.nominal?.ancestry.map(\.type) ?? [] }
    case .parameter(let parameter):
      var found: [NominalType] = []
      for type in ancestry(of: parameter) where !found.contains(where: { $0 === type }) {
        found.append(type)
      }
      return found
    default: return []
    }
  }

  /// Means a declaration by a name.
  mutating func choose(_ choice: Choice, _ result: SwiftType, _ place: Place) -> Bool {
    choices[place] = choice
    let declaration = choice.declaration
    if let labels = namedLabels[place], declaration.parameters.map(\.label) != labels {
      return false
    }
    if declaration.isDisfavored { score += .disfavored }
    if let variable = known(result).variable, namedLabels[place] == nil {
      callees[variable] = declaration
    }
    guard declaration.kind != .local else { return give(declaration.type, of: choice, to: result) }
    var type = open(choice, at: place)
    if case .function(var function) = type {
      if let base = choice.base.map(known),
        declaration.givesSelf || declaration.kind == .initializer
      {
        function.result = known(base.instance ?? base)
      }
      if declaration.isFailable { function.result = declarations.optional(of: function.result) }
      type = .function(function)
    }
    if let instance = choice.base.flatMap({ known($0).instance }),
      !declaration.isOfTypeItself
    {
      // A method referred to by its type's name takes the value first.
      let own = SwiftType.FunctionType.Parameter(type: instance)
      type = .function(SwiftType.FunctionType(parameters: [own], result: type))
      if let variable = result.variable { callees[variable] = nil }
    }
    return give(type, of: choice, to: result)
  }

  /// A declaration's result type, outside of an existential.
  private mutating func give(
    _ type: SwiftType, of choice: Choice, to result: SwiftType
  ) -> Bool {
    var type = type
    if namesOpened(type) || opensExistential(choice) {
      let outer = variable()
      if case .function(var function) = type {
        add(.erased(function.result, outer))
        function.result = outer
        type = .function(function)
      } else {
        add(.erased(type, outer))
        type = outer
      }
    }
    guard choice.declaration.isImplicitlyUnwrapped, let forced = type.forced else {
      return equate(result, type)
    }
    add(.either([[.equal(result, type)], [.equal(result, forced), .costs(.forced)]]))
    return true
  }

  private func opensExistential(_ choice: Choice) -> Bool {
    guard choice.declaration.isOfProtocol, let base = choice.base.map(known) else { return false }
    if case .existential = base { return true }
    return false
  }

  // MARK: Dynamic members

  /// The subscript that finds members by key paths or texts (SE-0195, SE-0252).
  private func dynamicMember(of type: SwiftType) -> Declaration? {
    guard type.instance == nil else { return nil }
    return members("subscript", of: type).first {
      $0.parameters.first?.label == "dynamicMember" && $0.parameters.count == 1
    }
  }

  private mutating func dynamicMember(
    _ name: String, by element: Declaration, of type: SwiftType, _ result: SwiftType,
    _ place: Place
  ) -> Simplified {
    let callee = variable()
    guard choose(Choice(declaration: element, base: type), callee, place),
      case .function(let function) = known(callee), let parameter = function.parameters.first
    else { return .failed }
    if case .nominal(let path, let arguments) = known(parameter.type), arguments.count == 2,
      [.keyPath, .writableKeyPath, .referenceWritableKeyPath].contains(path.known)
    {
      add(.member(arguments[0], name, arguments[1], place))
    }
    return Simplified(equate(function.result, result))
  }
}

extension Declaration {
  /// Whether it is a member of values, or of the type: cases and initialisers are the type's, and
  /// methods can be referred to by it.
  fileprivate func belongs(toType isOfType: Bool) -> Bool {
    switch kind {
    case .initializer, .enumCase: isOfType
    case .function: isOfType || !isStatic
    default: isStatic == isOfType
    }
  }

  /// Whether the type itself has it, rather than its values.
  var isOfTypeItself: Bool {
    kind == .initializer || kind == .enumCase || isStatic
  }

  /// Whether a dynamic member's subscript takes a key path rather than a text.
  fileprivate var takesKeyPath: Bool {
    guard case .function(let function) = type else { return false }
    return function.parameters.first?.type.arguments.count == 2
  }

  fileprivate var givesItself: Bool { kind == .enumCase || kind == .initializer }

  /// Whether it is the witness of a protocol's requirement: a type's own by its labels, another
  /// protocol's by its type.
  fileprivate func stands(for asked: Declaration) -> Bool {
    parameters.map(\.label) == asked.parameters.map(\.label)
      && (!isOfProtocol || type == asked.type)
  }

  /// Whether a subclass's declaration overrides it.
  fileprivate func isLike(_ other: Declaration) -> Bool {
    kind == other.kind && isStatic == other.isStatic && type == other.type
      && parameters.map(\.label) == other.parameters.map(\.label)
  }
}

extension SwiftType {
  /// An optional's payload, or that of a function's result; nil for other types.
  fileprivate var forced: SwiftType? {
    guard case .function(var function) = self else { return object }
    guard let result = function.result.object else { return nil }
    function.result = result
    return .function(function)
  }
}
