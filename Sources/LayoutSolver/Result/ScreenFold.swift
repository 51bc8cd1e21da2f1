/// The line along which a display folds, with the room that content keeps clear of it.
public struct ScreenFold: Hashable, Sendable {
  /// In the container's space, in points, the margins on both sides of the line included.
  public var frame: Rect
  /// Whether the display is folded, so that content is to be parted.
  public var isActive: Bool

  public init(frame: Rect, isActive: Bool) {
    self.frame = frame
    self.isActive = isActive
  }
}
