/// The line along which a display folds, with the room that content keeps clear of it.
public struct ScreenFold: Hashable, Sendable {
  /// In the container's space, in points, including the margins on both sides of the line.
  public var frame: Rect
  /// Whether the display is folded, so that content should be separated.
  public var isActive: Bool

  public init(frame: Rect, isActive: Bool) {
    self.frame = frame
    self.isActive = isActive
  }
}

/// The part of a screen's side that upright bars have.
public struct UprightBar: Hashable, Sendable {
  /// From the screen's upper edge to the first item, in points.
  public var top: Double
  /// From the last one to the lower edge, in points.
  public var bottom: Double
  /// Whether it is on the left of the screen, in either direction of writing.
  public var isLeft: Bool

  public init(top: Double, bottom: Double, isLeft: Bool = false) {
    self.top = top
    self.bottom = bottom
    self.isLeft = isLeft
  }
}

/// A part of a display that something covers.
public struct ScreenOcclusion: Hashable, Sendable {
  /// In the container's space, in points.
  public var frame: Rect
  /// Whether it covers anything now: a camera under the display does while it is used.
  public var isActive: Bool

  public init(frame: Rect, isActive: Bool) {
    self.frame = frame
    self.isActive = isActive
  }
}
