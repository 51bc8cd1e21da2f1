import LayoutSolver

/// A style where its view was placed: a colour for every point of the container.
struct PlacedStyle {
  private let style: ShapeStyle
  private let node: NodeID
  private let size: Size
  private let result: LayoutResult
  private let opacity: Double
  /// The colour everywhere; nil for a gradient.
  private let uniform: DrawnColor?

  init(_ style: ShapeStyle, of node: PlacedNode, opacity: Double, in result: LayoutResult) {
    self.style = style
    self.node = node.id
    size = node.size
    self.result = result
    self.opacity = opacity
    uniform =
      if case .color(let color) = style { DrawnColor(color).faded(to: opacity) } else { nil }
  }

  /// Nil where nothing is drawn.
  func color(at point: Point) -> DrawnColor? {
    if let uniform { return uniform }
    guard case .gradient(let gradient) = style, let local = result.point(point, in: node),
      let (from, to, share) = gradient.blend(at: local, in: size)
    else { return nil }
    return DrawnColor(from).mixed(with: DrawnColor(to), share).faded(to: opacity)
  }

  /// How light it is at a point, from 0 at the gradient's darkest colour to 1 at its lightest; nil
  /// where there is no difference.
  func lightness(at point: Point) -> Double? {
    guard uniform == nil, let color = color(at: point) else { return nil }
    let all = style.colors.map { Self.lightness(DrawnColor($0).faded(to: opacity)) }
    guard let least = all.min(), let most = all.max(), most > least else { return nil }
    return (Self.lightness(color) - least) / (most - least)
  }

  private static func lightness(_ color: DrawnColor) -> Double {
    ColorToning.lightness(color.components) * color.opaqueness
  }
}
