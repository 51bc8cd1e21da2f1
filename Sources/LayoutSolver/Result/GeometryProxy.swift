/// What a `GeometryReader` (or `onGeometryChange`) hands to its content.
public protocol GeometryProxy {
  /// The reader's size, in points, unrounded.
  var size: Size { get }
  /// How far the container's unsafe edges reach into the reader.
  var safeAreaInsets: EdgeInsets { get }
  func frame(in space: CoordinateSpace) -> Rect
  func bounds(of namedSpace: AnyHashable) -> Rect?
  /// An anchor converted to the reader's own space.
  subscript(anchor: Anchor) -> Rect { get }
}
