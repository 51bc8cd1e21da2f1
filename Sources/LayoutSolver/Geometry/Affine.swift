#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A two-dimensional transform: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
public struct Affine: BitwiseCopyable, Hashable, Sendable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var tx: Double
  var ty: Double

  /// The identity, except for the arguments; `tx` and `ty` are in points.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  static let identity = Affine()

  static func scale(_ x: Double, _ y: Double) -> Affine { Affine(a: x.orZero, d: y.orZero) }

  static func rotation(_ radians: Double) -> Affine {
    guard radians.isFinite else { return .identity }
    return Affine(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians))
  }

  /// The transform with `point` as its origin.
  func around(_ point: Point) -> Affine {
    var result = self
    result.tx += point.x - (a * point.x + c * point.y)
    result.ty += point.y - (b * point.x + d * point.y)
    return result
  }

  /// First `self`, then `outer`.
  func then(_ outer: Affine) -> Affine {
    Affine(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  /// Returns true if a rectangle is no longer upright afterwards, or on its side.
  public var turns: Bool { b != 0 || c != 0 }

  /// The way back; nil where everything falls onto a line.
  package var inverse: Affine? {
    let determinant = a * d - b * c
    guard determinant != 0 && determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// A point after the transform.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around the transformed one.
  func apply(_ rect: Rect) -> Rect {
    if a == 1 && b == 0 && c == 0 && d == 1 {
      return Rect(origin: apply(rect.origin), size: rect.size)
    }
    let corners = [
      apply(rect.origin), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(
      x: low.x.orZero, y: low.y.orZero, width: (high.x - low.x).orZero,
      height: (high.y - low.y).orZero)
  }
}
