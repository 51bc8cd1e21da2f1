func sleep(_ seconds: UInt32) -> UInt32 { 0 }
func usleep(_ microseconds: UInt32) -> Int32 { 0 }
class Thread {
  static let current = Thread()
  static let main = Thread()
  static var isMainThread: Bool { true }
  var isMainThread: Bool { true }
  static func sleep(forTimeInterval interval: Double) {}
}
extension DispatchQueue: Scheduler {}

enum QualityOfService: Int {
  case userInteractive = 33
  case userInitiated = 25
  case utility = 17
  case background = 9
  case `default` = -1
}

class Operation: NSObject {
  enum QueuePriority: Int {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }
  var name: String?
  var queuePriority = QueuePriority.normal
  var qualityOfService = QualityOfService.default
  var completionBlock: (() -> Void)?
  private(set) var dependencies: [Operation] = []
  private var isEnded = false
  private var isStarted = false
  private(set) var isCancelled = false
  fileprivate var isQueued = false
  override init() {}
  var isAsynchronous: Bool { false }
  var isExecuting: Bool { isStarted && !isEnded }
  var isFinished: Bool { isEnded }
  var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
  func main() {}
  func start() {
    isStarted = true
    if !isCancelled { main() }
    isEnded = true
  }
  func cancel() { isCancelled = true }
  func addDependency(_ operation: Operation) { dependencies.append(operation) }
  func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }
  func waitUntilFinished() {
    if !DispatchQueue._wait(until: { isFinished }) {
      fatalError("waitUntilFinished() waits for an operation that never ends")
    }
  }
  /// Of the operations that a queue has, those that this one depends on run first.
  fileprivate func run() {
    if isFinished || isStarted { return }
    for operation in dependencies where operation.isQueued { operation.run() }
    if !isReady { return }
    start()
    completionBlock?()
  }
}

class BlockOperation: Operation {
  private(set) var executionBlocks: [() -> Void] = []
  override init() {}
  init(block: @escaping () -> Void) { executionBlocks = [block] }
  func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }
  override func main() { for block in executionBlocks { block() } }
}

class OperationQueue: NSObject, Scheduler {
  static let main = OperationQueue(queue: .main)
  static var current: OperationQueue? { main }
  static let defaultMaxConcurrentOperationCount = -1
  var name: String?
  var maxConcurrentOperationCount = -1
  var qualityOfService = QualityOfService.default
  var underlyingQueue: DispatchQueue?
  var isSuspended = false {
    didSet { if !isSuspended { for operation in operations { schedule(operation) } } }
  }
  private let queue: DispatchQueue
  private var added: [Operation] = []
  override init() { queue = DispatchQueue(label: "NSOperationQueue") }
  private init(queue: DispatchQueue) { self.queue = queue }
  var operations: [Operation] { added.filter { !$0.isFinished } }
  var operationCount: Int { operations.count }
  func addOperation(_ operation: Operation) {
    operation.isQueued = true
    added = operations + [operation]
    if !isSuspended { schedule(operation) }
  }
  func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
  func addBarrierBlock(_ barrier: @escaping () -> Void) { addOperation(barrier) }
  func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { for operation in operations { operation.waitUntilFinished() } }
  }
  func cancelAllOperations() { for operation in operations { operation.cancel() } }
  func waitUntilAllOperationsAreFinished() {
    for operation in operations { operation.waitUntilFinished() }
  }
  /// An operation that waited for this one may run after it.
  private func schedule(_ operation: Operation) {
    queue.async {
      operation.run()
      while let next = self.operations.first(where: { $0.isReady && !$0.isExecuting }) {
        next.run()
        if !next.isFinished { break }
      }
    }
  }
}

/// Nothing else runs, so whoever asks for a lock gets it at once.
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
  func add(_ timer: Timer, forMode mode: Mode) { timer._schedule() }
}
/// A timer fires when it is told to, or when somebody lets its moment come.
class Timer: NSObject {
  struct TimerPublisher: ConnectablePublisher, _DeliveringPublisher {
    typealias Output = Date
    typealias Failure = Never
    func autoconnect() -> Publishers.Autoconnect<TimerPublisher> {
      Publishers.Autoconnect(upstream: self)
    }
    fileprivate let interval: Double
    func connect() -> any Cancellable { AnyCancellable() }
    func deliver(
      to receive: @escaping (Date) -> Void, finish: @escaping ((any Error)?) -> Void
    ) {
      DispatchQueue._after(Timer._shortest(interval)) {
        receive(Date.now)
        self.deliver(to: receive, finish: finish)
      }
    }
  }
  /// As Foundation has it, a timer without an interval fires every tenth of a millisecond.
  fileprivate static func _shortest(_ interval: Double) -> Double {
    interval > 0 ? interval : 0.0001
  }
  static func publish(
    every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
  static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer._schedule()
    return timer
  }
  static func scheduledTimer(
    timeInterval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }
  let timeInterval: TimeInterval
  let userInfo: Any?
  var tolerance: TimeInterval = 0
  private(set) var isValid = true
  private let repeats: Bool
  private let block: ((Timer) -> Void)?
  init() { (timeInterval, userInfo, repeats, block) = (0, nil, false, { _ in }) }
  init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
    (timeInterval, userInfo, self.repeats, self.block) = (interval, nil, repeats, block)
  }
  convenience init(
    fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
  ) { self.init(timeInterval: interval, repeats: repeats, block: block) }
  init(
    timeInterval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.timeInterval = timeInterval
    self.userInfo = userInfo
    self.repeats = repeats
    block = nil
  }
  func invalidate() { isValid = false }
  fileprivate func _schedule() {
    if block == nil { return }
    DispatchQueue._after(Timer._shortest(timeInterval)) {
      if !self.isValid { return }
      self.fire()
      if self.isValid { self._schedule() }
    }
  }
  func fire() {
    if !isValid { return }
    guard let block else { fatalError("a timer's selector is not called here") }
    block(self)
    if !repeats { invalidate() }
  }
}
