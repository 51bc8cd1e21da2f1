import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread with a large stack that does one job after another. Where a thread is made anew for
/// each, the system puts it beside the one that waits for it, and nothing runs at the same time.
final class StackWorker: @unchecked Sendable {
  /// Those without a job. There are as many as ever worked at the same time.
  private static let idle = Mutex<[StackWorker]>([])
  /// What a stack keeps between two jobs, in bytes.
  private static let kept: UInt = 1 << 20

  private let isWanted = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)
  /// Written by the caller before `isWanted`, and by the worker before `isDone`.
  private var job: (() -> Void)?

  /// One without a job, a new one where there is none; nil where no thread can be started.
  static func take() -> StackWorker? {
    idle.withLock { $0.popLast() } ?? started()
  }

  /// Waits until the worker has done the job, which it doesn't keep.
  func perform(_ job: @escaping () -> Void, beside other: () -> Void) {
    self.job = job
    isWanted.signal()
    other()
    isDone.wait()
    Self.idle.withLock { $0.append(self) }
  }

  /// A thread of its own for as long as the process lives.
  private static func started() -> StackWorker? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, numericCast(PTHREAD_CREATE_DETACHED))
    guard pthread_attr_setstacksize(&attributes, LargeStack.size) == 0 else { return nil }
    // Signals are for the threads that were there before: one of them may wait to be interrupted.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let worker = StackWorker()
    let pointer = Unmanaged.passRetained(worker).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, &attributes, { StackWorker.work(for: $0) }, pointer)
    #else
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes,
        { pointer in pointer.flatMap { StackWorker.work(for: $0) } }, pointer)
    #endif
    if failure == 0 { return worker }
    Unmanaged<StackWorker>.fromOpaque(pointer).release()
    return nil
  }

  private static func work(for pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let worker = Unmanaged<StackWorker>.fromOpaque(pointer).takeRetainedValue()
    let top = LargeStack.currentAddress
    let floor = top - UInt(LargeStack.size - LargeStack.margin)
    LargeStack.$workerFloor.withValue(floor) {
      while true {
        worker.isWanted.wait()
        worker.doJob()
        giveBack(from: floor, to: top - kept)
        worker.isDone.signal()
      }
    }
    return nil
  }

  /// On its own, so that nothing holds the job any more when the caller is told.
  @inline(never)
  private func doJob() {
    let work = job
    job = nil
    work?()
  }

  /// Gives pages that a deep recursion touched back to the system.
  private static func giveBack(from start: UInt, to end: UInt) {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let first = (start + page - 1) / page * page
    let length = Int(end / page * page) - Int(first)
    guard length > 0, let pointer = UnsafeMutableRawPointer(bitPattern: first) else { return }
    #if canImport(Darwin)
      madvise(pointer, length, MADV_FREE)
    #else
      madvise(pointer, length, MADV_DONTNEED)
    #endif
  }
}
