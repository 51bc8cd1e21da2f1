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
            (call, content: Content) in
            tabView(call, try content(), selection: nil)
          },
          NativeMember(
            "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)"
          ) { (call, selection: BindingValue, content: Content) in
            tabView(call, try content(), selection: selection)
          },
        ], contentValues: ContentValues("SelectionValue")),
      NativeType(
        "struct Tab<Value: Hashable, Content: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, "
              + "@ViewBuilder content: () -> Content) where Value == Never"
          ) { (call, title: TextContent, systemImage: String, content: Content) in
            let label = try tabLabel(call, title, systemImage)
            return call.make(page(try content(), label: label).content)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, value: Value, "
              + "@ViewBuilder content: () -> Content)"
          ) { (call, title: TextContent, systemImage: String, value: Value, content: Content) in
            let label = try tabLabel(call, title, systemImage)
            return tagged(call, page(try content(), label: label), value)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, role: TabRole?, "
              + "@ViewBuilder content: () -> Content) where Value == Never"
          ) { (call, title: TextContent, systemImage: String, role: TabRole?, content: Content) in
            let label = try tabLabel(call, title, systemImage)
            return call.make(page(try content(), label: label, role).content)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, "
              + "@ViewBuilder content: () -> Content)"
          ) {
            (
              call, title: TextContent, systemImage: String, value: Value, role: TabRole?,
              content: Content
            ) in
            let label = try tabLabel(call, title, systemImage)
            return tagged(call, page(try content(), label: label, role), value)
          },
          NativeMember(
            "init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never"
          ) { (call, role: TabRole?, content: Content) in
            call.make(page(try content(), label: try tabLabel(call, of: role), role).content)
          },
          NativeMember(
            "init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)"
          ) { (call, value: Value, role: TabRole?, content: Content) in
            tagged(call, page(try content(), label: try tabLabel(call, of: role), role), value)
          },
          NativeMember(
            "init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) "
              + "where Value == Never"
          ) { (call, content: Content, label: Content) in
            call.make(try page(content(), label: label()).content)
          },
          NativeMember(
            "init<L: View>(value: Value, role: TabRole? = nil, "
              + "@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)"
          ) { (call, value: Value, role: TabRole?, content: Content, label: Content) in
            tagged(call, page(try content(), label: try label(), role), value)
          },
          NativeMember("func hidden(_ hidden: Bool = true) -> some View") { (call, hidden: Bool) in
            hidden ? call.make(.group([])) : call.receiver ?? .void
          },
        ]),
      // A bar of tabs has no headers; a sidebar would show them.
      NativeType(
        "struct TabSection<Header: View, Content: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) "
              + "where Header == Text"
          ) { (call, _: Unused, content: Content) in call.make(try content().content) },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)"
          ) { (call, content: Content, _: Unused) in call.make(try content().content) },
        ]),
    ],
    extensions: [
      "View": [
        controlStyle("func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View"),
        controlStyle("func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View"),
        NativeMember(
          "func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View"
        ) { (call, content: Content) in
          let accessory = View(.group([try content()]), source: call.source)
          return try call.environment { $0[.tabViewBottomAccessory] = accessory }
        },
        undrawn("func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View"),
        undrawn("func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View"),
        idle("func tabViewCustomization(_ customization: Any) -> some View"),
        NativeMember("func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View") {
          (call, label: Content) in
          try call.trait(.containerValue(key: TabPage.labelKey, label()))
        },
        idle("func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View"),
      ]
    ],
    sources: [Declarations.tabs])

  private static func tabLabel(
    _ call: NativeCall, _ title: TextContent, _ symbol: String
  ) throws -> View {
    try call.context.view(
      label(call, title: call.text(title), icon: View(.leaf(.image(call.symbol(symbol))))))
  }

  /// The label of a tab named only by its role (`TabRole.search`: "The search role").
  private static func tabLabel(_ call: NativeCall, of role: TabRole?) throws -> View {
    guard role == .search else { return .empty }
    return try tabLabel(call, TextContent("Search"), "magnifyingglass")
  }

  private static func page(_ content: View, label: View, _ role: TabRole? = nil) -> View {
    let page = View(.trait(View(.group([content])), .containerValue(key: TabPage.labelKey, label)))
    return role == nil ? page : View(.trait(page, .containerValue(key: TabPage.searchKey, true)))
  }

  private static func tagged(_ call: NativeCall, _ page: View, _ value: Value) -> Value {
    call.make(.trait(page, .tag(AnyHashable(HashedValue(value)))))
  }

  private static func tabView(
    _ call: NativeCall, _ content: View, selection: BindingValue?
  ) -> Value {
    let context = call.context
    return control(call, "TabView") { place in
      let pages = TabPage.all(in: content, at: place.build, isChosen: selection != nil)
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
        }, place: place,
        upright: place.environment[UprightItems.areOffKey] != nil
          ? nil : context.screen.uprightBar.map { UprightItems($0, tabs: 0, in: place) })
      let page = (selected ?? (pages.isEmpty ? nil : 0)).map { pages[$0].page } ?? .empty
      return NavigationBar.tabbed(page, bar: bar, in: place)
    }
  }
}

/// The cases of `TabRole`.
private enum TabRole: String, SceneEnumeration {
  case search, prominent

  static let sceneCases: [TabRole] = [.search, .prominent]
  static let sceneTypeName = "TabRole"
}
