import LayoutSolver
import SwiftInterpreter

/// A variable that outlives the view that declares it.
final class StateVariable {
  var value: Value {
    didSet { store?.noteWrite(of: self) }
  }
  /// For messages: `Counter.count`.
  let name: String
  private weak var store: StateStore?

  init(_ value: Value, name: String, store: StateStore?) {
    self.value = value
    self.name = name
    self.store = store
  }
}

/// A scene's state, by the place of the view and the name of the property.
final class StateStore {
  private struct Key: Hashable {
    var place: Identity
    var property: String
  }

  private var variables: [Key: StateVariable] = [:]
  private var performed: Set<Key> = []
  private var remembered: [Key: Value] = [:]
  /// Names of what was written since `takeWrites`.
  private var writes: [String] = []

  func noteWrite(of variable: StateVariable) { noteWrite(of: variable.name) }

  func noteWrite(of name: String) {
    if !writes.contains(name) { writes.append(name) }
  }

  /// What was written since the last call.
  func takeWrites() -> [String] {
    defer { writes = [] }
    return writes
  }

  /// The variable of a property at a place, made with its first value when it is new there.
  func variable(
    at place: Identity, property: String, name: String, initial: () throws -> Value
  ) rethrows -> StateVariable {
    let key = Key(place: place, property: property)
    if let variable = variables[key] { return variable }
    let variable = StateVariable(try initial(), name: name, store: self)
    variables[key] = variable
    return variable
  }

  /// Whether something that happens once at a place is to happen now.
  func isFirst(_ event: String, at place: Identity) -> Bool {
    performed.insert(Key(place: place, property: event)).inserted
  }

  /// Stores a value under a name at a place and gives the one before.
  func remember(_ value: Value, as name: String, at place: Identity) -> Value? {
    let key = Key(place: place, property: name)
    defer { remembered[key] = value }
    return remembered[key]
  }
}
