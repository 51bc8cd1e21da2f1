#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread with a stack as large as its work needs.
///
/// Its signal handlers run on a stack of their own, so that a handler which gives the terminal back
/// does so too when the thread's stack has overflowed.
package struct StackThread: @unchecked Sendable {
  private let thread: pthread_t

  /// What a thread is started to do.
  private final class Start {
    let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }

  /// Starts a thread.
  /// - Returns: nil where there is no thread to be had.
  package init?(stackSize: Int, _ work: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let start = Unmanaged.passRetained(Start(work))
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(
        &thread, &attributes,
        { pointer in
          Self.run(pointer)
          return nil
        }, start.toOpaque())
      guard failure == 0, let thread else {
        start.release()
        return nil
      }
    #else
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes,
        { pointer in
          if let pointer { Self.run(pointer) }
          return nil
        }, start.toOpaque())
      guard failure == 0 else {
        start.release()
        return nil
      }
    #endif
    self.thread = thread
  }

  /// Waits for its end.
  package func join() { pthread_join(thread, nil) }

  /// Nobody waits for its end.
  package func detach() { pthread_detach(thread) }

  private static func run(_ pointer: UnsafeMutableRawPointer) {
    let handlers = HandlerStack()
    defer { handlers.remove() }
    Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue().work()
  }
}

/// The stack on which the signal handlers of a thread run. Systems have none for a thread unless it
/// asks for one.
private struct HandlerStack {
  private static let size = 64 << 10
  private let memory: UnsafeMutableRawPointer

  /// Gives one to the calling thread.
  init() {
    memory = .allocate(byteCount: Self.size, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = numericCast(Self.size)
    sigaltstack(&stack, nil)
  }

  func remove() {
    var none = stack_t()
    none.ss_flags = numericCast(SS_DISABLE)
    // Some systems look at the size of a stack that is taken away too.
    none.ss_size = numericCast(Self.size)
    sigaltstack(&none, nil)
    memory.deallocate()
  }
}
