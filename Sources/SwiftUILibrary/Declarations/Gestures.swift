protocol Gesture {
  associatedtype Value
}
enum HoverEffect { case automatic, highlight, lift }
enum HoverPhase: Equatable {
  case active(CGPoint)
  case ended
}
struct GestureMask: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let none = GestureMask([])
  static let gesture = GestureMask(rawValue: 1)
  static let subviews = GestureMask(rawValue: 2)
  static let all = GestureMask(rawValue: 3)
}
extension Gesture where Value: Equatable {
  func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture() }
}
extension Gesture {
  func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture() }
  func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
  func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture() }
  func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  typealias Value = Content.Value
  fileprivate init() {}
}
struct _EndedGesture<Content: Gesture>: Gesture {
  typealias Value = Content.Value
  fileprivate init() {}
}
struct _MapGesture<Content: Gesture, Value>: Gesture {
  fileprivate init() {}
}
struct GestureStateGesture<Base: Gesture, State>: Gesture {
  typealias Value = Base.Value
  var base: Base
  var state: GestureState<State>
  var body: (Base.Value, inout State, inout Transaction) -> Void
}
struct AnyGesture<Value>: Gesture {
  init<G: Gesture>(_ gesture: G) where G.Value == Value {}
}
struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  struct Value {
    var first: First.Value?
    var second: Second.Value?
  }
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
struct DragGesture: Gesture {
  struct Value: Equatable {
    var time: Date
    var location: CGPoint
    var startLocation: CGPoint
    var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    var velocity: CGSize { .zero }
    var predictedEndTranslation: CGSize { translation }
    var predictedEndLocation: CGPoint { location }
  }
  init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
struct TapGesture: Gesture {
  typealias Value = Void
  init(count: Int = 1) {}
  func onEnded(_ action: @escaping () -> Void) -> _EndedGesture<TapGesture> { _EndedGesture() }
}
struct SpatialTapGesture: Gesture {
  struct Value: Equatable { var location: CGPoint }
  init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}
struct LongPressGesture: Gesture {
  typealias Value = Bool
  init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
struct MagnificationGesture: Gesture {
  typealias Value = CGFloat
  init(minimumScaleDelta: CGFloat = 0.01) {}
}
struct MagnifyGesture: Gesture {
  struct Value: Equatable {
    var magnification: CGFloat
    var velocity: CGFloat
    var startAnchor: UnitPoint
    var startLocation: CGPoint
  }
  init(minimumScaleDelta: CGFloat = 0.01) {}
}
struct RotationGesture: Gesture {
  typealias Value = Angle
  init(minimumAngleDelta: Angle = .degrees(1)) {}
}
struct RotateGesture: Gesture {
  struct Value: Equatable {
    var rotation: Angle
    var velocity: Angle
    var startAnchor: UnitPoint
    var startLocation: CGPoint
  }
  init(minimumAngleDelta: Angle = .degrees(1)) {}
}
