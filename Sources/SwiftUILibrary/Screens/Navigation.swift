import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Navigation containers: their first page under a bar, tabs above theirs.
  static let navigation = NativeLibrary(
    name: "Navigation",
    types: [
      NativeType(
        "struct NavigationStack<Root: View>: View",
        members: [
          NativeMember("init(@ViewBuilder root: () -> Root)") { (call, root: Content) in
            navigation(call, try root())
          },
          NativeMember(
            "init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: Equatable"
          ) { (call, path: BindingValue, root: Content) in
            let root = try root()
            let pushed = try path.get()
            let count = pushed.stored("count")?.asInt ?? pushed.asArray?.count ?? 0
            return navigation(
              call, count == 0 ? root : root.lacking("the NavigationStack's path", at: call.source))
          },
        ]),
      NativeType(
        "struct NavigationView<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content)") { (call, content: Content) in
            columns(call, "NavigationView", try content().columns, visibility: nil)
          }
        ]),
      NativeType(
        "struct NavigationSplitView<Sidebar: View, Detail: View>: View",
        members: splitViews),
      NativeType(
        "struct NavigationLink<Label: View, Destination: View>: View",
        members: [
          NativeMember(
            "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)"
          ) { (call, _: Unused, label: Content) in link(call, try label()) },
          NativeMember(
            "init(destination: Destination, @ViewBuilder label: () -> Label)"
          ) { (call, _: Unused, label: Content) in link(call, try label()) },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) "
              + "where Label == Text"
          ) { (call, title: TextContent, _: Unused) in link(call, call.text(title)) },
          NativeMember(
            "init(_ title: LocalizedStringKey, destination: Destination) where Label == Text"
          ) { (call, title: TextContent, _: Unused) in
            link(call, call.text(title))
          },
          NativeMember(
            "init<P: Hashable>(_ title: LocalizedStringKey, value: P?) "
              + "where Label == Text, Destination == Never"
          ) { (call, title: TextContent, _: Unused) in
            link(call, call.text(title))
          },
          NativeMember(
            "init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) "
              + "where Destination == Never"
          ) { (call, _: Unused, label: Content) in
            link(call, try label())
          },
        ] + activeLinks),
    ],
    extensions: [
      "View": [
        title("func navigationTitle(_ title: LocalizedStringKey) -> some View"),
        title("func navigationTitle(_ title: Text) -> some View"),
        title("func navigationTitle(_ title: Binding<String>) -> some View"),
        title("func navigationBarTitle(_ title: LocalizedStringKey) -> some View"),
        title("func navigationBarTitle(_ title: Text) -> some View"),
        titleInMode("LocalizedStringKey"),
        titleInMode("Text"),
        NativeMember(
          "func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)"
            + " -> some View"
        ) { (call, displayMode: CaseName) in
          let isInline = displayMode == "inline"
          return try call.trait(.preference(key: NavigationBar.isInline.value, isInline))
        },
        NativeMember("func navigationBarHidden(_ hide: Bool) -> some View") { (call, hide: Bool) in
          try call.trait(.preference(key: NavigationBar.isHidden.value, hide))
        },
        idle("func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View"),
        subtitle("func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View"),
        subtitle("func navigationSubtitle(_ subtitle: Text) -> some View"),
        idle(
          "func navigationDestination<D: Hashable, C: View>(for data: D.Type, "
            + "@ViewBuilder destination: @escaping (D) -> C) -> some View"),
        NativeMember(
          "func navigationDestination<V: View>(isPresented: Binding<Bool>, "
            + "@ViewBuilder destination: () -> V) -> some View"
        ) { (call, isPresented: BindingValue, _: Unused) in
          try call.destination(isShown: isPresented.get().asBool == true)
        },
        NativeMember(
          "func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, "
            + "@ViewBuilder destination: @escaping (D) -> C) -> some View"
        ) { (call, item: BindingValue, _: Unused) in
          try call.destination(isShown: item.get().unwrapped != nil)
        },
        NativeMember("func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View") {
          (call, width: Double) in
          try call.trait(.preference(key: SplitView.width.value, width))
        },
        NativeMember(
          "func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, "
            + "max: CGFloat? = nil) -> some View"
        ) { (call, _: Unused, ideal: Double, _: Unused) in
          try call.trait(.preference(key: SplitView.width.value, ideal))
        },
        undrawn(
          "func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View"),
        idle("func navigationTransition<S: NavigationTransition>(_ style: S) -> some View"),
        idle(
          "func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)"
            + " -> some View"),
        idle("func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View"),
        NativeMember("func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View") {
          (call, mode: CaseName) in
          let isInline = mode.name.hasPrefix("inline")
          return try call.trait(.preference(key: NavigationBar.isInline.value, isInline))
        },
        undrawn("func toolbarRole(_ role: ToolbarRole) -> some View"),
        barVisibility("toolbarVisibility"),
        undrawn("func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View"),
        idle("func isDetailLink(_ isDetailLink: Bool) -> some View"),
        controlStyle("func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View"),
        barVisibility("toolbar"),
        undrawn(
          "func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)"
            + " -> some View"),
        undrawn(
          "func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)"
            + " -> some View"),
        undrawn(
          "func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)"
            + " -> some View"),
        undrawn("func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View"),
        undrawn("func backgroundExtensionEffect() -> some View"),
      ]
    ],
    sources: [Declarations.navigation])

  /// The links of navigation views that a binding follows. Their destination isn't shown, which a
  /// note says.
  private static let activeLinks = [
    NativeMember(
      "init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)"
    ) { (call, _: Unused, isActive: BindingValue, label: Content) in
      try activeLink(call, try label(), isActive)
    },
    NativeMember(
      "init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, "
        + "@ViewBuilder label: () -> Label)"
    ) { (call, isActive: BindingValue, _: Unused, label: Content) in
      try activeLink(call, try label(), isActive)
    },
    NativeMember(
      "init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) "
        + "where Label == Text"
    ) { (call, title: TextContent, _: Unused, isActive: BindingValue) in
      try activeLink(call, call.text(title), isActive)
    },
    NativeMember(
      "init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, "
        + "@ViewBuilder label: () -> Label)"
    ) { (call, _: Unused, tag: Value, selection: BindingValue, label: Content) in
      try activeLink(call, try label(), selection, tag)
    },
    NativeMember(
      "init<V: Hashable>(tag: V, selection: Binding<V?>, "
        + "@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)"
    ) { (call, tag: Value, selection: BindingValue, _: Unused, label: Content) in
      try activeLink(call, try label(), selection, tag)
    },
    NativeMember(
      "init<V: Hashable>(_ title: LocalizedStringKey, destination: Destination, tag: V, "
        + "selection: Binding<V?>) where Label == Text"
    ) { (call, title: TextContent, _: Unused, tag: Value, selection: BindingValue) in
      try activeLink(call, call.text(title), selection, tag)
    },
  ]

  /// - Parameter tag: the binding's value while the link is active; nil for a Boolean one.
  private static func activeLink(
    _ call: NativeCall, _ label: View, _ binding: BindingValue, _ tag: Value? = nil
  ) throws -> Value {
    let value = try binding.get()
    let isActive =
      try tag.map { tag in
        try value.unwrapped.map { try call.interpreter.areEqual($0, tag) } ?? false
      }
      ?? (value.asBool == true)
    let name = "an active NavigationLink"
    // Without a label there is no view for the note.
    if isActive, case .empty = label.content {
      call.reportUndrawn(.note, "\(name) changes nothing here: Reflow doesn't draw it")
    }
    return link(call, isActive ? label.lacking(name, at: call.source) : label)
  }

  /// Hides the bar above a page; others stay.
  private static func barVisibility(_ name: String) -> NativeMember {
    NativeMember(
      "func \(name)(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"
    ) { (call, visibility: CaseName, bars: [CaseName]) in
      let concernsTop =
        bars.isEmpty || bars.contains { ["automatic", "navigationBar"].contains($0) }
      guard concernsTop, visibility == "hidden" else { return try call.unchanged() }
      return try call.trait(.preference(key: NavigationBar.isHidden.value, true))
    }
  }

  private static func title(_ signature: String) -> NativeMember {
    let name = functionName(in: signature)
    return NativeMember(signature) { (call, title: PageTitle) in
      call.titled(title, try call.receiverView(), by: name)
    }
  }

  /// A title by a text of some type, with the size that the bar shows it in.
  private static func titleInMode(_ type: String) -> NativeMember {
    let name = "navigationBarTitle"
    return NativeMember(
      "func \(name)(_ title: \(type), displayMode: NavigationBarItem.TitleDisplayMode) -> some View"
    ) { (call, title: PageTitle, displayMode: CaseName) in
      let view = View(
        .trait(
          try call.receiverView(),
          .preference(key: NavigationBar.isInline.value, displayMode == "inline")))
      return call.titled(title, view, by: name)
    }
  }

  private static func subtitle(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, subtitle: TextContent) in
      try call.barTrait(
        .preference(key: NavigationBar.subtitle.value, subtitle.string), by: "navigationSubtitle")
    }
  }

  private static let splitViews: [NativeMember] = {
    let visibility = "columnVisibility: Binding<NavigationSplitViewVisibility>, "
    let column = "preferredCompactColumn: Binding<NavigationSplitViewColumn>, "
    let two = "@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)"
    let three =
      "@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, "
      + "@ViewBuilder detail: () -> Detail)"
    return [
      NativeMember("init(\(two)") { (call, sidebar: Content, detail: Content) in
        try splitView(call, sidebar, detail)
      },
      NativeMember("init(\(column)\(two)") {
        (call, _: Unused, sidebar: Content, detail: Content) in
        try splitView(call, sidebar, detail)
      },
      NativeMember("init(\(visibility)\(two)") {
        (call, visibility: BindingValue, sidebar: Content, detail: Content) in
        try splitView(call, sidebar, detail, visibility: visibility)
      },
      NativeMember("init(\(visibility)\(column)\(two)") {
        (call, visibility: BindingValue, _: Unused, sidebar: Content, detail: Content) in
        try splitView(call, sidebar, detail, visibility: visibility)
      },
      NativeMember("init<Content: View>(\(three)") {
        (call, sidebar: Content, content: Content, detail: Content) in
        try splitView(call, sidebar, content, detail)
      },
      NativeMember("init<Content: View>(\(column)\(three)") {
        (call, _: Unused, sidebar: Content, content: Content, detail: Content) in
        try splitView(call, sidebar, content, detail)
      },
      NativeMember("init<Content: View>(\(visibility)\(three)") {
        (call, visibility: BindingValue, sidebar: Content, content: Content, detail: Content) in
        try splitView(call, sidebar, content, detail, visibility: visibility)
      },
      NativeMember("init<Content: View>(\(visibility)\(column)\(three)") {
        (
          call, visibility: BindingValue, _: Unused, sidebar: Content, content: Content,
          detail: Content
        ) in
        try splitView(call, sidebar, content, detail, visibility: visibility)
      },
    ]
  }()

  private static func splitView(
    _ call: NativeCall, _ parts: Content..., visibility: BindingValue? = nil
  ) throws -> Value {
    columns(call, "NavigationSplitView", try parts.map { try $0() }, visibility: visibility)
  }

  private static func columns(
    _ call: NativeCall, _ name: String, _ columns: [View], visibility: BindingValue?
  ) -> Value {
    let context = call.context
    return call.make(
      .composite(name: name, isBuiltIn: true) { build in
        context.guardedView(name) {
          try SplitView.view(
            name, columns, visibility: visibility?.get().caseName, at: build, in: context)
        }
      })
  }

  private static func navigation(_ call: NativeCall, _ content: View) -> Value {
    let context = call.context
    return call.make(
      .composite(name: "NavigationStack", isBuiltIn: true) { build in
        NavigationBar.page(content, at: build, in: context)
      })
  }

  /// In a list, the label on a line with a chevron at its end; anywhere else a button. A style that
  /// changes more than a label's colour applies within the row.
  private static func link(_ call: NativeCall, _ label: View) -> Value {
    let context = call.context
    return control(call, "NavigationLink") { place in
      guard place.isRow else {
        return context.guardedView("NavigationLink") {
          try context.styledButton(label, look: .navigationLink, action: .none, at: place.build)
        }
      }
      let label = context.guardedView("NavigationLink") { try label.asRowLabel(in: place, context) }
      let badge = place.environment.custom[Badge.key] as? Badge
      let badged = badge.map { label.styled { $0.custom[Badge.key] = nil }.badged($0) }
      return (badged ?? label).chevronRow(in: place)
    }
  }
}

extension View {
  /// The label of a row that leads elsewhere, in its own colour unless a button style is set.
  fileprivate func asRowLabel(in place: ControlPlace, _ context: SceneContext) throws -> View {
    switch place.style("buttonStyle") {
    case nil where place.environment[.buttonStyle] == nil, .plainButton, .borderlessButton:
      ButtonLook.dimmed(inRow)
    default:
      try context.styledButton(self, look: .disclosure, action: .none, at: place.build)
    }
  }
}

/// A page's title: a text, or a binding of one.
private struct PageTitle: NativeArgument {
  static var declared: DeclaredTypes { .named("Binding", "LocalizedStringKey", "Text") }
  let words: String

  init(argument: Value, of call: borrowing NativeCall) throws {
    let binding: BindingValue? = argument.asHost()
    words = try TextContent(scene: binding?.get() ?? argument, in: call.context).string
  }
}

extension NativeCall {
  fileprivate func titled(_ title: PageTitle, _ view: View, by modifier: String) -> Value {
    barTrait(.preference(key: NavigationBar.title.value, title.words), of: view, by: modifier)
  }
}

extension NativeCall {
  /// The view that declares a destination. A pushed one isn't shown, which a note says.
  fileprivate func destination(isShown: Bool) throws -> Value {
    isShown
      ? try lacking("navigationDestination") : try unchanged(by: "navigationDestination")
  }
}
