import SwiftChecker
import SwiftSyntax

/// The checker as lowering asks it, once for a program.
final class Checking {
  let declarations: ProgramDeclarations
  private unowned let program: Program
  /// Constraints that may be looked at for all expressions that are lowered at once: code that is broken
  /// asks about each.
  static let limitOfAll = 2 * Budget.limit
  /// Those for one expression.
  private static let limit = Budget.limit / 4

  init(_ program: Program) {
    (self.program, declarations) = (program, ProgramDeclarations(program))
  }

  /// What an expression means where a lowerer is; nil where it isn't well-typed, or too complex.
  fileprivate func solution(
    of syntax: ExprSyntax, expecting expected: SwiftType, at lowerer: Lowerer
  ) -> Solution? {
    let surroundings = LoweringSurroundings(lowerer, declarations)
    let wanted = declarations.bare(expected, of: surroundings.owner)
    let budget = Budget(min(program.constraintsLeft, Self.limit))
    let before = budget.left
    defer { program.constraintsLeft -= before - max(budget.left, 0) }
    guard before > 0,
      case .solved(let solution) = Checker.check(
        syntax, expecting: wanted.hasHoles ? nil : wanted, in: surroundings, declarations,
        within: budget), solution.isOnlyOne
    else { return nil }
    return solution
  }
}

extension Lowerer {
  /// Lowers an expression that stands by itself, or begins with literals of which nothing is decided; where
  /// that has errors, takes more properties for a missing module's or gives what isn't expected, by what the
  /// checker finds it and its parts to be.
  func lowerChecked(
    _ syntax: ExprSyntax, expecting expected: SwiftType, standsAlone: Bool, _ lower: () -> Lowered
  ) -> Lowered {
    let before = program.problems
    func isRight(_ made: Lowered) -> Bool {
      !program.problems.hasErrors(since: before)
        && (expected.isUnknown
          || fit(made.type, into: expected) != nil
            && !isSequence(made.type, insteadOf: expected.fullyUnwrapped))
    }
    let first = lower()
    let isOfLiterals = beginsWithLiterals(syntax)
    // `[1, 2.5].map { (c: Celsius) in … }`: a closure says what the literals are, and no error that they
    // are something else.
    let isTold = isOfLiterals && writesParameters(syntax)
    guard
      standsAlone || isTold
        || (!expected.isUnknown || program.problems.hasErrors(since: before)) && isOfLiterals
    else { return first }
    let isFirstRight = !isTold && isRight(first)
    guard attemptsLeft > 0, decidedTypes[syntax.id] == nil,
      !isFirstRight || program.guesses > before.guesses
    else { return first }
    let found = program.problems
    guard let types = checkedTypes(of: syntax, expecting: expected) else { return first }
    attemptsLeft -= 1
    let asked = program.problems
    program.problems = before
    let other = assuming(types, lower)
    guard isRight(other), !isFirstRight || program.guesses < found.guesses else {
      program.problems = asked
      return first
    }
    // What was found on the way of other code stays.
    _ = program.keep(of: asked, after: found) { _ in true }
    return other
  }

  /// Whether a closure in a chain of calls writes the type of a parameter.
  private func writesParameters(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else {
      return syntax.as(MemberAccessExprSyntax.self)?.base.map(writesParameters) ?? false
    }
    let closures =
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap(\.self)
    return closures.contains { closure in
      guard case .parameterClause(let clause)? = closure.signature?.parameterClause else {
        return false
      }
      return clause.parameters.contains { $0.type != nil }
    } || writesParameters(call.calledExpression)
  }

  /// The types of an expression and its parts by the checker, as far as they are the program's; nil where
  /// it finds none.
  private func checkedTypes(
    of syntax: ExprSyntax, expecting expected: SwiftType
  ) -> [(operand: ExprSyntax, type: SwiftType)]? {
    let checking = program.checking
    guard let solution = checking.solution(of: syntax, expecting: expected, at: self) else {
      return nil
    }
    let parts = ExpressionParts(program)
    parts.walk(syntax)
    return parts.found.compactMap { part in
      solution.types[Place(part)].flatMap(checking.declarations.lowered).map { (part, $0) }
    }
  }
}

/// The expressions within one that have a type of their own to lowering: a callee's, or a type's, shows.
private final class ExpressionParts: SyntaxAnyVisitor {
  private(set) var found: [ExprSyntax] = []
  private let program: Program

  init(_ program: Program) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let syntax = node.as(ExprSyntax.self) else { return .visitChildren }
    if syntax.keyPathInParent != \FunctionCallExprSyntax.calledExpression { found.append(syntax) }
    guard case let ordered = program.inOrder(syntax), ordered.id != syntax.id else {
      return .visitChildren
    }
    walk(ordered)
    return .skipChildren
  }
}
