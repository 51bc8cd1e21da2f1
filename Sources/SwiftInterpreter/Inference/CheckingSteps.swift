import SwiftSyntax

/// How much is tried to find the types in one expression: the same number of steps on every
/// machine, after which the expression is reported as too complex, in the compiler's words.
///
/// A step is a look at an expression, to lower it, to find its type, or to score it against a
/// parameter. Each statement of a closure has as many of its own, of which the enclosing expression
/// is charged a part.
struct CheckingSteps {
  /// The largest expressions in real projects take some tens of thousands.
  static let limit = 300_000
  /// How many an expression may take after one that was too complex: a file may hold a thousand of
  /// them.
  static let limitAfterwards = 20_000

  fileprivate(set) var left = limit
  /// All that were taken.
  fileprivate(set) var taken = 0
  /// The expression that the steps are counted for.
  fileprivate(set) var subject: ExprSyntax?

  /// The part of a closure's steps charged to the enclosing expression.
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

  /// Lowers a closure's statements, whose expressions are counted by themselves.
  func withStepsOfItsOwn<T>(_ lower: () -> T) -> T {
    let outer = steps
    // It is the enclosing expression that tries a closure in many ways.
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
      .typeCheck,
      "the compiler is unable to type-check this expression in reasonable time; try breaking up "
        + "the expression into distinct sub-expressions", at: syntax)
  }
}
