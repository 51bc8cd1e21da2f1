/// A loop as the budget sees it: the cost of a round, and its place.
struct CountedLoop {
  let rounds: Int
  let site: Site
}

/// `while` and `repeat … while`
final class WhileStatement: Statement {
  let conditions: [Condition]
  let body: Block
  let testsFirst: Bool
  let label: Int
  let counted: CountedLoop
  unowned(unsafe) let machine: Machine

  init(
    _ conditions: [Condition], _ body: Block, testsFirst: Bool, label: Int,
    counted: CountedLoop, machine: Machine
  ) {
    self.conditions = conditions
    self.body = body
    self.testsFirst = testsFirst
    self.label = label
    self.counted = counted
    self.machine = machine
  }

  override func execute(_ frame: Frame) throws -> Completion {
    if testsFirst, try !Condition.hold(conditions, frame) { return .normal }
    repeat {
      try machine.countRound(of: counted)
      if let end = machine.loopEnd(try body.execute(frame), label) { return end }
    } while try Condition.hold(conditions, frame)
    return .normal
  }
}

extension Machine {
  /// What a loop does after a round that ended this way: nil to continue.
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
  let counted: CountedLoop
  unowned(unsafe) let machine: Machine

  init(
    _ pattern: Pattern, in sequence: Expression, where filter: Expression?, _ body: Block,
    label: Int, counted: CountedLoop, machine: Machine
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.filter = filter
    self.body = body
    self.label = label
    self.counted = counted
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
    try machine.countRound(of: counted)
    guard try pattern.matches(element, frame) else { return nil }
    if let filter, try !filter.evaluateBool(frame) { return nil }
    return machine.loopEnd(try body.execute(frame), label)
  }
}

/// A `for` within a result builder: the array of the rounds' values.
final class CollectingFor: Expression {
  let pattern: Pattern
  let sequence: Expression
  let filter: Expression?
  let body: Expression
  let counted: CountedLoop
  unowned(unsafe) let machine: Machine

  init(
    _ pattern: Pattern, in sequence: Expression, where filter: Expression?, _ body: Expression,
    counted: CountedLoop, machine: Machine
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.filter = filter
    self.body = body
    self.counted = counted
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let iterator = try machine.program.iterator(of: try sequence.evaluate(frame))
    var values: [Value] = []
    while let element = try iterator.next() {
      try machine.countRound(of: counted)
      guard try pattern.matches(element, frame) else { continue }
      if let filter, try !filter.evaluateBool(frame) { continue }
      values.append(try body.evaluate(frame))
    }
    return .array(ArrayBox(values))
  }
}
