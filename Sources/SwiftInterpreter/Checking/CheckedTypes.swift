import SwiftChecker
import SwiftSyntax

/// The checker as lowering uses it, one for each program.
final class Checking {
  let declarations: ProgramDeclarations
  private unowned let program: Program
  /// How many constraints may be tried for all expressions lowered in one go: broken code leads to
  /// a question for each.
  static let limitOfAll = 2 * Budget.limit
  /// How many for one expression; fewer after one that was too complex, since a file may hold a
  /// thousand of them.
  private var limit = Budget.limit / 4
  private static let limitAfterwards = Budget.limit / 40

  init(_ program: Program) {
    (self.program, declarations) = (program, ProgramDeclarations(program))
  }

  /// The expression's type by itself; nil where a part of it isn't known.
  func type(of syntax: ExprSyntax, at lowerer: Lowerer) -> SwiftType? {
    solution(joining: [syntax], expecting: .unknown, at: lowerer).flatMap {
      declarations.lowered($0.type)
    }
  }

  /// What an expression means in a lowerer's scope; nil where it isn't well-typed, or too complex.
  func solution(
    of syntax: ExprSyntax, expecting expected: SwiftType, at lowerer: Lowerer
  ) -> Solution? {
    solution(joining: [syntax], expecting: expected, at: lowerer)
  }

  /// The same of expressions that have one type.
  func solution(
    joining parts: [ExprSyntax], expecting expected: SwiftType, at lowerer: Lowerer
  ) -> Solution? {
    let surroundings = LoweringSurroundings(lowerer, declarations)
    // An opaque type is the type of the expression.
    let expected = if case .opaque = expected { SwiftType.unknown } else { expected }
    let wanted = declarations.bare(expected, of: surroundings.owner)
    if let owner = surroundings.owner {
      declarations.takeSelf(of: owner, as: lowerer.context.scope.selfType)
    }
    let budget = Budget(min(program.constraintsLeft, limit))
    let before = budget.left
    guard before > 0 else { return nil }
    let outcome = Checker.check(
      joining: parts, expecting: expected.isUnknown ? nil : wanted, in: surroundings, declarations,
      within: budget)
    program.constraintsLeft -= before - max(budget.left, 0)
    switch outcome {
    case .solved(let solution): return solution.isOnlyOne ? solution : nil
    case .failed(.tooComplex):
      limit = Self.limitAfterwards
      return nil
    case .failed: return nil
    }
  }
}

extension Lowerer {
  /// Lowers literals beside others with the types that the checker finds. Lowers an expression that
  /// has no context, or begins with literals whose type is undecided, once more with these if it
  /// has errors, takes more properties for a missing module's, or yields a type that isn't
  /// expected. So is every expression around calls that leave a generic argument open, or whose
  /// functions differ only in their results: the context decides what is meant.
  func lowerChecked(
    _ syntax: ExprSyntax, expecting expected: SwiftType, standsAlone: Bool, _ lower: () -> Lowered
  ) -> Lowered {
    if expected.hasUnknown || expected.fullyUnwrapped.arguments.isEmpty,
      let parts = neighbours(in: syntax), parts.contains(where: { decidedTypes[$0.id] == nil }),
      let meaning = meaning(
        of: syntax, joining: parts, expecting: parts.count > 1 ? .unknown : expected)
    {
      return believing(meaning, lower)
    }
    let (before, count) = (program.moment, undecidedCount)
    func isRight(_ made: Lowered) -> Bool {
      !program.hasErrors(since: before) && !made.type.differsInArguments(from: expected)
        && (expected.isUnknown
          || fit(made.type, into: expected) != nil
            && !isSequence(made.type, insteadOf: expected.fullyUnwrapped))
    }
    let first = lower()
    let isOfLiterals = beginsWithLiterals(syntax)
    // `[1, 2.5].map { (c: Celsius) in … }`: a closure's parameter type fixes the literals' types,
    // and no error results.
    let isTold = isOfLiterals && writesParameters(syntax)
    let isOpen = undecidedCount > count
    guard
      standsAlone || isTold || isOpen || first.type.differsInArguments(from: expected)
        || (!expected.isUnknown || program.hasErrors(since: before)) && isOfLiterals
    else { return first }
    let isFirstRight = !isTold && !isOpen && isRight(first)
    guard attemptsLeft > 0, !steps.areUsedUp, decidedTypes[syntax.id] == nil,
      !isFirstRight || program.guesses > before.guesses
    else { return first }
    let found = program.moment
    guard let meaning = meaning(of: syntax, joining: [syntax], expecting: expected) else {
      return first
    }
    attemptsLeft -= 1
    let asked = program.problems
    program.rewind(to: before)
    let other = believing(meaning, lower)
    guard isRight(other), !isFirstRight || program.guesses < found.guesses else {
      program.problems = asked
      return first
    }
    undecidedCount = count
    // Problems found meanwhile in other code stay.
    _ = program.keep(of: asked, after: found) { _ in true }
    return other
  }

  /// The expected type of an expression for which the checker has found one: that type, unless a
  /// part of it is still open and the earlier expectation says more.
  func decided(_ syntax: ExprSyntax, expecting expected: SwiftType) -> SwiftType {
    guard let type = decidedTypes[syntax.id] else { return expected }
    return type.hasUnknown && !expected.hasUnknown ? expected : type
  }

  /// Asks while expressions are taken to be of certain types.
  func assuming<Result>(
    _ types: [(operand: ExprSyntax, type: SwiftType)], _ ask: () -> Result
  ) -> Result {
    let (decided, known) = (decidedTypes, quickTypes)
    for (syntax, type) in types { decidedTypes[syntax.id] = type }
    quickTypes = [:]
    defer { (decidedTypes, quickTypes) = (decided, known) }
    return ask()
  }

  /// Whether a closure in a chain of calls writes a parameter's type.
  private func writesParameters(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else {
      return syntax.as(MemberAccessExprSyntax.self)?.base.map(writesParameters) ?? false
    }
    func writes(_ closure: ClosureExprSyntax?) -> Bool {
      guard case .parameterClause(let clause)? = closure?.signature?.parameterClause else {
        return false
      }
      return clause.parameters.contains { $0.type != nil }
    }
    return writes(call.trailingClosure)
      || call.arguments.contains { writes($0.expression.as(ClosureExprSyntax.self)) }
      || writesParameters(call.calledExpression)
  }

  /// What the checker finds an expression to mean, as far as the program has the types and
  /// functions; nil where it finds no meaning or several.
  /// - Parameter parts: its operands where these must have one type; else itself.
  private func meaning(
    of syntax: ExprSyntax, joining parts: [ExprSyntax], expecting expected: SwiftType
  ) -> Meaning? {
    let checking = program.checking
    guard let solution = checking.solution(joining: parts, expecting: expected, at: self) else {
      return nil
    }
    var meaning = Meaning()
    for part in ExpressionParts(program, syntax).found {
      let place = Place(part)
      // A name that is called is explained by its call.
      let isCalled = part.keyPathInParent == \FunctionCallExprSyntax.calledExpression
      if !isCalled || part.is(FunctionCallExprSyntax.self) || part.is(SubscriptCallExprSyntax.self),
        let type = solution.types[place].flatMap(checking.declarations.lowered)
      {
        meaning.types.append((part, type))
      }
      meaning.callees[part.id] = solution.declarations[place].flatMap {
        checking.declarations.candidate($0.declaration, solution.arguments[place] ?? [:])
      }
    }
    return meaning
  }

  private func believing(_ meaning: Meaning, _ lower: () -> Lowered) -> Lowered {
    let known = decidedCallees
    decidedCallees.merge(meaning.callees) { $1 }
    defer { decidedCallees = known }
    return assuming(meaning.types, lower)
  }

  /// The function that the checker found for a call, with its generic arguments; nil where it wasn't
  /// asked.
  func decidedCallee(of call: some SyntaxProtocol) -> Candidate? {
    if decidedCallees.isEmpty { return nil }
    let name = call.as(FunctionCallExprSyntax.self)?.calledExpression
    return name.flatMap { decidedCallees[$0.id] } ?? decidedCallees[call.id]
  }
}

/// What an expression means: its type, its parts' types, and the functions it calls.
private struct Meaning {
  var types: [(operand: ExprSyntax, type: SwiftType)] = []
  /// Keyed by the syntax that names them, or by the call.
  var callees: [SyntaxIdentifier: Candidate] = [:]
}

/// The expressions within one.
final class ExpressionParts: SyntaxAnyVisitor {
  private(set) var found: [ExprSyntax] = []
  private let program: Program

  init(_ program: Program, _ whole: ExprSyntax) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
    walk(whole)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let syntax = node.as(ExprSyntax.self) else { return .visitChildren }
    found.append(syntax)
    guard case let ordered = program.inOrder(syntax), ordered.id != syntax.id else {
      return .visitChildren
    }
    walk(ordered)
    return .skipChildren
  }
}

extension SwiftType {
  /// Whether no conversion makes it the expected type: it is the same generic type with other
  /// arguments, or a concrete one where a generic parameter is expected.
  fileprivate func differsInArguments(from expected: SwiftType) -> Bool {
    if case .parameter(let parameter) = expected { return isConcrete && !parameter.isExpectation }
    guard case (.nominal(let own, let given), .nominal(let other, let wanted)) = (self, expected),
      own === other
    else { return false }
    let isConverted =
      self.is(.array) || self.is(.set) || self.is(.dictionary) || self.is(.optional)
    return zip(given, wanted).contains {
      isConverted
        ? $0.differsInArguments(from: $1) : $0.isConcrete && !$1.hasUnknown && !$0.isSame(as: $1)
    }
  }
}
