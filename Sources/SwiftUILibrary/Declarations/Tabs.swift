enum TabBarMinimizeBehavior: Hashable { case automatic, never, onScrollDown, onScrollUp }
enum TabRole: Hashable { case search }
protocol TabViewStyle {}
struct PageTabViewStyle: TabViewStyle {
  init() {}
  init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) {}
  enum IndexDisplayMode { case automatic, always, never }
}
struct DefaultTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == PageTabViewStyle {
  static var page: PageTabViewStyle { PageTabViewStyle() }
  static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle()
  }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
protocol IndexViewStyle {}
struct PageIndexViewStyle: IndexViewStyle {
  enum BackgroundDisplayMode { case automatic, interactive, always, never }
  init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  static var page: PageIndexViewStyle { PageIndexViewStyle() }
  static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
}
struct SidebarAdaptableTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
  static var tabBarOnly: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
