import Dispatch
import Synchronization
import Threads

/// Runs searches with regular expressions so that they can be abandoned: Swift's engine tries every
/// way to divide a text among nested repetitions, `(a+)+`, and can't be interrupted.
enum RegexWatch {
  /// Texts this long are searched at once: they can't be divided in more ways than take a moment.
  private static let shortText = 12
  /// Seconds after which a search is abandoned.
  private static let patience = 2
  /// How many abandoned searches may continue in the background; they end with the process.
  private static let tolerated = 3
  private static let stackSize = 8 << 20
  /// Bytes that a search may take for each byte of its text: there may be a match at every
  /// character, and none is returned before the last is found.
  static let bytesPerByte = 128
  /// What starting a search costs, in rounds.
  static let rounds = 200

  private static let runaways = Mutex(0)

  private final class Search<Result>: @unchecked Sendable {
    let work: () -> Result
    let finished = DispatchSemaphore(value: 0)
    /// Written before `finished` is signalled, read after.
    var result: Result?
    let isGivenUp = Mutex(false)

    init(_ work: @escaping () -> Result) {
      self.work = work
    }

    func run() {
      result = work()
      finished.signal()
      if isGivenUp.withLock({ $0 }) { RegexWatch.runaways.withLock { $0 -= 1 } }
    }
  }

  /// - Parameter length: of the text in UTF-8.
  static func search<Result>(_ length: Int, _ work: @escaping () -> Result) throws -> Result {
    guard length > shortText else { return work() }
    guard runaways.withLock({ $0 < tolerated }) else { throw tooLong }
    let search = Search(work)
    guard let thread = StackThread(stackSize: stackSize, search.run) else { return work() }
    thread.detach()
    if search.finished.wait(timeout: .now() + .seconds(patience)) == .timedOut {
      search.isGivenUp.withLock { $0 = true }
      runaways.withLock { $0 += 1 }
      throw tooLong
    }
    guard let result = search.result else { throw tooLong }
    return result
  }

  private static var tooLong: ScriptFailure {
    .trap(
      Diagnostic(
        severity: .error, identifier: .workLimit,
        message: "a search with a regular expression took more than \(patience) seconds",
        remedy: "repetitions within repetitions, such as (a+)+, try every way to divide the text; "
          + "write one repetition"))
  }
}

extension NativeCall {
  /// Counts elements that the body is about to go through or copy, and the bytes of each.
  public func spend(_ elements: Int, of bytes: Int = 0) throws {
    try program.machine.charge(elements / 4)
    try program.machine.take(elements * bytes)
  }

  /// Runs a search of a text with a regular expression, which may be abandoned.
  public func searching<Result>(
    _ text: Substring, _ work: @escaping () -> Result
  ) throws -> Result {
    try program.machine.charge(
      RegexWatch.rounds + text.utf8.count / Machine.bytesPerRound)
    try program.machine.take(text.utf8.count * RegexWatch.bytesPerByte)
    return try RegexWatch.search(text.utf8.count, work)
  }
}
