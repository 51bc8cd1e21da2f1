import JSONText
import Synchronization

/// A request or notification that is being answered.
package final class RPCCall: Sendable {
  package let method: String
  /// An object, an array, or null.
  package let parameters: JSON
  /// Nil of a notification.
  package let identifier: RPCIdentifier?

  private struct State: Sendable {
    var isCancelled = false
    var whenCancelled: (@Sendable () -> Void)?
  }
  private let state = Mutex(State())

  package init(method: String, parameters: JSON = .null, identifier: RPCIdentifier? = nil) {
    (self.method, self.parameters, self.identifier) = (method, parameters, identifier)
  }

  /// Whether nobody wants the answer any more.
  package var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// - Throws: where nobody wants the answer any more.
  package func checkCancelled() throws(RPCError) {
    if isCancelled { throw .cancelled }
  }

  /// Does what ends the work on an answer that nobody wants; at once, where that is known already.
  /// Runs on any thread.
  package func whenCancelled(_ action: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      state.whenCancelled = action
      return state.isCancelled
    }
    if isCancelled { action() }
  }

  package func cancel() {
    let action = state.withLock { state in
      defer { state.isCancelled = true }
      return state.isCancelled ? nil : state.whenCancelled
    }
    action?()
  }

  /// A parameter by its name.
  package subscript(name: String) -> JSON? { parameters[name] }
}
