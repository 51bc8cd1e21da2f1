/// The colouring of areas, lines and letters.
public enum ShapeStyle: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  case mesh(Mesh)
  /// A level of the foreground style around; see ``EnvironmentValues/resolved(_:)``.
  case hierarchical(Level)
  /// The surrounding tint, with a share of its opacity.
  case tint(opacity: Double)

  /// The emphasis of a hierarchical style.
  public enum Level: Int, Hashable, Sendable, CaseIterable {
    case primary, secondary, tertiary, quaternary, quinary

    /// As SwiftUI writes it.
    public var name: String {
      switch self {
      case .primary: "primary"
      case .secondary: "secondary"
      case .tertiary: "tertiary"
      case .quaternary: "quaternary"
      case .quinary: "quinary"
      }
    }

    /// Its colour where no foreground style is set.
    public var labelColor: Color {
      switch self {
      case .primary: .named(.primary)
      case .secondary: .named(.secondary)
      case .tertiary: .named(.tertiary)
      case .quaternary: .opacity(.named(.tertiary), 0.5)
      case .quinary: .opacity(.named(.tertiary), 0.25)
      }
    }

    /// How much of another style it has. Apple publishes no figures; these are usual ones.
    public var opacity: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.5
      case .tertiary: 0.25
      case .quaternary: 0.18
      case .quinary: 0.1
      }
    }
  }

  public static func named(_ name: Color.Name) -> ShapeStyle { .color(.named(name)) }

  /// Its colours, a gradient's from the first stop to the last.
  public var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    case .mesh(let mesh): mesh.colors
    case .hierarchical(let level): [level.labelColor]
    case .tint(let opacity): [Color.named(.accentColor).faded(to: opacity)]
    }
  }

  /// The style with a share of its opacity, from 0 to 1.
  public func faded(to opacity: Double) -> ShapeStyle {
    switch self {
    case .color(let color): .color(color.faded(to: opacity))
    case .gradient(let gradient):
      .gradient(
        Gradient(
          gradient.stops.map { .init($0.color.faded(to: opacity), at: $0.location) },
          gradient.geometry))
    case .mesh(let mesh): .mesh(mesh.mapColors { $0.faded(to: opacity) })
    case .hierarchical(let level): .color(level.labelColor.faded(to: opacity))
    case .tint(let own): .tint(opacity: own * opacity)
    }
  }
}

extension EnvironmentValues {
  /// A style here: the tint its colour, and a level of the foreground style the argument of
  /// `foregroundStyle` for it, or the first one, fainter.
  ///
  /// A level below a level of the default style is the requested one: whether SwiftUI makes the
  /// secondary level of a secondary style fainter still is not known.
  public func resolved(_ style: ShapeStyle) -> ShapeStyle {
    let style = withoutLevel(style)
    guard case .tint(let opacity) = style else { return style }
    return .color(accent.faded(to: opacity))
  }

  /// The foreground style as it is drawn here.
  public var shownForeground: ShapeStyle? { foreground.map(resolved) }

  /// The style that a level of the foreground style is here.
  private func withoutLevel(_ style: ShapeStyle) -> ShapeStyle {
    guard case .hierarchical(let level) = style else { return style }
    if level == .primary { return foreground ?? .color(level.labelColor) }
    if foregroundLevels.indices.contains(level.rawValue) { return foregroundLevels[level.rawValue] }
    let isLabel = ShapeStyle.Level.allCases.contains { .color($0.labelColor) == foreground }
    guard let foreground, !isLabel else {
      // In the rows of a list of iOS 26 they are shares of black or white (home-assistant's and
      // Meshtastic's pictures), elsewhere label colours.
      let isInRow = custom["isListRow"] as? Bool == true
      return isInRow && platform.os >= 26 && platform.kind == .ios
        ? .color(.named(.primary).faded(to: level.opacity)) : .color(level.labelColor)
    }
    return foreground.faded(to: level.opacity)
  }

  /// Sets the foreground style, and those of the levels after the first. The tint is that at the
  /// place of drawing, which may be another one.
  public mutating func setForeground(_ styles: [ShapeStyle]) {
    let levels = styles.map(withoutLevel)
    foreground = levels.first
    if levels.count > 1 { foregroundLevels = levels }
  }
}

extension Decoration {
  /// With the styles of its environment.
  func resolved(in environment: EnvironmentValues) -> Decoration {
    switch self {
    case .border(let style?, let width):
      return .border(environment.resolved(style), width: width)
    case .backdrop(var backdrop):
      backdrop.style = environment.resolved(backdrop.style)
      return .backdrop(backdrop)
    default: return self
    }
  }
}

/// How a line is drawn along an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line that is open ends: cut off, with half a disc, or half its width longer.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// The outer side of a corner: its tip, an arc, or a straight edge.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// In points.
  public var lineWidth: Double
  public var cap: LineCap
  public var join: LineJoin
  /// How long a corner's tip may be, in widths of the line; a longer one is cut off.
  public var miterLimit: Double
  /// The lengths of lines and gaps in turn, in points; empty for a line without gaps.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  public init(
    lineWidth: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The radius of each corner of a rectangle, in points; leading is left.
public struct CornerRadii: Hashable, Sendable {
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double
  public var style: RoundedCornerStyle

  public init(
    topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double,
    _ style: RoundedCornerStyle = .continuous
  ) {
    self.style = style
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public init(_ radius: Double, _ style: RoundedCornerStyle = .continuous) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius, style)
  }

  /// Each changed alike.
  public func mapped(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing), style)
  }

  /// Those that fit into a rectangle: where two of them are longer than their edge, all are smaller
  /// in proportion, as CSS has it; Apple publishes no rule.
  public func fitting(_ size: Size) -> CornerRadii {
    let radii = mapped { max($0, 0) }
    let edges = [
      (size.width, radii.topLeading + radii.topTrailing),
      (size.width, radii.bottomLeading + radii.bottomTrailing),
      (size.height, radii.topLeading + radii.bottomLeading),
      (size.height, radii.topTrailing + radii.bottomTrailing),
    ]
    let share = edges.reduce(1) { $1.1 > $1.0 ? min($0, max($1.0, 0) / $1.1) : $0 }
    return radii.mapped { $0 * share }
  }
}

/// Corners with the same centre as those of a container around them.
public struct ConcentricCorners: Hashable, Sendable {
  /// The minimum radii, in points; those without a known container.
  public var least: CornerRadii
  /// The largest radii, in points; where they are the smallest ones, a corner has its own.
  public var most: CornerRadii
  /// Whether all corners have the largest one's radius.
  public var isUniform: Bool
  /// Whether the display is the container if no other is known.
  public var followsDisplay: Bool

  public init(
    least: CornerRadii, most: CornerRadii, isUniform: Bool = false, followsDisplay: Bool = true
  ) {
    self.followsDisplay = followsDisplay
    self.least = least
    self.most = most
    self.isUniform = isUniform
  }

  /// The radii in a rectangle, each the container's less the distance to that corner's edges.
  public func radii(in rect: Rect, container: Rect, radii outer: CornerRadii) -> CornerRadii {
    let (left, right) = (rect.minX - container.minX, container.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - container.minY, container.maxY - rect.maxY)
    func radius(_ corner: KeyPath<CornerRadii, Double>, _ across: Double, _ down: Double) -> Double
    {
      let inner = outer[keyPath: corner] - max(across, down, 0)
      return min(max(inner, least[keyPath: corner]), most[keyPath: corner])
    }
    let radii = CornerRadii(
      topLeading: radius(\.topLeading, left, top),
      bottomLeading: radius(\.bottomLeading, left, bottom),
      bottomTrailing: radius(\.bottomTrailing, right, bottom),
      topTrailing: radius(\.topTrailing, right, top))
    guard isUniform else { return radii }
    return CornerRadii(
      max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing))
  }
}

/// How a node is to be drawn. The solver only carries it to the result.
public enum Drawing: Hashable, Sendable {
  public enum Outline: Hashable, Sendable {
    case rectangle, circle, ellipse, capsule
    /// Its corners are as wide and high, in points; quarters of ellipses where these aren't the same.
    case roundedRectangle(cornerSize: Size, RoundedCornerStyle = .continuous)
    case unevenRoundedRectangle(CornerRadii)
    /// A rectangle whose corners follow those of its container, by its distance from them.
    case concentric(ConcentricCorners)
    /// A scene's own shape or path: see ``PlacedNode/outline``.
    case path

    /// A rectangle with corners of one radius.
    public static func roundedRectangle(
      cornerRadius: Double, _ style: RoundedCornerStyle = .continuous
    ) -> Outline {
      .roundedRectangle(cornerSize: Size(width: cornerRadius, height: cornerRadius), style)
    }
  }
  case none
  /// The lines follow from layout (`PlacedNode.textLines`).
  case text(ShapeStyle?)
  case fill(Outline, ShapeStyle?)
  // Beside the others it is large, and a drawing is copied with every figure of a tree.
  indirect case stroke(Outline, ShapeStyle?, StrokeStyle)
  case image(name: String, isSystem: Bool)
  case control(ControlPart, ControlState)
  /// A scene's drawing in a canvas: see ``PlacedNode/marks``.
  case canvas
  /// A view Reflow doesn't know, drawn hatched with its name.
  case placeholder(String)
}

/// What is drawn behind a node, in its frame: the look of a control or a bar.
public struct Backdrop: Hashable, Sendable {
  public var outline: Drawing.Outline
  public var style: ShapeStyle
  /// From the node's edges inwards, in points; negative ones reach beyond them.
  public var insets: EdgeInsets
  /// In points; nil for an area.
  public var lineWidth: Double?
  /// Whether it extends to the container's edge where the node touches the safe area's.
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

/// A list's row: rows without a gap between them share one card, with separators.
public struct ListRowBackdrop: Hashable, Sendable {
  /// The card's style; nil for rows on the list's own background.
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
  /// The shape that concentric corners inside follow.
  case containerShape(Shape)
  case opacity(Double)
  case color(ColorEffect)
  case shadow(Shadow)
  /// With the place of its modifier in the source.
  case layer(LayerEffect, at: SourceRange?)
  case hidden
  /// The shape that takes touches, whatever is drawn.
  case contentShape(Shape)
  case ignoresTouches
  /// It takes touches only where something in it is drawn, as a plain button's label does.
  case takesTouchesWhereDrawn
  case backdrop(Backdrop)
  case listRow(ListRowBackdrop)
  /// A modifier that is accepted and has no effect here, with its place; `isMissed` if SwiftUI
  /// would show one.
  case withoutEffect(modifier: String, isMissed: Bool = false, at: SourceRange?)

  /// Whether it has a shape drawn by a closure.
  var drawsShape: Bool {
    switch self {
    case .clip(let shape), .contentShape(let shape), .containerShape(let shape): shape.path != nil
    default: false
    }
  }

  /// The same with its shape already drawn, for a view of a size.
  func drawn(in size: Size) -> Decoration {
    switch self {
    case .clip(let shape): .clip(shape.drawn(in: Rect(size: size)))
    case .contentShape(let shape): .contentShape(shape.drawn(in: Rect(size: size)))
    default: self
    }
  }
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
