import LayoutSolver
import SwiftInterpreter

/// A style as far as it is drawn here; nil for the surrounding one.
struct Paint: ViewRepresentation, SceneConvertible {
  static var declared: DeclaredTypes { .named("ShapeStyle") }

  var style: ShapeStyle?

  init(_ style: ShapeStyle?) { self.style = style }

  init(_ color: Color) { self.init(.color(color)) }

  package init(scene value: Value, in context: SceneContext) throws {
    if let color: Color = value.asHost() {
      self.init(color)
    } else if let paint: Paint = value.asHost() {
      self = paint
    } else if let type = value.nominalType, context.interpreter.value(value, is: "ShapeStyle") {
      self = try Paint(resolving: value, of: type, in: context)
    } else if value.isForeign {
      self.init(nil)
    } else {
      throw ScriptFailure.trap(
        "type '\(context.interpreter.typeName(of: value))' cannot conform to 'ShapeStyle'",
        identifier: .typeMismatch)
    }
  }

  /// A style of the scene's own, resolved by its own method in an unmodified environment.
  private init(resolving value: Value, of type: NominalType, in context: SceneContext) throws {
    guard context.interpreter.declaresMethod("resolve", labels: ["in"], in: type) else {
      self.init(nil)
      return
    }
    var receiver = value
    var arguments = [
      Interpreter.Argument("in", EnvironmentValues().sceneValue(in: context))
    ]
    try self.init(
      scene: context.interpreter.callMethod("resolve", on: &receiver, arguments: &arguments),
      in: context)
  }

  /// A style as a view fills its space, as a rectangle does.
  func makeView(in context: SceneContext) -> View {
    if case .color(let color) = style { return View(.leaf(.color(color))) }
    return View(
      .leaf(
        .shape(Shape(name: "Gradient", outline: .rectangle, drawing: .fill(.rectangle, style)))))
  }
}

extension SceneContext {
  /// The style that a value is; nil for one that draws nothing known.
  package func shapeStyle(_ value: Value) throws -> ShapeStyle? {
    try Paint(scene: value, in: self).style
  }
}

extension ShapeStyle {
  /// Its overall colour: a colour, or a gradient's first.
  var firstColor: Color? { colors.first }
}

extension SwiftUILibrary {
  /// Gradients, materials, and the names of styles where one is expected.
  static let shapeStyles = NativeLibrary(
    name: "ShapeStyles",
    types: [
      NativeType(
        "struct MeshGradient: View, ShapeStyle",
        members: [
          NativeMember(
            "init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], "
              + "background: Color = .clear, smoothsColors: Bool = true)"
          ) {
            (
              call, width: Int, height: Int, points: [UnitPoint], colors: [Color],
              background: Color, _: Unused
            ) in
            let mesh = Mesh(
              columns: width, rows: height,
              points: points,
              colors: colors,
              background: background)
            guard let mesh else {
              throw ScriptFailure.trap(
                "a MeshGradient needs a point and a color for each place of its grid")
            }
            return call.interpreter.host("MeshGradient", Paint(.mesh(mesh)))
          }
        ]),
      gradient(
        .linear,
        [
          "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
          "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
          "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)",
        ]),
      gradient(
        .radial,
        [
          "init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
          "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
          "init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, "
            + "endRadius: CGFloat)",
        ]),
      gradient(
        .angular,
        [
          "init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, "
            + "endAngle: Angle = .zero)",
          "init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
          "init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)",
        ],
        around: [
          "init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
          "init(colors: [Color], center: UnitPoint, angle: Angle = .zero)",
          "init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)",
        ]),
      gradient(
        .elliptical,
        [
          "init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, "
            + "endRadiusFraction: CGFloat = 0.5)",
          "init(gradient: Gradient, center: UnitPoint = .center, "
            + "startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
          "init(stops: [Gradient.Stop], center: UnitPoint = .center, "
            + "startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
        ]),
      NativeType(
        "struct Gradient: Hashable, ShapeStyle",
        members: ["init(colors: [Color])", "init(stops: [Gradient.Stop])"].map { signature in
          NativeMember(signature) { (call, colors: Value) in
            let paint = try paint(colors, .linear(from: .top, to: .bottom), in: call.context)
            return call.interpreter.host("Gradient", paint)
          }
        } + [
          NativeMember("var stops: [Gradient.Stop] { get }") { call in
            guard case .gradient(let gradient) = try call.receiverAs(Paint.self).style else {
              return .array(ArrayBox([]))
            }
            return .array(
              ArrayBox(
                try gradient.stops.map { stop in
                  try call.interpreter.construct(
                    "Gradient.Stop",
                    [("color", call.give(stop.color)), ("location", .double(stop.location))])
                }))
          }
        ]),
      NativeType(
        "struct ImagePaint: ShapeStyle",
        members: [
          NativeMember(
            "init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), "
              + "scale: CGFloat = 1)"
          ) { call in
            call.interpreter.host("ImagePaint", Paint(material))
          }
        ]),
      NativeType("struct AnyGradient: Hashable, ShapeStyle"),
      NativeType(
        "struct AnyShapeStyle: ShapeStyle",
        members: [
          NativeMember("init<S: ShapeStyle>(_ style: S)") { (call, style: Paint) in
            call.interpreter.host("AnyShapeStyle", style)
          }
        ]),
      NativeType(
        "struct Material: ShapeStyle",
        members: (materials + ["ultraThin", "thin", "regular", "thick", "ultraThick"]).map { name in
          NativeMember("static let \(name): Material") { call in
            call.interpreter.host("Material", Paint(material))
          }
        }),
      NativeType(
        "struct HierarchicalShapeStyle: ShapeStyle",
        members: ShapeStyle.Level.allCases.map { level in
          NativeMember("static let \(level.name): HierarchicalShapeStyle") { call in
            call.interpreter.host("HierarchicalShapeStyle", Paint(.hierarchical(level)))
          }
        }),
    ],
    extensions: [
      "ShapeStyle": Color.Name.allCases.filter { !hierarchicalNames.contains($0) }.map { name in
        NativeMember("static var \(name.rawValue): Color { get }") { try $0.color(named: name) }
      }
        + materials.map { name in
          NativeMember("static var \(name): Material { get }") { call in
            call.interpreter.host("Material", Paint(material))
          }
        } + [
          style("tint", .tint(opacity: 1)), style("background", .color(.system(.systemBackground))),
          style("foreground", nil), style("placeholder", .named(.tertiary)),
          style("separator", .color(.system(.separator))), style("selection", .named(.accentColor)),
          style("fill", .color(.opacity(.named(.gray), 0.2))),
          NativeMember("func opacity(_ opacity: Double) -> some ShapeStyle") {
            (call, opacity: Double) in
            let paint: Paint = try call.receiverAs()
            return call.interpreter.host(
              "AnyShapeStyle", Paint(paint.style?.faded(to: opacity)))
          },
          NativeMember("func shadow(_ style: ShadowStyle) -> some ShapeStyle") { call in
            call.interpreter.host("AnyShapeStyle", try call.receiverAs(Paint.self))
          },
          NativeMember("func blendMode(_ mode: BlendMode) -> some ShapeStyle") { call in
            call.interpreter.host("AnyShapeStyle", try call.receiverAs(Paint.self))
          },
          NativeMember("static func opacity(_ opacity: Double) -> AnyShapeStyle") {
            (call, opacity: Double) in
            call.interpreter.host(
              "AnyShapeStyle", Paint(.color(.opacity(.named(.primary), opacity))))
          },
          // A shadow of what is drawn, or a blend, of the foreground style.
          NativeMember("static func shadow(_ style: ShadowStyle) -> AnyShapeStyle") { call in
            call.interpreter.host("AnyShapeStyle", Paint(nil))
          },
          NativeMember("static func blendMode(_ mode: BlendMode) -> AnyShapeStyle") { call in
            call.interpreter.host("AnyShapeStyle", Paint(nil))
          },
        ] + hierarchical + levels + gradients
    ],
    sources: [Declarations.shapeStyles])

  /// `.fill.tertiary`, `.tint.secondary`: fainter than the style itself. How much is not published.
  private static let levels = ShapeStyle.Level.allCases.dropFirst().map { level in
    NativeMember("var \(level.name): some ShapeStyle { get }") { call in
      let paint: Paint = try call.receiverAs()
      return call.interpreter.host("AnyShapeStyle", Paint(paint.style?.faded(to: level.opacity)))
    }
  }

  /// `.secondary` where a style is expected.
  private static let hierarchical = ShapeStyle.Level.allCases.map { level in
    NativeMember("static var \(level.name): HierarchicalShapeStyle { get }") { call in
      call.interpreter.host("HierarchicalShapeStyle", Paint(.hierarchical(level)))
    }
  }

  private static let hierarchicalNames: [Color.Name] = [.primary, .secondary, .tertiary]
  private static let materials = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ]

  /// The gradients and what their colours are followed by.
  private enum GradientKind: String {
    case linear = "LinearGradient"
    case radial = "RadialGradient"
    case elliptical = "EllipticalGradient"
    case angular = "AngularGradient"
    /// Angular, once around from one angle.
    case conic

    var typeName: String { self == .conic ? GradientKind.angular.rawValue : rawValue }
  }

  /// `linearGradient(…)` and the like where a style is expected.
  private static let gradients: [NativeMember] = [
    ("linearGradient", GradientKind.linear, "startPoint: UnitPoint, endPoint: UnitPoint"),
    (
      "radialGradient", .radial, "center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat"
    ),
    (
      "ellipticalGradient", .elliptical,
      "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, "
        + "endRadiusFraction: CGFloat = 0.5"
    ),
    ("angularGradient", .angular, "center: UnitPoint, startAngle: Angle, endAngle: Angle"),
    ("conicGradient", .conic, "center: UnitPoint, angle: Angle = .zero"),
  ].flatMap { name, kind, rest in
    ["_ gradient: Gradient", "colors: [Color]", "stops: [Gradient.Stop]"].map { first in
      made("static func \(name)(\(first), \(rest)) -> \(kind.typeName)", kind)
    }
  }

  /// - Parameter around: Those that take one angle.
  private static func gradient(
    _ kind: GradientKind, _ initialisers: [String], around: [String] = []
  ) -> NativeType {
    NativeType(
      "struct \(kind.typeName): View, ShapeStyle",
      members: initialisers.map { made($0, kind) } + around.map { made($0, .conic) })
  }

  private static func made(_ signature: String, _ kind: GradientKind) -> NativeMember {
    switch kind {
    case .linear:
      NativeMember(signature) { (call, colors: Value, start: UnitPoint, end: UnitPoint) in
        try gradient(call, kind, colors, .linear(from: start, to: end))
      }
    case .radial:
      NativeMember(signature) {
        (call, colors: Value, center: UnitPoint, start: Double, end: Double) in
        try gradient(call, kind, colors, .radial(center: center, from: start, to: end))
      }
    case .elliptical:
      NativeMember(signature) {
        (call, colors: Value, center: UnitPoint, start: Double, end: Double) in
        try gradient(call, kind, colors, .elliptical(center: center, from: start, to: end))
      }
    case .angular:
      NativeMember(signature) {
        (call, colors: Value, center: UnitPoint, startAngle: Angle, endAngle: Angle) in
        let (start, end) = (startAngle.radians, endAngle.radians)
        return try gradient(
          call, kind, colors,
          .angular(center: center, from: start, to: end == start ? end + 2 * .pi : end))
      }
    case .conic:
      NativeMember(signature) { (call, colors: Value, center: UnitPoint, angle: Angle) in
        try gradient(
          call, kind, colors,
          .angular(center: center, from: angle.radians, to: angle.radians + 2 * .pi))
      }
    }
  }

  private static func gradient(
    _ call: NativeCall, _ kind: GradientKind, _ colors: Value, _ geometry: Gradient.Geometry
  ) throws -> Value {
    call.interpreter.host(kind.typeName, try paint(colors, geometry, in: call.context))
  }

  /// A gradient of another gradient's stops, of stops, or of colours.
  private static func paint(
    _ first: Value, _ geometry: Gradient.Geometry, in context: SceneContext
  ) throws -> Paint {
    if let other: Paint = first.asHost() {
      guard case .gradient(let gradient) = other.style else { return other }
      return Paint(.gradient(Gradient(gradient.stops, geometry)))
    }
    let elements = try first.requireArray()
    let colors = try elements.map { try Color(scene: $0.stored("color") ?? $0, in: context) }
    guard let known = elements.first, known.stored("location") != nil else {
      return Paint(.gradient(Gradient(colors: colors, geometry)))
    }
    let stops = try zip(colors, elements).map { color, element in
      Gradient.Stop(color, at: try element.number("location"))
    }
    return Paint(.gradient(Gradient(stops, geometry)))
  }

  /// Translucent, lighter or darker by the appearance; how much isn't published.
  private static let material = Color.opacity(
    .adaptive(light: .system(.systemGray6), dark: .system(.systemGray5)), 0.8)

  private static func style(_ name: String, _ style: ShapeStyle?) -> NativeMember {
    NativeMember("static var \(name): AnyShapeStyle { get }") { call in
      call.interpreter.host("AnyShapeStyle", Paint(style))
    }
  }
}
