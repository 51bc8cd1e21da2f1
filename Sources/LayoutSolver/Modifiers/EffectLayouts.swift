/// `offset`: the view is drawn elsewhere, with its whole inside; layout around it doesn't notice.
struct OffsetLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .offset }
  var x: Double
  var y: Double

  var name: String { "offset" }
  var detail: String { PointsText.text(Point(x: x, y: y)) }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    placeSubview(at: Point(x: x.orZero, y: y.orZero), in: bounds, node, solver)
  }
}

/// `scaleEffect`, `rotationEffect`, `transformEffect`: the inside is transformed when it is drawn
/// and when a frame is read in an outer space; layout around it isn't affected.
struct TransformLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .transform }
  var name: String { "transformEffect" }
  /// The columns of the matrix; the translation comes last.
  var matrix: Affine
  /// Fixed while the rest turns around it, as a part of the size.
  var anchor: UnitPoint

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let fixed = bounds.point(at: anchor)
    placeSubview(
      in: bounds,
      transform: solver.placed.add(matrix.around(fixed), inside: bounds.context.transform), node,
      solver)
  }
}

/// `visualEffect` and `scrollTransition`: effects that follow from where the view was placed.
struct VisualEffectLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .visualEffect }
  var name: String { "visualEffect" }
  /// Index of the closure in the tree's table.
  var effects: Int32

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    let effects = solver.payloads.visualEffects[Int(effects)]
    let proxy = PlacedProxy(placed: solver.placed, node: node)
    let matrix = effects(proxy).reduce(Affine.identity) { $0.then($1.matrix(in: bounds)) }
    placeSubview(
      in: bounds, transform: solver.placed.add(matrix, inside: bounds.context.transform), node,
      solver)
  }
}

/// A geometric effect on what is drawn, as from a `visualEffect`.
public enum GeometricEffect: Hashable, Sendable {
  case offset(x: Double, y: Double)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case rotation(radians: Double, anchor: UnitPoint)
  /// From the view's top left corner.
  case transform(Affine)

  /// The effects interpolated from some (0) to others of the same kinds (1); the latter where the
  /// kinds differ.
  public static func interpolate(
    _ from: [GeometricEffect], _ to: [GeometricEffect], _ amount: Double
  ) -> [GeometricEffect] {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    guard from.count == to.count else { return from }
    return zip(from, to).map { from, to in
      switch (from, to) {
      case (.offset(let x, let y), .offset(let toX, let toY)):
        .offset(x: between(x, toX), y: between(y, toY))
      case (.scale(let x, let y, let anchor), .scale(let toX, let toY, _)):
        .scale(x: between(x, toX), y: between(y, toY), anchor: anchor)
      case (.rotation(let angle, let anchor), .rotation(let toAngle, _)):
        .rotation(radians: between(angle, toAngle), anchor: anchor)
      default: from
      }
    }
  }

  fileprivate func matrix(in bounds: Bounds) -> Affine {
    switch self {
    case .offset(let x, let y): Affine(tx: x.orZero, ty: y.orZero)
    case .scale(let x, let y, let anchor): .scale(x, y).around(bounds.point(at: anchor))
    case .rotation(let radians, let anchor):
      .rotation(radians).around(bounds.point(at: anchor))
    case .transform(let matrix): matrix.around(bounds.origin)
    }
  }
}

extension Bounds {
  fileprivate func point(at anchor: UnitPoint) -> Point {
    Point(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
  }
}
