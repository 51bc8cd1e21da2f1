#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time that a run has taken, as far as two looks at it come from one thread.
///
/// A run goes on in other threads where the stack of its own is too short, and other runs may go
/// on beside it: neither the process's clock nor the wall's tells what this one takes.
struct RunClock {
  private var lastLook: (thread: pthread_t, seconds: Double)?
  /// What was added up by the last look.
  private(set) var seconds = 0.0

  /// Adds the time since the last look, where that was made on the same thread.
  mutating func look() {
    let (thread, now) = (pthread_self(), Self.threadSeconds)
    if let lastLook, pthread_equal(lastLook.thread, thread) != 0 {
      seconds += now - lastLook.seconds
    }
    lastLook = (thread, now)
  }

  /// The processor time of the present thread, in seconds.
  private static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
