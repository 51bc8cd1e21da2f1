/// The distances a view keeps to its neighbours, on each edge.
///
/// Besides a plain distance an edge can have one towards text; where both neighbours have the same
/// kind, the kind's distances add up and decide. Source: OpenSwiftUI's `Spacing`, whose vertical
/// text distances match recordings of macOS 26.2.
public struct ViewSpacing {
  /// NaN where the edge doesn't have the kind.
  struct EdgeSpacing: BitwiseCopyable {
    var plain = Double.nan
    var aboveText = Double.nan
    var belowText = Double.nan
    var betweenTexts = Double.nan
    /// A symbol: it is spaced like a letter, with nothing between it and a text or another symbol.
    var isGlyph = false

    mutating func formMaximum(_ other: EdgeSpacing) {
      isGlyph = isGlyph || other.isGlyph
      plain = Self.larger(plain, other.plain)
      aboveText = Self.larger(aboveText, other.aboveText)
      belowText = Self.larger(belowText, other.belowText)
      betweenTexts = Self.larger(betweenTexts, other.betweenTexts)
    }

    /// The distance between two edges of texts and symbols, the first above; NaN for others. Where
    /// a stack's edge has both, the text decides.
    fileprivate func betweenTexts(and next: EdgeSpacing) -> Double {
      let distance = betweenTexts + next.betweenTexts
      guard distance.isNaN, isTextual, next.isTextual else { return distance }
      return 0
    }

    private var isTextual: Bool { isGlyph || !betweenTexts.isNaN }

    fileprivate static func larger(_ a: Double, _ b: Double) -> Double {
      a.isNaN ? b : b.isNaN ? a : max(a, b)
    }
  }

  /// The default distance between views of no particular kind, in points, on every platform.
  public static let standard = 8.0

  var top = EdgeSpacing()
  var leading = EdgeSpacing()
  var bottom = EdgeSpacing()
  var trailing = EdgeSpacing()
  /// Whether it is a spacer's own, which shows through frames. A stack's with a spacer at its edge
  /// doesn't.
  private var isOfSpacer = false

  /// No preference on any edge: the default distance.
  public init() {}

  /// No distance between this view and its neighbours, unless they require more.
  public static var zero: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top.plain = 0
    spacing.leading.plain = 0
    spacing.bottom.plain = 0
    spacing.trailing.plain = 0
    return spacing
  }

  /// The distance in points to a view that follows along the axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    gap(to: next, along: axis).length
  }

  /// The same distance with the rule that decides it.
  func gap(
    to next: ViewSpacing, along axis: Axis
  ) -> (length: Double, reason: LayoutGap.Reason) {
    let near = axis == .horizontal ? trailing : bottom
    let far = axis == .horizontal ? next.leading : next.top
    let above = near.aboveText + far.aboveText
    let below = near.belowText + far.belowText
    let between = near.betweenTexts(and: far)
    let largest = EdgeSpacing.larger(EdgeSpacing.larger(above, below), between)
    if !largest.isNaN {
      return (
        largest, largest == between ? .betweenTexts : largest == below ? .belowText : .aboveText
      )
    }
    let plain = EdgeSpacing.larger(near.plain, far.plain)
    return plain.isNaN ? (Self.standard, .standard) : (plain, .preferred)
  }

  /// Takes the larger distance of the two on each of the edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formMaximum(other.top) }
    if edges.contains(.leading) { leading.formMaximum(other.leading) }
    if edges.contains(.bottom) { bottom.formMaximum(other.bottom) }
    if edges.contains(.trailing) { trailing.formMaximum(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

extension ViewSpacing {
  /// A view that is neither a text nor a spacer.
  static var ordinary: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top.belowText = 0
    spacing.bottom.aboveText = 0
    return spacing
  }

  /// A spacer in a stack along an axis, or outside of any.
  static func spacer(_ axis: Axis?) -> ViewSpacing {
    var spacing = axis == nil ? ViewSpacing.zero : ViewSpacing()
    spacing.isOfSpacer = true
    switch axis {
    case .horizontal:
      spacing.leading.plain = 0
      spacing.trailing.plain = 0
    case .vertical:
      spacing.top.plain = 0
      spacing.bottom.plain = 0
    case nil: break
    }
    return spacing
  }

  /// A text: near other views it keeps a tenth of its height, rounded up to a pixel since iOS 17
  /// and to a multiple of 4 before, measured from its letters.
  static func text(_ metrics: TextMetrics, _ platform: Platform) -> ViewSpacing {
    let height = metrics.ascent + metrics.descent
    let step = platform.os >= 17 ? 1 / platform.displayScale : 4
    let distance = roundUp(height * 0.1, to: step)
    var spacing = ViewSpacing()
    spacing.top.aboveText = metrics.descent + distance
    spacing.top.betweenTexts =
      platform.os >= 17 ? roundUp(metrics.leading, to: 1 / platform.displayScale) : 0
    spacing.bottom.belowText = max(
      height + distance - metrics.capHeight, distance + metrics.descent)
    spacing.bottom.betweenTexts = 0
    return spacing
  }

  /// A symbol of the font: to a text it keeps nothing, to other views what its letter's shape hangs
  /// below the baseline, and a point more below it.
  ///
  /// - Parameter depth: from the baseline down to the end of the drawing, in points.
  static func symbol(depth: Double) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top.isGlyph = true
    spacing.bottom.isGlyph = true
    // One that is above the baseline doesn't pull its neighbours over itself.
    spacing.top.aboveText = max(depth, 0)
    spacing.bottom.belowText = max(depth + 1, 0)
    return spacing
  }

  private static func roundUp(_ value: Double, to step: Double) -> Double {
    (value / step).rounded(.up) * step
  }

  /// Resets the view's spacing on an edge, as padding does.
  mutating func resetToOrdinary(_ edge: Edge) {
    switch edge {
    case .top: top = Self.ordinary.top
    case .leading: leading = Self.ordinary.leading
    case .bottom: bottom = Self.ordinary.bottom
    case .trailing: trailing = Self.ordinary.trailing
    }
  }

  /// Resets the view's spacing on both edges of an axis that a frame sets; a spacer's zero shows
  /// through. Source: OpenSwiftUI's `FrameLayout`; its `PaddingLayout` has no such exception.
  mutating func resetByFrame(_ axis: Axis) {
    if isOfSpacer { return }
    resetToOrdinary(axis == .horizontal ? .leading : .top)
    resetToOrdinary(axis == .horizontal ? .trailing : .bottom)
  }
}

extension Solver {
  func spacing(of index: Int) -> ViewSpacing {
    // A container may ask for the spacing of very many members after the layout was given up.
    if isGivenUp { return .zero }
    return nodes.base[index].layout.answer(SpacingQuestion(node: index, solver: self))
  }

  /// The subview's spacing, reset on the axes whose length a frame sets. On iOS 14 a frame passes it
  /// on as it is (Milestones' calendar, iOS 14.2: below rows of texts in frames there is a text's
  /// distance).
  func spacing(ofFrame node: Int, setsWidth: Bool, setsHeight: Bool) -> ViewSpacing {
    var spacing = spacing(of: onlyChild(of: node))
    let platform = environment(of: node).platform
    if platform.kind == .ios, platform.os < 15 { return spacing }
    if setsWidth { spacing.resetByFrame(.horizontal) }
    if setsHeight { spacing.resetByFrame(.vertical) }
    return spacing
  }

  /// The largest of the subviews' spacing on every edge; none without subviews.
  func mergedSpacing(_ index: Int) -> ViewSpacing {
    let count = Int(nodes.base[index].childCount)
    var spacing = count == 0 ? ViewSpacing.zero : ViewSpacing()
    for position in 0..<count { spacing.formUnion(self.spacing(of: child(position, of: index))) }
    return spacing
  }
}
