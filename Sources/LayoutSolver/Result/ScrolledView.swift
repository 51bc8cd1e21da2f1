/// Where a scroll view begins, and where shorter content is placed, as parts of its size; nil for
/// its top leading corner.
public struct ScrollAnchors: Hashable, Sendable {
  public var initialOffset: UnitPoint?
  public var alignment: UnitPoint?

  public init(initialOffset: UnitPoint? = nil, alignment: UnitPoint? = nil) {
    self.initialOffset = initialOffset
    self.alignment = alignment
  }
}

/// A scroll view as it was placed.
public struct ScrolledView: Hashable {
  public var node: NodeID
  /// Its place in the tree, under which its offset is kept from one layout to the next.
  public var identity: Identity
  /// Along which it scrolls.
  public var axes: Axis.Set
  /// How much of the content lies before the view's start, in points; negative where shorter
  /// content begins further in.
  public var offset: Point
  /// A lazy container's content, as far as it is known.
  public var contentSize: Size
  /// The room for the content, inside its margins.
  public var size: Size
  /// Between its edges and its content, in points.
  public var margins = EdgeInsets.zero

  /// Whether it scrolls along an axis, nil for either.
  public func scrolls(_ axis: Axis?) -> Bool {
    switch axis {
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: true
    }
  }

  /// The offset that is nearest to `wanted`, in points: the content's ends stop it.
  public func clamped(_ wanted: Point) -> Point {
    func clamped(_ wanted: Double, _ axis: Axis) -> Double {
      let hidden = contentSize[axis] - size[axis]
      guard scrolls(axis), hidden > 0 else { return offset[axis] }
      return min(max(wanted, 0), hidden)
    }
    return Point(x: clamped(wanted.x, .horizontal), y: clamped(wanted.y, .vertical))
  }

  /// The offset that shows a rectangle of the content: its anchor at the view's, or, without an
  /// anchor, the whole of it by the shortest way.
  public func offset(showing rect: Rect, anchor: UnitPoint?) -> Point {
    func wanted(_ axis: Axis) -> Double {
      let (start, length) = (rect.origin[axis], rect.size[axis])
      if let anchor { return start + anchor[axis] * (length - size[axis]) }
      if start < offset[axis] { return start }
      return max(offset[axis], start + length - size[axis])
    }
    return clamped(Point(x: wanted(.horizontal), y: wanted(.vertical)))
  }
}
