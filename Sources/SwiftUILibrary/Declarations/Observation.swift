@propertyWrapper struct Published<Value> {
  private let changes = PublishedChanges<Value>()
  var wrappedValue: Value { willSet { changes.send(newValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(initialValue: Value) { wrappedValue = initialValue }
  var projectedValue: PublishedPublisher<Value> {
    get { PublishedPublisher(current: wrappedValue, changes: changes) }
    set {
      let changes = changes
      var first: Value?
      var isFirst = true
      newValue.assign? { value in
        if isFirst { first = value } else { changes.assign?(value) }
      }
      isFirst = false
      if let first { wrappedValue = first }
    }
  }
  typealias Publisher = PublishedPublisher<Value>
}
/// What a property becomes.
class PublishedChanges<Value>: PassthroughSubject<Value, Never> {
  /// Sets the property of the object it belongs to, which the host knows.
  var assign: ((Value) -> Void)? = nil
}
/// `Published.Publisher`: the value there is, then those that it becomes.
struct PublishedPublisher<Value>: _DeliveringPublisher {
  typealias Output = Value
  typealias Failure = Never
  let current: Value
  let changes: PassthroughSubject<Value, Never>
  /// Subscribes to what is assigned to the property from now on.
  var assign: ((@escaping (Value) -> Void) -> Void)? = nil
  func deliver(
    to receive: @escaping (Value) -> Void, finish: @escaping ((any Error)?) -> Void
  ) {
    receive(current)
    changes.deliver(to: receive, finish: finish)
  }
}
