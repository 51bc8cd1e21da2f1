/// A modifier that leaves layout alone: `layoutPriority`, `coordinateSpace`, one Reflow doesn't
/// know.
///
/// Proposes, reports, places: as if it weren't there.
struct PassThroughLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .passThrough }
  var name: String { "modifier" }

  /// The edges on which it keeps the distances of a view of no particular kind.
  var ordinaryEdges: UInt8 = 0
  /// Whether it gives what it modifies a layout priority.
  var setsPriority = false

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    var spacing = solver.spacing(of: solver.onlyChild(of: node))
    for edge in Edge.allCases where ordinaryEdges & (1 << edge.rawValue) != 0 {
      spacing.resetToOrdinary(edge)
    }
    return spacing
  }
}
