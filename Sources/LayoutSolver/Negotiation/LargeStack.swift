#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs deep recursions where there is room for them.
///
/// Building and laying out a tree recurse once for every level. The depth is bounded
/// (`TreeBuilder.depthLimit`), but threads come with stacks of half a megabyte to eight, which is
/// less than that needs, so the work is done by a thread with a stack of its own while the caller
/// waits. Its pages are only taken when they are touched.
enum LargeStack {
  private static let size = 256 << 20

  /// What one level takes at most, in bytes; unoptimised code takes much more.
  private static let bytesPerLevel = _isDebugAssertConfiguration() ? 20_000 : 2_500

  /// What a thread has left, as a rule: threads begin with 8 megabytes here, with half a one there.
  #if canImport(Glibc)
    private static let expectedStack = 3 << 20
  #else
    private static let expectedStack = 128 << 10
  #endif

  /// Whether the caller's own stack might not do for a recursion this deep.
  static func isNeeded(for levels: Int) -> Bool { levels * bytesPerLevel > expectedStack }

  /// The caller waits for it, so it never runs beside anything.
  private final class Job: @unchecked Sendable {
    let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }

  /// Calls `work` and returns its result; on the caller's own stack, should there be no thread.
  static func run<R>(_ work: () -> R) -> R {
    withoutActuallyEscaping(work) { work in
      var result: R?
      let job = Job { result = work() }
      start(Unmanaged.passUnretained(job).toOpaque())
      return result ?? work()
    }
  }

  /// Runs the job in a thread and waits for it.
  private static func start(_ job: UnsafeMutableRawPointer) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    if pthread_attr_setstacksize(&attributes, size) == 0 {
      join(&attributes, job)
    }
    pthread_attr_destroy(&attributes)
  }

  #if canImport(Darwin)
    private static func join(
      _ attributes: UnsafePointer<pthread_attr_t>, _ job: UnsafeMutableRawPointer
    ) {
      var thread: pthread_t?
      let failure = pthread_create(
        &thread, attributes,
        { pointer in
          LargeStack.perform(pointer)
          return nil
        }, job)
      if failure == 0, let thread { pthread_join(thread, nil) }
    }
  #else
    private static func join(
      _ attributes: UnsafePointer<pthread_attr_t>, _ job: UnsafeMutableRawPointer
    ) {
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, attributes,
        { pointer in
          if let pointer { LargeStack.perform(pointer) }
          return nil
        }, job)
      if failure == 0 { pthread_join(thread, nil) }
    }
  #endif

  private static func perform(_ job: UnsafeMutableRawPointer) {
    Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().work()
  }
}
