@propertyWrapper struct Published<Value> {
  private let changes: PublishedChanges<Value>
  var wrappedValue: Value { willSet { changes.send(newValue) } }
  init(wrappedValue: Value) {
    changes = PublishedChanges(wrappedValue)
    self.wrappedValue = wrappedValue
  }
  init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  var projectedValue: PublishedPublisher<Value> {
    get { PublishedPublisher(changes: changes) }
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
/// A property's value, and its changes.
class PublishedChanges<Value>: PassthroughSubject<Value, Never> {
  private(set) var current: Value
  init(_ value: Value) {
    current = value
    super.init()
  }
  override func send(_ value: Value) {
    current = value
    super.send(value)
  }
  /// Sets the property of the object it belongs to, which the host knows.
  var assign: ((Value) -> Void)? = nil
}
/// `Published.Publisher`: the present value, then its changes. All of one property are the same,
/// whatever its value, so that `onReceive` subscribes to one of them once.
struct PublishedPublisher<Value>: _DeliveringPublisher {
  typealias Output = Value
  typealias Failure = Never
  let changes: PublishedChanges<Value>
  /// Subscribes to future assignments to the property.
  var assign: ((@escaping (Value) -> Void) -> Void)? = nil
  func deliver(
    to receive: @escaping (Value) -> Void, finish: @escaping ((any Error)?) -> Void
  ) {
    receive(changes.current)
    changes.deliver(to: receive, finish: finish)
  }
}
