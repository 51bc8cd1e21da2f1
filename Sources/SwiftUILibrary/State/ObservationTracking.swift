import SwiftInterpreter

/// A closure of `withObservationTracking` to call once, and what it tracks.
struct ObservationTracker {
  /// What its first closure read.
  let dependencies: AccessLog.Dependencies
  /// The closure to call just before one of that is set (SE-0395).
  let onChange: Value
}

extension SwiftUILibrary {
  static let withObservationTracking = NativeMember(
    """
    func withObservationTracking<T>(
      _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
    """
  ) { (call, apply: Value, onChange: Value) in
    let interpreter = call.interpreter
    let (result, dependencies) = try interpreter.log.watching { try interpreter.call(apply) }
    call.context.trackers.append(
      ObservationTracker(dependencies: dependencies, onChange: try interpreter.call(onChange)))
    return result
  }
}

extension SceneContext {
  /// Calls those once that track what is about to be set, in the order in which they registered.
  func tellTrackers() {
    var told: [ObservationTracker] = []
    trackers.removeAll { tracker in
      let isTold = interpreter.log.isWritten(tracker.dependencies)
      if isTold { told.append(tracker) }
      return isTold
    }
    for tracker in told { guarded(()) { _ = try interpreter.call(tracker.onChange) } }
  }
}
