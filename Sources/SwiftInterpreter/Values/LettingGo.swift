#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Releases values without recursing for every level: a list of a million objects, each held by the
/// one before it, would need more stack than there is. Beyond some levels the values wait until the
/// outermost box is done.
enum LettingGo {
  private static let levels = 64

  /// Per thread: how many boxes are being released within each other, and what waits.
  private final class State {
    var depth = 0
    var waiting: [Value] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Glibc)
        if let pointer { Unmanaged<State>.fromOpaque(pointer).release() }
      #else
        Unmanaged<State>.fromOpaque(pointer).release()
      #endif
    }
    return key
  }()

  private static var state: State {
    if let known = pthread_getspecific(key) {
      return Unmanaged<State>.fromOpaque(known).takeUnretainedValue()
    }
    let state = State()
    pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
    return state
  }

  /// Releases a box's values, for its deinitialiser.
  static func end(_ values: inout ContiguousArray<Value>) {
    guard values.contains(where: \.holdsValues) else { return }
    let state = state
    if state.depth >= levels { state.waiting.append(contentsOf: values) }
    // Optimised code lets go as soon as it may, which must not be before the level is counted.
    withExtendedLifetime(values) { state.depth += 1 }
    values = []
    leave(state)
  }

  static func end(_ values: inout [Value]) {
    // Most long arrays hold only numbers or texts; their first element shows it.
    guard values.contains(where: \.holdsValues) else { return }
    let state = state
    if state.depth >= levels { state.waiting.append(contentsOf: values) }
    withExtendedLifetime(values) { state.depth += 1 }
    values = []
    leave(state)
  }

  static func end(_ value: inout Value) {
    guard value.holdsValues else { return }
    let state = state
    if state.depth >= levels { state.waiting.append(value) }
    withExtendedLifetime(value) { state.depth += 1 }
    value = .void
    leave(state)
  }

  private static func leave(_ state: State) {
    if state.depth == 1 {
      while var next = state.waiting.popLast() {
        // Without another owner, it ends here.
        next = .void
        _ = next
      }
    }
    state.depth -= 1
  }
}

extension Value {
  /// Whether it holds values that are released with it.
  @inline(__always) var holdsValues: Bool {
    switch self {
    case .some, .array, .dictionary, .set, .tuple, .structure, .object, .function, .host, .cell:
      true
    case .enumeration(let box): !box.payload.isEmpty
    default: false
    }
  }
}
