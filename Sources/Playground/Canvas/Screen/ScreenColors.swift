import Cells
import LayoutSolver
import Numbers
import Pixels

/// The scene's colours as ink: a system colour in the form its appearance asks for.
struct ScreenColors {
  /// Nil where nothing would be seen.
  static func ink(
    _ color: Color, in appearance: ColorAppearance, _ effects: InkEffects
  ) -> Raster.Ink? {
    ink(color.components(in: appearance) ?? unknown, in: appearance, effects)
  }

  static func ink(
    _ components: ColorComponents, in appearance: ColorAppearance, _ effects: InkEffects
  ) -> Raster.Ink? {
    let components = effects.colors.reduce(components) { $1.applied(to: $0, in: appearance) }
    let alpha = byte(components.opacity * effects.opacity)
    guard alpha > 0 else { return nil }
    let color = byte(components.red) << 16 | byte(components.green) << 8 | byte(components.blue)
    return Raster.Ink(color, alpha: alpha)
  }

  /// What the whole screen is filled with before anything is drawn.
  static func background(in scheme: ColorScheme) -> UInt32 { scheme == .light ? 0xFFFFFF : 0 }

  /// Of assets that nobody knows here.
  private static let unknown = ColorComponents(red: 0.45, green: 0.45, blue: 0.5)

  /// Of a part from 0 to 1.
  private static func byte(_ part: Double) -> UInt32 {
    part.isNaN ? 0 : UInt32(clamped: min(max(part, 0), 1) * 255 + 0.5)
  }
}

/// A style where its view was placed: an ink for every point of the container.
struct PlacedStyle {
  private let style: ShapeStyle
  private let node: NodeID
  private let size: Size
  private let result: LayoutResult
  private let effects: InkEffects
  private let appearance: ColorAppearance
  /// The ink everywhere; nil for a gradient and for nothing.
  let uniform: Raster.Ink?

  init(_ style: ShapeStyle, of node: PlacedNode, _ effects: InkEffects, in result: LayoutResult) {
    self.style = style
    self.node = node.id
    size = node.size
    self.result = result
    self.effects = effects
    appearance = node.look.colorAppearance
    uniform =
      switch style {
      case .color, .hierarchical, .tint:
        style.colors.first.flatMap { [appearance] in
          ScreenColors.ink($0, in: appearance, effects)
        }
      case .gradient, .mesh: nil
      }
  }

  /// Nil where nothing is drawn.
  func ink(at point: Point) -> Raster.Ink? {
    switch style {
    case .color, .hierarchical, .tint: return uniform
    case .gradient(let gradient):
      guard let local = result.point(point, in: node),
        let (from, to, share) = gradient.blend(at: local, in: size),
        let one = from.components(in: appearance), let other = to.components(in: appearance)
      else { return nil }
      return ScreenColors.ink(one.blended(with: other, share), in: appearance, effects)
    case .mesh(let mesh):
      guard let local = result.point(point, in: node) else { return nil }
      var (sum, weight) = (ColorComponents(red: 0, green: 0, blue: 0, opacity: 0), 0.0)
      for (color, share) in mesh.shares(at: local, in: size) where share > 0 {
        guard let one = color.components(in: appearance) else { return nil }
        weight += share
        sum = sum.blended(with: one, share / weight)
      }
      return ScreenColors.ink(sum, in: appearance, effects)
    }
  }
}

extension PlacedStyle {
  /// What pixels are painted with; nil where nothing is drawn.
  var paint: Paint? {
    switch style {
    case .color, .hierarchical, .tint: return uniform.map { .color(RGBA($0)) }
    case .gradient(let gradient):
      let stops = gradient.stops.map { GradientPaint.Stop($0.location, color($0.color)) }
      guard !stops.isEmpty else { return nil }
      return .gradient(GradientPaint(kind(of: gradient), stops, placement(of: gradient)))
    case .mesh(let mesh):
      return .mesh(
        MeshPaint(
          columns: mesh.columns,
          points: mesh.points.map {
            result.point(Point(x: $0.x * size.width, y: $0.y * size.height), of: node)
          },
          colors: mesh.colors.map(color), background: color(mesh.background)))
    }
  }

  private func color(_ color: Color) -> RGBA {
    ScreenColors.ink(color, in: appearance, effects).map(RGBA.init) ?? RGBA(0, alpha: 0)
  }

  private func place(_ point: UnitPoint) -> Point {
    Point(x: point.x * size.width, y: point.y * size.height)
  }

  private func kind(of gradient: Gradient) -> GradientPaint.Kind {
    switch gradient.geometry {
    case .linear(let from, let to): .linear(from: place(from), to: place(to))
    case .radial(let center, let from, let to):
      .radial(center: place(center), from: max(from, 0), to: max(to, 0))
    case .elliptical(let center, let from, let to):
      // A circle in a square with sides of 1.
      .radial(center: Point(x: center.x, y: center.y), from: max(from, 0), to: max(to, 0))
    case .angular(let center, let from, let to):
      .angular(center: place(center), from: from, to: to)
    }
  }

  private func placement(of gradient: Gradient) -> Placement {
    var unit = Size(width: 1, height: 1)
    if case .elliptical = gradient.geometry { unit = size }
    return result.placement(of: node, unit: unit)
  }
}

extension RGBA {
  init(_ ink: Raster.Ink) { self.init(ink.color, alpha: Double(ink.alpha) / 255) }
}

extension LayoutResult {
  /// Where a node's own space is in the container.
  /// - Parameter unit: what is 1 across and down in it, in points.
  func placement(of node: NodeID, unit: Size = Size(width: 1, height: 1)) -> Placement {
    Placement(
      origin: point(.zero, of: node), across: point(Point(x: unit.width, y: 0), of: node),
      down: point(Point(x: 0, y: unit.height), of: node))
  }
}

extension ColorComponents {
  /// Another colour's share of 0 to 1 and this one's rest; what can't be seen lends its hue to
  /// nothing.
  fileprivate func blended(with other: ColorComponents, _ share: Double) -> ColorComponents {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let alpha = mix(opacity, other.opacity)
    guard alpha > 0 else { return ColorComponents(red: 0, green: 0, blue: 0, opacity: 0) }
    func part(_ a: Double, _ b: Double) -> Double {
      mix(a * opacity, b * other.opacity) / alpha
    }
    return ColorComponents(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      opacity: alpha)
  }
}

extension Color {
  /// 0 for what can't be seen, 1 for what hides what is behind it.
  var opaqueness: Double { components(in: ColorAppearance(.light))?.opacity ?? 1 }
}
