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
        NativeMember("func offset(_ offset: CGSize) -> some VisualEffect") { call in
          let size: Size = try call(0)
          return try call.adding(.offset(x: size.width, y: size.height))
        },
        NativeMember("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect") { call in
          try call.adding(.offset(x: call(0), y: call(1)))
        },
        NativeMember(
          "func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { call in
          try call.adding(.scale(x: call(0), y: call(0), anchor: call(1)))
        },
        NativeMember(
          "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { call in
          let scale: Size = try call(0)
          return try call.adding(.scale(x: scale.width, y: scale.height, anchor: call(1)))
        },
        NativeMember(
          "func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)"
            + " -> some VisualEffect"
        ) { call in
          try call.adding(.scale(x: call(0), y: call(1), anchor: call(2)))
        },
        NativeMember(
          "func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect"
        ) { call in
          try call.adding(
            .rotation(radians: call.value(0).number("radians"), anchor: call(1)))
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
        ) { call in
          let (context, effect) = (call.context, try call.value(0))
          return try call.modified(
            .visualEffect(name: "visualEffect") { proxy in
              context.effects(effect, context.interpreter.host("GeometryProxy", proxy))
            })
        },
        NativeMember(
          "func scrollTransition<V: VisualEffect>(_ configuration: ScrollTransitionConfiguration"
            + " = .interactive, axis: Axis? = nil, transition: @escaping "
            + "(EmptyVisualEffect, ScrollTransitionPhase) -> V) -> some View"
        ) { call in
          try call.scrollTransition(axis: 1, transition: 2)
        },
        NativeMember(
          "func scrollTransition<V: VisualEffect>(topLeading: ScrollTransitionConfiguration, "
            + "bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, "
            + "transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> V)"
            + " -> some View"
        ) { call in try call.scrollTransition(axis: 2, transition: 3) },
      ],
    ],
    sources: [
      """
      struct ScrollTransitionConfiguration {
        static let interactive = ScrollTransitionConfiguration()
        static let animated = ScrollTransitionConfiguration()
        static let identity = ScrollTransitionConfiguration()
        static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
          ScrollTransitionConfiguration()
        }
        static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
          ScrollTransitionConfiguration()
        }
        func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
        func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
        enum Threshold {
          case visible, hidden, centered
          static func visible(_ amount: Double) -> Threshold { .centered }
        }
      }
      enum UnitCurve: Hashable { case linear, easeIn, easeOut, easeInOut, circularEaseInOut }
      enum ScrollTransitionPhase: Hashable {
        case topLeading, identity, bottomTrailing
        var isIdentity: Bool { self == .identity }
        var value: Double {
          switch self {
          case .topLeading: return -1
          case .identity: return 0
          case .bottomTrailing: return 1
          }
        }
      }
      """
    ])

  /// An effect that changes nothing about where the view is seen.
  private static func colouring(_ signature: String) -> NativeMember {
    NativeMember(signature + " -> some VisualEffect") { call in
      call.effect(try call.receiver(as: EffectValue.self).effects)
    }
  }
}

/// The payload of a `VisualEffect`: what was applied, the innermost first.
private struct EffectValue {
  var effects: [GeometricEffect]
}

/// Where a view is between the ends of its scroll view.
enum ScrollTransitionPhase: CaseIterable, SceneEnumeration {
  case topLeading, identity, bottomTrailing
  static let sceneTypeName = "ScrollTransitionPhase"

  /// A view counts as gone once half of it is out of sight; without a scroll view it never is.
  init(_ proxy: any GeometryProxy, _ axis: Axis?) {
    self = .identity
    guard let sight = proxy.bounds(of: .scrollView(axis: axis)) else { return }
    let middle = Point(x: proxy.size.width / 2, y: proxy.size.height / 2)
    if middle.y < sight.minY || middle.x < sight.minX { self = .topLeading }
    if middle.y > sight.maxY || middle.x > sight.maxX { self = .bottomTrailing }
  }
}

extension NativeCall {
  fileprivate func effect(_ effects: [GeometricEffect]) -> Value {
    interpreter.host("EmptyVisualEffect", EffectValue(effects: effects))
  }

  /// The receiver under a transition that follows from its place in its scroll view.
  fileprivate func scrollTransition(axis: Int, transition: Int) throws -> Value {
    let (context, closure) = (context, try value(transition))
    let axis: Axis? = try self(axis)
    return try modified(
      .visualEffect(name: "scrollTransition") { proxy in
        let phase = ScrollTransitionPhase(proxy, axis)
        return context.guarded([]) {
          context.effects(closure, try phase.sceneValue(in: context))
        }
      })
  }

  fileprivate func adding(_ effect: GeometricEffect) throws -> Value {
    self.effect(try receiver(as: EffectValue.self).effects + [effect])
  }
}

extension SceneContext {
  /// What a scene's closure does with an empty effect and what it is told.
  fileprivate func effects(_ closure: Value, _ told: Value) -> [GeometricEffect] {
    guarded([]) {
      let empty = interpreter.host("EmptyVisualEffect", EffectValue(effects: []))
      return try interpreter.call(closure, [empty, told]).requireHost(as: EffectValue.self).effects
    }
  }
}
