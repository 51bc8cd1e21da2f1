import LayoutSolver

/// A shape where it was placed: an area of the container.
struct PlacedShape {
  /// The smallest rectangle around it.
  let bounds: Rect
  /// Its outline, lines in the container's space; empty for an upright rectangle.
  let lines: [[Point]]

  init(_ outline: Drawing.Outline, of node: PlacedNode, in result: LayoutResult) {
    let isUpright =
      result.point(Point(x: node.size.width, y: 0), of: node.id).y == node.frame.minY
    bounds = node.frame
    if isUpright, outline == .rectangle {
      lines = []
    } else {
      let path =
        outline == .path && !node.outline.isEmpty
        ? node.outline : ShapePath(outline, in: Rect(size: node.size))
      lines = path.lines.map { line in line.map { result.point($0, of: node.id) } }
    }
  }

  /// A rectangle covers every cell from its first edge to its last, as its outline does.
  var isRectangle: Bool { lines.isEmpty }

  /// Whether a point lies inside, going by how often the outline winds around it.
  func contains(_ point: Point) -> Bool {
    if isRectangle { return bounds.contains(point) }
    var winding = 0
    for line in lines {
      guard var from = line.last else { continue }
      for to in line {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return winding != 0
  }
}
