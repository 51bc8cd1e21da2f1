import LayoutSolver

/// How a line leads from one value to the next.
enum ChartInterpolation: String {
  case linear, monotone, stepStart, stepCenter, stepEnd, cardinal, catmullRom

  /// Adds a line through the points, which starts at the end of the path so far where there is one.
  func lead(through points: [Point], _ path: inout ShapePath) {
    guard let first = points.first else { return }
    if path.isEmpty { path.move(to: first) } else { path.addLine(to: first) }
    let slopes = self == .monotone ? Self.monotoneSlopes(points) : []
    for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
      switch self {
      case .linear: path.addLine(to: b)
      case .stepStart: step(from: a, to: b, at: a.x, &path)
      case .stepCenter: step(from: a, to: b, at: (a.x + b.x) / 2, &path)
      case .stepEnd: step(from: a, to: b, at: b.x, &path)
      case .cardinal, .catmullRom:
        let before = points[max(index - 1, 0)]
        let after = points[min(index + 2, points.count - 1)]
        path.addCurve(
          to: b,
          control1: Point(x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6),
          control2: Point(x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6))
      case .monotone:
        let third = (b.x - a.x) / 3
        path.addCurve(
          to: b, control1: Point(x: a.x + third, y: a.y + third * slopes[index]),
          control2: Point(x: b.x - third, y: b.y - third * slopes[index + 1]))
      }
    }
  }

  private func step(from a: Point, to b: Point, at x: Double, _ path: inout ShapePath) {
    path.addLine(to: Point(x: x, y: a.y))
    path.addLine(to: Point(x: x, y: b.y))
    path.addLine(to: b)
  }

  /// Slopes with which a curve has no turn between two points (Steffen 1990).
  private static func monotoneSlopes(_ points: [Point]) -> [Double] {
    func slope(_ index: Int) -> Double {
      let (a, b) = (points[index], points[index + 1])
      return b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    guard points.count > 2 else { return points.map { _ in points.count > 1 ? slope(0) : 0 } }
    return points.indices.map { index in
      if index == 0 { return slope(0) }
      if index == points.count - 1 { return slope(index - 1) }
      let (before, after) = (slope(index - 1), slope(index))
      guard before * after > 0 else { return 0 }
      let (h0, h1) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let mean = h0 + h1 == 0 ? 0 : (before * h1 + after * h0) / (h0 + h1)
      let least = min(abs(before), abs(after), abs(mean) / 2)
      return (before < 0 ? -2 : 2) * least
    }
  }
}

/// The symbol that is drawn at a value.
enum ChartSymbol: String, CaseIterable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  /// Its outline around a point, about as large as a circle of this radius.
  func path(at center: Point, radius: Double) -> ShapePath {
    func polygon(_ corners: [(Double, Double)]) -> ShapePath {
      var path = ShapePath()
      for (index, corner) in corners.enumerated() {
        let point = Point(x: center.x + corner.0 * radius, y: center.y + corner.1 * radius)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      return path
    }
    let (thin, long) = (0.35, 1.25)
    switch self {
    case .circle:
      return ShapePath(
        .circle,
        in: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .square: return polygon([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)])
    case .triangle: return polygon([(0, -1.3), (1.2, 0.9), (-1.2, 0.9)])
    case .diamond: return polygon([(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)])
    case .pentagon:
      return polygon([(0, -1.15), (1.1, -0.35), (0.7, 0.95), (-0.7, 0.95), (-1.1, -0.35)])
    case .plus, .asterisk:
      return polygon([
        (-thin, -long), (thin, -long), (thin, -thin), (long, -thin), (long, thin), (thin, thin),
        (thin, long), (-thin, long), (-thin, thin), (-long, thin), (-long, -thin), (-thin, -thin),
      ])
    case .cross:
      let (a, b) = (1.15, 0.5)
      return polygon([
        (-a, -a + b), (-a + b, -a), (0, -b), (a - b, -a), (a, -a + b), (b, 0), (a, a - b),
        (a - b, a), (0, b), (-a + b, a), (-a, a - b), (-b, 0),
      ])
    }
  }
}
