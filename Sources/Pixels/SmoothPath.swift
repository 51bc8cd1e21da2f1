import LayoutSolver

/// Steps of a path as a painter takes them.
enum PathStep {
  case move(Point)
  case line(Point)
  case curve(Point, Point, Point)
  case close
}

extension ShapePath {
  /// The path with curves where it was flattened: a large circle would be seen to have corners.
  ///
  /// Where a line hardly turns, it is taken to be a piece of a curve through its points; a piece much
  /// longer than the one next to it is straight.
  var steps: [PathStep] { lines.flatMap(Self.steps) }

  /// In radians; a flattened arc turns by an eighth of this or so, and the corner of a figure by more.
  private static let leastCorner = 0.22
  private static let longer = 2.5

  private static func steps(_ line: [Point]) -> [PathStep] {
    guard let first = line.first, line.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return []
    }
    var points: [Point] = [first]
    for point in line.dropFirst() where point != points[points.count - 1] { points.append(point) }
    // Where an arc comes around again, it may miss its beginning by rounding.
    let isClosed = points.count > 3 && points[0].isNear(points[points.count - 1])
    if isClosed { points[points.count - 1] = first }
    guard points.count > 3 else {
      let closes = line.count > 2 && line[0] == line[line.count - 1]
      return [.move(first)] + points.dropFirst().map(PathStep.line) + (closes ? [.close] : [])
    }
    let count = points.count - 1
    let pieces = (0..<count).map { index in
      Piece(from: points[index], to: points[index + 1])
    }
    /// Before the point of an index, and after it.
    func around(_ index: Int) -> (Piece, Piece)? {
      if index > 0, index < count { return (pieces[index - 1], pieces[index]) }
      return isClosed ? (pieces[count - 1], pieces[0]) : nil
    }
    /// The direction of the curve in a point; nil at a corner.
    func tangent(_ index: Int) -> Point? {
      guard let (before, after) = around(index) else { return nil }
      let turn = before.x * after.y - before.y * after.x
      let along = before.x * after.x + before.y * after.y
      guard along > 0, abs(turn) < leastCorner else { return nil }
      if before.length > longer * after.length { return Point(x: before.x, y: before.y) }
      if after.length > longer * before.length { return Point(x: after.x, y: after.y) }
      let (x, y) = (
        before.x * after.length + after.x * before.length,
        before.y * after.length + after.y * before.length
      )
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? Point(x: x / length, y: y / length) : nil
    }
    let tangents = (0...count).map(tangent)
    var steps: [PathStep] = [.move(points[0])]
    for index in 0..<count {
      let (piece, from, to) = (pieces[index], points[index], points[index + 1])
      let isLong = [around(index)?.0, around(index + 1)?.1].contains { neighbour in
        neighbour.map { piece.length > longer * $0.length } ?? false
      }
      guard !isLong, tangents[index] != nil || tangents[index + 1] != nil else {
        steps.append(.line(to))
        continue
      }
      let start = tangents[index] ?? Point(x: piece.x, y: piece.y)
      let end = tangents[index + 1] ?? Point(x: piece.x, y: piece.y)
      let reach = piece.length / 3
      steps.append(
        .curve(
          Point(x: from.x + start.x * reach, y: from.y + start.y * reach),
          Point(x: to.x - end.x * reach, y: to.y - end.y * reach), to))
    }
    if isClosed { steps.append(.close) }
    return steps
  }

  /// From one point to the next: its direction, and how long it is.
  private struct Piece {
    let x: Double
    let y: Double
    let length: Double

    init(from: Point, to: Point) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      length = (dx * dx + dy * dy).squareRoot()
      (x, y) = length > 0 ? (dx / length, dy / length) : (0, 0)
    }
  }

  /// The upright rectangle that it is; nil for anything else.
  var uprightRectangle: Rect? {
    guard lines.count == 1, let line = lines.first, line.count == 5, line[0] == line[4] else {
      return nil
    }
    let (xs, ys) = (Set(line.map(\.x)), Set(line.map(\.y)))
    guard xs.count == 2, ys.count == 2, line.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let left = xs.min(), let right = xs.max(),
      let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle with all of it; nil without a point.
  var bounds: Rect? {
    let points = lines.joined()
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }
}
