import LayoutSolver
import SwiftInterpreter

extension SceneContext {
  /// Runs `perform` when a value differs from the one last seen under the same name at the place
  /// whose action is running.
  /// - Parameter initially: whether the first value counts as a change.
  func changes(
    to value: Value, at name: String, initially: Bool = true,
    _ perform: (_ old: Value?) throws -> Void
  ) throws {
    guard let old = state.remember(value, as: name, at: place) else {
      if initially { try perform(nil) }
      return
    }
    if try !interpreter.areEqual(old, value) { try perform(old) }
  }
}
