import Numbers

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path as lines of points, its curves flattened; only to be drawn.
public struct ShapePath: Hashable, Sendable {
  /// Each begins a subpath; a closed one ends where it began.
  public private(set) var lines: [[Point]] = []
  /// Whether points with an even number of windings are outside; otherwise those with as many to
  /// the left as to the right.
  public var isEvenOdd = false

  public init() {}

  /// Lines of points, each of which begins a subpath.
  public init(_ lines: [[Point]]) { self.lines = lines }

  /// A built-in shape's outline in a rectangle; a scene's own knows its path itself.
  public init(_ outline: Drawing.Outline, in rect: Rect) {
    let (width, height) = (rect.size.width, rect.size.height)
    switch outline {
    case .rectangle, .path: addRect(rect)
    case .ellipse: addEllipse(in: rect)
    case .circle:
      let side = min(width, height)
      addEllipse(
        in: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .capsule: addRoundedRect(in: rect, radius: min(width, height) / 2)
    case .roundedRectangle(let corner, let style):
      addRoundedRect(in: rect, cornerSize: corner, style)
    case .unevenRoundedRectangle(let radii): addRoundedRect(in: rect, radii: radii)
    case .concentric(let corners): addRoundedRect(in: rect, radii: corners.least)
    }
  }

  public var isEmpty: Bool { lines.isEmpty }
  public var pointCount: Int { lines.reduce(0) { $0 + $1.count } }
  /// The current point.
  public var current: Point? { lines.last?.last }

  // MARK: Drawing

  public mutating func move(to point: Point) { lines.append([point]) }

  public mutating func addLine(to point: Point) {
    if lines.isEmpty { move(to: point) }
    lines[lines.count - 1].append(point)
  }

  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    guard let start = current else { return move(to: end) }
    for step in 1...Self.curveSteps {
      let t = Double(step) / Double(Self.curveSteps)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      addLine(
        to: Point(
          x: a * start.x + b * control1.x + c * control2.x + d * end.x,
          y: a * start.y + b * control1.y + c * control2.y + d * end.y))
    }
  }

  /// The controls of the cubic curve that has the same points as a quadratic one from where the pen
  /// is. The pen is taken to be at the end where it was never set down.
  public func controls(ofQuadraticTo end: Point, control: Point) -> (Point, Point) {
    func between(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
    }
    return (between(current ?? end, control), between(end, control))
  }

  /// An arc from an angle by another, in radians, from the right towards the bottom. A line leads
  /// from where the pen is to its start.
  public mutating func addArc(center: Point, radius: Double, from start: Double, by delta: Double) {
    addArc(center, radius, radius, from: start, by: min(max(delta, -2 * .pi), 2 * .pi))
  }

  public mutating func addEllipse(in rect: Rect) {
    let middle = Point(x: rect.midX, y: rect.midY)
    move(to: Point(x: rect.maxX, y: rect.midY))
    addArc(middle, rect.size.width / 2, rect.size.height / 2, from: 0, by: 2 * .pi)
  }

  /// Once around from the upper left corner, clockwise.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Once around from the middle of the right edge, clockwise.
  public mutating func addRoundedRect(
    in rect: Rect, radius: Double, _ style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(max(radius, 0), rect.size.width / 2, rect.size.height / 2)
    addRoundedRect(in: rect, radii: CornerRadii(radius, style))
  }

  /// The same with a radius for each corner.
  public mutating func addRoundedRect(in rect: Rect, radii: CornerRadii) {
    let radii = radii.fitting(rect.size)
    func square(_ radius: Double) -> Size { Size(width: radius, height: radius) }
    addRoundedRect(
      in: rect, bottomTrailing: square(radii.bottomTrailing),
      bottomLeading: square(radii.bottomLeading), topLeading: square(radii.topLeading),
      topTrailing: square(radii.topTrailing), radii.style)
  }

  /// The same with quarters of ellipses, each of which ends at most in the middle of an edge.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, _ style: RoundedCornerStyle = .continuous
  ) {
    if cornerSize.width == cornerSize.height {
      return addRoundedRect(in: rect, radius: cornerSize.width, style)
    }
    let corner = Size(
      width: min(max(cornerSize.width, 0), rect.size.width / 2),
      height: min(max(cornerSize.height, 0), rect.size.height / 2))
    let size = corner.width > 0 && corner.height > 0 ? corner : .zero
    addRoundedRect(
      in: rect, bottomTrailing: size, bottomLeading: size, topLeading: size, topTrailing: size,
      style)
  }

  private mutating func addRoundedRect(
    in rect: Rect, bottomTrailing: Size, bottomLeading: Size, topLeading: Size, topTrailing: Size,
    _ style: RoundedCornerStyle
  ) {
    guard [bottomTrailing, bottomLeading, topLeading, topTrailing].contains(where: { $0 != .zero })
    else { return addRect(rect) }
    // Each with the directions from it to the middle of the arc.
    let corners = [
      (rect.maxX, rect.maxY, -bottomTrailing.width, -bottomTrailing.height),
      (rect.minX, rect.maxY, bottomLeading.width, -bottomLeading.height),
      (rect.minX, rect.minY, topLeading.width, topLeading.height),
      (rect.maxX, rect.minY, -topTrailing.width, topTrailing.height),
    ]
    let room = min(rect.size.width, rect.size.height) / 2
    move(to: Point(x: rect.maxX, y: rect.midY))
    for (quarter, (x, y, dx, dy)) in corners.enumerated() {
      if dx == 0 {
        addLine(to: Point(x: x, y: y))
      } else if style == .continuous, abs(dx) == abs(dy), room > abs(dx) {
        let (across, down) = (dx > 0 ? 1.0 : -1, dy > 0 ? 1.0 : -1)
        for point in RoundedCorner(radius: abs(dx), room: room).flattened(steps: 5) {
          let (along, off) = quarter % 2 == 0 ? (point.y, point.x) : (point.x, point.y)
          addLine(to: Point(x: x + across * along, y: y + down * off))
        }
      } else {
        addArc(
          Point(x: x + dx, y: y + dy), abs(dx), abs(dy), from: Double(quarter) * .pi / 2,
          by: .pi / 2)
      }
    }
    close()
  }

  public mutating func close() {
    guard let first = lines.last?.first, current != first else { return }
    addLine(to: first)
  }

  public mutating func add(_ other: ShapePath) { lines += other.lines }

  /// Every point moved by a transform.
  public func applying(_ transform: Affine) -> ShapePath { mapped(transform.apply) }

  /// Every point moved to where `place` puts it.
  func mapped(_ place: (Point) -> Point) -> ShapePath {
    var path = self
    path.lines = lines.map { $0.map(place) }
    return path
  }

  /// Into how many lines a curve is cut, and a full turn.
  private static let curveSteps = 16
  private static let turnSteps = 48.0

  private mutating func addArc(
    _ middle: Point, _ width: Double, _ height: Double, from start: Double, by delta: Double
  ) {
    guard start.isFinite, delta.isFinite else { return }
    let steps = max(Int(clamped: (abs(delta) / (2 * .pi) * Self.turnSteps).rounded(.up)), 1)
    for step in 0...steps {
      let angle = start + delta * Double(step) / Double(steps)
      addLine(to: Point(x: middle.x + width * cos(angle), y: middle.y + height * sin(angle)))
    }
  }
}
