/// What areas, lines and letters are coloured with.
public enum ShapeStyle: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)

  public static func named(_ name: Color.Name) -> ShapeStyle { .color(.named(name)) }

  /// Its colours, a gradient's from the first stop to the last.
  public var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }
}

/// How a line is drawn along an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// In points.
  public var lineWidth: Double
  /// The lengths of lines and gaps in turn, in points; empty for a line without gaps.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  public init(lineWidth: Double = 1, dash: [Double] = [], dashPhase: Double = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a node is to be drawn. The solver only carries it to the result.
public enum Drawing: Hashable, Sendable {
  public enum Outline: Hashable, Sendable {
    case rectangle, circle, ellipse, capsule
    case roundedRectangle(cornerRadius: Double)
    /// A scene's own shape or path: see ``PlacedNode/outline``.
    case path
  }
  case none
  /// The lines follow from layout (`PlacedNode.textLines`).
  case text(ShapeStyle?)
  case fill(Outline, ShapeStyle?)
  case stroke(Outline, ShapeStyle?, StrokeStyle)
  case image(name: String, isSystem: Bool)
  case control(name: String, label: String)
  /// What a scene draws into a canvas: see ``PlacedNode/marks``.
  case canvas
  /// A view Reflow doesn't know, drawn hatched with its name.
  case placeholder(String)
}

/// What a node's own frame has without taking part in layout: what is drawn on it, and where it is
/// touched.
public enum Decoration {
  /// Inside the frame's edges, over all that the node shows.
  case border(ShapeStyle?, width: Double)
  case clip(Shape)
  case opacity(Double)
  case shadow(Shadow)
  case hidden
  /// Where it takes touches, whatever is drawn.
  case contentShape(Shape)
  case ignoresTouches
}

/// A shadow of what a view draws; lengths in points.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  public var radius: Double
  public var x: Double
  public var y: Double

  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// One thing drawn into a canvas, in the canvas' own space.
public struct CanvasMark {
  public enum Content {
    case fill(ShapePath, ShapeStyle?)
    case stroke(ShapePath, ShapeStyle?, StrokeStyle)
    /// Lines one below the other in a rectangle.
    case text([String], ShapeStyle?, in: Rect)
    case image(name: String, isSystem: Bool, in: Rect)
  }
  public var content: Content
  /// 0 to 1.
  public var opacity: Double
  /// Nothing is drawn outside of any of them.
  public var clips: [ShapePath]

  public init(_ content: Content, opacity: Double = 1, clips: [ShapePath] = []) {
    self.content = content
    self.opacity = opacity
    self.clips = clips
  }
}
