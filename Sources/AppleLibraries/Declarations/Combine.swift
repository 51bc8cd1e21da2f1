protocol Cancellable {
  func cancel()
}
extension Cancellable {
  func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
  func store(in list: inout [AnyCancellable]) { AnyCancellable(self).store(in: &list) }
}
class AnyCancellable: Cancellable, Hashable {
  private var isCancelled = false
  private let onCancel: () -> Void
  init() { onCancel = {} }
  init(_ cancel: @escaping () -> Void) { onCancel = cancel }
  init<C: Cancellable>(_ canceller: C) { onCancel = { canceller.cancel() } }
  deinit { cancel() }
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel()
  }
  func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  func store(in list: inout [AnyCancellable]) { list.append(self) }
  static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// What a publisher's closures know about their subscription, which its owner may release.
class _ActiveSubscription: Cancellable {
  private(set) var isActive = true
  func cancel() { isActive = false }
}
/// What a subscriber asks for values.
protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}
enum Subscriptions {
  static var empty: any Subscription { _NoValues() }
}
private struct _NoValues: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
/// Delivers a publisher's values as far as its subscriber asks for them.
final class _DemandedValues<S: Subscriber>: Subscription {
  private var subscriber: S?
  private let keeps: Bool
  private var waiting: [S.Input] = []
  private var end: Subscribers.Completion<S.Failure>?
  private var demand = Subscribers.Demand.none
  /// - Parameter keeps: Whether values that nobody has asked for yet are kept until somebody does.
  init(_ subscriber: S, keeps: Bool) {
    self.subscriber = subscriber
    self.keeps = keeps
  }
  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    pass()
  }
  func offer(_ value: S.Input) {
    guard keeps || demand > .none else { return }
    waiting.append(value)
    pass()
  }
  func finish(_ error: (any Error)?) {
    if let failure = error as? S.Failure { end = .failure(failure) } else { end = .finished }
    pass()
  }
  func cancel() {
    subscriber = nil
    waiting = []
  }
  private func pass() {
    while demand > .none, !waiting.isEmpty, let subscriber {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let end, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: end)
  }
}
/// Receives everything that a publisher of the program's own sends.
final class _Delivery<Input, Failure: Error>: Subscriber, Cancellable {
  private var subscription: (any Subscription)?
  private var receiveValue: ((Input) -> Void)?
  private var end: (((any Error)?) -> Void)?
  init(to receive: @escaping (Input) -> Void, finish: @escaping ((any Error)?) -> Void) {
    receiveValue = receive
    end = finish
  }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    receiveValue?(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    let end = end
    stop()
    switch completion {
    case .finished: end?(nil)
    case .failure(let error): end?(error)
    }
  }
  func cancel() {
    let subscription = subscription
    stop()
    subscription?.cancel()
  }
  private func stop() {
    subscription = nil
    receiveValue = nil
    end = nil
  }
}
enum Subscribers {
  enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  // Its comparisons with numbers take only literals.
  struct Demand: Comparable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    /// Nil where there is no limit.
    let max: Int?
    var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    private init(max: Int?) { self.max = max }
    init(integerLiteral value: Int) { max = value }
    static let none = Demand(max: 0)
    static let unlimited = Demand(max: nil)
    static func max(_ count: Int) -> Demand { Demand(max: count) }
    static func + (a: Demand, b: Demand) -> Demand {
      guard let one = a.max, let other = b.max else { return .unlimited }
      return Demand(max: one + other)
    }
    static func += (a: inout Demand, b: Demand) { a = a + b }
    static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    static func += (a: inout Demand, b: Int) { a = a + b }
    static func - (a: Demand, b: Int) -> Demand { a.max.map { .max(Swift.max($0 - b, 0)) } ?? a }
    static func -= (a: inout Demand, b: Int) { a = a - b }
    static func < (a: Demand, b: Demand) -> Bool {
      guard let one = a.max else { return false }
      return b.max.map { one < $0 } ?? true
    }
  }
  final class Assign<Root, Input>: Subscriber, Cancellable {
    typealias Failure = Never
    private var object: Root?
    private let keyPath: ReferenceWritableKeyPath<Root, Input>
    init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }
    func receive(subscription: any Subscription) { subscription.request(.unlimited) }
    func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }
    func receive(completion: Completion<Never>) {}
    func cancel() { object = nil }
  }
  final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var onEnd: ((Completion<Failure>) -> Void)?
    private var onValue: ((Input) -> Void)?
    init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      onEnd = receiveCompletion
      onValue = receiveValue
    }
    func receive(subscription: any Subscription) { subscription.request(.unlimited) }
    func receive(_ input: Input) -> Demand {
      onValue?(input)
      return .none
    }
    func receive(completion: Completion<Failure>) { onEnd?(completion) }
    func cancel() {
      onEnd = nil
      onValue = nil
    }
  }
}
protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
protocol Scheduler {
  func schedule(_ action: @escaping () -> Void)
}
protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from data: Input) throws -> T
}
protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder { typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { typealias Output = Data }
struct ImmediateScheduler: Scheduler {
  static let shared = ImmediateScheduler()
}

protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  /// Gives all values to closures.
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void)
  /// Delivers the same until what it returns is cancelled.
  func _delivering(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) -> AnyCancellable
}
extension Publisher {
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { self.receive(subscriber: _Delivery<Output, Failure>(to: receive, finish: finish)) }
  func _delivering(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) -> AnyCancellable {
    let delivery = _Delivery<Output, Failure>(to: receive, finish: finish)
    self.receive(subscriber: delivery)
    return AnyCancellable(delivery)
  }
}
/// A publisher of the library, which passes its values to closures by itself.
protocol _DeliveringPublisher: Publisher {}
extension _DeliveringPublisher {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = _DemandedValues(subscriber, keeps: !(self is any Subject))
    subscriber.receive(subscription: values)
    deliver(to: { values.offer($0) }, finish: { values.finish($0) })
  }
  func _delivering(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) -> AnyCancellable {
    let subscription = _ActiveSubscription()
    deliver(
      to: { if subscription.isActive { receive($0) } },
      finish: { if subscription.isActive { finish($0) } })
    return AnyCancellable(subscription)
  }
}
protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
extension Subject {
  /// Ends as a publisher does that it passes on.
  func _end(by error: (any Error)?) {
    if let failure = error as? Failure {
      send(completion: .failure(failure))
    } else {
      send(completion: .finished)
    }
  }
}
protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
private class _ErasedPublisher {}
struct AnyPublisher<Output, Failure: Error>: _DeliveringPublisher {
  typealias Receive = (Output) -> Void
  typealias Finish = ((any Error)?) -> Void
  private let subscription: (@escaping Receive, @escaping Finish) -> Void
  /// The box of an erased publisher, by which one is distinguished from another; nil for the
  /// publisher of an operator, which is a value in Combine.
  private let box: _ErasedPublisher?
  init(subscription: @escaping (@escaping Receive, @escaping Finish) -> Void) {
    self.subscription = subscription
    box = nil
  }
  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = _ErasedPublisher()
    subscription = { publisher.deliver(to: $0, finish: $1) }
  }
  func deliver(to receive: @escaping Receive, finish: @escaping Finish) {
    subscription(receive, finish)
  }
}
struct Just<Output>: _DeliveringPublisher {
  typealias Failure = Never
  let output: Output
  init(_ output: Output) { self.output = output }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) {
    receive(output)
    finish(nil)
  }
}
struct Empty<Output, Failure: Error>: _DeliveringPublisher {
  let completeImmediately: Bool
  init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { if completeImmediately { finish(nil) } }
}
struct Fail<Output, Failure: Error>: _DeliveringPublisher {
  let error: Failure
  init(error: Failure) { self.error = error }
  init(outputType: Output.Type, failure: Failure) { error = failure }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { finish(error) }
}
struct Deferred<P: Publisher>: _DeliveringPublisher {
  typealias Output = P.Output
  typealias Failure = P.Failure
  let createPublisher: () -> P
  init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
  func deliver(
    to receive: @escaping (P.Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { createPublisher().deliver(to: receive, finish: finish) }
}
class Future<Output, Failure: Error>: _DeliveringPublisher {
  typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Promise] = []
  init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      for promise in self.waiting { promise(result) }
    }
  }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) {
    let promise: Promise = { result in
      switch result {
      case .success(let output):
        receive(output)
        finish(nil)
      case .failure(let error): finish(error)
      }
    }
    if let result { promise(result) } else { waiting.append(promise) }
  }
}
class PassthroughSubject<Output, Failure: Error>: Subject, _DeliveringPublisher {
  private struct Receiver {
    let receive: (Output) -> Void
    let finish: ((any Error)?) -> Void
  }
  private var receivers: [Receiver] = []
  private var end: Subscribers.Completion<Failure>?
  init() {}
  func send(_ value: Output) { for receiver in receivers { receiver.receive(value) } }
  func send(completion: Subscribers.Completion<Failure>) {
    let all = receivers
    receivers = []
    end = end ?? completion
    for receiver in all { tell(receiver) }
  }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) {
    receivers.append(Receiver(receive: receive, finish: finish))
    if end != nil { tell(receivers.removeLast()) }
  }
  private func tell(_ receiver: Receiver) {
    switch end {
    case .finished: receiver.finish(nil)
    case .failure(let error): receiver.finish(error)
    case nil: break
    }
  }
}
extension PassthroughSubject where Output == Void {
  func send() { send(()) }
}
class CurrentValueSubject<Output, Failure: Error>: Subject, _DeliveringPublisher {
  private let changes = PassthroughSubject<Output, Failure>()
  private var current: Output
  init(_ value: Output) { current = value }
  var value: Output {
    get { current }
    set { send(newValue) }
  }
  func send(_ value: Output) {
    current = value
    changes.send(value)
  }
  func send(completion: Subscribers.Completion<Failure>) { changes.send(completion: completion) }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) {
    receive(current)
    changes.deliver(to: receive, finish: finish)
  }
}
class ObservableObjectPublisher: _DeliveringPublisher {
  typealias Output = Void
  typealias Failure = Never
  private let changes = PassthroughSubject<Void, Never>()
  init() {}
  func send() { changes.send(()) }
  func deliver(
    to receive: @escaping (Void) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { changes.deliver(to: receive, finish: finish) }
}
