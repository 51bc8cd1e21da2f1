/// Runs deep recursions where there is room for them.
///
/// To lower, evaluate and lay out a scene recurses once for every level. The depth is bounded, but
/// threads come with stacks of half a megabyte to eight, which is less than that needs, so the work
/// is done by a thread with a stack of its own while the caller waits.
public enum LargeStack {
  /// In bytes; only pages that are touched are taken.
  static let size = 512 << 20
  /// What the machine's own handlers and the work between two checks may take, in bytes.
  static let margin = 512 << 10

  /// What a thread that someone else made has left, as a rule.
  #if canImport(Darwin)
    private static let foreign = 128 << 10
  #else
    private static let foreign = 3 << 20
  #endif

  /// The lowest address of the running worker's stack that may be used; nil on other threads.
  @TaskLocal static var workerFloor: UInt?

  /// The lowest address that the stack of the current thread may reach.
  public static var floor: UInt {
    workerFloor ?? currentAddress - min(UInt(foreign), currentAddress)
  }

  /// Bytes of stack that a run entering now may use.
  public static var available: Int {
    let (floor, here) = (floor, currentAddress)
    return here > floor ? Int(here - floor) : 0
  }

  /// Calls `body` where there is room; on the caller's own stack, should no thread start.
  /// - Parameter other: done by the caller's thread in the meantime.
  /// - Throws: what `body` throws.
  public static func run<T, Failure: Error>(
    beside other: () -> Void = {}, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    if let worker = StackWorker.take() {
      var result: Result<T, Failure>?
      withoutActuallyEscaping({
        do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
      }) { worker.perform($0, beside: other) }
      if let result { return try result.get() }
    }
    other()
    return try body()
  }

  /// An address near the end of the stack in use.
  public static var currentAddress: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
