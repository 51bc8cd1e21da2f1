/// Which of several solutions of one score is meant: the one whose declarations say more.
enum Ranking {
  /// Nil where none is better than all others.
  static func best(of solutions: [ConstraintSystem]) -> ConstraintSystem? {
    solutions.first { one in
      solutions.indices.allSatisfy { index in
        let other = solutions[index]
        return isSame(one, other) || isBetter(one, than: other)
      }
    }
  }

  private static func isSame(_ a: ConstraintSystem, _ b: ConstraintSystem) -> Bool {
    a.choices.allSatisfy { b.choices[$0.key]?.declaration === $0.value.declaration }
  }

  private static func isBetter(_ a: ConstraintSystem, than b: ConstraintSystem) -> Bool {
    var isOne = false
    for (place, choice) in a.choices {
      guard let other = b.choices[place], other.declaration !== choice.declaration else { continue }
      if isMore(choice.declaration, than: other.declaration, a) {
        isOne = true
      } else if isMore(other.declaration, than: choice.declaration, a) {
        return false
      }
    }
    return isOne
  }

  /// Whether one declaration is more specialised: what it takes the other takes as well.
  static func isMore(
    _ a: Declaration, than b: Declaration, _ system: ConstraintSystem
  ) -> Bool {
    let (isLess, isMore) = (takes(a, whatIsTakenBy: b, system), takes(b, whatIsTakenBy: a, system))
    // Of two `??` that do the one without an optional is meant.
    if isLess, isMore, a.name == "??", case .function(let own) = a.type {
      return !own.result.isOptional
    }
    return isMore && !isLess
  }

  private static func takes(
    _ general: Declaration, whatIsTakenBy special: Declaration, _ system: ConstraintSystem
  ) -> Bool {
    if special.kind == .property, general.kind == .function { return true }
    guard case .function(let own) = special.type, general.kind == special.kind else {
      return !general.isPlain && special.isPlain
    }
    var trial = ConstraintSystem(system.declarations)
    trial.scopes = system.scopes + [assumptions(of: special)]
    guard let opened = trial.open(Choice(declaration: general)), case .function(let wide) = opened,
      wide.parameters.count == own.parameters.count
    else { return false }
    for (taken, wanted) in zip(own.parameters, wide.parameters) {
      trial.add(.converts(taken.type, wanted.type))
    }
    var solver = Solver()
    solver.solve(trial)
    return !solver.solutions.isEmpty
  }

  /// What a generic declaration says of its parameters, within it.
  private static func assumptions(of declaration: Declaration) -> Scope {
    var scope = Scope()
    for requirement in declaration.requirements {
      if case .conforms(.parameter(let parameter), let asked) = requirement {
        scope.assumptions[parameter, default: []].append(asked)
      }
    }
    if let owner = declaration.owner, owner.kind == .protocolType {
      scope.assumptions[owner.selfParameter, default: []].append(owner)
    }
    return scope
  }
}
