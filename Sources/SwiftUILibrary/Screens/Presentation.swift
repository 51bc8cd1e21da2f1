import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// What covers the scene while a binding says so; menus stay closed.
  static let presentation = NativeLibrary(
    name: "Presentation",
    extensions: [
      "View": covers + titled.flatMap(dialogs) + [
        earlier(
          "func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View", .alert),
        earlier(
          "func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)"
            + " -> some View", .alert),
        earlier(
          "func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View",
          .dialog),
        earlier(
          "func actionSheet<Item: Identifiable>(item: Binding<Item?>, "
            + "content: (Item) -> ActionSheet) -> some View", .dialog),
        NativeMember(
          "func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, "
            + "@ViewBuilder actions: () -> A) -> some View"
        ) { call in
          let text = try call.optional(1).map {
            try call.interpreter.property("localizedDescription", of: $0).requireString()
          }
          return try dialog(
            call, .alert, title: call.textView(text ?? "Error"), binding: 0,
            actions: { try call.content(2) }, message: { nil })
        },
        idle(
          "func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)"
            + " -> some View"),
        idle(
          "func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, "
            + "@ViewBuilder preview: () -> P) -> some View"),
        idle("func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View"),
        NativeMember("func presentationDetents(_ detents: Set<PresentationDetent>) -> some View") {
          call in
          guard case .set(let box) = try call.value(0) else { return try call.unchanged() }
          return try detents(call, box.elements)
        },
        NativeMember(
          "func presentationDetents(_ detents: Set<PresentationDetent>, "
            + "selection: Binding<PresentationDetent>) -> some View"
        ) { call in
          let selection: BindingValue = try call(1)
          return try detents(call, [selection.get()])
        },
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
          "func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, "
            + "contentType: UTType, defaultFilename: String? = nil, "
            + "onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View"),
        idle(
          "func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], "
            + "onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View"),
      ]
    ],
    sources: [Declarations.presentation])

  // MARK: Sheets

  /// Sheets and their kin, by a flag and by an item.
  private static let covers =
    [("sheet", Presentation.Kind.sheet), ("fullScreenCover", .cover)].flatMap { name, kind in
      [
        cover(
          "func \(name)<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, "
            + "@ViewBuilder content: @escaping () -> Content) -> some View", kind, onDismiss: 1),
        cover(
          "func \(name)<Item: Identifiable, Content: View>(item: Binding<Item?>, "
            + "onDismiss: (() -> Void)? = nil, "
            + "@ViewBuilder content: @escaping (Item) -> Content) -> some View", kind,
          onDismiss: 1),
      ]
    } + [
      cover(
        "func popover<Content: View>(isPresented: Binding<Bool>, "
          + "attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil, "
          + "@ViewBuilder content: @escaping () -> Content) -> some View", .popover),
      cover(
        "func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, "
          + "attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil, "
          + "@ViewBuilder content: @escaping (Item) -> Content) -> some View", .popover),
      idle(
        "func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)"
          + " -> some View"),
    ]

  /// - Parameter onDismiss: the position of what is called after it is gone.
  private static func cover(
    _ signature: String, _ kind: Presentation.Kind, onDismiss: Int? = nil
  ) -> NativeMember {
    NativeMember(signature) { call in
      let binding: BindingValue = try call(0)
      guard let subject = try presented(by: binding) else { return try call.unchanged() }
      let (context, after) = (call.context, onDismiss.flatMap { call.optional($0) })
      let closure = try call.value(call.arguments.count - 1)
      let content = try context.view(call.interpreter.call(closure, subject.map { [$0] } ?? []))
      return try present(call, kind, content: content) {
        context.guarded(()) {
          try close(binding)
          if let after { _ = try context.interpreter.call(after) }
        }
      }
    }
  }

  /// What a binding presents: an item, or nothing but that it is; nil where it says no.
  private static func presented(by binding: BindingValue) throws -> Value?? {
    let value = try binding.get()
    if let flag = value.asBool { return flag ? .some(nil) : nil }
    return value.unwrapped.map { .some($0) }
  }

  private static func close(_ binding: BindingValue) throws {
    try binding.set(binding.get().asBool == nil ? .none : .bool(false))
  }

  /// The receiver, which presents something where it stands.
  private static func present(
    _ call: NativeCall, _ kind: Presentation.Kind, heading: View = .empty, content: View,
    dismiss: @escaping () -> Void
  ) throws -> Value {
    let (receiver, context) = (try call.receiverView(), call.context)
    return call.make(
      .placed { build in
        context.presentations.show(
          Presentation(
            kind: kind, identity: build.identity, heading: heading, content: content,
            environment: build.environment, dismiss: dismiss))
        return receiver
      })
  }

  private static func detents(_ call: NativeCall, _ values: [Value]) throws -> Value {
    let heights = try values.compactMap { value -> SheetDetents.Height? in
      let length = try value.stored("length")?.requireDouble() ?? 0
      switch value.stored("kind")?.asString {
      case "medium": return .medium
      case "fraction": return .fraction(length)
      case "height": return .points(length)
      default: return .large
      }
    }
    let receiver = try call.receiverView()
    return call.make(
      .placed { build in
        (build.environment.custom[SheetDetents.key] as? SheetDetents)?.heights = Set(heights)
        return receiver
      })
  }

  // MARK: Dialogs

  private static let titled = ["LocalizedStringKey", "Text"]

  /// Alerts and dialogs with a title of one type: plain, with a message, and about some data.
  private static func dialogs(_ title: String) -> [NativeMember] {
    [("alert", Presentation.Kind.alert), ("confirmationDialog", .dialog)].flatMap { name, kind in
      let isAlert = kind == .alert
      let option = isAlert ? "" : ", titleVisibility: Visibility = .automatic"
      let start = "(_ title: \(title), isPresented: Binding<Bool>\(option)"
      let actions = "@ViewBuilder actions: () -> A"
      let message = "@ViewBuilder message: () -> M"
      let first = isAlert ? 2 : 3
      func member(_ shape: String, data: Bool, message: Bool) -> NativeMember {
        NativeMember("func \(name)\(shape) -> some View") { call in
          let item = try data ? call.value(first).unwrapped : nil
          if data, item == nil { return try call.unchanged() }
          func part(_ index: Int) throws -> View {
            try call.context.view(call.interpreter.call(call.value(index), item.map { [$0] } ?? []))
          }
          let actions = first + (data ? 1 : 0)
          let isTitled = isAlert || call.optional(2)?.caseName == "visible"
          return try dialog(
            call, kind, title: isTitled ? call.text(0) : .empty, binding: 1,
            actions: { try part(actions) }, message: { try message ? part(actions + 1) : nil })
        }
      }
      return [
        member("<A: View>\(start), \(actions))", data: false, message: false),
        member("<A: View, M: View>\(start), \(actions), \(message))", data: false, message: true),
        member(
          "<A: View, T>\(start), presenting data: T?, @ViewBuilder actions: (T) -> A)", data: true,
          message: false),
        member(
          "<A: View, M: View, T>\(start), presenting data: T?, "
            + "@ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M)", data: true,
          message: true),
      ]
    }
  }

  /// An alert or dialog as iOS 13 took it: a value with its texts and buttons.
  private static func earlier(_ signature: String, _ kind: Presentation.Kind) -> NativeMember {
    NativeMember(signature) { call in
      let binding: BindingValue = try call(0)
      guard let subject = try presented(by: binding) else { return try call.unchanged() }
      let value = try call.interpreter.call(call.value(1), subject.map { [$0] } ?? [])
      let context = call.context
      let buttons = try value.stored("buttons")?.requireArray() ?? []
      let views = try buttons.map { button -> View in
        let action = button.stored("action")?.unwrapped
        let label = try context.view(button.stored("label") ?? .none)
        return View(
          .action(
            ButtonLook.borderless(label),
            .tap {
              context.guarded(()) {
                try close(binding)
                if let action { _ = try context.interpreter.call(action) }
              }
            }))
      }
      let title = try context.view(value.stored("title") ?? .none)
      let message = try value.stored("message")?.unwrapped.map { try context.view($0) }
      return try present(
        call, kind, heading: heading(title, message), content: View(.group(views))
      ) { context.guarded(()) { try close(binding) } }
    }
  }

  /// - Parameter binding: the position of the flag.
  private static func dialog(
    _ call: NativeCall, _ kind: Presentation.Kind, title: View, binding: Int,
    actions: () throws -> View, message: () throws -> View?
  ) throws -> Value {
    let flag: BindingValue = try call(binding)
    guard try flag.get().asBool == true else { return try call.unchanged() }
    let context = call.context
    var buttons = try actions()
    if case .group(let views) = buttons.content, views.isEmpty {
      buttons = ButtonLook.borderless(call.textView("OK"))
    }
    return try present(
      call, kind, heading: heading(title, message()), content: buttons
    ) { context.guarded(()) { try close(flag) } }
  }

  private static func heading(_ title: View, _ message: View?) -> View {
    View(
      .group([
        title.styled { $0.font = Font(.style(.headline)) },
        (message ?? .empty).styled { $0.font = Font(.style(.footnote)) },
      ]))
  }
}
