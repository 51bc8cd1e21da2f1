struct ReorderableSingleCollectionIdentifier: Hashable {}
struct ReorderDifference<ItemID: Hashable, CollectionID: Hashable> {
  struct Destination {
    enum Position {
      case before(ItemID)
      case end
    }
    var position: Position
    var collectionID: CollectionID
  }
  var sources: [ItemID]
  var destination: Destination
}
struct ReservedRegion: Identifiable {
  enum Kind: Hashable { case division, occlusion }
  struct QueryOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let includeInactive = QueryOptions(rawValue: 1)
  }
  var id: Int
  var kind: Kind
  var frame: CGRect
  var margins: EdgeInsets
  var isActive: Bool
}
enum ContentMarginGuide: Hashable { case container }
enum ReservedRegionLayoutDirectionBehavior: Hashable { case mirrors, fixed }
extension GeometryProxy {
  /// The fold, in the proxy's space and not clipped to it. What covers a screen is in the safe area; where
  /// the Duo's cameras are nobody has measured.
  func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [],
    layoutDirectionBehavior: ReservedRegionLayoutDirectionBehavior = .mirrors
  ) -> [ReservedRegion] {
    let fold = ReservedRegion._fold
    guard kind == .division, fold.count == 5 else { return [] }
    let isActive = fold[4] > 0
    if !isActive && !options.contains(.includeInactive) { return [] }
    let origin = frame(in: .global).origin
    let rect = CGRect(x: fold[0] - origin.x, y: fold[1] - origin.y, width: fold[2], height: fold[3])
    let isUpright = rect.width > rect.height
    return [
      ReservedRegion(
        id: 0, kind: .division, frame: rect,
        margins: EdgeInsets(
          top: isUpright ? 20 : 0, leading: isUpright ? 0 : 20, bottom: isUpright ? 20 : 0,
          trailing: isUpright ? 0 : 20),
        isActive: isActive)
    ]
  }
  /// 20 at the sides of a Duo's displays, none beside a bar that stands upright.
  func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets {
    let sides = ReservedRegion._sideMargins
    return EdgeInsets(
      top: 0, leading: edges.contains(.leading) && sides.count == 2 ? sides[0] : 0, bottom: 0,
      trailing: edges.contains(.trailing) && sides.count == 2 ? sides[1] : 0)
  }
  var concentricCornerRadii: RectangleCornerRadii? { nil }
  func concentricCornerRadii(in rect: CGRect) -> RectangleCornerRadii? { nil }
}
extension EnvironmentValues {
  var toolbarVerticalEdge: HorizontalEdge? { ReservedRegion._hasVerticalBars ? .trailing : nil }
  var overlayArrangementZIndex: Double { 0 }
}
struct DeviceHinge {
  enum Status: Hashable { case closed, partiallyOpen, open }
  var status: Status
  var angle: Angle
}
struct DeviceHingeContext { var hinge: DeviceHinge? }
enum ToolbarAxisBehavior: Hashable { case automatic, horizontalOnly, verticalPreferred }
enum ToolbarVerticalBehavior: Hashable { case automatic, disabled }
enum ToolbarVerticalCompressionBehavior: Hashable {
  case automatic, prefersToolbarItems, prefersTabBar
}
struct ToolbarItemVisibilityPriority: Hashable {
  private let rank: Double
  private init(rank: Double) { self.rank = rank }
  init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank + 0.5 }
  init(lowerThan other: ToolbarItemVisibilityPriority) { rank = other.rank - 0.5 }
  static let low = ToolbarItemVisibilityPriority(rank: -1)
  static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  static let high = ToolbarItemVisibilityPriority(rank: 1)
}
enum ToolbarMinimizationBehavior: Hashable { case automatic, onScrollDown, onScrollUp, never }
enum ToolbarMinimizationSafeAreaAdjustment: Hashable { case automatic, enabled, disabled }
enum ToolbarMinimizationRestoration: Hashable { case automatic, atScrollEdge }
/// What a bar's button of three dots offers.
struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  @ViewBuilder var content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    ToolbarItem(placement: .topBarTrailing) {
      Menu {
        content
      } label: {
        Image(systemName: "ellipsis")
      }
    }
  }
}
enum PresentationPlacement: Hashable { case automatic, leading, center, trailing }
struct CrossFadeNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
  static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}
/// On phones it looks like segments.
typealias TabsPickerStyle = SegmentedPickerStyle
extension PickerStyle where Self == TabsPickerStyle {
  static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
extension AsyncImage {
  init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
    self.init(url: request?.url, scale: scale)
  }
  init<I: View, P: View>(
    request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == I {
    self.init(url: request?.url, scale: scale, content: content, placeholder: placeholder)
  }
  init(
    request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: request?.url, scale: scale, transaction: transaction, content: content)
  }
}
extension Binding {
  /// Whether the value is there; without it there is none.
  func _isPresent<T>() -> Binding<Bool> where Value == T? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
extension View {
  /// The expanded room is offered to the view, and what doesn't take it is aligned in that.
  @ViewBuilder func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, alignment: Alignment?
  ) -> some View {
    if let alignment {
      frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .ignoresSafeArea(regions, edges: edges)
    } else {
      ignoresSafeArea(regions, edges: edges)
    }
  }
  func alert<A: View, T>(
    _ title: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title, isPresented: item._isPresent(), presenting: item.wrappedValue, actions: actions)
  }
  func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: item._isPresent(), presenting: item.wrappedValue, actions: actions,
      message: message)
  }
  func alert<E: Error, A: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A
  ) -> some View {
    alert(
      Text(error.wrappedValue?.localizedDescription ?? ""), isPresented: error._isPresent(),
      presenting: error.wrappedValue, actions: actions)
  }
  func alert<E: Error, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(error.wrappedValue?.localizedDescription ?? ""), isPresented: error._isPresent(),
      presenting: error.wrappedValue, actions: actions, message: message)
  }
  func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: item._isPresent(), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions)
  }
  func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: item._isPresent(), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions, message: message)
  }
}
