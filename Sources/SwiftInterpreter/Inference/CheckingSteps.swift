import SwiftSyntax

/// How much is tried to find the types in one expression: as many steps on every machine, after which
/// it is said, in the compiler's words, that the expression is too much.
///
/// A step is a look at an expression, to lower it, to find its type, or to see how well it fits a
/// parameter. Each statement of a closure has as many for itself, of which the expression around is
/// charged a part.
struct CheckingSteps {
  /// Those of the largest expressions in real projects are some tens of thousands.
  static let limit = 300_000
  /// What expressions after one that was too much may take each: a file may hold a thousand of them.
  static let limitAfterwards = 20_000

  fileprivate(set) var left = limit
  /// All that were taken.
  fileprivate(set) var taken = 0
  /// The expression that the steps are counted for.
  fileprivate(set) var subject: ExprSyntax?

  /// The part of a closure's steps that the expression around is charged.
  fileprivate static let share = 8

  /// Whether nothing more is tried.
  var areUsedUp: Bool { left < 0 }

  fileprivate mutating func begin(_ limit: Int, of syntax: ExprSyntax? = nil) {
    left = limit
    subject = syntax
  }
}

extension Lowerer {
  /// Counts a step; false where there are none left.
  func takeStep() -> Bool {
    steps.left -= 1
    steps.taken += 1
    return !steps.areUsedUp
  }

  /// Lowers an expression as a part of the one that steps are counted for, or as that one.
  func withinSteps(
    of syntax: ExprSyntax, expecting expected: SwiftType, _ lower: () -> Lowered
  ) -> Lowered {
    guard let subject = steps.subject else {
      steps.begin(program.stepsOfExpressions, of: syntax)
      defer { steps.begin(program.stepsOfExpressions) }
      let lowered = lower()
      guard steps.areUsedUp else {
        program.onTyped?(self, syntax, expected, lowered.type)
        return lowered
      }
      program.stepsOfExpressions = CheckingSteps.limitAfterwards
      return tooMuch(syntax)
    }
    return takeStep() ? lower() : tooMuch(subject)
  }

  /// Lowers the statements of a closure, whose expressions are counted by themselves.
  func withStepsOfItsOwn<T>(_ lower: () -> T) -> T {
    let outer = steps
    // What tries a closure in many ways is the expression around it.
    guard outer.subject != nil, !outer.areUsedUp else { return lower() }
    steps.begin(program.stepsOfExpressions)
    defer {
      let own = steps.taken - outer.taken
      steps.begin(outer.left - own / CheckingSteps.share, of: outer.subject)
    }
    return lower()
  }

  private func tooMuch(_ syntax: ExprSyntax) -> Lowered {
    broken(
      "type-check",
      "the compiler is unable to type-check this expression in reasonable time; try breaking up "
        + "the expression into distinct sub-expressions", at: syntax)
  }
}
