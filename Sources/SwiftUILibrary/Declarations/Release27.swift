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
  static func _margins(_ edges: Edge.Set) -> EdgeInsets {
    let sides = _sideMargins
    return EdgeInsets(
      top: 0, leading: edges.contains(.leading) ? sides[0] : 0, bottom: 0,
      trailing: edges.contains(.trailing) ? sides[1] : 0)
  }
}
/// Views that take all the width that they are offered are inset by the margins; others stay.
struct _ContentMargins: Layout {
  var insets: EdgeInsets
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = max(bounds.width - insets.leading - insets.trailing, 0)
    let inner = ProposedViewSize(width: width, height: bounds.height)
    for subview in subviews {
      if subview.sizeThatFits(inner).width < bounds.width {
        subview.place(at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY), proposal: inner)
      } else {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }
}
enum ContentMarginGuide: Hashable { case container }
enum ReservedRegionLayoutDirectionBehavior: Hashable { case mirrors, fixed }
extension GeometryProxy {
  /// The fold, and what covers the display, in the proxy's space and not clipped to it.
  func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = [],
    layoutDirectionBehavior: ReservedRegionLayoutDirectionBehavior = .mirrors
  ) -> [ReservedRegion] {
    let numbers = kind == .division ? ReservedRegion._fold : ReservedRegion._occlusions
    let origin = frame(in: .global).origin
    var regions: [ReservedRegion] = []
    for start in stride(from: 0, to: numbers.count, by: 5) {
      let isActive = numbers[start + 4] > 0
      if !isActive && !options.contains(.includeInactive) { continue }
      let rect = CGRect(
        x: numbers[start] - origin.x, y: numbers[start + 1] - origin.y, width: numbers[start + 2],
        height: numbers[start + 3])
      var margins = EdgeInsets()
      if kind == .division {
        let isUpright = rect.width > rect.height
        margins = EdgeInsets(
          top: isUpright ? 20 : 0, leading: isUpright ? 0 : 20, bottom: isUpright ? 20 : 0,
          trailing: isUpright ? 0 : 20)
      }
      regions.append(
        ReservedRegion(
          id: start / 5, kind: kind, frame: rect, margins: margins, isActive: isActive))
    }
    return regions
  }
  /// The system's margins at a screen's sides, none next to an upright bar, and none above and
  /// below.
  func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets {
    ReservedRegion._margins(edges)
  }
}
extension EnvironmentValues {
  var overlayArrangementZIndex: Double { 0 }
}
struct DeviceHinge {
  enum Status: Hashable { case closed, partiallyOpen, fullyOpen }
  var status: Status
  var angle: Angle
}
struct DeviceHingeContext { var hinge: DeviceHinge? }
extension View {
  /// Reports the phone's pose, as a change from no pose; nothing moves here.
  func onHingeChange(
    isEnabled: Bool = true,
    _ action: @escaping (DeviceHingeContext, DeviceHingeContext) -> Void
  ) -> some View {
    onAppear {
      let state = ReservedRegion._hinge
      guard isEnabled, let number = state.first else { return }
      let status: DeviceHinge.Status =
        number == 0 ? .closed : number == 1 ? .partiallyOpen : .fullyOpen
      let hinge = DeviceHinge(status: status, angle: .degrees(state[1]))
      action(DeviceHingeContext(), DeviceHingeContext(hinge: hinge))
    }
  }
}
enum ToolbarAxisBehavior: Hashable { case automatic, horizontalOnly, verticalPreferred }
enum ToolbarVerticalBehavior: Hashable { case automatic, disabled }
enum ToolbarVerticalCompressionBehavior: Hashable {
  case automatic, prefersToolbarItems, prefersTabBar
}
struct ToolbarItemVisibilityPriority: Hashable {
  let _rank: Double
  private init(rank: Double) { _rank = rank }
  init(higherThan other: ToolbarItemVisibilityPriority) { _rank = other._rank + 0.5 }
  init(lowerThan other: ToolbarItemVisibilityPriority) { _rank = other._rank - 0.5 }
  static let low = ToolbarItemVisibilityPriority(rank: -1)
  static let automatic = ToolbarItemVisibilityPriority(rank: 0)
  static let high = ToolbarItemVisibilityPriority(rank: 1)
}
enum ToolbarMinimizationBehavior: Hashable { case automatic, onScrollDown, onScrollUp, never }
enum ToolbarMinimizationSafeAreaAdjustment: Hashable { case automatic, enabled, disabled }
enum ToolbarMinimizationRestoration: Hashable { case automatic, atScrollEdge }
/// The menu's content besides the items that don't fit.
struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
  @ViewBuilder var content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { ToolbarItemGroup(placement: .secondaryAction) { content } }
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
  /// Whether there is a value; the binding can't be set to true without one.
  func _isPresent<T>() -> Binding<Bool> where Value == T? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
extension View {
  /// No effect of the alignment was seen on a device.
  func contentMargins(
    for guide: ContentMarginGuide, edges: Edge.Set = .all, alignment: Alignment? = nil
  ) -> some View {
    _ContentMargins(insets: ReservedRegion._margins(edges)) { self }
  }
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
