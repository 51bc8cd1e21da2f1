import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Effects that follow from where a view was placed. Those that move, turn or scale it are
  /// applied; colours and blurs are not.
  static let visualEffects = NativeLibrary(
    name: "VisualEffects",
    types: [
      NativeType("protocol VisualEffect"),
      NativeType(
        "struct EmptyVisualEffect: VisualEffect",
        members: [NativeMember("init()") { $0.effect([]) }]),
    ],
    extensions: [
      "VisualEffect": [
        NativeMember("func offset(_ offset: CGSize) -> some VisualEffect") { (call, size: Size) in
          try call.adding(.offset(x: size.width, y: size.height))
        },
        NativeMember("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect") {
          (call, x: Double, y: Double) in
          try call.adding(.offset(x: x, y: y))
        },
        NativeMember(
          "func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { (call, s: Double, anchor: UnitPoint) in
          try call.adding(.scale(x: s, y: s, anchor: anchor))
        },
        NativeMember(
          "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { (call, scale: Size, anchor: UnitPoint) in
          try call.adding(.scale(x: scale.width, y: scale.height, anchor: anchor))
        },
        NativeMember(
          "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)"
            + " -> some VisualEffect"
        ) { (call, x: Double, y: Double, anchor: UnitPoint) in
          try call.adding(.scale(x: x, y: y, anchor: anchor))
        },
        NativeMember(
          "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { (call, angle: Angle, anchor: UnitPoint) in
          try call.adding(
            .rotation(radians: angle.radians, anchor: anchor))
        },
        NativeMember("func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect")
        { (call, projection: Projection) in
          try call.adding(.transform(projection.transform))
        },
        colouring("func opacity(_ opacity: Double)"),
        colouring("func blur(radius: CGFloat, opaque: Bool = false)"),
        colouring("func brightness(_ amount: Double)"),
        colouring("func contrast(_ amount: Double)"),
        colouring("func saturation(_ amount: Double)"),
        colouring("func grayscale(_ amount: Double)"),
        colouring("func hueRotation(_ angle: Angle)"),
        colouring(
          "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), "
            + "anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)"),
      ],
      "View": [
        NativeMember(
          "func visualEffect<V: VisualEffect>(_ effect: "
            + "@escaping (EmptyVisualEffect, GeometryProxy) -> V) -> some View"
        ) { (call, effect: Closure) in
          let context = call.context
          return try call.modified(
            .visualEffect(name: "visualEffect") { proxy in
              context.effects(effect, context.interpreter.host("GeometryProxy", proxy))
            })
        },
        NativeMember(
          "func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View"
        ) { (call, behavior: Value) in
          guard let direction = behavior.stored("direction")?.unwrapped else {
            return try call.unchanged()
          }
          return try call.mirrored(in: LayoutDirection(scene: direction, in: call.context))
        },
        NativeMember("func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View") {
          (call, enabled: Bool) in
          try enabled ? call.mirrored(in: .rightToLeft) : call.unchanged()
        },
      ],
    ],
    sources: [Declarations.visualEffects])

  /// An effect that changes nothing about where the view is seen.
  private static func colouring(_ signature: String) -> NativeMember {
    NativeMember(signature + " -> some VisualEffect") { call in
      call.effect(try call.receiver(as: EffectValue.self).effects)
    }
  }
}

/// The payload of a `VisualEffect`: the modifiers applied, the innermost first.
private struct EffectValue {
  var effects: [GeometricEffect]
}

extension NativeCall {
  fileprivate func effect(_ effects: [GeometricEffect]) -> Value {
    interpreter.host("EmptyVisualEffect", EffectValue(effects: effects))
  }

  /// The receiver mirrored horizontally where the layout has a direction.
  fileprivate func mirrored(in direction: LayoutDirection) throws -> Value {
    let view = try receiverView()
    return make(
      .placed { build in
        guard build.environment.layoutDirection == direction else { return view }
        return View(
          .modified(view, .scaleEffect(x: -1, y: 1, anchor: .center)), source: view.source)
      })
  }

  fileprivate func adding(_ effect: GeometricEffect) throws -> Value {
    self.effect(try receiver(as: EffectValue.self).effects + [effect])
  }
}

extension SceneContext {
  /// A scene's closure applied to an empty effect and its arguments.
  func effects(_ closure: Closure, _ told: Value) -> [GeometricEffect] {
    guarded([]) {
      let empty = interpreter.host("EmptyVisualEffect", EffectValue(effects: []))
      return try closure(empty, told).requireHost(as: EffectValue.self).effects
    }
  }
}
