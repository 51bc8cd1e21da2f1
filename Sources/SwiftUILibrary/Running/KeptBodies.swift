import LayoutSolver
import SwiftInterpreter

/// The result of a view's body when it last ran.
struct EvaluatedBody {
  /// The view's value, with its properties tied to their place; nothing for a scene's root.
  let linked: Value
  let view: View
  /// The run that gave it.
  let evaluation: ViewEvaluation
  let dependencies: AccessLog.Dependencies
  /// The tree for which it ran.
  let tree: Int
  /// Whether it reported a problem or left work for later, so that it has to run again.
  let hasNotes: Bool
  /// Whether it had no effects besides its value.
  let isPure: Bool
  /// How much the scene had written by then.
  let writes: Int
}

/// The bodies' results for the first tree of a start, to be used again for the next one.
struct KnownStart {
  var root: EvaluatedBody?
  var bodies: [Identity: EvaluatedBody]
}

extension ViewUpdates {
  /// The result of a view's body.
  ///
  /// Where SwiftUI would leave the view alone, it is the result for the tree before, with the
  /// objects that it made.
  /// - Parameters:
  ///   - linked: the view, with its properties tied to the place.
  ///   - isIdle: whether SwiftUI would not run the body again.
  ///   - mayKeep: whether the earlier result is still made from current values.
  func body(
    of linked: Value, at place: Identity, isIdle: Bool, mayKeep: Bool, in context: SceneContext,
    _ evaluate: () throws -> View
  ) throws -> View {
    if mayKeep, let known = knownStart?.bodies[place], isKnown(known, in: context),
      Self.areSame(known.linked, linked), !readsEnvironment(linked, in: context)
    {
      records[place]?.last = known
      return use(known, in: context)
    }
    let last = records[place]?.last
    // A body that fails has no result.
    records[place]?.last = nil
    let next = try evaluated(linked, after: mayKeep ? last : nil, isIdle: isIdle, in: context) {
      evaluatedBodies += 1
      return try evaluate()
    }
    records[place]?.last = next
    return next.view
  }

  /// The result of a scene's root: a preview's closure, or an app's windows.
  package func root(
    isIdle: Bool, in context: SceneContext, _ evaluate: () throws -> View
  ) throws -> View {
    if let known = knownStart?.root, isKnown(known, in: context) {
      lastRoot = known
      return use(known, in: context)
    }
    let last = lastRoot
    lastRoot = nil
    let next = try evaluated(.void, after: last, isIdle: isIdle, in: context, evaluate)
    lastRoot = next
    return next.view
  }

  private func evaluated(
    _ linked: Value, after last: EvaluatedBody?, isIdle: Bool, in context: SceneContext,
    _ evaluate: () throws -> View
  ) throws -> EvaluatedBody {
    let (evaluation, log) = (evaluation(isIdle: isIdle), context.interpreter.log)
    if evaluation.isIdle, keepsBodies, let last, !last.hasNotes, isCurrent(last, log) {
      last.evaluation.isIdle = true
      log.noteUse(of: last.dependencies)
      return last
    }
    let (notes, effects) = (context.noted, context.effects)
    let (view, dependencies) = try log.watching { try evaluating(evaluation, evaluate) }
    return EvaluatedBody(
      linked: linked, view: view, evaluation: evaluation, dependencies: dependencies,
      tree: tree, hasNotes: notes != context.noted, isPure: effects == context.effects,
      writes: context.writes)
  }

  /// Whether a body's result at an earlier start is still valid for the same input: it had no
  /// effects, and nothing was written since.
  private func isKnown(_ known: EvaluatedBody, in context: SceneContext) -> Bool {
    keepsBodies && known.isPure && known.writes == context.writes
  }

  private func use(_ known: EvaluatedBody, in context: SceneContext) -> View {
    // A start runs all bodies, for all that SwiftUI knows.
    known.evaluation.isIdle = false
    context.interpreter.log.noteUse(of: known.dependencies)
    return known.view
  }

  /// Whether a view reads values of the environment that may differ between starts.
  private func readsEnvironment(_ linked: Value, in context: SceneContext) -> Bool {
    context.wrappers(of: linked).contains { type(of: $0) == EnvironmentProperty.self }
  }

  /// Whether a body would have the same result for the same input.
  func isCurrent(_ last: EvaluatedBody, _ log: AccessLog) -> Bool {
    last.tree >= environmentTree && !log.isWritten(last.dependencies)
  }

  /// Whether two values of a view are the same for its body. After a parent's body has run, SwiftUI
  /// compares the new value with the old one, and leaves the view alone if they are equal.
  static func areSame(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.structure(let a), .structure(let b)):
      a === b || left.hasType(of: right) && areSame(left.storedProperties, right.storedProperties)
    case (.enumeration(let a), .enumeration(let b)):
      a === b || a.enumCase === b.enumCase && areSame(a.payload, b.payload)
    case (.some(let a), .some(let b)): a === b || areSame(a.value, b.value)
    case (.array(let a), .array(let b)):
      a === b || a.hasIndices(of: b) && areSame(a.elements, b.elements)
    case (.tuple(let a), .tuple(let b)): a === b || areSame(a.elements, b.elements)
    case (.host(let a), .host(let b)):
      a === b || a.type === b.type && areSame(payload: a.payload, b.payload)
    default: left.isSame(as: right)
    }
  }

  private static func areSame(
    _ left: [(name: String, value: Value)], _ right: [(name: String, value: Value)]
  ) -> Bool {
    areSame(left.map(\.value), right.map(\.value))
  }

  private static func areSame(_ left: [Value], _ right: [Value]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
  }

  private static func areSame(payload left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (let left as any DynamicProperty, let right as any DynamicProperty):
      left.isSame(as: right)
    case (let left as ObjectValue, let right as ObjectValue):
      left.object.isSame(as: right.object)
    case (let left as BindingValue, let right as BindingValue):
      left.variable != nil && left.variable === right.variable
    case (let left as any Equatable, let right): isEqual(left, right)
    default: false
    }
  }

  private static func isEqual<T: Equatable>(_ left: T, _ right: Any) -> Bool {
    left == right as? T
  }
}
