// `extension Collection<Point>` is of collections of points alone, whose elements have their members.

struct Plane {
  var normal = Vector(x: 3)
  func inverted() -> Plane { Plane(normal: Vector(x: -normal.x)) }
}

struct Vector: Equatable {
  var x = 0.0
  static let zero = Vector()
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
  static func / (a: Vector, b: Double) -> Vector { Vector(x: a.x / b) }
  func inverted() -> Vector { Vector(x: -x) }
  func moved(by amount: Double) -> Vector { Vector(x: x + amount) }
}

struct Face { var plane: Plane? = Plane() }

extension Collection<Plane> {
  func inverted() -> [Plane] { map { $0.inverted() } }
}

extension Collection<Vector> {
  func inverted() -> [Vector] { map { $0.inverted() } }
  var final: Element { reduce(.zero) { $1 } }
}

extension Sequence<Vector> {
  var sum: Element { reduce(.zero) { $0 + $1 } }
}

extension Collection<Face> {
  var normal: Vector {
    let plane = first?.plane
    let normal = plane?.normal ?? .zero
    return normal
  }
}

extension Collection where Element == Face, Index == Int {
  var second: Plane? { count > 1 ? self[startIndex + 1].plane : nil }
}

extension [Vector] {
  var center: Vector { reduce(.zero) { $0 + $1 } / Double(count) }
  var half: Vector { self.reduce(.zero) { $0 + $1 } / 2 }
}

enum ExtensionsOfConstrainedProtocols {
  struct Polygon {
    var points: [Vector]
    func moved() -> Polygon { Polygon(points: points.inverted().map { $0.moved(by: 4) }) }
  }

  static func center(_ points: [Vector]) -> Vector {
    let sum = points.reduce(.zero) { $0 + $1 }
    return sum / Double(points.count)
  }

  static func main() {
    let points = [Vector(x: 1), Vector(x: 2)]
    let inverted = points.inverted()
    print(inverted.map(\.x), points.inverted().map { $0.x }, Polygon(points: points).moved())
    print([Plane()].inverted().map(\.normal.x), points[...].inverted().count)
    print([Face()].normal, [Face](), [Face]().normal, [Face(), Face(plane: nil)].second as Any)
    print(points.center.x, points.half.x, center(points).x, points.sum.x, points.final.x)
  }
}
