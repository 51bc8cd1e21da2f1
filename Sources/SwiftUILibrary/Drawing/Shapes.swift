import Foundation
import LayoutSolver
import SwiftInterpreter

/// A shape before and after it gets a fill or a stroke.
struct ShapeValue: ViewRepresentation, SceneConvertible {
  static var declared: DeclaredTypes { .named("Shape") }

  var shape: Shape
  var source: SourceRange?

  init(_ name: String, _ outline: Drawing.Outline, source: SourceRange?) {
    shape = Shape(name: name, outline: outline, drawing: .fill(outline, nil))
    self.source = source
  }

  init(path: PathValue, in context: SceneContext) {
    self.init("Path", .path, source: path.source)
    shape.path = { [path = path.path] rect in
      context.drawn {
        try context.interpreter.charge(1 + path.pointCount / Self.pointsPerRound)
        guard rect.origin != .zero else { return path }
        return path.applying(Affine(tx: rect.minX, ty: rect.minY))
      }
    }
  }

  /// Points of a path that are drawn in about the time of a round.
  private static let pointsPerRound = 4

  /// A shape of the scene's own, which may have its own `sizeThatFits`.
  package init(scene value: Value, in context: SceneContext) throws {
    if let known: ShapeValue = value.asHost() {
      self = known
      return
    }
    if let path: PathValue = value.asHost() {
      self.init(path: path, in: context)
      return
    }
    let interpreter = context.interpreter
    if value.isForeign {
      self.init(interpreter.typeName(of: value), .rectangle, source: nil)
      return
    }
    guard interpreter.value(value, is: "Shape") else {
      throw ScriptFailure.trap(
        "type '\(interpreter.typeName(of: value))' cannot conform to 'Shape'",
        identifier: .typeMismatch)
    }
    self.init(interpreter.typeName(of: value), .path, source: nil)
    shape.path = { rect in
      context.drawn {
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

  /// - Parameter style: A `FillStyle`, which may be even-odd.
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

  /// Draws another path in the same space; layout is unchanged.
  func drawing(_ change: @escaping (_ path: (Rect) -> ShapePath, Rect) -> ShapePath) -> ShapeValue {
    var value = self
    value.shape.path = { [shape] rect in change(shape.path(in:), rect) }
    return value
  }

  func inset(by amount: Double) -> ShapeValue {
    guard amount != 0 else { return self }
    var value = self
    switch shape.outline {
    case .roundedRectangle(let corner, let style):
      value.shape.outline = .roundedRectangle(
        cornerSize: Size(
          width: max(corner.width - amount, 0), height: max(corner.height - amount, 0)), style)
    case .unevenRoundedRectangle(let radii):
      value.shape.outline = .unevenRoundedRectangle(radii.mapped { max($0 - amount, 0) })
    default: break
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

/// A shape with its fills and strokes.
struct PaintedShape: ViewRepresentation {
  /// The shape itself, for those that follow.
  let shape: ShapeValue
  let view: View

  func makeView(in context: SceneContext) -> View { view }
}

extension StrokeStyle: SceneConvertible {
  package static var declared: DeclaredTypes { .named("StrokeStyle") }

  package init(scene value: Value, in context: SceneContext) throws {
    try self.init(written: value)
    // Round and square ends reach half a width beyond each dash: dots are dashes without a length.
    guard !dash.isEmpty, cap != .butt else { return }
    cap = .butt
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    dash = pattern.enumerated().map { index, length in
      index % 2 == 0 ? length + lineWidth : max(length - lineWidth, 0)
    }
    dashPhase += lineWidth / 2
  }

  /// With dashes of the written lengths.
  init(written value: Value) throws {
    let dash = try value.stored("dash")?.requireArray().map { try $0.requireDouble() }
    self.init(
      lineWidth: try value.number("lineWidth"), miterLimit: try value.number("miterLimit"),
      dash: dash ?? [], dashPhase: try value.number("dashPhase"))
    cap =
      switch value.stored("lineCap")?.caseName {
      case "round": .round
      case "square": .square
      default: .butt
      }
    join =
      switch value.stored("lineJoin")?.caseName {
      case "round": .round
      case "bevel": .bevel
      default: .miter
      }
  }
}

extension CornerRadii: SceneConvertible {
  package static var declared: DeclaredTypes { .named("RectangleCornerRadii") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(
      topLeading: try value.number("topLeading"), bottomLeading: try value.number("bottomLeading"),
      bottomTrailing: try value.number("bottomTrailing"),
      topTrailing: try value.number("topTrailing"))
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
          NativeMember("init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)") {
            (call, radius: Double, style: RoundedCornerStyle) in
            rounded(call, Size(width: radius, height: radius), style)
          },
          NativeMember("init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)") {
            (call, cornerSize: Size, style: RoundedCornerStyle) in
            rounded(call, cornerSize, style)
          },
          pathRow,
        ]),
      NativeType(
        "struct ConcentricRectangle: InsettableShape",
        members: [
          NativeMember("init()") { concentric($0, []) },
          NativeMember("init(corners: Edge.Corner.Style, isUniform: Bool = false)") {
            (call, corners: CornerStyle, isUniform: Bool) in
            concentric(call, [corners, corners, corners, corners], isUniform: isUniform)
          },
          NativeMember(
            "init(topLeadingCorner: Edge.Corner.Style = .concentric, "
              + "topTrailingCorner: Edge.Corner.Style = .concentric, "
              + "bottomLeadingCorner: Edge.Corner.Style = .concentric, "
              + "bottomTrailingCorner: Edge.Corner.Style = .concentric)"
          ) { (call, a: CornerStyle, b: CornerStyle, c: CornerStyle, d: CornerStyle) in
            concentric(call, [a, c, d, b])
          },
          pathRow,
        ]),
      NativeType(
        "struct UnevenRoundedRectangle: InsettableShape",
        members: [
          NativeMember(
            "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, "
              + "bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, "
              + "style: RoundedCornerStyle = .continuous)"
          ) { (call, a: Double, b: Double, c: Double, d: Double, style: RoundedCornerStyle) in
            rounded(
              call, "UnevenRoundedRectangle",
              CornerRadii(
                topLeading: a, bottomLeading: b, bottomTrailing: c, topTrailing: d, style))
          },
          NativeMember(
            "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)"
          ) { (call, radii: CornerRadii, style: RoundedCornerStyle) in
            rounded(call, "UnevenRoundedRectangle", radii.styled(style))
          },
          pathRow,
        ]),
      NativeType(
        "struct ContainerRelativeShape: InsettableShape",
        members: [
          NativeMember("init()") { call in
            concentric(call, [], as: "ContainerRelativeShape")
          },
          pathRow,
        ]),
      NativeType(
        "struct AnyShape: Shape",
        members: [
          NativeMember("init<S: Shape>(_ shape: S)") { (call, shape: ShapeValue) in
            call.interpreter.host("AnyShape", shape)
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
        NativeMember("func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") {
          (call, proposal: ProposedViewSize) in
          let shape: ShapeValue = try call.receiverAs()
          return try call.give(shape.shape.answer(to: proposal))
        },
        painted("func fill(style: FillStyle = FillStyle())") { (shape, style: Value) in
          shape.following(style)
        },
        drawn("func stroke(lineWidth: CGFloat = 1) -> some Shape") { (shape, lineWidth: Double) in
          shape.stroked(Paint(nil), StrokeStyle(lineWidth: lineWidth))
        },
        drawn("func stroke(style: StrokeStyle) -> some Shape") { (shape, style: StrokeStyle) in
          shape.stroked(Paint(nil), style)
        },
        drawn(
          "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape"
        ) { (shape, start: Double, end: Double) in
          shape.drawing { path, rect in path(rect).trimmed(from: start, to: end) }
        },
        drawn("func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape") {
          (shape, angle: Angle, anchor: UnitPoint) in
          let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
          return shape.transformed(a: cosine, b: sine, c: -sine, d: cosine, anchor: anchor)
        },
        drawn("func size(_ size: CGSize) -> some Shape") { (shape, size: Size) in
          sized(shape, size)
        },
        drawn("func size(width: CGFloat, height: CGFloat) -> some Shape") {
          (shape, width: Double, height: Double) in
          sized(shape, Size(width: width, height: height))
        },
        drawn("func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape") {
          (shape, scale: Double, anchor: UnitPoint) in
          shape.transformed(a: scale, b: 0, c: 0, d: scale, anchor: anchor)
        },
        drawn(
          "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape"
        ) { (shape, x: Double, y: Double, anchor: UnitPoint) in
          shape.transformed(a: x, b: 0, c: 0, d: y, anchor: anchor)
        },
        drawn("func offset(_ offset: CGSize) -> some Shape") { (shape, offset: Size) in
          shape.moved(x: offset.width, y: offset.height)
        },
        drawn("func offset(_ offset: CGPoint) -> some Shape") { (shape, offset: Point) in
          shape.moved(x: offset.x, y: offset.y)
        },
        drawn("func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape") {
          (shape, x: Double, y: Double) in
          shape.moved(x: x, y: y)
        },
        drawn("func transform(_ transform: CGAffineTransform) -> some Shape") {
          (shape, transform: Affine) in
          shape.drawing { path, rect in path(rect).applying(transform) }
        },
      ] + paintings,
      "InsettableShape": [
        painted("func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)") {
          (shape, lineWidth: Double, _: Unused) in
          shape.bordered(Paint(nil), StrokeStyle(lineWidth: lineWidth))
        },
        painted("func strokeBorder(style: StrokeStyle, antialiased: Bool = true)") {
          (shape, style: StrokeStyle, _: Unused) in shape.bordered(Paint(nil), style)
        },
        drawn("func inset(by amount: CGFloat) -> some InsettableShape") { (shape, amount: Double) in
          shape.inset(by: amount)
        },
      ] + borders,
      "ShapeView": paintings + borders,
    ],
    sources: [Declarations.shapes])

  private static let pathRow = NativeMember("func path(in rect: CGRect) -> Path") {
    (call, rect: Rect) in
    var path = PathValue()
    let shape: ShapeValue = try call.receiverAs()
    path.add(shape.shape, in: rect)
    return call.interpreter.host("Path", path)
  }

  /// Drawn in a rectangle of its own size at the corner of the given one.
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
    _ call: NativeCall, _ cornerSize: Size, _ style: RoundedCornerStyle
  ) -> Value {
    let name = "RoundedRectangle"
    let outline = Drawing.Outline.roundedRectangle(cornerSize: cornerSize, style)
    return call.interpreter.host(name, ShapeValue(name, outline, source: call.source))
  }

  /// A shape whose corners follow its container's. One that is relative to a container shape
  /// doesn't know the display's.
  /// - Parameter corners: counterclockwise from the upper leading one; none if all are concentric.
  private static func concentric(
    _ call: NativeCall, _ corners: [CornerStyle], isUniform: Bool = false,
    as name: String = "ConcentricRectangle"
  ) -> Value {
    func radii(_ radius: KeyPath<CornerStyle, Double>, _ all: Double) -> CornerRadii {
      guard corners.count == 4 else { return CornerRadii(all) }
      return CornerRadii(
        topLeading: corners[0][keyPath: radius], bottomLeading: corners[1][keyPath: radius],
        bottomTrailing: corners[2][keyPath: radius], topTrailing: corners[3][keyPath: radius])
    }
    let outline = Drawing.Outline.concentric(
      ConcentricCorners(
        least: radii(\.least, 0), most: radii(\.most, .infinity), isUniform: isUniform,
        followsDisplay: name == "ConcentricRectangle"))
    return call.interpreter.host(name, ShapeValue(name, outline, source: call.source))
  }

  private static func rounded(_ call: NativeCall, _ name: String, _ radii: CornerRadii) -> Value {
    call.interpreter.host(
      name, ShapeValue(name, .unevenRoundedRectangle(radii), source: call.source))
  }

  private static func drawn<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String,
    _ change: @escaping @Sendable (ShapeValue, First, repeat each Next) -> ShapeValue
  ) -> NativeMember {
    NativeMember(signature) { (call, first: First, next: repeat each Next) in
      var shape: ShapeValue = try call.receiverAs()
      shape.source = shape.source ?? call.source
      return call.interpreter.host("_DrawnShape", change(shape, first, repeat each next))
    }
  }

  // MARK: Fills and strokes

  /// For a shape, and for a shape that has some already.
  private static let paintings =
    [
      painted("func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())") {
        (shape, content: Paint, style: Value) in shape.filled(content).following(style)
      }
    ] + lines("stroke") { $0.stroked($1, $2) }

  private static let borders = lines("strokeBorder") { $0.bordered($1, $2) }

  /// A line along the outline, by its width and a style.
  private static func lines(
    _ name: String,
    _ draw: @escaping @Sendable (ShapeValue, Paint, StrokeStyle) -> ShapeValue
  ) -> [NativeMember] {
    [
      painted(
        "func \(name)<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, "
          + "antialiased: Bool = true)"
      ) { (shape, content: Paint, lineWidth: Double, _: Unused) in
        draw(shape, content, StrokeStyle(lineWidth: lineWidth))
      },
      painted(
        "func \(name)<S: ShapeStyle>(_ content: S, style: StrokeStyle, "
          + "antialiased: Bool = true)"
      ) { (shape, content: Paint, style: StrokeStyle, _: Unused) in draw(shape, content, style) },
    ]
  }

  /// A shape with a fill or a stroke: a view that takes more of them, in front of the others, and
  /// isn't a shape any more.
  private static func painted<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String,
    _ paint: @escaping @Sendable (ShapeValue, First, repeat each Next) -> ShapeValue
  ) -> NativeMember {
    NativeMember(signature + " -> some ShapeView") {
      (call, first: First, next: repeat each Next) in
      let before: PaintedShape? = call.receiver?.asHost()
      var shape = try before?.shape ?? call.receiverAs()
      shape.source = shape.source ?? call.source
      let front = paint(shape, first, repeat each next).makeView(in: call.context)
      let view = before?.view.modified(.overlay(front, alignment: .center)) ?? front
      return call.interpreter.host("_PaintedShape", PaintedShape(shape: shape, view: view))
    }
  }
}

/// An `Edge.Corner.Style`: the radius of a fixed one, else the minimum of a concentric one.
private struct CornerStyle: NativeArgument {
  static var declared: DeclaredTypes { .named("Edge.Corner.Style") }
  let least: Double
  let most: Double

  init(argument: Value, of call: borrowing NativeCall) {
    least = argument.stored("_radius")?.asDouble ?? 0
    most = argument.stored("_isFixed")?.asBool == true ? least : .infinity
  }
}

extension RoundedCornerStyle: SceneEnumeration {
  static let sceneCases: [RoundedCornerStyle] = [.circular, .continuous]
  static let sceneTypeName = "RoundedCornerStyle"
}

extension CornerRadii {
  /// The same with corners of a style.
  func styled(_ style: RoundedCornerStyle) -> CornerRadii {
    var radii = self
    radii.style = style
    return radii
  }
}
