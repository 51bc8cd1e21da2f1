import SwiftSyntax

/// Closures with a result builder: each statement's value becomes an argument of the builder's
/// functions (SE-0289), a statement at a time.
extension Solver {
  mutating func built(
    _ items: CodeBlockItemListSyntax, by type: SwiftType, as result: SwiftType,
    in system: ConstraintSystem
  ) -> ConstraintSystem? {
    let builder = Builder(type: .metatype(type))
    guard let (inner, parts) = parts(of: items, builder, in: system) else { return nil }
    var next = inner
    var whole = builder.block(parts, of: items, &next)
    if builder.has("buildFinalResult", next) {
      whole = builder.call("buildFinalResult", [(nil, whole)], at: items, 1, &next)
    }
    next.add(.converts(whole, result))
    return next
  }

  /// A nested block, whose components are settled by themselves.
  private mutating func block(
    _ items: CodeBlockItemListSyntax, _ builder: Builder, in system: ConstraintSystem
  ) -> (ConstraintSystem, SwiftType)? {
    guard let (next, parts) = parts(of: items, builder, in: system) else { return nil }
    var whole = SwiftType.hole(.broken)
    let solved = isolated(next) { inner in whole = builder.block(parts, of: items, &inner) }
    return solved.map { ($0.leaving(for: system.scopes), $0.simplified(whole)) }
  }

  private mutating func parts(
    of items: CodeBlockItemListSyntax, _ builder: Builder, in system: ConstraintSystem
  ) -> (ConstraintSystem, [SwiftType])? {
    var next = system
    next.scopes.append(Scope())
    var parts: [SwiftType] = []
    for item in items {
      switch item.item {
      case .decl(let declaration):
        guard let solved = solve(declaration, in: next) else { return nil }
        next = solved
      case .expr(let expression):
        guard let (solved, part) = self.part(expression, builder, in: next) else { return nil }
        next = solved
        parts.append(part)
      case .stmt(let statement):
        guard let (solved, part) = self.part(statement, builder, in: next) else { return nil }
        next = solved
        parts.append(part)
      }
    }
    return (next.leaving(for: system.scopes), parts)
  }

  private mutating func part(
    _ statement: StmtSyntax, _ builder: Builder, in system: ConstraintSystem
  ) -> (ConstraintSystem, SwiftType)? {
    if let inner = statement.as(ExpressionStmtSyntax.self) {
      return part(inner.expression, builder, in: system)
    }
    guard let loop = statement.as(ForStmtSyntax.self) else { return nil }
    var element = SwiftType.hole(.broken)
    let sequence = isolated(system) { inner in
      element = inner.variable()
      inner.add(.associated(inner.type(of: loop.sequence), "Element", element))
    }
    guard var inner = sequence else { return nil }
    inner.scopes.append(Scope())
    inner.bind(loop.pattern, to: inner.simplified(element))
    guard let (next, part) = block(loop.body.statements, builder, in: inner) else { return nil }
    return made(in: next.leaving(for: system.scopes)) { system in
      let list = system.declarations.known(.array, [part])
      return builder.call("buildArray", [(nil, list)], at: loop, 1, &system)
    }
  }

  private mutating func part(
    _ expression: ExprSyntax, _ builder: Builder, in system: ConstraintSystem
  ) -> (ConstraintSystem, SwiftType)? {
    if let choice = expression.as(IfExprSyntax.self) {
      return part(choice, builder, in: system)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      guard case (var next, let subject)? = subject(of: choice, in: system) else { return nil }
      var payloads: [SwiftType] = []
      for element in choice.cases {
        guard case .switchCase(let one) = element else { continue }
        next.scopes.append(Scope())
        guard let matched = match(one, subject, in: next),
          let (solved, part) = block(one.statements, builder, in: matched)
        else { return nil }
        next = solved.leaving(for: system.scopes)
        payloads.append(part)
      }
      return made(in: next) { builder.either(payloads, at: choice, &$0) }
    }
    return made(in: system) { system in
      let value = system.type(of: expression)
      guard builder.has("buildExpression", system) else { return value }
      return builder.call("buildExpression", [(nil, value)], at: expression, 1, &system)
    }
  }

  private mutating func part(
    _ choice: IfExprSyntax, _ builder: Builder, in system: ConstraintSystem
  ) -> (ConstraintSystem, SwiftType)? {
    var next = system
    var payloads: [SwiftType] = []
    var rest: IfExprSyntax.ElseBody? = .ifExpr(choice)
    while let branch = rest {
      let body: CodeBlockItemListSyntax
      next.scopes.append(Scope())
      switch branch {
      case .ifExpr(let one):
        guard let checked = solve(one.conditions, in: next) else { return nil }
        next = checked
        (body, rest) = (one.body.statements, one.elseBody)
      case .codeBlock(let block): (body, rest) = (block.statements, nil)
      }
      guard let (solved, part) = block(body, builder, in: next) else { return nil }
      next = solved.leaving(for: system.scopes)
      payloads.append(part)
      if case .codeBlock = branch {
        return made(in: next) { builder.either(payloads, at: choice, &$0) }
      }
    }
    // Without an `else` there may be nothing.
    return made(in: next) { system in
      let whole = builder.either(payloads, at: choice, &system)
      let optional = system.declarations.optional(of: whole)
      return builder.call("buildOptional", [(nil, optional)], at: choice, 0, &system)
    }
  }

  /// Settles the constraints of `make`, and returns the type that it makes.
  private mutating func made(
    in system: ConstraintSystem, _ make: (inout ConstraintSystem) -> SwiftType
  ) -> (ConstraintSystem, SwiftType)? {
    var type = SwiftType.hole(.broken)
    return isolated(system) { type = make(&$0) }.map { ($0, $0.simplified(type)) }
  }
}

/// A result builder's functions.
private struct Builder {
  /// The builder's metatype, which has the functions.
  let type: SwiftType

  func has(_ name: String, _ system: ConstraintSystem) -> Bool {
    !system.members(name, of: type).isEmpty
  }

  /// A synthesised call. It has the place of its code, with a number of its own there.
  func call(
    _ name: String, _ arguments: [(label: String?, type: SwiftType)], at node: some SyntaxProtocol,
    _ number: Int, _ system: inout ConstraintSystem
  ) -> SwiftType {
    let offset = Place(node).offset
    let place = Place(offset: offset, end: offset - 1 - number)
    let (callee, result) = (system.variable(), system.variable())
    system.add(.member(type, name, callee, place))
    let given = arguments.map { Constraint.Argument(label: $0.label, type: $0.type) }
    system.add(.applies(callee, given, result, place))
    return result
  }

  /// A block from its parts: by pairs if the builder takes them that way (SE-0348).
  func block(
    _ parts: [SwiftType], of items: CodeBlockItemListSyntax, _ system: inout ConstraintSystem
  ) -> SwiftType {
    guard let first = parts.first, has("buildPartialBlock", system) else {
      return call("buildBlock", parts.map { (nil, $0) }, at: items, 2, &system)
    }
    var whole = call("buildPartialBlock", [("first", first)], at: items, 2, &system)
    for (index, part) in parts.enumerated().dropFirst() {
      whole = call(
        "buildPartialBlock", [("accumulated", whole), ("next", part)], at: items, index + 2,
        &system)
    }
    return whole
  }

  /// One of several branches. They are halved until one is left, as the compiler does it, so that
  /// three are a first or second of two, or a third.
  func either(
    _ payloads: [SwiftType], at node: some SyntaxProtocol, _ system: inout ConstraintSystem
  ) -> SwiftType {
    guard payloads.count > 1 else { return payloads.first ?? .void }
    let whole = system.variable()
    var number = 3
    for (index, payload) in payloads.enumerated() {
      var branch = payload
      for label in Self.way(to: index, of: payloads.count).reversed() {
        number += 1
        branch = call("buildEither", [(label, branch)], at: node, number, &system)
      }
      system.add(.converts(branch, whole))
    }
    return whole
  }

  /// The half taken at each step, the outermost first.
  private static func way(to index: Int, of count: Int) -> [String] {
    var (index, count) = (index, count)
    var way: [String] = []
    while count > 1 {
      var half = 1
      while half * 2 < count { half *= 2 }
      if index < half {
        way.append("first")
        count = half
      } else {
        way.append("second")
        (index, count) = (index - half, count - half)
      }
    }
    return way
  }
}
