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
  init(block: @escaping () -> Void) {}
  func cancel() {}
  func perform() {}
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
extension DispatchQueue: Scheduler {}
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
