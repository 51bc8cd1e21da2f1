/// A choice that is to be made.
struct Disjunction {
  /// The index of its constraint among the unsettled ones.
  let index: Int
  let ways: [[Constraint]]
  /// The declaration of the first alternative, and the place of its name, if the others aren't
  /// tried once it fits.
  var favored: (place: Place, declaration: Declaration)?
}

/// Which choice is made next, and in which order its alternatives are tried.
extension ConstraintSystem {
  /// The choice with the fewest possible alternatives.
  func disjunction() -> Disjunction? {
    var best: Disjunction?
    for (index, constraint) in pending.enumerated() {
      var found: Disjunction
      switch constraint {
      case .overload(let type, let choices, let place):
        let arguments = arguments(of: type)
        if let arguments, choices.allSatisfy(\.declaration.isOperator),
          arguments.contains(where: { known($0.type).isHole })
        {
          // Any operator takes unknown operands: which one is meant is unknown too.
          return Disjunction(index: index, ways: [[.equal(type, .hole(.broken))]])
        }
        let likely = arguments.map { self.likely(choices, for: $0) } ?? choices
        found = Disjunction(index: index, ways: likely.map { [.overload(type, [$0], place)] })
        if let first = likely.first, let arguments, isFavored(first.declaration, for: arguments) {
          found.favored = (place, first.declaration)
        }
      case .either(let given): found = Disjunction(index: index, ways: given)
      default: continue
      }
      if best.map({ found.ways.count < $0.ways.count }) ?? true { best = found }
    }
    return best
  }

  /// The choices with the labels written in the name, or whose parameters fit the arguments'
  /// labels.
  func fitting(_ choices: [Choice], _ callee: SwiftType, _ place: Place) -> [Choice] {
    if let labels = namedLabels[place] {
      return choices.filter { $0.declaration.parameters.map(\.label) == labels }
    }
    guard choices.count > 1, let arguments = arguments(of: callee) else { return choices }
    return choices.filter { choice in
      let declaration = choice.declaration
      guard declaration.kind != .property, declaration.kind != .local,
        declaration.isOfTypeItself || choice.base.map({ known($0).instance == nil }) ?? true,
        case .function(let function) = declaration.type
      else { return true }
      return match(arguments, function, declared(declaration, function)) != nil
    }
  }

  /// A callee's arguments; nil if it isn't called.
  private func arguments(of callee: SwiftType) -> [Constraint.Argument]? {
    for case .applies(let called, let arguments, _, _) in pending + waiting
    where known(called) == known(callee) {
      return arguments
    }
    return nil
  }

  /// Whether an operator takes and returns one type, which an operand is already known to have and
  /// the other literal can have: then no other is tried, as in the compiler.
  private func isFavored(_ declaration: Declaration, for call: [Constraint.Argument]) -> Bool {
    guard declaration.isOperator, declaration.isPlain, call.count == 2,
      case .function(let function) = declaration.type,
      Set(function.parameters.map(\.type)).count == 1, let own = function.parameters.first?.type
    else { return false }
    let types = call.map { simplified($0.type) }
    return types.contains(own)
      && types.allSatisfy { type in
        type == own
          || type.variable.map { variable in
            hasLiteral(variable) && cost(of: type, for: own) != nil
          } == true
      }
  }

  private func hasLiteral(_ variable: TypeVariable) -> Bool {
    pending.contains { constraint in
      if case .literal(let other, _) = constraint {
        known(other).variable == variable
      } else {
        false
      }
    }
  }

  /// The choices without those that can't take the known arguments; those of exactly these types
  /// first, generic ones last.
  private func likely(_ choices: [Choice], for call: [Constraint.Argument]) -> [Choice] {
    func cost(_ choice: Choice) -> Int? {
      guard case .function(let function) = choice.declaration.type else { return 0 }
      var total = choice.declaration.isPlain ? 0 : 10
      guard takesInOrder(choice.declaration, function, call) else { return total }
      for (argument, parameter) in zip(call, function.parameters) {
        guard let cost = self.cost(of: simplified(argument.type), for: parameter.type) else {
          return nil
        }
        total += cost
      }
      return total
    }
    return choices.enumerated().compactMap { index, choice in
      cost(choice).map { (choice, $0, index) }
    }
    .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  /// Whether each argument is for the parameter at its own position, as far as labels show.
  private func takesInOrder(
    _ declaration: Declaration, _ function: SwiftType.FunctionType, _ call: [Constraint.Argument]
  ) -> Bool {
    guard function.parameters.count == call.count, declaration.parameters.count == call.count,
      !call.contains(where: \.isTrailing)
    else { return false }
    return zip(call, declaration.parameters).allSatisfy { $0.label == $1.label }
      && !function.parameters.contains { $0.isVariadic || $0.isAutoclosure || $0.type.isExpansion }
  }

  /// Nil where a type can't be taken as another one.
  private func cost(of type: SwiftType, for wanted: SwiftType) -> Int? {
    guard let nominal = wanted.nominal, nominal.kind != .protocolType else { return 1 }
    if let variable = type.variable { return cost(ofLiteral: variable, for: nominal) }
    if type.nominal === nominal { return 0 }
    if nominal.known == .optional || nominal.known == .anyHashable { return 1 }
    guard let own = type.nominal else {
      if case .parameter = type { return nominal.kind == .classType ? 1 : nil }
      return type.isHole ? 0 : nil
    }
    if own.known == .never { return 1 }
    let numbers: Set<KnownType?> = [.double, .cgFloat]
    if numbers.contains(own.known), numbers.contains(nominal.known) { return 2 }
    return own.kind == .classType && own.ancestor(nominal) != nil ? 1 : nil
  }

  private func cost(ofLiteral variable: TypeVariable, for nominal: NominalType) -> Int? {
    var cost = 1
    for case .literal(let other, let kind) in pending where known(other).variable == variable {
      guard nominal.known != .optional, nominal.known != .anyHashable else { return 1 }
      guard let (asked, usual) = declarations.literal(kind), nominal.ancestor(asked) != nil else {
        return nil
      }
      if usual?.nominal === nominal { cost = 0 }
    }
    return cost
  }

  /// Code whose names' types are known: a closure's whose parameters are, else the first one.
  func readyBody() -> Int? {
    var first: Int?
    for (index, constraint) in pending.enumerated() {
      switch constraint {
      case .branches: first = first ?? index
      case .body(_, let function):
        first = first ?? index
        if !function.parameters.contains(where: { simplified($0.type).hasVariables }) {
          return index
        }
      default: continue
      }
    }
    return first
  }
}
