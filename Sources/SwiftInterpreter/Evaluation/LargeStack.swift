#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs work on a thread with a stack of half a gigabyte, of which only what is used costs.
enum LargeStack {
  private static let size = 512 * 1024 * 1024
  /// Of a thread that someone else made, half of the usual stack is counted on.
  private static let foreign = 4 * 1024 * 1024
  private static let margin = 512 * 1024
  @TaskLocal private static var isRunning = false

  /// Bytes of stack that a run entering now may use.
  static var available: Int { (isRunning ? size : foreign) - margin }

  private final class Task {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  static func run<T>(_ body: () throws -> T) throws -> T {
    var result: Result<T, any Error>?
    let interruption = Interruption.current
    let inherited = {
      result = Result { try Interruption.$current.withValue(interruption) { try body() } }
    }
    try withoutActuallyEscaping(inherited) { escaping in
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, size)
      let task = Unmanaged.passRetained(Task(escaping))
      #if canImport(Glibc)
        var thread = pthread_t()
        let code = pthread_create(&thread, &attributes, start, task.toOpaque())
      #else
        var thread: pthread_t?
        let code = pthread_create(&thread, &attributes, start, task.toOpaque())
      #endif
      guard code == 0 else {
        task.release()
        throw ScriptFailure.trap("no thread could be started for the scene")
      }
      #if canImport(Glibc)
        pthread_join(thread, nil)
      #else
        if let thread { pthread_join(thread, nil) }
      #endif
    }
    guard let result else { throw ScriptFailure.trap("the scene's thread ended early") }
    return try result.get()
  }

  #if canImport(Glibc)
    private static let start:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
        argument in
        if let argument {
          let task = Unmanaged<Task>.fromOpaque(argument).takeRetainedValue()
          $isRunning.withValue(true) { task.body() }
        }
        return nil
      }
  #else
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        argument in
        let task = Unmanaged<Task>.fromOpaque(argument).takeRetainedValue()
        $isRunning.withValue(true) { task.body() }
        return nil
      }
  #endif
}
