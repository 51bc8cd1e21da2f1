extension Lowerer {
  /// An awaited expression: when a call leaves the main actor, the tasks started there begin.
  func suspending(_ value: Lowered) -> Lowered {
    guard let call = value.node as? Call, leavesMainActor(call.declaration) else { return value }
    var value = value
    value.node = Suspension(call, machine)
    return value
  }

  /// Whether another executor runs an asynchronous function, as for a library's and for those that
  /// neither their declaration nor their type isolates to the main actor.
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

  /// SwiftUI's protocols whose types are isolated to the main actor.
  private static let ofMainActor: Set<BuiltinType> = [.view, .viewModifier, .app]
}

/// A call during which the main actor does other work.
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
