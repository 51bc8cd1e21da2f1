// What an operator makes from its publisher: a closure that subscribes to it.

extension Publisher {
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _delivering(to: receiveValue, finish: { _ in })
  }
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _delivering(
      to: receiveValue,
      finish: { error in
        if let failure = error as? Failure {
          receiveCompletion(.failure(failure))
        } else {
          receiveCompletion(.finished)
        }
      })
  }
  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
  func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output {
    sink { subject.send($0) }
  }
  func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
  func assign(to published: inout Published<Output>.Publisher) {
    published.assign = { receive in self.deliver(to: receive, finish: { _ in }) }
  }
  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, finish in
      self.deliver(to: { receive(transform($0)) }, finish: finish)
    }
  }
  func map<A, B>(
    _ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> { map { ($0[keyPath: a], $0[keyPath: b]) } }
  func map<A, B, C>(
    _ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>, _ c: KeyPath<Output, C>
  ) -> AnyPublisher<(A, B, C), Failure> {
    map { ($0[keyPath: a], $0[keyPath: b], $0[keyPath: c]) }
  }
  func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    AnyPublisher { receive, finish in
      var hasFailed = false
      self.deliver(
        to: { value in
          if hasFailed { return }
          do { receive(try transform(value)) } catch {
            hasFailed = true
            finish(error)
          }
        }, finish: { if !hasFailed { finish($0) } })
    }
  }
  func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, finish in
      self.deliver(
        to: { value in if let made = transform(value) { receive(made) } }, finish: finish)
    }
  }
  func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P)
    -> AnyPublisher<P.Output, Failure>
  {
    AnyPublisher { receive, finish in
      self.deliver(
        to: { transform($0).deliver(to: receive, finish: { _ in }) }, finish: finish)
    }
  }
  func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      self.deliver(to: { if isIncluded($0) { receive($0) } }, finish: finish)
    }
  }
  func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { receive, finish in
      var last: Output?
      self.deliver(
        to: { value in
          if let last, predicate(last, value) { return }
          last = value
          receive(value)
        }, finish: finish)
    }
  }
  func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      var left = count
      self.deliver(
        to: { value in if left > 0 { left -= 1 } else { receive(value) } }, finish: finish)
    }
  }
  func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }
  func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }
  func output(in range: ClosedRange<Int>) -> AnyPublisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }
  func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    AnyPublisher { receive, finish in
      var isOpen = false
      publisher.deliver(to: { _ in isOpen = true }, finish: { _ in })
      self.deliver(to: { if isOpen { receive($0) } }, finish: finish)
    }
  }
  func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      var isOver = false
      func end(_ error: (any Error)?) {
        if isOver { return }
        isOver = true
        finish(error)
      }
      publisher.deliver(to: { _ in end(nil) }, finish: { _ in })
      self.deliver(to: { if !isOver { receive($0) } }, finish: { end($0) })
    }
  }
  func tryDrop(
    while isDropped: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    AnyPublisher { receive, finish in
      var isDropping = true
      self.tryFilter { value in
        isDropping = try isDropping && isDropped(value)
        return !isDropping
      }.deliver(to: receive, finish: finish)
    }
  }
  func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    AnyPublisher { receive, finish in
      var last: Output?
      self.tryFilter { value in
        if let last, try predicate(last, value) { return false }
        last = value
        return true
      }.deliver(to: receive, finish: finish)
    }
  }
  func drop(while isDropped: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      var isDropping = true
      self.deliver(
        to: { value in
          if isDropping { isDropping = isDropped(value) }
          if !isDropping { receive(value) }
        }, finish: finish)
    }
  }
  func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      var left = maxLength
      if left == 0 { return finish(nil) }
      self.deliver(
        to: { value in
          guard left > 0 else { return }
          left -= 1
          receive(value)
          if left == 0 { finish(nil) }
        }, finish: { if left > 0 { finish($0) } })
    }
  }
  func prefix(while isKept: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      var isKeeping = true
      self.deliver(
        to: { value in
          guard isKeeping else { return }
          isKeeping = isKept(value)
          if isKeeping { receive(value) } else { finish(nil) }
        }, finish: { if isKeeping { finish($0) } })
    }
  }
  func tryPrefix(
    while isKept: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    AnyPublisher { receive, finish in
      var isKeeping = true
      self.deliver(
        to: { value in
          guard isKeeping else { return }
          do {
            isKeeping = try isKept(value)
            if isKeeping { receive(value) } else { finish(nil) }
          } catch {
            isKeeping = false
            finish(error)
          }
        }, finish: { if isKeeping { finish($0) } })
    }
  }
  func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  func first(where isFound: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isFound).prefix(1)
  }
  func tryFirst(
    where isFound: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(isFound).prefix(1) }
  func last() -> AnyPublisher<Output, Failure> { collect().compactMap { $0.last } }
  func last(where isFound: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isFound).last()
  }
  func tryLast(
    where isFound: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(isFound).last() }
  func min(
    by isLess: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min(by: isLess) } }
  func max(
    by isLess: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max(by: isLess) } }
  func tryMin(
    by isLess: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    collect().tryMap { try $0.min(by: isLess) }.compactMap { $0 }
  }
  func tryMax(
    by isLess: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    collect().tryMap { try $0.max(by: isLess) }.compactMap { $0 }
  }
  func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  func allSatisfy(_ holds: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !holds($0) }.map { !$0 }
  }
  func tryAllSatisfy(
    _ holds: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> { tryMap(holds).allSatisfy { $0 } }
  func contains(where isFound: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    AnyPublisher { receive, finish in
      var isOver = false
      self.deliver(
        to: { value in
          if isOver || !isFound(value) { return }
          isOver = true
          receive(true)
          finish(nil)
        },
        finish: { error in
          if isOver { return }
          if error == nil { receive(false) }
          finish(error)
        })
    }
  }
  func tryContains(
    where isFound: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> { tryMap(isFound).contains { $0 } }
  func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, finish in self.deliver(to: { _ in }, finish: finish) }
  }
  func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receive, finish in
      self.deliver(
        to: receive,
        finish: { error in
          if let error { finish(error) } else { publisher.deliver(to: receive, finish: finish) }
        })
    }
  }
  func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }
  func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      self.deliver(
        to: receive,
        finish: { error in
          if error == nil { for element in elements { receive(element) } }
          finish(error)
        })
    }
  }
  func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      var isEmpty = true
      self.deliver(
        to: { value in
          isEmpty = false
          receive(value)
        },
        finish: { error in
          if isEmpty, error == nil { receive(output) }
          finish(error)
        })
    }
  }
  func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> AnyPublisher<T, any Error>
  { tryMap(transform).compactMap { $0 } }
  func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  { tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 } }
  func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    AnyPublisher { receive, finish in
      self.deliver(
        to: receive,
        finish: { error in
          if let error { fatalError("\(prefix)\(error)") }
          finish(nil)
        })
    }
  }
  /// The values that come at once. The loop then waits for later ones, so nothing after the loop
  /// runs.
  var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream(Output.self) { continuation in
      self.deliver(to: { continuation.yield($0) }, finish: { continuation.finish(throwing: $0) })
    }
  }
  func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, finish in
      var total = initial
      self.deliver(
        to: { value in
          total = next(total, value)
          receive(total)
        }, finish: finish)
    }
  }
  func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive, finish in
      var total = initial
      self.deliver(
        to: { total = next(total, $0) },
        finish: { error in
          if error == nil { receive(total) }
          finish(error)
        })
    }
  }
  func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { receive, finish in
      var total = initial
      self.tryMap { value in
        total = try next(total, value)
        return total
      }.deliver(to: receive, finish: finish)
    }
  }
  func tryReduce<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    tryScan(initial, next).prepend(initial).last()
  }
  func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receive, finish in
      var waiting: [Output] = []
      self.deliver(
        to: { value in
          waiting.append(value)
          if waiting.count < count { return }
          let full = waiting
          waiting = []
          receive(full)
        },
        finish: { error in
          if error == nil, !waiting.isEmpty { receive(waiting) }
          finish(error)
        })
    }
  }
  func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      for element in elements { receive(element) }
      self.deliver(to: receive, finish: finish)
    }
  }
  func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receive, finish in
      self.deliver(
        to: receive,
        finish: { error in
          if error != nil { receive(output) }
          finish(nil)
        })
    }
  }
  func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> AnyPublisher<Output, P.Failure> where P.Output == Output
  {
    AnyPublisher { receive, finish in
      self.deliver(
        to: receive,
        finish: { error in
          if let failure = error as? Failure {
            handler(failure).deliver(to: receive, finish: finish)
          } else {
            finish(nil)
          }
        })
    }
  }
  func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    AnyPublisher { receive, finish in
      self.deliver(
        to: receive,
        finish: { error in
          guard let failure = error as? Failure else { return finish(nil) }
          do { try handler(failure).deliver(to: receive, finish: finish) } catch { finish(error) }
        })
    }
  }
  func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { receive, finish in
      self.deliver(
        to: receive, finish: { finish(($0 as? Failure).map { transform($0) as any Error }) })
    }
  }
  func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { self.deliver(to: $0, finish: $1) }
  }
  func decode<T: Decodable, Coder: TopLevelDecoder>(
    type: T.Type, decoder: Coder
  ) -> AnyPublisher<T, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
  func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }
  func handleEvents(
    receiveSubscription: ((any Cancellable) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Int) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      receiveSubscription?(AnyCancellable())
      self.deliver(
        to: { value in
          receiveOutput?(value)
          receive(value)
        },
        finish: { error in
          let failure = error as? Failure
          receiveCompletion?(failure.map { .failure($0) } ?? .finished)
          finish(error)
        })
    }
  }
  func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      self.deliver(
        to: { value in scheduler.schedule { receive(value) } },
        finish: { error in scheduler.schedule { finish(error) } })
    }
  }
  func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, finish in
      scheduler.schedule { self.deliver(to: receive, finish: finish) }
    }
  }
  func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
  func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  func debounce<S: Scheduler>(for dueTime: SchedulerStride, scheduler: S)
    -> AnyPublisher<Output, Failure>
  { AnyPublisher { _, _ in } }
  func delay<S: Scheduler>(for interval: SchedulerStride, scheduler: S)
    -> AnyPublisher<Output, Failure>
  { AnyPublisher { _, _ in } }
  func throttle<S: Scheduler>(for interval: SchedulerStride, scheduler: S, latest: Bool)
    -> AnyPublisher<Output, Failure>
  { AnyPublisher(self) }
  func timeout<S: Scheduler>(_ interval: SchedulerStride, scheduler: S)
    -> AnyPublisher<Output, Failure>
  { AnyPublisher(self) }
}
/// How long a scheduler waits: a number of seconds, or in words.
struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let seconds: Double
  init(_ seconds: Double) { self.seconds = seconds }
  init(_ interval: DispatchTimeInterval) { seconds = 0 }
  init(integerLiteral value: Int) { seconds = Double(value) }
  init(floatLiteral value: Double) { seconds = value }
  static func seconds(_ value: Double) -> SchedulerStride { SchedulerStride(value) }
  static func seconds(_ value: Int) -> SchedulerStride { SchedulerStride(Double(value)) }
  static func milliseconds(_ value: Int) -> SchedulerStride {
    SchedulerStride(Double(value) / 1000)
  }
  static func microseconds(_ value: Int) -> SchedulerStride {
    SchedulerStride(Double(value) / 1_000_000)
  }
  static func nanoseconds(_ value: Int) -> SchedulerStride {
    SchedulerStride(Double(value) / 1_000_000_000)
  }
}
extension Scheduler {
  func schedule(_ action: @escaping () -> Void) { action() }
}
extension RunLoop {
  func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.async(execute: action) }
  enum SchedulerTimeType { typealias Stride = SchedulerStride }
}
extension DispatchQueue {
  func schedule(_ action: @escaping () -> Void) { async(execute: action) }
  enum SchedulerTimeType { typealias Stride = SchedulerStride }
}
extension OperationQueue {
  func schedule(_ action: @escaping () -> Void) { addOperation(action) }
  enum SchedulerTimeType { typealias Stride = SchedulerStride }
}
extension Publisher where Failure == Never {
  var values: AsyncStream<Output> {
    AsyncStream(Output.self) { continuation in
      self.deliver(to: { continuation.yield($0) }, finish: { _ in continuation.finish() })
    }
  }
}
extension Publisher where Output: Comparable {
  func min() -> AnyPublisher<Output, Failure> { self.min { $0 < $1 } }
  func max() -> AnyPublisher<Output, Failure> { self.max { $0 < $1 } }
}
extension Publisher where Output: Equatable {
  func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
  func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
}
