protocol ArrangementViewStyle {
  var _isOverlay: Bool { get }
  var _axes: Axis.Set { get }
}
struct AutomaticArrangementViewStyle: ArrangementViewStyle {
  init() {}
  var _isOverlay: Bool { false }
  var _axes: Axis.Set { [.horizontal, .vertical] }
}
struct SplitArrangementViewStyle: ArrangementViewStyle {
  fileprivate(set) var _axes: Axis.Set = [.horizontal, .vertical]
  init() {}
  func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
    var style = self
    style._axes = axes
    return style
  }
  var _isOverlay: Bool { false }
}
struct OverlayArrangementViewStyle: ArrangementViewStyle {
  fileprivate(set) var _axes: Axis.Set = [.horizontal, .vertical]
  init() {}
  /// The directions in which a fold may separate both views.
  func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle {
    var style = self
    style._axes = axes
    return style
  }
  var _isOverlay: Bool { true }
}
extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  static var automatic: AutomaticArrangementViewStyle { AutomaticArrangementViewStyle() }
}
extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  static var split: SplitArrangementViewStyle { SplitArrangementViewStyle() }
}
extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  static var overlay: OverlayArrangementViewStyle { OverlayArrangementViewStyle() }
}
/// What modifiers around an arrangement request.
struct _Arrangement {
  var isOverlay = false
  var axes: Axis.Set = [.horizontal, .vertical]
  /// The primary view's share of the length, of 0 to 1, by axis.
  var shares: [Axis: CGFloat] = [:]
  /// The primary view's length in points, by axis.
  var lengths: [Axis: _ArrangementLength] = [:]

  /// The axis along which a split of that size has both views; nil if only the primary one is
  /// shown.
  func axis(_ size: CGSize) -> Axis? {
    let axis: Axis = size.width > size.height ? .horizontal : .vertical
    return axes.contains(axis == .horizontal ? .horizontal : .vertical) ? axis : nil
  }

  /// Whether a fold goes through a room of this size, and both views may be on its sides.
  func isParted(by fold: CGRect, in size: CGSize) -> Bool {
    let isWide = fold.height > fold.width
    guard axes.contains(isWide ? .horizontal : .vertical) else { return false }
    return isWide
      ? fold.minX > 0 && fold.maxX < size.width : fold.minY > 0 && fold.maxY < size.height
  }

  /// The primary view's length of a whole one.
  func length(_ axis: Axis, _ whole: CGFloat) -> CGFloat {
    let limits = lengths[axis] ?? _ArrangementLength()
    let wished = limits.wished ?? whole * (shares[axis] ?? 0.5)
    return min(max(min(max(wished, limits.least), limits.most), 0), whole)
  }
}
struct _ArrangementLength {
  var least: CGFloat = -.infinity
  var wished: CGFloat?
  var most: CGFloat = .infinity
}
struct _ArrangementKey: EnvironmentKey {
  static var defaultValue: _Arrangement { _Arrangement() }
}
struct _SplitAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}
extension EnvironmentValues {
  var _arrangement: _Arrangement {
    get { self[_ArrangementKey.self] }
    set { self[_ArrangementKey.self] = newValue }
  }
  var splitArrangementAxis: Axis? {
    get { self[_SplitAxisKey.self] }
    set { self[_SplitAxisKey.self] = newValue }
  }
}
struct ArrangementView<Primary: View, Secondary: View>: View {
  @Environment(\._arrangement) private var arrangement
  @Environment(\.verticalSizeClass) private var height
  private let primary: Primary
  private let secondary: Secondary
  init(@ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary) {
    self.primary = primary()
    self.secondary = secondary()
  }
  var body: some View {
    GeometryReader { proxy in
      let fold = proxy.reservedRegions(kind: .division).first?.frame
      if let fold, arrangement.isParted(by: fold, in: proxy.size) {
        if arrangement.isOverlay {
          _PartedOverlay(fold: fold) {
            secondary
            primary.layoutValue(key: _OverlayEdge.self, value: .all)
          }
          .environment(\._arrangement, _Arrangement())
        } else {
          parted(proxy.size, fold)
        }
      } else if arrangement.isOverlay {
        ZStack(alignment: .topLeading) {
          secondary.frame(width: proxy.size.width, height: proxy.size.height)
          primary
        }
        .environment(\._arrangement, _Arrangement())
      } else {
        split(proxy.size)
      }
    }
  }
  /// On both sides of a fold, which stays empty: it takes precedence over a ratio.
  @ViewBuilder private func parted(_ size: CGSize, _ fold: CGRect) -> some View {
    let isWide = fold.height > fold.width
    Group {
      if isWide {
        HStack(spacing: fold.width) {
          primary.frame(width: fold.minX, height: size.height)
          secondary.frame(width: size.width - fold.maxX, height: size.height)
        }
      } else {
        VStack(spacing: fold.height) {
          primary.frame(width: size.width, height: fold.minY)
          secondary.frame(width: size.width, height: size.height - fold.maxY)
        }
      }
    }
    .environment(\._arrangement, _Arrangement())
    .environment(\.splitArrangementAxis, isWide ? .horizontal : .vertical)
  }
  @ViewBuilder private func split(_ size: CGSize) -> some View {
    // A closed phone on its side has only the primary view.
    let axis = height == .compact ? nil : arrangement.axis(size)
    Group {
      switch axis {
      case .horizontal:
        let length = arrangement.length(.horizontal, size.width)
        HStack(spacing: 0) {
          primary.frame(width: length, height: size.height)
          secondary.frame(width: size.width - length, height: size.height)
        }
      case .vertical:
        let length = arrangement.length(.vertical, size.height)
        VStack(spacing: 0) {
          primary.frame(width: size.width, height: length)
          secondary.frame(width: size.width, height: size.height - length)
        }
      case nil: primary.frame(width: size.width, height: size.height)
      }
    }
    .environment(\._arrangement, _Arrangement())
    .environment(\.splitArrangementAxis, axis)
  }
}
/// The edges of an overlay at which a view is placed.
struct _OverlayEdge: LayoutValueKey {
  static var defaultValue: Edge.Set { [] }
}
/// An overlay on both sides of a fold: the primary view on the trailing or lower one, the secondary
/// on the other unless it requests that edge.
struct _PartedOverlay: Layout {
  var fold: CGRect
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let isWide = fold.height > fold.width
    for subview in subviews {
      var part = bounds
      let isLast = subview[_OverlayEdge.self].contains(isWide ? .trailing : .bottom)
      if isWide {
        part.size.width = isLast ? bounds.width - fold.maxX : fold.minX
        if isLast { part.origin.x += fold.maxX }
      } else {
        part.size.height = isLast ? bounds.height - fold.maxY : fold.minY
        if isLast { part.origin.y += fold.maxY }
      }
      subview.place(
        at: CGPoint(x: part.midX, y: part.midY), anchor: .center,
        proposal: ProposedViewSize(part.size))
    }
  }
}
extension View {
  /// For the secondary view of an overlay: its edge while a fold separates the two.
  func overlayArrangementEdge(_ edge: Edge) -> some View {
    layoutValue(key: _OverlayEdge.self, value: Edge.Set(edge))
  }
  func arrangementViewStyle<S: ArrangementViewStyle>(_ style: S) -> some View {
    transformEnvironment(\._arrangement) {
      $0.isOverlay = style._isOverlay
      $0.axes = style._axes
    }
  }
  func splitArrangementLayoutRatio(_ ratio: CGFloat) -> some View {
    transformEnvironment(\._arrangement) {
      $0.shares = [.horizontal: ratio, .vertical: ratio]
    }
  }
  func splitArrangementLayoutRatio(
    minHorizontal: CGFloat? = nil, idealHorizontal: CGFloat? = nil, maxHorizontal: CGFloat? = nil,
    minVertical: CGFloat? = nil, idealVertical: CGFloat? = nil, maxVertical: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\._arrangement) {
      $0.shares[.horizontal] = idealHorizontal ?? minHorizontal ?? maxHorizontal
      $0.shares[.vertical] = idealVertical ?? minVertical ?? maxVertical
    }
  }
  func splitArrangementLayoutSize(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\._arrangement) {
      $0.lengths = [
        .horizontal: _ArrangementLength(
          least: minWidth ?? -.infinity, wished: idealWidth, most: maxWidth ?? .infinity),
        .vertical: _ArrangementLength(
          least: minHeight ?? -.infinity, wished: idealHeight, most: maxHeight ?? .infinity),
      ]
    }
  }
  func splitArrangementFixedLayoutSize(horizontal: CGFloat? = nil, vertical: CGFloat? = nil)
    -> some View
  {
    splitArrangementLayoutSize(
      minWidth: horizontal, idealWidth: horizontal, maxWidth: horizontal, minHeight: vertical,
      idealHeight: vertical, maxHeight: vertical)
  }
}
