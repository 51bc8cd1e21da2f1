import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Modifiers that move or turn what is drawn; frames seen from outside stay as they are, but
  /// for `position`, which takes all the space it is offered.
  static let transforms = NativeLibrary(
    name: "Transforms",
    extensions: [
      "View": [
        NativeMember("func position(_ position: CGPoint) -> some View") { call in
          try call.modified(.position(call(0)))
        },
        NativeMember("func position(x: CGFloat = 0, y: CGFloat = 0) -> some View") { call in
          try call.modified(.position(Point(x: call(0), y: call(1))))
        },
        NativeMember("func offset(_ offset: CGSize) -> some View") { call in
          let size: Size = try call(0)
          return try call.modified(.offset(x: size.width, y: size.height))
        },
        NativeMember("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View") { call in
          try call.modified(.offset(x: call(0), y: call(1)))
        },
        NativeMember("func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View") {
          call in
          let scale: Double = try call(0)
          return try call.modified(.scaleEffect(x: scale, y: scale, anchor: call(1)))
        },
        NativeMember("func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View")
        { call in
          let scale: Size = try call(0)
          return try call.modified(
            .scaleEffect(x: scale.width, y: scale.height, anchor: call(1)))
        },
        NativeMember(
          "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)"
            + " -> some View"
        ) { call in
          try call.modified(.scaleEffect(x: call(0), y: call(1), anchor: call(2)))
        },
        NativeMember(
          "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View"
        ) { call in
          try call.modified(
            .rotationEffect(radians: call.value(0).number("radians"), anchor: call(1)))
        },
        NativeMember("func transformEffect(_ transform: CGAffineTransform) -> some View") { call in
          try call.modified(.transformEffect(call.transform(0)))
        },
        idle(
          "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), "
            + "anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)"
            + " -> some View"),
        NativeMember("func projectionEffect(_ transform: ProjectionTransform) -> some View") {
          call in try call.modified(.transformEffect(call.projection(0)))
        },
      ]
    ],
    sources: [Declarations.transforms])
}

extension NativeCall {
  /// A `CGAffineTransform`.
  func transform(_ index: Int) throws -> Affine {
    try affine(index, "a", "b", "c", "d", "tx", "ty")
  }

  /// A `ProjectionTransform` without its perspective, the matrix's third column, which is not drawn.
  func projection(_ index: Int) throws -> Affine {
    try affine(index, "m11", "m12", "m21", "m22", "m31", "m32")
  }

  private func affine(
    _ index: Int, _ a: String, _ b: String, _ c: String, _ d: String, _ tx: String, _ ty: String
  ) throws -> Affine {
    let value = try value(index)
    return Affine(
      a: try value.number(a), b: try value.number(b), c: try value.number(c),
      d: try value.number(d), tx: try value.number(tx), ty: try value.number(ty))
  }
}
