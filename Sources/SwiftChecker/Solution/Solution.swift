import SwiftSyntax

/// What an expression means: the types of it and of all its parts, and which declarations its names mean.
public struct Solution {
  /// The type of the expression itself.
  public let type: SwiftType
  public let types: [Place: SwiftType]
  /// The declaration that each name means, and the type that it is a member of; nil for what stands by
  /// itself.
  public let declarations: [Place: (declaration: Declaration, base: SwiftType?)]
  /// Whether none is as good that takes a function which differs in its result alone: what that gives isn't
  /// seen in the type of the expression, as the `print(make())` of two functions.
  public let isOnlyOne: Bool

  fileprivate init(_ system: ConstraintSystem, _ type: SwiftType, isOnlyOne: Bool = true) {
    self.isOnlyOne = isOnlyOne
    self.type = system.expanded(system.simplified(type))
    types = system.types.mapValues { system.simplified($0) }
    declarations = system.choices.mapValues {
      ($0.declaration, $0.base.map { system.simplified($0) })
    }
  }
}

/// What came of checking an expression.
public enum Outcome {
  case solved(Solution)
  case failed(Problem)
}

/// The door to all stages: finds out what an expression means.
public enum Checker {
  /// - Parameters:
  ///   - expected: the type that the expression is to become; nil where none is asked.
  ///   - surroundings: what names mean where it stands.
  ///   - budget: what may be tried; what is left of it is what wasn't.
  public static func check(
    _ syntax: ExprSyntax, expecting expected: SwiftType? = nil, in surroundings: any Surroundings,
    _ declarations: any Declarations, within budget: Budget = Budget()
  ) -> Outcome {
    var scope = Scope()
    scope.surroundings = surroundings
    scope.requirements = surroundings.requirements
    var system = ConstraintSystem(declarations, [scope])
    let type = system.type(of: syntax)
    if let expected {
      // What isn't known of it is found out as well.
      let wanted = system.filled(expected).mapped {
        $0 == .hole(.missing) ? system.variable() : nil
      }
      system.add(.converts(type, wanted))
    } else {
      system.ask(type, where: syntax)
    }
    var solver = Solver(budget)
    solver.solve(system)
    if budget.isUsedUp { return .failed(.tooComplex) }
    let isTooLarge = solver.solutions.contains {
      $0.simplified(type).isLarger(than: ConstraintSystem.typeSizeLimit)
    }
    if isTooLarge { return .failed(.tooComplex) }
    guard let first = solver.solutions.first else { return .failed(solver.problem ?? .noSolution) }
    if let best = Ranking.best(of: solver.solutions) { return .solved(Solution(best, type)) }
    // Solutions that differ in nothing that is seen are one.
    let types = Set(solver.solutions.map { $0.simplified(type) })
    let isOpen = solver.solutions.contains { one in
      one.choices.contains { place, choice in
        first.choices[place].map { choice.declaration.differsInResult(from: $0.declaration) }
          == true
      }
    }
    return types.count == 1
      ? .solved(Solution(first, type, isOnlyOne: !isOpen))
      : .failed(.ambiguous(Ranking.differences(solver.solutions)))
  }
}
