import SwiftSyntax

/// How well a closure fits a function's type, as far as it shows without lowering it.
extension Lowerer {
  /// Whether a closure can take what the function gives: what it names `$item` is wrapped, and a type
  /// that it writes is not another one. A library's rows don't say all that they give.
  func takes(
    _ closure: ClosureExprSyntax, _ function: SwiftType.FunctionType, of parameter: Parameter
  ) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      zip(names.nodes, function.parameters).allSatisfy { name, type in
        !name.name.text.hasPrefix("$") || type.nominal?.isPropertyWrapper ?? true
      }
    case .parameterClause(let clause):
      parameter.isFromLibrary
        || zip(clause.parameters.nodes, function.parameters).allSatisfy { written, given in
          guard let type = written.type, given.nominal != nil else { return true }
          return !isOtherStructure(resolveType(type), than: given)
        }
    case nil: true
    }
  }

  /// Whether two types are structures or enumerations, and not the same one.
  private func isOtherStructure(_ type: SwiftType, than other: SwiftType) -> Bool {
    guard let one = type.nominal, let two = other.nominal, one !== two else { return false }
    return [one, two].allSatisfy {
      ($0.kind == .structure || $0.kind == .enumeration) && !$0.isStandIn && !$0.isForeign
    } && !type.isOptional && !other.isOptional
  }

  /// How well what a closure returns fits the function's result, as far as it shows without lowering
  /// the closure.
  /// - Parameter function: the function's type with what the call's other arguments bind.
  func score(
    ofResult closure: ClosureExprSyntax, of function: SwiftType.FunctionType,
    _ parameter: Parameter
  ) -> Score? {
    let result = function.result
    if parameter.builder != nil, let count = tupleCount(result), !parameter.isFromLibrary {
      return componentCount(closure) == count ? .exact : nil
    }
    // What a library's rows say of results is not all that they take; a builder's closure returns
    // nothing by itself.
    guard !parameter.isFromLibrary, parameter.builder == nil, !result.isUnknown else {
      return .exact
    }
    if let written = closure.signature?.returnClause {
      return fit(resolveType(written.type), into: result)
    }
    guard quickLocals.count < Self.closuresWithin else { return .exact }
    return assuming(function.parameters, of: closure) {
      let body = ClosureBody(closure)
      noteLocals(of: body)
      if let only = body.onlyExpression { return score(ofOnly: only, for: result, parameter) }
      if !body.branchValues.isEmpty {
        // A lone `if` or `switch` is a statement where nothing is to be given.
        if result.isVoid { return .exact }
        return body.branchValues.allSatisfy { score(of: $0, for: result, parameter) != nil }
          ? .exact : nil
      }
      if body.endsInTrap { return .exact }
      if body.returned.isEmpty { return fit(.void, into: result) }
      // How well they fit isn't asked of several statements.
      let fits = body.returned.allSatisfy { score(of: $0, for: result, parameter) != nil }
      return fits && !result.isVoid ? .exact : nil
    }
  }

  /// Whether a closure throws, or calls what does, without catching it.
  func throwsErrors(_ closure: ClosureExprSyntax) -> Bool {
    let finder = UncaughtErrors(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    return finder.isFound
  }

  /// How many values a type such as `TupleView<(A, B)>` is made of; nil for any other.
  private func tupleCount(_ type: SwiftType) -> Int? {
    guard case .nominal(let nominal, let arguments) = type, !nominal.isFromScene,
      arguments.count == 1, case .tuple(let elements) = arguments[0], elements.count > 1,
      elements.allSatisfy({ $0.type.pattern == nil })
    else { return nil }
    return elements.count
  }

  /// How many values a closure hands to its result builder.
  private func componentCount(_ closure: ClosureExprSyntax) -> Int {
    flattened(closure.statements).count { item in
      switch item.item {
      case .decl: return false
      case .expr(let expression):
        let infix = program.inOrder(expression).as(InfixOperatorExprSyntax.self)
        return infix?.operator.is(AssignmentExprSyntax.self) != true
      case .stmt(let statement):
        return statement.is(ExpressionStmtSyntax.self) || statement.is(ForStmtSyntax.self)
      }
    }
  }

  /// Closures within closures whose results are looked at: each overloaded call asks those within
  /// it once a candidate.
  private static let closuresWithin = 3

  private func score(
    ofOnly expression: ExprSyntax, for result: SwiftType, _ parameter: Parameter
  ) -> Score? {
    let body = program.inOrder(expression)
    if result.isVoid {
      if body.is(NilLiteralExprSyntax.self) { return nil }
      let type = quickType(body)
      return type.isUnknown || type.isVoid || type.isNever ? .exact : Score(.functionConversion)
    }
    if mixesNumbers(body) { return nil }
    // An operator of the program's own may give a type of its own.
    if let infix = body.as(InfixOperatorExprSyntax.self), result.nominal?.isFromScene == true,
      BinaryOperation(rawValue: infix.name)?.isComparison == true
    {
      return .exact
    }
    return score(of: body, for: result, parameter)
  }

  /// Returns true if it is an operator between a number and a list or a text that nobody declares:
  /// the `$0` of `{ $0 + 1 }` is no list.
  private func mixesNumbers(_ expression: ExprSyntax) -> Bool {
    guard let infix = expression.as(InfixOperatorExprSyntax.self),
      BinaryOperation(rawValue: infix.name) != nil
    else { return false }
    let (left, right) = (quickType(infix.leftOperand), quickType(infix.rightOperand))
    func isSeveral(_ type: SwiftType) -> Bool { isList(type) || type.isText }
    guard isSeveral(left) && isNumber(right) || isNumber(left) && isSeveral(right) else {
      return false
    }
    return operatorResult(infix.name, [infix.leftOperand, infix.rightOperand]) == nil
  }

  /// What a closure returns where its parameters are known; unknown where that doesn't show, or where
  /// it returns several.
  func quickResult(of closure: ClosureExprSyntax, _ parameters: [SwiftType]) -> SwiftType {
    if let written = closure.signature?.returnClause { return resolveType(written.type) }
    guard quickLocals.count < Self.closuresWithin else { return .unknown }
    return assuming(parameters, of: closure) {
      ClosureBody(closure).onlyExpression.map { quickType($0) } ?? .unknown
    }
  }

  /// Whether a closure shows what it gives: one that only throws doesn't.
  func showsResult(_ closure: ClosureExprSyntax) -> Bool {
    let body = ClosureBody(closure)
    return closure.signature?.returnClause != nil || body.onlyExpression != nil
      || !body.branchValues.isEmpty || !body.returned.isEmpty
  }

  /// Whether a call's closure gives an implicit member, whose type the call's surroundings tell:
  /// `star.map { .zero }`.
  func givesImplicitMember(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    return writtenArguments(call).contains { argument in
      guard let closure = argument.expression.as(ClosureExprSyntax.self),
        closure.statements.count == 1, closure.signature?.returnClause == nil
      else { return false }
      return ClosureBody(closure).onlyExpression.flatMap { implicitRoot($0) } != nil
    }
  }

  /// Whether a closure gives a literal or an implicit member, of a type that it doesn't write.
  func givesOpenValue(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.signature?.returnClause == nil else { return false }
    let body = ClosureBody(closure)
    let given = body.onlyExpression.map { [$0] } ?? body.branchValues + body.returned
    return given.contains { implicitRoot($0) != nil || isFlexible($0) }
  }

  /// What a closure gives that is nothing but an expression; nil for any other expression.
  func onlyExpression(of syntax: ExprSyntax) -> ExprSyntax? {
    syntax.as(ClosureExprSyntax.self).flatMap { ClosureBody($0).onlyExpression }
  }

  /// Whether a closure is nothing but `nil`.
  func givesNil(_ closure: ClosureExprSyntax) -> Bool {
    onlyExpression(of: ExprSyntax(closure))?.is(NilLiteralExprSyntax.self) == true
  }

  /// Returns true if a closure gives `nil` or what is an optional already.
  /// - Parameter parameters: what the closure takes, as far as it is known.
  func givesOptional(_ closure: ClosureExprSyntax, _ parameters: [SwiftType]) -> Bool {
    if let written = closure.signature?.returnClause { return resolveType(written.type).isOptional }
    guard quickLocals.count < Self.closuresWithin else { return false }
    return assuming(parameters, of: closure) {
      let body = ClosureBody(closure)
      noteLocals(of: body)
      let given = body.onlyExpression.map { [$0] } ?? body.branchValues + body.returned
      return given.contains { $0.is(NilLiteralExprSyntax.self) || quickType($0).isOptional }
    }
  }

  /// What a closure gives that tells of which type the implicit member is that it gives first: with
  /// `return .zero` what another `return` gives. Unknown where it gives none first.
  /// - Parameter parameters: what the closure takes, as far as it is known.
  func typeBesideImplicitMember(
    _ closure: ClosureExprSyntax, _ parameters: [SwiftType]
  ) -> SwiftType {
    let body = ClosureBody(closure)
    guard body.returned.count > 1, implicitRoot(body.returned[0]) != nil,
      quickLocals.count < Self.closuresWithin
    else { return .unknown }
    return assuming(parameters, of: closure) {
      noteLocals(of: body)
      return body.returned.dropFirst().map { quickType($0) }.first(where: \.isConcrete) ?? .unknown
    }
  }

  private func noteLocals(of body: ClosureBody) {
    for local in body.locals { quickLocals[quickLocals.count - 1][local.name] = type(of: local) }
  }

  /// Asks for types where a closure's parameters are known.
  func assuming<Result>(
    _ parameters: [SwiftType], of closure: ClosureExprSyntax, _ ask: () -> Result
  ) -> Result {
    var locals: [String: SwiftType] = [:]
    var parameters = parameters
    // A lone tuple is spread over several parameters.
    if parameters.count == 1, case .tuple(let elements) = parameters[0] {
      let shape = ClosureShape(closure, in: file)
      if elements.count > 1, shape.declaredCount ?? shape.anonymousCount == elements.count {
        parameters = elements.map(\.type)
      }
    }
    switch closure.signature?.parameterClause {
    case .parameterClause(let clause)?:
      for (index, parameter) in clause.parameters.nodes.enumerated() {
        let known = parameters.indices.contains(index) ? parameters[index] : .unknown
        locals[(parameter.secondName ?? parameter.firstName).plainText] =
          writtenType(of: parameter) ?? known
      }
    case .simpleInput(let names)?:
      for (index, name) in names.nodes.enumerated() {
        locals[name.name.plainText] =
          parameters.count == names.count ? parameters[index] : .unknown
      }
    case nil:
      for (index, type) in parameters.enumerated() { locals["$\(index)"] = type }
    }
    // What is known of expressions elsewhere holds for other parameters.
    let known = quickTypes
    quickTypes = [:]
    quickLocals.append(locals)
    defer {
      quickLocals.removeLast()
      quickTypes = known
    }
    return ask()
  }

  private func type(of local: ClosureBody.Local) -> SwiftType {
    if let written = local.type { return resolveType(written) }
    guard let value = local.value else { return .unknown }
    let type = quickType(value)
    return local.isUnwrapped ? type.wrapped : type
  }
}

/// What a closure's statements say of its result.
private final class ClosureBody: SyntaxVisitor {
  struct Local {
    var name: String
    var type: TypeSyntax?
    var value: ExprSyntax?
    /// Whether it holds what the optional value has.
    var isUnwrapped = false
  }

  /// The body where it is one expression.
  let onlyExpression: ExprSyntax?
  /// What the branches of an `if` or `switch` give that is the body's value.
  let branchValues: [ExprSyntax]
  /// What `return` gives, in the order written.
  private(set) var returned: [ExprSyntax] = []
  /// In the order written; one of which nothing shows has neither type nor value.
  private(set) var locals: [Local] = []
  /// Whether the last statement doesn't come back.
  let endsInTrap: Bool

  init(_ closure: ClosureExprSyntax) {
    let statements = closure.statements
    let item = statements.count == 1 ? statements.first?.item : nil
    let only =
      item?.as(ExprSyntax.self) ?? item?.as(ExpressionStmtSyntax.self).map(\.expression)
    let isBranched = only?.is(IfExprSyntax.self) == true || only?.is(SwitchExprSyntax.self) == true
    onlyExpression = isBranched ? nil : only
    branchValues =
      isBranched && only.map(BranchShape.isExpression) == true
      ? only.map(BranchShape.values) ?? [] : []
    let last = statements.last?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self)
    endsInTrap = ["fatalError", "preconditionFailure"].contains(last?.calledExpression.soleToken)
    super.init(viewMode: .sourceAccurate)
    if onlyExpression == nil { walk(statements) }
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { returned.append(expression) }
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self) else { return .visitChildren }
    locals.append(
      Local(
        name: name.identifier.plainText, type: node.typeAnnotation?.type,
        value: node.initializer?.value))
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self) else { return .visitChildren }
    locals.append(
      Local(
        name: name.identifier.plainText, type: node.typeAnnotation?.type,
        value: node.initializer?.value
          ?? ExprSyntax(DeclReferenceExprSyntax(baseName: name.identifier)),
        isUnwrapped: true))
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    locals.append(Local(name: node.identifier.plainText))
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Looks for what throws in a body's own statements, and isn't caught there.
private final class UncaughtErrors: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { isFound = true }
    return node.questionOrExclamationMark == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    let catchesAll = node.catchClauses.nodes.contains { clause in
      clause.catchItems.isEmpty
        || clause.catchItems.nodes.contains {
          $0.whereClause == nil && $0.pattern?.is(ValueBindingPatternSyntax.self) == true
        }
    }
    guard catchesAll else { return .visitChildren }
    for clause in node.catchClauses { walk(clause.body) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
