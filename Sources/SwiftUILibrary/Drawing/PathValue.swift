import Foundation
import LayoutSolver
import SwiftInterpreter

/// A path: its drawing, and the rectangle around it (`boundingRect`), which excludes controls.
struct PathValue: ViewRepresentation, HostArgument {
  static var declared: DeclaredTypes { .named("Path") }

  var path = ShapePath()
  /// The same as the program added it.
  private(set) var elements = PathElements()
  var bounds: Rect?
  var source: SourceRange?

  /// Points that a path may have; a map of the world has some tens of thousands.
  static let lengthLimit = 200_000
  /// Points that a stroke has at most for one of the line's, with a round join at each.
  static let pointsOfStrokes = 64

  /// How many points it is drawn with.
  var length: Int { max(path.pointCount, elements.steps.count) }

  mutating func include(_ points: Point...) { include(points) }

  mutating func include(_ points: [Point]) {
    for point in points {
      guard let old = bounds else {
        bounds = Rect(origin: point, size: .zero)
        continue
      }
      let (minX, minY) = (min(old.minX, point.x), min(old.minY, point.y))
      bounds = Rect(
        x: minX, y: minY, width: max(old.maxX, point.x) - minX,
        height: max(old.maxY, point.y) - minY)
    }
  }

  mutating func include(_ rect: Rect) {
    include(Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY))
  }

  /// Adds a drawing of lines only.
  mutating func draw(_ lines: ShapePath) {
    (path, elements, bounds) = (lines, PathElements(lines.lines), nil)
    include(Array(lines.lines.joined()))
  }

  mutating func move(to point: Point) {
    include(point)
    path.move(to: point)
    elements.move(to: point)
  }

  mutating func addLine(to point: Point) {
    include(point)
    path.addLine(to: point)
    elements.addLine(to: point)
  }

  mutating func close() {
    path.close()
    elements.close()
  }

  /// A built-in shape's outline.
  mutating func add(
    _ outline: Drawing.Outline, in rect: Rect, _ transform: Affine = Affine()
  ) {
    add(transform) { $0.add(.area(outline), in: rect) }
  }

  mutating func add(_ other: PathValue) {
    if let bounds = other.bounds { include(bounds) }
    path.add(other.path)
    elements.add(other.elements)
  }

  /// Adds a transformed drawing. A line leads to it as without a transform.
  mutating func add(_ transform: Affine, _ draw: (inout PathValue) -> Void) {
    guard transform != Affine() else { return draw(&self) }
    var part = PathValue()
    draw(&part)
    add(part.changed(by: transform))
  }

  mutating func add(_ shape: Shape, in rect: Rect) {
    let drawn = shape.path(in: rect)
    if shape.path != nil {
      // A modified shape, such as an inset or a rotated one, has the extent of its lines.
      include(Array(drawn.lines.joined()))
    } else if shape.outline == .circle {
      let side = min(rect.size.width, rect.size.height)
      include(Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    } else {
      include(rect)
    }
    path.add(drawn)
    if shape.path == nil {
      elements.add(shape.outline, in: rect)
    } else {
      elements.add(PathElements(drawn.lines))
    }
  }

  /// An arc between two angles in radians; `clockwise` refers to an upward y axis, so on the screen
  /// it is the other way round.
  mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool
  ) {
    var delta = end - start
    if abs(delta) < 2 * .pi {
      if clockwise && delta > 0 { delta -= 2 * .pi }
      if !clockwise && delta < 0 { delta += 2 * .pi }
    }
    addArc(center: center, radius: radius, from: start, by: delta)
  }

  mutating func addArc(center: Point, radius: Double, from start: Double, by delta: Double) {
    let (first, last) = (min(start, start + delta), max(start, start + delta))
    // Beside its ends, an arc reaches farthest where it crosses an axis through its centre.
    let quarter = Double.pi / 2
    let crossing = (first / quarter).rounded(.up)
    let crossings = (0..<4).map { (crossing + Double($0)) * quarter }.filter { $0 <= last }
    include(([start, start + delta] + crossings).map { center.moved(by: radius, towards: $0) })
    path.addArc(center: center, radius: radius, from: start, by: delta)
    elements.addArc(center: center, radius, radius, from: start, by: delta)
  }

  /// Rounds a corner of a path from its current end, before it is transformed.
  mutating func addArc(corner: Point, to end: Point, radius: Double, _ transform: Affine) {
    guard transform != Affine(), let inverse = transform.inverse else {
      return addArc(corner: corner, to: end, radius: radius)
    }
    self = changed(by: inverse)
    addArc(corner: corner, to: end, radius: radius)
    self = changed(by: transform)
  }

  /// Rounds the corner at `corner` on the way to `end`.
  mutating func addArc(corner: Point, to end: Point, radius: Double) {
    guard let start = path.current else { return move(to: corner) }
    let (before, after) = (corner.direction(to: start), corner.direction(to: end))
    let cosine = before.x * after.x + before.y * after.y
    // Half the angle's sine and tangent, from its cosine.
    let (sine, tangent) = (
      ((1 - cosine) / 2).squareRoot(), ((1 - cosine) / (1 + cosine)).squareRoot()
    )
    let middle = Point(x: before.x + after.x, y: before.y + after.y)
    let inwards = Point.zero.direction(to: middle)
    guard tangent.isFinite, tangent > 0, inwards != .zero else { return addLine(to: corner) }
    let center = Point(
      x: corner.x + inwards.x * radius / sine, y: corner.y + inwards.y * radius / sine)
    func angle(_ side: Point) -> Double {
      let reach = radius / tangent
      return atan2(
        corner.y + side.y * reach - center.y, corner.x + side.x * reach - center.x)
    }
    let first = angle(before)
    let turn = (angle(after) - first).remainder(dividingBy: 2 * .pi)
    addArc(center: center, radius: radius, from: first, by: turn)
  }

  mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    draw(curveTo: end, control1: control1, control2: control2)
    elements.addCurve(to: end, control1: control1, control2: control2)
  }

  private mutating func draw(curveTo end: Point, control1: Point, control2: Point) {
    include(end)
    if let start = path.current {
      include(CurveExtremes.points(of: [start, control1, control2, end]))
    }
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  mutating func addQuadCurve(to end: Point, control: Point) {
    let (first, second) = path.controls(ofQuadraticTo: end, control: control)
    draw(curveTo: end, control1: first, control2: second)
    elements.addQuadCurve(to: end, control: control)
  }

  /// Transformed, the rectangle around it too.
  func changed(by transform: Affine) -> PathValue {
    var result = self
    result.path = path.applying(transform)
    result.elements = elements.applying(transform)
    guard let bounds else { return result }
    result.bounds = nil
    // A rotated path has other extreme points.
    let isTurned = transform.turns
    let reach = isTurned ? result.path : ShapePath(.rectangle, in: bounds).applying(transform)
    result.include(Array(reach.lines.joined()))
    return result
  }

  func makeView(in context: SceneContext) -> View {
    ShapeValue(path: self, in: context).makeView(in: context)
  }
}

extension Point {
  /// A unit long; zero where both are one point.
  fileprivate func direction(to other: Point) -> Point {
    let (x, y) = (other.x - self.x, other.y - self.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : .zero
  }

  fileprivate func moved(by distance: Double, towards angle: Double) -> Point {
    Point(x: x + distance * cos(angle), y: y + distance * sin(angle))
  }
}
