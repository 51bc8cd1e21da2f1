// Publishers that combine several others, or that send existing values.

enum Publishers {
  struct Sequence<Elements: Swift.Sequence, Failure: Error>: _DeliveringPublisher {
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
  final class Autoconnect<Upstream: ConnectablePublisher>: _DeliveringPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    private var connection: (any Cancellable)?
    init(upstream: Upstream) { self.upstream = upstream }
    func deliver(
      to receive: @escaping (Upstream.Output) -> Void,
      finish: @escaping ((any Error)?) -> Void
    ) {
      upstream.deliver(to: receive, finish: finish)
      if connection == nil { connection = upstream.connect() }
    }
  }
  /// Subscribes its subject once it is connected, whoever subscribes that.
  final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    _DeliveringPublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let createSubject: () -> SubjectType
    private lazy var subject = createSubject()
    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }
    func connect() -> any Cancellable {
      let subject = subject
      return upstream._delivering(
        to: { subject.send($0) }, finish: { subject._end(by: $0) })
    }
    func deliver(
      to receive: @escaping (Upstream.Output) -> Void,
      finish: @escaping ((any Error)?) -> Void
    ) { subject.deliver(to: receive, finish: finish) }
  }
  struct Merge<A: Publisher, B: Publisher>: _DeliveringPublisher where A.Output == B.Output {
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
      let end = _LastEnd(of: 2, finish)
      a.deliver(to: receive, finish: { end.note($0) })
      b.deliver(to: receive, finish: { end.note($0) })
    }
  }
  struct CombineLatest<A: Publisher, B: Publisher>: _DeliveringPublisher {
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
      let end = _LastEnd(of: 2, finish)
      var left: A.Output?
      var right: B.Output?
      a.deliver(
        to: { value in
          left = value
          if let right { receive((value, right)) }
        }, finish: { end.note($0) })
      b.deliver(
        to: { value in
          right = value
          if let left { receive((left, value)) }
        }, finish: { end.note($0) })
    }
  }
  struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _DeliveringPublisher {
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
  struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    _DeliveringPublisher
  {
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
  struct MergeMany<Upstream: Publisher>: _DeliveringPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let publishers: [Upstream]
    init(_ upstream: Upstream...) { publishers = upstream }
    init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    func deliver(
      to receive: @escaping (Upstream.Output) -> Void, finish: @escaping ((any Error)?) -> Void
    ) {
      if publishers.isEmpty { finish(nil) }
      let end = _LastEnd(of: publishers.count, finish)
      for publisher in publishers {
        publisher.deliver(to: receive, finish: { end.note($0) })
      }
    }
  }
  struct Zip<A: Publisher, B: Publisher>: _DeliveringPublisher {
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
      let end = _LastEnd(of: 1, finish)
      var left: [A.Output] = []
      var right: [B.Output] = []
      var (hasLeftEnded, hasRightEnded) = (false, false)
      // A publisher that has ended may have values left, which wait for the other's.
      func send() {
        while !left.isEmpty, !right.isEmpty { receive((left.removeFirst(), right.removeFirst())) }
        if hasLeftEnded && left.isEmpty || hasRightEnded && right.isEmpty { end.note(nil) }
      }
      a.deliver(
        to: { value in
          left.append(value)
          send()
        },
        finish: { error in
          hasLeftEnded = true
          if let error { end.note(error) } else { send() }
        })
      b.deliver(
        to: { value in
          right.append(value)
          send()
        },
        finish: { error in
          hasRightEnded = true
          if let error { end.note(error) } else { send() }
        })
    }
  }
  /// Subscribes to its publisher once for all subscribers. Values that came before are not sent
  /// again.
  final class Share<Upstream: Publisher>: _DeliveringPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    private let subject = PassthroughSubject<Upstream.Output, Upstream.Failure>()
    private var isSubscribed = false
    init(upstream: Upstream) { self.upstream = upstream }
    func deliver(
      to receive: @escaping (Upstream.Output) -> Void,
      finish: @escaping ((any Error)?) -> Void
    ) {
      subject.deliver(to: receive, finish: finish)
      if isSubscribed { return }
      isSubscribed = true
      let subject = subject
      upstream.deliver(
        to: { subject.send($0) }, finish: { subject._end(by: $0) })
    }
  }
}
/// Ends by the first failure of several publishers, else when the last of them has ended.
private final class _LastEnd {
  private var left: Int
  private let finish: ((any Error)?) -> Void
  init(of count: Int, _ finish: @escaping ((any Error)?) -> Void) {
    left = count
    self.finish = finish
  }
  func note(_ error: (any Error)?) {
    guard left > 0 else { return }
    left = error == nil ? left - 1 : 0
    if left == 0 { finish(error) }
  }
}
extension Publisher {
  func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
  func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: { subject })
  }
}
extension Publisher where Failure == Never {
  func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    Publishers.Multicast(upstream: self, createSubject: { PassthroughSubject<Output, Never>() })
  }
}
extension Publisher where Output: Publisher {
  func switchToLatest() -> AnyPublisher<Output.Output, Failure> { flatMap { $0 } }
}
extension Publisher {
  func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output { Publishers.Merge(self, other) }
  func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> { Publishers.Zip(self, other) }
  func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
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

extension Result {
  var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { receive, finish in
      switch self {
      case .success(let value):
        receive(value)
        finish(nil)
      case .failure(let error): finish(error)
      }
    }
  }
}
extension Optional {
  var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { receive, finish in
      if let self { receive(self) }
      finish(nil)
    }
  }
}
