enum Prominence { case standard, increased }
enum BadgeProminence: Hashable { case decreased, standard, increased }
struct ListItemTint: Sendable {
  private let color: Color?
  static let monochrome = ListItemTint(color: .primary)
  static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}
// How far apart the compact ones are is not documented: half of the default.
struct ListSectionSpacing {
  private var points: CGFloat?
  static let `default` = ListSectionSpacing(points: nil)
  static let compact = ListSectionSpacing(points: 17.5)
  static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}
protocol ListStyle {}
struct PlainListStyle: ListStyle { init() {} }
struct InsetListStyle: ListStyle { init() {} }
struct GroupedListStyle: ListStyle { init() {} }
struct InsetGroupedListStyle: ListStyle { init() {} }
struct BorderedListStyle: ListStyle { init() {} }
struct SidebarListStyle: ListStyle { init() {} }
struct CarouselListStyle: ListStyle { init() {} }
extension ListStyle where Self == CarouselListStyle {
  static var carousel: CarouselListStyle { CarouselListStyle() }
}
struct DefaultListStyle: ListStyle { init() {} }
extension ListStyle where Self == PlainListStyle {
  static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  static var inset: InsetListStyle { InsetListStyle() }
  static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  static var bordered: BorderedListStyle { BorderedListStyle() }
  static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
  static var automatic: DefaultListStyle { DefaultListStyle() }
}
