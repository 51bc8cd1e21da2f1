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
        ) { call in
          try call.scrollTransition(leading: 0, trailing: 0, axis: 1, transition: 2)
        },
        NativeMember(
          "func scrollTransition<V: VisualEffect>(topLeading: ScrollTransitionConfiguration, "
            + "bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, "
            + "transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> V)"
            + " -> some View"
        ) { call in
          try call.scrollTransition(leading: 0, trailing: 1, axis: 2, transition: 3)
        },
      ]
    ],
    sources: [
      """
      struct ScrollTransitionConfiguration {
        private var kind = "interactive"
        private var curve = UnitCurve.easeInOut
        private var limit = Threshold.visible
        static let interactive = ScrollTransitionConfiguration()
        static let animated = ScrollTransitionConfiguration(kind: "animated")
        static let identity = ScrollTransitionConfiguration(kind: "identity")
        static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
        static func interactive(
          timingCurve: UnitCurve = .easeInOut
        ) -> ScrollTransitionConfiguration {
          ScrollTransitionConfiguration(curve: timingCurve)
        }
        func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
        func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
          var copy = self
          copy.limit = threshold
          return copy
        }
        struct Threshold {
          private var hidden = 0.0
          private var centered = 0.0
          private var distance = 0.0
          static let visible = Threshold()
          static let hidden = Threshold(hidden: 1)
          static let centered = Threshold(centered: 1)
          static func visible(_ amount: Double) -> Threshold {
            Threshold(hidden: 1 - min(max(amount, 0), 1))
          }
          func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.distance += distance
            return copy
          }
          func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
              hidden: hidden + (other.hidden - hidden) * amount,
              centered: centered + (other.centered - centered) * amount,
              distance: distance + (other.distance - distance) * amount)
          }
        }
      }
      struct UnitCurve: Hashable {
        private let start: CGPoint
        private let end: CGPoint
        static func bezier(
          startControlPoint: UnitPoint, endControlPoint: UnitPoint
        ) -> UnitCurve {
          UnitCurve(
            start: CGPoint(x: startControlPoint.x, y: startControlPoint.y),
            end: CGPoint(x: endControlPoint.x, y: endControlPoint.y))
        }
        private static func curve(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> UnitCurve {
          UnitCurve(start: CGPoint(x: x, y: y), end: CGPoint(x: z, y: w))
        }
        static let linear = curve(0, 0, 1, 1)
        static let easeIn = curve(0.42, 0, 1, 1)
        static let easeOut = curve(0, 0, 0.58, 1)
        static let easeInOut = curve(0.42, 0, 0.58, 1)
        static let circularEaseIn = curve(0.55, 0, 1, 0.45)
        static let circularEaseOut = curve(0, 0.55, 0.45, 1)
        static let circularEaseInOut = curve(0.85, 0, 0.15, 1)
        func value(at progress: Double) -> Double {
          let x = min(max(progress, 0), 1)
          var low = 0.0, high = 1.0
          for _ in 0..<40 {
            let t = (low + high) / 2
            if along(start.x, end.x, t) < x { low = t } else { high = t }
          }
          return along(start.y, end.y, (low + high) / 2)
        }
        private func along(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> Double {
          3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
        }
      }
      enum ScrollTransitionPhase: Hashable {
        case topLeading, identity, bottomTrailing
        var isIdentity: Bool { self == .identity }
        var value: Double {
          switch self {
          case .topLeading: return -1
          case .identity: return 0
          case .bottomTrailing: return 1
          }
        }
      }
      """
    ])
}

/// Where a view is between the ends of its scroll view.
enum ScrollTransitionPhase: CaseIterable, SceneEnumeration {
  case topLeading, identity, bottomTrailing
  static let sceneTypeName = "ScrollTransitionPhase"
}

/// How far a view has come into its scroll view, from just hidden (0) to where it counts as
/// visible (1), and on which side it is.
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
      // From the view's middle to the sight's.
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
  /// From wholly visible (0) to just hidden (1).
  var hidden: Double
  /// From there (0) to the middle of the sight (1).
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
    leading: Int, trailing: Int, axis: Int, transition: Int
  ) throws -> Value {
    let (context, closure) = (context, try value(transition))
    let axis: Axis? = try self(axis)
    let configurations = [
      ScrollTransitionPhase.topLeading: try value(leading),
      .bottomTrailing: try value(trailing),
    ]
    let limits = try configurations.mapValues { configuration in
      try configuration.stored("limit").map(ScrollLimit.init)
    }
    return try modified(
      .visualEffect(name: "scrollTransition") { proxy in
        context.guarded([]) {
          func effects(_ phase: ScrollTransitionPhase) throws -> [GeometricEffect] {
            context.effects(closure, try phase.sceneValue(in: context))
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
