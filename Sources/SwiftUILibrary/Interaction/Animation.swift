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
          ) { (call, _: Unused, content: Closure) in
            let context = try call.interpreter.construct("TimelineViewContext", [])
            return call.make(
              .group([try call.context.view(content(context))]))
          }
        ]),
      NativeType(
        "struct PhaseAnimator<Phase: Equatable, Content: View>: View",
        members: [
          NativeMember(
            "init<Trigger: Equatable>(_ phases: [Phase], trigger: Trigger, "
              + "@ViewBuilder content: @escaping (Phase) -> Content, "
              + "animation: @escaping (Phase) -> Animation? = { _ in .default })"
          ) { (call, phases: [Value], _: Unused, content: Closure, _: Unused) in
            guard let phase = phases.first else { return call.make(.empty) }
            return call.make(
              .group([try call.context.view(content(phase))]))
          },
          NativeMember(
            "init(_ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content, "
              + "animation: @escaping (Phase) -> Animation? = { _ in .default })"
          ) { (call, phases: [Value], content: Closure, _: Unused) in
            guard let phase = phases.first else { return call.make(.empty) }
            return call.make(
              .group([try call.context.view(content(phase))]))
          },
        ]),
      NativeType(
        "struct KeyframeAnimator<KeyframeValue, Frames: Keyframes, Content: View>: View",
        members: [
          NativeMember(
            "init(initialValue: KeyframeValue, repeating: Bool = true, "
              + "@ViewBuilder content: @escaping (KeyframeValue) -> Content, "
              + "@KeyframesBuilder keyframes: @escaping (KeyframeValue) -> Frames)"
          ) { (call, initialValue: Value, _: Unused, content: Closure, _: Unused) in
            call.make(.group([try call.context.view(content(initialValue))]))
          },
          NativeMember(
            "init<Trigger: Equatable>(initialValue: KeyframeValue, trigger: Trigger, "
              + "@ViewBuilder content: @escaping (KeyframeValue) -> Content, "
              + "@KeyframesBuilder keyframes: @escaping (KeyframeValue) -> Frames)"
          ) { (call, initialValue: Value, _: Unused, content: Closure, _: Unused) in
            call.make(.group([try call.context.view(content(initialValue))]))
          },
        ], contentValues: keyframes),
      NativeType(named: "KeyframeTrack", contentValues: keyframes),
      NativeType(named: "KeyframesBuilder"),
    ],
    extensions: [
      "View": [
        idle("func animation(_ animation: Animation?) -> some View"),
        NativeMember(
          "func animation<V: View>(_ animation: Animation?, "
            + "@ViewBuilder body: (_ErasedView) -> V) -> some View"
        ) { (call, _: Unused, body: Closure) in
          let content = call.interpreter.host("_ErasedView", try call.receiverView())
          return call.make(
            .group([try call.context.view(body(content))]))
        },
        NativeMember(
          "func keyframeAnimator<KeyframeValue, Frames: Keyframes, Content: View>(initialValue: KeyframeValue, "
            + "repeating: Bool = true, "
            + "@ViewBuilder content: @escaping (_ErasedView, KeyframeValue) -> Content, "
            + "@KeyframesBuilder keyframes: @escaping (KeyframeValue) -> Frames) -> some View",
          contentValues: keyframes
        ) { (call, initialValue: Value, _: Unused, content: Closure, _: Unused) in
          // Animations by key frames rest at their first value.
          try resting(call, at: initialValue, content)
        },
        NativeMember(
          "func keyframeAnimator<KeyframeValue, Trigger: Equatable, Frames: Keyframes, Content: View>("
            + "initialValue: KeyframeValue, trigger: Trigger, "
            + "@ViewBuilder content: @escaping (_ErasedView, KeyframeValue) -> Content, "
            + "@KeyframesBuilder keyframes: @escaping (KeyframeValue) -> Frames) -> some View",
          contentValues: keyframes
        ) { (call, initialValue: Value, _: Unused, content: Closure, _: Unused) in
          // Animations by key frames rest at their first value.
          try resting(call, at: initialValue, content)
        },
        idle("func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View"),
        idle("func transition(_ t: AnyTransition) -> some View"),
        idle("func transition<T: Transition>(_ transition: T) -> some View"),
        idle("func contentTransition(_ transition: ContentTransition) -> some View"),
        idle("func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View"),
        NativeMember(
          "func phaseAnimator<Phase: Equatable, Content: View>(_ phases: [Phase], "
            + "@ViewBuilder content: @escaping (_ErasedView, Phase) -> Content, "
            + "animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View"
        ) { (call, phases: [Value], content: Closure, _: Unused) in
          try firstPhase(call, phases, content)
        },
        NativeMember(
          "func phaseAnimator<Phase: Equatable, Trigger: Equatable, Content: View>("
            + "_ phases: [Phase], trigger: Trigger, "
            + "@ViewBuilder content: @escaping (_ErasedView, Phase) -> Content, "
            + "animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View"
        ) { (call, phases: [Value], _: Unused, content: Closure, _: Unused) in
          try firstPhase(call, phases, content)
        },
      ]
    ],
    functions: [
      NativeMember(
        "func withAnimation<Result>(_ animation: Animation? = .default, "
          + "_ body: () throws -> Result) rethrows -> Result"
      ) { (call, _: Unused, body: Closure) in try body() },
      NativeMember(
        "func withAnimation<Result>(_ animation: Animation? = .default, "
          + "completionCriteria: AnimationCompletionCriteria = .logicallyComplete, "
          + "_ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result"
      ) { (call, animation: Value?, _: Unused, body: Closure, completion: Closure) in
        let result = try body()
        if !isEndless(animation) {
          call.context.whenAtRest(completion.value, at: call.location)
        }
        return result
      },
      NativeMember(
        "func withTransaction<Result>(_ transaction: Transaction, "
          + "_ body: () throws -> Result) rethrows -> Result"
      ) { (call, transaction: Value, body: Closure) in
        let result = try body()
        if !isEndless(transaction.stored("animation")) {
          for completion in try transaction.stored("_completions")?.requireArray() ?? [] {
            call.context.whenAtRest(completion, at: call.location)
          }
        }
        return result
      },
      NativeMember(
        "func withTransaction<Result, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, "
          + "_ body: () throws -> Result) rethrows -> Result"
      ) { (call, _: Unused, _: Unused, body: Closure) in try body() },
    ],
    sources: [Declarations.animation])

  /// Whether an animation never ends, such as one that repeats for ever.
  private static func isEndless(_ animation: Value?) -> Bool {
    animation?.unwrapped?.stored("_isEndless")?.asBool == true
  }

  /// Tracks name the animated values, and the parts of them that they animate.
  private static let keyframes = ContentValues("KeyframeValue", startsKeyPaths: true)

  /// Animations through phases rest at the first of them.
  private static func firstPhase(
    _ call: NativeCall, _ phases: [Value], _ content: Closure
  ) throws -> Value {
    guard let phase = phases.first else { return try call.unchanged() }
    return try resting(call, at: phase, content)
  }

  /// A closure applied to the receiver and one value.
  private static func resting(
    _ call: NativeCall, at value: Value, _ content: Closure
  ) throws -> Value {
    let receiver = call.interpreter.host("_ErasedView", try call.receiverView())
    return call.make(.group([try call.context.view(content(receiver, value))]))
  }
}
