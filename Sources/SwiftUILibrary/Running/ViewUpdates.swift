import LayoutSolver
import SwiftInterpreter

/// What was written to between two trees.
package struct StateWrites {
  /// For messages, each once: `Counter.count`, or an object's type.
  package private(set) var names: [String] = []
  /// The views whose own variables were written.
  var places: Set<Identity> = []
  /// Types of `ObservableObject`s.
  var objects: Set<String> = []
  /// Whether something was written of which nobody knows who shows it.
  var concernsAll = false

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }
}

/// Which views SwiftUI would leave alone.
///
/// SwiftUI runs a body again where something that the view depends on has changed, and the views
/// that the body makes are new values then, with the objects that their properties make. A view
/// whose parent's body didn't run goes on with the value it has. Here every body runs for every
/// tree, so the values of such views are kept: an object that `@ObservedObject var model = Model()`
/// makes keeps what was written to it.
package final class ViewUpdates {
  private struct Record {
    var value: Value
    /// The tree for which it was last used.
    var tree: Int
  }

  private var records: [Identity: Record] = [:]
  /// Counts the trees since the start.
  private var tree = 0
  private var writes = StateWrites()
  private var isEnvironmentNew = false
  /// Whether SwiftUI would not run the code again that is being evaluated, so that the views it
  /// makes go on with the values they have.
  private(set) var isIdle = false

  func forget() {
    records = [:]
    tree = 0
    isIdle = false
  }

  /// - Parameters:
  ///   - writes: since the tree before.
  ///   - isEnvironmentNew: whether the tree has other surroundings than that one.
  package func beginTree(after writes: StateWrites, isEnvironmentNew: Bool) {
    records = records.filter { $0.value.tree == tree }
    tree += 1
    self.writes = writes
    self.isEnvironmentNew = isEnvironmentNew
  }

  /// Evaluates code that makes views.
  /// - Parameter isIdle: whether SwiftUI would not run it again.
  package func evaluating<T>(isIdle: Bool, _ body: () throws -> T) rethrows -> T {
    let outer = self.isIdle
    self.isIdle = isIdle && tree > 1
    defer { self.isIdle = outer }
    return try body()
  }

  /// The value of a view to go on with at a place, and whether it is the one that was there before.
  func current(
    _ value: Value, at place: Identity, isKept: Bool
  ) -> (value: Value, isKnown: Bool) {
    var current = (value: value, isKnown: false)
    if isKept, let record = records[place], record.value.nominalType === value.nominalType {
      current = (record.value, true)
    }
    records[place] = Record(value: current.value, tree: tree)
    return current
  }

  /// Whether nothing has changed that a view depends on.
  func isUnchanged(_ value: Value, at place: Identity, in interpreter: Interpreter) -> Bool {
    guard !writes.concernsAll, !writes.places.contains(place) else { return false }
    return value.storedProperties.allSatisfy { _, stored in
      switch stored {
      case .host(let box):
        switch box.payload {
        case let wrapper as ObjectValue: isUnchanged(wrapper.object, interpreter)
        case let wrapper as EnvironmentObjectProperty:
          isUnchanged(wrapper.object ?? .none, interpreter)
        case let wrapper as StateProperty:
          isUnchanged((try? wrapper.variable().value) ?? .none, interpreter)
        case is EnvironmentProperty: !isEnvironmentNew
        default: true
        }
      // A dynamic property of the scene's own may depend on anything.
      case .structure(let box) where interpreter.type(box.type, conformsTo: "DynamicProperty"):
        writes.isEmpty && !isEnvironmentNew
      default: true
      }
    }
  }

  private func isUnchanged(_ object: Value, _ interpreter: Interpreter) -> Bool {
    guard !writes.objects.isEmpty, case .object = object.unwrapped ?? object else { return true }
    return !writes.objects.contains(interpreter.typeName(of: object.unwrapped ?? object))
  }
}
