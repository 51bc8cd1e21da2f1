enum TaskPriority {
  case high, medium, low, background, userInitiated, utility
}

struct Duration: Hashable, Comparable, AdditiveArithmetic, CustomStringConvertible {
  var inSeconds: Double
  init(inSeconds: Double) { self.inSeconds = inSeconds }
  init(secondsComponent: Int64, attosecondsComponent: Int64) {
    inSeconds = Double(secondsComponent) + Double(attosecondsComponent) / 1e18
  }
  static func seconds(_ value: Double) -> Duration { Duration(inSeconds: value) }
  static func seconds<T: BinaryInteger>(_ value: T) -> Duration {
    Duration(inSeconds: Double(value))
  }
  static func milliseconds(_ value: Double) -> Duration {
    Duration(inSeconds: value / 1000)
  }
  static func milliseconds<T: BinaryInteger>(_ value: T) -> Duration {
    Duration(inSeconds: Double(value) / 1000)
  }
  static func microseconds(_ value: Double) -> Duration {
    Duration(inSeconds: value / 1_000_000)
  }
  static func microseconds<T: BinaryInteger>(_ value: T) -> Duration {
    Duration(inSeconds: Double(value) / 1_000_000)
  }
  static func nanoseconds(_ value: Double) -> Duration {
    Duration(inSeconds: value / 1_000_000_000)
  }
  static func nanoseconds<T: BinaryInteger>(_ value: T) -> Duration {
    Duration(inSeconds: Double(value) / 1_000_000_000)
  }
  static func < (lhs: Duration, rhs: Duration) -> Bool { lhs.inSeconds < rhs.inSeconds }
  static var zero: Duration { Duration(inSeconds: 0) }
  static func + (lhs: Duration, rhs: Duration) -> Duration {
    Duration(inSeconds: lhs.inSeconds + rhs.inSeconds)
  }
  static func - (lhs: Duration, rhs: Duration) -> Duration {
    Duration(inSeconds: lhs.inSeconds - rhs.inSeconds)
  }
  static func * (lhs: Duration, rhs: Double) -> Duration {
    Duration(inSeconds: lhs.inSeconds * rhs)
  }
  static func / (lhs: Duration, rhs: Double) -> Duration {
    Duration(inSeconds: lhs.inSeconds / rhs)
  }
  static func / (lhs: Duration, rhs: Duration) -> Double { lhs.inSeconds / rhs.inSeconds }
  static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
  static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
  static func *= (lhs: inout Duration, rhs: Int) { lhs = lhs * Double(rhs) }
  static func /= (lhs: inout Duration, rhs: Int) { lhs = lhs / Double(rhs) }
  var components: (seconds: Int, attoseconds: Int) {
    let whole = inSeconds.rounded(.towardZero)
    let nanoseconds = ((inSeconds - whole) * 1_000_000_000).rounded()
    return (Int(whole), Int(nanoseconds) * 1_000_000_000)
  }
  var description: String { String(inSeconds) + " seconds" }
}

struct DispatchTime {
  var seconds: Double
  static func now() -> DispatchTime { DispatchTime(seconds: 0) }
  static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
}

struct DispatchWallTime {
  var seconds: Double
  static func now() -> DispatchWallTime { DispatchWallTime(seconds: 0) }
  static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + seconds)
  }
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

class DispatchQueue {
  struct Attributes: OptionSet {
    let rawValue: Int
    static let concurrent = Attributes(rawValue: 1)
    static let initiallyInactive = Attributes(rawValue: 2)
  }
  enum AutoreleaseFrequency { case inherit, workItem, never }
  let label: String
  static let main = DispatchQueue(label: "com.apple.main-thread")
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
}

class TaskGroup<Element>: Sequence<Element>, IteratorProtocol<Element> {
  private var results: [Result<Element, Error>] = []
  let isCancelled = false
  var isEmpty: Bool { results.isEmpty }
  func addTask(priority: TaskPriority? = nil, operation: () throws -> Element) {
    results.append(Result { try operation() })
  }
  func addTaskUnlessCancelled(
    priority: TaskPriority? = nil, operation: () throws -> Element
  ) -> Bool {
    results.append(Result { try operation() })
    return true
  }
  func next() throws -> Element? {
    results.isEmpty ? nil : try results.removeFirst().get()
  }
  func waitForAll() throws { while try next() != nil {} }
  func cancelAll() {}
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
    if let result { return try result.get() }
    try Task.sleep(nanoseconds: 1)
    fatalError()
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

/// What is yielded before it is waited for comes at once, the rest never.
class AsyncStream<Element>: Sequence<Element>, IteratorProtocol<Element> {
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
    if !continuation.waiting.isEmpty { return continuation.waiting.removeFirst() }
    if let failure = continuation.failure { throw failure }
    if !continuation.isFinished { try Task.sleep(nanoseconds: 1) }
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

func withTaskCancellationHandler<T>(
  operation: () throws -> T, onCancel handler: () -> Void
) rethrows -> T {
  try operation()
}
