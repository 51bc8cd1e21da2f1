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
          let transform = try call.value(0)
          return try call.modified(
            .transformEffect(
              a: transform.number("a"), b: transform.number("b"), c: transform.number("c"),
              d: transform.number("d"), tx: transform.number("tx"), ty: transform.number("ty")))
        },
        idle(
          "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), "
            + "anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)"
            + " -> some View"),
        // A perspective, the matrix's third column, is not drawn.
        NativeMember("func projectionEffect(_ transform: ProjectionTransform) -> some View") {
          call in
          let matrix = try call.value(0)
          return try call.modified(
            .transformEffect(
              a: matrix.number("m11"), b: matrix.number("m12"), c: matrix.number("m21"),
              d: matrix.number("m22"), tx: matrix.number("m31"), ty: matrix.number("m32")))
        },
      ]
    ],
    sources: [
      """
      struct ProjectionTransform: Equatable {
        var m11 = 1.0, m12 = 0.0, m13 = 0.0
        var m21 = 0.0, m22 = 1.0, m23 = 0.0
        var m31 = 0.0, m32 = 0.0, m33 = 1.0
        init() {}
        init(_ m: CGAffineTransform) {
          m11 = m.a
          m12 = m.b
          m21 = m.c
          m22 = m.d
          m31 = m.tx
          m32 = m.ty
        }
      }
      protocol GeometryEffect: Animatable, ViewModifier {
        func effectValue(size: CGSize) -> ProjectionTransform
      }
      extension GeometryEffect {
        func body(content: Content) -> some View {
          content.visualEffect { view, proxy in
            view.transformEffect(self.effectValue(size: proxy.size))
          }
        }
      }
      """
    ])
}
