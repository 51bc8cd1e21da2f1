#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What line a rounded corner is.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A line whose curvature grows from the edge on.
  case continuous
  /// A quarter of a circle.
  case circular
}

/// A rounded corner as three cubic curves.
///
/// Those of a continuous one, of radius 1, are the figures that PaintCode read from UIKit's paths in
/// 2013 ("Code for iOS 7 Rounded Rectangles"): it reaches 1.528665 radii along its edges. Where an edge has
/// no room for that, all points go over to those of a circle, as far as there is none; how
/// iOS does that isn't published.
public struct RoundedCorner: Sendable {
  /// Ten points: where it begins, then two controls and an end thrice. Each is away from the corner by
  /// `x` along the edge where the curve begins, and by `y` along the other.
  public let points: [Point]

  /// Of how many radii a continuous corner takes of its edges.
  public static let reach = 1.528665

  /// - Parameters:
  ///   - radius: in points.
  ///   - room: how much of each edge the corner may take, in points.
  public init(radius: Double, room: Double) {
    let more = radius > 0 ? (room / radius - 1) / (Self.reach - 1) : 0
    let share = more.isFinite ? min(max(more, 0), 1) : 1
    points = zip(Self.circle, Self.continuous).map { round, smooth in
      Point(
        x: radius * (round.x + (smooth.x - round.x) * share),
        y: radius * (round.y + (smooth.y - round.y) * share))
    }
  }

  /// Points on it, each curve in `steps` lines.
  func flattened(steps: Int) -> [Point] {
    var line = [points[0]]
    for first in [0, 3, 6] {
      for step in 1...steps {
        let t = Double(step) / Double(steps)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        let (p, q, r, s) = (points[first], points[first + 1], points[first + 2], points[first + 3])
        line.append(
          Point(
            x: a * p.x + b * q.x + c * r.x + d * s.x, y: a * p.y + b * q.y + c * r.y + d * s.y))
      }
    }
    return line
  }

  private static let continuous = mirrored([
    Point(x: reach, y: 0), Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0),
    Point(x: 0.63149379, y: 0.07491139), Point(x: 0.37282383, y: 0.16905956),
  ])

  /// A quarter of a circle in pieces that end at the same angles.
  private static let circle: [Point] = {
    let angle = atan2(1 - 0.63149379, 1 - 0.07491139)
    let (outer, inner) = (4 / 3 * tan(angle / 4), 4 / 3 * tan((Double.pi / 2 - 2 * angle) / 4))
    let end = Point(x: 1 - sin(angle), y: 1 - cos(angle))
    return mirrored([
      Point(x: 1, y: 0), Point(x: 1 - outer, y: 0),
      Point(x: end.x + outer * cos(angle), y: end.y - outer * sin(angle)), end,
      Point(x: end.x - inner * cos(angle), y: end.y + inner * sin(angle)),
    ])
  }()

  /// Half of a corner, and the other half with both edges exchanged.
  private static func mirrored(_ half: [Point]) -> [Point] {
    half + half.reversed().map { Point(x: $0.y, y: $0.x) }
  }
}
