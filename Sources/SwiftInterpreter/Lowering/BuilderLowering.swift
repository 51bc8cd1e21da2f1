import SwiftSyntax

extension Lowerer {
  /// Lowers statements through a result builder: each one's value goes to `buildExpression`,
  /// branches to `buildEither` or `buildOptional`, loops to `buildArray`, and all to `buildBlock`.
  func lowerBuilder(
    _ statements: CodeBlockItemListSyntax, _ builder: SwiftType, expecting expected: SwiftType
  ) -> Lowered {
    context.pushScope()
    defer { context.popScope() }
    var lowered = lowerBuilderBlock(statements, builder)
    if has("buildFinalResult", builder) {
      lowered.value = buildCall(
        "buildFinalResult", [(nil, lowered.value)], builder, at: statements, expecting: expected)
    }
    let node =
      lowered.effects.isEmpty
      ? lowered.value.node : EffectsThenValue(lowered.effects, then: lowered.value.node)
    return Lowered(node, lowered.value.type)
  }

  private func has(_ name: String, _ builder: SwiftType) -> Bool {
    !functions(name, of: builder).isEmpty
  }

  /// A builder's functions of a name, looked up once per function: every statement needs them.
  private func functions(_ name: String, of builder: SwiftType) -> [Candidate] {
    guard let nominal = builder.nominal else { return [] }
    // The arguments determine what `Collected<Element>` takes.
    if !builder.arguments.isEmpty { return candidates(name, of: builder, isStatic: true) }
    let known = builderFunctions[name]?.first { $0.builder === nominal }
    if let known { return known.found }
    let found = candidates(name, of: builder, isStatic: true)
    builderFunctions[name, default: []].append((nominal, found))
    return found
  }

  private typealias Built = (effects: [Statement], value: Lowered)

  private func lowerBuilderBlock(
    _ statements: CodeBlockItemListSyntax, _ builder: SwiftType
  ) -> Built {
    var effects: [Statement] = []
    var components: [Lowered] = []
    declareLocalTypes(statements.nodes)
    declareLocalFunctions(statements.nodes)
    let items = flattened(statements)
    for (index, item) in items.enumerated() where !program.isWrittenDiagnostic(item, in: file) {
      if isLocalFunction(item) {
        effects += lowerLocalFunction(item, before: items[(index + 1)...])
        continue
      }
      effects += lowerLocalFunctions(namedIn: item)
      switch item.item {
      case .decl(let declaration):
        effects += lowerDeclaration(declaration)
      case .expr(let expression):
        let infix = program.inOrder(expression).as(InfixOperatorExprSyntax.self)
        if infix?.operator.is(AssignmentExprSyntax.self) == true {
          effects.append(ExpressionStatement(lower(expression, expecting: .unknown).node))
          continue
        }
        components.append(component(built(expression, builder), &effects))
      case .stmt(let statement):
        if let value = builtStatement(statement, builder) {
          components.append(component(value, &effects))
        } else {
          effects += lowerStatement(statement)
        }
      }
    }
    effects += lowerUnnamedFunctions(among: items)
    return (effects, buildBlock(components, builder, at: statements))
  }

  /// Statements with the active branches of `#if` in place.
  func flattened(_ statements: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    statements.nodes.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item,
        let config = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      guard case .statements(let active)? = Platform.activeElements(config, in: file, program)
      else {
        return []
      }
      return flattened(active)
    }
  }

  /// Keeps a component's value in a slot where later statements follow it, so that they run in the
  /// order written.
  private func component(_ value: Lowered, _ effects: inout [Statement]) -> Lowered {
    if value.node is Constant { return value }
    let variable = Variable(
      name: "", slot: context.newSlot(), type: value.type, isLet: true, isConstant: true,
      machine: machine)
    effects.append(DeclareLocal(variable.use(), value.node))
    return Lowered(variable.use(), value.type)
  }

  private func built(_ expression: ExprSyntax, _ builder: SwiftType) -> Lowered {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return builtBranches(expression, builder)
    }
    let candidates = functions("buildExpression", of: builder)
    guard !candidates.isEmpty else {
      return lower(expression, expecting: componentType(builder))
    }
    let receiver = Lowered(Constant(.metatype(MetatypeBox(builder))), .metatype(builder))
    return lowerCall(
      candidates, [WrittenArgument(label: nil, expression: expression)], receiver: receiver,
      at: expression, expecting: .unknown)
  }

  /// The parameter type of `buildBlock`, where it is known.
  private func componentType(_ builder: SwiftType) -> SwiftType {
    for name in ["buildBlock", "buildPartialBlock"] {
      for candidate in functions(name, of: builder) {
        let type = candidate.function.parameters.first?.type.substituting(candidate.bindings)
        if let type, type.isConcrete { return type }
      }
    }
    return .unknown
  }

  private func builtStatement(_ statement: StmtSyntax, _ builder: SwiftType) -> Lowered? {
    if let wrapped = statement.as(ExpressionStmtSyntax.self) {
      return built(wrapped.expression, builder)
    }
    guard let loop = statement.as(ForStmtSyntax.self) else { return nil }
    let sequence = lower(loop.sequence, expecting: .unknown)
    context.pushScope()
    defer { context.popScope() }
    let pattern = lowerPattern(
      loop.pattern, matching: program.elementType(of: sequence.type) ?? .unknown, binds: true)
    let filter = loop.whereClause.map { lowerCondition($0.condition) }
    let body = lowerBuilderBlock(loop.body.statements, builder)
    let node = CollectingFor(
      pattern, in: sequence.node, where: filter,
      EffectsThenValue(body.effects, then: body.value.node), counted: counted(loop),
      machine: machine)
    return buildCall(
      "buildArray", [(nil, Lowered(node, builtin.array(body.value.type)))], builder, at: loop)
  }

  private func buildBlock(
    _ components: [Lowered], _ builder: SwiftType, at node: some SyntaxProtocol
  ) -> Lowered {
    if has("buildPartialBlock", builder), let first = components.first {
      var partial = buildCall("buildPartialBlock", [("first", first)], builder, at: node)
      for component in components.dropFirst() {
        partial = buildCall(
          "buildPartialBlock", [("accumulated", partial), ("next", component)], builder, at: node)
      }
      return partial
    }
    return buildCall("buildBlock", components.map { (nil, $0) }, builder, at: node)
  }

  /// A call of one of the builder's functions with values already lowered.
  private func buildCall(
    _ name: String, _ values: [(label: String?, value: Lowered)], _ builder: SwiftType,
    at node: some SyntaxProtocol, expecting expected: SwiftType = .unknown
  ) -> Lowered {
    var found = functions(name, of: builder)
    if found.count > 1, expected.isConcrete {
      let wanted = found.filter {
        fit($0.function.result.substituting($0.bindings), into: expected) != nil
      }
      if !wanted.isEmpty { found = wanted }
    }
    let placeholder = Program.placeholder
    let labels = values.map { WrittenArgument(label: $0.label, expression: placeholder) }
    let labelled = matching(found, labels)
    let fitting = labelled.filter { candidate, matched in
      zip(candidate.function.parameters, matched).allSatisfy { parameter, indices in
        indices.allSatisfy {
          fit(values[$0].value.type, into: parameter.type.substituting(candidate.bindings)) != nil
        }
      }
    }
    guard let (candidate, matched) = fitting.first ?? labelled.first else {
      return broken(
        .builder,
        "result builder '\(builder.nominal?.name ?? "")' does not implement '\(name)' for this statement",
        at: node)
    }
    var bindings = candidate.bindings
    let generics = candidate.function.typeParameters
    for (parameter, indices) in zip(candidate.function.parameters, matched) {
      let types = indices.map { values[$0].value.type }
      if parameter.isPack {
        unify(.pack([.expansion(parameter.type)]), .pack(types), &bindings, generics)
      } else {
        for type in types { unify(parameter.type, type, &bindings, generics) }
      }
    }
    if expected.nominal != nil {
      unify(candidate.function.result, expected, &bindings, generics, isHint: true)
    }
    var bound: [BoundArgument] = []
    for (parameter, indices) in zip(candidate.function.parameters, matched) {
      if parameter.isVariadic {
        bound.append(.variadic(indices.map { values[$0].value.node }))
      } else if let index = indices.first {
        let wanted = parameter.type.substituting(bindings)
        bound.append(.value(coerce(values[index].value, to: wanted, at: node, reports: false).node))
      } else if let value = parameter.defaultValue {
        bound.append(.value(value.expression(expecting: parameter.type)))
      }
    }
    return Lowered(
      Call(
        candidate.function, receiver: Constant(.metatype(MetatypeBox(builder))), arguments: bound,
        typeArguments: typeArguments(candidate.function, bindings), isDynamic: false,
        staticType: builder.nominal, site: site(node), machine: machine),
      candidate.function.result.substituting(bindings, erasing: generics))
  }

  // MARK: Branches

  private func builtBranches(_ syntax: ExprSyntax, _ builder: SwiftType) -> Lowered {
    if let conditional = syntax.as(IfExprSyntax.self) { return builtIf(conditional, builder) }
    if let choice = syntax.as(SwitchExprSyntax.self) { return builtSwitch(choice, builder) }
    return Lowered(Constant(.void), .void)
  }

  /// An `if` and the `if`s after its `else`s as nested choices, as the compiler nests them, in an
  /// optional where the last has no `else`. Of an `#available` only the branch that runs is read.
  private func builtIf(_ first: IfExprSyntax, _ builder: SwiftType) -> Lowered {
    var chain: [IfExprSyntax] = []
    var rest: IfExprSyntax.ElseBody? = .ifExpr(first)
    while case .ifExpr(let next)? = rest {
      chain.append(next)
      rest = next.elseBody
    }
    let isOptional = rest == nil
    let count = chain.count + (isOptional ? 0 : 1)
    var arms: [(index: Int, built: Built)] = []
    var clauses: [[Condition]] = []
    var hasLast = false
    for (index, conditional) in chain.enumerated() where !hasLast {
      let isChosen = decided(conditional.conditions)
      if isChosen == false { continue }
      context.pushScope()
      let conditions = isChosen == nil ? lowerConditions(conditional.conditions) : []
      var built = lowerBuilderBlock(conditional.body.statements, builder)
      context.popScope()
      if asksForAvailability(conditional), has("buildLimitedAvailability", builder) {
        built.value = buildCall(
          "buildLimitedAvailability", [(nil, built.value)], builder, at: conditional)
      }
      arms.append((index, built))
      if isChosen == true { hasLast = true } else { clauses.append(conditions) }
    }
    if !hasLast, case .codeBlock(let block)? = rest {
      context.pushScope()
      arms.append((chain.count, lowerBuilderBlock(block.statements, builder)))
      context.popScope()
    }
    let (values, type) = choices(arms, of: count, builder, at: first)
    let branches = zip(arms, values).map {
      branch(($0.built.effects, $1), wrapping: isOptional)
    }
    let last =
      branches.count > clauses.count
      ? branches.last : BranchExpression.Branch(effects: [], value: Constant(.none))
    let node = BranchExpression(.conditions(Array(zip(clauses, branches)), otherwise: last))
    guard isOptional else { return Lowered(node, type) }
    return buildCall(
      has("buildOptional", builder) ? "buildOptional" : "buildIf",
      [(nil, Lowered(node, builtin.optional(type)))], builder, at: first)
  }

  private func asksForAvailability(_ conditional: IfExprSyntax) -> Bool {
    conditional.conditions.nodes.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
  }

  private func branch(_ built: Built, wrapping: Bool = false) -> BranchExpression.Branch {
    BranchExpression.Branch(
      effects: built.effects,
      value: wrapping ? Wrap(built.value.node, always: true) : built.value.node)
  }

  /// The values of arms in nested choices, with their common type. Each arm's calls of
  /// `buildEither` determine that arm's part of the type, and the others the rest.
  private func choices(
    _ arms: [(index: Int, built: Built)], of count: Int, _ builder: SwiftType,
    at node: some SyntaxProtocol
  ) -> (values: [Lowered], type: SwiftType) {
    func values(expecting expected: SwiftType) -> [Lowered] {
      arms.map {
        nested($0.built.value, $0.index, count, builder, at: node, expecting: expected)
      }
    }
    let told = values(expecting: .unknown)
    let type = told.reduce(.unknown) { joined($1.type, $0) }
    // A library's functions get no type arguments at run time.
    guard count > 1, builder.nominal?.isFromScene == true, !type.arguments.isEmpty else {
      return (told, type)
    }
    return (values(expecting: type), type)
  }

  /// The common type of two arms, each of which knows its own part.
  private func joined(_ first: SwiftType, _ second: SwiftType) -> SwiftType {
    switch (first, second) {
    case (.nominal(let type, let own), .nominal(let other, let others))
    where type === other && own.count == others.count:
      .nominal(type, zip(own, others).map(joined))
    case (_, .unknown): first
    case (.unknown, _), (.existential, _), (.opaque, _): second
    default: first
    }
  }

  /// The cases of a `switch` as nested choices, as the compiler nests them.
  private func builtSwitch(_ choice: SwitchExprSyntax, _ builder: SwiftType) -> Lowered {
    let subject = lower(choice.subject, expecting: .unknown)
    var patterns: [[(pattern: Pattern, filter: Expression?)]] = []
    var arms: [(index: Int, built: Built)] = []
    for (index, clause) in switchCases(choice.cases).enumerated() {
      context.pushScope()
      patterns.append(lowerCaseItems(clause, matching: subject.type))
      arms.append((index, lowerBuilderBlock(clause.statements, builder)))
      context.popScope()
    }
    checkExhaustive(choice, subject.type)
    let count = has("buildEither", builder) ? arms.count : 1
    let (values, type) = choices(arms, of: count, builder, at: choice)
    let branches = zip(arms, values).map { branch(($0.built.effects, $1)) }
    return Lowered(
      BranchExpression(.cases(subject.node, Array(zip(patterns, branches)))), type)
  }

  /// Wraps the value of case `index` of `count` in balanced `buildEither` calls.
  /// - Parameter expected: the type of the whole choice, as far as it is known.
  private func nested(
    _ value: Lowered, _ index: Int, _ count: Int, _ builder: SwiftType,
    at node: some SyntaxProtocol, expecting expected: SwiftType
  ) -> Lowered {
    guard count > 1 else { return value }
    let half = (count + 1) / 2
    let isFirst = index < half
    let label = isFirst ? "first" : "second"
    let part = part(label, ofChoice: expected, builder)
    let inner =
      isFirst
      ? nested(value, index, half, builder, at: node, expecting: part)
      : nested(value, index - half, count - half, builder, at: node, expecting: part)
    return buildCall("buildEither", [(label, inner)], builder, at: node, expecting: expected)
  }

  /// The parameter type of `buildEither` for an arm, given the result type.
  private func part(
    _ label: String, ofChoice type: SwiftType, _ builder: SwiftType
  ) -> SwiftType {
    guard !type.arguments.isEmpty,
      let candidate = functions("buildEither", of: builder).first(where: {
        $0.function.parameters.first?.label == label
      })
    else { return .unknown }
    var bindings = candidate.bindings
    unify(candidate.function.result, type, &bindings, candidate.function.typeParameters)
    return candidate.function.parameters[0].type.substituting(
      bindings, erasing: candidate.function.typeParameters)
  }
}
