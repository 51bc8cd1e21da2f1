/// Calls: which parameter takes which argument.
extension ConstraintSystem {
  mutating func apply(
    _ callee: SwiftType, _ arguments: [Constraint.Argument], _ result: SwiftType, _ place: Place
  ) -> Simplified {
    let type = known(callee)
    switch type {
    case .variable: return .unsettled
    case .hole: return Simplified(equate(result, type))
    case .metatype(let instance):
      if known(instance).variable != nil { return .unsettled }
      let make = variable()
      add(.member(type, "init", make, place))
      add(.applies(make, arguments, result, place))
      return .settled
    case .function(let function):
      let declaration = callee.variable.flatMap { callees[$0] }
      return apply(function, declaration, arguments, result)
    case .nominal where type.object == nil, .parameter, .existential:
      let call = variable()
      add(.member(type, "callAsFunction", call, place))
      add(.applies(call, arguments, result, place))
      return .settled
    default: return .failed
    }
  }

  private mutating func apply(
    _ function: SwiftType.FunctionType, _ declaration: Declaration?,
    _ arguments: [Constraint.Argument], _ result: SwiftType
  ) -> Simplified {
    let parameters = declared(declaration, function)
    guard let matched = match(arguments, function, parameters) else { return .failed }
    var wanted: [SwiftType] = []
    for parameter in matched {
      let own = function.parameters[parameter]
      var type = own.type
      if own.isVariadic { type = type.arguments[0] }
      if own.isAutoclosure, case .function(let inner) = known(type) { type = inner.result }
      wanted.append(type)
    }
    guard spread(function, matched, &wanted) else { return .failed }
    wanted = wanted.map(expanded)
    var opensAny = false
    for (index, (argument, parameter)) in zip(arguments, matched).enumerated() {
      if let builder = parameters?[parameter].builder, let closure = argument.type.variable {
        builders[closure] = builder
      }
      if let held = opened(argument.type, for: wanted[index]) {
        opensAny = true
        add(.equal(held, wanted[index]))
      } else {
        let (given, own) = (argument.type, wanted[index])
        if function.parameters[parameter].isInout {
          add(.equal(given, own))
        } else if argument.isInout, let pointee = pointee(of: own) {
          add(.lends(given, pointee))
        } else {
          add(.converts(given, own))
        }
      }
    }
    let given = expanded(function.result)
    guard opensAny else { return Simplified(equate(given, result)) }
    add(.erased(given, result))
    return .settled
  }

  /// A declaration's parameters; nil for a function value.
  func declared(
    _ declaration: Declaration?, _ function: SwiftType.FunctionType
  ) -> [Declaration.Parameter]? {
    guard let declaration, declaration.kind != .property,
      declaration.parameters.count == function.parameters.count
    else { return nil }
    return declaration.parameters
  }

  /// The parameter of each argument; nil where the labels don't fit.
  func match(
    _ arguments: [Constraint.Argument], _ function: SwiftType.FunctionType,
    _ parameters: [Declaration.Parameter]?
  ) -> [Int]? {
    let taken = function.parameters
    func takesMany(_ index: Int) -> Bool {
      taken[index].isVariadic || taken[index].type.isExpansion
    }
    func mayLack(_ index: Int) -> Bool { parameters?[index].hasDefault == true || takesMany(index) }
    let closures = arguments.drop { !$0.isTrailing }.count
    /// Whether a later parameter requires the closure, though this one has a default (SE-0286).
    func needsClosure(after index: Int) -> Bool {
      taken.indices.count { $0 > index && !mayLack($0) && takesFunction(taken[$0].type) }
        >= closures
    }
    var matched: [Int] = []
    var next = 0
    for argument in arguments {
      // A variadic one continues with unlabelled arguments.
      if let last = matched.last, takesMany(last), argument.label == nil, !argument.isTrailing {
        matched.append(last)
        continue
      }
      var index = next
      while taken.indices.contains(index) {
        let label = parameters?[index].label
        let isMeant =
          argument.isTrailing
          ? takesFunction(taken[index].type) && !(mayLack(index) && needsClosure(after: index))
          : label == argument.label
        if isMeant { break }
        guard mayLack(index) else { return nil }
        index += 1
      }
      guard taken.indices.contains(index) else { return nil }
      matched.append(index)
      next = index + 1
    }
    let given = Set(matched)
    return taken.indices.allSatisfy { given.contains($0) || mayLack($0) } ? matched : nil
  }

  private func takesFunction(_ type: SwiftType) -> Bool {
    switch known(known(type).withoutOptionals) {
    case .function, .variable, .hole, .parameter: true
    default: false
    }
  }

  // MARK: Pointers

  /// A pointer's pointee; nil for any other type.
  private func pointee(of type: SwiftType) -> SwiftType? {
    guard case .nominal(let nominal, let arguments) = known(type).withoutOptionals else {
      return nil
    }
    switch nominal.known {
    case .unsafePointer, .unsafeMutablePointer: return arguments.first
    case .unsafeRawPointer, .unsafeMutableRawPointer: return .any
    default: return nil
    }
  }

  /// A variable is lent as a pointer to it, a list as one to its elements.
  mutating func lend(_ variable: SwiftType, as pointee: SwiftType) -> Simplified {
    let (type, wanted) = (known(variable), known(pointee))
    if type.variable != nil { return .unsettled }
    if wanted.isAny { return .settled }
    let isList = type.nominal?.known == .array && wanted.nominal?.known != .array
    return Simplified(equate(isList ? type.arguments[0] : type, wanted))
  }

  // MARK: Existentials

  /// An existential's payload, where a generic parameter opens it (SE-0352); nil where it doesn't,
  /// or for any other type.
  private func opened(_ argument: SwiftType, for wanted: SwiftType) -> SwiftType? {
    guard let parameter = known(wanted).variable, case .existential(let protocols) = known(argument)
    else { return nil }
    let asked = (pending + waiting).contains { constraint in
      guard case .conforms(let type, let asked) = constraint, known(type).variable == parameter
      else { return false }
      return asked.nominal?.known != .error
    }
    guard asked else { return nil }
    return .parameter(
      GenericParameter(
        name: "Self", kind: .opened(.existential(protocols)), constraints: protocols))
  }

  // MARK: Parameter packs

  /// Sets the length of a function's packs by the number of arguments, and each argument's type
  /// (SE-0393). Returns false if two packs differ in their length.
  private mutating func spread(
    _ function: SwiftType.FunctionType, _ matched: [Int], _ wanted: inout [SwiftType]
  ) -> Bool {
    for (parameter, own) in function.parameters.enumerated() {
      guard case .expansion(let pattern) = own.type else { continue }
      let arguments = matched.indices.filter { matched[$0] == parameter }
      for variable in pattern.variables where packs.contains(variable) {
        switch known(.variable(variable)) {
        case .pack(let types):
          if types.count != arguments.count { return false }
        default:
          let types = arguments.map { _ in self.variable() }
          if !bind(variable, to: .pack(types)) { return false }
        }
      }
      for (position, argument) in arguments.enumerated() {
        wanted[argument] = element(position, of: pattern)
      }
    }
    return true
  }

  /// The pattern of an expansion for one element of each pack.
  private func element(_ position: Int, of pattern: SwiftType) -> SwiftType {
    pattern.mapped { part in
      switch known(part) {
      case .pack(let types): types.indices.contains(position) ? types[position] : nil
      case let type: type == part ? nil : element(position, of: type)
      }
    }
  }

  /// The type with every expansion of known packs written out.
  func expanded(_ type: SwiftType) -> SwiftType {
    func spread(_ pattern: SwiftType) -> [SwiftType]? {
      var length: Int?
      _ = simplified(pattern).contains { part in
        if case .pack(let types) = part { length = length ?? types.count }
        return false
      }
      return length.map { count in (0..<count).map { element($0, of: pattern) } }
    }
    return type.mapped { part in
      switch part {
      case .tuple(let elements) where elements.contains(where: \.type.isExpansion):
        let all = elements.flatMap { one -> [SwiftType.TupleElement] in
          guard case .expansion(let pattern) = one.type, let types = spread(pattern) else {
            return [SwiftType.TupleElement(label: one.label, type: expanded(one.type))]
          }
          return types.map { SwiftType.TupleElement(label: nil, type: $0) }
        }
        return all.count == 1 && all[0].label == nil ? all[0].type : .tuple(all)
      case .function(var function)
      where function.parameters.contains(where: \.type.isExpansion):
        function.parameters = function.parameters.flatMap { one in
          guard case .expansion(let pattern) = one.type, let types = spread(pattern) else {
            return [one]
          }
          return types.map { SwiftType.FunctionType.Parameter(type: $0) }
        }
        function.result = expanded(function.result)
        return .function(function)
      default: return nil
      }
    }
  }
}
