enum TabBarMinimizeBehavior: Hashable { case automatic, never, onScrollDown, onScrollUp }
/// A prominent tab is separate, at the end, as a search is.
enum TabRole: Hashable { case search, prominent }
enum AdaptableTabBarPlacement: Hashable { case automatic, tabBar, sidebar }
protocol TabViewStyle {}
struct PageTabViewStyle: TabViewStyle {
  enum IndexDisplayMode { case automatic, always, never }
  let _index: IndexDisplayMode
  init(indexDisplayMode: IndexDisplayMode = .automatic) { _index = indexDisplayMode }
}
struct DefaultTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == PageTabViewStyle {
  static var page: PageTabViewStyle { PageTabViewStyle() }
  static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
protocol IndexViewStyle {}
struct PageIndexViewStyle: IndexViewStyle {
  enum BackgroundDisplayMode { case automatic, interactive, always, never }
  let _background: BackgroundDisplayMode
  init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  static var page: PageIndexViewStyle { PageIndexViewStyle() }
  static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
/// Pages above each other; on the platforms at hand it is the default style.
struct VerticalPageTabViewStyle: TabViewStyle {
  struct TransitionStyle {
    static let automatic = TransitionStyle()
    static let identity = TransitionStyle()
    static let blur = TransitionStyle()
  }
  init(transitionStyle: TransitionStyle = .automatic) {}
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}
struct SidebarAdaptableTabViewStyle: TabViewStyle { init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
  static var tabBarOnly: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
