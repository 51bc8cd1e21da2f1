import SwiftSyntax

extension Lowerer {
  func lowerBlock(_ block: CodeBlockSyntax) -> Block {
    context.pushScope()
    defer { context.popScope() }
    return Block(lowerStatements(Array(block.statements)))
  }

  func lowerStatements(_ items: [CodeBlockItemSyntax]) -> [Statement] {
    declareLocalTypes(items)
    declareLocalFunctions(items)
    var statements: [Statement] = []
    for (index, item) in items.enumerated() {
      if case .stmt(let statement) = item.item, let deferred = statement.as(DeferStmtSyntax.self) {
        // What follows runs first, then what is deferred.
        let rest = Block(lowerStatements(Array(items[(index + 1)...])))
        statements.append(
          DeferStatement(rest: rest, deferred: lowerBlock(deferred.body), machine: machine))
        return statements
      }
      statements += lowerItem(item)
    }
    return statements
  }

  /// Local types are known in their whole block.
  func declareLocalTypes(_ items: [CodeBlockItemSyntax]) {
    let scope = LexicalScope(program: program, file: file, parent: context.scope)
    scope.localTypes = typeScope.localTypes
    var types: [NominalType] = []
    for item in items {
      guard case .decl(let declaration) = item.item,
        let type = TypeReader(scope: scope).declareType(declaration)
      else { continue }
      context.localTypes[context.localTypes.count - 1][type.name] = .nominal(type, [])
      scope.localTypes[type.name] = .nominal(type, [])
      types.append(type)
    }
    for type in types { type.ready() }
  }

  /// Local functions are known in their whole block, so that they may call each other.
  func declareLocalFunctions(_ items: [CodeBlockItemSyntax]) {
    for item in items {
      guard case .decl(let declaration) = item.item,
        let syntax = declaration.as(FunctionDeclSyntax.self)
      else { continue }
      let scope = LexicalScope(program: program, file: file, parent: typeScope)
      scope.localTypes = typeScope.localTypes
      let function = DeclarationReader(scope: scope).localFunction(syntax)
      var name = syntax.name.plainText
      if let first = context.scopes.last?[name], first.function != nil {
        first.overloadCount += 1
        name += "#\(first.overloadCount)"
      }
      let variable = context.declare(
        name, type: function.functionType, isLet: true, isConstant: false)
      variable.function = function
      context.localFunctions[syntax.id] = variable
    }
  }

  func lowerItem(_ item: CodeBlockItemSyntax) -> [Statement] {
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

  // MARK: Declarations

  func lowerDeclaration(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let syntax): return lowerVariables(syntax)
    case .functionDecl(let syntax):
      guard let variable = context.localFunctions[syntax.id] else { return [] }
      return [lowerLocalFunction(syntax, variable)]
    case .typeAliasDecl(let syntax):
      context.localTypes[context.localTypes.count - 1][syntax.name.plainText] =
        resolveType(syntax.initializer.value)
      return []
    case .ifConfigDecl(let syntax):
      guard case .statements(let active)? = Platform.activeElements(syntax, program) else {
        return []
      }
      return lowerStatements(Array(active))
    case .importDecl, .operatorDecl, .precedenceGroupDecl: return []
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl: return []
    default:
      report("unsupported", "this declaration is not supported within a function", at: declaration)
      return []
    }
  }

  private func lowerVariables(_ syntax: VariableDeclSyntax) -> [Statement] {
    let isLet = syntax.bindingSpecifier.text == "let"
    var statements: [Statement] = []
    for binding in syntax.bindings {
      let declared = binding.typeAnnotation.map { resolveType($0.type) }
      if let accessors = binding.accessorBlock, binding.initializer == nil {
        statements += lowerLocalComputed(binding, declared, accessors)
        continue
      }
      if let wrapper = localWrapper(syntax.attributes) {
        statements += lowerWrappedLocal(binding, wrapper, declared)
        continue
      }
      guard let initializer = binding.initializer else {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        checkRedeclaration(name.identifier)
        let variable = context.declare(
          name.identifier.plainText, type: declared ?? .unknown, isLet: isLet, isConstant: false)
        variable.isDeferred = true
        variable.isImplicitlyUnwrapped = isImplicitlyUnwrapped(binding)
        let start: Expression? =
          !isLet && declared?.isOptional == true ? Constant(.none) : nil
        variable.isAssigned = start != nil
        statements.append(DeclareLocal(variable.use(), start))
        continue
      }
      let value = lower(initializer.value, expecting: declared ?? .unknown)
      let coerced = coerce(value, to: declared ?? .unknown, at: initializer.value)
      let type = declared.map { $0.hasUnknown ? merged($0, value.type) : $0 } ?? value.type
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        checkRedeclaration(name.identifier)
        let variable = context.declare(name.identifier.plainText, type: type, isLet: isLet)
        variable.isImplicitlyUnwrapped = isImplicitlyUnwrapped(binding)
        statements.append(DeclareLocal(variable.use(), coerced.node))
      } else {
        let pattern = lowerPattern(
          binding.pattern, matching: type, binds: true, isLet: isLet)
        statements.append(DeclarePattern(pattern, coerced.node))
      }
    }
    return statements
  }

  /// A block declares a name once.
  private func checkRedeclaration(_ name: TokenSyntax) {
    let isNew = context.declaredNames[context.declaredNames.count - 1]
      .insert(name.plainText).inserted
    guard !isNew, name.plainText != "_" else { return }
    report("redeclaration", "invalid redeclaration of '\(name.plainText)'", at: name)
  }

  private func isImplicitlyUnwrapped(_ binding: PatternBindingSyntax) -> Bool {
    binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
  }

  /// `let a: Array = [1]`: the written type, its missing arguments from the value.
  private func merged(_ declared: SwiftType, _ found: SwiftType) -> SwiftType {
    if case .nominal(let a, let x) = declared, case .nominal(let b, let y) = found, a === b,
      x.allSatisfy(\.isUnknown)
    {
      return .nominal(b, y)
    }
    return declared
  }

  private func localWrapper(
    _ attributes: AttributeListSyntax
  ) -> (type: NominalType, attribute: AttributeSyntax)? {
    for case .attribute(let attribute) in attributes {
      if let type = context.scope.attributeType(attribute), type.isPropertyWrapper {
        return (type, attribute)
      }
    }
    return nil
  }

  private func lowerWrappedLocal(
    _ binding: PatternBindingSyntax,
    _ wrapper: (type: NominalType, attribute: AttributeSyntax), _ declared: SwiftType?
  ) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let initializer = binding.initializer
    else { return [] }
    var arguments = [WrittenArgument(label: "wrappedValue", expression: initializer.value)]
    if case .argumentList(let list)? = wrapper.attribute.arguments {
      arguments += list.map {
        WrittenArgument(label: $0.label?.text, expression: $0.expression)
      }
    }
    let type = SwiftType.nominal(
      wrapper.type, wrapper.type.typeParameters.map { _ in declared ?? .unknown })
    let made = lowerCall(
      initializers(of: type), arguments, receiver: nil, at: binding, expecting: .unknown,
      constructing: type)
    let variable = context.declare("_" + name, type: made.type, isLet: false)
    context.wrappedLocals.insert(name)
    return [DeclareLocal(variable.use(), made.node)]
  }

  /// `var x: Int { … }` within a function: a function without arguments, called where it is read.
  private func lowerLocalComputed(
    _ binding: PatternBindingSyntax, _ declared: SwiftType?, _ block: AccessorBlockSyntax
  ) -> [Statement] {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
      return []
    }
    var body: CodeBlockItemListSyntax?
    switch block.accessors {
    case .getter(let statements): body = statements
    case .accessors(let list):
      body = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
    guard let body else { return [] }
    let code = Code(name: name, machine: machine)
    let node = ClosureLiteral(code: code)
    let outer = context
    let inner = FunctionContext(
      code: code, parent: outer, scope: outer.scope, returnType: declared ?? .unknown)
    inner.hasSelf = outer.hasSelf
    context = inner
    lowerBody(code, body, nil)
    context = outer
    finishLocal(node, inner)
    let variable = context.declare(
      name, type: declared ?? .unknown, isLet: true, isConstant: true)
    variable.isComputed = true
    return [DeclareLocal(variable.use(), node)]
  }

  // MARK: Statements

  func lowerStatement(_ statement: StmtSyntax, label: String? = nil) -> [Statement] {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let syntax): return [lowerReturn(syntax)]
    case .expressionStmt(let syntax):
      if syntax.expression.is(IfExprSyntax.self) || syntax.expression.is(SwitchExprSyntax.self) {
        return lowerBranchStatement(syntax.expression, label: label)
      }
      return [ExpressionStatement(lower(syntax.expression, expecting: .unknown).node)]
    case .guardStmt(let syntax):
      // The conditions' names live on in the block; the body doesn't see them.
      let conditions = lowerConditions(syntax.conditions)
      return [GuardStatement(conditions, lowerBlock(syntax.body))]
    case .whileStmt(let syntax):
      let number = push(label: label)
      context.pushScope()
      let conditions = lowerConditions(syntax.conditions)
      let body = lowerLoopBody(syntax.body)
      context.popScope()
      pop(label: label)
      return [
        WhileStatement(conditions, body, testsFirst: true, label: number, machine: machine)
      ]
    case .repeatStmt(let syntax):
      let number = push(label: label)
      let body = lowerLoopBody(syntax.body)
      let condition = lowerCondition(syntax.condition)
      pop(label: label)
      return [
        WhileStatement(
          [.boolean(condition)], body, testsFirst: false, label: number, machine: machine)
      ]
    case .forStmt(let syntax): return [lowerFor(syntax, label)]
    case .breakStmt(let syntax): return [lowerJump(.broke, syntax.label, at: syntax)]
    case .continueStmt(let syntax): return [lowerJump(.continued, syntax.label, at: syntax)]
    case .fallThroughStmt: return [JumpStatement(.fellThrough, label: 0, machine: machine)]
    case .throwStmt(let syntax):
      let value = lower(syntax.expression, expecting: .unknown)
      return [ThrowStatement(value.node, site: site(syntax), machine: machine)]
    case .doStmt(let syntax): return [lowerDo(syntax, label)]
    case .deferStmt(let syntax): return [lowerBlock(syntax.body)]
    case .labeledStmt(let syntax):
      return lowerStatement(syntax.statement, label: syntax.label.plainText)
    case .discardStmt: return []
    case .missingStmt: return []
    default:
      report(
        "unsupported", "'\(statement.trimmedDescription.prefix(30))' is not supported",
        at: statement)
      return []
    }
  }

  private func lowerReturn(_ syntax: ReturnStmtSyntax) -> Statement {
    guard let expression = syntax.expression else {
      return ReturnStatement(nil, machine: machine)
    }
    if context.isInitializer, expression.is(NilLiteralExprSyntax.self) {
      return ReturnStatement(Constant(.none), machine: machine)
    }
    let expected = context.returnType
    let value = lower(expression, expecting: expected)
    if context.infersResult, context.inferredResult.map(\.hasUnknown) ?? true {
      context.inferredResult = value.type
    }
    if expected.isVoid, !value.type.isVoid, !context.infersResult, value.type.isConcrete {
      report(
        "type-mismatch", "unexpected non-void return value in void function", at: expression)
    }
    return ReturnStatement(
      coerce(value, to: expected, at: expression, as: context.resultPlace).node, machine: machine)
  }

  private func lowerLoopBody(_ body: CodeBlockSyntax) -> Block {
    context.loopDepth += 1
    defer { context.loopDepth -= 1 }
    return lowerBlock(body)
  }

  private func push(label: String?) -> Int {
    guard let label else { return 0 }
    labelCount += 1
    context.labels.append((label, labelCount))
    return labelCount
  }

  private func pop(label: String?) {
    if label != nil { context.labels.removeLast() }
  }

  private func lowerJump(
    _ completion: Completion, _ label: TokenSyntax?, at node: some SyntaxProtocol
  ) -> Statement {
    var number = 0
    if let label {
      guard let known = context.labels.last(where: { $0.name == label.plainText }) else {
        report("unknown-name", "cannot find label '\(label.text)' in scope", at: label)
        return Block([])
      }
      number = known.number
    } else if completion == .broke, context.loopDepth == 0, context.switchDepth == 0 {
      report("jump", "'break' is only allowed inside a loop, if, do, or switch", at: node)
    } else if completion == .continued, context.loopDepth == 0 {
      report("jump", "'continue' is only allowed inside a loop", at: node)
    }
    return JumpStatement(completion, label: number, machine: machine)
  }

  private func lowerFor(_ syntax: ForStmtSyntax, _ label: String?) -> Statement {
    let sequence = forced(lower(syntax.sequence, expecting: .unknown), at: syntax.sequence)
    let number = push(label: label)
    context.pushScope()
    defer {
      context.popScope()
      pop(label: label)
    }
    if sequence.type.isConcrete, let type = sequence.type.nominal,
      !type.conforms(toNamed: "Sequence"), !type.conforms(toNamed: "IteratorProtocol"),
      program.dispatch("makeIterator", on: type, labels: []) == nil
    {
      report(
        "type-mismatch",
        "for-in loop requires '\(sequence.type)' to conform to 'Sequence'"
          + (sequence.type.isOptional ? "; did you mean to unwrap optional?" : ""),
        at: syntax.sequence)
    }
    var element = program.elementType(of: sequence.type) ?? .unknown
    if let annotation = syntax.typeAnnotation { element = resolveType(annotation.type) }
    let pattern = lowerPattern(
      syntax.pattern, matching: element, binds: syntax.caseKeyword == nil)
    let filter = syntax.whereClause.map { lowerCondition($0.condition) }
    return ForStatement(
      pattern, in: sequence.node, where: filter, lowerLoopBody(syntax.body), label: number,
      machine: machine)
  }

  private func lowerDo(_ syntax: DoStmtSyntax, _ label: String?) -> Statement {
    let number = push(label: label)
    defer { pop(label: label) }
    let handledBefore = context.handlesErrors
    if !syntax.catchClauses.isEmpty { context.handlesErrors = true }
    let body = lowerBlock(syntax.body)
    context.handlesErrors = handledBefore
    if syntax.catchClauses.isEmpty, number == 0 { return body }
    let error: SwiftType = program.nominal("Error").map { .composition([$0]) } ?? .unknown
    let catches = syntax.catchClauses.map { clause -> DoStatement.Catch in
      context.pushScope()
      defer { context.popScope() }
      var patterns: [(pattern: Pattern, filter: Expression?)] = []
      if clause.catchItems.isEmpty {
        let variable = context.declare("error", type: error, isLet: true)
        patterns.append((BindingPattern(variable.use()), nil))
      }
      for item in clause.catchItems {
        guard let pattern = item.pattern else { continue }
        let lowered = lowerPattern(pattern, matching: error, binds: false)
        patterns.append((lowered, item.whereClause.map { lowerCondition($0.condition) }))
      }
      return DoStatement.Catch(patterns: patterns, body: lowerBlock(clause.body))
    }
    return DoStatement(body, catches, label: number, machine: machine)
  }

  // MARK: Branches

  private func lowerBranchStatement(_ expression: ExprSyntax, label: String?) -> [Statement] {
    let number = push(label: label)
    defer { pop(label: label) }
    if let conditional = expression.as(IfExprSyntax.self) {
      return [lowerIf(conditional, number)]
    }
    guard let choice = expression.as(SwitchExprSyntax.self) else { return [] }
    let subject = lower(choice.subject, expecting: .unknown)
    var hasDefault = false
    context.switchDepth += 1
    defer { context.switchDepth -= 1 }
    let cases = switchCases(choice.cases).map { clause -> SwitchStatement.Case in
      context.pushScope()
      defer { context.popScope() }
      if case .default = clause.label { hasDefault = true }
      let patterns = lowerCaseItems(clause, matching: subject.type)
      return SwitchStatement.Case(
        patterns: patterns, body: Block(lowerStatements(Array(clause.statements))))
    }
    if !hasDefault { checkExhaustive(choice, subject.type) }
    return [
      SwitchStatement(
        subject.node, cases, label: number, site: site(choice), machine: machine)
    ]
  }

  /// Cases with the active branches of `#if` in place.
  func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let clause): return [clause]
      case .ifConfigDecl(let config):
        guard case .switchCases(let active)? = Platform.activeElements(config, program) else {
          return []
        }
        return switchCases(active)
      }
    }
  }

  private func lowerIf(_ conditional: IfExprSyntax, _ number: Int) -> Statement {
    context.pushScope()
    let conditions = lowerConditions(conditional.conditions)
    let body = lowerBlock(conditional.body)
    context.popScope()
    var otherwise: Statement?
    switch conditional.elseBody {
    case .ifExpr(let next): otherwise = lowerIf(next, 0)
    case .codeBlock(let block): otherwise = lowerBlock(block)
    case nil: break
    }
    return IfStatement(conditions, body, otherwise, label: number, machine: machine)
  }

  /// `if` or `switch` as an expression.
  func lower(branches syntax: ExprSyntax, expecting expected: SwiftType) -> Lowered {
    var wanted = expected
    if wanted.isUnknown { wanted = branchType(syntax) }
    var found = SwiftType.unknown
    func branch(_ statements: CodeBlockItemListSyntax) -> BranchExpression.Branch {
      context.pushScope()
      defer { context.popScope() }
      var effects: [Statement] = []
      var value: Expression?
      for (index, item) in statements.enumerated() {
        let isLast = index == statements.count - 1
        if isLast, let expression = Self.expression(item) {
          let lowered = lower(expression, expecting: wanted)
          if found.isUnknown { found = lowered.type }
          value = coerce(lowered, to: wanted, at: expression).node
        } else {
          effects += lowerItem(item)
        }
      }
      return BranchExpression.Branch(effects: effects, value: value)
    }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      let subject = lower(choice.subject, expecting: .unknown)
      let cases = switchCases(choice.cases).map { clause in
        context.pushScope()
        defer { context.popScope() }
        let patterns = lowerCaseItems(clause, matching: subject.type)
        return (patterns, branch(clause.statements))
      }
      return Lowered(
        BranchExpression(.cases(subject.node, cases)), wanted.isUnknown ? found : wanted)
    }
    var clauses: [([Condition], BranchExpression.Branch)] = []
    var otherwise: BranchExpression.Branch?
    var next = syntax.as(IfExprSyntax.self)
    while let conditional = next {
      context.pushScope()
      let conditions = lowerConditions(conditional.conditions)
      clauses.append((conditions, branch(conditional.body.statements)))
      context.popScope()
      next = nil
      switch conditional.elseBody {
      case .ifExpr(let further): next = further
      case .codeBlock(let block): otherwise = branch(block.statements)
      case nil: break
      }
    }
    return Lowered(
      BranchExpression(.conditions(clauses, otherwise: otherwise)),
      wanted.isUnknown ? found : wanted)
  }

  private static func expression(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  /// The type of the first branch that has one of its own.
  private func branchType(_ syntax: ExprSyntax) -> SwiftType {
    var bodies: [CodeBlockItemListSyntax] = []
    if let choice = syntax.as(SwitchExprSyntax.self) {
      bodies = switchCases(choice.cases).map(\.statements)
    } else {
      var next = syntax.as(IfExprSyntax.self)
      while let conditional = next {
        bodies.append(conditional.body.statements)
        next = nil
        switch conditional.elseBody {
        case .ifExpr(let further): next = further
        case .codeBlock(let block): bodies.append(block.statements)
        case nil: break
        }
      }
    }
    var fallback = SwiftType.unknown
    for body in bodies {
      guard let last = body.last, let expression = Self.expression(last) else { continue }
      let type = quickType(expression)
      if !isFlexible(expression), !type.isUnknown { return type }
      if fallback.isUnknown || type.isDouble { fallback = type }
    }
    return fallback.hasUnknown ? .unknown : fallback
  }
}
