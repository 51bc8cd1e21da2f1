import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Modifiers that move or rotate what is drawn; frames seen from outside stay, except for
  /// `position`, which takes all the space it is offered.
  static let transforms = NativeLibrary(
    name: "Transforms",
    extensions: [
      "View": [
        NativeMember("func position(_ position: CGPoint) -> some View") { (call, position: Point) in
          try call.modified(.position(position))
        },
        NativeMember("func position(x: CGFloat = 0, y: CGFloat = 0) -> some View") {
          (call, x: Double, y: Double) in
          try call.modified(.position(Point(x: x, y: y)))
        },
        NativeMember("func offset(_ offset: CGSize) -> some View") { (call, size: Size) in
          try call.modified(.offset(x: size.width, y: size.height))
        },
        NativeMember("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View") {
          (call, x: Double, y: Double) in
          try call.modified(.offset(x: x, y: y))
        },
        NativeMember("func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View") {
          (call, scale: Double, anchor: UnitPoint) in
          try call.modified(.scaleEffect(x: scale, y: scale, anchor: anchor))
        },
        NativeMember("func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View")
        { (call, scale: Size, anchor: UnitPoint) in
          try call.modified(
            .scaleEffect(x: scale.width, y: scale.height, anchor: anchor))
        },
        NativeMember(
          "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)"
            + " -> some View"
        ) { (call, x: Double, y: Double, anchor: UnitPoint) in
          try call.modified(.scaleEffect(x: x, y: y, anchor: anchor))
        },
        NativeMember(
          "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View"
        ) { (call, angle: Angle, anchor: UnitPoint) in
          try call.modified(
            .rotationEffect(radians: angle.radians, anchor: anchor))
        },
        NativeMember("func transformEffect(_ transform: CGAffineTransform) -> some View") {
          (call, transform: Affine) in
          try call.modified(.transformEffect(transform))
        },
        undrawn(
          "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), "
            + "anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)"
            + " -> some View"),
        NativeMember("func projectionEffect(_ transform: ProjectionTransform) -> some View") {
          (call, projection: Projection) in
          try call.modified(.transformEffect(projection.transform))
        },
      ]
    ],
    sources: [Declarations.transforms])
}

extension Affine: SceneConvertible {
  package static var declared: DeclaredTypes { .named("CGAffineTransform") }

  package init(scene value: Value, in context: SceneContext) throws {
    try self.init(value, "a", "b", "c", "d", "tx", "ty")
  }

  fileprivate init(
    _ value: Value, _ a: String, _ b: String, _ c: String, _ d: String, _ tx: String, _ ty: String
  ) throws {
    self.init(
      a: try value.number(a), b: try value.number(b), c: try value.number(c),
      d: try value.number(d), tx: try value.number(tx), ty: try value.number(ty))
  }
}

/// A `ProjectionTransform` without its perspective, the matrix's third column, which isn't drawn.
struct Projection: SceneConvertible {
  static var declared: DeclaredTypes { .named("ProjectionTransform") }
  let transform: Affine

  init(scene value: Value, in context: SceneContext) throws {
    transform = try Affine(value, "m11", "m12", "m21", "m22", "m31", "m32")
  }
}
