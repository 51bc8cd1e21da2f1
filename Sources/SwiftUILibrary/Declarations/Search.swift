enum SearchToolbarBehavior { case automatic, minimize }
struct SearchFieldPlacement {
  /// Whether it is always under the title.
  let isInDrawer: Bool
  static let automatic = SearchFieldPlacement(isInDrawer: false)
  static let toolbar = SearchFieldPlacement(isInDrawer: false)
  static let toolbarPrincipal = SearchFieldPlacement(isInDrawer: false)
  static let sidebar = SearchFieldPlacement(isInDrawer: false)
  static let navigationBarDrawer = SearchFieldPlacement(isInDrawer: true)
  enum NavigationBarDrawerDisplayMode { case automatic, always }
  static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(isInDrawer: true) }
}
