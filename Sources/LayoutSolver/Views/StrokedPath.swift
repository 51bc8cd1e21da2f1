extension ShapePath {
  /// The area covered by a line of some width: a rectangle for each of its pieces, the outer side
  /// of corners, and its ends, all wound in the same direction.
  public func stroked(_ style: StrokeStyle) -> ShapePath {
    var area = StrokedArea(style)
    guard area.half > 0 else { return area.path }
    for line in style.dash.isEmpty ? lines : dashed(style).lines { area.add(line) }
    return area.path
  }
}

/// The area of a line while it is followed.
private struct StrokedArea {
  var path = ShapePath()
  let style: StrokeStyle
  /// Half of the line's width, in points.
  let half: Double

  /// With a smaller cosine between its directions a corner's arc can be distinguished from a
  /// straight edge.
  private static let visibleTurn = 0.98

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ line: [Point]) {
    guard let first = line.first, let last = line.last else { return }
    var points = [first]
    for point in line.dropFirst() where point != points.last { points.append(point) }
    guard points.count > 1 else { return addDot(first) }
    let isClosed = line.count > 2 && first == last
    if !isClosed, style.cap == .square {
      points[0] = moved(points[0], along: direction(points[1], points[0]))
      let end = points.count - 1
      points[end] = moved(points[end], along: direction(points[end - 1], points[end]))
    }
    let directions = zip(points, points.dropFirst()).map { direction($0, $1) }
    for (index, way) in directions.enumerated() {
      addPiece(points[index], points[index + 1], way)
      if index > 0 { addJoin(points[index], directions[index - 1], way) }
    }
    if isClosed {
      addJoin(first, directions[directions.count - 1], directions[0])
    } else if style.cap == .round {
      addDisc(first)
      addDisc(last)
    }
  }

  /// A line without a length is visible by its ends alone.
  private mutating func addDot(_ point: Point) {
    switch style.cap {
    case .round: addDisc(point)
    case .square: path.addRect(square(around: point))
    case .butt: break
    }
  }

  private mutating func addPiece(_ from: Point, _ to: Point, _ way: Point) {
    let (x, y) = (-way.y * half, way.x * half)
    addPolygon([
      Point(x: from.x + x, y: from.y + y), Point(x: from.x - x, y: from.y - y),
      Point(x: to.x - x, y: to.y - y), Point(x: to.x + x, y: to.y + y),
    ])
  }

  /// - Parameters:
  ///   - before: The line's unit direction before the corner.
  ///   - after: The one in which it leaves.
  private mutating func addJoin(_ corner: Point, _ before: Point, _ after: Point) {
    let turn = before.x * after.y - before.y * after.x
    let cosine = before.x * after.x + before.y * after.y
    if style.join == .round, cosine < Self.visibleTurn { return addDisc(corner) }
    // The outer side is on the left of a line that turns to the right.
    let side = turn > 0 ? -half : half
    func outer(_ way: Point) -> Point {
      Point(x: corner.x - way.y * side, y: corner.y + way.x * side)
    }
    var points = [outer(before), outer(after)]
    if style.join == .miter, cosine > -1 {
      // A tip is as long as one over the cosine of half the turn.
      let reach = 1 / (1 + cosine)
      if (2 * reach).squareRoot() <= style.miterLimit {
        points.insert(
          Point(
            x: corner.x - (before.y + after.y) * side * reach,
            y: corner.y + (before.x + after.x) * side * reach), at: 1)
      }
    }
    addPolygon([corner] + (turn > 0 ? points : points.reversed()))
  }

  private mutating func addDisc(_ middle: Point) { path.addEllipse(in: square(around: middle)) }

  private mutating func addPolygon(_ points: [Point]) {
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
  }

  private func square(around point: Point) -> Rect {
    Rect(x: point.x - half, y: point.y - half, width: style.lineWidth, height: style.lineWidth)
  }

  private func direction(_ from: Point, _ to: Point) -> Point {
    let length = from.distance(to: to)
    return Point(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }

  private func moved(_ point: Point, along way: Point) -> Point {
    Point(x: point.x + way.x * half, y: point.y + way.y * half)
  }
}
