import SwiftSyntax

extension Lowerer {
  func lowerBranchStatement(_ expression: ExprSyntax, label: String?) -> [Statement] {
    let number = push(label: label)
    defer { pop(label: label) }
    if let conditional = expression.as(IfExprSyntax.self) {
      return [lowerIf(conditional, number)]
    }
    guard let choice = expression.as(SwitchExprSyntax.self) else { return [] }
    let subject = lowerSubject(of: choice)
    var hasDefault = false
    context.switchDepth += 1
    defer { context.switchDepth -= 1 }
    let cases = switchCases(choice.cases).map { clause -> SwitchStatement.Case in
      context.pushScope()
      defer { context.popScope() }
      let mark = context.lifetimeMark
      if case .default = clause.label { hasDefault = true }
      if clause.statements.isEmpty {
        report(
          .switch,
          "\(clause.isDefault ? "'default'" : "'case'") label in a 'switch' must have "
            + "at least one executable statement", at: clause.label)
      }
      let patterns = lowerCaseItems(clause, matching: subject.type)
      let body = Block(lowerStatements(clause.statements.nodes))
      return SwitchStatement.Case(
        patterns: patterns, body: endingLifetimes(since: mark, body))
    }
    if !hasDefault { checkExhaustive(choice, subject.type) }
    return [
      SwitchStatement(
        subject.node, cases, label: number, site: site(choice), machine: machine)
    ]
  }

  /// The subject of a `switch`: nil for a framework's value where a case tests for one.
  private func lowerSubject(of choice: SwitchExprSyntax) -> Lowered {
    let subject = lower(choice.subject, expecting: .unknown)
    return asNil(subject, where: switchCases(choice.cases).flatMap(\.patterns))
  }

  /// Cases with the active branches of `#if` in place.
  func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.nodes.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let clause): return [clause]
      case .ifConfigDecl(let config):
        guard case .switchCases(let active)? = Platform.activeElements(config, in: file, program)
        else {
          return []
        }
        return switchCases(active)
      }
    }
  }

  private func lowerIf(_ conditional: IfExprSyntax, _ number: Int) -> Statement {
    if let isChosen = decided(conditional.conditions) {
      let chosen: Statement =
        if isChosen {
          lowerBlock(conditional.body)
        } else {
          switch conditional.elseBody {
          case .ifExpr(let next): lowerIf(next, 0)
          case .codeBlock(let block): lowerBlock(block)
          case nil: Block([])
          }
        }
      return IfStatement(
        [.boolean(Constant(.bool(true)))], Block([chosen]), nil, label: number, machine: machine)
    }
    context.pushScope()
    let mark = context.lifetimeMark
    let conditions = lowerConditions(conditional.conditions)
    let bound = context.slots(since: mark)
    let body = endingLifetimes(since: mark, lowerBlock(conditional.body))
    context.popScope()
    var otherwise: Statement?
    switch conditional.elseBody {
    case .ifExpr(let next): otherwise = lowerIf(next, 0)
    case .codeBlock(let block): otherwise = lowerBlock(block)
    case nil: break
    }
    otherwise = otherwise.map { lettingGo(of: bound, $0) }
    return IfStatement(conditions, body, otherwise, label: number, machine: machine)
  }

  /// `if` or `switch` as an expression.
  func lower(branches syntax: ExprSyntax, expecting expected: SwiftType) -> Lowered {
    let (before, count) = (program.moment, program.diagnostics.count)
    let lowered = lower(branches: syntax, expecting: expected, asStatements: false)
    // A closure's only statement whose value isn't used: the branches are statements.
    guard expected.isUnknown, syntax.isWholeClosure,
      program.diagnostics.dropFirst(count).contains(where: {
        $0.message.hasPrefix("branches have mismatching types")
      })
    else { return lowered }
    program.rewind(to: before)
    return lower(branches: syntax, expecting: .void, asStatements: true)
  }

  private func lower(
    branches syntax: ExprSyntax, expecting expected: SwiftType, asStatements: Bool
  ) -> Lowered {
    var wanted = expected
    if wanted.isUnknown { wanted = branchType(syntax) }
    var found = SwiftType.unknown
    func branch(_ statements: CodeBlockItemListSyntax) -> BranchExpression.Branch {
      context.pushScope()
      defer { context.popScope() }
      var effects: [Statement] = []
      var value: Expression?
      for (index, item) in statements.nodes.enumerated() {
        let isLast = index == statements.count - 1
        if isLast, !asStatements, let expression = Self.expression(item) {
          let lowered = lower(expression, expecting: wanted)
          if found.isUnknown || found.isNever { found = lowered.type }
          value =
            coerce(
              lowered, to: wanted, at: expression, as: expected.isUnknown ? .branch : .specified
            ).node
        } else {
          effects += lowerItem(item)
        }
      }
      return BranchExpression.Branch(effects: effects, value: value)
    }
    if let choice = syntax.as(SwitchExprSyntax.self) {
      let subject = lowerSubject(of: choice)
      let cases = switchCases(choice.cases).map { clause in
        context.pushScope()
        defer { context.popScope() }
        let patterns = lowerCaseItems(clause, matching: subject.type)
        return (patterns, branch(clause.statements))
      }
      checkExhaustive(choice, subject.type)
      return Lowered(
        BranchExpression(.cases(subject.node, cases)), wanted.isUnknown ? found : wanted)
    }
    var clauses: [([Condition], BranchExpression.Branch)] = []
    var otherwise: BranchExpression.Branch?
    var next = syntax.as(IfExprSyntax.self)
    while let conditional = next {
      let isChosen = decided(conditional.conditions)
      if isChosen != false {
        context.pushScope()
        let conditions = lowerConditions(conditional.conditions)
        clauses.append((conditions, branch(conditional.body.statements)))
        context.popScope()
      }
      next = nil
      if isChosen == true { break }
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

  /// The type of a name that conditions bind, as in `if let size { size } else { .zero }`.
  private func unwrappedType(
    _ expression: ExprSyntax, by conditions: ConditionElementListSyntax?
  ) -> SwiftType? {
    guard let name = expression.soleToken else { return nil }
    for element in conditions ?? [] {
      guard case .optionalBinding(let binding) = element.condition,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
      else { continue }
      if let written = binding.typeAnnotation { return resolveType(written.type) }
      return quickType(binding.initializer?.value ?? expression).wrapped
    }
    return nil
  }

  /// The type of the first branch that has one of its own.
  private func branchType(_ syntax: ExprSyntax) -> SwiftType {
    var bodies: [(statements: CodeBlockItemListSyntax, conditions: ConditionElementListSyntax?)] =
      []
    if let choice = syntax.as(SwitchExprSyntax.self) {
      bodies = switchCases(choice.cases).map { ($0.statements, nil) }
    } else {
      var next = syntax.as(IfExprSyntax.self)
      while let conditional = next {
        bodies.append((conditional.body.statements, conditional.conditions))
        next = nil
        switch conditional.elseBody {
        case .ifExpr(let further): next = further
        case .codeBlock(let block): bodies.append((block.statements, nil))
        case nil: break
        }
      }
    }
    var fallback = SwiftType.unknown
    for (body, conditions) in bodies {
      guard let last = body.last, let expression = Self.expression(last) else { continue }
      let type = unwrappedType(expression, by: conditions) ?? quickType(expression)
      if type.isNever { continue }
      if !isFlexible(expression), !type.isUnknown { return type }
      if fallback.isUnknown || type.isDouble { fallback = type }
    }
    return fallback.hasUnknown ? .unknown : fallback
  }
}

extension ExprSyntax {
  /// Whether it is the only statement of a closure.
  fileprivate var isWholeClosure: Bool {
    var node = parent
    if node?.is(ExpressionStmtSyntax.self) == true { node = node?.parent }
    guard let item = node?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return items.count == 1 && items.parent?.is(ClosureExprSyntax.self) == true
  }
}

extension SwitchCaseSyntax {
  fileprivate var isDefault: Bool {
    if case .default = label { true } else { false }
  }
}
