#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Colours that go over into each other across a view; only to be drawn.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 at the gradient's beginning, 1 at its end.
    public var location: Double

    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How a place of the view becomes a place on the gradient; radii in points, angles in radians
  /// from the right towards the bottom, fractions of the view's sides.
  public enum Geometry: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(center: UnitPoint, from: Double, to: Double)
    case elliptical(center: UnitPoint, from: Double, to: Double)
    case angular(center: UnitPoint, from: Double, to: Double)
  }

  /// In the order of their locations.
  public let stops: [Stop]
  public var geometry: Geometry

  public init(_ stops: [Stop], _ geometry: Geometry) {
    self.stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    self.geometry = geometry
  }

  /// Colours at equal distances.
  public init(colors: [Color], _ geometry: Geometry) {
    let last = Double(max(colors.count - 1, 1))
    self.init(colors.enumerated().map { Stop($0.element, at: Double($0.offset) / last) }, geometry)
  }

  /// The stops before and after a point of a view with its corner at zero, and the position between
  /// them, 0 to 1; nil without stops.
  public func blend(at point: Point, in size: Size) -> (from: Color, to: Color, share: Double)? {
    let location = location(of: point, in: size)
    guard let first = stops.first, let last = stops.last else { return nil }
    let next = firstStop(beyond: location)
    guard next < stops.count else { return (last.color, last.color, 0) }
    guard next > 0 else { return (first.color, first.color, 0) }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (location - before.location) / (after.location - before.location)
    return (before.color, after.color, share)
  }

  /// Logarithmic in the number of stops, since it is called for every point of a picture.
  private func firstStop(beyond location: Double) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].location > location { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The location of a point of the view on the gradient; less than 0 before its beginning.
  public func location(of point: Point, in size: Size) -> Double {
    switch geometry {
    case .linear(let from, let to):
      let start = from.point(in: size)
      let end = to.point(in: size)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return Self.share(
        (point.x - start.x) * dx + (point.y - start.y) * dy, from: 0, to: dx * dx + dy * dy)
    case .radial(let center, let from, let to):
      let middle = center.point(in: size)
      return Self.share(hypot(point.x - middle.x, point.y - middle.y), from: from, to: to)
    case .elliptical(let center, let from, let to):
      let middle = center.point(in: size)
      let across = (point.x - middle.x) / max(size.width, 0.001)
      let down = (point.y - middle.y) / max(size.height, 0.001)
      return Self.share(hypot(across, down), from: from, to: to)
    case .angular(let center, let from, let to):
      let middle = center.point(in: size)
      let turn = 2 * Double.pi
      let angle = atan2(point.y - middle.y, point.x - middle.x) - from
      // Once around from its beginning; the remainder belongs to the nearer end.
      let around = angle - (angle / turn).rounded(.down) * turn
      let length = min(abs(to - from), turn)
      let isPastMiddle = around - length > (turn - length) / 2
      return Self.share(isPastMiddle ? around - turn : around, from: 0, to: length)
    }
  }

  private static func share(_ value: Double, from: Double, to: Double) -> Double {
    to == from ? (value < from ? 0 : 1) : (value - from) / (to - from)
  }
}

extension UnitPoint {
  /// In a rectangle of this size with its corner at zero.
  func point(in size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }
}
