/// Which of several solutions with equal scores is preferred: the one with more specialised
/// declarations.
enum Ranking {
  /// Nil if none is better than all others.
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

  /// Whether one declaration is more specialised: the other accepts all its arguments as well.
  static func isMore(
    _ a: Declaration, than b: Declaration, _ system: ConstraintSystem
  ) -> Bool {
    // `f(_ one: T)` is more specialised than `f(_ many: repeat each T)`.
    let hasPack = (
      a.typeParameters.contains(where: \.isPack), b.typeParameters.contains(where: \.isPack)
    )
    if hasPack.0 != hasPack.1 { return hasPack.1 }
    let (isLess, isMore) = (takes(a, whatIsTakenBy: b, system), takes(b, whatIsTakenBy: a, system))
    guard isLess, isMore else { return isMore }
    // Of two `??` that fit the one without an optional result is preferred.
    if a.name == "??", case .function(let own) = a.type { return !own.result.isOptional }
    if a.isFailable != b.isFailable { return b.isFailable }
    if a.isRequirement != b.isRequirement { return b.isRequirement }
    // Of two that accept the same, one without further parameters, and not variadic.
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
    // One with fewer parameters is more specialised, as in the compiler.
    if special.parameters.count < general.parameters.count { return true }
    var trial = ConstraintSystem(system.declarations, system.scopes)
    var scope = Scope()
    scope.requirements = special.requirements
    trial.scopes.append(scope)
    trial.assume(special.requirements)
    // Operators are distinguished only by their operands.
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

  /// The type of one argument for a parameter.
  private static func part(_ parameter: SwiftType.FunctionType.Parameter) -> SwiftType {
    parameter.isVariadic ? parameter.type.arguments[0] : parameter.type
  }
}
