import SwiftSyntax

/// The result of nested code: the type of a `return`, nil if there may be none, and that of an only
/// expression, nil if it isn't a value.
struct CodeResult {
  var returned: SwiftType?
  var value: SwiftType?

  /// The same for code whose only expressions aren't values.
  var withoutValue: CodeResult { CodeResult(returned: returned, value: nil) }
}

/// Nested code is solved a statement at a time, in order, as in the compiler: what a statement
/// leaves open is settled before the next one is examined. Nil stands for no solution.
extension Solver {
  mutating func solve(
    _ items: CodeBlockItemListSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    var next: ConstraintSystem? = system
    next?.scopes.append(Scope())
    for item in items {
      guard let system = next else { return nil }
      switch item.item {
      case .decl(let declaration): next = solve(declaration, in: system)
      case .expr(let expression): next = solve(expression, in: system, gives: result)
      case .stmt(let statement): next = solve(statement, in: system, gives: result)
      }
    }
    next?.scopes = system.scopes
    return next
  }

  /// Solves the constraints of `ask` by themselves: of the outer variables, it may settle those
  /// that it names.
  mutating func isolated(
    _ system: ConstraintSystem, _ ask: (inout ConstraintSystem) -> Void
  ) -> ConstraintSystem? {
    var inner = system
    (inner.pending, inner.waiting) = ([], [])
    ask(&inner)
    var solver = Solver(budget, from: system.variableCount)
    solver.solve(inner)
    guard var best = Ranking.best(of: solver.solutions) ?? solver.solutions.first else {
      note(solver.problem)
      return nil
    }
    best.waiting += system.pending + system.waiting
    best.scopes = system.scopes
    return best
  }

  mutating func solve(
    _ declaration: DeclSyntax, in system: ConstraintSystem
  ) -> ConstraintSystem? {
    var system = system
    if let function = declaration.as(FunctionDeclSyntax.self) {
      system.name(function)
      return system
    }
    guard let variables = declaration.as(VariableDeclSyntax.self) else { return system }
    for binding in variables.bindings {
      let written = binding.typeAnnotation.map { system.resolve($0.type) }
      var type = written
      if let value = binding.initializer?.value {
        var found = SwiftType.hole(.broken)
        let solved = isolated(system) { inner in
          found = inner.type(of: value)
          if let written { inner.add(.converts(found, inner.filled(written))) }
        }
        guard let solved else { return nil }
        system = solved
        type = written ?? system.simplified(found)
      }
      system.bind(binding.pattern, to: type ?? .hole(.broken))
    }
    return system
  }

  private mutating func solve(
    _ expression: ExprSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      return branches(expression, in: system, gives: result)
    }
    return isolated(system) { inner in
      let type = inner.type(of: expression)
      if let value = result.value { inner.add(.converts(type, value)) }
    }
  }

  private mutating func solve(
    _ statement: StmtSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let back): return solve(back, in: system, gives: result)
    case .expressionStmt(let inner): return solve(inner.expression, in: system, gives: result)
    case .labeledStmt(let labelled): return solve(labelled.statement, in: system, gives: result)
    case .throwStmt(let failure):
      return isolated(system) { inner in _ = inner.type(of: failure.expression) }
    case .guardStmt(let check):
      // The conditions' names are visible after them.
      return solve(check.conditions, in: system).flatMap {
        solve(check.body.statements, in: $0, gives: result.withoutValue)
      }
    case .whileStmt(let loop):
      var inner = system
      inner.scopes.append(Scope())
      let solved = solve(loop.conditions, in: inner).flatMap {
        solve(loop.body.statements, in: $0, gives: result.withoutValue)
      }
      return solved.map { $0.leaving(for: system.scopes) }
    case .repeatStmt(let loop):
      return solve(loop.body.statements, in: system, gives: result.withoutValue).flatMap {
        condition(loop.condition, in: $0)
      }
    case .forStmt(let loop): return solve(loop, in: system, gives: result.withoutValue)
    case .doStmt(let attempt): return solve(attempt, in: system, gives: result.withoutValue)
    case .deferStmt(let last):
      return solve(last.body.statements, in: system, gives: CodeResult())
    default: return system
    }
  }

  private mutating func solve(
    _ back: ReturnStmtSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    guard let returned = result.returned else { return system }
    return isolated(system) { inner in
      if let expression = back.expression {
        inner.add(.converts(inner.type(of: expression), returned))
      } else {
        inner.add(.equal(returned, .void))
      }
    }
  }

  private mutating func solve(
    _ loop: ForStmtSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    var element = SwiftType.hole(.broken)
    guard
      var inner = isolated(
        system,
        { inner in
          element = inner.variable()
          inner.add(.associated(inner.type(of: loop.sequence), "Element", element))
        })
    else { return nil }
    inner.scopes.append(Scope())
    inner.bind(loop.pattern, to: inner.simplified(element))
    var next: ConstraintSystem? = inner
    if let clause = loop.whereClause { next = condition(clause.condition, in: inner) }
    return next.flatMap { solve(loop.body.statements, in: $0, gives: result) }?
      .leaving(for: system.scopes)
  }

  private mutating func solve(
    _ attempt: DoStmtSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    var next = solve(attempt.body.statements, in: system, gives: result)
    for clause in attempt.catchClauses {
      guard var inner = next else { return nil }
      inner.scopes.append(Scope())
      let error = inner.resolver.thrown(attempt.throwsClause) ?? inner.declarations.anyError
      if clause.catchItems.isEmpty { inner.name("error", error) }
      for item in clause.catchItems {
        if let pattern = item.pattern { inner.bind(pattern, to: error) }
      }
      next = solve(clause.body.statements, in: inner, gives: result)?.leaving(for: system.scopes)
    }
    return next
  }

  // MARK: Branches

  mutating func branches(
    _ syntax: ExprSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    if let choice = syntax.as(IfExprSyntax.self) { return solve(choice, in: system, gives: result) }
    guard let choice = syntax.as(SwitchExprSyntax.self) else { return nil }
    return solve(choice, in: system, gives: result)
  }

  private mutating func solve(
    _ choice: IfExprSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    var inner = system
    inner.scopes.append(Scope())
    guard let checked = solve(choice.conditions, in: inner),
      let then = solve(choice.body.statements, in: checked, gives: result)?
        .leaving(for: system.scopes)
    else { return nil }
    switch choice.elseBody {
    case .ifExpr(let other)?: return solve(other, in: then, gives: result)
    case .codeBlock(let block)?: return solve(block.statements, in: then, gives: result)
    case nil: return then
    }
  }

  private mutating func solve(
    _ choice: SwitchExprSyntax, in system: ConstraintSystem, gives result: CodeResult
  ) -> ConstraintSystem? {
    guard case (var next, let subject)? = self.subject(of: choice, in: system) else { return nil }
    for element in choice.cases {
      guard case .switchCase(let one) = element else { continue }
      next.scopes.append(Scope())
      guard let matched = match(one, subject, in: next),
        let solved = solve(one.statements, in: matched, gives: result)
      else { return nil }
      next = solved.leaving(for: system.scopes)
    }
    return next
  }

  /// Solves a `switch`'s subject, and returns its type.
  mutating func subject(
    of choice: SwitchExprSyntax, in system: ConstraintSystem
  ) -> (ConstraintSystem, SwiftType)? {
    var subject = SwiftType.hole(.broken)
    let solved = isolated(system) { inner in subject = inner.type(of: choice.subject) }
    return solved.map { ($0, $0.simplified(subject)) }
  }

  // MARK: Conditions

  private mutating func condition(
    _ expression: ExprSyntax, in system: ConstraintSystem
  ) -> ConstraintSystem? {
    isolated(system) { inner in
      inner.add(.converts(inner.type(of: expression), inner.declarations.known(.bool)))
    }
  }

  mutating func solve(
    _ conditions: ConditionElementListSyntax, in system: ConstraintSystem
  ) -> ConstraintSystem? {
    var next: ConstraintSystem? = system
    for element in conditions {
      guard let system = next else { return nil }
      switch element.condition {
      case .expression(let expression): next = condition(expression, in: system)
      case .optionalBinding(let binding): next = solve(binding, in: system)
      case .matchingPattern(let match):
        var type = SwiftType.hole(.broken)
        next = isolated(system) { inner in type = inner.type(of: match.initializer.value) }
        next = next.flatMap { self.match(match.pattern, $0.simplified(type), in: $0) }
      case .availability: break
      }
    }
    return next
  }

  private mutating func solve(
    _ binding: OptionalBindingConditionSyntax, in system: ConstraintSystem
  ) -> ConstraintSystem? {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return system
    }
    var object = SwiftType.hole(.broken)
    let solved = isolated(system) { inner in
      let optional =
        binding.initializer.map { inner.type(of: $0.value) }
        ?? inner.reference(DeclReferenceExprSyntax(baseName: name.trimmed))
      object = inner.variable()
      inner.add(.object(optional, object))
    }
    guard var next = solved else { return nil }
    let written = binding.typeAnnotation.map { next.resolve($0.type) }
    next.name(name.text.trimmingBackticks, written ?? next.simplified(object))
    return next
  }
}

extension ConstraintSystem {
  /// Whether code ends by an error, or by a call that never returns: it needs no value then.
  func leaves(_ items: CodeBlockItemListSyntax) -> Bool {
    switch items.last?.item {
    case .stmt(let statement)?: statement.is(ThrowStmtSyntax.self)
    case .expr(let expression)?:
      types[Place(expression)].map { simplified($0).nominal?.known == .never } ?? false
    default: false
    }
  }

  /// The system after a block, whose names aren't visible there.
  func leaving(for scopes: [Scope]) -> ConstraintSystem {
    var outer = self
    outer.scopes = scopes
    return outer
  }

  /// Names a function that code declares.
  fileprivate mutating func name(_ function: FunctionDeclSyntax) {
    let signature = function.signature
    let parameters = signature.parameterClause.parameters
    let type = SwiftType.FunctionType(
      parameters: parameters.map {
        resolver.parameter($0.type, isVariadic: $0.ellipsis != nil)
      }, result: signature.returnClause.map { resolve($0.type) } ?? .void,
      thrown: resolver.thrown(signature.effectSpecifiers?.throwsClause),
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil)
    let name = function.name.text.trimmingBackticks
    let local = Declaration(name: name, kind: .local, type: .function(type))
    local.parameters = parameters.map {
      Declaration.Parameter(
        label: $0.firstName.text == "_" ? nil : $0.firstName.text,
        hasDefault: $0.defaultValue != nil)
    }
    scopes[scopes.count - 1].names[name, default: []].append(local)
  }
}
