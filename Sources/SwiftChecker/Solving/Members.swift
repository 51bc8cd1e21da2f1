extension ConstraintSystem {
  mutating func member(
    of base: SwiftType, _ name: String, _ result: SwiftType, _ place: Place
  ) -> Simplified {
    let type = simplified(base)
    if type.variable != nil { return .unsettled }
    if case .metatype(let instance) = type, known(instance).variable != nil { return .unsettled }
    if type.isHole { return equate(result, type) ? .settled : .failed }
    if case .tuple(let elements) = type {
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      guard let index, elements.indices.contains(index) else { return .failed }
      return equate(elements[index].type, result) ? .settled : .failed
    }
    let found = members(name, of: type)
    guard !found.isEmpty else { return .failed }
    add(
      .overload(result, found.map { Choice(declaration: $0, base: type, isOfValue: true) }, place))
    return .settled
  }

  /// The chain's type has the member, or what it wraps has.
  mutating func implicitMember(
    of base: SwiftType, _ name: String, _ result: SwiftType, _ place: Place
  ) -> Simplified {
    let type = simplified(base)
    if type.isHole { return equate(result, type) ? .settled : .failed }
    var choices: [Choice] = []
    var instance = type
    while true {
      choices += members(name, of: .metatype(instance)).map {
        Choice(declaration: $0, base: .metatype(instance))
      }
      guard choices.isEmpty, let object = instance.object else { break }
      instance = known(object)
    }
    guard !choices.isEmpty else { return .failed }
    add(.overload(result, choices, place))
    return .settled
  }

  /// The members of a value, or of a metatype those of the type.
  func members(_ name: String, of type: SwiftType) -> [Declaration] {
    var instance = type
    var isStatic = false
    if case .metatype(let inner) = type { (instance, isStatic) = (known(inner), true) }
    func own(_ nominal: NominalType) -> [Declaration] {
      (nominal.members[name] ?? []).filter { declaration in
        switch declaration.kind {
        case .initializer, .enumCase: isStatic
        default: declaration.isStatic == isStatic
        }
      }
    }
    var nominals: [NominalType]
    switch instance {
    case .nominal(let nominal, _): nominals = nominal.ancestry.map(\.type)
    case .existential(let protocols): nominals = protocols.flatMap { $0.ancestry.map(\.type) }
    case .parameter(let parameter):
      nominals = scopes.flatMap { $0.assumptions[parameter] ?? [] }.flatMap {
        $0.ancestry.map(\.type)
      }
    default: nominals = []
    }
    if name == "init", let first = nominals.first, first.kind != .protocolType {
      nominals = nominals.filter { $0.kind != .classType || $0 === first }
    }
    let found = nominals.flatMap(own)
    // What a type has stands for what a protocol asks for.
    let made = found.filter { !$0.isRequirement }
    if case .nominal = instance { return made }
    return found
  }

  /// Means a declaration by a name.
  mutating func choose(_ choice: Choice, _ result: SwiftType, _ place: Place) -> Bool {
    choices[place] = choice
    if choice.declaration.isDisfavored { score += .disfavored }
    let declaration = choice.declaration
    guard declaration.kind != .local else { return equate(result, declaration.type) }
    guard var type = open(choice) else { return false }
    if let variable = known(result).variable { callees[variable] = declaration }
    if declaration.isFailable, case .function(var function) = type {
      function.result = .nominal(declarations.type(.optional), [function.result])
      type = .function(function)
    }
    if let variable = result.variable { callees[variable] = declaration }
    return equate(result, type)
  }

  // MARK: Calls

  mutating func apply(
    _ callee: SwiftType, _ arguments: [Constraint.Argument], _ result: SwiftType, _ place: Place
  ) -> Simplified {
    let type = known(callee)
    switch type {
    case .variable: return .unsettled
    case .hole: return equate(result, type) ? .settled : .failed
    case .metatype(let instance):
      if known(instance).variable != nil { return .unsettled }
      let make = variable()
      add(.member(type, "init", make, place))
      add(.applies(make, arguments, result, place))
      return .settled
    case .function(let function):
      let declaration = declaration(ofCallee: callee)
      guard let matched = match(arguments, function, declaration) else { return .failed }
      for (argument, parameter) in zip(arguments, matched) {
        let own = function.parameters[parameter]
        var wanted = own.type
        if own.isVariadic { wanted = wanted.arguments[0] }
        if own.isAutoclosure, case .function(let inner) = known(wanted) { wanted = inner.result }
        add(own.isInout ? .equal(argument.type, wanted) : .converts(argument.type, wanted))
      }
      return equate(function.result, result) ? .settled : .failed
    case .nominal where type.object != nil: return .failed
    case .nominal:
      let call = variable()
      add(.member(type, "callAsFunction", call, place))
      add(.applies(call, arguments, result, place))
      return .settled
    default: return .failed
    }
  }

  private func declaration(ofCallee callee: SwiftType) -> Declaration? {
    callee.variable.flatMap { callees[$0] }
  }

  /// The parameter of each argument; nil where the labels don't fit.
  private func match(
    _ arguments: [Constraint.Argument], _ function: SwiftType.FunctionType,
    _ declaration: Declaration?
  ) -> [Int]? {
    guard let declaration, declaration.kind != .property, declaration.kind != .local else {
      guard arguments.count == function.parameters.count,
        arguments.allSatisfy({ $0.label == nil || $0.isTrailing })
      else { return nil }
      return Array(arguments.indices)
    }
    var matched: [Int] = []
    var next = 0
    for argument in arguments {
      var parameter = next
      // One that takes any number goes on taking what has no label.
      if let last = matched.last, function.parameters[last].isVariadic, argument.label == nil,
        !argument.isTrailing
      {
        matched.append(last)
        continue
      }
      while function.parameters.indices.contains(parameter) {
        let isMeant =
          argument.isTrailing
          ? takesFunction(function.parameters[parameter].type)
          : declaration.labels[parameter] == argument.label
        if isMeant { break }
        guard declaration.defaults[parameter] || function.parameters[parameter].isVariadic else {
          return nil
        }
        parameter += 1
      }
      guard function.parameters.indices.contains(parameter) else { return nil }
      matched.append(parameter)
      next = parameter + 1
    }
    let given = Set(matched)
    for index in function.parameters.indices where !given.contains(index) {
      guard declaration.defaults[index] || function.parameters[index].isVariadic else { return nil }
    }
    return matched
  }

  private func takesFunction(_ type: SwiftType) -> Bool {
    let type = known(type)
    if let object = type.object { return takesFunction(object) }
    switch type {
    case .function, .variable: return true
    default: return false
    }
  }
}
