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
            let binding: BindingValue = try call(0)
            let value = try binding.get()
            return tabView(
              call, try call.content(1),
              selection: AnyHashable(HashedValue(value.unwrapped ?? value)))
          },
        ]),
      NativeType(
        "struct Tab<Value: Hashable, Content: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, "
              + "@ViewBuilder content: () -> Content) where Value == Never"
          ) { call in call.make(.group([try call.content(2)])) },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, value: Value, "
              + "@ViewBuilder content: () -> Content)"
          ) { call in
            let tag = AnyHashable(HashedValue(try call.value(2)))
            return call.make(.trait(View(.group([try call.content(3)])), .tag(tag)))
          },
          NativeMember(
            "init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never"
          ) { call in call.make(.group([try call.content(1)])) },
          NativeMember(
            "init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)"
          ) { call in
            let tag = AnyHashable(HashedValue(try call.value(0)))
            return call.make(.trait(View(.group([try call.content(2)])), .tag(tag)))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, role: TabRole?, "
              + "@ViewBuilder content: () -> Content) where Value == Never"
          ) { call in call.make(.group([try call.content(3)])) },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, value: Value, "
              + "role: TabRole?, @ViewBuilder content: () -> Content)"
          ) { call in
            let tag = AnyHashable(HashedValue(try call.value(2)))
            return call.make(.trait(View(.group([try call.content(4)])), .tag(tag)))
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
        idle("func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View"),
        idle("func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View"),
        idle("func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View"),
        idle("func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View"),
        idle("func tabViewCustomization(_ customization: Any) -> some View"),
        idle("func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View"),
        idle("func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View"),
      ]
    ],
    sources: [Declarations.tabs])

  private static func tabView(
    _ call: NativeCall, _ content: View, selection: AnyHashable?
  ) -> Value {
    control(call, "TabView") { place in
      // As in SwiftUI, the bodies of tabs that aren't shown aren't evaluated.
      let page = content.page(tagged: selection) ?? content.page(tagged: nil) ?? .empty
      return NavigationBar.tabbed(page, in: place)
    }
  }
}
