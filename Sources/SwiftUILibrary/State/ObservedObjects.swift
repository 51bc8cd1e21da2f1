import LayoutSolver
import SwiftInterpreter

/// Who observes writes to the objects of a class.
struct Observation {
  enum Audience {
    /// Nobody: no view runs its body again.
    case nobody
    /// The code that has read the property: of `@Observable` classes.
    case readers
    /// The views that hold the object in `@ObservedObject` and the like.
    case observers
  }

  let audience: Audience
  /// The names of the stored properties, for messages.
  let names: [String]
  /// Whether observers are notified of a write, by the property's index.
  private let told: [Bool]
  /// How setters compare values, by the property's index; empty where they don't.
  private let comparisons: [NominalType.Comparison]
  /// Whether the class declares its own `objectWillChange`.
  let hasOwnPublisher: Bool

  init(_ type: NominalType, in interpreter: Interpreter) {
    let properties = type.storedPropertyList
    names = properties.map(\.name)
    if type.isFromScene, interpreter.type(type, conformsTo: "ObservableObject") {
      audience = .observers
      told = properties.map { $0.wrapper == "Published" || $0.attributes.contains("NSManaged") }
      comparisons = []
      hasOwnPublisher = interpreter.sceneDeclares("objectWillChange", of: type)
    } else {
      let isObservable =
        type.attributes.contains("Observable")
        || type.isFromScene && interpreter.type(type, conformsTo: "Observable")
      audience = isObservable ? .readers : .nobody
      told = properties.map {
        isObservable && !$0.attributes.contains("ObservationIgnored")
          && !$0.attributes.contains("Transient")
      }
      comparisons = isObservable ? properties.indices.map(type.comparison(ofProperty:)) : []
      hasOwnPublisher = false
    }
  }

  /// Whether observers are notified of a write to the property at an index.
  func isTold(of index: Int) -> Bool { told.indices.contains(index) && told[index] }

  /// How the property's setter compares values, by its index.
  func comparison(of index: Int) -> NominalType.Comparison {
    comparisons.indices.contains(index) ? comparisons[index] : .none
  }
}

extension SceneContext {
  private func observation(of type: NominalType) -> Observation {
    let id = ObjectIdentifier(type)
    if let known = observations[id] { return known }
    let observation = Observation(type, in: interpreter)
    observations[id] = observation
    return observation
  }

  /// Notes that a property of an object is about to be written.
  /// - Parameters:
  ///   - index: the property's place among the stored ones.
  ///   - value: its new value; nil where it changes in place.
  func noteWrite(to object: ObjectBox, _ index: Int, _ value: Value?) {
    let observation = observation(of: object.type)
    let isTold = observation.isTold(of: index)
    if isTold, observation.audience == .observers {
      bindAssignment(of: object, to: observation.names[index])
    }
    if interpreter.isBeingMade(object) { return }
    state.noteChange()
    let isOfReaders = isTold && observation.audience == .readers
    if isOfReaders, isNews(value, to: object, index, observation) {
      state.noteNews(of: object.type.name)
      interpreter.log.noteObservedWrite(to: object, index)
      return tellTrackers()
    }
    if isOfReaders, value?.isSame(as: object.storedField(index)) == true { return }
    // A notified body runs again, and reads it after that.
    if object.isWatched, !state.isUpdating, object.type.isFromScene {
      interpreter.log.noteUnobservedWrite(
        to: object, index, name: "\(object.type.name).\(observation.names[index])")
    }
    if isTold, !isOfReaders { guarded(()) { try tellObservers(of: object) } }
  }

  /// Returns false if an observable property is set to an equal value: its setter notifies nobody
  /// (`shouldNotifyObservers` in the expansion of `@Observable`).
  private func isNews(
    _ value: Value?, to object: ObjectBox, _ index: Int, _ observation: Observation
  ) -> Bool {
    guard let value else { return true }
    let old = object.storedField(index)
    switch observation.comparison(of: index) {
    case .none: return true
    case .identity: return !value.isSame(as: old)
    case .equality: return guarded(true) { try !interpreter.areEqual(old, value) }
    }
  }

  /// Gives a published property a way to itself, for what `assign(to:)` assigns later.
  private func bindAssignment(of object: ObjectBox, to name: String) {
    guard var changes = Value.object(object).stored("_" + name)?.stored("changes"),
      case .object(let box) = changes, box.attachment == nil
    else { return }
    let assign = interpreter.function { [weak interpreter, weak object] values in
      guard let object, let value = values.first else { return .void }
      var owner = Value.object(object)
      try interpreter?.setProperty(name, of: &owner, to: value)
      return .void
    }
    box.attachment = assign
    interpreter.setStored("assign", of: &changes, to: .optional(assign))
  }

  // MARK: objectWillChange

  private func tellObservers(of object: ObjectBox) throws {
    guard object.attachment != nil || observation(of: object.type).hasOwnPublisher else {
      return state.noteChange(of: object)
    }
    var publisher = try objectWillChange(of: object)
    // `@Published` knows no other publisher.
    guard publisher.nominalType?.name == "ObservableObjectPublisher" else { return }
    var none: [Interpreter.Argument] = []
    _ = try interpreter.callMethod("send", on: &publisher, arguments: &none)
  }

  /// The publisher by which an `ObservableObject` announces changes: views that observe it are
  /// notified of what it sends.
  func objectWillChange(of object: ObjectBox) throws -> Value {
    if let publisher = object.attachment { return publisher }
    let hasOwn = observation(of: object.type).hasOwnPublisher
    let publisher =
      try hasOwn
      ? interpreter.property("objectWillChange", of: .object(object))
      : interpreter.construct("ObservableObjectPublisher", [])
    object.attachment = publisher
    let hear = interpreter.function { [weak state, weak object] _ in
      if let object { state?.noteChange(of: object) }
      return .void
    }
    try subscribe(hear, to: publisher)
    return publisher
  }

  /// Passes a publisher's values to a function, as long as the publisher exists.
  func subscribe(_ receive: Value, to publisher: Value) throws {
    var publisher = publisher
    var arguments = [
      Interpreter.Argument("to", receive),
      Interpreter.Argument("finish", interpreter.function { _ in .void }),
    ]
    _ = try interpreter.callMethod("deliver", on: &publisher, arguments: &arguments)
  }

  /// The object that a property wrapper observes for its view; nil for one that observes none.
  ///
  /// An object with its own publisher is subscribed to from then on: nothing else reports what it
  /// sends.
  func observed(by wrapper: Any) -> ObjectBox? {
    // A cast that fails looks through all that the process knows of the types, so they are compared.
    let type = type(of: wrapper)
    let held: Value? =
      if type == StateProperty.self {
        (wrapper as? StateProperty).flatMap { state in
          state.observesObject ? try? state.variable(in: self).boundValue : nil
        }
      } else if type == ObjectValue.self {
        (wrapper as? ObjectValue)?.object
      } else if type == EnvironmentObjectProperty.self {
        (wrapper as? EnvironmentObjectProperty)?.object
      } else {
        nil
      }
    guard case .object(let object)? = held?.unwrapped else { return nil }
    if object.attachment == nil, observation(of: object.type).hasOwnPublisher {
      guarded(()) { _ = try objectWillChange(of: object) }
    }
    return object
  }
}
