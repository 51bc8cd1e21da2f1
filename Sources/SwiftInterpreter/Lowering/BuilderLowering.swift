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

  /// A builder's functions of a name, found once for the function that is lowered: every
  /// statement asks for them.
  private func functions(_ name: String, of builder: SwiftType) -> [Candidate] {
    guard let nominal = builder.nominal else { return [] }
    // Of `Collected<Element>` the arguments tell what it takes.
    if !builder.arguments.isEmpty { return candidates(name, of: builder, isStatic: true) }
    let id = ObjectIdentifier(nominal)
    if let known = builderFunctions[id]?[name] { return known }
    let found = candidates(name, of: builder, isStatic: true)
    builderFunctions[id, default: [:]][name] = found
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
      guard case .statements(let active)? = Platform.activeElements(config, program) else {
        return []
      }
      return flattened(active)
    }
  }

  /// Keeps a component's value in a slot where later statements follow it, so that they run in
  /// the order written.
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

  /// What `buildBlock` takes, where its parameter tells.
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
        "builder",
        "result builder '\(builder.nominal?.name ?? "")' does not implement '\(name)' for this statement",
        at: node)
    }
    var bindings = candidate.bindings
    let generics = candidate.function.typeParameters
    var bound: [BoundArgument] = []
    for (parameter, indices) in zip(candidate.function.parameters, matched) {
      for index in indices {
        unify(parameter.type, values[index].value.type, &bindings, generics)
      }
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
        isDynamic: false, staticType: builder.nominal, site: site(node), machine: machine),
      candidate.function.result.substituting(bindings, erasing: generics))
  }

  // MARK: Branches

  private func builtBranches(_ syntax: ExprSyntax, _ builder: SwiftType) -> Lowered {
    if let conditional = syntax.as(IfExprSyntax.self) { return builtIf(conditional, builder) }
    if let choice = syntax.as(SwitchExprSyntax.self) { return builtSwitch(choice, builder) }
    return Lowered(Constant(.void), .void)
  }

  /// An `if` whose `#available` is known: what isn't run isn't read.
  private func builtIf(
    _ conditional: IfExprSyntax, _ builder: SwiftType, isChosen: Bool
  ) -> Lowered {
    func built(_ statements: CodeBlockItemListSyntax) -> Built {
      context.pushScope()
      defer { context.popScope() }
      return lowerBuilderBlock(statements, builder)
    }
    var chosen: Built
    var label: String? = isChosen ? "first" : "second"
    if isChosen {
      chosen = built(conditional.body.statements)
      if has("buildLimitedAvailability", builder) {
        chosen.value = buildCall(
          "buildLimitedAvailability", [(nil, chosen.value)], builder, at: conditional)
      }
    } else {
      switch conditional.elseBody {
      case .ifExpr(let next): chosen = ([], builtIf(next, builder))
      case .codeBlock(let block): chosen = built(block.statements)
      case nil: chosen = ([], Lowered(Constant(.none), builtin.optional(.unknown)))
      }
    }
    var name = "buildEither"
    if conditional.elseBody == nil {
      (name, label) = (has("buildOptional", builder) ? "buildOptional" : "buildIf", nil)
      if isChosen {
        chosen.value = Lowered(
          Wrap(chosen.value.node, always: true), builtin.optional(chosen.value.type))
      }
    }
    let value = buildCall(name, [(label, chosen.value)], builder, at: conditional)
    if chosen.effects.isEmpty { return value }
    return Lowered(EffectsThenValue(chosen.effects, then: value.node), value.type)
  }

  private func builtIf(_ conditional: IfExprSyntax, _ builder: SwiftType) -> Lowered {
    if let isChosen = decided(conditional.conditions) {
      return builtIf(conditional, builder, isChosen: isChosen)
    }
    context.pushScope()
    let conditions = lowerConditions(conditional.conditions)
    let isAvailability = conditional.conditions.nodes.contains {
      $0.condition.is(AvailabilityConditionSyntax.self)
    }
    var first = lowerBuilderBlock(conditional.body.statements, builder)
    context.popScope()
    if isAvailability, has("buildLimitedAvailability", builder) {
      first.value = buildCall(
        "buildLimitedAvailability", [(nil, first.value)], builder, at: conditional)
    }
    guard let elseBody = conditional.elseBody else {
      let optional = Lowered(
        BranchExpression(
          .conditions(
            [(conditions, branch(first, wrapping: true))],
            otherwise: BranchExpression.Branch(effects: [], value: Constant(.none)))),
        builtin.optional(first.value.type))
      if has("buildOptional", builder) {
        return buildCall("buildOptional", [(nil, optional)], builder, at: conditional)
      }
      return buildCall("buildIf", [(nil, optional)], builder, at: conditional)
    }
    let second: Built
    switch elseBody {
    case .codeBlock(let block):
      context.pushScope()
      second = lowerBuilderBlock(block.statements, builder)
      context.popScope()
    case .ifExpr(let next): second = ([], builtIf(next, builder))
    }
    return either(conditional, builder, [(conditions, first)], second)
  }

  private func branch(_ built: Built, wrapping: Bool = false) -> BranchExpression.Branch {
    BranchExpression.Branch(
      effects: built.effects,
      value: wrapping ? Wrap(built.value.node, always: true) : built.value.node)
  }

  private func either(
    _ syntax: some SyntaxProtocol, _ builder: SwiftType, _ first: [([Condition], Built)],
    _ second: Built
  ) -> Lowered {
    let clauses = first.map { conditions, built in
      (
        conditions,
        branch(
          (built.effects, buildCall("buildEither", [("first", built.value)], builder, at: syntax)))
      )
    }
    let otherwise = branch(
      (second.effects, buildCall("buildEither", [("second", second.value)], builder, at: syntax)))
    let type = buildCall("buildEither", [("second", second.value)], builder, at: syntax).type
    return Lowered(BranchExpression(.conditions(clauses, otherwise: otherwise)), type)
  }

  /// The cases of a `switch` as nested choices, as the compiler nests them.
  private func builtSwitch(_ choice: SwitchExprSyntax, _ builder: SwiftType) -> Lowered {
    let subject = lower(choice.subject, expecting: .unknown)
    var cases: [([(pattern: Pattern, filter: Expression?)], Built)] = []
    for clause in switchCases(choice.cases) {
      context.pushScope()
      let patterns = lowerCaseItems(clause, matching: subject.type)
      cases.append((patterns, lowerBuilderBlock(clause.statements, builder)))
      context.popScope()
    }
    checkExhaustive(choice, subject.type)
    let count = cases.count
    var type = SwiftType.unknown
    let branches = cases.enumerated().map { index, element in
      let value = nested(element.1.value, index, count, builder, at: choice)
      type = value.type
      return (element.0, branch((element.1.effects, value)))
    }
    return Lowered(BranchExpression(.cases(subject.node, branches)), type)
  }

  /// Wraps the value of case `index` of `count` in balanced `buildEither` calls.
  private func nested(
    _ value: Lowered, _ index: Int, _ count: Int, _ builder: SwiftType,
    at node: some SyntaxProtocol
  ) -> Lowered {
    guard count > 1, has("buildEither", builder) else { return value }
    let half = (count + 1) / 2
    if index < half {
      return buildCall(
        "buildEither", [("first", nested(value, index, half, builder, at: node))], builder, at: node
      )
    }
    return buildCall(
      "buildEither", [("second", nested(value, index - half, count - half, builder, at: node))],
      builder, at: node)
  }
}
