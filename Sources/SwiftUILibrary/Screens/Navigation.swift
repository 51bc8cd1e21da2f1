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
          NativeMember("init(@ViewBuilder root: () -> Root)") { call in
            navigation(call, try call.content(0))
          },
          NativeMember(
            "init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: Equatable"
          ) { call in
            navigation(call, try call.content(1))
          },
        ]),
      NativeType(
        "struct NavigationView<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content)") { call in
            columns(call, "NavigationView", try call.content(0).columns, visibility: nil)
          }
        ]),
      NativeType(
        "struct NavigationSplitView<Sidebar: View, Detail: View>: View",
        members: [
          "", "columnVisibility: Binding<NavigationSplitViewVisibility>",
          "preferredCompactColumn: Binding<NavigationSplitViewColumn>",
          "columnVisibility: Binding<NavigationSplitViewVisibility>, "
            + "preferredCompactColumn: Binding<NavigationSplitViewColumn>",
        ].flatMap { [splitView($0, hasContent: false), splitView($0, hasContent: true)] }),
      NativeType(
        "struct NavigationLink<Label: View, Destination: View>: View",
        members: [
          NativeMember(
            "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)"
          ) { call in link(call, try call.content(1)) },
          NativeMember(
            "init(destination: Destination, @ViewBuilder label: () -> Label)"
          ) { call in link(call, try call.content(1)) },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) "
              + "where Label == Text"
          ) { call in link(call, try call.text(0)) },
          NativeMember(
            "init(_ title: LocalizedStringKey, destination: Destination) where Label == Text"
          ) { call in
            link(call, try call.text(0))
          },
          NativeMember(
            "init<P: Hashable>(_ title: LocalizedStringKey, value: P?) "
              + "where Label == Text, Destination == Never"
          ) { call in
            link(call, try call.text(0))
          },
          NativeMember(
            "init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) "
              + "where Destination == Never"
          ) { call in
            link(call, try call.content(1))
          },
        ]
          + [
            "isActive: Binding<Bool>", "tag: V, selection: Binding<V?>",
          ].flatMap(activeLinks)),
    ],
    extensions: [
      "View": [
        title("func navigationTitle(_ title: LocalizedStringKey) -> some View"),
        title("func navigationTitle(_ title: Text) -> some View"),
        title("func navigationTitle(_ title: Binding<String>) -> some View"),
        title("func navigationBarTitle(_ title: LocalizedStringKey) -> some View"),
        title("func navigationBarTitle(_ title: Text) -> some View"),
        title(
          "func navigationBarTitle(_ title: LocalizedStringKey, "
            + "displayMode: NavigationBarItem.TitleDisplayMode) -> some View"),
        title(
          "func navigationBarTitle(_ title: Text, "
            + "displayMode: NavigationBarItem.TitleDisplayMode) -> some View"),
        NativeMember(
          "func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)"
            + " -> some View"
        ) { call in
          let isInline = try call.value(0).caseName == "inline"
          return try call.trait(.preference(key: NavigationBar.isInline.value, isInline))
        },
        NativeMember("func navigationBarHidden(_ hide: Bool) -> some View") { call in
          try call.trait(.preference(key: NavigationBar.isHidden.value, try call(0) as Bool))
        },
        idle("func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View"),
        subtitle("func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View"),
        subtitle("func navigationSubtitle(_ subtitle: Text) -> some View"),
        idle(
          "func navigationDestination<D: Hashable, C: View>(for data: D.Type, "
            + "@ViewBuilder destination: @escaping (D) -> C) -> some View"),
        idle(
          "func navigationDestination<V: View>(isPresented: Binding<Bool>, "
            + "@ViewBuilder destination: () -> V) -> some View"),
        idle(
          "func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, "
            + "@ViewBuilder destination: @escaping (D) -> C) -> some View"),
        NativeMember("func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View") {
          call in
          let width: Double = try call(0)
          return try call.trait(.preference(key: SplitView.width.value, width))
        },
        NativeMember(
          "func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, "
            + "max: CGFloat? = nil) -> some View"
        ) { call in
          let ideal: Double = try call(1)
          return try call.trait(.preference(key: SplitView.width.value, ideal))
        },
        idle("func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View"),
        idle("func navigationTransition<S: NavigationTransition>(_ style: S) -> some View"),
        idle(
          "func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)"
            + " -> some View"),
        idle("func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View"),
        NativeMember("func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View") {
          call in
          let isInline = try call.value(0).caseName?.hasPrefix("inline") == true
          return try call.trait(.preference(key: NavigationBar.isInline.value, isInline))
        },
        idle("func toolbarRole(_ role: ToolbarRole) -> some View"),
        barVisibility("toolbarVisibility"),
        idle("func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View"),
        idle("func isDetailLink(_ isDetailLink: Bool) -> some View"),
        controlStyle("func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View"),
        idle("func sharedBackgroundVisibility(_ visibility: Visibility) -> some View"),
        barVisibility("toolbar"),
        idle(
          "func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)"
            + " -> some View"),
        idle(
          "func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)"
            + " -> some View"),
        idle(
          "func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)"
            + " -> some View"),
        idle("func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View"),
        idle("func backgroundExtensionEffect() -> some View"),
      ]
    ],
    sources: [Declarations.navigation])

  /// The links of navigation views: followed by setting a binding, here never.
  private static func activeLinks(_ active: String) -> [NativeMember] {
    let generic = active.hasPrefix("tag") ? "<V: Hashable>" : ""
    let count = active.hasPrefix("tag") ? 2 : 1
    return [
      NativeMember(
        "init\(generic)(destination: Destination, \(active), @ViewBuilder label: () -> Label)"
      ) { call in call.make(.group([try call.content(count + 1)])) },
      NativeMember(
        "init\(generic)(\(active), @ViewBuilder destination: () -> Destination, "
          + "@ViewBuilder label: () -> Label)"
      ) { call in call.make(.group([try call.content(count + 1)])) },
      NativeMember(
        "init\(generic)(_ title: LocalizedStringKey, destination: Destination, \(active)) "
          + "where Label == Text"
      ) { call in call.make(.group([try call.text(0)])) },
    ]
  }

  /// Hides the bar above a page; others stay.
  private static func barVisibility(_ name: String) -> NativeMember {
    NativeMember(
      "func \(name)(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"
    ) { call in
      let bars = try call.value(1).requireArray().compactMap(\.caseName)
      let concernsTop =
        bars.isEmpty || bars.contains { ["automatic", "navigationBar"].contains($0) }
      guard concernsTop, try call.value(0).caseName == "hidden" else { return try call.unchanged() }
      return try call.trait(.preference(key: NavigationBar.isHidden.value, true))
    }
  }

  private static func title(_ signature: String) -> NativeMember {
    let name = functionName(in: signature)
    return NativeMember(signature) { call in
      var view = try call.receiverView()
      if call.arguments.count > 1, let mode = call.optional(1) {
        view = View(
          .trait(
            view, .preference(key: NavigationBar.isInline.value, mode.caseName == "inline")))
      }
      var title = try call.value(0)
      if let binding: BindingValue = title.asHost() { title = try binding.get() }
      call.arguments[0] = title
      return call.barTrait(
        .preference(key: NavigationBar.title.value, try call.title(0)), of: view, by: name)
    }
  }

  private static func subtitle(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      try call.barTrait(
        .preference(key: NavigationBar.subtitle.value, call.title(0)), by: "navigationSubtitle")
    }
  }

  /// - Parameter options: the bindings before the columns.
  private static func splitView(_ options: String, hasContent: Bool) -> NativeMember {
    let list = options.isEmpty ? "" : options + ", "
    let first = options.isEmpty ? 0 : options.split(separator: ",").count
    let middle = hasContent ? "@ViewBuilder content: () -> Content, " : ""
    return NativeMember(
      "init\(hasContent ? "<Content: View>" : "")(\(list)@ViewBuilder sidebar: () -> Sidebar, "
        + "\(middle)@ViewBuilder detail: () -> Detail)"
    ) { call in
      let count = hasContent ? 3 : 2
      let visibility: BindingValue? =
        options.hasPrefix("columnVisibility") ? try call(0) : nil
      return columns(
        call, "NavigationSplitView", try (first..<(first + count)).map { try call.content($0) },
        visibility: visibility)
    }
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

  /// In a list, the label on a line with a chevron at its end; anywhere else like a button, before
  /// iOS 26 with its label's distances to its neighbours (recorded on iOS 17 and 18).
  private static func link(_ call: NativeCall, _ label: View) -> Value {
    control(call, "NavigationLink") { place in
      guard place.isRow else {
        let keepsDistances = !place.isMac && !place.isNew
        return keepsDistances ? ButtonLook.tinted(label) : ButtonLook.automatic(label, in: place)
      }
      let badge = place.environment.custom[ListRows.badgeKey] as? String
      let badged = badge.map { label.styled { $0.custom[ListRows.badgeKey] = nil }.badged($0) }
      return (badged ?? label).chevronRow(in: place)
    }
  }
}
