import LayoutSolver
import SwiftInterpreter

/// A path: what is drawn, and the rectangle around its points, controls included.
struct PathValue: ViewRepresentation {
  var path = ShapePath()
  var bounds: Rect?
  var source: SourceRange?

  mutating func include(_ points: Point...) {
    for point in points {
      guard let old = bounds else {
        bounds = Rect(origin: point, size: .zero)
        continue
      }
      let (minX, minY) = (min(old.minX, point.x), min(old.minY, point.y))
      bounds = Rect(
        x: minX, y: minY, width: max(old.maxX, point.x) - minX,
        height: max(old.maxY, point.y) - minY)
    }
  }

  mutating func include(_ rect: Rect) {
    include(Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY))
  }

  /// A built-in shape's outline.
  mutating func add(_ outline: Drawing.Outline, in rect: Rect) {
    add(.area(outline), in: rect)
  }

  mutating func add(_ shape: Shape, in rect: Rect) {
    include(rect)
    path.add(shape.path(in: rect))
  }

  /// An arc between two angles in radians; `clockwise` is meant for an upward y axis, so on the
  /// screen it is the other way round.
  mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool
  ) {
    var delta = end - start
    if abs(delta) < 2 * .pi {
      if clockwise && delta > 0 { delta -= 2 * .pi }
      if !clockwise && delta < 0 { delta += 2 * .pi }
    }
    addArc(center: center, radius: radius, from: start, by: delta)
  }

  mutating func addArc(center: Point, radius: Double, from start: Double, by delta: Double) {
    include(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    path.addArc(center: center, radius: radius, from: start, by: delta)
  }

  /// Rounds the corner at `corner` on the way to `end`; the arc is drawn as a curve near to it.
  mutating func addArc(corner: Point, to end: Point, radius: Double) {
    include(corner, end)
    guard let start = path.current else { return path.move(to: corner) }
    let (before, after) = (corner.direction(to: start), corner.direction(to: end))
    let cosine = before.x * after.x + before.y * after.y
    // Half the angle's tangent, from its cosine.
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    guard tangent.isFinite, tangent > 0 else { return path.addLine(to: corner) }
    let reach = radius / tangent
    path.addLine(to: Point(x: corner.x + before.x * reach, y: corner.y + before.y * reach))
    path.addQuadCurve(
      to: Point(x: corner.x + after.x * reach, y: corner.y + after.y * reach), control: corner)
  }

  /// Transformed, the rectangle around it too.
  func changed(by transform: Affine) -> PathValue {
    var result = self
    result.path = path.applying(transform)
    if let bounds {
      result.bounds = nil
      for point in ShapePath(.rectangle, in: bounds).applying(transform).lines.joined() {
        result.include(point)
      }
    }
    return result
  }

  func makeView(in context: SceneContext) -> View {
    ShapeValue(path: self).makeView(in: context)
  }
}

extension Point {
  /// A unit long; zero where both are one point.
  fileprivate func direction(to other: Point) -> Point {
    let (x, y) = (other.x - self.x, other.y - self.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point(x: x / length, y: y / length) : .zero
  }
}

extension SwiftUILibrary {
  static let paths = NativeLibrary(
    name: "Paths",
    types: [
      NativeType(
        "struct Path: Shape, Equatable",
        members: [
          NativeMember("init()") { $0.interpreter.host("Path", PathValue()) },
          around("init(_ rect: CGRect)") { _ in .rectangle },
          around("init(ellipseIn rect: CGRect)") { _ in .ellipse },
          around(
            "init(roundedRect rect: CGRect, cornerRadius: CGFloat, "
              + "style: RoundedCornerStyle = .continuous)"
          ) { .roundedRectangle(cornerRadius: try $0(1)) },
          around("init(roundedRect rect: CGRect, cornerSize: CGSize)") {
            .roundedRectangle(cornerRadius: (try $0(1) as Size).width)
          },
          NativeMember("init(_ callback: (inout Path) -> Void)") { call in
            var path = PathValue()
            path.source = call.source
            var arguments = [Interpreter.Argument(nil, call.interpreter.host("Path", path))]
            _ = try call.interpreter.call(call.value(0), arguments: &arguments)
            return arguments[0].value
          },
          changing("mutating func move(to end: CGPoint)") { path, call in
            let end: Point = try call(0)
            path.include(end)
            path.path.move(to: end)
          },
          changing("mutating func addLine(to end: CGPoint)") { path, call in
            let end: Point = try call(0)
            path.include(end)
            path.path.addLine(to: end)
          },
          changing("mutating func addLines(_ lines: [CGPoint])") { path, call in
            for (index, value) in try call.array(0).enumerated() {
              let point = try Point(scene: value, in: call.context)
              path.include(point)
              if index == 0 { path.path.move(to: point) } else { path.path.addLine(to: point) }
            }
          },
          changing("mutating func addQuadCurve(to end: CGPoint, control: CGPoint)") {
            path, call in
            let (end, control): (Point, Point) = (try call(0), try call(1))
            path.include(control, end)
            path.path.addQuadCurve(to: end, control: control)
          },
          changing(
            "mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)"
          ) { path, call in
            let (end, control1, control2): (Point, Point, Point) = (
              try call(0), try call(1), try call(2)
            )
            path.include(control1, control2, end)
            path.path.addCurve(to: end, control1: control1, control2: control2)
          },
          changing(
            "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, "
              + "endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)"
          ) { path, call in
            path.addArc(
              center: try call(0), radius: try call(1), from: try call.value(2).number("radians"),
              to: try call.value(3).number("radians"), clockwise: try call(4))
          },
          changing(
            "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, "
              + "delta: Angle, transform: CGAffineTransform = .identity)"
          ) { path, call in
            path.addArc(
              center: try call(0), radius: try call(1), from: try call.value(2).number("radians"),
              by: try call.value(3).number("radians"))
          },
          changing(
            "mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)"
          ) { path, call in
            path.addArc(corner: try call(0), to: try call(1), radius: try call(2))
          },
          changing(
            "mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)"
          ) { path, call in path.add(.rectangle, in: try call(0)) },
          changing("mutating func addRects(_ rects: [CGRect])") { path, call in
            for rect in try call.array(0) {
              path.add(.rectangle, in: try Rect(scene: rect, in: call.context))
            }
          },
          changing("mutating func addEllipse(in rect: CGRect)") { path, call in
            path.add(.ellipse, in: try call(0))
          },
          changing(
            "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, "
              + "style: RoundedCornerStyle = .continuous)"
          ) { path, call in
            let corner: Size = try call(1)
            path.add(.roundedRectangle(cornerRadius: corner.width), in: try call(0))
          },
          changing("mutating func addPath(_ path: Path)") { path, call in
            let other: PathValue = try call.host(0)
            if let bounds = other.bounds { path.include(bounds) }
            path.path.add(other.path)
          },
          changing("mutating func closeSubpath()") { path, _ in path.path.close() },
          NativeMember("var boundingRect: CGRect { get }") { call in
            try call.give(call.receiver(as: PathValue.self).bounds ?? .zero)
          },
          NativeMember("var isEmpty: Bool { get }") { call in
            .bool(try call.receiver(as: PathValue.self).bounds == nil)
          },
          NativeMember("var currentPoint: CGPoint? { get }") { call in
            .optional(try call.receiver(as: PathValue.self).path.current.map { try call.give($0) })
          },
          NativeMember("func path(in rect: CGRect) -> Path") { $0.receiver ?? .void },
          NativeMember("func applying(_ transform: CGAffineTransform) -> Path") { call in
            let path: PathValue = try call.receiver()
            return call.interpreter.host("Path", path.changed(by: try call.transform(0)))
          },
          NativeMember("func offsetBy(dx: CGFloat, dy: CGFloat) -> Path") { call in
            let path: PathValue = try call.receiver()
            return call.interpreter.host(
              "Path", path.changed(by: Affine(tx: try call(0), ty: try call(1))))
          },
          NativeMember("func trimmedPath(from: CGFloat, to: CGFloat) -> Path") { call in
            var path: PathValue = try call.receiver()
            path.path = path.path.trimmed(from: try call(0), to: try call(1))
            return call.interpreter.host("Path", path)
          },
          NativeMember("func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool") { call in
            .bool(try call.receiver(as: PathValue.self).path.contains(try call(0) as Point))
          },
          NativeMember("func normalized(eoFill: Bool = true) -> Path") { call in
            var path: PathValue = try call.receiver()
            path.path.isEvenOdd = try call(0)
            return call.interpreter.host("Path", path)
          },
          NativeMember("func strokedPath(_ style: StrokeStyle) -> Path") { call in
            var path: PathValue = try call.receiver()
            let isRound = try call.value(0).stored("lineCap")?.caseName == "round"
            path.path = path.path.stroked(try call(0), isRound: isRound)
            for point in path.path.lines.joined() { path.include(point) }
            return call.interpreter.host("Path", path)
          },
        ])
    ])

  private static func around(
    _ signature: String,
    _ outline: @escaping @Sendable (NativeCall) throws -> Drawing.Outline
  ) -> NativeMember {
    NativeMember(signature) { call in
      var path = PathValue()
      path.source = call.source
      path.add(try outline(call), in: try call(0))
      return call.interpreter.host("Path", path)
    }
  }

  private static func changing(
    _ signature: String, _ change: @escaping @Sendable (inout PathValue, NativeCall) throws -> Void
  ) -> NativeMember {
    NativeMember(signature) { call in
      var path: PathValue = try call.receiver()
      // Nobody else holds it while it changes, or each change would copy all that is in it.
      call.receiver = nil
      defer { call.receiver = call.interpreter.host("Path", path) }
      try change(&path, call)
      return .void
    }
  }
}
