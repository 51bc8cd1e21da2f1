import LayoutSolver

/// The turning points of cubic Bézier curves.
enum CurveExtremes {
  /// The points of a curve with a vertical or horizontal tangent.
  /// - Parameter points: the start, both controls and the end.
  static func points(of points: [Point]) -> [Point] {
    (turns(points.map(\.x)) + turns(points.map(\.y))).map { place in
      Point(x: value(points.map(\.x), at: place), y: value(points.map(\.y), at: place))
    }
  }

  /// The places strictly between 0 and 1 at which one coordinate's change is nothing.
  private static func turns(_ values: [Double]) -> [Double] {
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let (a, b, c) = (steps[0] - 2 * steps[1] + steps[2], steps[1] - steps[0], steps[0])
    // a t² + 2 b t + c = 0
    guard abs(a) > 1e-12 else { return b == 0 ? [] : [-c / (2 * b)].filter(isInside) }
    let root = (b * b - a * c).squareRoot()
    return [(-b - root) / a, (-b + root) / a].filter(isInside)
  }

  private static func isInside(_ place: Double) -> Bool { place > 0 && place < 1 }

  private static func value(_ values: [Double], at t: Double) -> Double {
    let u = 1 - t
    return u * u * u * values[0] + 3 * u * u * t * values[1] + 3 * u * t * t * values[2]
      + t * t * t * values[3]
  }
}
