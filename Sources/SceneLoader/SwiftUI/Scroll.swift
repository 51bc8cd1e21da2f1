import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Scroll views, shown at their start.
  static let scroll = NativeLibrary(
    name: "Scroll",
    types: [
      NativeType(
        "struct ScrollView<Content: View>: View",
        members: [
          NativeMember(
            "init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, "
              + "@ViewBuilder content: () -> Content)"
          ) { call in
            call.make(.container(.scrollView(axes: try call(0)), try call.content(2)))
          }
        ]),
      NativeType(
        "struct ScrollViewReader<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)") {
            call in
            let proxy = call.interpreter.host("ScrollViewProxy", ())
            return call.make(
              .group([try call.context.view(call.interpreter.call(call.value(0), [proxy]))]))
          }
        ]),
      NativeType(
        "struct ScrollViewProxy",
        members: [
          NativeMember("func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)") { _ in
            .void
          }
        ]),
    ],
    extensions: [
      "View": [
        idle(
          "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, "
            + "axes: Axis.Set = .all) -> some View"),
        idle("func scrollDisabled(_ disabled: Bool) -> some View"),
        idle("func scrollClipDisabled(_ disabled: Bool = true) -> some View"),
        idle(
          "func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, "
            + "axes: Axis.Set = .vertical) -> some View"),
        idle("func scrollTargetLayout(isEnabled: Bool = true) -> some View"),
        idle("func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View"),
        idle(
          "func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)"
            + " -> some View"),
        idle("func scrollContentBackground(_ visibility: Visibility) -> some View"),
        idle("func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View"),
        idle("func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View"),
        idle(
          "func scrollTransition<V: View>(_ configuration: ScrollTransitionConfiguration = "
            + ".interactive, axis: Axis? = nil, transition: @escaping "
            + "(EmptyVisualEffect, ScrollTransitionPhase) -> V) -> some View"),
        idle(
          "func visualEffect<V>(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> V)"
            + " -> some View"),
      ]
    ],
    sources: [
      """
      enum ScrollIndicatorVisibility: Hashable { case automatic, visible, hidden, never }
      enum ScrollBounceBehavior: Hashable { case automatic, always, basedOnSize }
      enum ScrollTargetBehavior: Hashable { case paging, viewAligned }
      enum ScrollDismissesKeyboardMode: Hashable { case automatic, immediately, interactively, never }
      enum ScrollTransitionConfiguration: Hashable { case interactive, animated, identity }
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
      struct EmptyVisualEffect {}
      enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }
      extension Axis.Set {
        static let all: Axis.Set = [.horizontal, .vertical]
      }
      """
    ])
}
