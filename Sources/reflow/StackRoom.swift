import Foundation

/// Room on the main thread's stack, which the system allocates on use: deep nesting in a scene is
/// written, drawn and released by as many nested calls.
enum StackRoom {
  private static let size: rlim_t = 120 << 20

  /// Raises the limit as far as the system allows; where the stack's size is fixed at the start, as
  /// on macOS, it is unchanged.
  static func raise() {
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
      let resource = RLIMIT_STACK
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < size else { return }
    limit.rlim_cur = min(size, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
