import SwiftSyntax

/// Code within an expression is solved a statement at a time, in order, as the compiler does it: what a
/// statement leaves open is settled before the next one is looked at.
extension Solver {
  /// Solves the statements of a closure or a branch; nil where one of them has no solution.
  /// - Parameters:
  ///   - result: what `return` gives; nil where none may stand.
  ///   - value: what a lone expression at the end gives; nil where it gives nothing.
  mutating func solve(
    _ items: CodeBlockItemListSyntax, in system: ConstraintSystem, result: SwiftType?,
    value: SwiftType? = nil
  ) -> ConstraintSystem? {
    var system = system
    let outer = system.scopes
    system.scopes.append(Scope())
    for item in items {
      let next: ConstraintSystem?
      switch item.item {
      case .decl(let declaration): next = solve(declaration, in: system)
      case .expr(let expression):
        next = solve(expression, in: system, result: result, value: value)
      case .stmt(let statement): next = solve(statement, in: system, result: result, value: value)
      }
      guard let next else { return nil }
      system = next
    }
    system.scopes = outer
    return system
  }

  /// Solves what `ask` asks by itself: of the variables around, it may settle those that it names.
  private mutating func isolated(
    _ system: ConstraintSystem, _ ask: (inout ConstraintSystem) -> Void
  ) -> ConstraintSystem? {
    var inner = system
    inner.isolate()
    ask(&inner)
    var solver = Solver()
    solver.solve(inner)
    attempts += solver.attempts
    guard var best = Ranking.best(of: solver.solutions) ?? solver.solutions.first else {
      return nil
    }
    best.rejoin(system)
    return best
  }

  private mutating func solve(_ declaration: DeclSyntax, in system: ConstraintSystem)
    -> ConstraintSystem?
  {
    guard let variables = declaration.as(VariableDeclSyntax.self) else { return system }
    var system = system
    for binding in variables.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      var type = binding.typeAnnotation.map { system.resolve($0.type) }
      if let value = binding.initializer?.value {
        var found = SwiftType.hole(.broken)
        let solved = isolated(system) { inner in
          found = inner.type(of: value)
          if let type { inner.add(.converts(found, type)) }
        }
        guard let solved else { return nil }
        system = solved
        type = type ?? system.simplified(found)
      }
      system.name(name, type ?? .hole(.broken))
    }
    return system
  }

  private mutating func solve(
    _ expression: ExprSyntax, in system: ConstraintSystem, result: SwiftType?, value: SwiftType?
  ) -> ConstraintSystem? {
    if let choice = expression.as(IfExprSyntax.self) {
      return solve(choice, in: system, result: result, value: value)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return solve(choice, in: system, result: result, value: value)
    }
    return isolated(system) { inner in
      let type = inner.type(of: expression)
      if let value { inner.add(.converts(type, value)) }
    }
  }

  private mutating func solve(
    _ statement: StmtSyntax, in system: ConstraintSystem, result: SwiftType?, value: SwiftType?
  ) -> ConstraintSystem? {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let back):
      guard let result else { return system }
      return isolated(system) { inner in
        if let expression = back.expression {
          inner.add(.converts(inner.type(of: expression), result))
        } else {
          inner.add(.equal(result, .void))
        }
      }
    case .expressionStmt(let inner):
      return solve(inner.expression, in: system, result: result, value: value)
    case .guardStmt(let check):
      return solve(check.conditions, in: system).flatMap {
        // What the conditions name stands behind them; what the block does stands alone.
        solve(check.body.statements, in: $0, result: result)
      }
    case .whileStmt(let loop):
      return solve(loop.conditions, in: system).flatMap {
        solve(loop.body.statements, in: $0, result: result)
      }
    case .forStmt(let loop):
      var element = SwiftType.hole(.broken)
      let solved = isolated(system) { inner in
        let (sequence, part) = (inner.type(of: loop.sequence), inner.variable())
        inner.add(.associated(sequence, "Element", part))
        element = part
      }
      guard var system = solved else { return nil }
      let outer = system.scopes
      system.scopes.append(Scope())
      system.name(loop.pattern, system.simplified(element))
      guard var body = solve(loop.body.statements, in: system, result: result) else { return nil }
      body.scopes = outer
      return body
    case .throwStmt(let failure):
      return isolated(system) { inner in _ = inner.type(of: failure.expression) }
    default: return system
    }
  }

  mutating func solve(
    _ choice: IfExprSyntax, in system: ConstraintSystem, result: SwiftType?, value: SwiftType?
  ) -> ConstraintSystem? {
    let outer = system.scopes
    var inner = system
    inner.scopes.append(Scope())
    guard let checked = solve(choice.conditions, in: inner),
      var then = solve(choice.body.statements, in: checked, result: result, value: value)
    else { return nil }
    then.scopes = outer
    switch choice.elseBody {
    case .ifExpr(let other)?: return solve(other, in: then, result: result, value: value)
    case .codeBlock(let block)?:
      return solve(block.statements, in: then, result: result, value: value)
    case nil: return then
    }
  }

  mutating func solve(
    _ choice: SwitchExprSyntax, in system: ConstraintSystem, result: SwiftType?, value: SwiftType?
  ) -> ConstraintSystem? {
    var subject = SwiftType.hole(.broken)
    guard
      var system = isolated(system, { inner in subject = inner.type(of: choice.subject) })
    else { return nil }
    subject = system.simplified(subject)
    for element in choice.cases {
      guard case .switchCase(let one) = element else { continue }
      let outer = system.scopes
      system.scopes.append(Scope())
      if case .case(let label) = one.label {
        for item in label.caseItems {
          if let pattern = item.pattern.as(ExpressionPatternSyntax.self) {
            let matched = isolated(system) { inner in
              inner.add(.converts(inner.type(of: pattern.expression), subject))
            }
            system = matched ?? system
          } else {
            system.name(item.pattern, subject)
          }
        }
      }
      guard var next = solve(one.statements, in: system, result: result, value: value) else {
        return nil
      }
      next.scopes = outer
      system = next
    }
    return system
  }

  private mutating func solve(
    _ conditions: ConditionElementListSyntax, in system: ConstraintSystem
  ) -> ConstraintSystem? {
    var system = system
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        let solved = isolated(system) { inner in
          inner.add(
            .converts(
              inner.type(of: expression), .nominal(inner.declarations.type(.bool), [])))
        }
        guard let solved else { return nil }
        system = solved
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          continue
        }
        let value =
          binding.initializer?.value
          ?? ExprSyntax(DeclReferenceExprSyntax(baseName: name.trimmed))
        var object = SwiftType.hole(.broken)
        let solved = isolated(system) { inner in
          let (optional, part) = (inner.type(of: value), inner.variable())
          inner.add(.object(optional, part))
          object = part
        }
        guard let solved else { return nil }
        system = solved
        let written = binding.typeAnnotation.map { system.resolve($0.type) }
        system.name(name.text, written ?? system.simplified(object))
      default: continue
      }
    }
    return system
  }
}

extension ConstraintSystem {
  /// Puts aside what isn't settled around a piece that is solved by itself.
  mutating func isolate() {
    firstOfPiece = variableCount
    pending = []
    waiting = []
  }

  /// Goes on with what was put aside.
  mutating func rejoin(_ around: ConstraintSystem) {
    firstOfPiece = around.firstOfPiece
    waiting += around.pending + around.waiting
  }

  mutating func name(_ name: String, _ type: SwiftType) {
    scopes[scopes.count - 1].names[name] = [Declaration(name: name, kind: .local, type: type)]
  }

  /// Names the parts of a value by a pattern.
  mutating func name(_ pattern: PatternSyntax, _ type: SwiftType) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let one): name(one.identifier.text, type)
    case .valueBindingPattern(let inner): name(inner.pattern, type)
    case .tuplePattern(let tuple):
      guard case .tuple(let elements) = type, elements.count == tuple.elements.count else { return }
      for (part, element) in zip(tuple.elements, elements) { name(part.pattern, element.type) }
    default: break
    }
  }
}
