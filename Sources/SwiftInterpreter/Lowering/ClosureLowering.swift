import SwiftSyntax

/// What a closure's own text reveals of its parameters.
struct ClosureShape {
  /// Parameters written before `in`, nil if there are none.
  let declaredCount: Int?
  /// One more than the highest `$n` used.
  let anonymousCount: Int

  init(_ closure: ClosureExprSyntax, in file: SourceFile) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: declaredCount = names.count
    case .parameterClause(let clause)?: declaredCount = clause.parameters.count
    case nil: declaredCount = nil
    }
    anonymousCount =
      declaredCount == nil && file.mayContain(.anonymousParameter, in: closure)
      ? Self.highest(Syntax(closure.statements)) : 0
  }

  /// No function has as many parameters: a damaged `$n` must not add them to its closure.
  private static let mostParameters = 256

  private static func highest(_ node: Syntax) -> Int {
    if let token = node.as(TokenSyntax.self) {
      guard case .dollarIdentifier(let text) = token.tokenKind, let number = Int(text.dropFirst())
      else { return 0 }
      return number < mostParameters ? number + 1 : 0
    }
    // A closure within has its own `$0`.
    if node.is(ClosureExprSyntax.self) { return 0 }
    return node.children(viewMode: .sourceAccurate).map(highest).max() ?? 0
  }
}

extension ClosureSignatureSyntax.ParameterClause {
  /// The parameters' names within the closure, `_` for one without.
  var names: [String] {
    switch self {
    case .simpleInput(let names): names.nodes.map(\.name.plainText)
    case .parameterClause(let clause):
      clause.parameters.nodes.map { ($0.secondName ?? $0.firstName).plainText }
    }
  }
}

extension Lowerer {
  /// A closure names as many parameters as its type has; a lone pair may be split.
  private func checkParameters(
    of closure: ClosureExprSyntax, _ shape: ClosureShape, _ expected: SwiftType.FunctionType?
  ) {
    guard let expected else { return }
    let used = shape.declaredCount ?? shape.anonymousCount
    let wanted = expected.parameters.count
    if used == wanted || used == 0 && shape.declaredCount == nil { return }
    if wanted == 1 {
      switch expected.parameters[0] {
      case .tuple(let elements) where elements.count == used: return
      // The type may be a pair.
      case .unknown, .parameter, .existential, .opaque: return
      default: break
      }
    }
    report(
      .closure,
      "contextual closure type '\(SwiftType.function(expected))' expects "
        + "\(wanted) argument\(wanted == 1 ? "" : "s"), "
        + "but \(used) \(used == 1 ? "was" : "were") used in closure body", at: closure)
  }

  func lower(
    _ closure: ClosureExprSyntax, expecting expected: SwiftType.FunctionType?,
    builder: SwiftType?
  ) -> Lowered {
    // A `try` or an `await` around a closure does not cover its body.
    let outside = (isTrying, isAwaiting)
    (isTrying, isAwaiting) = (false, false)
    defer { (isTrying, isAwaiting) = outside }
    let shape = ClosureShape(closure, in: file)
    checkParameters(of: closure, shape, expected)
    let code = Code(name: "closure", machine: machine)
    let node = ClosureLiteral(code: code)
    let captured = lowerCaptures(closure.signature?.capture)
    let outer = context
    let inner = FunctionContext(
      code: code, parent: outer, scope: outer.scope, returnType: .unknown)
    inner.hasSelf = outer.hasSelf
    inner.isInitializer = false
    inner.observedProperty = outer.observedProperty
    inner.closureSyntax = closure
    context = inner
    let parameters = closureParameters(closure, shape, expected)
    var types: [SwiftType] = []
    var variables: [Variable] = []
    for parameter in parameters {
      // `{ $todo in … }` takes a binding, whose value is `todo`.
      let isProjected = parameter.name.hasPrefix("$") && Int(parameter.name.dropFirst()) == nil
      let plainName = String(parameter.name.dropFirst())
      if isProjected { inner.wrappedLocals[plainName] = 1 }
      let variable = inner.declare(
        isProjected ? "_" + plainName : parameter.name, type: parameter.type,
        isLet: !parameter.isInout)
      if parameter.isInout { code.inoutParameters.append(variable.slot) }
      types.append(parameter.type)
      variables.append(variable)
    }
    code.parameterCount = variables.count
    code.splatsTuple = variables.count > 1
    bindCaptures(captured, in: inner)
    let declared = closure.signature?.returnClause.map { resolveType($0.type) }
    var result = declared ?? expected?.result ?? .unknown
    // An enclosing `where` clause may fix the parameter.
    if case .parameter(let parameter) = result, let said = context.scope.typeSaid(of: parameter),
      said.isConcrete
    {
      result = said
    }
    let isOpen =
      if case .parameter = result { declared == nil && !isBoundHere(result) } else { false }
    if isOpen || result.isUnknown {
      let other = typeBesideImplicitMember(closure, types)
      if !other.isUnknown { result = other }
    }
    if result.hasUnknown || result.isAbstract { inner.infersResult = true }
    if isOpen, case .parameter = result { result = .unknown }
    inner.returnType = result
    inner.isBuilderPosition = outer.isBuilderPosition && builder != nil
    withStepsOfItsOwn { lowerBody(code, closure.statements, builder) }
    let givesNothing =
      inner.infersResult && (!code.body.isEmpty || closure.statements.isEmpty && builder == nil)
    let found = inner.inferredResult ?? (givesNothing ? .void : result)
    code.boxedParameters = variables.filter(\.isBoxed).map(\.slot)
    finish(node, inner, captured)
    context = outer
    func type(giving result: SwiftType) -> SwiftType {
      .function(
        SwiftType.FunctionType(
          parameters: types, inouts: parameters.map(\.isInout),
          variadics: parameters.map(\.isVariadic), result: result))
    }
    let own = type(giving: result.hasUnknown || result.isAbstract ? found : result)
    // At run time it has the expected type: an `any Shape`, whatever the closure returns.
    let isExistential = result.composition != nil
    code.functionType = isExistential ? type(giving: result) : own
    return Lowered(node, own)
  }

  /// Whether a generic parameter belongs to the enclosing function or type, including its `Self`.
  func isBoundHere(_ type: SwiftType) -> Bool {
    guard case .parameter(let parameter) = type else { return false }
    return context.scope.declares(parameter)
  }

  /// Hands the captured variables' slots to the node, now that the body is lowered.
  private func finish(
    _ node: ClosureLiteral, _ inner: FunctionContext,
    _ explicit: [(name: String, value: Lowered, variable: Variable)]
  ) {
    node.captures = explicit.map(\.variable.slot) + inner.captures.map(\.outer.slot)
    node.boxed = explicit.map { _ in false } + inner.captures.map(\.outer.isBoxed)
    node.code.captureSlots += inner.captures.map(\.inner.slot)
    if let itself = inner.itself {
      node.isRecursive = true
      node.code.captureSlots.append(itself.slot)
    }
    node.preparations = explicit.map { DeclareLocal($0.variable.use(), $0.value.node) }
  }

  func finishLocal(_ node: ClosureLiteral, _ inner: FunctionContext) { finish(node, inner, []) }

  // MARK: Capture lists

  private func lowerCaptures(
    _ clause: ClosureCaptureClauseSyntax?
  ) -> [(name: String, value: Lowered, variable: Variable)] {
    (clause?.items).nodes.map { item in
      let name = item.name.plainText
      let reference = item.specifier.flatMap { ReferenceKind($0.specifier.text) }
      var value: Lowered
      if let initializer = item.initializer {
        value = lower(initializer.value, expecting: .unknown)
      } else if name == "self" {
        value = selfReference(at: item)
      } else if let variable = context.resolve(name) {
        value = Lowered(variable.place(), variable.type)
      } else {
        value = lower(
          ExprSyntax(DeclReferenceExprSyntax(baseName: item.name)), expecting: .unknown)
      }
      if reference == .weak, !value.type.isOptional {
        value = Lowered(Wrap(value.node, always: false), builtin.optional(value.type))
      }
      if reference != nil {
        value.node = Weakened(value.node)
        program.followsLifetimes = true
      }
      let variable = Variable(
        name: name, slot: context.newSlot(), type: value.type, isLet: true, isConstant: true,
        machine: machine)
      variable.reference = reference
      return (name, value, variable)
    }
  }

  private func bindCaptures(
    _ captured: [(name: String, value: Lowered, variable: Variable)], in inner: FunctionContext
  ) {
    for capture in captured {
      let variable = inner.declare(capture.name, type: capture.value.type, isLet: true)
      variable.reference = capture.variable.reference
      inner.code.captureSlots.append(variable.slot)
    }
  }

  // MARK: Parameters

  private struct ClosureParameter {
    var name: String
    var type: SwiftType
    var isInout: Bool
    /// Whether it is variadic.
    var isVariadic = false
  }

  private func closureParameters(
    _ closure: ClosureExprSyntax, _ shape: ClosureShape, _ expected: SwiftType.FunctionType?
  ) -> [ClosureParameter] {
    var wanted = expected?.parameters ?? []
    let count = shape.declaredCount ?? shape.anonymousCount
    // A lone tuple spreads over several parameters.
    if wanted.count == 1, count > 1, case .tuple(let elements) = wanted[0],
      elements.count == count
    {
      wanted = elements.map(\.type)
    }
    func type(_ index: Int) -> SwiftType {
      wanted.indices.contains(index) ? wanted[index] : .unknown
    }
    func isInout(_ index: Int) -> Bool { expected?.isInout(index) ?? false }
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?:
      return names.nodes.enumerated().map { index, parameter in
        ClosureParameter(
          name: parameter.name.plainText, type: type(index), isInout: isInout(index))
      }
    case .parameterClause(let clause)?:
      return clause.parameters.nodes.enumerated().map { index, parameter in
        let declared = writtenType(of: parameter)
        return ClosureParameter(
          name: (parameter.secondName ?? parameter.firstName).plainText,
          type: declared ?? type(index),
          isInout: parameter.type.map { LexicalScope.isInout($0) } ?? isInout(index),
          isVariadic: parameter.ellipsis != nil)
      }
    case nil:
      let number = max(shape.anonymousCount, expected?.parameters.count ?? 0)
      return (0..<number).map { index in
        ClosureParameter(name: "$\(index)", type: type(index), isInout: isInout(index))
      }
    }
  }

  /// The written type of a closure's parameter, if any: a list for a variadic one.
  func writtenType(of parameter: ClosureParameterSyntax) -> SwiftType? {
    let type = parameter.type.map { resolveType($0) }
    return parameter.ellipsis == nil ? type : type.map(builtin.array)
  }

  // MARK: Autoclosures and local functions

  func lower(autoclosure syntax: ExprSyntax, expecting result: SwiftType) -> Lowered {
    let code = Code(name: "autoclosure", machine: machine)
    code.extent = site(syntax)
    let node = ClosureLiteral(code: code)
    let outer = context
    let inner = FunctionContext(
      code: code, parent: outer, scope: outer.scope, returnType: result)
    inner.hasSelf = outer.hasSelf
    context = inner
    let lowered = coerce(lower(syntax, expecting: result), to: result, at: syntax)
    code.expression = lowered.node
    finish(node, inner, [])
    context = outer
    return Lowered(
      node, .function(SwiftType.FunctionType(parameters: [], result: lowered.type)))
  }

  /// A function declared within a function: a closure in a variable of its name.
  func lowerLocalFunction(_ syntax: FunctionDeclSyntax, _ variable: Variable) -> Statement {
    guard let declaration = variable.function else { return Block([]) }
    let code = Code(name: declaration.signature, machine: machine)
    let node = ClosureLiteral(code: code)
    let outer = context
    let scope = LexicalScope(
      program: program, file: file, parent: outer.scope, owner: outer.scope.owner)
    for parameter in declaration.typeParameters { scope.typeParameters[parameter.name] = parameter }
    scope.localTypes = typeScope.localTypes
    if let clause = syntax.genericWhereClause {
      scope.assumptions = [WhereClause(clause, in: scope)]
    }
    let inner = FunctionContext(
      code: code, parent: outer, scope: scope, returnType: declaration.result)
    inner.hasSelf = outer.hasSelf
    context = inner
    inner.kind = "local function"
    inner.holder = variable
    inner.handlesErrors = declaration.isThrowing
    inner.isRethrowing = declaration.isRethrowing
    if let body = syntax.body {
      let builder = DeclarationReader(scope: scope).builder(syntax.attributes)
      fill(
        code, body.statements, declaration.parameters, builder, [],
        generics: declaration.typeParameters)
    }
    finish(node, inner, [])
    context = outer
    code.functionType = declaration.functionType
    return DeclareFunction(variable.use(), node)
  }
}

/// Puts a local function into its variable, which its own body may share.
final class DeclareFunction: Statement {
  let variable: LocalVariable
  let function: ClosureLiteral

  init(_ variable: LocalVariable, _ function: ClosureLiteral) {
    self.variable = variable
    self.function = function
  }

  override func execute(_ frame: Frame) throws -> Completion {
    if variable.isBoxed {
      if case .cell = frame[variable.slot] {
      } else {
        frame[variable.slot] = .cell(variable.machine.cell(.void))
      }
    }
    try variable.store(try function.evaluate(frame), frame)
    return .normal
  }
}
