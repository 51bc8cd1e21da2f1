import LayoutSolver

/// A shape where it was placed: an area of the container.
struct PlacedShape {
  /// The smallest rectangle around it.
  let bounds: Rect
  /// Its outline, lines in the container's space.
  let lines: [[Point]]
  /// Whether it covers every cell from its first edge to its last, as a frame's outline does.
  let isRectangle: Bool
  /// Whether what its outline goes around an even number of times is outside.
  let isEvenOdd: Bool

  var pointCount: Int { lines.reduce(0) { $0 + $1.count } }

  /// A shape that fills a node's frame.
  init(_ shape: Shape, of node: PlacedNode, in result: LayoutResult) {
    self.init(
      shape.outline, path: shape.path.map { $0(Rect(size: node.size)) }, of: node, in: result)
  }

  /// What a node's drawing covers, or leads along.
  init(_ outline: Drawing.Outline, of node: PlacedNode, in result: LayoutResult) {
    self.init(outline, path: node.outline, of: node, in: result)
  }

  /// What a line along a node's outline covers, as thin as can be.
  init(
    strokeOf outline: Drawing.Outline, _ style: StrokeStyle, of node: PlacedNode,
    in result: LayoutResult
  ) {
    let whole = PlacedShape(outline, of: node, in: result)
    guard !style.dash.isEmpty else {
      self = whole
      return
    }
    let path =
      node.outline
      ?? ShapePath(Self.settled(outline, of: node, in: result), in: Rect(size: node.size))
    self.init(path.dashed(style), of: node, in: result)
  }

  /// An outline in a rectangle of a node's own space.
  init(_ outline: Drawing.Outline, in rect: Rect, of node: PlacedNode, in result: LayoutResult) {
    self.init(
      ShapePath(Self.settled(outline, of: node, in: result), in: rect), of: node, in: result,
      isRectangle: outline == .rectangle && Self.isUpright(node, result))
  }

  /// Something drawn in the container's space.
  init(inContainer path: ShapePath) {
    self.init(path.lines, isRectangle: false, isEvenOdd: path.isEvenOdd)
  }

  /// Something drawn in a node's own space.
  init(_ path: ShapePath, of node: PlacedNode, in result: LayoutResult) {
    self.init(path, of: node, in: result, isRectangle: false)
  }

  /// The middle of a line of some width inside a node's edges.
  init(borderOf node: PlacedNode, width: Double, in result: LayoutResult) {
    let inset = min(width, node.size.width, node.size.height) / 2
    let rect = Rect(
      x: inset, y: inset, width: node.size.width - 2 * inset, height: node.size.height - 2 * inset)
    let isUpright = Self.isUpright(node, result)
    self.init(ShapePath(.rectangle, in: rect), of: node, in: result, isRectangle: isUpright)
  }

  /// - Parameter path: In the node's own space; nil for the outline in its frame.
  private init(
    _ outline: Drawing.Outline, path: ShapePath?, of node: PlacedNode, in result: LayoutResult
  ) {
    self.init(
      path
        ?? ShapePath(Self.settled(outline, of: node, in: result), in: Rect(size: node.size)),
      of: node, in: result,
      isRectangle: path == nil && outline == .rectangle && Self.isUpright(node, result))
  }

  /// The outline with the corners that it has where the node stands: concentric ones follow the
  /// container shape around it, or else the display's.
  private static func settled(
    _ outline: Drawing.Outline, of node: PlacedNode, in result: LayoutResult
  ) -> Drawing.Outline {
    guard case .concentric(let corners) = outline else { return outline }
    var next: NodeID? = node.id
    while let id = next {
      let around = result.node(id)
      for case .containerShape(let shape) in around.decorations {
        return .unevenRoundedRectangle(
          corners.radii(
            in: node.frame, container: around.frame, radii: shape.outline.radii(in: around.size)))
      }
      next = around.parent
    }
    guard corners.followsDisplay else { return .unevenRoundedRectangle(corners.least) }
    return .unevenRoundedRectangle(
      corners.radii(
        in: node.frame, container: Rect(size: result.container.size),
        radii: CornerRadii(result.container.cornerRadius)))
  }

  private static func isUpright(_ node: PlacedNode, _ result: LayoutResult) -> Bool {
    result.point(Point(x: node.size.width, y: 0), of: node.id).y == node.frame.minY
  }

  private init(
    _ path: ShapePath, of node: PlacedNode, in result: LayoutResult, isRectangle: Bool
  ) {
    self.init(
      path.lines.map { line in line.map { result.point($0, of: node.id) } },
      isRectangle: isRectangle, isEvenOdd: path.isEvenOdd)
  }

  private init(_ lines: [[Point]], isRectangle: Bool, isEvenOdd: Bool) {
    self.lines = lines
    self.isEvenOdd = isEvenOdd
    self.isRectangle = isRectangle || Self.isUprightRectangle(lines)
    bounds = Rect(around: lines.joined()) ?? .zero
  }

  /// Whether a path is once around an upright rectangle, whose edges are then exact.
  private static func isUprightRectangle(_ lines: [[Point]]) -> Bool {
    guard lines.count == 1, let line = lines.first, line.count == 5, line[0] == line[4] else {
      return false
    }
    let isLevel = line[0].y == line[1].y
    return (0..<4).allSatisfy { index in
      let (from, to) = (line[index], line[index + 1])
      return (index % 2 == 0) == isLevel ? from.y == to.y : from.x == to.x
    }
  }

  /// The same elsewhere.
  func moved(x: Double, y: Double) -> PlacedShape {
    mapped { Point(x: $0.x + x, y: $0.y + y) }
  }

  /// The same, as many points larger on each side.
  func grown(by length: Double) -> PlacedShape {
    guard length > 0, bounds.width > 0, bounds.height > 0 else { return self }
    let (across, down) = (1 + 2 * length / bounds.width, 1 + 2 * length / bounds.height)
    return mapped {
      Point(
        x: bounds.midX + ($0.x - bounds.midX) * across,
        y: bounds.midY + ($0.y - bounds.midY) * down)
    }
  }

  private func mapped(_ change: (Point) -> Point) -> PlacedShape {
    PlacedShape(
      lines.map { $0.map(change) }, isRectangle: isRectangle, isEvenOdd: isEvenOdd)
  }

  /// Whether a point is no further from the outline than a distance.
  func isNear(_ point: Point, within distance: Double) -> Bool {
    lines.contains { line in
      zip(line, line.dropFirst()).contains { from, to in
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = dx * dx + dy * dy
        let along = length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0
        let share = min(max(along, 0), 1)
        let (x, y) = (from.x + dx * share - point.x, from.y + dy * share - point.y)
        return x * x + y * y <= distance * distance
      }
    }
  }

  /// Whether a point lies inside, going by how often the outline winds around it.
  func contains(_ point: Point) -> Bool {
    if isRectangle { return bounds.contains(point) }
    return ShapePath.encloses(point, lines)
  }
}

extension Rect {
  /// The smallest one with all points; nil without any.
  fileprivate init?(around points: some Sequence<Point>) {
    var (minX, minY, maxX, maxY) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    for point in points {
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    guard minX <= maxX, minY <= maxY else { return nil }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

extension Drawing.Outline {
  /// Its corners' radii in a view of a size.
  fileprivate func radii(in size: Size) -> CornerRadii {
    switch self {
    case .rectangle, .path: CornerRadii(0)
    case .circle, .ellipse, .capsule: CornerRadii(min(size.width, size.height) / 2)
    case .roundedRectangle(let corner, let style): CornerRadii(corner.width, style)
    case .unevenRoundedRectangle(let radii): radii
    case .concentric(let corners): corners.least
    }
  }
}
