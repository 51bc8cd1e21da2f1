import LayoutSolver
import SwiftInterpreter

/// A path as far as layout and drawing here need it: the rectangle around its points.
struct PathValue: ViewRepresentation {
  var bounds: Rect?
  var current: Point?
  var source: SourceRange?

  mutating func include(_ point: Point) {
    current = point
    guard let old = bounds else {
      bounds = Rect(origin: point, size: .zero)
      return
    }
    let (minX, minY) = (min(old.minX, point.x), min(old.minY, point.y))
    bounds = Rect(
      x: minX, y: minY, width: max(old.maxX, point.x) - minX,
      height: max(old.maxY, point.y) - minY)
  }

  mutating func include(_ rect: Rect) {
    include(Point(x: rect.minX, y: rect.minY))
    include(Point(x: rect.maxX, y: rect.maxY))
  }

  func makeView(in context: SceneContext) -> View {
    ShapeValue("Path", .path, source: source).makeView(in: context)
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
          NativeMember("init(_ rect: CGRect)", body: around),
          NativeMember("init(ellipseIn rect: CGRect)", body: around),
          NativeMember(
            "init(roundedRect rect: CGRect, cornerRadius: CGFloat, "
              + "style: RoundedCornerStyle = .continuous)", body: around),
          NativeMember("init(roundedRect rect: CGRect, cornerSize: CGSize)", body: around),
          NativeMember("init(_ callback: (inout Path) -> Void)") { call in
            var path = PathValue()
            path.source = call.source
            var arguments = [Interpreter.Argument(nil, call.interpreter.host("Path", path))]
            _ = try call.interpreter.call(call.value(0), arguments: &arguments)
            return arguments[0].value
          },
          changing("mutating func move(to end: CGPoint)") { path, call in
            path.include(try call(0) as Point)
          },
          changing("mutating func addLine(to end: CGPoint)") { path, call in
            path.include(try call(0) as Point)
          },
          changing("mutating func addLines(_ lines: [CGPoint])") { path, call in
            for point in try call.array(0) {
              path.include(try Point(scene: point, in: call.context))
            }
          },
          changing("mutating func addQuadCurve(to end: CGPoint, control: CGPoint)") {
            path, call in
            path.include(try call(1) as Point)
            path.include(try call(0) as Point)
          },
          changing(
            "mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)"
          ) { path, call in
            path.include(try call(1) as Point)
            path.include(try call(2) as Point)
            path.include(try call(0) as Point)
          },
          changing(
            "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, "
              + "endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity)"
          ) { path, call in path.include(around: try call(0), radius: try call(1)) },
          changing(
            "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, "
              + "delta: Angle, transform: CGAffineTransform = .identity)"
          ) { path, call in path.include(around: try call(0), radius: try call(1)) },
          changing(
            "mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)"
          ) { path, call in
            path.include(try call(0) as Point)
            path.include(try call(1) as Point)
          },
          changing(
            "mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity)"
          ) { path, call in path.include(try call(0) as Rect) },
          changing("mutating func addRects(_ rects: [CGRect])") { path, call in
            for rect in try call.array(0) {
              path.include(try Rect(scene: rect, in: call.context))
            }
          },
          changing("mutating func addEllipse(in rect: CGRect)") { path, call in
            path.include(try call(0) as Rect)
          },
          changing(
            "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, "
              + "style: RoundedCornerStyle = .continuous)"
          ) { path, call in path.include(try call(0) as Rect) },
          changing("mutating func addPath(_ path: Path)") { path, call in
            let other: PathValue = try call.host(0)
            if let bounds = other.bounds { path.include(bounds) }
          },
          changing("mutating func closeSubpath()") { _, _ in },
          NativeMember("var boundingRect: CGRect { get }") { call in
            try call.give(call.receiver(as: PathValue.self).bounds ?? .zero)
          },
          NativeMember("var isEmpty: Bool { get }") { call in
            .bool(try call.receiver(as: PathValue.self).bounds == nil)
          },
          NativeMember("var currentPoint: CGPoint? { get }") { call in
            .optional(try call.receiver(as: PathValue.self).current.map { try call.give($0) })
          },
          NativeMember("func path(in rect: CGRect) -> Path") { $0.receiver ?? .void },
          NativeMember("func applying(_ transform: CGAffineTransform) -> Path") {
            $0.receiver ?? .void
          },
          NativeMember("func strokedPath(_ style: StrokeStyle) -> Path") { $0.receiver ?? .void },
        ])
    ])

  private static let around: NativeMember.Body = { call in
    var path = PathValue()
    path.source = call.source
    path.include(try call(0) as Rect)
    return call.interpreter.host("Path", path)
  }

  private static func changing(
    _ signature: String, _ change: @escaping @Sendable (inout PathValue, NativeCall) throws -> Void
  ) -> NativeMember {
    NativeMember(signature) { call in
      var path: PathValue = try call.receiver()
      try change(&path, call)
      call.receiver = call.interpreter.host("Path", path)
      return .void
    }
  }
}

extension PathValue {
  fileprivate mutating func include(around center: Point, radius: Double) {
    include(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
