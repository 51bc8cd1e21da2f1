import Foundation

/// Room on the main thread's stack, which the system gives as it is used: what a scene nests deep is
/// written, drawn and let go of in as many calls within each other.
enum StackRoom {
  private static let size: rlim_t = 120 << 20

  /// Raises the limit as far as the system lets the user; where the stack's size is fixed when a
  /// program starts, as on macOS, it stays what it is.
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
