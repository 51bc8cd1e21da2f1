import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// What would cover the view: kept closed.
  static let presentation = NativeLibrary(
    name: "Presentation",
    types: [
      NativeType(
        named: "Alert",
        members: [
          NativeMember(
            "init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)",
            body: none),
          NativeMember(
            "init(title: Text, message: Text? = nil, primaryButton: Alert.Button, "
              + "secondaryButton: Alert.Button)", body: none),
        ]),
      NativeType(
        named: "ActionSheet",
        members: [
          NativeMember(
            "init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [])",
            body: none)
        ]),
    ],
    extensions: [
      "View": covers + titled.flatMap(dialogs) + [
        idle("func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View"),
        idle(
          "func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)"
            + " -> some View"),
        idle(
          "func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View"),
        idle(
          "func actionSheet<Item: Identifiable>(item: Binding<Item?>, "
            + "content: (Item) -> ActionSheet) -> some View"),
        idle(
          "func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, "
            + "@ViewBuilder actions: () -> A) -> some View"),
        idle(
          "func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)"
            + " -> some View"),
        idle(
          "func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, "
            + "@ViewBuilder preview: () -> P) -> some View"),
        idle("func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View"),
        idle("func presentationDetents(_ detents: Set<PresentationDetent>) -> some View"),
        idle(
          "func presentationDetents(_ detents: Set<PresentationDetent>, "
            + "selection: Binding<PresentationDetent>) -> some View"),
        idle(
          "func containerBackground<S: ShapeStyle>(_ style: S, "
            + "for container: ContainerBackgroundPlacement) -> some View"),
        idle("func presentationDragIndicator(_ visibility: Visibility) -> some View"),
        idle("func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View"),
        idle("func presentationBackground<S: ShapeStyle>(_ style: S) -> some View"),
        idle(
          "func presentationBackground<V: View>(alignment: Alignment = .center, "
            + "@ViewBuilder content: () -> V) -> some View"),
        idle(
          "func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)"
            + " -> some View"),
        idle(
          "func presentationContentInteraction(_ behavior: PresentationContentInteraction)"
            + " -> some View"),
        idle(
          "func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View"),
        idle("func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View"),
        idle("func statusBarHidden(_ hidden: Bool = true) -> some View"),
        idle("func statusBar(hidden: Bool) -> some View"),
        idle("func persistentSystemOverlays(_ visibility: Visibility) -> some View"),
        idle(
          "func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], "
            + "onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View"),
      ]
    ],
    sources: [Declarations.presentation])

  private static let none: NativeMember.Body = { call in
    call.interpreter.host(call.type?.name ?? "", ())
  }

  /// Sheets and their kin, by a flag and by an item.
  private static let covers =
    ["sheet", "fullScreenCover"].flatMap { name in
      [
        idle(
          "func \(name)<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, "
            + "@ViewBuilder content: @escaping () -> Content) -> some View"),
        idle(
          "func \(name)<Item: Identifiable, Content: View>(item: Binding<Item?>, "
            + "onDismiss: (() -> Void)? = nil, "
            + "@ViewBuilder content: @escaping (Item) -> Content) -> some View"),
      ]
    } + [
      idle(
        "func popover<Content: View>(isPresented: Binding<Bool>, "
          + "attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil, "
          + "@ViewBuilder content: @escaping () -> Content) -> some View"),
      idle(
        "func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, "
          + "attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil, "
          + "@ViewBuilder content: @escaping (Item) -> Content) -> some View"),
      idle(
        "func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)"
          + " -> some View"),
    ]

  private static let titled = ["LocalizedStringKey", "Text"]

  /// Alerts and dialogs with a title of one type: plain, with a message, and about some data.
  private static func dialogs(_ title: String) -> [NativeMember] {
    ["alert", "confirmationDialog"].flatMap { name in
      let option = name == "alert" ? "" : ", titleVisibility: Visibility = .automatic"
      let start = "(_ title: \(title), isPresented: Binding<Bool>\(option)"
      let actions = "@ViewBuilder actions: () -> A"
      let message = "@ViewBuilder message: () -> M"
      let shapes = [
        "<A: View>\(start), \(actions))",
        "<A: View, M: View>\(start), \(actions), \(message))",
        "<A: View, T>\(start), presenting data: T?, @ViewBuilder actions: (T) -> A)",
        "<A: View, M: View, T>\(start), presenting data: T?, "
          + "@ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M)",
      ]
      return shapes.map { idle("func \(name)\($0) -> some View") }
    }
  }
}
