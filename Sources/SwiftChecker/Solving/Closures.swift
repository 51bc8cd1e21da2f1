import SwiftSyntax

extension ConstraintSystem {
  /// A closure's own type, once a function is expected of it: its parameters are what it writes, else what
  /// is expected.
  mutating func resolve(_ closure: Closure, _ type: SwiftType) -> Simplified {
    guard let variable = known(type).variable else { return .settled }
    // What is expected of the closure stands among what isn't settled.
    var expected: SwiftType.FunctionType?
    for constraint in pending + waiting {
      guard case .converts(let from, let to) = constraint, known(from) == .variable(variable) else {
        continue
      }
      var wanted = known(to)
      while let object = wanted.object { wanted = known(object) }
      if case .function(let function) = wanted { expected = function }
    }
    guard let expected else { return .unsettled }
    return own(closure, variable, expected) ? .settled : .failed
  }

  /// Finds closures of which a function is expected by now; returns true if there was one.
  mutating func resolveClosures() -> Bool {
    for constraint in pending {
      guard case .closure(let closure, let type) = constraint else { continue }
      switch resolve(closure, type) {
      case .unsettled: continue
      case .settled:
        pending.removeAll { other in
          if case .closure(let other, _) = other { other.place == closure.place } else { false }
        }
      case .failed: hasFailed = true
      }
      return true
    }
    return false
  }

  /// The same of a closure of which nothing is expected.
  mutating func resolveAlone(_ closure: Closure, _ type: SwiftType) -> Bool {
    guard let variable = known(type).variable else { return true }
    return own(closure, variable, nil)
  }

  private mutating func own(
    _ closure: Closure, _ variable: TypeVariable, _ expected: SwiftType.FunctionType?
  ) -> Bool {
    let names = Self.parameters(closure.syntax)
    var parameters: [SwiftType.FunctionType.Parameter] = []
    let count = names?.count ?? expected?.parameters.count ?? Self.shorthandCount(closure.syntax)
    if names == nil, Self.shorthandCount(closure.syntax) > count { return false }
    for index in 0..<count {
      if let written = names?[index].type {
        parameters.append(.init(type: resolve(written)))
      } else if let expected, expected.parameters.indices.contains(index) {
        parameters.append(expected.parameters[index])
      } else {
        parameters.append(.init(type: self.variable()))
      }
    }
    let result = closure.syntax.signature?.returnClause.map { resolve($0.type) } ?? self.variable()
    let function = SwiftType.FunctionType(
      parameters: parameters, result: result,
      isThrowing: expected?.isThrowing ?? false, isAsync: expected?.isAsync ?? false)
    guard bind(variable, to: .function(function)) else { return false }
    add(.body(closure, function))
    return true
  }

  /// Writes down what the body of a closure asks, whose parameters are known as far as they will be.
  mutating func generateBody(_ closure: Closure, _ function: SwiftType.FunctionType) {
    let outer = scopes
    scopes = closure.scopes + [scope(of: closure, function)]
    defer { scopes = outer }
    if let only = closure.syntax.onlyExpression {
      let value = type(of: only)
      // A lone expression that nobody wants is no value.
      if isUnwanted(function.result) { return add(.equal(function.result, .void)) }
      add(.converts(value, function.result))
    }
  }

  /// The names that a closure's body sees besides those around.
  func scope(of closure: Closure, _ function: SwiftType.FunctionType) -> Scope {
    var scope = Scope()
    let names = Self.parameters(closure.syntax)
    for (index, parameter) in function.parameters.enumerated() {
      for name in [names?[index].name, "$\(index)"].compactMap(\.self) {
        scope.names[name] = [Declaration(name: name, kind: .local, type: parameter.type)]
      }
    }
    return scope
  }

  /// Whether nothing is expected of a closure's result.
  private func isUnwanted(_ result: SwiftType) -> Bool {
    if known(result) == .void { return true }
    guard let variable = known(result).variable else { return false }
    return pending.contains { constraint in
      guard case .converts(let from, let to) = constraint else { return false }
      return known(from) == .variable(variable) && known(to) == .void
    }
  }

  private static func parameters(
    _ closure: ClosureExprSyntax
  ) -> [(name: String, type: TypeSyntax?)]? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: list.map { ($0.name.text, nil) }
    case .parameterClause(let clause)?:
      clause.parameters.map { (($0.secondName ?? $0.firstName).text, $0.type) }
    case nil: nil
    }
  }

  private static func shorthandCount(_ closure: ClosureExprSyntax) -> Int {
    let used = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
      if case .dollarIdentifier(let text) = token.tokenKind { Int(text.dropFirst()) } else { nil }
    }
    return used.max().map { $0 + 1 } ?? 0
  }
}

extension ClosureExprSyntax {
  /// What is alone in the closure and gives its value; nil where it is code.
  var onlyExpression: ExprSyntax? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression
        ?? statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }

  /// Whether a `return` of its own gives a value.
  var returnsValue: Bool {
    let finder = Returns(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.isFound
  }
}

private final class Returns: SyntaxVisitor {
  var isFound = false
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression != nil { isFound = true }
    return .skipChildren
  }
}
