import SwiftSyntax

/// How well a closure fits a function's type, as far as it shows without lowering it.
extension Lowerer {
  /// Whether a closure accepts the function's parameters: `$item` needs a wrapped one, and a
  /// written type must not be another one. A library's rows don't state all that they pass.
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

  /// Whether two types are different structures or enumerations.
  private func isOtherStructure(_ type: SwiftType, than other: SwiftType) -> Bool {
    guard let one = type.nominal, let two = other.nominal, one !== two else { return false }
    return [one, two].allSatisfy {
      ($0.kind == .structure || $0.kind == .enumeration) && !$0.isStandIn && !$0.isForeign
    } && !type.isOptional && !other.isOptional
  }

  /// Scores a closure's results against the function's result, as far as they show without lowering
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
    // A library's rows accept more results than they state; a builder's closure returns nothing by
    // itself.
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
        // A lone `if` or `switch` is a statement where no result is expected.
        if result.isVoid { return .exact }
        return body.branchValues.allSatisfy { score(of: $0, for: result, parameter) != nil }
          ? .exact : nil
      }
      if body.endsInTrap { return .exact }
      if body.returned.isEmpty { return fit(.void, into: result) }
      // Several statements aren't scored.
      let fits = body.returned.allSatisfy { score(of: $0, for: result, parameter) != nil }
      return fits && !result.isVoid ? .exact : nil
    }
  }

  /// Whether a closure throws, or calls something that throws, without catching it.
  func throwsErrors(_ closure: ClosureExprSyntax) -> Bool {
    let finder = UncaughtErrors(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    return finder.isFound
  }

  /// The number of views in a type such as `TupleView<(A, B)>`; nil for any other.
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

  /// How deep closures within closures are examined: each overloaded call examines those within it
  /// once per candidate.
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
    // An operator of the program's may return a type of its own.
    if let infix = body.as(InfixOperatorExprSyntax.self), result.nominal?.isFromScene == true,
      BinaryOperation(rawValue: infix.name)?.isComparison == true
    {
      return .exact
    }
    return score(of: body, for: result, parameter)
  }

  /// Returns whether it is an undeclared operator between a number and a list or a text: the `$0`
  /// of `{ $0 + 1 }` is not a list.
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

  /// What a closure with known parameters returns; unknown where that doesn't show, or where it
  /// returns several values.
  func quickResult(of closure: ClosureExprSyntax, _ parameters: [SwiftType]) -> SwiftType {
    if let written = closure.signature?.returnClause { return resolveType(written.type) }
    guard quickLocals.count < Self.closuresWithin else { return .unknown }
    return assuming(parameters, of: closure) {
      ClosureBody(closure).onlyExpression.map { quickType($0) } ?? .unknown
    }
  }

  /// Whether a closure's result shows: if it only throws, it doesn't.
  func showsResult(_ closure: ClosureExprSyntax) -> Bool {
    let body = ClosureBody(closure)
    return closure.signature?.returnClause != nil || body.onlyExpression != nil
      || !body.branchValues.isEmpty || !body.returned.isEmpty
  }

  /// Whether a call's closure returns an implicit member, whose type depends on the call's context:
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

  /// The only expression of a closure; nil for anything else.
  func onlyExpression(of syntax: ExprSyntax) -> ExprSyntax? {
    syntax.as(ClosureExprSyntax.self).flatMap { ClosureBody($0).onlyExpression }
  }

  /// Whether a closure's only expression is `nil`.
  func givesNil(_ closure: ClosureExprSyntax) -> Bool {
    onlyExpression(of: ExprSyntax(closure))?.is(NilLiteralExprSyntax.self) == true
  }

  /// Returns whether a closure returns `nil` or an optional.
  /// - Parameter parameters: the closure's parameter types, as far as they are known.
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

  /// Infers the base of an implicit member in the first `return` from the other returns. Unknown
  /// where the first returns no implicit member.
  /// - Parameter parameters: the closure's parameter types, as far as they are known.
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
    // Types cached elsewhere hold for other parameters.
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

/// What a closure's statements reveal of its result.
private final class ClosureBody: SyntaxVisitor {
  struct Local {
    var name: String
    var type: TypeSyntax?
    var value: ExprSyntax?
    /// Whether it holds the unwrapped value.
    var isUnwrapped = false
  }

  /// The body where it is one expression.
  let onlyExpression: ExprSyntax?
  /// The branch values of an `if` or `switch` that is the body's value.
  let branchValues: [ExprSyntax]
  /// The values of `return`, in the order written.
  private(set) var returned: [ExprSyntax] = []
  /// In the order written; one whose type doesn't show has neither type nor value.
  private(set) var locals: [Local] = []
  /// Whether the last statement never returns.
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
