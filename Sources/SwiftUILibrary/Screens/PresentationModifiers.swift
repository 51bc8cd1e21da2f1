import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Covers while a binding is set; menus stay closed.
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
        ) { (call, flag: BindingValue, error: Value?, actions: Content) in
          try dialog(
            call, .alert, title: title(of: error, call), flag, actions: actions.callAsFunction)
        },
        NativeMember(
          "func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, "
            + "@ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View"
        ) { (call, flag: BindingValue, error: Value?, actions: Closure, message: Closure) in
          try dialog(
            call, .alert, title: title(of: error, call), flag, about: error, actions, message)
        },
        idle(
          "func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)"
            + " -> some View"),
        idle(
          "func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, "
            + "@ViewBuilder preview: () -> P) -> some View"),
        idle("func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View"),
        NativeMember("func presentationDetents(_ detents: Set<PresentationDetent>) -> some View") {
          (call, chosen: Value) in
          guard case .set(let box) = chosen else { return try call.unchanged() }
          return try detents(call, box.elements, areAll: true)
        },
        NativeMember(
          "func presentationDetents(_ detents: Set<PresentationDetent>, "
            + "selection: Binding<PresentationDetent>) -> some View"
        ) { (call, _: Unused, selection: BindingValue) in
          try detents(call, [selection.get()], areAll: false)
        },
        undrawn(
          "func containerBackground<S: ShapeStyle>(_ style: S, "
            + "for container: ContainerBackgroundPlacement) -> some View"),
        undrawn("func presentationDragIndicator(_ visibility: Visibility) -> some View"),
        undrawn("func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View"),
        undrawn("func presentationBackground<S: ShapeStyle>(_ style: S) -> some View"),
        undrawn(
          "func presentationBackground<V: View>(alignment: Alignment = .center, "
            + "@ViewBuilder content: () -> V) -> some View"),
        idle(
          "func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)"
            + " -> some View"),
        idle(
          "func presentationContentInteraction(_ behavior: PresentationContentInteraction)"
            + " -> some View"),
        NativeMember(
          "func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View"
        ) { (call, adaptation: CaseName) in try adapted(call, adaptation) },
        NativeMember(
          "func presentationCompactAdaptation(horizontal: PresentationAdaptation, "
            + "vertical: PresentationAdaptation) -> some View"
        ) { (call, horizontal: CaseName, _: Unused) in try adapted(call, horizontal) },
        idle("func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View"),
        hidesStatusBar("func statusBarHidden(_ hidden: Bool = true) -> some View"),
        hidesStatusBar("func statusBar(hidden: Bool) -> some View"),
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

  /// A sheet or its like, by a flag and by an item.
  private static func covers(_ name: String, _ kind: Presentation.Kind) -> [NativeMember] {
    [
      NativeMember(
        "func \(name)<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, "
          + "@ViewBuilder content: @escaping () -> Content) -> some View"
      ) { (call, binding: BindingValue, onDismiss: Closure?, content: Closure) in
        try cover(call, kind, binding, onDismiss: onDismiss, content)
      },
      NativeMember(
        "func \(name)<Item: Identifiable, Content: View>(item: Binding<Item?>, "
          + "onDismiss: (() -> Void)? = nil, "
          + "@ViewBuilder content: @escaping (Item) -> Content) -> some View"
      ) { (call, binding: BindingValue, onDismiss: Closure?, content: Closure) in
        try cover(call, kind, binding, onDismiss: onDismiss, content)
      },
    ]
  }

  /// Without effect on the layout; pictures in pixels leave the status bar out where it is hidden.
  private static func hidesStatusBar(_ signature: String) -> NativeMember {
    let name = functionName(in: signature)
    return NativeMember(signature, hasEffect: false) { (call, hidden: Bool) in
      hidden ? try call.unchanged(by: name) : try call.unchanged()
    }
  }

  /// Sheets and the like.
  private static let covers: [NativeMember] =
    covers("sheet", .sheet) + covers("fullScreenCover", .cover) + [
      NativeMember(
        "func popover<Content: View>(isPresented: Binding<Bool>, "
          + "attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil, "
          + "@ViewBuilder content: @escaping () -> Content) -> some View"
      ) { (call, binding: BindingValue, _: Unused, _: Unused, content: Closure) in
        try cover(call, .popover, binding, content)
      },
      NativeMember(
        "func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, "
          + "attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil, "
          + "@ViewBuilder content: @escaping (Item) -> Content) -> some View"
      ) { (call, binding: BindingValue, _: Unused, _: Unused, content: Closure) in
        try cover(call, .popover, binding, content)
      },
      undrawn(
        "func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)"
          + " -> some View"),
    ]

  /// - Parameter onDismiss: called after it is dismissed.
  private static func cover(
    _ call: NativeCall, _ kind: Presentation.Kind, _ binding: BindingValue,
    onDismiss: Closure? = nil, _ content: Closure
  ) throws -> Value {
    let context = call.context
    return try present(call, kind) {
      guard let subject = try presented(by: binding) else { return nil }
      return (.empty, try context.view(content(with: subject.map { [$0] } ?? [])))
    } dismiss: {
      try close(binding)
      try onDismiss?()
    }
  }

  /// What a binding presents: an item, or only that it is set; nil for nothing.
  private static func presented(by binding: BindingValue) throws -> Value?? {
    let value = try binding.get()
    if let flag = value.asBool { return flag ? .some(nil) : nil }
    return value.unwrapped.map { .some($0) }
  }

  private static func close(_ binding: BindingValue) throws {
    try binding.set(binding.get().asBool == nil ? .none : .bool(false))
  }

  /// The receiver, which presents something at its place.
  /// - Parameter parts: the presented parts, if any. Called for every tree: the body that passes a
  ///   binding on doesn't run again when that is written.
  private static func present(
    _ call: NativeCall, _ kind: Presentation.Kind,
    _ parts: @escaping () throws -> (heading: View, content: View)?,
    dismiss: @escaping () throws -> Void
  ) throws -> Value {
    let (receiver, context) = (try call.receiverView(), call.context)
    let evaluation = context.state.updates.current
    return call.make(
      .placed { build in
        context.guarded(()) {
          guard let parts = try context.state.updates.evaluating(evaluation, parts) else { return }
          context.presentations.show(
            Presentation(
              kind: kind, identity: build.identity, heading: parts.heading,
              content: parts.content, environment: build.environment,
              dismiss: { context.guarded(()) { try dismiss() } },
              source: context.presentations.source(of: build.identity)))
        }
        guard kind == .popover else { return receiver }
        return View(
          .action(
            receiver,
            .onGeometry { proxy in
              if context.presentations.note(proxy.frame(in: .global), of: build.identity) {
                context.state.noteNews(of: "a popover's place")
              }
            }))
      })
  }

  /// A popover's adaptation where there is little room: a sheet, unless it stays a popover.
  private static func adapted(_ call: NativeCall, _ adaptation: CaseName) throws -> Value {
    if adaptation == "sheet" || adaptation == "automatic" { return try call.unchanged() }
    guard adaptation == "popover" || adaptation == "none" else {
      return try call.unchanged(by: "presentationCompactAdaptation")
    }
    let receiver = try call.receiverView()
    return call.make(
      .placed { build in
        build.environment[SheetDetents.key]?.staysPopover = true
        return receiver
      })
  }

  /// A sheet's place on a screen with room beside it.
  static let presentationPlacement = NativeMember(
    "func presentationPlacement(_ placement: PresentationPlacement) -> some View"
  ) { (call, placement: CaseName) in
    let receiver = try call.receiverView()
    return call.make(
      .placed { build in
        build.environment[SheetDetents.key]?.placement = placement.name
        return receiver
      })
  }

  /// - Parameter areAll: Whether the sheet has no other height.
  private static func detents(
    _ call: NativeCall, _ values: [Value], areAll: Bool
  ) throws -> Value {
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
    let source = call.source
    return call.make(
      .placed { build in
        guard let detents = build.environment[SheetDetents.key] else {
          return receiver
        }
        detents.heights = Set(heights)
        guard areAll, heights.count == 1 else { return receiver }
        // Content higher than the only detent is reported with its place.
        return View(
          .modified(receiver, .passThrough(name: "presentationDetents")), source: source)
      })
  }

  // MARK: Dialogs

  private static let titled = ["LocalizedStringKey", "Text"]

  /// Alerts and dialogs with a title of one type: plain, with a message, and about some data.
  private static func dialogs(_ title: String) -> [NativeMember] {
    let flag = "(_ title: \(title), isPresented: Binding<Bool>"
    let visibility = "titleVisibility: Visibility = .automatic"
    let (actions, message) = ("@ViewBuilder actions: () -> A", "@ViewBuilder message: () -> M")
    let data = "presenting data: T?, @ViewBuilder actions: (T) -> A"
    return [
      NativeMember("func alert<A: View>\(flag), \(actions)) -> some View") {
        (call, title: TextContent, flag: BindingValue, actions: Content) in
        try dialog(call, .alert, title: call.text(title), flag, actions: actions.callAsFunction)
      },
      NativeMember("func alert<A: View, M: View>\(flag), \(actions), \(message)) -> some View") {
        (call, title: TextContent, flag: BindingValue, actions: Content, message: Content) in
        try dialog(
          call, .alert, title: call.text(title), flag, actions: actions.callAsFunction,
          message: message.callAsFunction)
      },
      NativeMember("func alert<A: View, T>\(flag), \(data)) -> some View") {
        (call, title: TextContent, flag: BindingValue, data: Value?, actions: Closure) in
        try dialog(call, .alert, title: call.text(title), flag, about: data, actions)
      },
      NativeMember(
        "func alert<A: View, M: View, T>\(flag), \(data), @ViewBuilder message: (T) -> M)"
          + " -> some View"
      ) {
        (
          call, title: TextContent, flag: BindingValue, data: Value?, actions: Closure,
          message: Closure
        ) in
        try dialog(call, .alert, title: call.text(title), flag, about: data, actions, message)
      },
      NativeMember(
        "func confirmationDialog<A: View>\(flag), \(visibility), \(actions)) -> some View"
      ) {
        (
          call, title: TextContent, flag: BindingValue, visibility: CaseName, actions: Content
        ) in
        try dialog(
          call, .dialog, title: visibility == "visible" ? call.text(title) : .empty, flag,
          actions: actions.callAsFunction)
      },
      NativeMember(
        "func confirmationDialog<A: View, M: View>\(flag), \(visibility), \(actions), \(message))"
          + " -> some View"
      ) {
        (
          call, title: TextContent, flag: BindingValue, visibility: CaseName, actions: Content,
          message: Content
        ) in
        try dialog(
          call, .dialog, title: visibility == "visible" ? call.text(title) : .empty, flag,
          actions: actions.callAsFunction, message: message.callAsFunction)
      },
      NativeMember(
        "func confirmationDialog<A: View, T>\(flag), \(visibility), \(data)) -> some View"
      ) {
        (
          call, title: TextContent, flag: BindingValue, visibility: CaseName, data: Value?,
          actions: Closure
        ) in
        try dialog(
          call, .dialog, title: visibility == "visible" ? call.text(title) : .empty, flag,
          about: data, actions)
      },
      NativeMember(
        "func confirmationDialog<A: View, M: View, T>\(flag), \(visibility), \(data), "
          + "@ViewBuilder message: (T) -> M) -> some View"
      ) {
        (
          call, title: TextContent, flag: BindingValue, visibility: CaseName, data: Value?,
          actions: Closure, message: Closure
        ) in
        try dialog(
          call, .dialog, title: visibility == "visible" ? call.text(title) : .empty, flag,
          about: data, actions, message)
      },
    ]
  }

  /// An alert or dialog as iOS 13 took it: a value with its texts and buttons.
  private static func earlier(_ signature: String, _ kind: Presentation.Kind) -> NativeMember {
    NativeMember(signature) { (call, binding: BindingValue, content: Closure) in
      let context = call.context
      return try present(call, kind) {
        guard let subject = try presented(by: binding) else { return nil }
        let value = try content(with: subject.map { [$0] } ?? [])
        let buttons = try value.stored("buttons")?.requireArray().map {
          try earlierButton($0, closing: binding, in: context)
        }
        let title = try context.view(value.stored("title") ?? .none)
        let message = try value.stored("message")?.unwrapped.map { try context.view($0) }
        return (heading(title, message), View(.group(buttons ?? [])))
      } dismiss: {
        try close(binding)
      }
    }
  }

  private static func earlierButton(
    _ button: Value, closing binding: BindingValue, in context: SceneContext
  ) throws -> View {
    let action = button.stored("action")?.unwrapped
    let label = try context.view(button.stored("label") ?? .none)
    return View(
      .action(
        View(
          .composite(name: "Button", isBuiltIn: true) { build in
            ButtonLook.builtIn(.button, label, in: ControlPlace(build))
          }),
        .tap {
          context.guarded(()) {
            try close(binding)
            if let action { _ = try context.interpreter.call(action) }
          }
        }))
  }

  /// The words of an alert about an error.
  private static func title(of error: Value?, _ call: NativeCall) throws -> View {
    let text = try error.map {
      try call.interpreter.property("localizedDescription", of: $0).requireString()
    }
    return call.textView(text ?? "Error")
  }

  /// A dialog about data, which isn't shown without it.
  private static func dialog(
    _ call: NativeCall, _ kind: Presentation.Kind, title: View, _ flag: BindingValue,
    about data: Value?, _ actions: Closure, _ message: Closure? = nil
  ) throws -> Value {
    guard let data else { return try call.unchanged() }
    let context = call.context
    return try dialog(
      call, kind, title: title, flag, actions: { try context.view(actions(data)) },
      message: { try message.map { try context.view($0(data)) } })
  }

  private static func dialog(
    _ call: NativeCall, _ kind: Presentation.Kind, title: View, _ flag: BindingValue,
    actions: @escaping () throws -> View, message: @escaping () throws -> View? = { nil }
  ) throws -> Value {
    try present(call, kind) {
      guard try flag.get().asBool == true else { return nil }
      var buttons = try actions()
      if case .group(let views) = buttons.content, views.isEmpty {
        buttons = ButtonLook.borderless(call.textView("OK"))
      }
      return (heading(title, try message()), buttons)
    } dismiss: {
      try close(flag)
    }
  }

  private static func heading(_ title: View, _ message: View?) -> View {
    View(
      .group([
        title.styled { $0.font = Font(.style(.headline)) },
        (message ?? .empty).styled { $0.font = Font(.style(.footnote)) },
      ]))
  }
}
