struct CancellationError: Error {}

enum TaskPriority {
  case high, medium, low, background, userInitiated, utility
}

struct Duration: Hashable, Comparable, AdditiveArithmetic, Codable, CustomStringConvertible {
  func hash(into hasher: inout Hasher) {
    hasher.combine(_parts.high)
    hasher.combine(_parts.low)
  }
  static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
  static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
  static func *= <T: BinaryInteger>(lhs: inout Duration, rhs: T) { lhs = lhs * rhs }
  static func /= <T: BinaryInteger>(lhs: inout Duration, rhs: T) { lhs = lhs / rhs }
  static func /= (lhs: inout Duration, rhs: Double) { lhs = lhs / rhs }
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let high = try container.decode(Int64.self)
    self.init(_high: high, low: try container.decode(UInt64.self))
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(_parts.high)
    try container.encode(_parts.low)
  }
}

protocol InstantProtocol<Duration>: Comparable, Hashable {
  associatedtype Duration
  func advanced(by duration: Duration) -> Self
  func duration(to other: Self) -> Duration
}

extension InstantProtocol {
  static func + (a: Self, b: Duration) -> Self { a.advanced(by: b) }
  static func - (a: Self, b: Duration) -> Self { a.advanced(by: .zero - b) }
  static func - (a: Self, b: Self) -> Duration { b.duration(to: a) }
  static func += (a: inout Self, b: Duration) { a = a + b }
  static func -= (a: inout Self, b: Duration) { a = a - b }
}

protocol Clock<Duration> {
  associatedtype Duration
  associatedtype Instant: InstantProtocol
  var now: Instant { get }
  var minimumResolution: Duration { get }
}

extension Clock {
  func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
}

// The clocks show the moment of the scene, which goes on only where somebody lets it.
struct ContinuousClock: Clock {
  typealias Duration = Swift.Duration
  struct Instant: InstantProtocol {
    typealias Duration = Swift.Duration
    private var sinceStart = Duration.zero
    static var now: Instant { Instant(sinceStart: .seconds(DispatchQueue._moment)) }
    func advanced(by duration: Duration) -> Instant {
      var other = self
      other.sinceStart += duration
      return other
    }
    func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
    static func < (a: Instant, b: Instant) -> Bool { a.sinceStart < b.sinceStart }
  }
  static var now: Instant { .now }
  var now: Instant { .now }
  var minimumResolution: Duration { .nanoseconds(1) }
  func sleep(until deadline: Instant, tolerance: Duration? = nil) throws {
    try Task.sleep(for: now.duration(to: deadline))
  }
}

struct SuspendingClock: Clock {
  typealias Duration = Swift.Duration
  typealias Instant = ContinuousClock.Instant
  static var now: Instant { .now }
  var now: Instant { .now }
  var minimumResolution: Duration { .nanoseconds(1) }
  func sleep(until deadline: Instant, tolerance: Duration? = nil) throws {
    try Task.sleep(for: now.duration(to: deadline))
  }
}

extension Clock where Self == ContinuousClock {
  static var continuous: ContinuousClock { ContinuousClock() }
}
extension Clock where Self == SuspendingClock {
  static var suspending: SuspendingClock { SuspendingClock() }
}

extension Task {
  var result: Result<Success, Failure> { Result { try value } }
  static func sleep<C: Clock>(
    for duration: Duration, tolerance: Duration? = nil, clock: C
  ) throws { try sleep(for: duration) }
  static func sleep<C: Clock>(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: C
  ) throws { try sleep(for: ContinuousClock.now.duration(to: deadline)) }
}

protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Failure = any Error
  mutating func next() throws -> Element?
}

extension AsyncIteratorProtocol {
  mutating func next(isolation actor: (any Actor)?) throws -> Element? { try next() }
}

protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  associatedtype Failure = any Error
  func makeAsyncIterator() -> AsyncIterator
}

/// Transforms an asynchronous sequence's elements one by one, on demand.
struct _AsyncElements<Element>: AsyncSequence<Element> {
  struct AsyncIterator: AsyncIteratorProtocol<Element> {
    let step: () throws -> Element?
    mutating func next() throws -> Element? { try step() }
  }
  let start: () -> () throws -> Element?
  init(_ start: @escaping () -> () throws -> Element?) { self.start = start }
  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(step: start()) }
}

extension AsyncSequence {
  func map<T>(_ transform: @escaping (Element) throws -> T) -> _AsyncElements<T> {
    _AsyncElements<T> {
      var iterator = makeAsyncIterator()
      return {
        guard let element = try iterator.next() else { return nil }
        return try transform(element)
      }
    }
  }
  func compactMap<T>(_ transform: @escaping (Element) throws -> T?) -> _AsyncElements<T> {
    _AsyncElements<T> {
      var iterator = makeAsyncIterator()
      return {
        while let element = try iterator.next() {
          if let made = try transform(element) { return made }
        }
        return nil
      }
    }
  }
  func filter(_ isIncluded: @escaping (Element) throws -> Bool) -> _AsyncElements<Element> {
    _AsyncElements<Element> {
      var iterator = makeAsyncIterator()
      return {
        while let element = try iterator.next() { if try isIncluded(element) { return element } }
        return nil
      }
    }
  }
  func flatMap<S: AsyncSequence>(
    _ transform: @escaping (Element) throws -> S
  ) -> _AsyncElements<S.Element> {
    _AsyncElements<S.Element> {
      var iterator = makeAsyncIterator()
      var inner: S.AsyncIterator?
      return {
        while true {
          if let element = try inner?.next() { return element }
          guard let next = try iterator.next() else { return nil }
          inner = try transform(next).makeAsyncIterator()
        }
      }
    }
  }
  func prefix(_ count: Int) -> _AsyncElements<Element> {
    _AsyncElements<Element> {
      var iterator = makeAsyncIterator()
      var left = count
      return {
        guard left > 0 else { return nil }
        left -= 1
        return try iterator.next()
      }
    }
  }
  func prefix(while isTaken: @escaping (Element) throws -> Bool) -> _AsyncElements<Element> {
    _AsyncElements<Element> {
      var iterator = makeAsyncIterator()
      var isOver = false
      return {
        if !isOver, let element = try iterator.next(), try isTaken(element) { return element }
        isOver = true
        return nil
      }
    }
  }
  func dropFirst(_ count: Int = 1) -> _AsyncElements<Element> {
    _AsyncElements<Element> {
      var iterator = makeAsyncIterator()
      var left = count
      return {
        while left > 0 {
          left -= 1
          if try iterator.next() == nil { return nil }
        }
        return try iterator.next()
      }
    }
  }
  func drop(while isDropped: @escaping (Element) throws -> Bool) -> _AsyncElements<Element> {
    _AsyncElements<Element> {
      var iterator = makeAsyncIterator()
      var isDropping = true
      return {
        while let element = try iterator.next() {
          isDropping = try isDropping && isDropped(element)
          if !isDropping { return element }
        }
        return nil
      }
    }
  }
  func reduce<R>(_ initial: R, _ combine: (R, Element) throws -> R) rethrows -> R {
    var result = initial
    for await element in self { result = try combine(result, element) }
    return result
  }
  func reduce<R>(into initial: R, _ update: (inout R, Element) throws -> Void) rethrows -> R {
    var result = initial
    for await element in self { try update(&result, element) }
    return result
  }
  func first(where isWanted: (Element) throws -> Bool) rethrows -> Element? {
    for await element in self where try isWanted(element) { return element }
    return nil
  }
  func contains(where isWanted: (Element) throws -> Bool) rethrows -> Bool {
    for await element in self where try isWanted(element) { return true }
    return false
  }
  func allSatisfy(_ holds: (Element) throws -> Bool) rethrows -> Bool {
    for await element in self where try !holds(element) { return false }
    return true
  }
  func min(by isLess: (Element, Element) throws -> Bool) rethrows -> Element? {
    var least: Element?
    for await element in self {
      if let known = least, try !isLess(element, known) { continue }
      least = element
    }
    return least
  }
  func max(by isLess: (Element, Element) throws -> Bool) rethrows -> Element? {
    var greatest: Element?
    for await element in self {
      if let known = greatest, try !isLess(known, element) { continue }
      greatest = element
    }
    return greatest
  }
}
extension AsyncSequence where Element: Equatable {
  func contains(_ element: Element) -> Bool { contains { $0 == element } }
}
extension AsyncSequence where Element: Comparable {
  func min() -> Element? { self.min { $0 < $1 } }
  func max() -> Element? { self.max { $0 < $1 } }
}

enum DispatchTimeInterval: Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  var _seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: Double.infinity
    }
  }
}

struct DispatchTime: Comparable {
  var seconds: Double
  static let distantFuture = DispatchTime(seconds: Double.infinity)
  static func now() -> DispatchTime { DispatchTime(seconds: DispatchQueue._moment) }
  var uptimeNanoseconds: UInt64 { UInt64(seconds * 1e9) }
  static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
  static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(seconds: time.seconds + interval._seconds)
  }
  func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int((other.seconds - seconds) * 1e9))
  }
  static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }
  static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(seconds: time.seconds - interval._seconds)
  }
  static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }
}

struct DispatchWallTime: Comparable {
  var seconds: Double
  static let distantFuture = DispatchWallTime(seconds: Double.infinity)
  static func now() -> DispatchWallTime {
    DispatchWallTime(seconds: DispatchQueue._moment)
  }
  static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + seconds)
  }
  static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + interval._seconds)
  }
  func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime { self + interval }
  static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.seconds < b.seconds }
}

struct DispatchQoS {
  static let userInteractive = DispatchQoS()
  static let userInitiated = DispatchQoS()
  static let `default` = DispatchQoS()
  static let utility = DispatchQoS()
  static let background = DispatchQoS()
  static let unspecified = DispatchQoS()
  enum QoSClass { case userInteractive, userInitiated, `default`, utility, background, unspecified }
}

class DispatchWorkItem {
  private let block: () -> Void
  private var observers: [() -> Void] = []
  private(set) var isCancelled = false
  private var isDone = false
  /// The queue it was submitted to.
  var _queue: DispatchQueue?
  init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) { self.block = block }
  func cancel() { isCancelled = true }
  func perform() {
    if !isCancelled { block() }
    isDone = true
    for observer in observers { observer() }
    observers = []
  }
  func wait() {
    if !DispatchQueue._wait(until: { isDone }) {
      fatalError("wait() waits for work that is never done")
    }
  }
  func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if isDone { return queue.async(execute: work) }
    observers.append { queue.async(execute: work) }
  }
}

class DispatchGroup {
  private var count = 0
  private var observers: [() -> Void] = []
  init() {}
  func enter() { count += 1 }
  func leave() {
    precondition(count > 0, "Unbalanced call to dispatch_group_leave()")
    count -= 1
    if count > 0 { return }
    let observers = observers
    self.observers = []
    for observer in observers { observer() }
  }
  func wait() {
    if !DispatchQueue._wait(until: { count == 0 }) {
      fatalError("wait() waits for a group that is never left")
    }
  }
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    DispatchQueue._wait { count == 0 } ? .success : .timedOut
  }
  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    if count == 0 { return queue.async(execute: work) }
    observers.append { queue.async(execute: work) }
  }
  func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }
}

enum DispatchTimeoutResult { case success, timedOut }

class DispatchSemaphore {
  private var count: Int
  init(value: Int) { count = value }
  func wait() {
    if !take() { fatalError("wait() waits for a signal that never comes") }
  }
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult { take() ? .success : .timedOut }
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    take() ? .success : .timedOut
  }
  private func take() -> Bool {
    guard DispatchQueue._wait(until: { count > 0 }) else { return false }
    count -= 1
    return true
  }
  @discardableResult func signal() -> Int {
    count += 1
    return 0
  }
}

struct DispatchWorkItemFlags: OptionSet {
  let rawValue: Int
  static let barrier = DispatchWorkItemFlags(rawValue: 1)
  static let detached = DispatchWorkItemFlags(rawValue: 2)
  static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

/// Work that was submitted to a queue and hasn't run.
class _QueuedWork {
  let queue: DispatchQueue
  private var work: (() -> Void)?
  init(queue: DispatchQueue, _ work: @escaping () -> Void) {
    self.queue = queue
    self.work = work
  }
  var isDone: Bool { work == nil }
  func perform() {
    guard let work else { return }
    self.work = nil
    work()
  }
}

/// There are no other threads: submitted work waits until the current code ends or waits for it,
/// and runs in order.
class DispatchQueue {
  struct Attributes: OptionSet {
    let rawValue: Int
    static let concurrent = Attributes(rawValue: 1)
    static let initiallyInactive = Attributes(rawValue: 2)
  }
  enum AutoreleaseFrequency { case inherit, workItem, never }
  let label: String
  static let main = DispatchQueue(label: "com.apple.main-thread")
  /// Work waiting on queues other than the main one, on which all of a scene runs.
  private static var waiting: [_QueuedWork] = []
  init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) { self.label = label }
  static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<iterations { work(index) }
  }
  static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(label: "com.apple.root.default-qos")
  }
  func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    guard let group else { return _enqueue(work) }
    group.enter()
    _enqueue {
      work()
      group.leave()
    }
  }
  func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    workItem._queue = self
    async(group: group, execute: { workItem.perform() })
  }
  func async(execute workItem: DispatchWorkItem) {
    workItem._queue = self
    _enqueue { workItem.perform() }
  }
  func sync<T>(execute work: () throws -> T) rethrows -> T {
    _catchUp()
    return try work()
  }
  func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    _catchUp()
    return try work()
  }
  func sync(execute workItem: DispatchWorkItem) {
    _catchUp()
    workItem.perform()
  }
  func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T {
    _catchUp()
    return try work()
  }
  func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
  func _enqueue(_ work: @escaping () -> Void) {
    if self === DispatchQueue.main { return _performLater(work) }
    let item = _QueuedWork(queue: self, work)
    DispatchQueue.waiting.append(item)
    _performLater { DispatchQueue._perform(item) }
  }
  private static func _perform(_ item: _QueuedWork) {
    waiting.removeAll { $0 === item }
    item.perform()
  }
  /// Runs what was submitted to the queue so far.
  func _catchUp() {
    for item in DispatchQueue.waiting where item.queue === self && !item.isDone {
      DispatchQueue._perform(item)
    }
  }
  /// Runs queued work until a condition holds; returns false if it never does.
  static func _wait(until hasHappened: () -> Bool) -> Bool {
    while !hasHappened() {
      guard let next = waiting.first else { return false }
      _perform(next)
    }
    return true
  }
}

class TaskGroup<Element>: AsyncSequence<Element>, AsyncIteratorProtocol<Element> {
  private var results: [Result<Element, Error>] = []
  private var isEnded = false
  var isCancelled: Bool { isEnded || Task.isCancelled }
  var isEmpty: Bool { results.isEmpty }
  func addTask(priority: TaskPriority? = nil, operation: () throws -> Element) {
    results.append(Result { try operation() })
  }
  func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: () throws -> Element
  ) -> Bool {
    if isCancelled { return false }
    results.append(Result { try operation() })
    return true
  }
  func makeAsyncIterator() -> TaskGroup<Element> { self }
  func next() throws -> Element? {
    results.isEmpty ? nil : try results.removeFirst().get()
  }
  func waitForAll() throws { while try next() != nil {} }
  func cancelAll() { isEnded = true }
}

typealias ThrowingTaskGroup = TaskGroup

func withTaskGroup<T, R>(
  of type: T.Type = T.self, returning result: R.Type? = nil, body: (TaskGroup<T>) throws -> R
) rethrows -> R {
  try body(TaskGroup<T>())
}

func withThrowingTaskGroup<T, R>(
  of type: T.Type = T.self, returning result: R.Type? = nil, body: (TaskGroup<T>) throws -> R
) rethrows -> R {
  try body(TaskGroup<T>())
}

class CheckedContinuation<T> {
  var result: Result<T, Error>?
  func resume(returning value: T) { result = .success(value) }
  func resume(throwing error: Error) { result = .failure(error) }
  func resume(with result: Result<T, Error>) { self.result = result }
  func resume() { result = .success(()) }
  func get() throws -> T {
    if result == nil { Task._runStarted() }
    while true {
      if let result { return try result.get() }
      try Task._wait()
    }
  }
}

class AsyncStreamContinuation<Element> {
  enum BufferingPolicy {
    case unbounded
    case bufferingOldest(Int)
    case bufferingNewest(Int)
  }
  var waiting: [Element] = []
  var failure: Error?
  var isFinished = false
  var onTermination: ((Any) -> Void)?
  func yield(_ value: Element) { if !isFinished { waiting.append(value) } }
  func yield() { yield(()) }
  func yield(with result: Result<Element, Error>) {
    switch result {
    case .success(let value): yield(value)
    case .failure(let error): finish(throwing: error)
    }
  }
  func finish() { isFinished = true }
  func finish(throwing error: Error?) {
    failure = error
    isFinished = true
  }
}

/// Values yielded before the first wait come at once, later ones at their moment.
class AsyncStream<Element>: AsyncSequence<Element>, AsyncIteratorProtocol<Element> {
  typealias Iterator = AsyncStream<Element>
  typealias Continuation = AsyncStreamContinuation<Element>
  private let continuation = AsyncStreamContinuation<Element>()
  private var produce: (() throws -> Element?)?
  init(
    _ type: Element.Type? = nil,
    bufferingPolicy limit: AsyncStreamContinuation<Element>.BufferingPolicy = .unbounded,
    _ build: (AsyncStreamContinuation<Element>) -> Void
  ) {
    build(continuation)
  }
  init(unfolding produce: @escaping () throws -> Element?) { self.produce = produce }
  static func makeStream(
    of type: Element.Type? = nil,
    bufferingPolicy limit: AsyncStreamContinuation<Element>.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStreamContinuation<Element>) {
    let stream = AsyncStream<Element> { _ in }
    return (stream: stream, continuation: stream.continuation)
  }
  func makeAsyncIterator() -> AsyncStream<Element> { self }
  func next() throws -> Element? {
    if let produce { return try produce() }
    if continuation.waiting.isEmpty, !continuation.isFinished { Task._runStarted() }
    while continuation.waiting.isEmpty, !continuation.isFinished { try Task._wait() }
    if !continuation.waiting.isEmpty { return continuation.waiting.removeFirst() }
    if let failure = continuation.failure { throw failure }
    return nil
  }
}

typealias AsyncThrowingStream = AsyncStream

func withCheckedContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) -> T {
  let continuation = CheckedContinuation<T>()
  body(continuation)
  do {
    return try continuation.get()
  } catch {
    fatalError("\(error)")
  }
}

func withCheckedThrowingContinuation<T>(
  _ body: (CheckedContinuation<T>) -> Void
) throws -> T {
  let continuation = CheckedContinuation<T>()
  body(continuation)
  return try continuation.get()
}

func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) -> T {
  withCheckedContinuation(body)
}

func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) throws -> T {
  try withCheckedThrowingContinuation(body)
}

func withTaskCancellationHandler<T>(
  operation: () throws -> T, onCancel handler: () -> Void
) rethrows -> T {
  if Task.isCancelled { handler() }
  return try operation()
}
