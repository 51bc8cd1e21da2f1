import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Effects on views that scroll into sight and out of it.
  static let scrollTransitions = NativeLibrary(
    name: "ScrollTransitions",
    extensions: [
      "View": [
        NativeMember(
          "func scrollTransition<V: VisualEffect>(_ configuration: ScrollTransitionConfiguration"
            + " = .interactive, axis: Axis? = nil, transition: @escaping "
            + "(EmptyVisualEffect, ScrollTransitionPhase) -> V) -> some View"
        ) { (call, configuration: Value, axis: Axis?, transition: Closure) in
          try call.scrollTransition(
            leading: configuration, trailing: configuration, axis: axis, transition)
        },
        NativeMember(
          "func scrollTransition<V: VisualEffect>(topLeading: ScrollTransitionConfiguration, "
            + "bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, "
            + "transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> V)"
            + " -> some View"
        ) { (call, leading: Value, trailing: Value, axis: Axis?, transition: Closure) in
          try call.scrollTransition(leading: leading, trailing: trailing, axis: axis, transition)
        },
      ]
    ],
    sources: [Declarations.scrollTransitions])
}

/// A view's place between the ends of its scroll view.
enum ScrollTransitionPhase: CaseIterable, SceneEnumeration {
  case topLeading, identity, bottomTrailing
  static let sceneTypeName = "ScrollTransitionPhase"
}

/// How far a view has come into its scroll view, from just hidden (0) to where it counts as visible
/// (1), and on which side it is.
private struct ScrollProgress {
  var side: ScrollTransitionPhase
  var amount: Double

  /// Nil without a scroll view along the axis.
  init?(_ proxy: any GeometryProxy, _ axis: Axis?, _ limits: (ScrollTransitionPhase) -> ScrollLimit)
  {
    let axes = axis.map { [$0] } ?? [.vertical, .horizontal]
    var found: ScrollProgress?
    for axis in axes {
      guard let sight = proxy.bounds(of: .scrollView(axis: axis)) else { continue }
      let (length, room) = (proxy.size[axis], sight.size[axis])
      // From the view's middle to the visible part's.
      let distance = length / 2 - (sight.origin[axis] + room / 2)
      let side = distance < 0 ? ScrollTransitionPhase.topLeading : .bottomTrailing
      let limit = limits(side)
      let hidden = (room + length) / 2
      let visible = max((room - length) / 2, 0)
      let edge = visible + (hidden - visible) * limit.hidden
      let reached = max(edge * (1 - limit.centered) - limit.distance, 0)
      let amount =
        abs(distance) <= reached
        ? 1 : hidden > reached ? max((hidden - abs(distance)) / (hidden - reached), 0) : 0
      if amount < found?.amount ?? 2 { found = ScrollProgress(side: side, amount: amount) }
    }
    guard let found else { return nil }
    self = found
  }

  private init(side: ScrollTransitionPhase, amount: Double) {
    self.side = side
    self.amount = amount
  }
}

/// Where a view counts as visible: a `ScrollTransitionConfiguration.Threshold`.
private struct ScrollLimit {
  /// How much is hidden: nothing at 0, all of it at 1.
  var hidden: Double
  /// The way from there, at 0, to the middle of the visible part, at 1.
  var centered: Double
  /// Further in, in points.
  var distance: Double

  init(_ threshold: Value) throws {
    hidden = try threshold.number("hidden")
    centered = try threshold.number("centered")
    distance = try threshold.number("distance")
  }

  private init() { (hidden, centered, distance) = (0, 0, 0) }

  static let visible = ScrollLimit()
}

extension NativeCall {
  /// The receiver under a transition that follows from its place in its scroll view: interactive
  /// ones go with the scrolling, animated ones rest at one end.
  fileprivate func scrollTransition(
    leading: Value, trailing: Value, axis: Axis?, _ transition: Closure
  ) throws -> Value {
    let context = context
    let configurations = [ScrollTransitionPhase.topLeading: leading, .bottomTrailing: trailing]
    let limits = try configurations.mapValues { configuration in
      try configuration.stored("limit").map(ScrollLimit.init)
    }
    return try modified(
      .visualEffect(name: "scrollTransition") { proxy in
        context.guarded([]) {
          func effects(_ phase: ScrollTransitionPhase) throws -> [GeometricEffect] {
            context.effects(transition, try phase.sceneValue(in: context))
          }
          let resting = try effects(.identity)
          guard
            let progress = ScrollProgress(
              proxy, axis, { (limits[$0] ?? nil) ?? ScrollLimit.visible }),
            progress.amount < 1, let configuration = configurations[progress.side]
          else { return resting }
          switch try configuration.stored("kind")?.requireString() {
          case "identity": return resting
          case "animated": return try effects(progress.side)
          default:
            guard var curve = configuration.stored("curve") else { return resting }
            var arguments = [Interpreter.Argument("at", .double(progress.amount))]
            let eased = try context.interpreter.callMethod(
              "value", on: &curve, arguments: &arguments
            ).requireDouble()
            return GeometricEffect.interpolate(try effects(progress.side), resting, eased)
          }
        }
      })
  }
}
