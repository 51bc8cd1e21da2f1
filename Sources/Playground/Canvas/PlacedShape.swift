import Foundation
import LayoutSolver

/// A shape where it was placed: an area of the container.
struct PlacedShape {
  /// The smallest rectangle around it.
  let bounds: Rect
  /// Its outline, closed lines in the container's space; empty for an upright rectangle.
  let lines: [[Point]]

  init(_ outline: Drawing.Outline, of node: PlacedNode, in result: LayoutResult) {
    let isUpright =
      result.point(Point(x: node.size.width, y: 0), of: node.id).y == node.frame.minY
    bounds = node.frame
    if isUpright, outline == .rectangle {
      lines = []
    } else {
      lines = Self.lines(outline, in: node.size).map { line in
        line.map { result.point($0, of: node.id) }
      }
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

  // MARK: Outlines

  private static func lines(_ outline: Drawing.Outline, in size: Size) -> [[Point]] {
    let (width, height) = (size.width, size.height)
    switch outline {
    case .rectangle, .path:
      return [rounded(size, radius: 0)]
    case .ellipse:
      return [arc(Point(x: width / 2, y: height / 2), width / 2, height / 2, from: 0, to: 360)]
    case .circle:
      let radius = min(width, height) / 2
      return [arc(Point(x: width / 2, y: height / 2), radius, radius, from: 0, to: 360)]
    case .capsule:
      return [rounded(size, radius: min(width, height) / 2)]
    case .roundedRectangle(let radius):
      return [rounded(size, radius: min(max(radius, 0), width / 2, height / 2))]
    }
  }

  private static func rounded(_ size: Size, radius: Double) -> [Point] {
    let (right, bottom) = (size.width - radius, size.height - radius)
    let corners = [
      (Point(x: right, y: bottom), 0.0), (Point(x: radius, y: bottom), 90),
      (Point(x: radius, y: radius), 180), (Point(x: right, y: radius), 270),
    ]
    return corners.flatMap { middle, start in
      radius > 0 ? arc(middle, radius, radius, from: start, to: start + 90) : [middle]
    }
  }

  /// From one angle to another, in degrees from the right towards the bottom.
  private static func arc(
    _ middle: Point, _ width: Double, _ height: Double, from: Double, to: Double
  ) -> [Point] {
    let count = Int(((to - from) / 7.5).rounded(.up))
    return (0...count).map { step in
      let angle = (from + (to - from) * Double(step) / Double(count)) * .pi / 180
      return Point(x: middle.x + width * cos(angle), y: middle.y + height * sin(angle))
    }
  }
}
