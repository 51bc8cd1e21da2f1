import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  static let paths = NativeLibrary(
    name: "Paths",
    types: [
      NativeType(
        "struct Path: Shape, Equatable, CustomStringConvertible",
        members: [
          NativeMember("init()") { $0.interpreter.host("Path", PathValue()) },
          NativeMember("init(_ rect: CGRect)") { (call, rect: Rect) in
            call.path(.rectangle, in: rect)
          },
          NativeMember("init(ellipseIn rect: CGRect)") { (call, rect: Rect) in
            call.path(.ellipse, in: rect)
          },
          NativeMember(
            "init(roundedRect rect: CGRect, cornerRadius: CGFloat, "
              + "style: RoundedCornerStyle = .continuous)"
          ) { (call, rect: Rect, cornerRadius: Double, style: RoundedCornerStyle) in
            call.path(.roundedRectangle(cornerRadius: cornerRadius, style), in: rect)
          },
          NativeMember("init(roundedRect rect: CGRect, cornerSize: CGSize)") {
            (call, rect: Rect, cornerSize: Size) in
            call.path(.roundedRectangle(cornerSize: cornerSize), in: rect)
          },
          NativeMember(
            "init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, "
              + "style: RoundedCornerStyle = .continuous)"
          ) { (call, rect: Rect, radii: CornerRadii, style: RoundedCornerStyle) in
            call.path(.unevenRoundedRectangle(radii.styled(style)), in: rect)
          },
          NativeMember("init(_ callback: (inout Path) -> Void)") { (call, callback: Closure) in
            var path = PathValue()
            path.source = call.source
            var arguments = [Interpreter.Argument(nil, call.interpreter.host("Path", path))]
            _ = try call.interpreter.call(callback.value, arguments: &arguments)
            return arguments[0].value
          },
          changing("mutating func move(to end: CGPoint)") { (path: inout PathValue, end: Point) in
            path.move(to: end)
          },
          changing("mutating func addLine(to end: CGPoint)") {
            (path: inout PathValue, end: Point) in
            path.addLine(to: end)
          },
          changing("mutating func addLines(_ lines: [CGPoint])") {
            (path: inout PathValue, lines: [Point]) in
            for (index, point) in lines.enumerated() {
              if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
          },
          changing("mutating func addQuadCurve(to end: CGPoint, control: CGPoint)") {
            (path: inout PathValue, end: Point, control: Point) in
            path.addQuadCurve(to: end, control: control)
          },
          changing(
            "mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)"
          ) { (path: inout PathValue, end: Point, control1: Point, control2: Point) in
            path.addCurve(to: end, control1: control1, control2: control2)
          },
          changing(
            "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, "
              + "endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)"
          ) {
            (
              path: inout PathValue, center: Point, radius: Double, start: Angle, end: Angle,
              clockwise: Bool, transform: Affine
            ) in
            path.add(transform) {
              $0.addArc(
                center: center, radius: radius, from: start.radians, to: end.radians,
                clockwise: clockwise)
            }
          },
          changing(
            "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, "
              + "delta: Angle, transform: CGAffineTransform = .identity)"
          ) {
            (
              path: inout PathValue, center: Point, radius: Double, start: Angle, delta: Angle,
              transform: Affine
            ) in
            path.add(transform) {
              $0.addArc(center: center, radius: radius, from: start.radians, by: delta.radians)
            }
          },
          changing(
            "mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, "
              + "transform: CGAffineTransform = .identity)"
          ) { (path: inout PathValue, corner: Point, end: Point, radius: Double, turn: Affine) in
            path.addArc(corner: corner, to: end, radius: radius, turn)
          },
          changing(
            "mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)"
          ) { (path: inout PathValue, rect: Rect, transform: Affine) in
            path.add(.rectangle, in: rect, transform)
          },
          changing(
            "mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity)"
          ) { (path: inout PathValue, rects: [Rect], transform: Affine) in
            for rect in rects { path.add(.rectangle, in: rect, transform) }
          },
          changing(
            "mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity)"
          ) { (path: inout PathValue, rect: Rect, transform: Affine) in
            path.add(.ellipse, in: rect, transform)
          },
          changing(
            "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, "
              + "style: RoundedCornerStyle = .continuous, "
              + "transform: CGAffineTransform = .identity)"
          ) {
            (
              path: inout PathValue, rect: Rect, corner: Size, style: RoundedCornerStyle,
              transform: Affine
            ) in
            path.add(.roundedRectangle(cornerSize: corner, style), in: rect, transform)
          },
          changing(
            "mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, "
              + "style: RoundedCornerStyle = .continuous, "
              + "transform: CGAffineTransform = .identity)"
          ) {
            (
              path: inout PathValue, rect: Rect, radii: CornerRadii, style: RoundedCornerStyle,
              transform: Affine
            ) in
            path.add(.unevenRoundedRectangle(radii.styled(style)), in: rect, transform)
          },
          changing(
            "mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity)"
          ) { (path: inout PathValue, other: PathValue, transform: Affine) in
            path.add(transform) { $0.add(other) }
          },
          NativeMember("mutating func closeSubpath()") { call in
            try call.changePath { $0.close() }
          },
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
          NativeMember("func applying(_ transform: CGAffineTransform) -> Path") {
            (call, transform: Affine) in
            let path: PathValue = try call.receiver()
            return try call.value(of: path.changed(by: transform))
          },
          NativeMember("func offsetBy(dx: CGFloat, dy: CGFloat) -> Path") {
            (call, dx: Double, dy: Double) in
            let path: PathValue = try call.receiver()
            return try call.value(of: path.changed(by: Affine(tx: dx, ty: dy)))
          },
          NativeMember("func trimmedPath(from: CGFloat, to: CGFloat) -> Path") {
            (call, from: Double, to: Double) in
            var path: PathValue = try call.receiver()
            path.draw(path.path.trimmed(from: from, to: to))
            return try call.value(of: path)
          },
          NativeMember("func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool") {
            (call, point: Point, eoFill: Bool) in
            .bool(try call.receiver(as: PathValue.self).path.contains(point, isEvenOdd: eoFill))
          },
          NativeMember("func normalized(eoFill: Bool = true) -> Path") {
            (call, eoFill: Bool) in
            var path: PathValue = try call.receiver()
            path.path.isEvenOdd = eoFill
            return call.interpreter.host("Path", path)
          },
          NativeMember("var description: String { get }") { call in
            .string(try call.receiver(as: PathValue.self).elements.description)
          },
          NativeMember("private var steps: [(kind: String, points: [CGPoint])] { get }") { call in
            let steps = try call.receiver(as: PathValue.self).elements.steps
            return .array(
              ArrayBox(
                try steps.map { step in
                  let (points, kind) = step.parts
                  let given = ArrayBox(try points.map { try call.give($0) })
                  return .tuple(
                    [.string(kind.rawValue), .array(given)], labels: ["kind", "points"])
                }))
          },
          NativeMember("func strokedPath(_ style: StrokeStyle) -> Path") {
            (call, style: Value) in
            var path: PathValue = try call.receiver()
            let style = try StrokeStyle(written: style)
            // Each dash has its own ends.
            try call.spend(
              path.length * PathValue.pointsOfStrokes, of: MemoryLayout<Point>.stride)
            path.draw(path.path.stroked(style))
            return try call.value(of: path)
          },
        ],
        isEqual: { lhs, rhs in
          lhs.asHost(PathValue.self)?.path == rhs.asHost(PathValue.self)?.path
        })
    ])

  private static func changing<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String,
    _ change: @escaping @Sendable (inout PathValue, First, repeat each Next) -> Void
  ) -> NativeMember {
    NativeMember(
      signature,
      changing: { (call: inout NativeCall, first: First, next: repeat each Next) in
        try call.changePath { change(&$0, first, repeat each next) }
      })
  }
}

extension NativeCall {
  /// An outline in a rectangle as a path.
  fileprivate func path(_ outline: Drawing.Outline, in rect: Rect) -> Value {
    var path = PathValue()
    path.source = source
    path.add(outline, in: rect)
    return interpreter.host("Path", path)
  }

  fileprivate mutating func changePath(_ change: (inout PathValue) -> Void) throws -> Value {
    var path: PathValue = try receiver()
    // Only one owner while it changes, or each change would copy it.
    receiver = nil
    change(&path)
    receiver = try value(of: path)
    return .void
  }

  /// A path as a value, unless it has become too long: one that is added to itself is twice as long
  /// each time.
  fileprivate func value(of path: PathValue) throws -> Value {
    guard path.length <= PathValue.lengthLimit else {
      throw ScriptFailure.trap(
        "a path has more than \(PathValue.lengthLimit) points", identifier: .pathLength)
    }
    return interpreter.host("Path", path)
  }
}
