import SwiftSyntax

/// The types of an expression and of all its parts, and which declarations its names mean.
struct Solution {
  let types: [Place: SwiftType]
  let choices: [Place: Choice]

  init(_ system: ConstraintSystem) {
    types = system.types.mapValues { system.simplified($0) }
    choices = system.choices
  }
}

/// What is wrong with an expression.
enum Problem: Equatable {
  case noSolution
  case ambiguous
  case tooComplex
}

extension ConstraintSystem {
  /// Solves an expression of which a type may be expected.
  static func solve(
    _ syntax: ExprSyntax, expecting expected: SwiftType? = nil, in scopes: [Scope] = [Scope()],
    _ declarations: any Declarations
  ) -> Result<Solution, SolvingFailure> {
    var system = ConstraintSystem(declarations)
    system.scopes = scopes
    let type = system.type(of: syntax)
    if let expected { system.add(.converts(type, expected)) }
    var solver = Solver()
    solver.solve(system)
    if solver.isTooComplex { return .failure(SolvingFailure(problem: .tooComplex)) }
    guard let first = solver.solutions.first else {
      return .failure(SolvingFailure(problem: .noSolution))
    }
    let best = Ranking.best(of: solver.solutions)
    guard let best else {
      // Solutions that differ in nothing that is seen are one.
      let types = Set(solver.solutions.map { $0.simplified(type) })
      return types.count == 1
        ? .success(Solution(first)) : .failure(SolvingFailure(problem: .ambiguous))
    }
    return .success(Solution(best))
  }
}

struct SolvingFailure: Error { let problem: Problem }
