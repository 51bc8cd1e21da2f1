import Threads

/// Runs work on a thread with a stack of half a gigabyte, of which only the used part costs memory.
enum LargeStack {
  private static let size = 512 * 1024 * 1024
  /// On a thread that someone else made, half of the usual stack is assumed.
  private static let foreign = 4 * 1024 * 1024
  private static let margin = 512 * 1024
  @TaskLocal private static var isRunning = false

  /// Bytes of stack that a run entering now may use.
  static var available: Int { (isRunning ? size : foreign) - margin }

  static func run<T>(_ body: () throws -> T) throws -> T {
    var result: Result<T, any Error>?
    let interruption = Interruption.current
    let inherited = {
      result = Result { try Interruption.$current.withValue(interruption) { try body() } }
    }
    try withoutActuallyEscaping(inherited) { inherited in
      let thread = StackThread(stackSize: size) { $isRunning.withValue(true) { inherited() } }
      guard let thread else {
        throw ScriptFailure.trap("no thread could be started for the scene")
      }
      thread.join()
    }
    guard let result else { throw ScriptFailure.trap("the scene's thread ended early") }
    return try result.get()
  }
}
