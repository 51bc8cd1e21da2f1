import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work for a thread with a large stack.
final class StackJob: @unchecked Sendable {
  // The caller waits for it, so it never runs in parallel with the caller.
  let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  /// Runs in a thread of its own; does nothing without one.
  func performInNewThread(stackSize: Int) {
    StackThread(stackSize: stackSize) { self.work() }?.join()
  }
}

/// A thread that does one job after the other, and sleeps in between.
final class KeptThread: @unchecked Sendable {
  private enum State { case notStarted, idle, hasJob, working, unavailable }

  private let stackSize: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // Both are read and written with the mutex locked.
  private var state = State.notStarted
  private var job: StackJob?

  init(stackSize: Int) {
    self.stackSize = stackSize
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Runs the job and waits for it; false, without running it, where the thread is at work or can't
  /// be started.
  func perform(_ job: StackJob) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if state == .notStarted { start() }
    guard state == .idle else { return false }
    self.job = job
    state = .hasJob
    pthread_cond_broadcast(changed)
    while self.job === job { pthread_cond_wait(changed, mutex) }
    return true
  }

  /// Starts the thread, which lives as long as the process.
  private func start() {
    let thread = StackThread(stackSize: stackSize) { self.work() }
    thread?.detach()
    state = thread == nil ? .unavailable : .idle
  }

  private func work() -> Never {
    pthread_mutex_lock(mutex)
    while true {
      guard state == .hasJob, let job else {
        pthread_cond_wait(changed, mutex)
        continue
      }
      state = .working
      pthread_mutex_unlock(mutex)
      job.work()
      pthread_mutex_lock(mutex)
      self.job = nil
      state = .idle
      pthread_cond_broadcast(changed)
    }
  }
}
