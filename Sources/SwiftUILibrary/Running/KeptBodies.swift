import LayoutSolver
import SwiftInterpreter

/// What a view's body gave when it ran last.
struct EvaluatedBody {
  /// The view's value, with its properties tied to their place; nothing for a scene's root.
  let linked: Value
  let view: View
  /// The run that gave it.
  let evaluation: ViewEvaluation
  let dependencies: AccessLog.Dependencies
  /// The tree for which it ran.
  let tree: Int
  /// Whether it reported a problem or left work for later, so that it has to run for that.
  let hasNotes: Bool
  /// Whether to give a value is all it did.
  let isPure: Bool
  /// How much the scene had written by then.
  let writes: Int
}

/// What bodies gave for the first tree of a start, to be given for that of the next one.
struct KnownStart {
  var root: EvaluatedBody?
  var bodies: [Identity: EvaluatedBody]
}

extension ViewUpdates {
  /// What a view's body gives.
  ///
  /// Where SwiftUI would leave the view alone that is what it gave for the tree before, with the
  /// objects that it made.
  /// - Parameters:
  ///   - linked: the view, with its properties tied to the place.
  ///   - isIdle: whether SwiftUI would not run the body again.
  ///   - mayKeep: whether what it gave before is still made of what is there.
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
    // Nothing is left of one that fails.
    records[place]?.last = nil
    let next = try evaluated(linked, after: mayKeep ? last : nil, isIdle: isIdle, in: context) {
      evaluatedBodies += 1
      return try evaluate()
    }
    records[place]?.last = next
    return next.view
  }

  /// What a scene's root gives: a preview's closure, or an app's windows.
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

  /// Whether what a body gave at an earlier start is what it would give now, if it is given the same:
  /// it did nothing else, and nothing was written since.
  private func isKnown(_ known: EvaluatedBody, in context: SceneContext) -> Bool {
    keepsBodies && known.isPure && known.writes == context.writes
  }

  private func use(_ known: EvaluatedBody, in context: SceneContext) -> View {
    // A start runs all bodies, for all that SwiftUI knows.
    known.evaluation.isIdle = false
    context.interpreter.log.noteUse(of: known.dependencies)
    return known.view
  }

  /// Whether a view is given values of the environment, some of which may differ between starts.
  private func readsEnvironment(_ linked: Value, in context: SceneContext) -> Bool {
    context.wrappers(of: linked).contains { type(of: $0) == EnvironmentProperty.self }
  }

  /// Whether a body would give the same again, if it is given the same.
  func isCurrent(_ last: EvaluatedBody, _ log: AccessLog) -> Bool {
    last.tree >= environmentTree && !log.isWritten(last.dependencies)
  }

  /// Whether two values of a view are the same to its body. Where a parent's body has run, SwiftUI
  /// compares what it made with what was there, and leaves the view alone if it is.
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
