final class ExpressionStatement: Statement {
  let expression: Expression

  init(_ expression: Expression) {
    self.expression = expression
  }

  override func execute(_ frame: Frame) throws -> Completion {
    _ = try expression.evaluate(frame)
    return .normal
  }
}

/// `let` or `var` of one name, the common case.
final class DeclareLocal: Statement {
  let variable: LocalVariable
  let value: Expression?

  init(_ variable: LocalVariable, _ value: Expression?) {
    self.variable = variable
    self.value = value
  }

  override func execute(_ frame: Frame) throws -> Completion {
    let value = try value?.evaluate(frame) ?? .void
    frame[variable.slot] = variable.isBoxed ? .cell(variable.machine.cell(value)) : value
    return .normal
  }
}

/// `let (a, b) = …`
final class DeclarePattern: Statement {
  let pattern: Pattern
  let value: Expression

  init(_ pattern: Pattern, _ value: Expression) {
    self.pattern = pattern
    self.value = value
  }

  override func execute(_ frame: Frame) throws -> Completion {
    _ = try pattern.matches(try value.evaluate(frame), frame)
    return .normal
  }
}

final class ReturnStatement: Statement {
  private var value: Expression?
  unowned(unsafe) let machine: Machine

  init(_ value: Expression?, machine: Machine) {
    self.value = value
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    machine.result = try value?.evaluate(frame) ?? .void
    return .returned
  }

  /// Wraps the result in an optional, as another `return` yields one.
  func wrap() { value = value.map { Wrap($0, always: false) } }
}

final class Block: Statement {
  let statements: [Statement]

  init(_ statements: [Statement]) {
    self.statements = statements
  }

  override func execute(_ frame: Frame) throws -> Completion {
    for statement in statements {
      let completion = try statement.execute(frame)
      if completion != .normal { return completion }
    }
    return .normal
  }
}

/// What follows a `defer` in its block, then the deferred statements.
final class DeferStatement: Statement {
  let rest: Block
  let deferred: Block
  unowned(unsafe) let machine: Machine

  init(rest: Block, deferred: Block, machine: Machine) {
    self.rest = rest
    self.deferred = deferred
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    let completion: Completion
    do {
      completion = try rest.execute(frame)
    } catch {
      _ = try deferred.execute(frame)
      throw error
    }
    let result = machine.result
    let label = machine.jumpLabel
    _ = try deferred.execute(frame)
    machine.result = result
    machine.jumpLabel = label
    return completion
  }
}

final class JumpStatement: Statement {
  let completion: Completion
  let label: Int
  unowned(unsafe) let machine: Machine

  init(_ completion: Completion, label: Int, machine: Machine) {
    self.completion = completion
    self.label = label
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    machine.jumpLabel = label
    return completion
  }
}

final class DoStatement: Statement {
  struct Catch {
    var patterns: [(pattern: Pattern, filter: Expression?)]
    var body: Block
  }

  let body: Block
  let catches: [Catch]
  let label: Int
  unowned(unsafe) let machine: Machine

  init(_ body: Block, _ catches: [Catch], label: Int, machine: Machine) {
    self.body = body
    self.catches = catches
    self.label = label
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    let completion: Completion
    do {
      completion = try body.execute(frame)
    } catch ScriptFailure.thrown(let value, let site) {
      guard let index = try SwitchStatement.match(catches.map(\.patterns), value, frame) else {
        throw ScriptFailure.thrown(value, at: site)
      }
      completion = try catches[index].body.execute(frame)
    }
    if label != 0, completion == .broke, machine.jumpLabel == label { return .normal }
    return completion
  }
}

final class ThrowStatement: Statement {
  let value: Expression
  let site: Site
  unowned(unsafe) let machine: Machine

  init(_ value: Expression, site: Site, machine: Machine) {
    self.value = value
    self.site = site
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    throw ScriptFailure.thrown(
      try value.evaluate(frame), at: machine.program.location(site))
  }
}
