class CGPath: Hashable {
  var path: Path
  init(path: Path) { self.path = path }
  convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(path: Path(rect))
  }
  convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(path: Path(ellipseIn: rect))
  }
  convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) { self.init(path: Path(roundedRect: rect, cornerRadius: cornerWidth)) }
  var boundingBox: CGRect { path.boundingRect }
  var boundingBoxOfPath: CGRect { path.boundingRect }
  var currentPoint: CGPoint { path.currentPoint ?? .zero }
  var isEmpty: Bool { path.isEmpty }
  static func == (a: CGPath, b: CGPath) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
class CGMutablePath: CGPath {
  init() { super.init(path: Path()) }
  func move(to point: CGPoint) { path.move(to: point) }
  func addLine(to point: CGPoint) { path.addLine(to: point) }
  func addLines(between points: [CGPoint]) { path.addLines(points) }
  func addRect(_ rect: CGRect) { path.addRect(rect) }
  func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
  }
  func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  func addPath(_ other: CGPath) { path.addPath(other.path) }
  func closeSubpath() { path.closeSubpath() }
}
struct UIRectCorner: OptionSet, Hashable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let topLeft = UIRectCorner(rawValue: 1)
  static let topRight = UIRectCorner(rawValue: 2)
  static let bottomLeft = UIRectCorner(rawValue: 4)
  static let bottomRight = UIRectCorner(rawValue: 8)
  static let allCorners = UIRectCorner(rawValue: 15)
}
class UIBezierPath: NSObject {
  private var path: Path
  var lineWidth: CGFloat = 1
  var lineCapStyle: CGLineCap = .butt
  var lineJoinStyle: CGLineJoin = .miter
  var usesEvenOddFillRule = false
  override init() { path = Path() }
  init(rect: CGRect) { path = Path(rect) }
  init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  init(cgPath: CGPath) { path = cgPath.path }
  init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    path = Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      let turns: [(corner: UIRectCorner, at: CGPoint, to: CGPoint)] = [
        (
          .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY)
        ),
        (
          .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.midX, y: rect.maxY)
        ),
        (
          .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.midY)
        ),
        (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.midX, y: rect.minY)),
      ]
      for turn in turns {
        if corners.contains(turn.corner), radius > 0 {
          path.addArc(tangent1End: turn.at, tangent2End: turn.to, radius: radius)
        } else {
          path.addLine(to: turn.at)
        }
      }
      path.closeSubpath()
    }
  }
  init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path { path in
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle),
        endAngle: .radians(endAngle), clockwise: !clockwise)
    }
  }
  var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }
  var bounds: CGRect { path.boundingRect }
  var isEmpty: Bool { path.isEmpty }
  var currentPoint: CGPoint { path.currentPoint ?? .zero }
  func move(to point: CGPoint) { path.move(to: point) }
  func addLine(to point: CGPoint) { path.addLine(to: point) }
  func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  func append(_ other: UIBezierPath) { path.addPath(other.path) }
  func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  func close() { path.closeSubpath() }
}
typealias NSBezierPath = UIBezierPath
