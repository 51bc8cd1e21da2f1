import Foundation
import LayoutSolver
import SwiftInterpreter

/// A shape before and after it is given a fill or a stroke.
struct ShapeValue: ViewRepresentation, SceneConvertible {
  var shape: Shape
  var source: SourceRange?

  init(_ name: String, _ outline: Drawing.Outline, source: SourceRange?) {
    shape = Shape(name: name, outline: outline, drawing: .fill(outline, nil))
    self.source = source
  }

  init(path: PathValue) {
    self.init("Path", .path, source: path.source)
    shape.path = { [path = path.path] rect in
      path.applying(Affine(tx: rect.minX, ty: rect.minY))
    }
  }

  /// A shape of the scene's own, which may say itself how large it wants to be.
  package init(scene value: Value, in context: SceneContext) throws {
    if let known: ShapeValue = value.asHost() {
      self = known
      return
    }
    if let path: PathValue = value.asHost() {
      self.init(path: path)
      return
    }
    let interpreter = context.interpreter
    guard interpreter.value(value, is: "Shape") else {
      throw ScriptFailure.trap(
        "type '\(interpreter.typeName(of: value))' cannot conform to 'Shape'",
        identifier: "type-mismatch")
    }
    self.init(interpreter.typeName(of: value), .path, source: nil)
    shape.path = { rect in
      context.guarded(ShapePath()) {
        var receiver = value
        var arguments = [Interpreter.Argument("in", try rect.sceneValue(in: context))]
        let made = try interpreter.callMethod("path", on: &receiver, arguments: &arguments)
        let path: PathValue? = made.asHost()
        return path?.path ?? ShapePath()
      }
    }
    guard let type = value.nominalType, interpreter.declaresMethod("sizeThatFits", in: type) else {
      return
    }
    shape.sizeThatFits = { proposal in
      context.guarded(proposal.replacingUnspecifiedDimensions()) {
        var receiver = value
        var arguments = [Interpreter.Argument(nil, try proposal.sceneValue(in: context))]
        let size = try interpreter.callMethod(
          "sizeThatFits", on: &receiver, arguments: &arguments)
        return try Size(scene: size, in: context)
      }
    }
  }

  func makeView(in context: SceneContext) -> View { View(.leaf(.shape(shape)), source: source) }

  func filled(_ paint: Paint) -> ShapeValue {
    var value = self
    value.shape.drawing = .fill(shape.outline, paint.style)
    return value
  }

  /// - Parameter style: A `FillStyle`, which may say that lines around lines leave a hole.
  func following(_ style: Value) -> ShapeValue {
    guard style.stored("isEOFilled")?.asBool == true else { return self }
    return drawing { path, rect in
      var path = path(rect)
      path.isEvenOdd = true
      return path
    }
  }

  func stroked(_ paint: Paint, _ style: StrokeStyle) -> ShapeValue {
    var value = self
    value.shape.drawing = .stroke(shape.outline, paint.style, style)
    return value
  }

  /// Draws another path in the same space; layout stays as it is.
  func drawing(_ change: @escaping (_ path: (Rect) -> ShapePath, Rect) -> ShapePath) -> ShapeValue {
    var value = self
    value.shape.path = { [shape] rect in change(shape.path(in:), rect) }
    return value
  }

  func inset(by amount: Double) -> ShapeValue {
    guard amount != 0 else { return self }
    var value = self
    if case .roundedRectangle(let radius) = shape.outline {
      value.shape.outline = .roundedRectangle(cornerRadius: max(radius - amount, 0))
    }
    return value.drawing { path, rect in
      path(
        Rect(
          x: rect.minX + amount, y: rect.minY + amount, width: max(rect.width - 2 * amount, 0),
          height: max(rect.height - 2 * amount, 0)))
    }
  }

  /// A stroke inside of the outline, half its width away from it.
  func bordered(_ paint: Paint, _ style: StrokeStyle) -> ShapeValue {
    inset(by: style.lineWidth / 2).stroked(paint, style)
  }

  /// Turned, scaled or moved about a point of its rectangle.
  func moved(x: Double, y: Double) -> ShapeValue {
    drawing { path, rect in path(rect).applying(Affine(tx: x, ty: y)) }
  }

  func transformed(
    a: Double, b: Double, c: Double, d: Double, anchor: UnitPoint = .topLeading
  ) -> ShapeValue {
    drawing { path, rect in
      let x = rect.minX + anchor.x * rect.width
      let y = rect.minY + anchor.y * rect.height
      return path(rect).applying(
        Affine(a: a, b: b, c: c, d: d, tx: x - a * x - c * y, ty: y - b * x - d * y))
    }
  }
}

/// What a shape's fills and strokes make of it.
private struct PaintedShape: ViewRepresentation {
  /// The shape itself, for those that follow.
  let shape: ShapeValue
  var view: View

  func makeView(in context: SceneContext) -> View { view }
}

extension StrokeStyle: SceneConvertible {
  package init(scene value: Value, in context: SceneContext) throws {
    let dash = try value.stored("dash")?.requireArray().map { try $0.requireDouble() }
    self.init(
      lineWidth: try value.number("lineWidth"), dash: dash ?? [],
      dashPhase: try value.number("dashPhase"))
  }
}

extension SwiftUILibrary {
  /// The built-in shapes, and how any shape is filled and stroked.
  static let shapes = NativeLibrary(
    name: "Shapes",
    types: [
      NativeType(named: "Shape"),
      NativeType("protocol InsettableShape: Shape"),
      shape("Rectangle", .rectangle), shape("Circle", .circle), shape("Ellipse", .ellipse),
      NativeType(
        "struct Capsule: InsettableShape",
        members: [
          NativeMember("init(style: RoundedCornerStyle = .continuous)") { call in
            call.interpreter.host(
              "Capsule", ShapeValue("Capsule", .capsule, source: call.source))
          },
          pathRow,
        ]),
      NativeType(
        "struct RoundedRectangle: InsettableShape",
        members: [
          rounded("init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)") {
            try $0(0)
          },
          rounded("init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)") {
            try ($0(0) as Size).width
          },
          pathRow,
        ]),
      NativeType(
        "struct ConcentricRectangle: InsettableShape",
        members: [
          "", "corners: Edge.Corner.Style, isUniform: Bool = false",
          ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]
            .map { "\($0)Corner: Edge.Corner.Style = .concentric" }.joined(separator: ", "),
        ].map { parameters in
          NativeMember("init(\(parameters))") { call in
            let radii = call.arguments.compactMap {
              $0?.stored("_radius")?.asDouble
            }
            return call.interpreter.host(
              "ConcentricRectangle",
              ShapeValue(
                "ConcentricRectangle", .roundedRectangle(cornerRadius: radii.max() ?? 0),
                source: call.source))
          }
        } + [pathRow]),
      NativeType(
        "struct UnevenRoundedRectangle: InsettableShape",
        members: [
          uneven(
            "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, "
              + "bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, "
              + "style: RoundedCornerStyle = .continuous)"
          ) { call in try (0..<4).map { try call($0) as Double } },
          uneven(
            "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)"
          ) { call in
            try ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"].map {
              try call.value(0).number($0)
            }
          },
          pathRow,
        ]),
      NativeType(
        "struct ContainerRelativeShape: InsettableShape",
        members: [
          NativeMember("init()") { call in
            call.interpreter.host(
              "ContainerRelativeShape",
              ShapeValue("ContainerRelativeShape", .rectangle, source: call.source))
          },
          pathRow,
        ]),
      NativeType(
        "struct AnyShape: Shape",
        members: [
          NativeMember("init<S: Shape>(_ shape: S)") { call in
            call.interpreter.host("AnyShape", try call(0) as ShapeValue)
          },
          pathRow,
        ]),
      NativeType("struct _DrawnShape: InsettableShape", members: [pathRow]),
      NativeType("protocol ShapeView: View"),
      NativeType("struct _PaintedShape: ShapeView"),
    ],
    extensions: [
      "Shape": [
        NativeMember("var body: some View { get }") { call in
          let shape: ShapeValue = try call.receiverAs()
          return call.interpreter.host("_DrawnShape", shape)
        },
        painted("func fill(style: FillStyle = FillStyle())") { shape, call in
          shape.following(try call.value(0))
        },
        painted("func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())", fill),
        painted(strokeSignature, stroke), painted(styledStrokeSignature, styledStroke),
        drawn("func stroke(lineWidth: CGFloat = 1) -> some Shape") { shape, call in
          shape.stroked(Paint(nil), StrokeStyle(lineWidth: try call(0)))
        },
        drawn("func stroke(style: StrokeStyle) -> some Shape") { shape, call in
          shape.stroked(Paint(nil), try call(0))
        },
        drawn(
          "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape"
        ) { shape, call in
          let (start, end): (Double, Double) = (try call(0), try call(1))
          return shape.drawing { path, rect in path(rect).trimmed(from: start, to: end) }
        },
        drawn("func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape") {
          shape, call in
          let angle = try call.value(0).number("radians")
          return shape.transformed(
            a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), anchor: try call(1))
        },
        drawn("func size(_ size: CGSize) -> some Shape") { shape, call in
          sized(shape, try call(0))
        },
        drawn("func size(width: CGFloat, height: CGFloat) -> some Shape") { shape, call in
          sized(shape, Size(width: try call(0), height: try call(1)))
        },
        drawn("func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape") {
          shape, call in
          let scale: Double = try call(0)
          return shape.transformed(a: scale, b: 0, c: 0, d: scale, anchor: try call(1))
        },
        drawn(
          "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape"
        ) { shape, call in
          shape.transformed(a: try call(0), b: 0, c: 0, d: try call(1), anchor: try call(2))
        },
        drawn("func offset(_ offset: CGSize) -> some Shape") { shape, call in
          let offset: Size = try call(0)
          return shape.moved(x: offset.width, y: offset.height)
        },
        drawn("func offset(_ offset: CGPoint) -> some Shape") { shape, call in
          let offset: Point = try call(0)
          return shape.moved(x: offset.x, y: offset.y)
        },
        drawn("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape") { shape, call in
          shape.moved(x: try call(0), y: try call(1))
        },
        drawn("func transform(_ transform: CGAffineTransform) -> some Shape") { shape, call in
          let transform = try call.transform(0)
          return shape.drawing { path, rect in path(rect).applying(transform) }
        },
      ],
      "InsettableShape": [
        painted(borderSignature, border), painted(styledBorderSignature, styledBorder),
        painted("func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)") {
          shape, call in shape.bordered(Paint(nil), StrokeStyle(lineWidth: try call(0)))
        },
        painted("func strokeBorder(style: StrokeStyle, antialiased: Bool = true)") {
          shape, call in shape.bordered(Paint(nil), try call(0))
        },
        drawn("func inset(by amount: CGFloat) -> some InsettableShape") { shape, call in
          shape.inset(by: try call(0))
        },
      ],
      "ShapeView": [
        repainted("func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())", fill),
        repainted(strokeSignature, stroke), repainted(styledStrokeSignature, styledStroke),
        repainted(borderSignature, border), repainted(styledBorderSignature, styledBorder),
      ],
    ],
    sources: [Declarations.shapes])

  private static let pathRow = NativeMember("func path(in rect: CGRect) -> Path") { call in
    var path = PathValue()
    let shape: ShapeValue = try call.receiverAs()
    path.add(shape.shape, in: try call(0))
    return call.interpreter.host("Path", path)
  }

  /// Drawn in a rectangle of its own size at the corner of the one it is given.
  private static func sized(_ shape: ShapeValue, _ size: Size) -> ShapeValue {
    shape.drawing { path, rect in path(Rect(origin: rect.origin, size: size)) }
  }

  private static func shape(_ name: String, _ outline: Drawing.Outline) -> NativeType {
    NativeType(
      "struct \(name): InsettableShape",
      members: [
        NativeMember("init()") { call in
          call.interpreter.host(name, ShapeValue(name, outline, source: call.source))
        },
        pathRow,
      ])
  }

  private static func rounded(
    _ signature: String, _ radius: @escaping @Sendable (NativeCall) throws -> Double
  ) -> NativeMember {
    NativeMember(signature) { call in
      call.interpreter.host(
        "RoundedRectangle",
        ShapeValue(
          "RoundedRectangle", .roundedRectangle(cornerRadius: try radius(call)),
          source: call.source))
    }
  }

  /// Drawn with its largest radius on every corner.
  private static func uneven(
    _ signature: String, _ radii: @escaping @Sendable (NativeCall) throws -> [Double]
  ) -> NativeMember {
    NativeMember(signature) { call in
      call.interpreter.host(
        "UnevenRoundedRectangle",
        ShapeValue(
          "UnevenRoundedRectangle",
          .roundedRectangle(cornerRadius: try radii(call).max() ?? 0), source: call.source))
    }
  }

  private static func drawn(
    _ signature: String,
    _ change: @escaping @Sendable (ShapeValue, NativeCall) throws -> ShapeValue
  ) -> NativeMember {
    NativeMember(signature) { call in
      var shape: ShapeValue = try call.receiverAs()
      shape.source = shape.source ?? call.source
      return call.interpreter.host("_DrawnShape", try change(shape, call))
    }
  }

  // MARK: Fills and strokes

  private typealias Painting = @Sendable (ShapeValue, NativeCall) throws -> ShapeValue

  private static let strokeSignature =
    "func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)"
  private static let styledStrokeSignature =
    "func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)"
  private static let borderSignature =
    "func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, "
    + "antialiased: Bool = true)"
  private static let styledBorderSignature =
    "func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)"

  private static let fill: Painting = { shape, call in
    shape.filled(try call(0)).following(try call.value(1))
  }
  private static let stroke: Painting = { shape, call in
    shape.stroked(try call(0), StrokeStyle(lineWidth: try call(1)))
  }
  private static let styledStroke: Painting = { shape, call in
    shape.stroked(try call(0), try call(1))
  }
  private static let border: Painting = { shape, call in
    shape.bordered(try call(0), StrokeStyle(lineWidth: try call(1)))
  }
  private static let styledBorder: Painting = { shape, call in
    shape.bordered(try call(0), try call(1))
  }

  /// A shape with a fill or a stroke: a view that takes more of them, and no shape any more.
  private static func painted(_ signature: String, _ paint: @escaping Painting) -> NativeMember {
    NativeMember(signature + " -> some ShapeView") { call in
      var shape: ShapeValue = try call.receiverAs()
      shape.source = shape.source ?? call.source
      let painted = try paint(shape, call)
      return call.interpreter.host(
        "_PaintedShape",
        PaintedShape(shape: shape, view: painted.makeView(in: call.context)))
    }
  }

  /// One more fill or stroke, in front of those that are there.
  private static func repainted(_ signature: String, _ paint: @escaping Painting) -> NativeMember {
    NativeMember(signature + " -> some ShapeView") { call in
      var painted: PaintedShape = try call.receiver(as: PaintedShape.self)
      let front = try paint(painted.shape, call).makeView(in: call.context)
      painted.view = painted.view.modified(.overlay(front, alignment: .center))
      return call.interpreter.host("_PaintedShape", painted)
    }
  }
}
