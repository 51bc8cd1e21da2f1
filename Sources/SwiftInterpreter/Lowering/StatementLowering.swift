import SwiftSyntax

extension Lowerer {
  func lowerBlock(_ block: CodeBlockSyntax) -> Block {
    context.pushScope()
    defer { context.popScope() }
    return Block(lowerStatements(block.statements.nodes))
  }

  func lowerStatements(_ items: [CodeBlockItemSyntax]) -> [Statement] {
    let mark = context.lifetimeMark
    return endingLifetimes(since: mark, lowerBlockItems(items))
  }

  /// Statements that are all a block has, which then lets go of the variables declared since a
  /// mark.
  func endingLifetimes(since mark: Int, _ statements: [Statement]) -> [Statement] {
    guard program.followsLifetimes else { return statements }
    let slots = context.takeSlots(since: mark)
    return [LifetimeBlock(statements, slots: slots, machine: machine)]
  }

  /// The same for a block with names declared before it, such as those of `if let`.
  func endingLifetimes(since mark: Int, _ block: Block) -> Block {
    program.followsLifetimes ? Block(endingLifetimes(since: mark, [block])) : block
  }

  /// The code for failed conditions, the first of which may have bound their names.
  func lettingGo(of slots: [Int], _ otherwise: Statement) -> Statement {
    guard program.followsLifetimes, !slots.isEmpty else { return otherwise }
    return Block([LifetimeBlock([], slots: slots, machine: machine), otherwise])
  }

  func lowerBlockItems(_ items: [CodeBlockItemSyntax]) -> [Statement] {
    declareLocalTypes(items)
    declareLocalFunctions(items)
    return lowerDeclared(items)
  }

  /// Lowers statements after local types and functions are declared.
  private func lowerDeclared(_ items: [CodeBlockItemSyntax]) -> [Statement] {
    var statements: [Statement] = []
    for (index, item) in items.enumerated() {
      if isLocalFunction(item) {
        statements += lowerLocalFunction(item, before: items[(index + 1)...])
        continue
      }
      statements += lowerLocalFunctions(namedIn: item)
      if case .stmt(let statement) = item.item, let deferred = statement.as(DeferStmtSyntax.self) {
        // The following code runs first, then the deferred code, in which none of the names that
        // follow is visible.
        let mark = context.lifetimeMark
        context.scopes.append([:])
        let following = lowerDeclared(Array(items[(index + 1)...]))
        let rest = Block(endingLifetimes(since: mark, following))
        statements += lowerUnnamedFunctions(among: items)
        context.scopes.removeLast()
        let wasDeferred = context.isDeferred
        context.isDeferred = true
        defer { context.isDeferred = wasDeferred }
        statements.append(
          DeferStatement(rest: rest, deferred: lowerBlock(deferred.body), machine: machine))
        return statements
      }
      let (before, known) = (program.diagnostics.count, machine.brokenStatements.count)
      let made = lowerItem(item)
      statements +=
        program.configuration.leavesHoles ? passingOver(made, of: item, since: before, known) : made
    }
    return statements + lowerUnnamedFunctions(among: items)
  }

  func lowerItem(_ item: CodeBlockItemSyntax) -> [Statement] {
    if program.isWrittenDiagnostic(item, in: file) { return [] }
    switch item.item {
    case .decl(let declaration): return lowerDeclaration(declaration)
    case .stmt(let statement): return lowerStatement(statement)
    case .expr(let expression):
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
        return lowerBranchStatement(expression, label: nil)
      }
      return [ExpressionStatement(lower(expression, expecting: .unknown).node)]
    }
  }

  func lowerStatement(_ statement: StmtSyntax, label: String? = nil) -> [Statement] {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let syntax): return [lowerReturn(syntax)]
    case .expressionStmt(let syntax):
      if syntax.expression.is(IfExprSyntax.self) || syntax.expression.is(SwitchExprSyntax.self) {
        return lowerBranchStatement(syntax.expression, label: label)
      }
      return [ExpressionStatement(lower(syntax.expression, expecting: .unknown).node)]
    case .guardStmt(let syntax):
      // The conditions' names stay in the block; the body sees what they shadow.
      let body = lowerBlock(syntax.body)
      let mark = context.lifetimeMark
      let conditions = lowerConditions(syntax.conditions)
      checkGuard(syntax.body)
      let slots = context.slots(since: mark)
      return [GuardStatement(conditions, lettingGo(of: slots, body))]
    case .whileStmt(let syntax):
      let number = push(label: label)
      context.pushScope()
      let mark = context.lifetimeMark
      let conditions = lowerConditions(syntax.conditions)
      let body = endingLifetimes(since: mark, lowerLoopBody(syntax.body))
      context.popScope()
      pop(label: label)
      return [
        WhileStatement(
          conditions, body, testsFirst: true, label: number, counted: counted(syntax),
          machine: machine)
      ]
    case .repeatStmt(let syntax):
      let number = push(label: label)
      let body = lowerLoopBody(syntax.body)
      let condition = lowerCondition(syntax.condition)
      pop(label: label)
      return [
        WhileStatement(
          [.boolean(condition)], body, testsFirst: false, label: number,
          counted: counted(syntax), machine: machine)
      ]
    case .forStmt(let syntax): return [lowerFor(syntax, label)]
    case .breakStmt(let syntax): return [lowerJump(.broke, syntax.label, at: syntax)]
    case .continueStmt(let syntax): return [lowerJump(.continued, syntax.label, at: syntax)]
    case .fallThroughStmt: return [JumpStatement(.fellThrough, label: 0, machine: machine)]
    case .throwStmt(let syntax):
      let value = lower(syntax.expression, expecting: context.thrownType)
      checkThrown(value.type, at: syntax.expression)
      if !context.handlesErrors {
        report(
          .try,
          context.isRethrowing
            ? "a function declared 'rethrows' may only throw if its parameter does"
            : "error is not handled because the enclosing function is not declared 'throws'",
          at: syntax)
      }
      context.thrown.append(context.thrownType.isUnknown ? anyError : context.thrownType)
      return [ThrowStatement(value.node, site: site(syntax), machine: machine)]
    case .doStmt(let syntax): return [lowerDo(syntax, label)]
    case .deferStmt(let syntax): return [lowerBlock(syntax.body)]
    case .labeledStmt(let syntax):
      return lowerStatement(syntax.statement, label: syntax.label.plainText)
    case .yieldStmt(let syntax): return [lowerYield(syntax)]
    case .discardStmt: return []
    case .missingStmt: return []
    default:
      report(
        .unsupported, "'\(statement.trimmedDescription.prefix(30))' is not supported",
        at: statement)
      return []
    }
  }

  private func lowerReturn(_ syntax: ReturnStmtSyntax) -> Statement {
    guard let expression = syntax.expression else {
      if context.kind != nil, !context.isInitializer, context.returnType.nominal != nil,
        context.returnType.isConcrete, !context.returnType.isNever,
        !context.returnType.isStandIn
      {
        report(.missingReturn, "non-void function should return a value", at: syntax)
      }
      return ReturnStatement(nil, machine: machine)
    }
    if context.isInitializer, expression.is(NilLiteralExprSyntax.self) {
      return ReturnStatement(Constant(.none), machine: machine)
    }
    return lowerReturned(expression)
  }

  private func lowerReturned(_ expression: ExprSyntax) -> Statement {
    let expected = context.returnType
    // An earlier `return` determines an implicit member's type (SE-0326).
    let isTold = context.infersResult && !expected.isConcrete && implicitRoot(expression) != nil
    let told = isTold ? context.inferredResult ?? expected : expected
    let value = lower(expression, expecting: told)
    if expected.isVoid, !value.type.isVoid, !context.infersResult, value.type.isConcrete,
      !value.type.isStandIn
    {
      report(
        .typeMismatch, "unexpected non-void return value in void function", at: expression)
    }
    let statement = ReturnStatement(
      coerce(value, to: expected, at: expression, as: context.resultPlace).node, machine: machine)
    if context.infersResult { context.joinResult(value.type, of: statement, builtin) }
    return statement
  }

  /// The parameter through which a `_modify` accessor, run as a setter, gets the caller's new value
  /// for the place that it yields.
  static let yieldedValue = "value of yield"

  /// `yield` returns a `_read` accessor's value, and lets the caller of `_modify` change a place.
  private func lowerYield(_ syntax: YieldStmtSyntax) -> Statement {
    guard case .single(let expression) = syntax.yieldedExpressions else {
      report(.unsupported, "yielding several values is not supported", at: syntax)
      return Block([])
    }
    guard let value = context.resolve(Self.yieldedValue) else {
      return lowerReturned(expression)
    }
    let written = expression.as(InOutExprSyntax.self)?.expression ?? expression
    let place = lower(written, expecting: value.type)
    checkAssignable(place, written)
    return ExpressionStatement(Assignment(place.node, value.use()))
  }

  /// A loop to the budget.
  func counted(_ loop: some SyntaxProtocol) -> CountedLoop {
    CountedLoop(
      rounds: Machine.rounds(ofBody: loop.trimmedLength.utf8Length), site: site(loop))
  }

  private func lowerLoopBody(_ body: CodeBlockSyntax) -> Block {
    context.loopDepth += 1
    defer { context.loopDepth -= 1 }
    return lowerBlock(body)
  }

  func push(label: String?) -> Int {
    guard let label else { return 0 }
    labelCount += 1
    context.labels.append((label, labelCount))
    return labelCount
  }

  func pop(label: String?) {
    if label != nil { context.labels.removeLast() }
  }

  private func lowerJump(
    _ completion: Completion, _ label: TokenSyntax?, at node: some SyntaxProtocol
  ) -> Statement {
    var number = 0
    if let label {
      guard let known = context.labels.last(where: { $0.name == label.plainText }) else {
        report(.unknownName, "cannot find label '\(label.text)' in scope", at: label)
        return Block([])
      }
      number = known.number
    } else if completion == .broke, context.loopDepth == 0, context.switchDepth == 0 {
      report(.jump, "'break' is only allowed inside a loop, if, do, or switch", at: node)
    } else if completion == .continued, context.loopDepth == 0 {
      report(.jump, "'continue' is only allowed inside a loop", at: node)
    }
    return JumpStatement(completion, label: number, machine: machine)
  }

  private func lowerFor(_ syntax: ForStmtSyntax, _ label: String?) -> Statement {
    // Packs: the repeated expression is evaluated in its round (SE-0408).
    if let expansion = syntax.sequence.as(PackExpansionExprSyntax.self) {
      return lowerLoop(syntax, label) {
        let parts = lowerRounds(of: expansion)
        return (
          parts.rounds, parts.body.type,
          { PackRound(parts.elements, parts.body.node, matching: $0) }
        )
      }
    }
    let written = syntax.typeAnnotation.map { resolveType($0.type) }
    // The pattern may determine the type of a list's literals.
    let wanted =
      syntax.sequence.is(ArrayExprSyntax.self) ? written.map(builtin.array) ?? .unknown : .unknown
    let found = forced(lower(syntax.sequence, expecting: wanted), at: syntax.sequence)
    let isWaiting = syntax.awaitKeyword != nil
    let sequence = asNothing(
      isWaiting ? waiting(found, at: syntax.sequence) : found, of: builtin.array(found.type))
    checkSequence(sequence.type, isWaiting: isWaiting, at: syntax.sequence)
    return lowerLoop(syntax, label) {
      return (sequence.node, written ?? program.elementType(of: sequence.type) ?? .unknown, { $0 })
    }
  }

  private func checkSequence(_ type: SwiftType, isWaiting: Bool, at syntax: ExprSyntax) {
    guard type.isConcrete, let nominal = type.nominal, !nominal.conforms(to: .sequence),
      !nominal.conforms(to: .iteratorProtocol),
      !(isWaiting && nominal.conforms(to: .asyncSequence)),
      program.dispatch("makeIterator", on: nominal, labels: []) == nil
    else { return }
    report(
      .typeMismatch,
      "for-in loop requires '\(type)' to conform to 'Sequence'"
        + (type.isOptional ? "; did you mean to unwrap optional?" : ""), at: syntax)
  }

  /// A loop in a scope of its own.
  /// - Parameter head: returns the sequence, the type matched by the pattern, and a round's
  ///   pattern.
  private func lowerLoop(
    _ syntax: ForStmtSyntax, _ label: String?,
    through head: () -> (sequence: Expression, element: SwiftType, round: (Pattern) -> Pattern)
  ) -> Statement {
    let number = push(label: label)
    context.pushScope()
    let mark = context.lifetimeMark
    defer {
      context.popScope()
      pop(label: label)
    }
    let (sequence, element, round) = head()
    let pattern = lowerPattern(
      syntax.pattern, matching: element, binds: syntax.caseKeyword == nil)
    let filter = syntax.whereClause.map { lowerCondition($0.condition) }
    let body = endingLifetimes(since: mark, lowerLoopBody(syntax.body))
    return ForStatement(
      round(pattern), in: sequence, where: filter, body, label: number, counted: counted(syntax),
      machine: machine)
  }

  private func lowerDo(_ syntax: DoStmtSyntax, _ label: String?) -> Statement {
    let number = push(label: label)
    defer { pop(label: label) }
    let handledBefore = context.handlesErrors
    let thrownBefore = (context.thrownType, context.thrown)
    let declared = syntax.throwsClause?.type.map { resolveType($0) }
    if !syntax.catchClauses.isEmpty {
      context.handlesErrors = true
      context.thrownType = declared ?? .unknown
      context.thrown = []
    }
    let body = lowerBlock(syntax.body)
    context.handlesErrors = handledBefore
    let error = declared ?? caught(context.thrown)
    let catchesClosures = context.isRethrowing && context.thrown.isEmpty
    if !syntax.catchClauses.isEmpty { (context.thrownType, context.thrown) = thrownBefore }
    if syntax.catchClauses.isEmpty, number == 0 { return body }
    context.handlesErrors = handledBefore || catchesClosures
    defer { context.handlesErrors = handledBefore }
    let catches = syntax.catchClauses.nodes.map { clause -> DoStatement.Catch in
      context.pushScope()
      defer { context.popScope() }
      let mark = context.lifetimeMark
      var patterns: [(pattern: Pattern, filter: Expression?)] = []
      if clause.catchItems.isEmpty {
        let variable = context.declare("error", type: error, isLet: true)
        patterns.append((BindingPattern(variable.use()), nil))
      }
      for item in clause.catchItems.nodes {
        guard let pattern = item.pattern else { continue }
        let lowered = lowerPattern(pattern, matching: error, binds: false)
        patterns.append((lowered, item.whereClause.map { lowerCondition($0.condition) }))
      }
      return DoStatement.Catch(
        patterns: patterns, body: endingLifetimes(since: mark, lowerBlock(clause.body)))
    }
    return DoStatement(body, catches, label: number, machine: machine)
  }
}
