/// Which of several solutions of one score is meant: the one whose declarations say more.
enum Ranking {
  /// Nil where none is better than all others.
  static func best(of solutions: [ConstraintSystem]) -> ConstraintSystem? {
    if solutions.count < 2 { return solutions.first }
    return solutions.first { one in
      solutions.allSatisfy { isSame(one, $0) || isBetter(one, than: $0) }
    }
  }

  /// The places of the names that solutions differ in.
  static func differences(_ solutions: [ConstraintSystem]) -> [Place] {
    guard let first = solutions.first else { return [] }
    return first.choices.keys.filter { place in
      solutions.contains {
        $0.choices[place]?.declaration !== first.choices[place]?.declaration
      }
    }
    .sorted { ($0.offset, $0.end) < ($1.offset, $1.end) }
  }

  private static func isSame(_ a: ConstraintSystem, _ b: ConstraintSystem) -> Bool {
    a.choices.allSatisfy { place, choice in
      // A local name means the same whatever its type was found to be.
      choice.declaration.kind == .local
        || b.choices[place]?.declaration === choice.declaration
    }
  }

  private static func isBetter(_ a: ConstraintSystem, than b: ConstraintSystem) -> Bool {
    var isOne = false
    for (place, choice) in a.choices {
      guard let other = b.choices[place]?.declaration, other !== choice.declaration else {
        continue
      }
      if isMore(choice.declaration, than: other, a) {
        isOne = true
      } else if isMore(other, than: choice.declaration, a) {
        return false
      }
    }
    return isOne
  }

  /// Whether one declaration is more specialised: what it takes the other takes as well.
  static func isMore(
    _ a: Declaration, than b: Declaration, _ system: ConstraintSystem
  ) -> Bool {
    // `f(_ one: T)` says more than `f(_ many: repeat each T)`.
    let hasPack = (
      a.typeParameters.contains(where: \.isPack), b.typeParameters.contains(where: \.isPack)
    )
    if hasPack.0 != hasPack.1 { return hasPack.1 }
    let (isLess, isMore) = (takes(a, whatIsTakenBy: b, system), takes(b, whatIsTakenBy: a, system))
    guard isLess, isMore else { return isMore }
    // Of two `??` that do the one that gives no optional is meant.
    if a.name == "??", case .function(let own) = a.type { return !own.result.isOptional }
    if a.isFailable != b.isFailable { return b.isFailable }
    if a.isRequirement != b.isRequirement { return b.isRequirement }
    // Of two that take the same, one without further parameters, and not any number.
    let (own, others) = (optionalParameters(a), optionalParameters(b))
    return own != others && own < others
  }

  /// How many parameters need no argument, or take any number of them.
  private static func optionalParameters(_ declaration: Declaration) -> Int {
    guard case .function(let function) = declaration.type else { return 0 }
    return zip(function.parameters, declaration.parameters)
      .count { $0.isVariadic || $1.hasDefault }
  }

  private static func takes(
    _ general: Declaration, whatIsTakenBy special: Declaration, _ system: ConstraintSystem
  ) -> Bool {
    if special.kind == .property, general.kind == .function { return true }
    guard general.kind == special.kind else { return false }
    // One of fewer parameters says more, as the compiler has it.
    if special.parameters.count < general.parameters.count { return true }
    var trial = ConstraintSystem(system.declarations, system.scopes)
    var scope = Scope()
    scope.requirements = special.requirements
    trial.scopes.append(scope)
    trial.assume(special.requirements)
    // Operators are told apart by their operands alone.
    let isMember = !special.isOperator && general.owner != nil && special.owner != nil
    let base = isMember ? special.owner?.selfType : nil
    let opened = trial.open(Choice(declaration: general, base: base))
    if case .function(let own) = special.type {
      guard case .function(let wide) = opened else { return false }
      let required = zip(special.parameters, own.parameters).filter { !$0.0.hasDefault }.map(\.1)
      let others = zip(general.parameters, wide.parameters).filter { !$0.0.hasDefault }.map(\.1)
      guard required.count == others.count else { return false }
      for (taken, wanted) in zip(required, others) {
        trial.add(.converts(part(taken), part(wanted)))
      }
    }
    var solver = Solver(Budget(), from: trial.variableCount)
    solver.solve(trial)
    return !solver.solutions.isEmpty || solver.problem == nil
  }

  /// What one argument of a parameter is.
  private static func part(_ parameter: SwiftType.FunctionType.Parameter) -> SwiftType {
    parameter.isVariadic ? parameter.type.arguments[0] : parameter.type
  }
}
