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
    frame[variable.slot] = variable.isBoxed ? .cell(Cell(value)) : value
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
  let value: Expression?
  unowned(unsafe) let machine: Machine

  init(_ value: Expression?, machine: Machine) {
    self.value = value
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    machine.result = try value?.evaluate(frame) ?? .void
    return .returned
  }
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

final class IfStatement: Statement {
  let conditions: [Condition]
  let body: Block
  let otherwise: Statement?
  let label: Int
  unowned(unsafe) let machine: Machine

  init(
    _ conditions: [Condition], _ body: Block, _ otherwise: Statement?, label: Int,
    machine: Machine
  ) {
    self.conditions = conditions
    self.body = body
    self.otherwise = otherwise
    self.label = label
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    let completion =
      try Condition.hold(conditions, frame)
      ? body.execute(frame) : otherwise?.execute(frame) ?? .normal
    if label != 0, completion == .broke, machine.jumpLabel == label { return .normal }
    return completion
  }
}

final class GuardStatement: Statement {
  let conditions: [Condition]
  let otherwise: Block

  init(_ conditions: [Condition], _ otherwise: Block) {
    self.conditions = conditions
    self.otherwise = otherwise
  }

  override func execute(_ frame: Frame) throws -> Completion {
    try Condition.hold(conditions, frame) ? .normal : otherwise.execute(frame)
  }
}

/// One clause of `if`, `guard` or `while`.
enum Condition {
  case boolean(Expression)
  /// `let x = optional`
  case binding(Pattern, Expression)
  /// `case pattern = value`
  case matching(Pattern, Expression)

  static func hold(_ conditions: [Condition], _ frame: Frame) throws -> Bool {
    for condition in conditions {
      switch condition {
      case .boolean(let expression):
        if try !expression.evaluateBool(frame) { return false }
      case .binding(let pattern, let expression):
        switch try expression.evaluate(frame) {
        case .none: return false
        case .some(let box): _ = try pattern.matches(box.value, frame)
        case let value: _ = try pattern.matches(value, frame)
        }
      case .matching(let pattern, let expression):
        if try !pattern.matches(try expression.evaluate(frame), frame) { return false }
      }
    }
    return true
  }
}

/// `while` and `repeat … while`
final class WhileStatement: Statement {
  let conditions: [Condition]
  let body: Block
  let testsFirst: Bool
  let label: Int
  unowned(unsafe) let machine: Machine

  init(
    _ conditions: [Condition], _ body: Block, testsFirst: Bool, label: Int, machine: Machine
  ) {
    self.conditions = conditions
    self.body = body
    self.testsFirst = testsFirst
    self.label = label
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    if testsFirst, try !Condition.hold(conditions, frame) { return .normal }
    repeat {
      try machine.countRound()
      if let end = machine.loopEnd(try body.execute(frame), label) { return end }
    } while try Condition.hold(conditions, frame)
    return .normal
  }
}

extension Machine {
  /// What a loop does after a round that ended so: nil to go on.
  @inline(__always) func loopEnd(_ completion: Completion, _ label: Int) -> Completion? {
    switch completion {
    case .normal, .fellThrough: return nil
    case .broke:
      return jumpLabel == 0 || jumpLabel == label ? .normal : .broke
    case .continued:
      return jumpLabel == 0 || jumpLabel == label ? nil : .continued
    case .returned: return .returned
    }
  }
}

final class ForStatement: Statement {
  let pattern: Pattern
  let sequence: Expression
  let filter: Expression?
  let body: Block
  let label: Int
  unowned(unsafe) let machine: Machine

  init(
    _ pattern: Pattern, in sequence: Expression, where filter: Expression?, _ body: Block,
    label: Int, machine: Machine
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.filter = filter
    self.body = body
    self.label = label
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    let value = try sequence.evaluate(frame)
    if case .range(let range) = value, case .int(let lower)? = range.lower {
      var upper = Int.max
      if case .int(let bound)? = range.upper { upper = bound }
      if range.upper != nil, range.kind == .halfOpen {
        if upper <= lower { return .normal }
        upper -= 1
      }
      var index = lower
      while index <= upper {
        if let end = try round(.int(index), frame) { return end }
        if index == upper { break }
        index += 1
      }
      return .normal
    }
    if case .array(let box) = value {
      for element in box.elements {
        if let end = try round(element, frame) { return end }
      }
      return .normal
    }
    let iterator = try machine.program.iterator(of: value)
    while let element = try iterator.next() {
      if let end = try round(element, frame) { return end }
    }
    return .normal
  }

  @inline(__always) private func round(_ element: Value, _ frame: Frame) throws -> Completion? {
    try machine.countRound()
    guard try pattern.matches(element, frame) else { return nil }
    if let filter, try !filter.evaluateBool(frame) { return nil }
    return machine.loopEnd(try body.execute(frame), label)
  }
}

final class SwitchStatement: Statement {
  struct Case {
    var patterns: [(pattern: Pattern, filter: Expression?)]
    var body: Block
  }

  let subject: Expression
  let cases: [Case]
  let label: Int
  let site: Site
  unowned(unsafe) let machine: Machine

  init(_ subject: Expression, _ cases: [Case], label: Int, site: Site, machine: Machine) {
    self.subject = subject
    self.cases = cases
    self.label = label
    self.site = site
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    let value = try subject.evaluate(frame)
    guard var index = try Self.match(cases.map(\.patterns), value, frame) else {
      throw machine.fail("no case of this 'switch' matches the value", site)
    }
    while true {
      let completion = try cases[index].body.execute(frame)
      if completion == .fellThrough, index + 1 < cases.count {
        index += 1
        continue
      }
      if completion == .broke, machine.jumpLabel == 0 || machine.jumpLabel == label {
        return .normal
      }
      return completion
    }
  }

  static func match(
    _ cases: [[(pattern: Pattern, filter: Expression?)]], _ value: Value, _ frame: Frame
  ) throws -> Int? {
    for (index, patterns) in cases.enumerated() {
      for (pattern, filter) in patterns where try pattern.matches(value, frame) {
        if let filter, try !filter.evaluateBool(frame) { continue }
        return index
      }
    }
    return nil
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

/// `if` or `switch` as an expression, and the statements within result builders: runs the
/// statements of the branch taken, then gives its value.
final class BranchExpression: Expression {
  struct Branch {
    var effects: [Statement]
    /// Nil for a branch that leaves the function or does nothing.
    var value: Expression?
  }

  enum Choice {
    case conditions([([Condition], Branch)], otherwise: Branch?)
    case cases(
      Expression, [([(pattern: Pattern, filter: Expression?)], Branch)])
  }

  let choice: Choice

  init(_ choice: Choice) {
    self.choice = choice
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    guard let branch = try taken(frame) else { return .void }
    for effect in branch.effects {
      _ = try effect.execute(frame)
    }
    return try branch.value?.evaluate(frame) ?? .void
  }

  private func taken(_ frame: Frame) throws -> Branch? {
    switch choice {
    case .conditions(let clauses, let otherwise):
      for (conditions, branch) in clauses where try Condition.hold(conditions, frame) {
        return branch
      }
      return otherwise
    case .cases(let subject, let cases):
      let value = try subject.evaluate(frame)
      return try SwitchStatement.match(cases.map(\.0), value, frame).map { cases[$0].1 }
    }
  }
}

/// A `for` within a result builder: the array of the rounds' values.
final class CollectingFor: Expression {
  let pattern: Pattern
  let sequence: Expression
  let filter: Expression?
  let body: Expression
  unowned(unsafe) let machine: Machine

  init(
    _ pattern: Pattern, in sequence: Expression, where filter: Expression?, _ body: Expression,
    machine: Machine
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.filter = filter
    self.body = body
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let iterator = try machine.program.iterator(of: try sequence.evaluate(frame))
    var values: [Value] = []
    while let element = try iterator.next() {
      try machine.countRound()
      guard try pattern.matches(element, frame) else { continue }
      if let filter, try !filter.evaluateBool(frame) { continue }
      values.append(try body.evaluate(frame))
    }
    return .array(ArrayBox(values))
  }
}
