import LayoutSolver
import SwiftInterpreter

/// What a view's body was evaluated with when it ran last, and what it gave.
struct EvaluatedBody {
  /// The view's value, with its properties tied to their place.
  let linked: Value
  /// What the body gave, with the run that gave it; nil where it did something besides giving a view,
  /// such as printing.
  let kept: (view: View, evaluation: ViewEvaluation)?
  let dependencies: AccessLog.Dependencies
  /// Whether something that it read, and that it depends on, was written before the present tree.
  private var (hasWrittenReads, isOutdated) = (false, false)
  private var hasNewEnvironment = false

  init(
    _ linked: Value, _ dependencies: AccessLog.Dependencies, kept: (View, ViewEvaluation)?
  ) {
    self.linked = linked
    self.dependencies = dependencies
    self.kept = kept
  }

  /// Notes what was written since the tree before, which the log is about to forget.
  mutating func beginTree(isEnvironmentNew: Bool, _ log: AccessLog) {
    hasWrittenReads = isReadWritten(log)
    isOutdated = isOutdated || log.isWritten(dependencies)
    hasNewEnvironment = hasNewEnvironment || isEnvironmentNew
  }

  /// Whether something was written that the body read.
  func isReadWritten(_ log: AccessLog) -> Bool {
    hasWrittenReads || log.isReadWritten(dependencies)
  }

  /// Whether the body would give the same again, if it is given the same.
  func isCurrent(_ log: AccessLog) -> Bool {
    !hasNewEnvironment && !isOutdated && !log.isWritten(dependencies)
  }
}

extension ViewUpdates {
  /// What a view's body gives.
  ///
  /// Where SwiftUI would leave the view alone, and nothing was written that the body read, that is
  /// what it gave for the tree before. A body that did anything else than give a view, such as
  /// printing, runs again, so that a scene says and shows the same with bodies kept and without.
  /// - Parameters:
  ///   - linked: the view, with its properties tied to the place.
  ///   - isIdle: whether SwiftUI would not run the body again.
  func body(
    of linked: Value, at place: Identity, isIdle: Bool, in context: SceneContext,
    _ evaluate: () throws -> View
  ) throws -> View {
    let (evaluation, log) = (evaluation(isIdle: isIdle), context.interpreter.log)
    if evaluation.isIdle, keepsBodies, let last = records[place]?.last, let kept = last.kept,
      last.isCurrent(log)
    {
      kept.evaluation.isIdle = true
      log.noteUse(of: last.dependencies)
      return kept.view
    }
    evaluatedBodies += 1
    records[place]?.last = nil
    let effects = context.effects
    let (view, dependencies) = try log.watching { try evaluating(evaluation, evaluate) }
    let isPure = effects == context.effects && !context.interpreter.seesLifetimes
    records[place]?.last = EvaluatedBody(
      linked, dependencies, kept: isPure ? (view, evaluation) : nil)
    return view
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
