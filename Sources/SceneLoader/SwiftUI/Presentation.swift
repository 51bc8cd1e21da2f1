import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// What would cover the view: kept closed.
  static let presentation = NativeLibrary(
    name: "Presentation",
    extensions: [
      "View": [
        idle(
          "func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, "
            + "@ViewBuilder content: @escaping () -> Content) -> some View"),
        idle(
          "func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, "
            + "onDismiss: (() -> Void)? = nil, "
            + "@ViewBuilder content: @escaping (Item) -> Content) -> some View"),
        idle(
          "func fullScreenCover<Content: View>(isPresented: Binding<Bool>, "
            + "onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content)"
            + " -> some View"),
        idle(
          "func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, "
            + "onDismiss: (() -> Void)? = nil, "
            + "@ViewBuilder content: @escaping (Item) -> Content) -> some View"),
        idle(
          "func popover<Content: View>(isPresented: Binding<Bool>, arrowEdge: Edge? = nil, "
            + "@ViewBuilder content: @escaping () -> Content) -> some View"),
        idle(
          "func alert<A: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, "
            + "@ViewBuilder actions: () -> A) -> some View"),
        idle(
          "func alert<A: View, M: View>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, "
            + "@ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View"),
        idle(
          "func confirmationDialog<A: View>(_ title: LocalizedStringKey, "
            + "isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, "
            + "@ViewBuilder actions: () -> A) -> some View"),
        idle(
          "func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)"
            + " -> some View"),
        idle("func presentationDetents(_ detents: Set<PresentationDetent>) -> some View"),
        idle("func presentationDragIndicator(_ visibility: Visibility) -> some View"),
        idle("func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View"),
        idle("func presentationBackground<S: ShapeStyle>(_ style: S) -> some View"),
        idle("func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View"),
        idle("func statusBarHidden(_ hidden: Bool = true) -> some View"),
        idle("func statusBar(hidden: Bool) -> some View"),
        idle(
          "func persistentSystemOverlays(_ visibility: Visibility) -> some View"),
      ]
    ],
    sources: [
      """
      enum PresentationDetent: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
      }
      struct DismissAction { func callAsFunction() {} }
      struct OpenURLAction { func callAsFunction(_ url: URL) {} }
      struct PresentationMode {
        var isPresented: Bool { false }
        mutating func dismiss() {}
      }
      extension EnvironmentValues {
        var dismiss: DismissAction { DismissAction() }
        var openURL: OpenURLAction { OpenURLAction() }
        var isPresented: Bool { false }
        var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
      }
      """
    ])
}
