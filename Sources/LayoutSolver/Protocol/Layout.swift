/// SwiftUI's `Layout`, which every built-in container and every custom layout goes through.
///
/// All lengths are points. `bounds` may start anywhere; it has the size last answered for
/// `proposal`.
public protocol Layout {
  associatedtype Cache = Void

  /// The axis along which a `Spacer` or `Divider` inside orients itself, nil for none.
  var stackOrientation: Axis? { get }

  /// The rule for its size: the scene's own code, unless it implements a view of SwiftUI.
  var rule: LayoutRule { get }

  func makeCache(subviews: LayoutSubviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> Size
  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
  /// The guide's value in `bounds`' coordinates. The default merges the subviews' explicit values.
  func explicitAlignment(
    of guide: AlignmentGuide, in bounds: Rect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> Double?
  /// The spacing to neighbours. The default is the largest of the subviews' on each edge.
  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  public var stackOrientation: Axis? { nil }

  public var rule: LayoutRule { .customLayout }

  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    cache = makeCache(subviews: subviews)
  }

  public func explicitAlignment(
    of guide: AlignmentGuide, in bounds: Rect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> Double? {
    subviews.mergedExplicitAlignment(of: guide, in: bounds, proposal: proposal)
  }

  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    subviews.mergedSpacing()
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: LayoutSubviews) {}
}
