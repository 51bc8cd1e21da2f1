import Numbers

/// A grid of coloured points, which may differ from a regular grid; only drawn.
public struct Mesh: Hashable, Sendable {
  /// Points in a row, 2 at least.
  public let columns: Int
  /// Row by row, in fractions of the view's sides.
  public let points: [UnitPoint]
  /// Of the points.
  public private(set) var colors: [Color]
  /// Outside of the grid.
  public private(set) var background: Color

  /// Nil unless there are at least two rows and columns, with a point and a colour for each place.
  public init?(
    columns: Int, rows: Int, points: [UnitPoint], colors: [Color], background: Color
  ) {
    guard columns > 1, rows > 1, points.count == colors.count,
      points.count / columns == rows, points.count % columns == 0
    else { return nil }
    self.columns = columns
    self.points = points
    self.colors = colors
    self.background = background
  }

  /// The same grid in other colours.
  public func mapColors(_ change: (Color) -> Color) -> Mesh {
    var mesh = self
    mesh.colors = colors.map(change)
    mesh.background = change(background)
    return mesh
  }

  private var rows: Int { points.count / columns }

  /// How many parts are searched if a point isn't in the part of a regular grid.
  private static let mostSearched = 256

  /// The colours of the corners around a point of a view, with shares that add up to 1.
  ///
  /// Between the corners of a rectangle shares are bilinear, of another quadrangle those in one of
  /// two triangles: close to SwiftUI's drawing, whose curves between points aren't documented.
  public func shares(at point: Point, in size: Size) -> [(color: Color, share: Double)] {
    let outside = [(color: background, share: 1.0)]
    let place = UnitPoint(x: point.x / size.width, y: point.y / size.height)
    guard place.x.isFinite, place.y.isFinite else { return outside }
    func part(_ fraction: Double, _ count: Int) -> Int {
      Int(clamped: min(max(fraction * Double(count - 1), 0), Double(count - 2)))
    }
    let expected = part(place.y, rows) * columns + part(place.x, columns)
    if let shares = shares(at: place, fromCorner: expected) { return shares }
    guard (rows - 1) * (columns - 1) <= Self.mostSearched else { return outside }
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        if let shares = shares(at: place, fromCorner: row * columns + column) { return shares }
      }
    }
    return outside
  }

  /// Nil where the part that begins with a corner doesn't have the point.
  private func shares(
    at place: UnitPoint, fromCorner first: Int
  ) -> [(color: Color, share: Double)]? {
    let corners = [first, first + 1, first + columns + 1, first + columns]
    let (a, b, c, d) = (
      points[corners[0]], points[corners[1]], points[corners[2]], points[corners[3]]
    )
    guard a.x == d.x, b.x == c.x, a.y == b.y, c.y == d.y, a.x < b.x, a.y < d.y else {
      return shares(at: place, in: [corners[0], corners[1], corners[3]])
        ?? shares(at: place, in: [corners[1], corners[2], corners[3]])
    }
    let (across, down) = ((place.x - a.x) / (b.x - a.x), (place.y - a.y) / (d.y - a.y))
    guard (0...1).contains(across), (0...1).contains(down) else { return nil }
    return [
      (colors[corners[0]], (1 - across) * (1 - down)), (colors[corners[1]], across * (1 - down)),
      (colors[corners[2]], across * down), (colors[corners[3]], (1 - across) * down),
    ]
  }

  /// Nil where the triangle doesn't have the point.
  private func shares(
    at place: UnitPoint, in corners: [Int]
  ) -> [(color: Color, share: Double)]? {
    let (a, b, c) = (points[corners[0]], points[corners[1]], points[corners[2]])
    let area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y)
    guard area != 0 else { return nil }
    let first = ((b.y - c.y) * (place.x - c.x) + (c.x - b.x) * (place.y - c.y)) / area
    let second = ((c.y - a.y) * (place.x - c.x) + (a.x - c.x) * (place.y - c.y)) / area
    let third = 1 - first - second
    guard first >= 0, second >= 0, third >= 0 else { return nil }
    return [(colors[corners[0]], first), (colors[corners[1]], second), (colors[corners[2]], third)]
  }
}
