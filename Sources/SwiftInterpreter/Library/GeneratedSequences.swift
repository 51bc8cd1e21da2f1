/// `sequence(first:next:)`
final class SuccessorIterator: ElementIterator {
  private var current: Value?
  private let successor: Value
  private let machine: Machine
  private var isFirst: Bool

  init(_ first: Value?, _ successor: Value, _ machine: Machine, isFirst: Bool = true) {
    current = first
    self.successor = successor
    self.machine = machine
    self.isFirst = isFirst
  }

  override func next() throws -> Value? {
    if isFirst {
      isFirst = false
      return current
    }
    guard let last = current else { return nil }
    current = try machine.call(successor, last).unwrapped
    return current
  }

  override func copy() -> ElementIterator {
    SuccessorIterator(current, successor, machine, isFirst: isFirst)
  }
}

/// `sequence(state:next:)`
final class StateIterator: ElementIterator {
  private var state: [Value]
  private let step: Value
  private let machine: Machine

  init(_ state: Value, _ step: Value, _ machine: Machine) {
    self.state = [state]
    self.step = step
    self.machine = machine
  }

  override func next() throws -> Value? { try machine.call(step, &state).unwrapped }

  override func copy() -> ElementIterator { StateIterator(state.first ?? .void, step, machine) }
}
