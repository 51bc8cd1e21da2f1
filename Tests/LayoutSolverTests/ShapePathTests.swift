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
}
