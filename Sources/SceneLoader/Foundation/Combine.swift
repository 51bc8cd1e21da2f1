import SwiftInterpreter

extension SwiftUILibrary {
  /// Combine as far as a still picture needs it: a value that is there is delivered at once to who
  /// subscribes, what is sent later when it is sent; what waits for a time never comes.
  static let combine = NativeLibrary(
    name: "Combine",
    extensions: [
      "Sequence": [
        NativeMember("var publisher: Publishers.Sequence<Self, Never> { get }") { call in
          try call.context.construct(
            "Publishers.Sequence", [("sequence", call.receiver ?? .void)])
        }
      ]
    ],
    sources: [subscriptions, publishers, operators, combinations])

  private static let subscriptions = """
    protocol Cancellable {
      func cancel()
    }
    class AnyCancellable: Cancellable, Hashable {
      private var isCancelled = false
      private let onCancel: () -> Void
      init() { onCancel = {} }
      init(_ cancel: @escaping () -> Void) { onCancel = cancel }
      init<C: Cancellable>(_ canceller: C) { onCancel = { canceller.cancel() } }
      var isActive: Bool { !isCancelled }
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
    enum Subscribers {
      enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
    }
    protocol Scheduler {}
    struct ImmediateScheduler: Scheduler {
      static let shared = ImmediateScheduler()
    }
    """

  private static let publishers = """
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
    """

  /// What an operator makes of its publisher: a closure that subscribes for it.
  private static let operators = """
    extension Publisher {
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let subscription = AnyCancellable()
        deliver(to: { if subscription.isActive { receiveValue($0) } }, finish: { _ in })
        return subscription
      }
      func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable {
        let subscription = AnyCancellable()
        deliver(
          to: { if subscription.isActive { receiveValue($0) } },
          finish: { error in
            guard subscription.isActive else { return }
            if let failure = error as? Failure {
              receiveCompletion(.failure(failure))
            } else {
              receiveCompletion(.finished)
            }
          })
        return subscription
      }
      func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
      ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
      func assign(to published: inout Published<Output>.Publisher) {
        var last: Output?
        deliver(to: { last = $0 }, finish: { _ in })
        if let last { published.assigned = last }
      }
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { receive, finish in
          self.deliver(to: { receive(transform($0)) }, finish: finish)
        }
      }
      func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher { receive, finish in
          self.deliver(
            to: { value in
              do { receive(try transform(value)) } catch { finish(error) }
            }, finish: finish)
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
          self.deliver(
            to: { value in
              if left > 0 {
                left -= 1
                receive(value)
              }
            }, finish: finish)
        }
      }
      func first() -> AnyPublisher<Output, Failure> { prefix(1) }
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
      func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
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
      func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { receive, finish in
          self.deliver(
            to: receive, finish: { finish(($0 as? Failure).map { transform($0) as any Error }) })
        }
      }
      func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { self.deliver(to: $0, finish: $1) }
      }
      func decode<T: Decodable>(type: T.Type, decoder: JSONDecoder) -> AnyPublisher<T, any Error>
      where Output == Data { tryMap { try decoder.decode(type, from: $0) } }
      func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
      ) -> AnyPublisher<Output, Failure> {
        map { value in
          receiveOutput?(value)
          return value
        }
      }
      func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
      }
      func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
      }
      func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func debounce<S: Scheduler>(for dueTime: SchedulerStride, scheduler: S)
        -> AnyPublisher<Output, Failure> { AnyPublisher { _, _ in } }
      func delay<S: Scheduler>(for interval: SchedulerStride, scheduler: S)
        -> AnyPublisher<Output, Failure> { AnyPublisher { _, _ in } }
      func throttle<S: Scheduler>(for interval: SchedulerStride, scheduler: S, latest: Bool)
        -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      func timeout<S: Scheduler>(_ interval: SchedulerStride, scheduler: S)
        -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    }
    /// How long a scheduler waits: a number of seconds, or in words.
    struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      let seconds: Double
      init(_ seconds: Double) { self.seconds = seconds }
      init(_ interval: DispatchTimeInterval) { seconds = 0 }
      init(integerLiteral value: Int) { seconds = Double(value) }
      init(floatLiteral value: Double) { seconds = value }
      static func seconds(_ value: Double) -> SchedulerStride { SchedulerStride(value) }
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
    extension Publisher where Output: Equatable {
      func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
    }
    """

  private static let combinations = """
    enum Publishers {
      struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        typealias Output = Elements.Element
        let sequence: Elements
        init(sequence: Elements) { self.sequence = sequence }
        func deliver(
          to receive: @escaping (Elements.Element) -> Void,
          finish: @escaping ((any Error)?) -> Void
        ) {
          for element in sequence { receive(element) }
          finish(nil)
        }
      }
      struct Autoconnect<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        func deliver(
          to receive: @escaping (Upstream.Output) -> Void,
          finish: @escaping ((any Error)?) -> Void
        ) { upstream.deliver(to: receive, finish: finish) }
      }
      struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        func deliver(
          to receive: @escaping (A.Output) -> Void, finish: @escaping ((any Error)?) -> Void
        ) {
          a.deliver(to: receive, finish: { _ in })
          b.deliver(to: receive, finish: finish)
        }
      }
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        func deliver(
          to receive: @escaping ((A.Output, B.Output)) -> Void,
          finish: @escaping ((any Error)?) -> Void
        ) {
          var left: A.Output?
          var right: B.Output?
          a.deliver(
            to: { value in
              left = value
              if let right { receive((value, right)) }
            }, finish: { _ in })
          b.deliver(
            to: { value in
              right = value
              if let left { receive((left, value)) }
            }, finish: finish)
        }
      }
      struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) {
          self.a = a
          self.b = b
          self.c = c
        }
        func deliver(
          to receive: @escaping ((A.Output, B.Output, C.Output)) -> Void,
          finish: @escaping ((any Error)?) -> Void
        ) {
          CombineLatest(CombineLatest(a, b), c).deliver(
            to: { receive(($0.0.0, $0.0.1, $0.1)) }, finish: finish)
        }
      }
      struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        init(_ a: A, _ b: B, _ c: C, _ d: D) {
          self.a = a
          self.b = b
          self.c = c
          self.d = d
        }
        func deliver(
          to receive: @escaping ((A.Output, B.Output, C.Output, D.Output)) -> Void,
          finish: @escaping ((any Error)?) -> Void
        ) {
          CombineLatest(CombineLatest3(a, b, c), d).deliver(
            to: { receive(($0.0.0, $0.0.1, $0.0.2, $0.1)) }, finish: finish)
        }
      }
      struct Zip<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
          self.a = a
          self.b = b
        }
        func deliver(
          to receive: @escaping ((A.Output, B.Output)) -> Void,
          finish: @escaping ((any Error)?) -> Void
        ) {
          var left: [A.Output] = []
          var right: [B.Output] = []
          func send() {
            while !left.isEmpty, !right.isEmpty { receive((left.removeFirst(), right.removeFirst())) }
          }
          a.deliver(
            to: { value in
              left.append(value)
              send()
            }, finish: { _ in })
          b.deliver(
            to: { value in
              right.append(value)
              send()
            }, finish: finish)
        }
      }
    }
    extension Publisher {
      func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
      where P.Output == Output { Publishers.Merge(self, other) }
      func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> { Publishers.Zip(self, other) }
      func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> {
        Publishers.CombineLatest(self, other)
      }
      func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
      ) -> AnyPublisher<T, Failure> {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
      }
      func combineLatest<P: Publisher, Q: Publisher>(
        _ other: P, _ third: Q
      ) -> Publishers.CombineLatest3<Self, P, Q> {
        Publishers.CombineLatest3(self, other, third)
      }
      func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ other: P, _ third: Q, _ fourth: R
      ) -> Publishers.CombineLatest4<Self, P, Q, R> {
        Publishers.CombineLatest4(self, other, third, fourth)
      }
    }
    """
}
