/// Which choice is made next, and in which order its ways are tried.
extension ConstraintSystem {
  /// The choice with the fewest ways that may hold.
  func disjunction() -> (index: Int, ways: [[Constraint]])? {
    var best: (index: Int, ways: [[Constraint]])?
    for (index, constraint) in pending.enumerated() {
      let ways: [[Constraint]]
      switch constraint {
      case .overload(let type, let choices, let place):
        ways = likely(choices, for: type).map { [.overload(type, [$0], place)] }
      case .either(let given): ways = given
      default: continue
      }
      if best.map({ ways.count < $0.ways.count }) ?? true { best = (index, ways) }
    }
    return best
  }

  /// The choices without those that can't take what is already known of the arguments; those of the very
  /// types first, generic ones last.
  private func likely(_ choices: [Choice], for callee: SwiftType) -> [Choice] {
    let call = pending.lazy.compactMap { constraint -> [Constraint.Argument]? in
      guard case .applies(let called, let arguments, _, _) = constraint,
        known(called) == known(callee)
      else { return nil }
      return arguments
    }.first
    guard let call else { return choices }
    func cost(_ choice: Choice) -> Int? {
      guard case .function(let function) = choice.declaration.type else { return 0 }
      var total = choice.declaration.isPlain ? 0 : 10
      guard function.parameters.count == call.count else { return total }
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

  /// Code whose names' types are known: a closure's whose parameters are, else the first there is.
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
