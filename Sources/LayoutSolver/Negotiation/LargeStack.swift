#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs deep recursions on a thread with enough stack.
///
/// Building and laying out a tree recurse once for every level. The depth is bounded
/// (`TreeBuilder.depthLimit`), but threads come with stacks of half a megabyte to eight, which is
/// less than that needs, so the work is done by a thread with a stack of its own while the caller
/// waits. Its pages are only taken when they are touched, and one thread is kept for the next job, so
/// that they are touched for the first time only once.
enum LargeStack {
  /// In bytes; unoptimised code needs a frame several times as large.
  private static let size = (_isDebugAssertConfiguration() ? 768 : 256) << 20

  /// The most that one level takes, in bytes; unoptimised code takes much more.
  private static let bytesPerLevel = _isDebugAssertConfiguration() ? 20_000 : 2_500

  /// What a thread usually has left: threads begin with 8 megabytes here, with half a one there.
  #if canImport(Glibc)
    private static let expectedStack = 3 << 20
  #else
    private static let expectedStack = 128 << 10
  #endif

  /// Whether the caller's own stack might not suffice for a recursion this deep.
  static func isNeeded(for levels: Int) -> Bool { levels * bytesPerLevel > expectedStack }

  /// Calls `work` and returns its result; on the caller's own stack, should there be no thread.
  ///
  /// A job started within another, or in parallel, gets a thread that ends with it.
  static func run<R>(_ work: () -> R) -> R {
    withoutActuallyEscaping(work) { work in
      var result: R?
      let job = StackJob { result = work() }
      if !kept.perform(job) { job.performInNewThread(stackSize: size) }
      return result ?? work()
    }
  }

  private static let kept = KeptThread(stackSize: size)
}
