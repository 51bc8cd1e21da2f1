import LayoutSolver
import SwiftInterpreter

/// A variable that outlives the view that declares it.
final class StateVariable {
  /// Writing an equal value changes nothing, so that a view may do it in every pass.
  var value: Value {
    get {
      if let store, store.isUpdating { wasRead = true }
      return boundValue
    }
    set {
      let old = stored
      stored = newValue
      if newValue.isSame(as: old) { return }
      isWritten = true
      if let store {
        log.noteObservedWrite(to: self)
        store.noteWrite(of: self)
      } else {
        log.noteWrite()
      }
    }
  }
  /// The value as a binding reads it: the view that declares the variable doesn't observe it.
  var boundValue: Value {
    log.noteRead(of: self)
    return stored
  }
  private var stored: Value
  /// Whether its view read it while views were made: SwiftUI runs the body again only then
  /// (`State.wrappedValue`'s getter records it, `projectedValue` doesn't).
  fileprivate var wasRead = false
  /// Whether it ever had another value than its initial one.
  fileprivate(set) var isWritten = false
  /// The property's name in messages: `Counter.count`.
  let name: String
  /// The view with the variable.
  fileprivate let place: Identity
  /// Whether the library keeps it from one pass to the next, and every layout finds it again.
  fileprivate let isFound: Bool
  private weak var store: StateStore?
  /// Told of every read and write.
  private let log: AccessLog

  /// - Parameter store: of the view that has a place; nil for another's.
  init(
    _ value: Value, name: String, place: Identity = Identity(), isFound: Bool = false,
    store: StateStore?, log: AccessLog
  ) {
    stored = value
    self.log = log
    self.name = name
    self.place = place
    self.isFound = isFound
    self.store = store
  }

  fileprivate func tearDown() {
    detach()
    stored = .void
  }

  /// Leaves the value to remaining holders of the variable, without notifying any view.
  fileprivate func detach() { store = nil }
}

/// A scene's state, by the place of the view and the name of the property.
package final class StateStore {
  fileprivate struct Key: Hashable {
    var place: Identity
    var property: String
  }

  private var variables: [Key: StateVariable] = [:]
  /// What was written before the scene's text changed.
  private var inherited: [Key: Value] = [:]
  private var performed: Set<Key> = []
  private var remembered: [Key: Value] = [:]
  /// The subscribers of publishers, by place and name.
  private var receivers: [Key: PublisherReceiver] = [:]
  /// The disappear actions of present views, in the tree's order.
  private var departing: [(place: Identity, action: () -> Void)] = []
  /// What was written since `takeWrites`.
  private var writes = StateWrites()
  /// Whether something was written since the start that layouts don't reproduce by themselves.
  package private(set) var isChanged = false
  /// How often something was written.
  private(set) var writeCount = 0
  /// Whether views are being made or laid out, rather than an action performed.
  var isUpdating = false
  /// Which views' bodies ran for the tree that is shown, and with which values.
  package let updates = ViewUpdates()
  private let log: AccessLog

  init(log: AccessLog) { self.log = log }

  /// Releases every value. Objects hold closures that hold the view whose state they are.
  func tearDown() {
    variables.values.forEach { $0.tearDown() }
    variables = [:]
    inherited = [:]
    performed = []
    remembered = [:]
    receivers = [:]
    departing = []
    isChanged = false
    updates.forget()
  }

  /// Forgets what has happened, and keeps the variables.
  /// - Parameter keepsBodies: whether bodies' results may be used again.
  func rewind(keepsBodies: Bool) {
    performed = []
    remembered = [:]
    receivers = [:]
    departing = []
    writes = StateWrites()
    updates.rewind(keepsStart: keepsBodies)
  }

  fileprivate func noteWrite(of variable: StateVariable) {
    writeCount += 1
    writes.note(variable.name)
    if variable.wasRead { writes.places.insert(variable.place) }
    if !variable.isFound { isChanged = true }
  }

  /// Notes that something was written that any view may show.
  package func noteWrite(of name: String) {
    noteNews(of: name)
    writes.concernsAll = true
    isChanged = true
  }

  /// Notes that another layout is needed, whether bodies run for it or not.
  package func noteNews(of name: String) {
    writeCount += 1
    writes.note(name)
  }

  /// Notes that an object was written after it was made.
  func noteChange() {
    writeCount += 1
    isChanged = true
  }

  /// Notes that an `ObservableObject` reported a change, which concerns only views that observe it.
  func noteChange(of object: ObjectBox) {
    noteNews(of: object.type.name)
    writes.objects.insert(ObjectIdentifier(object))
  }

  /// The names of what was written since the last call of `takeWrites`, each once, the latest last.
  package var writtenNames: [String] { writes.names }

  /// What was written since the last call.
  package func takeWrites() -> StateWrites {
    defer { writes = StateWrites() }
    return writes
  }

  /// The variable of a property at a place, made with its initial value if it is new there.
  /// - Parameter isFound: whether the library keeps it for the next pass, and every layout finds it
  ///   again.
  func variable(
    at place: Identity, property: String, name: String, isFound: Bool = false,
    initial: () throws -> Value
  ) rethrows -> StateVariable {
    let key = Key(place: place, property: property)
    if let variable = variables[key] { return variable }
    let kept = inherited[key]
    let variable = StateVariable(
      try kept ?? initial(), name: name, place: place, isFound: isFound, store: self,
      log: log)
    variable.isWritten = kept != nil
    variables[key] = variable
    return variable
  }

  /// The state that another version of the scene takes over.
  package struct Legacy {
    fileprivate var written: [Key: Value] = [:]
    fileprivate var performed: Set<Key> = []
  }

  /// What was written to the properties: numbers, texts and lists of them. Values of the scene's
  /// own types belong to the version that declared them; if there are any, one-time events happen
  /// again.
  package var legacy: Legacy {
    let all = variables.filter { $0.value.isWritten }.mapValues(\.value)
    return Legacy(
      written: inherited.merging(all) { $1 }.filter { $0.value.isPlain },
      performed: all.values.allSatisfy(\.isPlain) ? performed : [])
  }

  /// Continues with what was written in another version, in the properties that are still in place.
  package func inherit(_ legacy: Legacy) {
    inherited = legacy.written
    performed.formUnion(legacy.performed)
  }

  /// Whether a one-time event at a place is due.
  package func isFirst(_ event: String, at place: Identity) -> Bool {
    performed.insert(Key(place: place, property: event)).inserted
  }

  /// Records which views are present, and returns the disappear actions of those that were there
  /// before. One that returns appears again.
  package func departures(
    from actions: [PlacedAction]
  ) -> [(place: Identity, action: () -> Void)] {
    let places = Set(actions.map(\.identity))
    let gone = departing.filter { !places.contains($0.place) }
    departing = actions.compactMap { placed in
      if case .onDisappear(let action) = placed.action { (placed.identity, action) } else { nil }
    }
    performed = performed.filter { $0.property != "onAppear" || places.contains($0.place) }
    return gone
  }

  /// Containers whose views stay alive while they aren't shown.
  private static let keeping: Set<String> = [
    Identity.lazy, "List", "TabView", "NavigationSplitView",
  ]

  /// Releases the state of views that the last tree no longer has: SwiftUI ends a view's state with
  /// the view, and one that returns begins with its initial values.
  package func forgetRemoved() {
    let removed = updates.takeRemoved(keeping: Self.keeping)
    guard !removed.isEmpty else { return }
    func isGone(_ key: Key) -> Bool {
      var place = key.place
      while place != Identity() {
        if removed.contains(place) { return true }
        place = place.around
      }
      return false
    }
    for (key, variable) in variables where isGone(key) {
      variable.detach()
      variables[key] = nil
    }
    inherited = inherited.filter { !isGone($0.key) }
    performed = performed.filter { !isGone($0) }
    remembered = remembered.filter { !isGone($0.key) }
    receivers = receivers.filter { !isGone($0.key) }
  }

  /// Stores a value under a name at a place and returns the one before.
  func remember(_ value: Value, as name: String, at place: Identity) -> Value? {
    let key = Key(place: place, property: name)
    defer { remembered[key] = value }
    return remembered[key]
  }

  /// The subscriber of a publisher under a name at a place; nil for none yet.
  func receiver(_ name: String, at place: Identity) -> PublisherReceiver? {
    receivers[Key(place: place, property: name)]
  }

  /// Lets a receiver take the place of the one before.
  func keep(_ receiver: PublisherReceiver, as name: String, at place: Identity) {
    receivers[Key(place: place, property: name)] = receiver
  }
}

extension Value {
  /// Whether it means the same to every program.
  fileprivate var isPlain: Bool {
    switch self {
    case .void, .none, .int, .double, .bool, .string, .character, .number: true
    case .some(let box): box.value.isPlain
    case .array(let box): box.elements.allSatisfy(\.isPlain)
    default: false
    }
  }
}
