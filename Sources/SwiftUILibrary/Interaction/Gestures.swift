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
        ) { (call, _: Unused, action: Closure) in try tap(call, action) },
        idle(
          "func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, "
            + "perform action: @escaping (CGPoint) -> Void) -> some View"),
        idle(
          "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, "
            + "perform action: @escaping () -> Void, "
            + "onPressingChanged: ((Bool) -> Void)? = nil) -> some View"),
        idle(
          "func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, "
            + "pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void)"
            + " -> some View"),
        idle(
          "func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)"
            + " -> some View"),
        idle(
          "func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)"
            + " -> some View"),
        idle(
          "func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)"
            + " -> some View"),
        idle("func defersSystemGestures(on edges: Edge.Set) -> some View"),
        idle(
          "func onContinuousHover(coordinateSpace: CoordinateSpace = .local, "
            + "perform action: @escaping (HoverPhase) -> Void) -> some View"),
        idle("func onHover(perform action: @escaping (Bool) -> Void) -> some View"),
        idle("func hoverEffect(_ effect: HoverEffect = .automatic) -> some View"),
      ]
    ],
    sources: [Declarations.gestures])

  static func tap(_ call: NativeCall, _ action: Closure) throws -> Value {
    let context = call.context
    return try call.action(.tap { context.guarded(()) { try action() } })
  }
}
