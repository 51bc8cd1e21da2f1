/// What areas, lines and letters are coloured with.
public enum ShapeStyle: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  case mesh(Mesh)

  public static func named(_ name: Color.Name) -> ShapeStyle { .color(.named(name)) }

  /// Its colours, a gradient's from the first stop to the last.
  public var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    case .mesh(let mesh): mesh.colors
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
  case control(name: String, label: String, state: ControlState)
  /// What a scene draws into a canvas: see ``PlacedNode/marks``.
  case canvas
  /// A view Reflow doesn't know, drawn hatched with its name.
  case placeholder(String)
}

/// What a control shows of its value.
public enum ControlState: Hashable, Sendable {
  case none
  case isOn(Bool)
  /// From 0, its least, to 1.
  case share(Double)
  /// The words of several choices, and which of them is chosen.
  case choices([String], chosen: Int?)
}

/// What is drawn behind all that a node shows, in its frame: the look of a control or a bar.
public struct Backdrop: Hashable, Sendable {
  public var outline: Drawing.Outline
  public var style: ShapeStyle
  /// From the node's edges inwards, in points; negative ones reach beyond them.
  public var insets: EdgeInsets
  /// In points; nil for an area.
  public var lineWidth: Double?
  /// Whether it reaches on to the container's edge where the node touches the safe area's.
  public var extendsIntoSafeArea: Bool

  public init(
    _ outline: Drawing.Outline, _ style: ShapeStyle, insets: EdgeInsets = .zero,
    lineWidth: Double? = nil, extendsIntoSafeArea: Bool = false
  ) {
    self.outline = outline
    self.style = style
    self.insets = insets
    self.lineWidth = lineWidth
    self.extendsIntoSafeArea = extendsIntoSafeArea
  }
}

/// A list's row: rows that follow each other without a gap stand on one card, with separators
/// between them.
public struct ListRowBackdrop: Hashable, Sendable {
  /// Of the card; nil where rows stand on the list's own background.
  public var card: ShapeStyle?
  public var cornerRadius: Double
  /// From the row's edges to the card's, in points.
  public var margins: EdgeInsets
  /// From the card's edges to the separator's, in points; nil without separators.
  public var separator: EdgeInsets?

  public init(
    card: ShapeStyle?, cornerRadius: Double, margins: EdgeInsets, separator: EdgeInsets?
  ) {
    self.card = card
    self.cornerRadius = cornerRadius
    self.margins = margins
    self.separator = separator
  }
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
  case backdrop(Backdrop)
  case listRow(ListRowBackdrop)
  /// The look of a control, on a view that has its size.
  case control(name: String, state: ControlState)
  /// A modifier that is accepted and changes nothing here, with where it is written.
  case withoutEffect(modifier: String, at: SourceRange?)
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
