protocol ToolbarContent: View {}
protocol CustomizableToolbarContent: ToolbarContent {}
typealias ToolbarContentBuilder = ViewBuilder
struct NavigationBarItem {
  enum TitleDisplayMode { case automatic, inline, large, inlineLarge }
}
struct NavigationPath: Equatable {
  private(set) var count: Int
  init() { count = 0 }
  var isEmpty: Bool { count == 0 }
  mutating func append<V: Hashable>(_ value: V) { count += 1 }
  mutating func removeLast(_ k: Int = 1) { count -= k }
  /// A saved path; there is none, since a scene writes no file.
  struct CodableRepresentation: Codable, Equatable {}
  var codable: CodableRepresentation? { nil }
  init(_ codable: CodableRepresentation) { count = 0 }
  init<S: Sequence>(_ elements: S) {
    count = 0
    for _ in elements { count += 1 }
  }
}
enum ToolbarItemPlacement {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction, keyboard
  case topBarLeading, topBarTrailing, bottomBar, navigationBarLeading
  case navigationBarTrailing, title, largeTitle, subtitle, largeSubtitle
  case topBarPinnedTrailing, bottomOrnament
  static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}
enum ToolbarPlacement { case automatic, navigationBar, tabBar, bottomBar, windowToolbar, statusBar }
enum ToolbarTitleDisplayMode: Hashable { case automatic, inline, inlineLarge, large }
enum ToolbarRole: Hashable { case automatic, navigationStack, browser, editor }
enum ToolbarDefaultItemKind: Hashable { case title, sidebarToggle, search }
enum SpacerSizing: Hashable { case flexible, fixed }
protocol NavigationSplitViewStyle {}
struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { init() {} }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
  static var automatic: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
protocol NavigationTransition {}
struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == ZoomNavigationTransition {
  static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
enum NavigationSplitViewVisibility: Hashable {
  case automatic, all, doubleColumn, detailOnly
}
enum NavigationSplitViewColumn: Hashable { case sidebar, content, detail }
struct DoubleColumnNavigationViewStyle: NavigationViewStyle { init() {} }
typealias ColumnNavigationViewStyle = DoubleColumnNavigationViewStyle
protocol NavigationViewStyle {}
struct StackNavigationViewStyle: NavigationViewStyle { init() {} }
struct DefaultNavigationViewStyle: NavigationViewStyle { init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  static var columns: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
