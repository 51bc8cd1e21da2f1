#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time of a run, as far as two readings come from one thread.
///
/// A run continues in other threads where its own stack is too short, and other runs may be in
/// progress: neither the process's clock nor the wall clock measures it.
struct RunClock {
  private var lastLook: (thread: pthread_t, seconds: Double)?
  /// The sum at the last reading.
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
