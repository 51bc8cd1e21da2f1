import SwiftSyntax

extension Lowerer {
  // MARK: Switches

  /// Names the cases of an enum that a `switch` leaves out; a value of another type needs a
  /// `default`.
  func checkExhaustive(_ choice: SwitchExprSyntax, _ type: SwiftType) {
    guard let nominal = type.nominal else { return }
    if nominal === builtin.optional { return checkOptionalExhaustive(choice) }
    let names: [String]
    if nominal.kind == .enumeration, nominal.isFromScene, !nominal.cases.isEmpty {
      names = nominal.cases.filter { !$0.isUnavailable }.map(\.name)
    } else if type.isBool {
      names = ["true", "false"]
    } else if isNumber(type) || type.isText || type.is(.character) {
      names = []
    } else {
      return
    }
    var covered: Set<String> = []
    for clause in switchCases(choice.cases) {
      guard case .case(let label) = clause.label else { return }
      for item in label.caseItems.nodes where item.whereClause == nil {
        if matchesAnything(item.pattern) { return }
        guard let name = caseName(item.pattern) else { continue }
        // An unknown case is an error by itself.
        if !names.isEmpty, !names.contains(name) { return }
        covered.insert(name)
      }
    }
    let missing = names.first { !covered.contains($0) && !isUninhabited($0, of: type) }
    guard missing != nil || names.isEmpty else { return }
    let isLiteral = missing == "true" || missing == "false"
    report(
      .exhaustive, "switch must be exhaustive", at: choice.switchKeyword,
      remedy: missing.map { "add missing case: '\(isLiteral ? "" : ".")\($0)'" }
        ?? "add a default clause")
  }

  /// Returns whether a case can't be constructed because a payload is uninhabited.
  private func isUninhabited(_ name: String, of type: SwiftType) -> Bool {
    guard let nominal = type.nominal, let enumCase = nominal.ownCase(name) else { return false }
    let bindings = Bindings(nominal.typeParameters, type.arguments)
    return enumCase.parameters.contains { $0.type.substituting(bindings).isUninhabited }
  }

  /// An optional is nil or it isn't; other patterns aren't examined.
  private func checkOptionalExhaustive(_ choice: SwitchExprSyntax) {
    var covered: Set<String> = []
    for clause in switchCases(choice.cases) {
      guard case .case(let label) = clause.label else { return }
      for item in label.caseItems.nodes {
        guard !matchesAnything(item.pattern), item.whereClause == nil,
          let name = optionalCase(item.pattern)
        else { return }
        covered.insert(name)
      }
    }
    guard let missing = ["some", "none"].first(where: { !covered.contains($0) }) else { return }
    report(
      .exhaustive, "switch must be exhaustive", at: choice.switchKeyword,
      remedy: "add missing case: '.\(missing)'")
  }

  private func optionalCase(_ pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return optionalCase(binding.pattern)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if expression.is(NilLiteralExprSyntax.self) { return "none" }
    if expression.is(OptionalChainingExprSyntax.self) { return "some" }
    return caseName(pattern).flatMap { ["some", "none"].contains($0) ? $0 : nil }
  }

  private func matchesAnything(_ pattern: PatternSyntax) -> Bool {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .wildcardPattern, .identifierPattern: true
    case .valueBindingPattern(let binding): matchesAnything(binding.pattern)
    // Whether several patterns are exhaustive together isn't examined.
    case .tuplePattern: true
    case .expressionPattern(let expression):
      switch program.inOrder(expression.expression).as(ExprSyntaxEnum.self) {
      case .discardAssignmentExpr, .tupleExpr: true
      case .patternExpr(let inner): matchesAnything(inner.pattern)
      case .infixOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr: holdsRange(expression)
      default: false
      }
    default: false
    }
  }

  /// Ranges may cover a type together.
  private func holdsRange(_ pattern: ExpressionPatternSyntax) -> Bool {
    quickType(pattern.expression).nominal?.isOneSidedRange ?? false
  }

  private func caseName(_ pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return caseName(binding.pattern) }
    guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text }
    if let call = expression.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
    if let reference = expression.as(DeclReferenceExprSyntax.self),
      enumeration(declaring: reference) != nil
    {
      return reference.baseName.plainText
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
  }

  // MARK: Returning

  /// Reports a body that can end without the value that it must return.
  func checkReturns(_ statements: CodeBlockItemListSyntax, _ kind: String, _ type: SwiftType) {
    // A builder may produce a missing module's type.
    guard !type.isUnknown, !type.isVoid, !type.isNever, !type.isStandIn,
      !endsAlways(statements), !isNeverCalled
    else { return }
    // The compiler points at the brace that closes the body.
    let closing =
      statements.parent?.as(CodeBlockSyntax.self)?.rightBrace
      ?? statements.parent?.as(AccessorBlockSyntax.self)?.rightBrace
    report(
      .missingReturn, "missing return in \(kind) expected to return '\(type)'",
      at: closing.map { Syntax($0) } ?? Syntax(statements))
  }

  /// Whether control never reaches the end of the statements.
  private func endsAlways(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.nodes.contains { item in
      switch item.item {
      case .stmt(let statement): return endsAlways(statement)
      case .expr(let expression): return endsAlways(expression)
      case .decl(let declaration):
        // `#if` was resolved when the file was read.
        return declaration.is(IfConfigDeclSyntax.self)
      }
    }
  }

  private func endsAlways(_ statement: StmtSyntax) -> Bool {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt, .throwStmt, .yieldStmt, .breakStmt, .continueStmt, .fallThroughStmt: true
    case .expressionStmt(let syntax): endsAlways(syntax.expression)
    case .labeledStmt(let syntax): endsAlways(syntax.statement)
    case .whileStmt(let syntax):
      isTrue(syntax.conditions) && !BreakFinder.finds(in: Syntax(syntax.body))
    case .doStmt(let syntax):
      endsAlways(syntax.body.statements)
        && syntax.catchClauses.nodes.allSatisfy { endsAlways($0.body.statements) }
    case .repeatStmt(let syntax):
      endsAlways(syntax.body.statements)
        || syntax.condition.soleToken == "true" && !BreakFinder.finds(in: Syntax(syntax.body))
    case .deferStmt: false
    default: false
    }
  }

  private func isTrue(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.count == 1 && conditions.first?.soleToken == "true"
  }

  /// Whether a parameter's type is uninhabited, so that the function is never called.
  private var isNeverCalled: Bool {
    (context.declaration?.parameters ?? []).contains { $0.type.isUninhabited }
  }

  private func endsAlways(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let conditional):
      guard endsAlways(conditional.body.statements) else { return false }
      if isTrue(conditional.conditions) { return true }
      switch conditional.elseBody {
      case .ifExpr(let next): return endsAlways(ExprSyntax(next))
      case .codeBlock(let block): return endsAlways(block.statements)
      case nil: return false
      }
    case .switchExpr(let choice):
      return switchCases(choice.cases).allSatisfy { endsAlways($0.statements) }
    case .functionCallExpr(let call):
      return quickType(ExprSyntax(call)).isNever
    case .tryExpr(let attempt): return endsAlways(attempt.expression)
    default: return false
    }
  }

  /// The names that a `guard` binds exist only where its conditions hold.
  func checkGuard(_ body: CodeBlockSyntax) {
    guard !endsAlways(body.statements) else { return }
    report(
      .guard,
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
      at: body.rightBrace)
  }

  // MARK: Errors

  /// A `try` without someone who handles the error.
  func checkHandled(_ attempt: TryExprSyntax, thrownBefore: Int) {
    guard !context.handlesErrors, context.thrown.count > thrownBefore else { return }
    report(
      .try, "errors thrown from here are not handled", at: attempt,
      remedy: "catch them with 'do' and 'catch', or mark the function 'throws'")
  }

  /// Checks that a thrown value is an error.
  func checkThrown(_ type: SwiftType, at node: some SyntaxProtocol) {
    guard let nominal = type.nominal, type.isConcrete, !nominal.conforms(to: .error),
      nominal.isFromScene || isNumber(type) || type.isText || type.isOptional
    else { return }
    report(
      .thrown, "thrown expression type '\(type.fullyUnwrapped)' does not conform to 'Error'",
      at: node)
  }

  /// A call that can throw wants a `try`, and someone who handles the error.
  /// - Parameter isOnlyAsync: whether no function of the name can be called without `await`.
  func checkThrowing(
    _ function: FunctionDeclaration, at node: some SyntaxProtocol, isOnlyAsync: Bool = false
  ) {
    if function.isAsync, function.location != nil, context.refusesAsync {
      report(
        .async, "'async' call in a function that does not support concurrency", at: node,
        remedy: "mark the function 'async', or start a 'Task'")
    } else if isOnlyAsync, function.isAsync, function.location != nil, !isAwaiting,
      context.closureSyntax == nil
    {
      report(
        .async, "expression is 'async' but is not marked with 'await'", at: node,
        remedy: "write 'await' before it")
    }
    // `throws(E)` with a parameter of the function's own throws what its closures throw.
    if case .parameter? = function.thrownType { return }
    guard function.isThrowing else { return }
    context.thrown.append(function.thrownType ?? anyError)
    guard function.location != nil, !isTrying else { return }
    report(
      .try,
      context.handlesErrors
        ? "call can throw but is not marked with 'try'"
        : "call can throw, but it is not marked with 'try' and the error is not handled",
      at: node, remedy: "write 'try' before it")
  }

  var anyError: SwiftType { program.builtin[.error].map { .existential([$0]) } ?? .unknown }

  /// The error type in a `catch`: the common type of all errors, if they have one.
  func caught(_ thrown: some Collection<SwiftType>) -> SwiftType {
    guard let first = thrown.first, thrown.allSatisfy({ $0 == first }) else {
      return anyError
    }
    return first
  }

  /// Whether a type's values can be compared by `==`, as far as it is known.
  func isEquatable(_ type: SwiftType) -> Bool {
    guard let nominal = type.nominal, nominal.isFromScene else { return true }
    switch nominal.kind {
    case .enumeration where nominal.cases.allSatisfy(\.parameters.isEmpty): return true
    case .protocolType: return true
    default:
      return nominal.conforms(to: .equatable)
        || !operatorCandidates("==", [type]).isEmpty
    }
  }
}

/// Looks for a `break` outside of nested functions and closures.
private enum BreakFinder {
  /// - Parameter isInner: whether a loop or `switch` within is looked at, which a `break` without a
  ///   label leaves.
  static func finds(in node: Syntax, isInner: Bool = false) -> Bool {
    switch node.kind {
    case .breakStmt: return !isInner || node.cast(BreakStmtSyntax.self).label != nil
    case .closureExpr, .functionDecl: return false
    default:
      let leaves: [SyntaxKind] = [.forStmt, .whileStmt, .repeatStmt, .switchExpr]
      let isInner = isInner || leaves.contains(node.kind)
      return node.children(viewMode: .sourceAccurate).contains { finds(in: $0, isInner: isInner) }
    }
  }
}

extension SwiftType {
  /// Whether it is uninhabited: `Never`, or an enum of the scene without cases.
  fileprivate var isUninhabited: Bool {
    guard let nominal else { return false }
    return isNever || nominal.isFromScene && nominal.kind == .enumeration && nominal.cases.isEmpty
  }
}
