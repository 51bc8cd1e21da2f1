import SwiftInterpreter

/// A publisher's subscriber: an `onReceive` at its place.
final class PublisherReceiver {
  let publisher: Value
  /// From the last body: it runs with that body's values.
  fileprivate(set) var action: Value

  init(publisher: Value, action: Value) {
    self.publisher = publisher
    self.action = action
  }
}

extension SceneContext {
  /// Subscribes to a publisher at the place of the running action, unless it is the last one there;
  /// then only the closure is replaced. Earlier publishers are dropped.
  func receive(_ publisher: Value, as name: String, _ action: Value) throws {
    if let last = state.receiver(name, at: place), last.publisher.isSame(as: publisher) {
      last.action = action
      return
    }
    let receiver = PublisherReceiver(publisher: publisher, action: action)
    state.keep(receiver, as: name, at: place)
    let hear = interpreter.function { [weak interpreter, weak receiver] values in
      guard let interpreter, let receiver else { return .void }
      return try interpreter.call(receiver.action, values)
    }
    try subscribe(hear, to: publisher)
  }
}
