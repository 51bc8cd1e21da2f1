import LayoutSolver
import SwiftInterpreter

/// What was written between two trees.
package struct StateWrites {
  /// For messages, each once: `Counter.count`, or an object's type.
  package private(set) var names: [String] = []
  /// The views that have read their own variables which were written.
  var places: Set<Identity> = []
  /// Objects that reported a change.
  var objects: Set<ObjectIdentifier> = []
  /// Whether something was written whose readers are unknown.
  var concernsAll = false

  package init() {}

  package var isEmpty: Bool { names.isEmpty }

  mutating func note(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }
}

/// Code that makes views, while it runs; the views remember it.
final class ViewEvaluation {
  /// Whether SwiftUI would not run it again, so that its views keep their values.
  var isIdle: Bool

  init(isIdle: Bool) { self.isIdle = isIdle }
}

/// The code that made a view's value.
struct ValueOrigin {
  let evaluation: ViewEvaluation
  /// The tree for which the code ran.
  let tree: Int
}

/// Which views SwiftUI would leave alone.
///
/// SwiftUI runs a body again when something that the view depends on has changed, and the views
/// that the body makes are then new values, with new objects in their properties. A view keeps its
/// value if its parent's body didn't run, or made an equal value again: an object made by
/// `@ObservedObject var model = Model()` keeps what was written to it. Bodies' results are kept
/// from tree to tree.
package final class ViewUpdates {
  struct Record {
    var value: Value
    /// The last value from the parent, which identifies a kept value.
    var given: Value
    /// The tree for which it was last used.
    var tree: Int
    /// Its body's last evaluation; nil if there was none, or it failed.
    var last: EvaluatedBody?
  }

  var records: [Identity: Record] = [:]
  /// Whether bodies' results are kept; otherwise every body runs for every tree.
  package var keepsBodies = true
  /// How many bodies ran since the scene was loaded.
  package internal(set) var evaluatedBodies = 0
  /// The root's last result.
  var lastRoot: EvaluatedBody?
  /// Counts the trees since the start.
  private(set) var tree = 0
  /// The last tree that was looked through for views that are gone.
  private var checkedTree = 0
  /// By their surroundings, the first tree of the latest start with them.
  private var starts: [Int: KnownStart] = [:]
  /// The number of the present tree's surroundings: what is the same for all its bodies.
  private(set) var surroundings = 0
  /// Counts the starts.
  private(set) var start = 0
  /// As many differ between the known devices.
  private static let mostStarts = 16
  /// The last tree that had other surroundings than the one before.
  private(set) var environmentTree = 0
  private var writes = StateWrites()
  private var isEnvironmentNew: Bool { environmentTree == tree }
  /// The code that runs.
  private(set) var current = ViewEvaluation(isIdle: false)

  func forget() {
    forgetTrees()
    starts = [:]
  }

  /// Begins another start of the same program.
  /// - Parameter keepsStart: whether the present bodies' results may be used again.
  func rewind(keepsStart: Bool) {
    if !keepsStart {
      starts = [:]
    } else if tree == 1 {
      if starts.count >= Self.mostStarts { starts = [:] }
      starts[surroundings] = KnownStart(
        root: lastRoot, bodies: records.compactMapValues(\.last))
    }
    forgetTrees()
  }

  /// What is known of the present tree by an earlier start; nothing after the first tree.
  var knownStart: KnownStart? { isFirstTree ? starts[surroundings] : nil }

  /// Whether the tree is the first since the start.
  var isFirstTree: Bool { tree == 1 }

  private func forgetTrees() {
    start += 1
    records = [:]
    lastRoot = nil
    (tree, environmentTree, checkedTree) = (0, 0, 0)
    current = ViewEvaluation(isIdle: false)
  }

  /// - Parameters:
  ///   - writes: since the tree before.
  ///   - isEnvironmentNew: whether the tree has other surroundings than that one.
  ///   - surroundings: the number of everything that bodies may read without a property for it.
  package func beginTree(after writes: StateWrites, isEnvironmentNew: Bool, in surroundings: Int) {
    records = records.filter { $0.value.tree == tree }
    tree += 1
    self.surroundings = surroundings
    self.writes = writes
    if isEnvironmentNew { environmentTree = tree }
  }

  /// Forgets the views that the tree no longer has, and returns their places.
  /// - Parameter names: of containers whose views stay alive while they aren't shown: a view
  ///   missing within one of them, in a view that is still there, is only out of sight.
  func takeRemoved(keeping names: Set<String>) -> Set<Identity> {
    guard checkedTree != tree else { return [] }
    checkedTree = tree
    func isRemoved(_ place: Identity) -> Bool {
      var around = place.around
      var isKept = false
      while around != Identity() {
        if let record = records[around] {
          return record.tree == tree ? !isKept : isRemoved(around)
        }
        if let name = around.name, names.contains(name) { isKept = true }
        around = around.around
      }
      return !isKept
    }
    let removed = records.filter { $0.value.tree != tree && isRemoved($0.key) }.map(\.key)
    for place in removed { records[place] = nil }
    return Set(removed)
  }

  /// - Parameter isIdle: whether SwiftUI would not run the code again.
  func evaluation(isIdle: Bool) -> ViewEvaluation { ViewEvaluation(isIdle: isIdle && tree > 1) }

  /// Evaluates code that makes views.
  /// - Parameter isIdle: whether SwiftUI would not run it again.
  func evaluating<T>(isIdle: Bool, _ body: () throws -> T) rethrows -> T {
    try evaluating(evaluation(isIdle: isIdle), body)
  }

  func evaluating<T>(_ evaluation: ViewEvaluation, _ body: () throws -> T) rethrows -> T {
    let outer = current
    current = evaluation
    defer { current = outer }
    return try body()
  }

  /// The code that is making values now.
  var origin: ValueOrigin { ValueOrigin(evaluation: current, tree: tree) }

  /// Whether the old value at a place is kept, since SwiftUI would not make the new one.
  ///
  /// Code that ran again without need fills each place with the same value as before. Of its
  /// earlier values, such as two `AnyView`s, one may have moved to the other's place.
  func isKept(_ value: Value, at place: Identity, from origin: ValueOrigin) -> Bool {
    guard origin.evaluation.isIdle else { return false }
    guard origin.tree != tree, let record = records[place] else { return true }
    return switch (record.given, value) {
    case (.structure(let a), .structure(let b)): a === b
    case (.enumeration(let a), .enumeration(let b)): a === b
    default: false
    }
  }

  /// The value of a view to continue with at a place, and whether it is the old one.
  func value(
    of value: Value, at place: Identity, isKept: Bool, in context: SceneContext
  ) -> (value: Value, isKnown: Bool) {
    if let record = records[place], isKept || isUnchanged(record, value, in: context),
      record.value.nominalType === value.nominalType
    {
      records[place]?.tree = tree
      records[place]?.given = value
      return (record.value, true)
    }
    records[place] = Record(value: value, given: value, tree: tree)
    return (value, false)
  }

  /// Whether a body's new value equals the old one, and would have the same result.
  private func isUnchanged(_ record: Record, _ value: Value, in context: SceneContext) -> Bool {
    guard let last = record.last, isCurrent(last, context.interpreter.log) else { return false }
    return Self.areSame(record.value, value)
  }

  /// Whether nothing has changed that a view depends on.
  /// - Parameter linked: the view, with its properties tied to the place.
  func isUnchanged(_ linked: Value, at place: Identity, in context: SceneContext) -> Bool {
    guard !writes.concernsAll, !writes.places.contains(place), let last = records[place]?.last,
      !context.interpreter.log.isWritten(last.dependencies), Self.areSame(last.linked, linked)
    else { return false }
    return context.wrappers(of: linked).allSatisfy { wrapper in
      // Testing with `is` costs a search through all conformances, for a class that would be
      // bridged.
      if type(of: wrapper) == EnvironmentProperty.self { return !isEnvironmentNew }
      guard let object = context.observed(by: wrapper) else { return true }
      return !writes.objects.contains(ObjectIdentifier(object))
    }
  }

  /// The names of what was written after the bodies that read it had run, without SwiftUI noticing.
  package func unobservedWrites(_ log: AccessLog) -> [String] {
    guard log.hasUnobservedWrites else { return [] }
    var names: Set<String> = []
    for record in records.values where record.tree == tree {
      if let last = record.last { names.formUnion(log.unobservedWrites(since: last.dependencies)) }
    }
    return names.sorted()
  }
}
