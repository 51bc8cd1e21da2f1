/// A modifier that doesn't change sizes and places.
///
/// Proposes, reports, places: as if it weren't there.
struct PassThroughLayout: TransparentLayout, BitwiseCopyable {
  /// The modifier that it represents.
  enum Modifier: UInt8 {
    /// An unknown one; its name is its node's own.
    case unknown
    case layoutPriority
    case coordinateSpace
    case ordinarySpacing
    /// A row outside of a grid.
    case gridRow
  }

  static var rule: LayoutRule { .passThrough }
  var modifier: Modifier
  /// The edges on which it keeps the distances of a view of no particular kind, a bit each.
  var ordinaryEdges: UInt8 = 0

  var name: String {
    switch modifier {
    case .unknown: "modifier"
    case .layoutPriority: "layoutPriority"
    case .coordinateSpace: "coordinateSpace"
    case .ordinarySpacing: "spacing"
    case .gridRow: "GridRow"
    }
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    var spacing = solver.spacing(of: solver.onlyChild(of: node))
    for edge in Edge.allCases where ordinaryEdges & (1 << edge.rawValue) != 0 {
      spacing.resetToOrdinary(edge)
    }
    return spacing
  }
}
