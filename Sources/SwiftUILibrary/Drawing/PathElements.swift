import Foundation
import LayoutSolver
import Numbers

/// A path as the elements of `Path.forEach`, its curves as they were added.
struct PathElements {
  enum Step {
    case move(Point)
    case line(Point)
    case quadCurve(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  private(set) var steps: [Step] = []

  init() {}

  /// Lines of points, each of which begins a subpath.
  init(_ lines: [[Point]]) {
    for line in lines {
      guard let first = line.first else { continue }
      move(to: first)
      for point in line.dropFirst() { addLine(to: point) }
    }
  }

  /// The end of the last element; nil after a closing one.
  private var end: Point? {
    switch steps.last {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close, nil: nil
    }
  }

  mutating func move(to point: Point) { steps.append(.move(point)) }

  /// A path that was never begun begins with the line's end.
  mutating func addLine(to point: Point) {
    steps.append(steps.isEmpty ? .move(point) : .line(point))
  }

  mutating func addQuadCurve(to end: Point, control: Point) {
    steps.append(steps.isEmpty ? .move(end) : .quadCurve(end, control: control))
  }

  mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    steps.append(
      steps.isEmpty ? .move(end) : .curve(end, control1: control1, control2: control2))
  }

  mutating func close() {
    if !steps.isEmpty { steps.append(.close) }
  }

  mutating func add(_ other: PathElements) { steps += other.steps }

  func applying(_ transform: Affine) -> PathElements {
    var result = self
    result.steps = steps.map { step in
      switch step {
      case .move(let point): .move(transform.apply(point))
      case .line(let point): .line(transform.apply(point))
      case .quadCurve(let end, let control):
        .quadCurve(transform.apply(end), control: transform.apply(control))
      case .curve(let end, let control1, let control2):
        .curve(
          transform.apply(end), control1: transform.apply(control1),
          control2: transform.apply(control2))
      case .close: .close
      }
    }
    return result
  }

  /// An arc of an ellipse as curves of at most a quarter, with a line from the current point.
  mutating func addArc(
    center: Point, _ width: Double, _ height: Double, from start: Double, by delta: Double
  ) {
    guard start.isFinite, delta.isFinite else { return }
    let delta = min(max(delta, -2 * .pi), 2 * .pi)
    // The sine of a half turn isn't quite zero, as its angle isn't quite one.
    func exact(_ share: Double) -> Double { share.magnitude < 1e-15 ? 0 : share }
    func point(_ angle: Double) -> Point {
      Point(
        x: center.x + width * exact(cos(angle)), y: center.y + height * exact(sin(angle)))
    }
    // The arc's tangent at an angle, as long as the distance of a control from its end.
    func tangent(_ angle: Double, _ reach: Double) -> Point {
      Point(x: -reach * width * exact(sin(angle)), y: reach * height * exact(cos(angle)))
    }
    if end != point(start) { addLine(to: point(start)) }
    let count = max(Int(clamped: (abs(delta) / (.pi / 2)).rounded(.up)), 1)
    let step = delta / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (first, last) = (start + step * Double(index), start + step * Double(index + 1))
      let (from, to) = (point(first), point(last))
      let (leaving, coming) = (tangent(first, reach), tangent(last, reach))
      addCurve(
        to: to, control1: Point(x: from.x + leaving.x, y: from.y + leaving.y),
        control2: Point(x: to.x - coming.x, y: to.y - coming.y))
    }
  }

  /// Once around from the middle of the right edge, clockwise; around a rectangle from its corner.
  mutating func add(_ outline: Drawing.Outline, in rect: Rect) {
    let (width, height) = (rect.size.width, rect.size.height)
    let middle = Point(x: rect.midX, y: rect.midY)
    switch outline {
    case .rectangle, .path:
      move(to: Point(x: rect.minX, y: rect.minY))
      addLine(to: Point(x: rect.maxX, y: rect.minY))
      addLine(to: Point(x: rect.maxX, y: rect.maxY))
      addLine(to: Point(x: rect.minX, y: rect.maxY))
      close()
    case .ellipse: addEllipse(middle, width / 2, height / 2)
    case .circle: addEllipse(middle, min(width, height) / 2, min(width, height) / 2)
    case .capsule:
      add(.roundedRectangle(cornerRadius: min(width, height) / 2), in: rect)
    case .roundedRectangle(let corner, let style):
      let size = Size(
        width: min(max(corner.width, 0), width / 2), height: min(max(corner.height, 0), height / 2))
      addRounded(rect, [size, size, size, size], style)
    case .concentric(let corners): add(.unevenRoundedRectangle(corners.least), in: rect)
    case .unevenRoundedRectangle(let radii):
      let radii = radii.fitting(rect.size)
      let inTurn = [
        radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing,
      ]
      addRounded(rect, inTurn.map { Size(width: $0, height: $0) }, radii.style)
    }
  }

  private mutating func addEllipse(_ middle: Point, _ width: Double, _ height: Double) {
    move(to: Point(x: middle.x + width, y: middle.y))
    addArc(center: middle, width, height, from: 0, by: 2 * .pi)
    close()
  }

  /// Corners from the lower right one on, clockwise.
  private mutating func addRounded(
    _ rect: Rect, _ corners: [Size], _ style: RoundedCornerStyle
  ) {
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return add(.rectangle, in: rect)
    }
    let room = min(rect.size.width, rect.size.height) / 2
    move(to: Point(x: rect.maxX, y: rect.midY))
    for (quarter, corner) in corners.enumerated() {
      let isRight = quarter == 0 || quarter == 3
      let middle = Point(
        x: isRight ? rect.maxX - corner.width : rect.minX + corner.width,
        y: quarter < 2 ? rect.maxY - corner.height : rect.minY + corner.height)
      if style == .continuous, corner.width == corner.height, corner.width > 0, room > corner.width
      {
        let edge = Point(x: isRight ? rect.maxX : rect.minX, y: quarter < 2 ? rect.maxY : rect.minY)
        let points = RoundedCorner(radius: corner.width, room: room).points.map { point in
          let (along, off) = quarter % 2 == 0 ? (point.y, point.x) : (point.x, point.y)
          return Point(
            x: edge.x + (isRight ? -along : along), y: edge.y + (quarter < 2 ? -off : off))
        }
        addLine(to: points[0])
        for first in [0, 3, 6] {
          addCurve(
            to: points[first + 3], control1: points[first + 1], control2: points[first + 2])
        }
      } else if corner.width > 0, corner.height > 0 {
        addArc(
          center: middle, corner.width, corner.height, from: Double(quarter) * .pi / 2, by: .pi / 2)
      } else {
        addLine(to: middle)
      }
    }
    close()
  }
}

extension PathElements: CustomStringConvertible {
  /// Each element's points before its letter, as SwiftUI writes a path.
  var description: String {
    steps.map { step in
      let (points, kind) = step.parts
      return points.map { String(format: "%g %g ", $0.x, $0.y) }.joined() + kind.written
    }.joined(separator: " ")
  }
}

extension PathElements.Step {
  enum Kind: String {
    case move, line, quadCurve, curve, closeSubpath

    fileprivate var written: String {
      switch self {
      case .move: "m"
      case .line: "l"
      case .quadCurve: "q"
      case .curve: "c"
      case .closeSubpath: "h"
      }
    }
  }

  /// The points in the order in which they are written, the end last.
  var parts: (points: [Point], kind: Kind) {
    switch self {
    case .move(let point): ([point], .move)
    case .line(let point): ([point], .line)
    case .quadCurve(let end, let control): ([control, end], .quadCurve)
    case .curve(let end, let control1, let control2): ([control1, control2, end], .curve)
    case .close: ([], .closeSubpath)
    }
  }
}
