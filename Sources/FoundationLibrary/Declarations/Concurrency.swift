struct CancellationError: Error {}
enum DispatchTimeInterval {
  case seconds(Int)
  case milliseconds(Int)
  case nanoseconds(Int)
}
extension DispatchTime {
  static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
}
func sleep(_ seconds: UInt32) -> UInt32 { 0 }
func usleep(_ microseconds: UInt32) -> Int32 { 0 }
class Thread {
  static let current = Thread()
  static let main = Thread()
  static var isMainThread: Bool { true }
  var isMainThread: Bool { true }
  static func sleep(forTimeInterval interval: Double) {}
}
class DispatchWorkItem {
  private let block: () -> Void
  private(set) var isCancelled = false
  init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) { self.block = block }
  func cancel() { isCancelled = true }
  func perform() { if !isCancelled { block() } }
  func wait() {}
}
/// What enters leaves again at once, so that a group is done whenever it is asked.
class DispatchGroup {
  init() {}
  func enter() {}
  func leave() {}
  func wait() {}
  func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    queue.async(execute: work)
  }
}
enum DispatchTimeoutResult { case success, timedOut }
/// Nobody else runs, so nobody is waited for.
class DispatchSemaphore {
  init(value: Int) {}
  func wait() {}
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
  @discardableResult func signal() -> Int { 0 }
}
struct DispatchWorkItemFlags: OptionSet {
  let rawValue: Int
  static let barrier = DispatchWorkItemFlags(rawValue: 1)
}
extension DispatchQueue: Scheduler {
  func async(execute workItem: DispatchWorkItem) { async(execute: { workItem.perform() }) }
  func sync(execute workItem: DispatchWorkItem) { workItem.perform() }
  func asyncAndWait(execute workItem: DispatchWorkItem) { workItem.perform() }
}
/// Nobody else runs, so a lock is held by who asks for it, as long as that lasts.
protocol NSLocking {
  func lock()
  func unlock()
}
extension NSLocking {
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
class NSLock: NSLocking {
  var name: String?
  private var isHeld = false
  init() {}
  func lock() { isHeld = true }
  func unlock() { isHeld = false }
  func `try`() -> Bool {
    defer { isHeld = true }
    return !isHeld
  }
  func lock(before limit: Date) -> Bool { self.try() }
}
class NSRecursiveLock: NSLocking {
  var name: String?
  init() {}
  func lock() {}
  func unlock() {}
  func `try`() -> Bool { true }
  func lock(before limit: Date) -> Bool { true }
}
class NSCondition: NSLocking {
  var name: String?
  init() {}
  func lock() {}
  func unlock() {}
  func wait() {}
  func wait(until limit: Date) -> Bool { true }
  func signal() {}
  func broadcast() {}
}
class OSAllocatedUnfairLock<State> {
  private var state: State
  private let isHeld = NSLock()
  init(initialState: State) { state = initialState }
  init(uncheckedState initialState: State) { state = initialState }
  func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&state) }
  func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&state) }
  func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    try body(&state)
  }
}
extension OSAllocatedUnfairLock where State == () {
  convenience init() { self.init(initialState: ()) }
  func lock() { isHeld.lock() }
  func unlock() { isHeld.unlock() }
  func lockIfAvailable() -> Bool { isHeld.try() }
  func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
  func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try body() }
  func withLockIfAvailable<R>(_ body: () throws -> R) rethrows -> R? { try body() }
}
class Mutex<Value> {
  private var value: Value
  init(_ initialValue: Value) { value = initialValue }
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R { try body(&value) }
  func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) rethrows -> R? {
    try body(&value)
  }
}
class RunLoop: Scheduler {
  enum Mode { case common, `default`, tracking }
  static let main = RunLoop()
  static let current = RunLoop()
  func add(_ timer: Timer, forMode mode: Mode) {}
}
class Timer {
  struct TimerPublisher: ConnectablePublisher {
    typealias Output = Date
    typealias Failure = Never
    func autoconnect() -> Publishers.Autoconnect<TimerPublisher> {
      Publishers.Autoconnect(upstream: self)
    }
    func connect() -> any Cancellable { AnyCancellable() }
    func deliver(
      to receive: @escaping (Date) -> Void, finish: @escaping ((any Error)?) -> Void
    ) {}
  }
  static func publish(
    every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher() }
  static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer { Timer() }
  static func scheduledTimer(
    timeInterval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer() }
  init() {}
  init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {}
  var isValid: Bool { true }
  func invalidate() {}
  func fire() {}
}
