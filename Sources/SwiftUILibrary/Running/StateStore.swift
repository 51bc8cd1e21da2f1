import LayoutSolver
import SwiftInterpreter

/// A variable that outlives the view that declares it.
final class StateVariable {
  /// Writing what is there already changes nothing, so that a view may do it in every pass.
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
  /// The value as a binding reads it: the view that declares the variable doesn't hear of that.
  var boundValue: Value {
    log.noteRead(of: self)
    return stored
  }
  private var stored: Value
  /// Whether its view read it while views were made: SwiftUI runs the body again only then
  /// (`State.wrappedValue`'s getter notes it, `projectedValue` doesn't).
  fileprivate var wasRead = false
  /// Whether it has had another value than its first.
  fileprivate(set) var isWritten = false
  /// The property's name in messages: `Counter.count`.
  let name: String
  /// The view whose variable it is.
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

  /// Leaves the value to those who still hold the variable, and tells no view of it any more.
  fileprivate func detach() { store = nil }
}

/// A scene's state, by the place of the view and the name of the property.
package final class StateStore {
  fileprivate struct Key: Hashable {
    var place: Identity
    var property: String
  }

  private var variables: [Key: StateVariable] = [:]
  /// What was written before the scene's text was changed.
  private var inherited: [Key: Value] = [:]
  private var performed: Set<Key> = []
  private var remembered: [Key: Value] = [:]
  /// Who hears of publishers, by place and name.
  private var receivers: [Key: PublisherReceiver] = [:]
  /// What views that are there do when they disappear, in the tree's order.
  private var departing: [(place: Identity, action: () -> Void)] = []
  /// What was written since `takeWrites`.
  private var writes = StateWrites()
  /// Whether something was written since the start that layouts don't find again by themselves.
  package private(set) var isChanged = false
  /// How often something was written.
  private(set) var writeCount = 0
  /// Whether views are being made or laid out, rather than an action performed.
  var isUpdating = false
  /// Which views' bodies ran for the tree that is shown, and with what.
  package let updates = ViewUpdates()
  private let log: AccessLog

  init(log: AccessLog) { self.log = log }

  /// Lets go of every value. Objects hold closures that hold the view whose state they are.
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
  /// - Parameter keepsBodies: whether what bodies gave may be given again.
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

  /// Notes that an `ObservableObject` told of a change, of which only views hear that observe it.
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

  /// The variable of a property at a place, made with its first value when it is new there.
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

  /// What another version of the scene takes over of the state.
  package struct Legacy {
    fileprivate var written: [Key: Value] = [:]
    fileprivate var performed: Set<Key> = []
  }

  /// What was written to the properties: numbers, texts and lists of them. Values of the scene's own
  /// types belong to the version that declared them; where there are any, what happens once happens
  /// again.
  package var legacy: Legacy {
    let all = variables.filter { $0.value.isWritten }.mapValues(\.value)
    return Legacy(
      written: inherited.merging(all) { $1 }.filter { $0.value.isPlain },
      performed: all.values.allSatisfy(\.isPlain) ? performed : [])
  }

  /// Goes on with what was written in another version, in the properties that still are where they
  /// were.
  package func inherit(_ legacy: Legacy) {
    inherited = legacy.written
    performed.formUnion(legacy.performed)
  }

  /// Whether something that happens once at a place is to happen now.
  package func isFirst(_ event: String, at place: Identity) -> Bool {
    performed.insert(Key(place: place, property: event)).inserted
  }

  /// Notes which views are there, and gives what those do that were there before. One that comes back
  /// appears again.
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

  /// Lets go of what views kept that the last tree has no more: SwiftUI ends a view's state with the
  /// view, and one that comes back begins with its first values.
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

  /// Stores a value under a name at a place and gives the one before.
  func remember(_ value: Value, as name: String, at place: Identity) -> Value? {
    let key = Key(place: place, property: name)
    defer { remembered[key] = value }
    return remembered[key]
  }

  /// Who hears of a publisher under a name at a place; nil where nobody does yet.
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
