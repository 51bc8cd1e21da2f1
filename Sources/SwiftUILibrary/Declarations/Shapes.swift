protocol Shape: View {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

enum RoundedCornerStyle: Hashable { case circular, continuous }
extension Edge {
  struct Corner {
    /// A corner's radius; of a concentric one the least.
    struct Style: Hashable {
      let _radius: CGFloat
      let _isFixed: Bool
      static let concentric = Style(_radius: 0, _isFixed: false)
      static func concentric(minimum: Style) -> Style {
        Style(_radius: minimum._radius, _isFixed: false)
      }
      static func fixed(_ radius: CGFloat) -> Style { Style(_radius: radius, _isFixed: true) }
    }
  }
}
/// As wide as a bordered button's label needs; its corner radius isn't published.
extension Shape where Self == Capsule {
  static var buttonBorder: Capsule { Capsule() }
}
extension Shape where Self == ConcentricRectangle {
  static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
enum CGLineCap: Int { case butt, round, square }
enum CGLineJoin: Int { case miter, round, bevel }
struct FillStyle: Equatable {
  var isEOFilled: Bool
  var isAntialiased: Bool
  init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
struct StrokeStyle: Equatable {
  var lineWidth: CGFloat
  var lineCap: CGLineCap
  var lineJoin: CGLineJoin
  var miterLimit: CGFloat
  var dash: [CGFloat]
  var dashPhase: CGFloat
  init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
struct RectangleCornerRadii: Hashable {
  var topLeading: CGFloat
  var bottomLeading: CGFloat
  var bottomTrailing: CGFloat
  var topTrailing: CGFloat
  init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
extension Shape where Self == Rectangle {
  static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  static var capsule: Capsule { Capsule() }
}
extension Shape where Self == ContainerRelativeShape {
  static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == RoundedRectangle {
  static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
  static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
  static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
  static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

struct RotatedShape<Content: Shape>: Shape {
  var shape: Content
  var angle: Angle
  var anchor: UnitPoint
  init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  func path(in rect: CGRect) -> Path { shape.rotation(angle, anchor: anchor).path(in: rect) }
}
struct ScaledShape<Content: Shape>: Shape {
  var shape: Content
  var scale: CGSize
  var anchor: UnitPoint
  init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  func path(in rect: CGRect) -> Path {
    shape.scale(x: scale.width, y: scale.height, anchor: anchor).path(in: rect)
  }
}
struct OffsetShape<Content: Shape>: Shape {
  var shape: Content
  var offset: CGSize
  func path(in rect: CGRect) -> Path { shape.offset(offset).path(in: rect) }
}
extension Path {
  enum Element: Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  func forEach(_ body: (Element) -> Void) {
    for (kind, points) in steps {
      switch kind {
      case "move": body(.move(to: points[0]))
      case "line": body(.line(to: points[0]))
      case "quadCurve": body(.quadCurve(to: points[1], control: points[0]))
      case "curve":
        body(.curve(to: points[2], control1: points[0], control2: points[1]))
      default: body(.closeSubpath)
      }
    }
  }
}
