import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Animations: the end of each is shown at once.
  static let animation = NativeLibrary(
    name: "Animation",
    types: [
      NativeType(
        "struct TimelineView<Content: View>: View",
        members: [
          NativeMember(
            "init<S: TimelineSchedule>(_ schedule: S, "
              + "@ViewBuilder content: @escaping (TimelineViewContext) -> Content)"
          ) { call in
            let context = try call.context.construct("TimelineViewContext", [])
            return call.make(
              .group([try call.context.view(call.interpreter.call(call.value(1), [context]))]))
          }
        ])
    ],
    extensions: [
      "View": [
        idle("func animation(_ animation: Animation?) -> some View"),
        idle("func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View"),
        idle("func transition(_ t: AnyTransition) -> some View"),
        idle("func contentTransition(_ transition: ContentTransition) -> some View"),
        idle(
          "func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, "
            + "properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, "
            + "isSource: Bool = true) -> some View"),
        idle("func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View"),
        NativeMember(
          "func phaseAnimator<Phase: Equatable, Content: View>(_ phases: [Phase], "
            + "@ViewBuilder content: @escaping (ModifiedContent, Phase) -> Content, "
            + "animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View"
        ) { call in
          guard let phase = try call.array(0).first else { return try call.unchanged() }
          let content = call.interpreter.host("ModifiedContent", try call.receiverView())
          return call.make(
            .group([
              try call.context.view(call.interpreter.call(call.value(1), [content, phase]))
            ]))
        },
      ]
    ],
    functions: [
      NativeMember(
        "func withAnimation<Result>(_ animation: Animation? = .default, "
          + "_ body: () throws -> Result) rethrows -> Result"
      ) { call in try call.interpreter.call(call.value(1)) },
      NativeMember(
        "func withTransaction<Result>(_ transaction: Transaction, "
          + "_ body: () throws -> Result) rethrows -> Result"
      ) { call in try call.interpreter.call(call.value(1)) },
    ],
    sources: [
      """
      struct Transaction {
        var animation: Animation?
        var disablesAnimations: Bool
        init() {
          animation = nil
          disablesAnimations = false
        }
        init(animation: Animation?) {
          self.animation = animation
          disablesAnimations = false
        }
      }
      struct Animation: Hashable {
        static let `default` = Animation()
        static let linear = Animation()
        static let easeIn = Animation()
        static let easeOut = Animation()
        static let easeInOut = Animation()
        static let spring = Animation()
        static let bouncy = Animation()
        static let smooth = Animation()
        static let snappy = Animation()
        static let interactiveSpring = Animation()
        static func linear(duration: Double) -> Animation { Animation() }
        static func easeIn(duration: Double) -> Animation { Animation() }
        static func easeOut(duration: Double) -> Animation { Animation() }
        static func easeInOut(duration: Double) -> Animation { Animation() }
        static func spring(
          response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
        ) -> Animation { Animation() }
        static func spring(
          duration: Double, bounce: Double = 0, blendDuration: Double = 0
        ) -> Animation { Animation() }
        static func interactiveSpring(
          response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
        ) -> Animation { Animation() }
        static func interpolatingSpring(
          mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
        ) -> Animation { Animation() }
        static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          Animation()
        }
        static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          Animation()
        }
        static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
          Animation()
        }
        static func timingCurve(
          _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
        ) -> Animation { Animation() }
        func delay(_ delay: Double) -> Animation { self }
        func speed(_ speed: Double) -> Animation { self }
        func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
        func repeatForever(autoreverses: Bool = true) -> Animation { self }
      }
      struct AnyTransition {
        static let identity = AnyTransition()
        static let opacity = AnyTransition()
        static let scale = AnyTransition()
        static let slide = AnyTransition()
        static func move(edge: Edge) -> AnyTransition { AnyTransition() }
        static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
        static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
        static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
        static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
          AnyTransition()
        }
        static func asymmetric(
          insertion: AnyTransition, removal: AnyTransition
        ) -> AnyTransition { AnyTransition() }
        func combined(with other: AnyTransition) -> AnyTransition { self }
        func animation(_ animation: Animation?) -> AnyTransition { self }
      }
      enum ContentTransition {
        case identity, opacity, interpolate
        static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }
        static func numericText(value: Double) -> ContentTransition { .opacity }
        static var symbolEffect: ContentTransition { .opacity }
      }
      struct MatchedGeometryProperties: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let position = MatchedGeometryProperties(rawValue: 1)
        static let size = MatchedGeometryProperties(rawValue: 2)
        static let frame = MatchedGeometryProperties(rawValue: 3)
      }
      struct TimelineViewContext {
        var date: Date
        init() { date = Date() }
      }
      protocol TimelineSchedule {}
      struct AnimationTimelineSchedule: TimelineSchedule { init() {} }
      struct PeriodicTimelineSchedule: TimelineSchedule { init(from: Date, by: Double) {} }
      extension TimelineSchedule where Self == AnimationTimelineSchedule {
        static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
      }
      extension TimelineSchedule where Self == PeriodicTimelineSchedule {
        static func periodic(from startDate: Date, by interval: Double)
          -> PeriodicTimelineSchedule
        { PeriodicTimelineSchedule(from: startDate, by: interval) }
      }
      """
    ])
}
