import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Animations: the end of each is shown at once.
  static let animation = NativeLibrary(
    name: "Animation",
    types: [
      NativeType(
        named: "TimelineView",
        members: [
          NativeMember(
            "init<S: TimelineSchedule>(_ schedule: S, "
              + "@ViewBuilder content: @escaping (TimelineViewContext) -> Content)"
          ) { call in
            let context = try call.interpreter.construct("TimelineViewContext", [])
            return call.make(
              .group([try call.context.view(call.interpreter.call(call.value(1), [context]))]))
          }
        ]),
      NativeType(
        "struct PhaseAnimator<Phase: Equatable, Content: View>: View",
        members: [
          NativeMember(
            "init<Trigger: Equatable>(_ phases: [Phase], trigger: Trigger, "
              + "@ViewBuilder content: @escaping (Phase) -> Content, "
              + "animation: @escaping (Phase) -> Animation? = { _ in .default })"
          ) { call in
            guard let phase = try call.array(0).first else { return call.make(.empty) }
            return call.make(
              .group([try call.context.view(call.interpreter.call(call.value(2), [phase]))]))
          },
          NativeMember(
            "init(_ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content, "
              + "animation: @escaping (Phase) -> Animation? = { _ in .default })"
          ) { call in
            guard let phase = try call.array(0).first else { return call.make(.empty) }
            return call.make(
              .group([try call.context.view(call.interpreter.call(call.value(1), [phase]))]))
          },
        ]),
      NativeType(
        "struct KeyframeAnimator<KeyframeValue, Frames: Keyframes, Content: View>: View",
        members: [
          NativeMember(
            "init(initialValue: KeyframeValue, repeating: Bool = true, "
              + "@ViewBuilder content: @escaping (KeyframeValue) -> Content, "
              + "@KeyframesBuilder keyframes: @escaping (KeyframeValue) -> Frames)"
          ) { call in
            let content = try call.interpreter.call(call.value(2), [call.value(0)])
            return call.make(.group([try call.context.view(content)]))
          },
          NativeMember(
            "init<Trigger: Equatable>(initialValue: KeyframeValue, trigger: Trigger, "
              + "@ViewBuilder content: @escaping (KeyframeValue) -> Content, "
              + "@KeyframesBuilder keyframes: @escaping (KeyframeValue) -> Frames)"
          ) { call in
            let content = try call.interpreter.call(call.value(2), [call.value(0)])
            return call.make(.group([try call.context.view(content)]))
          },
        ]),
      NativeType(named: "KeyframesBuilder"),
    ],
    extensions: [
      "View": [
        idle("func animation(_ animation: Animation?) -> some View"),
        NativeMember(
          "func animation<V: View>(_ animation: Animation?, "
            + "@ViewBuilder body: (ModifiedContent) -> V) -> some View"
        ) { call in
          let content = call.interpreter.host("ModifiedContent", try call.receiverView())
          return call.make(
            .group([try call.context.view(call.interpreter.call(call.value(1), [content]))]))
        },
        NativeMember(
          "func keyframeAnimator<KeyframeValue, Frames: Keyframes, Content: View>(initialValue: KeyframeValue, "
            + "repeating: Bool = true, "
            + "@ViewBuilder content: @escaping (ModifiedContent, KeyframeValue) -> Content, "
            + "@KeyframesBuilder keyframes: @escaping (KeyframeValue) -> Frames) -> some View",
          body: firstKeyframe(content: 2)),
        NativeMember(
          "func keyframeAnimator<KeyframeValue, Trigger: Equatable, Frames: Keyframes, Content: View>("
            + "initialValue: KeyframeValue, trigger: Trigger, "
            + "@ViewBuilder content: @escaping (ModifiedContent, KeyframeValue) -> Content, "
            + "@KeyframesBuilder keyframes: @escaping (KeyframeValue) -> Frames) -> some View",
          body: firstKeyframe(content: 2)),
        idle("func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View"),
        idle("func transition(_ t: AnyTransition) -> some View"),
        idle("func transition<T: Transition>(_ transition: T) -> some View"),
        idle("func contentTransition(_ transition: ContentTransition) -> some View"),
        idle(
          "func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, "
            + "properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, "
            + "isSource: Bool = true) -> some View"),
        idle("func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View"),
        NativeMember(
          "func phaseAnimator<Phase: Equatable, Content: View>(_ phases: [Phase], "
            + "@ViewBuilder content: @escaping (ModifiedContent, Phase) -> Content, "
            + "animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View",
          body: firstPhase(content: 1)),
        NativeMember(
          "func phaseAnimator<Phase: Equatable, Trigger: Equatable, Content: View>("
            + "_ phases: [Phase], trigger: Trigger, "
            + "@ViewBuilder content: @escaping (ModifiedContent, Phase) -> Content, "
            + "animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View",
          body: firstPhase(content: 2)),
      ]
    ],
    functions: [
      NativeMember(
        "func withAnimation<Result>(_ animation: Animation? = .default, "
          + "_ body: () throws -> Result) rethrows -> Result"
      ) { call in try call.interpreter.call(call.value(1)) },
      NativeMember(
        "func withAnimation<Result>(_ animation: Animation? = .default, "
          + "completionCriteria: AnimationCompletionCriteria = .logicallyComplete, "
          + "_ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result"
      ) { call in
        // It completes after a time, and time stands still.
        try call.interpreter.call(call.value(2))
      },
      NativeMember(
        "func withTransaction<Result>(_ transaction: Transaction, "
          + "_ body: () throws -> Result) rethrows -> Result"
      ) { call in try call.interpreter.call(call.value(1)) },
      NativeMember(
        "func withTransaction<Result, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, "
          + "_ body: () throws -> Result) rethrows -> Result"
      ) { call in try call.interpreter.call(call.value(2)) },
    ],
    sources: [Declarations.animation])

  /// Animations through phases rest at the first of them.
  private static func firstPhase(content: Int) -> NativeMember.Body {
    { call in
      guard let phase = try call.array(0).first else { return try call.unchanged() }
      let receiver = call.interpreter.host("ModifiedContent", try call.receiverView())
      return call.make(
        .group([
          try call.context.view(call.interpreter.call(call.value(content), [receiver, phase]))
        ]))
    }
  }

  /// Animations by key frames rest at their first value.
  private static func firstKeyframe(content: Int) -> NativeMember.Body {
    { call in
      let receiver = call.interpreter.host("ModifiedContent", try call.receiverView())
      return call.make(
        .group([
          try call.context.view(
            call.interpreter.call(call.value(content), [receiver, call.value(0)]))
        ]))
    }
  }
}
