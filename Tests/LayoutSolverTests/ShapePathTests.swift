import LayoutSolver
import Testing

@Suite("Paths")
struct ShapePathTests {
  private let rect = Rect(x: 10, y: 20, width: 40, height: 20)

  @Test("A rectangle is its corners, closed")
  func rectangle() {
    let lines = ShapePath(.rectangle, in: rect).lines
    #expect(lines.count == 1 && lines[0].first == lines[0].last)
    #expect(Set(lines[0]).count == 4)
  }

  @Test("Every point of a circle is half the shorter side from the middle")
  func circle() {
    for point in ShapePath(.circle, in: rect).lines.joined() {
      let (x, y) = (point.x - 30, point.y - 30)
      #expect(abs((x * x + y * y).squareRoot() - 10) < 1e-9)
    }
  }

  @Test("A capsule's straight sides are as long as it is wide less its height")
  func capsule() {
    let points = ShapePath(.capsule, in: rect).lines.joined()
    let left = points.filter { abs($0.y - 20) < 1e-9 }.map(\.x).min() ?? 0
    #expect(abs(left - 20) < 1e-9)
    #expect(points.map(\.x).min() == 10 && points.map(\.x).max() == 50)
  }

  @Test("An arc ends where its angles say, with a line to its start")
  func arc() {
    var path = ShapePath()
    path.move(to: .zero)
    path.addArc(center: Point(x: 100, y: 0), radius: 10, from: 0, by: .pi / 2)
    #expect(path.lines[0][1] == Point(x: 110, y: 0))
    let end = path.current ?? .zero
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 10) < 1e-9)
  }

  @Test("A circle is trimmed from the right, clockwise; a rectangle from its upper left corner")
  func trimming() throws {
    let square = Rect(size: Size(width: 100, height: 100))
    let quarter = ShapePath(.circle, in: square).trimmed(from: 0, to: 0.25)
    let (first, last) = (try #require(quarter.lines.first?.first), quarter.current)
    #expect(first == Point(x: 100, y: 50))
    #expect(abs((last?.x ?? 0) - 50) < 1e-9 && abs((last?.y ?? 0) - 100) < 1e-9)
    let half = ShapePath(.rectangle, in: square).trimmed(from: 0.125, to: 0.5)
    #expect(
      half.lines == [[Point(x: 50, y: 0), Point(x: 100, y: 0), Point(x: 100, y: 100)]])
    #expect(ShapePath(.circle, in: square).trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("Dashes and gaps take turns along the whole path, from the phase on")
  func dashing() {
    var line = ShapePath()
    line.move(to: .zero)
    line.addLine(to: Point(x: 5, y: 0))
    line.addLine(to: Point(x: 10, y: 0))
    func spans(_ style: StrokeStyle) -> [[Double]] { line.dashed(style).lines.map { $0.map(\.x) } }
    #expect(spans(StrokeStyle(dash: [4, 2])) == [[0, 4], [6, 10]])
    #expect(spans(StrokeStyle(dash: [3], dashPhase: 2)) == [[0, 1], [4, 5, 7]])
    #expect(spans(StrokeStyle(dash: [0])) == [[0, 5, 10]])
  }
}

@Suite("Gradients")
struct GradientTests {
  private let size = Size(width: 200, height: 100)

  private func location(_ geometry: Gradient.Geometry, _ x: Double, _ y: Double) -> Double {
    Gradient(colors: [.named(.red), .named(.blue)], geometry)
      .location(of: Point(x: x, y: y), in: size)
  }

  @Test("A linear one goes by the distance along its line, in points and not in the unit square")
  func linear() {
    #expect(location(.linear(from: .leading, to: .trailing), 50, 80) == 0.25)
    // From a corner to the other: the middle is half the way, and so is all that is square to it.
    let diagonal = Gradient.Geometry.linear(from: .topLeading, to: .bottomTrailing)
    #expect(location(diagonal, 100, 50) == 0.5)
    #expect(abs(location(diagonal, 100 + 25, 50 - 50) - 0.5) < 1e-9)
  }

  @Test("Radial ones go by distance, elliptical by shares of the sides, angular by the angle")
  func round() {
    #expect(location(.radial(center: .center, from: 10, to: 50), 100, 80) == 0.5)
    #expect(location(.elliptical(center: .center, from: 0, to: 0.5), 150, 50) == 0.5)
    let around = Gradient.Geometry.angular(center: .center, from: 0, to: 2 * .pi)
    #expect(abs(location(around, 100, 90) - 0.25) < 1e-9)
    #expect(abs(location(around, 20, 50) - 0.5) < 1e-9)
  }

  @Test("Between two stops is a blend, before and after them their colours")
  func stops() throws {
    let gradient = Gradient(
      [.init(.named(.blue), at: 0.75), .init(.named(.red), at: 0.25)],
      .linear(from: .leading, to: .trailing))
    let middle = try #require(gradient.blend(at: Point(x: 100, y: 0), in: size))
    #expect(middle == (.named(.red), .named(.blue), 0.5))
    let start = try #require(gradient.blend(at: Point(x: 20, y: 0), in: size))
    #expect(start.from == .named(.red) && start.to == .named(.red))
    let end = try #require(gradient.blend(at: Point(x: 190, y: 0), in: size))
    #expect(end.from == .named(.blue) && end.to == .named(.blue))
  }

  /// A line from 10 to 30, 8 wide: SwiftUI's `CGLineCap` cuts it off, or adds half a disc or half its
  /// width.
  @Test func linesEndByTheirCap() {
    var line = ShapePath()
    line.move(to: Point(x: 10, y: 10))
    line.addLine(to: Point(x: 30, y: 10))
    func area(_ cap: StrokeStyle.LineCap) -> ShapePath {
      line.stroked(StrokeStyle(lineWidth: 8, cap: cap))
    }
    let (beyond, corner) = (Point(x: 32, y: 10), Point(x: 33.5, y: 13.5))
    #expect(!area(.butt).contains(beyond) && !area(.butt).contains(corner))
    #expect(area(.round).contains(beyond) && !area(.round).contains(corner))
    #expect(area(.square).contains(beyond) && area(.square).contains(corner))
    #expect(area(.butt).contains(Point(x: 20, y: 13.9)))
    #expect(!area(.square).contains(Point(x: 20, y: 14.1)))
  }

  /// At a right angle a tip is the line's width times the root of 2 long, so that it is cut off by a
  /// limit below 1.414.
  @Test func cornersAreFilledByTheirJoin() {
    func area(_ points: [Point], _ join: StrokeStyle.LineJoin, limit: Double = 10) -> ShapePath {
      ShapePath([points]).stroked(StrokeStyle(lineWidth: 8, join: join, miterLimit: limit))
    }
    let corner = [Point(x: 10, y: 30), Point(x: 10, y: 10), Point(x: 30, y: 10)]
    let (tip, arc, edge) = (Point(x: 6.2, y: 6.2), Point(x: 7.4, y: 7.4), Point(x: 8.5, y: 8.5))
    for points in [corner, corner.reversed()] {
      #expect(area(points, .miter).contains(tip))
      #expect(area(points, .miter, limit: 1.5).contains(tip))
      #expect(!area(points, .miter, limit: 1.4).contains(arc))
      #expect(area(points, .round).contains(arc) && !area(points, .round).contains(tip))
      #expect(area(points, .bevel).contains(edge) && !area(points, .bevel).contains(arc))
    }
    // A closed line has a corner where it begins too.
    let square = corner + [Point(x: 30, y: 30), corner[0]]
    #expect(area(square, .miter).contains(Point(x: 6.2, y: 33.8)))
  }

  @Test func cornersMayBeWiderThanHigh() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    let path = ShapePath(.roundedRectangle(cornerSize: Size(width: 40, height: 10)), in: rect)
    // On the quarter of an ellipse about (40, 10): x = 40 - 40 cos 45°, y = 10 - 10 sin 45°.
    #expect(path.contains(Point(x: 12, y: 3.2)))
    #expect(!path.contains(Point(x: 11.4, y: 2.8)))
    #expect(path.contains(Point(x: 1, y: 10.5)) && !path.contains(Point(x: 1, y: 4)))
    let round = ShapePath(.roundedRectangle(cornerRadius: 10), in: rect)
    #expect(round.contains(Point(x: 12, y: 0.2)))
  }

  /// Both figures follow from UIKit's curve as PaintCode read it: how far it reaches along an edge, and the
  /// middle of its middle piece, (0.07491139 + 3 * 0.16905956 + 3 * 0.37282383 + 0.63149379) / 8.
  @Test func continuousCornersReachFurtherThanCircles() {
    let rect = Rect(x: 0, y: 0, width: 200, height: 200)
    let path = ShapePath(.roundedRectangle(cornerRadius: 40), in: rect)
    let round = ShapePath(.roundedRectangle(cornerRadius: 40, .circular), in: rect)
    let tops = path.lines.joined().filter { $0.y < 100 && $0.x < 100 }
    #expect(tops.contains { abs($0.x - 61.1466) < 0.001 && $0.y == 0 })
    let middle = 40 * 0.291507
    #expect(tops.contains { abs($0.x - $0.y) < 5 && abs($0.x + $0.y - 2 * middle) < 0.7 })
    let edge = Point(x: 40.5, y: 0.15)
    #expect(!path.contains(edge) && round.contains(edge))
    // Where an edge has no room for more, the corners are those of a capsule.
    let capsule = ShapePath(.roundedRectangle(cornerRadius: 100), in: rect)
    #expect(capsule == ShapePath(.capsule, in: rect))
  }

  @Test func aCornerWithoutRoomIsAQuarterOfACircle() {
    let points = RoundedCorner(radius: 10, room: 10).points
    // Where its curves end.
    for end in [0, 3, 6, 9] {
      let (x, y) = (points[end].x - 10, points[end].y - 10)
      #expect(abs(x * x + y * y - 100) < 0.01)
    }
    #expect(RoundedCorner(radius: 10, room: 40).points[0] == Point(x: 15.28665, y: 0))
  }
}
