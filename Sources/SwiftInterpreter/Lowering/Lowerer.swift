import SwiftSyntax

/// An expression's node with its type, as far as it is known.
struct Lowered {
  var node: Expression
  var type: SwiftType
  /// Whether it reads a variable declared as `T!`: an optional that is forced where only its
  /// payload fits.
  var isImplicitlyUnwrapped: Bool

  init(_ node: Expression, _ type: SwiftType, isImplicitlyUnwrapped: Bool = false) {
    self.node = node
    self.type = type
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
  }
}

/// Turns syntax into nodes, function by function.
final class Lowerer {
  let program: Program
  let file: SourceFile
  var context: FunctionContext
  var machine: Machine { program.machine }
  var builtin: Builtin { program.builtin }
  /// Number of the next statement label.
  var labelCount = 0
  /// Variables that the alternatives of a `case` bind together.
  var sharedBindings: [String: Variable]?
  /// Nested expressions, to end before the native stack does.
  var nesting = 0
  /// Levels of an expression after which it is too deep.
  static let nestingLimit = 400
  var quickNesting = 0
  /// How many more steps may be spent on types in the current expression.
  var steps = CheckingSteps()
  /// What `quickType` has found for the current question.
  var quickTypes: [SyntaxIdentifier: SwiftType] = [:]
  /// Parameters and locals of closures that aren't lowered yet, the innermost last.
  var quickLocals: [[String: SwiftType]] = []
  /// The expression that `quickType` examines as a link of a chain, rather than as its end, if it
  /// is in one: a long row of accesses is searched once for that, not once from each.
  var askedLink: SyntaxIdentifier?
  /// The types decided for expressions that may have several, while the enclosing expression is
  /// lowered.
  var decidedTypes: [SyntaxIdentifier: SwiftType] = [:]
  /// The functions decided for called names, and for calls of expressions without a name, with
  /// their generic arguments.
  var decidedCallees: [SyntaxIdentifier: Candidate] = [:]
  /// Whether a candidate was found for which a literal doesn't have its default type.
  var isLiteralOfAnother = false
  /// The number of calls lowered so far that are ambiguous, or leave a generic argument open.
  var undecidedCount = 0
  /// The places that the current call lends to functions with pointer parameters.
  var lentPlaces: [LentPlace] = []
  /// The functions of result builders, by name.
  var builderFunctions: [String: [(builder: NominalType, found: [Candidate])]] = [:]
  /// Which operators' expressions take their type from their context.
  var flexibleOperators: [SyntaxIdentifier: Bool] = [:]
  /// The kind of literals in operators' expressions, nil for others, as far as it has been asked.
  var literalKinds: [SyntaxIdentifier: LiteralKind?] = [:]
  /// Whether optional chains end with links of long ones, as far as it has been asked.
  var longChains: [SyntaxIdentifier: Bool] = [:]
  /// The type of the values that a builder's content may name by implicit members: what can be
  /// selected, in a view with a selection, and the animated values, in a track of keyframes.
  var contentValue: ContentValue?

  struct ContentValue {
    let type: SwiftType
    /// Whether key paths in the content start there.
    var hasTracks = false
  }

  /// Whether a `try` covers what is being lowered.
  var isTrying = false
  /// Whether an `await` does.
  var isAwaiting = false
  /// How many more retries there may be: each lowers an expression in a second way. Nested calls
  /// that fail in both ways would take twice as long at every level.
  var attemptsLeft = 100

  init(program: Program, context: FunctionContext) {
    self.program = program
    self.context = context
    file = context.scope.file
  }

  func site(_ node: some SyntaxProtocol) -> Site { program.site(node, in: file) }

  func report(
    _ id: DiagnosticID, _ message: String, at node: some SyntaxProtocol, remedy: String? = nil
  ) {
    program.report(.error, id, message, at: site(node), remedy: remedy)
  }

  /// A node for what could not be lowered: its problem is reported; running it fails with the
  /// same words.
  func broken(
    _ id: DiagnosticID, _ message: String, at node: some SyntaxProtocol, remedy: String? = nil,
    type: SwiftType = .unknown
  ) -> Lowered {
    report(id, message, at: node, remedy: remedy)
    let site = site(node)
    let machine = machine
    return Lowered(
      Computed { _ in throw machine.fail(message, site, identifier: id) }, type)
  }

  /// The payload of a `T!`, anything else as it is.
  func forced(_ lowered: Lowered, at node: some SyntaxProtocol) -> Lowered {
    guard lowered.isImplicitlyUnwrapped, lowered.type.isOptional else { return lowered }
    return Lowered(
      ForceUnwrap(lowered.node, site: site(node), machine: machine), lowered.type.wrapped)
  }

  /// The base of a member: the payload of a `T!`, unless `Optional` has the member.
  func forced(_ lowered: Lowered, for member: String, at node: some SyntaxProtocol) -> Lowered {
    guard lowered.isImplicitlyUnwrapped,
      members(member, of: lowered.type, isStatic: false).isEmpty
    else { return lowered }
    return forced(lowered, at: node)
  }

  func resolveType(_ syntax: TypeSyntax) -> SwiftType { typeScope.resolve(syntax) }

  /// The lexical scope with the types that the function itself declares.
  var typeScope: LexicalScope {
    let scope = context.scope
    scope.localTypes = collectLocalTypes(context)
    return scope
  }

  private func collectLocalTypes(_ context: FunctionContext) -> [String: SwiftType] {
    var types = context.parent.map(collectLocalTypes) ?? [:]
    for scope in context.localTypes { types.merge(scope) { $1 } }
    return types
  }
}

extension Program {
  /// Lowers a declared function's body.
  func lower(_ body: ScriptBody, into code: Code) {
    let declaration = body.declaration
    let scope = LexicalScope(
      program: self, file: body.scope.file, parent: body.scope, owner: declaration.owner)
    let context = FunctionContext(
      code: code, parent: nil, scope: scope, returnType: declaration.result)
    context.own = declaration
    context.observedProperty = body.observedProperty
    context.isInitializer = declaration.isInitializer
    context.handlesErrors = declaration.isThrowing
    context.isRethrowing = declaration.isRethrowing
    context.refusesAsync =
      !declaration.isAsync && !declaration.isAccessor && !declaration.isInitializer
    context.thrownType = declaration.thrownType ?? .unknown
    if declaration.isInitializer {
      context.returnType = declaration.isFailable ? builtin.optional(.unknown) : .void
      code.returnsSelf = true
      code.isFailableInitializer = declaration.isFailable
    }
    let lowerer = Lowerer(program: self, context: context)
    if !declaration.isInitializer {
      context.kind =
        declaration.isAccessor
        ? "getter"
        : declaration.owner == nil
          ? "global function" : declaration.isStatic ? "static method" : "instance method"
    }
    if let owner = declaration.owner {
      context.hasSelf = !declaration.isStatic
      let isConstant =
        owner.kind == .classType && !declaration.isMutating
        || !(declaration.isMutating || declaration.isInitializer || declaration.isConsuming)
      let variable = context.declare(
        "self",
        type: declaration.isStatic
          ? .metatype(body.scope.selfType ?? owner.selfType)
          : body.scope.selfType ?? owner.selfType,
        isLet: isConstant, isConstant: isConstant)
      if declaration.isMutating, !declaration.isStatic { code.inoutParameters.append(0) }
      lowerer.fill(
        code, body.statements, declaration.parameters, body.builder(declaration), [variable],
        generics: declaration.typeParameters)
    } else {
      lowerer.fill(
        code, body.statements, declaration.parameters, body.builder(declaration), [],
        generics: declaration.typeParameters)
    }
  }

  /// Lowers an expression outside of functions, to be evaluated without a frame.
  func lowerDetached(
    _ syntax: ExprSyntax, expecting type: SwiftType, in scope: LexicalScope
  ) -> Expression {
    lowerDetachedTyped(syntax, expecting: type, in: scope).node
  }

  func lowerDetachedTyped(
    _ syntax: ExprSyntax, expecting type: SwiftType, in scope: LexicalScope,
    isAutoclosure: Bool = false
  ) -> Lowered {
    let code = Code(name: FunctionContext.initialValue, machine: machine)
    code.extent = site(syntax, in: scope.file)
    let inner = LexicalScope(program: self, file: scope.file, parent: scope)
    let context = FunctionContext(code: code, parent: nil, scope: inner, returnType: type)
    context.isBuilderPosition = false
    let lowerer = Lowerer(program: self, context: context)
    let types = lowerer.declareTypes()
    let lowered =
      isAutoclosure
      ? lowerer.lower(autoclosure: syntax, expecting: type.functionType?.result ?? type)
      : lowerer.lower(syntax, expecting: type)
    code.expression = lowerer.coerce(lowered, to: type, at: syntax).node
    if let constant = code.expression as? Constant { return Lowered(constant, lowered.type) }
    code.expression = code.expression.map { FilledTypes.around($0, types, machine: machine) }
    return Lowered(DetachedCode(code), lowered.type)
  }

  func typeOfInitialValue(_ value: DefaultValue) -> SwiftType {
    value.type
  }

  /// Evaluates an expression that needs no frame.
  func evaluateDetached(_ expression: Expression) throws -> Value {
    let code = Code(name: FunctionContext.initialValue, machine: machine)
    code.expression = expression
    var none: [Value] = []
    return try machine.run(code, captures: [], &none)
  }
}

extension Lowerer {
  /// Lowers a body into its code.
  func fill(
    _ code: Code, _ statements: CodeBlockItemListSyntax, _ parameters: [Parameter],
    _ builder: SwiftType?, _ leading: [Variable], generics: [GenericParameter] = []
  ) {
    var variables = leading
    var wrapped: [(Parameter, Variable)] = []
    for parameter in parameters {
      let variable = context.declare(
        parameter.wrapper == nil ? parameter.name : "wrapped \(parameter.name)",
        type: parameter.localType, isLet: !parameter.isChangeable,
        isConstant: !parameter.isChangeable)
      variable.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
      variables.append(variable)
      if parameter.wrapper != nil { wrapped.append((parameter, variable)) }
      if parameter.isInout { code.inoutParameters.append(variable.slot) }
    }
    code.parameterCount = variables.count
    code.typeSlots = generics.map { generic in
      context.declare(
        Self.typeName(generic), type: .metatype(.parameter(generic)), isLet: true, isConstant: true
      ).slot
    }
    if context.own?.takesReceiverType == true { code.receiverTypeSlot = declareReceiverType() }
    let wrappers = wrapped.compactMap { lowerWrappedParameter($0, in: $1) }
    lowerBody(code, statements, builder)
    if let call = implicitSuperInit(after: statements) { code.body.append(call) }
    if let expression = code.expression, !wrappers.isEmpty {
      code.expression = EffectsThenValue(wrappers, then: expression)
    } else {
      code.body.insert(contentsOf: wrappers, at: 0)
    }
    code.boxedParameters = variables.filter(\.isBoxed).map(\.slot)
  }

  func lowerBody(
    _ code: Code, _ statements: CodeBlockItemListSyntax, _ builder: SwiftType?
  ) {
    (code.extent, code.result) = (site(statements), context.returnType)
    if let builder, !containsReturn(statements) {
      context.builder = builder
      context.isBuilderPosition = true
      let built = lowerBuilder(statements, builder, expecting: context.returnType)
      if context.infersResult { context.inferredResult = built.type }
      code.expression = built.node
      return
    }
    if let protocols = context.returnType.composition, !protocols.isEmpty {
      context.isBuilderPosition = true
    }
    if let only = singleExpression(statements), !context.isInitializer {
      let expected = context.returnType
      if expected.isVoid {
        let lowered = lower(only, expecting: .unknown)
        if context.infersResult { context.inferredResult = lowered.type }
        code.expression = EffectsThenValue(
          [ExpressionStatement(lowered.node)], then: Constant(.void))
        return
      }
      var lowered = lower(only, expecting: expected)
      if context.infersResult, expected.hasUnknown || expected.isAbstract {
        context.inferredResult = lowered.type
      }
      lowered = coerce(lowered, to: expected, at: only, as: context.resultPlace)
      code.expression = lowered.node
      return
    }
    if let kind = context.kind { checkReturns(statements, kind, context.returnType) }
    if context.isInitializer { checkMacroProperties(statements) }
    code.body = lowerStatements(statements.nodes)
  }

  /// The one expression that a body consists of, its value being the result.
  private func singleExpression(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    switch item {
    case .expr(let expression):
      if expression.is(MacroExpansionExprSyntax.self) { return expression }
      return expression
    case .stmt(let statement):
      guard let wrapped = statement.as(ExpressionStmtSyntax.self) else { return nil }
      let isValue =
        !context.returnType.isVoid
        && (wrapped.expression.is(IfExprSyntax.self)
          || wrapped.expression.is(SwitchExprSyntax.self))
        && BranchShape.isExpression(wrapped.expression)
        && !(context.infersResult && givesUnlikeValues(wrapped.expression))
      return isValue ? wrapped.expression : nil
    case .decl(let declaration):
      // The active branch of `#if` takes its place.
      guard let config = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let active)? = Platform.activeElements(config, in: file, program)
      else { return nil }
      return singleExpression(active)
    }
  }

  /// Whether the branches' values have unrelated types: without an expected type it yields nothing
  /// then.
  private func givesUnlikeValues(_ syntax: ExprSyntax) -> Bool {
    let types = BranchShape.values(syntax).map { quickType($0) }.filter { !$0.isNever }
    guard let first = types.first else { return false }
    if types.contains(where: \.isVoid) { return !types.allSatisfy(\.isVoid) }
    return types.allSatisfy { $0.isConcrete && $0.nominal.map { $0.kind != .classType } == true }
      && types.contains { $0.nominal !== first.nominal && !$0.isOptional && !first.isOptional }
  }

  func containsReturn(_ statements: CodeBlockItemListSyntax) -> Bool {
    file.mayContain(.returning, in: statements)
      && statements.nodes.contains { ReturnFinder.finds(in: Syntax($0)) }
  }
}

/// Looks for `return` outside of nested functions and closures.
enum ReturnFinder {
  static func finds(in node: Syntax) -> Bool {
    switch node.kind {
    case .returnStmt: true
    case .closureExpr, .functionDecl, .accessorBlock, .structDecl, .classDecl, .enumDecl,
      .actorDecl, .protocolDecl, .extensionDecl:
      false
    default: node.children(viewMode: .sourceAccurate).contains { finds(in: $0) }
    }
  }
}

/// Whether an `if` or `switch` can be an expression: every branch is one expression.
enum BranchShape {
  static func isExpression(_ syntax: ExprSyntax) -> Bool {
    if let conditional = syntax.as(IfExprSyntax.self) {
      guard isValue(conditional.body.statements) else { return false }
      switch conditional.elseBody {
      case .ifExpr(let next): return isExpression(ExprSyntax(next))
      case .codeBlock(let block): return isValue(block.statements)
      case nil: return false
      }
    }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      return cases(choice.cases).allSatisfy { isValue($0.statements) }
    }
    return false
  }

  /// The branch values of an `if` or `switch` expression.
  static func values(_ syntax: ExprSyntax) -> [ExprSyntax] {
    if let conditional = syntax.as(IfExprSyntax.self) {
      let other: [ExprSyntax] =
        switch conditional.elseBody {
        case .ifExpr(let next): values(ExprSyntax(next))
        case .codeBlock(let block): values(block.statements)
        case nil: []
        }
      return values(conditional.body.statements) + other
    }
    guard let choice = syntax.as(SwitchExprSyntax.self) else { return [syntax] }
    return cases(choice.cases).flatMap { values($0.statements) }
  }

  /// The cases of a `switch`, including those in all branches of `#if`.
  private static func cases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.nodes.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let clause): return [clause]
      case .ifConfigDecl(let config):
        return config.clauses.nodes.flatMap { clause -> [SwitchCaseSyntax] in
          guard case .switchCases(let list)? = clause.elements else { return [] }
          return cases(list)
        }
      }
    }
  }

  private static func values(_ statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
    switch statements.first?.item {
    case .expr(let expression)?: [expression]
    case .stmt(let statement)?:
      statement.as(ExpressionStmtSyntax.self).map { values($0.expression) } ?? []
    default: []
    }
  }

  private static func isValue(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let item = statements.first?.item else { return false }
    switch item {
    case .expr: return true
    case .stmt(let statement):
      if let wrapped = statement.as(ExpressionStmtSyntax.self) {
        return isExpression(wrapped.expression)
      }
      return statement.is(ThrowStmtSyntax.self)
    case .decl: return false
    }
  }
}
