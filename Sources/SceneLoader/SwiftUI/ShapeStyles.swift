import LayoutSolver
import SwiftInterpreter

/// A style as far as it is drawn here: the colours it goes through, none for the surroundings' own.
struct Paint: ViewRepresentation, SceneConvertible {
  var colors: [Color]

  init(colors: [Color]) { self.colors = colors }

  init(scene value: Value, in context: SceneContext) throws {
    if let color: Color = value.asHost() {
      colors = [color]
    } else if let paint: Paint = value.asHost() {
      self = paint
    } else if context.interpreter.value(value, is: "ShapeStyle") {
      colors = []
    } else {
      throw ScriptFailure.trap(
        "type '\(context.interpreter.typeName(of: value))' cannot conform to 'ShapeStyle'",
        identifier: "type-mismatch")
    }
  }

  /// A style as a view fills what it is given, as a rectangle does.
  func makeView(in context: SceneContext) -> View {
    if colors.count == 1 { return View(.leaf(.color(colors[0]))) }
    return View(
      .leaf(
        .shape(
          Shape(name: "Gradient", outline: .rectangle, drawing: .fill(.rectangle, colors)))))
  }
}

extension SwiftUILibrary {
  /// Gradients, materials, and the names of styles where one is expected.
  static let shapeStyles = NativeLibrary(
    name: "ShapeStyles",
    types: [
      gradient(
        "struct LinearGradient: View, ShapeStyle", "LinearGradient",
        [
          "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
          "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
          "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)",
        ]),
      gradient(
        "struct RadialGradient: View, ShapeStyle", "RadialGradient",
        [
          "init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
          "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
          "init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, "
            + "endRadius: CGFloat)",
        ]),
      gradient(
        "struct AngularGradient: View, ShapeStyle", "AngularGradient",
        [
          "init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, "
            + "endAngle: Angle = .zero)",
          "init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
          "init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
          "init(colors: [Color], center: UnitPoint, angle: Angle = .zero)",
          "init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
          "init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)",
        ]),
      gradient(
        "struct EllipticalGradient: View, ShapeStyle", "EllipticalGradient",
        [
          "init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, "
            + "endRadiusFraction: CGFloat = 0.5)",
          "init(gradient: Gradient, center: UnitPoint = .center, "
            + "startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
          "init(stops: [Gradient.Stop], center: UnitPoint = .center, "
            + "startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
        ]),
      gradient(
        "struct Gradient: Hashable, ShapeStyle", "Gradient",
        ["init(colors: [Color])", "init(stops: [Gradient.Stop])"]),
      NativeType(
        "struct ImagePaint: ShapeStyle",
        members: [
          NativeMember(
            "init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), "
              + "scale: CGFloat = 1)"
          ) { call in
            call.interpreter.host("ImagePaint", Paint(colors: [.opacity(.named(.gray), 0.5)]))
          }
        ]),
      NativeType("struct AnyGradient: Hashable, ShapeStyle"),
      NativeType(
        "struct AnyShapeStyle: ShapeStyle",
        members: [
          NativeMember("init<S: ShapeStyle>(_ style: S)") { call in
            call.interpreter.host("AnyShapeStyle", try call(0) as Paint)
          }
        ]),
      NativeType(
        "struct Material: ShapeStyle",
        members: materials.map { name in
          NativeMember("static let \(name): Material") { call in
            call.interpreter.host("Material", Paint(colors: [.opacity(.named(.gray), 0.5)]))
          }
        }),
      NativeType(
        "struct HierarchicalShapeStyle: ShapeStyle",
        members: [
          hierarchical("primary", [.named(.primary)]),
          hierarchical("secondary", [.named(.secondary)]),
          hierarchical("tertiary", [.named(.tertiary)]),
          hierarchical("quaternary", [.opacity(.named(.tertiary), 0.5)]),
        ]),
    ],
    extensions: [
      "ShapeStyle": Color.Name.allCases.filter { !hierarchicalNames.contains($0) }.map { name in
        NativeMember("static var \(name): Color { get }") { try $0.give(Color.named(name)) }
      }
        + materials.map { name in
          NativeMember("static var \(name): Material { get }") { call in
            call.interpreter.host("Material", Paint(colors: [.opacity(.named(.gray), 0.5)]))
          }
        } + [
          style("primary", [.named(.primary)]), style("secondary", [.named(.secondary)]),
          style("tertiary", [.named(.tertiary)]),
          style("quaternary", [.opacity(.named(.tertiary), 0.5)]),
          style("tint", [.named(.accentColor)]), style("background", [.named(.white)]),
          style("foreground", []), style("placeholder", [.named(.tertiary)]),
          style("separator", [.named(.gray)]), style("selection", [.named(.accentColor)]),
          style("fill", [.opacity(.named(.gray), 0.2)]),
          NativeMember("func opacity(_ opacity: Double) -> some ShapeStyle") { call in
            var paint: Paint = try call.receiverAs()
            let opacity: Double = try call(0)
            paint.colors = paint.colors.map { $0.faded(to: opacity) }
            return call.interpreter.host("AnyShapeStyle", paint)
          },
          NativeMember(
            "static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)"
              + " -> LinearGradient"
          ) { call in call.interpreter.host("LinearGradient", try paint(call)) },
          NativeMember(
            "static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, "
              + "endPoint: UnitPoint) -> LinearGradient"
          ) { call in call.interpreter.host("LinearGradient", try paint(call)) },
          NativeMember(
            "static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, "
              + "endPoint: UnitPoint) -> LinearGradient"
          ) { call in call.interpreter.host("LinearGradient", try paint(call)) },
          NativeMember("func shadow(_ style: ShadowStyle) -> some ShapeStyle") { call in
            call.interpreter.host("AnyShapeStyle", try call.receiverAs(Paint.self))
          },
          NativeMember("func blendMode(_ mode: BlendMode) -> some ShapeStyle") { call in
            call.interpreter.host("AnyShapeStyle", try call.receiverAs(Paint.self))
          },
        ] + gradients
    ],
    sources: [
      """
      extension Gradient {
        struct Stop: Hashable {
          var color: Color
          var location: CGFloat
          init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
          }
        }
      }
      struct ShadowStyle: Equatable {
        static func drop(
          color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> ShadowStyle { ShadowStyle() }
        static func inner(
          color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> ShadowStyle { ShadowStyle() }
      }
      """
    ])

  private static let hierarchicalNames: Set<Color.Name> = [.primary, .secondary, .tertiary]
  private static let materials = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ]

  /// `radialGradient(…)` and the like where a style is expected.
  private static let gradients: [NativeMember] = [
    ("radialGradient", "RadialGradient", "startRadius: CGFloat, endRadius: CGFloat"),
    (
      "ellipticalGradient", "EllipticalGradient",
      "startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
    ),
    ("angularGradient", "AngularGradient", "startAngle: Angle, endAngle: Angle"),
    ("conicGradient", "AngularGradient", "angle: Angle = .zero"),
  ].flatMap { name, type, rest in
    let center = name == "ellipticalGradient" ? "center: UnitPoint = .center" : "center: UnitPoint"
    return ["_ gradient: Gradient", "colors: [Color]", "stops: [Gradient.Stop]"].map { first in
      NativeMember("static func \(name)(\(first), \(center), \(rest)) -> \(type)") { call in
        call.interpreter.host(type, try paint(call))
      }
    }
  }

  private static func gradient(_ declaration: String, _ name: String, _ initialisers: [String])
    -> NativeType
  {
    NativeType(
      declaration,
      members: initialisers.map { signature in
        NativeMember(signature) { call in call.interpreter.host(name, try paint(call)) }
      })
  }

  /// The colours of a gradient's first argument: a gradient, colours, or stops.
  private static func paint(_ call: NativeCall) throws -> Paint {
    let first = try call.value(0)
    if let gradient: Paint = first.asHost() { return gradient }
    let context = call.context
    return Paint(
      colors: try first.requireArray().map { element in
        try Color(scene: element.stored("color") ?? element, in: context)
      })
  }

  private static func style(_ name: String, _ colors: [Color]) -> NativeMember {
    let type =
      hierarchicalNames.contains { $0.rawValue == name } || name == "quaternary"
      ? "HierarchicalShapeStyle" : "AnyShapeStyle"
    return NativeMember("static var \(name): \(type) { get }") { call in
      call.interpreter.host(type, Paint(colors: colors))
    }
  }

  private static func hierarchical(_ name: String, _ colors: [Color]) -> NativeMember {
    NativeMember("static let \(name): HierarchicalShapeStyle") { call in
      call.interpreter.host("HierarchicalShapeStyle", Paint(colors: colors))
    }
  }
}
