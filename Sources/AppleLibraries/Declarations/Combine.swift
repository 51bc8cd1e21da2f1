protocol Cancellable {
  func cancel()
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
/// What a publisher's closures know of their subscription, which its owner may let go of.
class ActiveSubscription: Cancellable {
  private(set) var isActive = true
  func cancel() { isActive = false }
}
enum Subscribers {
  enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  struct Demand: Equatable {
    private let count: Int?
    static let none = Demand(count: 0)
    static let unlimited = Demand(count: nil)
    static func max(_ count: Int) -> Demand { Demand(count: count) }
  }
  final class Assign<Root, Input>: Subscriber, Cancellable {
    typealias Failure = Never
    private var object: Root?
    private let keyPath: ReferenceWritableKeyPath<Root, Input>
    init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }
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
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void)
}
protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
protocol ConnectablePublisher: Publisher {}
struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Receive = (Output) -> Void
  typealias Finish = ((any Error)?) -> Void
  private let subscription: (@escaping Receive, @escaping Finish) -> Void
  init(subscription: @escaping (@escaping Receive, @escaping Finish) -> Void) {
    self.subscription = subscription
  }
  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscription = { publisher.deliver(to: $0, finish: $1) }
  }
  func deliver(to receive: @escaping Receive, finish: @escaping Finish) {
    subscription(receive, finish)
  }
}
struct Just<Output>: Publisher {
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
struct Empty<Output, Failure: Error>: Publisher {
  let completeImmediately: Bool
  init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { if completeImmediately { finish(nil) } }
}
struct Fail<Output, Failure: Error>: Publisher {
  let error: Failure
  init(error: Failure) { self.error = error }
  init(outputType: Output.Type, failure: Failure) { error = failure }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { finish(error) }
}
struct Deferred<P: Publisher>: Publisher {
  typealias Output = P.Output
  typealias Failure = P.Failure
  let createPublisher: () -> P
  init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
  func deliver(
    to receive: @escaping (P.Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { createPublisher().deliver(to: receive, finish: finish) }
}
class Future<Output, Failure: Error>: Publisher {
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
class PassthroughSubject<Output, Failure: Error>: Subject {
  private struct Receiver {
    let receive: (Output) -> Void
    let finish: ((any Error)?) -> Void
  }
  private var receivers: [Receiver] = []
  init() {}
  func send(_ value: Output) { for receiver in receivers { receiver.receive(value) } }
  func send(completion: Subscribers.Completion<Failure>) {
    let all = receivers
    receivers = []
    for receiver in all {
      switch completion {
      case .finished: receiver.finish(nil)
      case .failure(let error): receiver.finish(error)
      }
    }
  }
  func deliver(
    to receive: @escaping (Output) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { receivers.append(Receiver(receive: receive, finish: finish)) }
}
extension PassthroughSubject where Output == Void {
  func send() { send(()) }
}
class CurrentValueSubject<Output, Failure: Error>: Subject {
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
class ObservableObjectPublisher: Publisher {
  typealias Output = Void
  typealias Failure = Never
  private let changes = PassthroughSubject<Void, Never>()
  init() {}
  func send() { changes.send(()) }
  func deliver(
    to receive: @escaping (Void) -> Void, finish: @escaping ((any Error)?) -> Void
  ) { changes.deliver(to: receive, finish: finish) }
}
