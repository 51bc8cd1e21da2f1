import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Gestures: a tap can be made in the playground, the others stay idle.
  static let gestures = NativeLibrary(
    name: "Gestures",
    extensions: [
      "View": [
        NativeMember(
          "func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View"
        ) { call in try tap(call, 1) },
        idle(
          "func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, "
            + "perform action: @escaping (CGPoint) -> Void) -> some View"),
        idle(
          "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, "
            + "perform action: @escaping () -> Void, "
            + "onPressingChanged: ((Bool) -> Void)? = nil) -> some View"),
        idle("func gesture<T: Gesture>(_ gesture: T) -> some View"),
        idle("func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View"),
        idle("func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View"),
        idle("func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View"),
        idle("func onHover(perform action: @escaping (Bool) -> Void) -> some View"),
        idle("func hoverEffect(_ effect: HoverEffect = .automatic) -> some View"),
      ]
    ],
    sources: [
      """
      protocol Gesture {}
      enum HoverEffect { case automatic, highlight, lift }
      enum GestureMask { case none, gesture, subviews, all }
      struct AnyGesture: Gesture {}
      struct DragGesture: Gesture {
        struct Value: Equatable {
          var location: CGPoint
          var startLocation: CGPoint
          var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
          }
          var predictedEndTranslation: CGSize { translation }
          var predictedEndLocation: CGPoint { location }
        }
        init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
        func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture { self }
        func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> DragGesture { self }
        func updating<State>(
          _ state: GestureState<State>,
          body: @escaping (DragGesture.Value, inout State, inout Transaction) -> Void
        ) -> DragGesture { self }
      }
      struct TapGesture: Gesture {
        init(count: Int = 1) {}
        func onEnded(_ action: @escaping () -> Void) -> TapGesture { self }
      }
      struct LongPressGesture: Gesture {
        init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
        func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
        func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
      }
      struct MagnificationGesture: Gesture {
        init(minimumScaleDelta: CGFloat = 0.01) {}
        func onChanged(_ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
        func onEnded(_ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
      }
      struct MagnifyGesture: Gesture {
        struct Value: Equatable { var magnification: CGFloat }
        init(minimumScaleDelta: CGFloat = 0.01) {}
        func onChanged(_ action: @escaping (MagnifyGesture.Value) -> Void) -> MagnifyGesture {
          self
        }
        func onEnded(_ action: @escaping (MagnifyGesture.Value) -> Void) -> MagnifyGesture { self }
      }
      struct RotationGesture: Gesture {
        init(minimumAngleDelta: Angle = .degrees(1)) {}
        func onChanged(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }
        func onEnded(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }
      }
      """
    ])

  static func tap(_ call: NativeCall, _ index: Int) throws -> Value {
    let context = call.context
    let perform = try call.value(index)
    return try call.action(
      .tap { context.guarded(()) { _ = try context.interpreter.call(perform) } })
  }
}
