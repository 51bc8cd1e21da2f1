/// What a `GeometryReader` (or `onGeometryChange`) passes to its content.
public protocol GeometryProxy {
  /// The reader's size, in points, unrounded.
  var size: Size { get }
  /// How far the container's unsafe edges reach into the reader.
  var safeAreaInsets: EdgeInsets { get }
  func frame(in space: CoordinateSpace) -> Rect
  /// The bounds of an enclosing named space or scroll view, in the reader's own space; nil where
  /// there is none.
  func bounds(of space: CoordinateSpace) -> Rect?
  /// An anchor converted to the reader's own space.
  subscript(anchor: Anchor) -> Rect { get }
}

/// The proxy of a placed node: it answers from where the node was placed, as long as it is kept.
struct PlacedProxy: GeometryProxy {
  let placed: PlacedTree
  let node: Int

  var size: Size { placed.size(node) }
  var safeAreaInsets: EdgeInsets { placed.safeAreaInsets(node) }

  func frame(in space: CoordinateSpace) -> Rect { placed.frame(node, in: space) }

  func bounds(of space: CoordinateSpace) -> Rect? {
    guard let home = placed.home(of: space, around: node) else { return nil }
    return placed.convert(placed.frame(home, in: .global), into: node)
  }

  subscript(anchor: Anchor) -> Rect {
    placed.convert(
      placed.convert(
        anchor.source.rect(in: placed.size(anchor.node.index)), of: anchor.node.index,
        to: .global), into: node)
  }
}

extension AnchorSource {
  /// In the space of a view of this size; a point has no extent.
  func rect(in size: Size) -> Rect {
    switch self {
    case .bounds: Rect(size: size)
    case .rect(let rect): rect
    case .point(let point): Rect(origin: point, size: .zero)
    case .unitPoint(let point):
      Rect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    }
  }
}
