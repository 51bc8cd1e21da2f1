import SwiftSyntax

extension ConstraintSystem {
  /// A variable's expected type, by its conversions; nil for none.
  func expectation(of variable: TypeVariable) -> SwiftType? {
    var found: SwiftType?
    for case let (from, to)? in (pending + waiting).lazy.map(\.conversion)
    where known(from) == .variable(variable) {
      var wanted = known(to)
      while let object = wanted.object { wanted = known(object) }
      if wanted.variable == nil { found = wanted }
    }
    return found
  }

  /// A closure's own type, once a function is expected: its parameters are the written ones, else
  /// the expected ones.
  mutating func resolve(_ closure: Closure, _ type: SwiftType) -> Simplified {
    guard let variable = known(type).variable else { return .settled }
    guard case .function(let expected)? = expectation(of: variable) else { return .unsettled }
    return make(closure, variable, expected)
  }

  /// Finds closures and key paths that have an expected type by now; returns true if there was one.
  mutating func resolveExpected() -> Bool {
    for constraint in pending {
      let (found, place): (Simplified, Place)
      switch constraint {
      case .closure(let closure, let type):
        (found, place) = (resolve(closure, type), closure.place)
      case .keyPath(let path, let type): (found, place) = (resolve(path, type), path.place)
      default: continue
      }
      switch found {
      case .unsettled: continue
      case .failed: problem = problem ?? .noSolution
      case .settled:
        pending.removeAll { $0.expectant == place }
        waiting.removeAll { $0.expectant == place }
      }
      return true
    }
    return false
  }

  /// The same for a closure without an expected type.
  mutating func resolveAlone(_ closure: Closure, _ type: SwiftType) -> Bool {
    guard let variable = known(type).variable else { return true }
    return make(closure, variable, nil) == .settled
  }

  private mutating func make(
    _ closure: Closure, _ variable: TypeVariable, _ expected: SwiftType.FunctionType?
  ) -> Simplified {
    let syntax = closure.syntax
    let written = syntax.writtenParameters
    let count = written?.count ?? syntax.shorthandCount
    var parameters: [SwiftType.FunctionType.Parameter] = []
    if let expected, expected.parameters.count != count {
      // The parts of a tuple may have names of their own.
      guard expected.parameters.count == 1, count > 1 else { return .failed }
      let tuple = known(expected.parameters[0].type)
      guard case .tuple(let elements) = tuple, elements.count == count else {
        return tuple.variable == nil ? .failed : .unsettled
      }
      score += .functionConversion
      parameters = expected.parameters
    } else {
      for index in 0..<count {
        if let type = written?[index].type {
          parameters.append(
            resolver.parameter(type, isVariadic: written?[index].isVariadic == true))
        } else {
          parameters.append(expected?.parameters[index] ?? .init(type: self.variable()))
        }
      }
    }
    let result = syntax.signature?.returnClause.map { resolve($0.type) } ?? self.variable()
    let effects = syntax.signature?.effectSpecifiers
    let thrown =
      effects?.throwsClause.map { resolver.thrown($0) }
      ?? (syntax.throwsItself ? declarations.anyError : nil)
    let function = SwiftType.FunctionType(
      parameters: parameters, result: result, thrown: thrown,
      isAsync: expected?.isAsync == true || effects?.asyncSpecifier != nil || syntax.awaits)
    var closure = closure
    closure.builder = syntax.hasReturn ? nil : builders[variable]
    guard bind(variable, to: .function(function)) else { return .failed }
    add(.body(closure, function))
    return .settled
  }

  /// Generates the constraints of a closure's only expression.
  mutating func generateBody(_ only: ExprSyntax, _ function: SwiftType.FunctionType) {
    let value = type(of: only)
    // An only expression whose value isn't used is a statement.
    if isUnwanted(function.result) { return add(.equal(function.result, .void)) }
    add(.converts(value, function.result))
  }

  /// The names that a closure's body sees besides those around.
  func scope(of closure: Closure, _ function: SwiftType.FunctionType) -> Scope {
    var scope = Scope()
    let names = closure.syntax.writtenParameters
    var types = function.parameters.map(\.type)
    let count = names?.count ?? closure.syntax.shorthandCount
    if types.count == 1, count > 1, case .tuple(let elements) = known(types[0]) {
      types = elements.map(\.type)
    }
    for (index, type) in types.enumerated() {
      for name in [names?[index].name, names == nil ? "$\(index)" : nil].compactMap(\.self) {
        scope.names[name] = [Declaration(name: name, kind: .local, type: type)]
      }
    }
    return scope
  }

  /// Whether a closure's result isn't used.
  private func isUnwanted(_ result: SwiftType) -> Bool {
    guard let variable = known(result).variable else { return known(result) == .void }
    return (pending + waiting).contains { constraint in
      guard case .converts(let from, let to) = constraint else { return false }
      return known(from) == .variable(variable) && known(to) == .void
    }
  }
}

extension Constraint {
  /// The place of a closure or a key path without a type so far.
  fileprivate var expectant: Place? {
    switch self {
    case .closure(let closure, _): closure.place
    case .keyPath(let path, _): path.place
    default: nil
    }
  }
}

// MARK: - What a closure writes

extension ClosureExprSyntax {
  /// The parameters that it names; nil where it has but `$0`.
  var writtenParameters: [(name: String, type: TypeSyntax?, isVariadic: Bool)]? {
    switch signature?.parameterClause {
    case .simpleInput(let list)?: list.map { ($0.name.text, nil, false) }
    case .parameterClause(let clause)?:
      clause.parameters.map {
        (($0.secondName ?? $0.firstName).text, $0.type, $0.ellipsis != nil)
      }
    case nil: nil
    }
  }

  /// One more than the highest number after a `$`.
  var shorthandCount: Int { effects.shorthandCount }

  /// A closure's only expression, which is its value; nil for several statements.
  var onlyExpression: ExprSyntax? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    if case .stmt(let statement) = item, let back = statement.as(ReturnStmtSyntax.self) {
      return back.expression
    }
    return item.value
  }

  /// Whether one of its own `return`s has a value.
  var returnsValue: Bool { effects.returnsValue }
  var hasReturn: Bool { effects.hasReturn }
  var throwsItself: Bool { effects.throwsItself }
  var awaits: Bool { effects.awaits }

  private var effects: Effects {
    let finder = Effects(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder
  }
}

extension CodeBlockItemSyntax.Item {
  /// The expression that it is; nil for an `if` or a `switch` whose branches aren't one expression
  /// each (SE-0380).
  fileprivate var value: ExprSyntax? {
    switch self {
    case .expr(let expression): expression.givesValue ? expression : nil
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self).flatMap {
        $0.expression.givesValue ? $0.expression : nil
      }
    case .decl: nil
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether it is one expression, or leaves by an error.
  fileprivate var givesValue: Bool {
    guard count == 1, let item = first?.item else { return false }
    if case .stmt(let statement) = item, statement.is(ThrowStmtSyntax.self) { return true }
    return item.value != nil
  }
}

extension ExprSyntax {
  fileprivate var givesValue: Bool {
    if let choice = self.as(IfExprSyntax.self) {
      guard choice.body.statements.givesValue else { return false }
      return switch choice.elseBody {
      case .ifExpr(let other)?: ExprSyntax(other).givesValue
      case .codeBlock(let block)?: block.statements.givesValue
      case nil: false
      }
    }
    guard let choice = self.as(SwitchExprSyntax.self) else { return true }
    return choice.cases.allSatisfy { element in
      guard case .switchCase(let one) = element else { return false }
      return one.statements.givesValue
    }
  }
}

/// The effects of a closure's code, without nested closures.
private final class Effects: SyntaxVisitor {
  var hasReturn = false
  var returnsValue = false
  var throwsItself = false
  var awaits = false
  var shorthandCount = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // `$65535` is accepted, but isn't a parameter that a closure could have.
    if case .dollarIdentifier(let text) = token.tokenKind, let number = UInt8(text.dropFirst()) {
      shorthandCount = max(shorthandCount, Int(number) + 1)
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    hasReturn = true
    if node.expression != nil { returnsValue = true }
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { throwsItself = true }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    throwsItself = true
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    awaits = true
    return .visitChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    // A `catch` without a pattern takes all that is thrown before it.
    guard node.catchClauses.contains(where: \.catchItems.isEmpty) else { return .visitChildren }
    let outer = throwsItself
    walk(node.body)
    throwsItself = outer
    for clause in node.catchClauses { walk(clause.body) }
    return .skipChildren
  }
}
