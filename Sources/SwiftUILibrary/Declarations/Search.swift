enum SearchToolbarBehavior { case automatic, minimize }
struct SearchFieldPlacement {
  static let automatic = SearchFieldPlacement()
  static let toolbar = SearchFieldPlacement()
  static let sidebar = SearchFieldPlacement()
  static let navigationBarDrawer = SearchFieldPlacement()
  enum NavigationBarDrawerDisplayMode { case automatic, always }
  static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}
