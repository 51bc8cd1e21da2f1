extension Lowerer {
  /// What is awaited: where a call leaves the main actor, the tasks begin that were started there.
  func suspending(_ value: Lowered) -> Lowered {
    guard let call = value.node as? Call, leavesMainActor(call.declaration) else { return value }
    var value = value
    value.node = Suspension(call, machine)
    return value
  }

  /// Whether another executor runs an asynchronous function, as it does a library's and what neither
  /// itself nor by its type is the main actor's.
  private func leavesMainActor(_ function: FunctionDeclaration) -> Bool {
    if function.location == nil { return true }
    guard function.isAsync else { return false }
    if let isOnMainActor = function.isOnMainActor { return !isOnMainActor }
    guard let owner = function.owner else { return true }
    return !owner.ancestry.contains { ancestor in
      ancestor.type.attributes.contains("MainActor")
        || ancestor.type.builtin.map(Self.ofMainActor.contains) == true
    }
  }

  /// The protocols of SwiftUI's whose types are the main actor's.
  private static let ofMainActor: Set<BuiltinType> = [.view, .viewModifier, .app]
}

/// A call during which the main actor does what else was asked of it.
final class Suspension: Expression {
  let call: Expression
  unowned(unsafe) let machine: Machine

  init(_ call: Expression, _ machine: Machine) {
    self.call = call
    self.machine = machine
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    do {
      let value = try call.evaluate(frame)
      try machine.program.interpreter.runStartedTasks()
      return value
    } catch ScriptFailure.thrown(let error, let place) {
      try machine.program.interpreter.runStartedTasks()
      throw ScriptFailure.thrown(error, at: place)
    }
  }
}
