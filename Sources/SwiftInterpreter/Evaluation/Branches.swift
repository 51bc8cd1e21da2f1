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
  let otherwise: Statement

  init(_ conditions: [Condition], _ otherwise: Statement) {
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
    guard var index = try Self.chosen(among: cases.map(\.patterns), by: value, frame) else {
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

  /// The case to take. A framework's value, of which nothing is known, takes the first where none
  /// matches.
  static func chosen(
    among cases: [[(pattern: Pattern, filter: Expression?)]], by value: Value, _ frame: Frame
  ) throws -> Int? {
    if let index = try match(cases, value, frame) { return index }
    guard value.isForeign, let first = cases.first else { return nil }
    first.forEach { $0.pattern.bind(foreign: value, frame) }
    return 0
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
      return try SwitchStatement.chosen(among: cases.map(\.0), by: value, frame)
        .map { cases[$0].1 }
    }
  }
}
