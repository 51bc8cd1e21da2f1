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
extension Gesture {
  func onChanged(_ action: @escaping (Value) -> Void) -> AnyGesture<Value> { AnyGesture() }
  func onEnded(_ action: @escaping (Value) -> Void) -> AnyGesture<Value> { AnyGesture() }
  func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> AnyGesture<Value> { AnyGesture() }
  func map<T>(_ body: @escaping (Value) -> T) -> AnyGesture<T> { AnyGesture() }
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
struct AnyGesture<Value>: Gesture {
  init() {}
  init<G: Gesture>(_ gesture: G) where G.Value == Value {}
}
struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  struct Value {
    var first: First.Value?
    var second: Second.Value?
  }
  init(_ first: First, _ second: Second) {}
}
struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  init(_ first: First, _ second: Second) {}
}
struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  init(_ first: First, _ second: Second) {}
}
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
  func onEnded(_ action: @escaping () -> Void) -> AnyGesture<Void> { AnyGesture() }
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
