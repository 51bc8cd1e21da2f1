/// A modifier that leaves layout alone: `layoutPriority`, `coordinateSpace`, one Reflow doesn't
/// know.
///
/// Proposes, reports, places: as if it weren't there.
struct PassThroughLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .passThrough }
}
