#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work for a thread with a large stack.
final class StackJob: @unchecked Sendable {
  // The caller waits for it, so it never runs beside anything of the caller's.
  let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  /// Runs in a thread of its own; does nothing, should there be none.
  func performInNewThread(stackSize: Int) {
    let thread = startThread(stackSize, Unmanaged.passUnretained(self).toOpaque()) { job in
      Unmanaged<StackJob>.fromOpaque(job).takeUnretainedValue().work()
    }
    if let thread { pthread_join(thread, nil) }
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
    let thread = startThread(stackSize, Unmanaged.passUnretained(self).toOpaque()) { thread in
      Unmanaged<KeptThread>.fromOpaque(thread).takeUnretainedValue().work()
    }
    state = thread == nil ? .unavailable : .idle
    if let thread { pthread_detach(thread) }
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

/// What a thread is started to do.
private struct ThreadStart {
  var argument: UnsafeMutableRawPointer
  var body: (UnsafeMutableRawPointer) -> Void

  func run() { body(argument) }
}

/// Starts a thread that calls `body` with `argument`; nil where there is no thread to be had.
private func startThread(
  _ stackSize: Int, _ argument: UnsafeMutableRawPointer,
  _ body: @escaping (UnsafeMutableRawPointer) -> Void
) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
  let start = UnsafeMutablePointer<ThreadStart>.allocate(capacity: 1)
  start.initialize(to: ThreadStart(argument: argument, body: body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let failure = pthread_create(
      &thread, &attributes,
      { pointer in
        runThread(pointer)
        return nil
      }, start)
  #else
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, &attributes,
      { pointer in
        if let pointer { runThread(pointer) }
        return nil
      }, start)
  #endif
  guard failure == 0 else {
    start.deinitialize(count: 1)
    start.deallocate()
    return nil
  }
  return thread
}

private func runThread(_ pointer: UnsafeMutableRawPointer) {
  let start = pointer.assumingMemoryBound(to: ThreadStart.self)
  let work = start.move()
  start.deallocate()
  work.run()
}
