import SwiftSyntax

/// The meaning of an expression: its type and its parts', and the declarations that its names refer
/// to.
public struct Solution {
  /// The type of the expression itself.
  public let type: SwiftType
  public let types: [Place: SwiftType]
  /// The declaration for each name, and the type that it is a member of; nil for a global one.
  public let declarations: [Place: (declaration: Declaration, base: SwiftType?)]
  /// What the generic parameters of these declarations stand for.
  public let arguments: [Place: [GenericParameter: SwiftType]]
  /// Whether no other solution is as good with a function that differs only in its result: the
  /// expression's type may not show that, as in `print(make())` with two functions.
  public let isOnlyOne: Bool

  fileprivate init(_ system: ConstraintSystem, _ type: SwiftType, isOnlyOne: Bool = true) {
    self.isOnlyOne = isOnlyOne
    self.type = system.expanded(system.simplified(type))
    types = system.types.mapValues { system.simplified($0) }
    arguments = system.arguments.mapValues { $0.mapValues { system.simplified($0) } }
    declarations = system.choices.mapValues {
      ($0.declaration, $0.base.map { system.simplified($0) })
    }
  }
}

/// The outcome of checking an expression.
public enum Outcome {
  case solved(Solution)
  case failed(Problem)
}

/// The entry point to all stages: finds the meaning of an expression.
public enum Checker {
  /// - Parameters:
  ///   - expected: the expression's expected type; nil for none.
  ///   - surroundings: the names in its scope.
  ///   - budget: what may be tried; the rest of it is what wasn't.
  public static func check(
    _ syntax: ExprSyntax, expecting expected: SwiftType? = nil, in surroundings: any Surroundings,
    _ declarations: any Declarations, within budget: Budget = Budget()
  ) -> Outcome {
    check(joining: [syntax], expecting: expected, in: surroundings, declarations, within: budget)
  }

  /// The same of expressions that have one type, as a list's elements have.
  public static func check(
    joining parts: [ExprSyntax], expecting expected: SwiftType? = nil,
    in surroundings: any Surroundings, _ declarations: any Declarations,
    within budget: Budget = Budget()
  ) -> Outcome {
    var scope = Scope()
    scope.surroundings = surroundings
    scope.requirements = surroundings.requirements
    var system = ConstraintSystem(declarations, [scope])
    let type = system.type(joining: parts)
    if let expected {
      // Its unknown parts are solved as well.
      let wanted = system.filled(expected).mapped {
        $0 == .hole(.missing) ? system.variable() : nil
      }
      system.add(.converts(type, wanted))
    } else {
      for part in parts { system.ask(type, where: part) }
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
