struct TimelineView<Content: View>: View {
  typealias Context = TimelineViewContext
}

@resultBuilder struct KeyframesBuilder {
  static func buildBlock(_ parts: any Keyframes...) -> any Keyframes { parts[0] }
  static func buildEither(first part: any Keyframes) -> any Keyframes { part }
  static func buildEither(second part: any Keyframes) -> any Keyframes { part }
}

protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
struct Transaction {
  private var values: [String: Any] = [:]
  subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values["\(key)"] as? K.Value ?? key.defaultValue }
    set { values["\(key)"] = newValue }
  }
  var animation: Animation?
  var disablesAnimations: Bool = false
  enum DismissBehavior: Hashable { case interactive, destructive }
  var dismissBehavior: DismissBehavior = .interactive
  var isContinuous: Bool = false
  var tracksVelocity: Bool = false
  var scrollTargetAnchor: UnitPoint?
  init() { animation = nil }
  init(animation: Animation?) { self.animation = animation }
  private var _completions: [() -> Void] = []
  mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) { _completions.append(completion) }
}
struct Animation: Hashable {
  private var _isEndless = false
  /// The curve with its values and modifications, by which animations are compared.
  private var _words: String
  private init(_ words: String) { _words = words }
  private func _and(_ words: String) -> Animation {
    var animation = self
    animation._words += " " + words
    return animation
  }
  init<A: CustomAnimation>(_ base: A) { _words = "\(base)" }
  static func interpolatingSpring(_ spring: Spring) -> Animation {
    Animation("interpolating \(spring)")
  }
  static func spring(_ spring: Spring) -> Animation { Animation("spring \(spring)") }
  static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolating \(duration) \(bounce) \(initialVelocity)") }
  static let interpolatingSpring = interpolatingSpring(duration: 0.5)
  static let `default` = Animation("default")
  static let linear = linear(duration: 0.35)
  static let easeIn = easeIn(duration: 0.35)
  static let easeOut = easeOut(duration: 0.35)
  static let easeInOut = easeInOut(duration: 0.35)
  static let spring = spring(duration: 0.5)
  static let bouncy = bouncy(duration: 0.5)
  static let smooth = smooth(duration: 0.5)
  static let snappy = snappy(duration: 0.5)
  static let interactiveSpring = interactiveSpring(duration: 0.15)
  static func linear(duration: Double) -> Animation { Animation("linear \(duration)") }
  static func easeIn(duration: Double) -> Animation { Animation("easeIn \(duration)") }
  static func easeOut(duration: Double) -> Animation { Animation("easeOut \(duration)") }
  static func easeInOut(duration: Double) -> Animation { Animation("easeInOut \(duration)") }
  @_disfavoredOverload static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("response \(response) \(dampingFraction) \(blendDuration)") }
  static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation("spring \(duration) \(bounce) \(blendDuration)") }
  static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactive \(duration) \(extraBounce) \(blendDuration)") }
  static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("response \(response) \(dampingFraction) \(blendDuration)") }
  static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation("mass \(mass) \(stiffness) \(damping) \(initialVelocity)") }
  static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy \(duration) \(extraBounce)")
  }
  static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth \(duration) \(extraBounce)")
  }
  static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy \(duration) \(extraBounce)")
  }
  static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation("curve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)") }
  func delay(_ delay: Double) -> Animation { _and("delay \(delay)") }
  func speed(_ speed: Double) -> Animation { _and("speed \(speed)") }
  func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    _and("repeat \(repeatCount) \(autoreverses)")
  }
  func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = _and("forever \(autoreverses)")
    animation._isEndless = true
    return animation
  }
}
struct AnyTransition {
  private init() {}
  init<T: Transition>(_ transition: T) {}
  static let identity = AnyTransition()
  static let opacity = AnyTransition()
  static let scale = AnyTransition()
  static let slide = AnyTransition()
  static let symbolEffect = AnyTransition()
  static let blurReplace = AnyTransition()
  static func symbolEffect(
    _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition() }
  static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
    AnyTransition()
  }
  static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
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
  static func symbolEffect(
    _ effect: AnySymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .opacity }
}
struct TimelineViewContext {
  enum Cadence: Hashable, Comparable { case live, seconds, minutes }
  var date: Date
  var cadence: Cadence { .live }
  init() { date = Date() }
}
enum TimelineScheduleMode: Hashable { case normal, lowFrequency }
protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
}
struct EveryMinuteTimelineSchedule: TimelineSchedule { init() {} }
struct ExplicitTimelineSchedule: TimelineSchedule { init(_ dates: [Date]) {} }
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule {
    ExplicitTimelineSchedule(dates)
  }
}
enum AnimationCompletionCriteria: Hashable { case logicallyComplete, removed }
protocol Keyframes {}
struct KeyframeTrack<Root, KeyframeValue>: Keyframes {
  init(
    _ keyPath: WritableKeyPath<Root, KeyframeValue>, @KeyframesBuilder content: () -> any Keyframes
  ) {}
  init(@KeyframesBuilder content: () -> any Keyframes) {}
}
struct LinearKeyframe<Value>: Keyframes {
  init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}
struct SpringKeyframe<Value>: Keyframes {
  init(_ to: Value, duration: Double? = nil, spring: Spring = Spring()) {}
}
struct CubicKeyframe<Value>: Keyframes { init(_ to: Value, duration: Double) {} }
struct MoveKeyframe<Value>: Keyframes { init(_ to: Value) {} }
struct Spring: Hashable {
  static let smooth = Spring()
  static let snappy = Spring()
  static let bouncy = Spring()
  init(duration: Double = 0.5, bounce: Double = 0) {}
  init(response: Double, dampingRatio: Double) {}
  init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
  static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
}
protocol CustomAnimation: Hashable {}
struct AnimationState<Value> { init() {} }
struct AnimationContext<Value> {
  var state: AnimationState<Value>
  init() { state = AnimationState() }
}
protocol VectorArithmetic: AdditiveArithmetic {
  var magnitudeSquared: Double { get }
  mutating func scale(by rhs: Double)
}
extension VectorArithmetic {
  func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }
}
extension Double: VectorArithmetic {
  var magnitudeSquared: Double { self * self }
  mutating func scale(by rhs: Double) { self = self * rhs }
}
struct EmptyAnimatableData: VectorArithmetic {
  static let zero = EmptyAnimatableData()
  init() {}
  var magnitudeSquared: Double { 0 }
  mutating func scale(by rhs: Double) {}
  static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
}
extension CGPoint {
  typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize {
  typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  var first: First
  var second: Second
  static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  static func + (
    a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> { AnimatablePair(a.first + b.first, a.second + b.second) }
  static func - (
    a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>
  ) -> AnimatablePair<First, Second> { AnimatablePair(a.first - b.first, a.second - b.second) }
}
protocol AnimatableModifier: Animatable, ViewModifier {}
enum TransitionPhase: Hashable {
  case willAppear, identity, didDisappear
  var isIdentity: Bool { self == .identity }
  var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}
protocol Transition {
  associatedtype Body: View
  typealias Content = _ErasedView
  @ViewBuilder func body(content: _ErasedView, phase: TransitionPhase) -> Body
}
extension Transition {
  func animation(_ animation: Animation?) -> Self { self }
  func combined<T: Transition>(with other: T) -> Self { self }
}
struct BlurReplaceTransition: Transition {
  enum Configuration { case downUp, upUp }
  init(configuration: Configuration) {}
  func body(content: _ErasedView, phase: TransitionPhase) -> some View { content }
}
struct AnimationTimelineSchedule: TimelineSchedule { init() {} }
struct PeriodicTimelineSchedule: TimelineSchedule { init(from: Date, by: Double) {} }
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  static func periodic(from startDate: Date, by interval: Double)
    -> PeriodicTimelineSchedule
  { PeriodicTimelineSchedule(from: startDate, by: interval) }
}
