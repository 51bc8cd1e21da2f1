import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// What would cover the view: kept closed.
  static let presentation = NativeLibrary(
    name: "Presentation",
    types: [
      NativeType(
        "struct Alert",
        members: [
          NativeMember(
            "init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)",
            body: none),
          NativeMember(
            "init(title: Text, message: Text? = nil, primaryButton: Alert.Button, "
              + "secondaryButton: Alert.Button)", body: none),
        ],
        source: """
          struct Button {
            static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
            static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
            static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
            static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
              Button()
            }
          }
          """),
      NativeType(
        "struct ActionSheet",
        members: [
          NativeMember(
            "init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [])",
            body: none)
        ],
        source: "typealias Button = Alert.Button"),
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
    sources: [
      """
      struct PresentationDetent: Hashable {
        static let medium = PresentationDetent()
        static let large = PresentationDetent()
        static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
        static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
        static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
          PresentationDetent()
        }
        struct Context {
          var maxDetentValue: CGFloat
          var dynamicTypeSize: DynamicTypeSize
        }
      }
      protocol CustomPresentationDetent {
        static func height(in context: PresentationDetent.Context) -> CGFloat?
      }
      extension CustomPresentationDetent {
        typealias Context = PresentationDetent.Context
      }
      enum PresentationBackgroundInteraction {
        case automatic, enabled, disabled
        static func enabled(upThrough detent: PresentationDetent)
          -> PresentationBackgroundInteraction
        { .enabled }
      }
      enum ContainerBackgroundPlacement { case navigation, navigationSplitView, tabView, widget, window }
      enum PresentationContentInteraction: Equatable { case automatic, resizes, scrolls }
      enum PresentationAdaptation {
        case automatic, none, popover, sheet, fullScreenCover
      }
      enum PopoverAttachmentAnchor {
        case point(UnitPoint)
        case rect(Anchor<CGRect>.Source)
      }
      struct ContextMenu<MenuItems: View> {
        init(@ViewBuilder menuItems: () -> MenuItems) {}
      }
      struct DismissAction { func callAsFunction() {} }
      struct PresentationMode {
        var isPresented: Bool { false }
        mutating func dismiss() {}
      }
      extension EnvironmentValues {
        var dismiss: DismissAction { DismissAction() }
        var isPresented: Bool { false }
        var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
      }
      """,
      "struct UTType: Hashable, CustomStringConvertible {\n  let identifier: String\n"
        + "  init(identifier: String) { self.identifier = identifier }\n"
        + "  init?(_ identifier: String) { self.identifier = identifier }\n"
        + "  init(exportedAs identifier: String, conformingTo parent: UTType? = nil) "
        + "{ self.identifier = identifier }\n"
        + "  init(importedAs identifier: String, conformingTo parent: UTType? = nil) "
        + "{ self.identifier = identifier }\n"
        + "  var description: String { identifier }\n"
        + contentTypes.map { "  static let \($0.0) = UTType(identifier: \"\($0.1)\")\n" }
        .joined() + "}",
    ])

  /// Uniform types by their names in Swift, with their identifiers (Apple's documentation).
  private static let contentTypes = [
    ("item", "public.item"), ("content", "public.content"), ("data", "public.data"),
    ("directory", "public.directory"), ("folder", "public.folder"), ("url", "public.url"),
    ("fileURL", "public.file-url"), ("text", "public.text"), ("plainText", "public.plain-text"),
    ("utf8PlainText", "public.utf8-plain-text"), ("rtf", "public.rtf"), ("html", "public.html"),
    ("xml", "public.xml"), ("json", "public.json"), ("propertyList", "com.apple.property-list"),
    ("commaSeparatedText", "public.comma-separated-values-text"), ("pdf", "com.adobe.pdf"),
    ("image", "public.image"), ("png", "public.png"), ("jpeg", "public.jpeg"),
    ("gif", "com.compuserve.gif"), ("heic", "public.heic"), ("svg", "public.svg-image"),
    ("movie", "public.movie"), ("video", "public.video"), ("mpeg4Movie", "public.mpeg-4"),
    ("quickTimeMovie", "com.apple.quicktime-movie"), ("audio", "public.audio"),
    ("mp3", "public.mp3"), ("wav", "com.microsoft.waveform-audio"), ("zip", "public.zip-archive"),
    ("archive", "public.archive"), ("sourceCode", "public.source-code"),
    ("swiftSource", "public.swift-source"),
  ]

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
