@propertyWrapper struct Published<Value> {
  private let changes = PassthroughSubject<Value, Never>()
  var wrappedValue: Value { willSet { changes.send(newValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(initialValue: Value) { wrappedValue = initialValue }
  var projectedValue: PublishedPublisher<Value> {
    get { PublishedPublisher(current: wrappedValue, changes: changes) }
    set { if let value = newValue.assigned { wrappedValue = value } }
  }
  typealias Publisher = PublishedPublisher<Value>
}
/// `Published.Publisher`: the value there is, then those that it becomes.
struct PublishedPublisher<Value>: Publisher {
  typealias Output = Value
  typealias Failure = Never
  let current: Value
  let changes: PassthroughSubject<Value, Never>
  var assigned: Value? = nil
  func deliver(
    to receive: @escaping (Value) -> Void, finish: @escaping ((any Error)?) -> Void
  ) {
    receive(current)
    changes.deliver(to: receive, finish: finish)
  }
}

/// A change is seen by the views that read it, not here.
func withObservationTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T { apply() }
