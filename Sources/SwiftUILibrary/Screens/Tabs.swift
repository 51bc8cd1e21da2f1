import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Tab views, of which the selected tab shows.
  static let tabs = NativeLibrary(
    name: "Tabs",
    types: [
      NativeType(
        "struct TabView<SelectionValue: Hashable, Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content) where SelectionValue == Int") {
            call in
            tabView(call, try call.content(0), selection: nil)
          },
          NativeMember(
            "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)"
          ) { call in
            tabView(call, try call.content(1), selection: try call(0))
          },
        ]),
      NativeType(
        "struct Tab<Value: Hashable, Content: View>: View",
        members: [
          tab(title: true, ", @ViewBuilder content: () -> Content) where Value == Never"),
          tab(title: true, ", value: Value, @ViewBuilder content: () -> Content)", tag: 2),
          tab(
            title: true,
            ", role: TabRole?, @ViewBuilder content: () -> Content) "
              + "where Value == Never"),
          tab(
            title: true, ", value: Value, role: TabRole?, @ViewBuilder content: () -> Content)",
            tag: 2),
          tab(
            title: false,
            "role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never"),
          tab(
            title: false,
            "value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)", tag: 0),
          NativeMember(
            "init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) "
              + "where Value == Never"
          ) { call in call.make(try page(call.content(0), label: call.content(1)).content) },
          NativeMember(
            "init<L: View>(value: Value, role: TabRole? = nil, "
              + "@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)"
          ) { call in
            try tagged(call, page(call.content(2), label: call.content(3)), tag: 0)
          },
          NativeMember("func hidden(_ hidden: Bool = true) -> some View") { call in
            try call(0) ? call.make(.group([])) : call.receiver ?? .void
          },
        ]),
      NativeType(
        "struct TabSection<Header: View, Content: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) "
              + "where Header == Text"
          ) { call in call.make(try call.content(1).content) },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)"
          ) { call in call.make(try call.content(0).content) },
        ]),
    ],
    extensions: [
      "View": [
        controlStyle("func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View"),
        controlStyle("func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View"),
        NativeMember(
          "func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View"
        ) { call in
          let accessory = try call.content(0)
          return try call.environment { $0.custom["tabViewBottomAccessory"] = accessory }
        },
        idle("func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View"),
        idle("func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View"),
        idle("func tabViewCustomization(_ customization: Any) -> some View"),
        NativeMember("func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View") { call in
          try call.trait(.containerValue(key: TabPage.labelKey, call.content(0)))
        },
        idle("func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View"),
      ]
    ],
    sources: [Declarations.tabs])

  /// A tab's initialiser: with a title and a symbol, or without.
  private static func tab(title: Bool, _ parameters: String, tag: Int? = nil) -> NativeMember {
    let start = title ? "init(_ title: LocalizedStringKey, systemImage: String" : "init("
    return NativeMember(start + parameters) { call in
      let content = try call.content(call.arguments.count - 1)
      guard title else { return try tagged(call, page(content, label: .empty), tag: tag) }
      let label = try call.context.view(
        SwiftUILibrary.label(
          call, title: call.text(0), icon: View(.leaf(.image(call.symbol(1))))))
      return try tagged(call, page(content, label: label), tag: tag)
    }
  }

  private static func page(_ content: View, label: View) -> View {
    View(.trait(View(.group([content])), .containerValue(key: TabPage.labelKey, label)))
  }

  private static func tagged(_ call: NativeCall, _ page: View, tag: Int?) throws -> Value {
    guard let tag else { return call.make(page.content) }
    return call.make(.trait(page, .tag(AnyHashable(HashedValue(try call.value(tag))))))
  }

  private static func tabView(
    _ call: NativeCall, _ content: View, selection: BindingValue?
  ) -> Value {
    let context = call.context
    return control(call, "TabView") { place in
      let pages = TabPage.all(in: content)
      // Without a binding the view keeps its own selection.
      let kept = context.state.variable(
        at: place.build.identity, property: "selection", name: "TabView.selection"
      ) { .int(0) }
      let wanted: Value? = context.guarded(nil) { try selection?.get() }
      let tag = wanted.map { AnyHashable(HashedValue($0.unwrapped ?? $0)) }
      let selected =
        tag == nil
        ? kept.value.asInt.flatMap { pages.indices.contains($0) ? $0 : nil }
        : pages.firstIndex { $0.tag == tag }
      let bar = TabBar(
        pages: pages, selected: selected,
        select: { page, index in
          if let selection, let tag = page.tag?.base as? HashedValue {
            context.guarded(()) { try selection.set(tag.value) }
          } else {
            kept.value = .int(index)
          }
        }, place: place)
      let page = (selected ?? (pages.isEmpty ? nil : 0)).map { pages[$0].page } ?? .empty
      return NavigationBar.tabbed(page, bar: bar, in: place)
    }
  }
}
