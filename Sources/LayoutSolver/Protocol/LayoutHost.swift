/// A scene's layout with its cache, whatever its type.
class LayoutHost {
  var stackOrientation: Axis? { nil }

  var rule: LayoutRule { .customLayout }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size { .zero }

  func placeSubviews(_ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}

  func explicitAlignment(
    of guide: AlignmentGuide, _ bounds: Rect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> Double? { nil }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .zero }

  static func host<L: Layout>(for layout: L) -> LayoutHost { TypedLayoutHost(layout) }
}

private final class TypedLayoutHost<L: Layout>: LayoutHost {
  private let layout: L
  /// Made with the first question; the subviews of a node don't change afterwards.
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  override var stackOrientation: Axis? { layout.stackOrientation }

  override var rule: LayoutRule { layout.rule }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    withCache(subviews) { cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func placeSubviews(
    _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) { cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func explicitAlignment(
    of guide: AlignmentGuide, _ bounds: Rect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> Double? {
    withCache(subviews) { cache in
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  /// The default explicit alignment places the subviews, and so needs the cache again: it works on
  /// a copy and the outer call's cache stays.
  private func withCache<R>(_ subviews: LayoutSubviews, _ work: (inout L.Cache) -> R) -> R {
    var current = cache ?? layout.makeCache(subviews: subviews)
    let result = work(&current)
    cache = current
    return result
  }
}
