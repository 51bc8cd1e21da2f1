import Cells
import LayoutSolver
import Pixels

/// What the screen is drawn with: the areas, lines, texts and symbols of each view, from back to front.
///
/// What a view shows is said once, in the extensions: of what areas a switch is made, where a list has
/// its lines. ``CellInk`` makes cells of it, ``ArtworkInk`` a list of operations for pixels.
protocol ScreenInk {
  var plan: CanvasPlan { get }
  var budget: PaintBudget { get set }
  /// The box that is painted, by its place in the plan.
  var box: Int32 { get set }
  /// The areas that have thrown each shadow.
  var casting: [Int: [PlacedShape]] { get set }

  /// The layers that are open, from the outermost.
  var layers: [LayerID] { get set }
  mutating func begin(_ layer: InkLayers.Layer)
  /// Ends the layer that was begun last.
  mutating func end(_ layer: InkLayers.Layer)

  /// Counts a view of which something isn't drawn, since those before it took all there is for a picture.
  mutating func leaveUndrawn()
  /// Whether a node can be seen at all.
  func isInSight(_ node: PlacedNode) -> Bool
  /// Says of a circle that it is too small for one; false where it is to be filled as any area.
  mutating func drawDot(_ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects) -> Bool

  mutating func fill(_ shape: PlacedShape, _ style: PlacedStyle, _ effects: InkEffects)
  mutating func fill(_ shape: PlacedShape, _ ink: Raster.Ink?, _ effects: InkEffects)
  mutating func stroke(
    _ shape: PlacedShape, _ line: StrokeStyle, _ style: PlacedStyle, _ effects: InkEffects)
  /// - Parameter others: areas on which the shadow doesn't fall.
  mutating func castShadow(
    _ shadow: Shadow, of shape: PlacedShape, besides others: [PlacedShape], _ effects: InkEffects)
  /// Blurs what is behind an area that can be seen through.
  mutating func blurBehind(_ shape: PlacedShape, _ effects: InkEffects)

  /// A text in its lines.
  mutating func write(_ node: PlacedNode, _ style: ShapeStyle?, _ effects: InkEffects)
  /// Lines of a control's or a canvas' own in the middle of a rectangle of the container.
  /// - Parameter sign: the symbol that they stand for, for want of it.
  mutating func write(
    label lines: [String], in frame: Rect, _ style: PlacedStyle, isBold: Bool, sign: String?,
    of node: PlacedNode, _ effects: InkEffects)
  mutating func write(
    symbol name: String, _ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects)
  /// A symbol, or a picture, of a canvas in a rectangle of the container.
  mutating func write(
    image name: String, isSystem: Bool, in frame: Rect, _ style: PlacedStyle, of node: PlacedNode,
    _ effects: InkEffects)
  /// A picture of the project's, or where nobody has it an area with its name.
  mutating func paintPicture(_ name: String, _ node: PlacedNode, _ effects: InkEffects)
}

extension ScreenInk {
  var result: LayoutResult { plan.result }

  /// How the screen itself is, by its root.
  var appearance: ColorAppearance {
    result.root.map { result.node($0).look.colorAppearance } ?? ColorAppearance(.light)
  }

  /// Ends the layers that something isn't in, and begins those that it is in.
  mutating func enter(_ layer: LayerID?) {
    guard layer != layers.last else { return }
    let chain = plan.surroundings.layers.chain(layer)
    let common = zip(layers, chain).prefix { $0 == $1 }.count
    while layers.count > common { end(plan.surroundings.layers[layers.removeLast()]) }
    for id in chain[common...] {
      layers.append(id)
      begin(plan.surroundings.layers[id])
    }
  }

  /// Fills the screen before anything is drawn on it.
  mutating func paintBackground() {
    fill(
      Rect(size: result.container.size),
      Raster.Ink(ScreenColors.background(in: appearance.scheme)))
  }

  /// Fills a rectangle of the container, whatever clips are in it.
  mutating func fill(_ rect: Rect, _ ink: Raster.Ink) {
    fill(PlacedShape(inContainer: ShapePath(.rectangle, in: rect)), ink, InkEffects())
  }

  /// What the boxes of a plan draw; a border comes after all that is inside of it.
  mutating func paint(_ places: some Sequence<Int>) {
    var open: [CanvasBox] = []
    func close(to depth: Int, _ ink: inout Self) {
      while let last = open.last, last.depth >= depth {
        for node in last.bordered.reversed() { ink.paintBorders(of: node) }
        open.removeLast()
      }
    }
    for place in places where plan.boxes[place].isPlaced {
      let item = plan.boxes[place]
      close(to: item.depth, &self)
      box = Int32(truncatingIfNeeded: place)
      for node in item.nodes { paint(node) }
      if !item.bordered.isEmpty { open.append(item) }
    }
    close(to: 0, &self)
    enter(nil)
  }

  mutating func paint(_ id: NodeID) {
    let node = result.node(id)
    let effects = plan.surroundings[id]
    guard effects.isVisible, isInSight(node) || !node.marksNothing else { return }
    guard !budget.isSpent else {
      if !node.drawing.isNothing { leaveUndrawn() }
      return
    }
    enter(effects.layer)
    paintBackdrops(of: node, effects)
    func colored(_ style: ShapeStyle?) -> PlacedStyle {
      PlacedStyle(style ?? .named(.primary), of: node, effects, in: result)
    }
    switch node.drawing {
    case .fill(let outline, let style):
      if outline == .circle, drawDot(node, colored(style), effects) { return }
      let shape = PlacedShape(outline, of: node, in: result)
      castShadows(of: shape, effects)
      if style == .color(.glass) { castGlassShadow(of: shape, effects) }
      fill(shape, colored(style.map { shown($0) }), effects)
    case .stroke(let outline, let style, let line):
      let shape = PlacedShape(strokeOf: outline, line, of: node, in: result)
      stroke(shape, line, colored(style), effects)
    case .text(let style): write(node, style, effects)
    case .image(let name, isSystem: true):
      if node.look.isRedacted { return drawBlock(node, effects) }
      write(symbol: name, node, colored(node.look.foreground), effects)
    case .image(let name, isSystem: false), .placeholder(let name):
      if node.look.isRedacted { return drawBlock(node, effects) }
      paintPicture(name, node, effects)
    case .canvas: drawMarks(of: node, effects)
    case .control(let part, let state): paint(part, state, node, effects)
    case .none: break
    }
  }

  /// What a symbol's parts are coloured with; one for all of them unless it has several.
  func styles(
    of name: String, _ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects
  ) -> [PlacedStyle] {
    func placed(_ style: ShapeStyle?, opacity: Double = 1) -> PlacedStyle {
      PlacedStyle(
        style ?? node.look.foreground ?? .named(.primary), of: node, effects.faded(to: opacity),
        in: result)
    }
    switch node.look.symbolMode {
    case .monochrome: return [style]
    case .hierarchical: return [1, 0.5, 0.25].map { placed(nil, opacity: $0) }
    case .palette:
      let styles = node.look.symbolStyles
      return styles.isEmpty ? [style] : styles.map { placed($0) }
    case .multicolor:
      return SymbolShape.colors(of: name)?.map { placed($0.map(ShapeStyle.color)) } ?? [style]
    }
  }

  /// The borders of a node, over what it shows.
  mutating func paintBorders(of id: NodeID) {
    let node = result.node(id)
    let effects = plan.surroundings[id]
    guard effects.isVisible, !budget.isSpent else { return }
    enter(effects.layer)
    for case .border(let style, let width) in node.decorations where width > 0 {
      let color = PlacedStyle(
        style ?? .named(.primary), of: node, effects, in: result)
      stroke(
        PlacedShape(borderOf: node, width: width, in: result), StrokeStyle(lineWidth: width), color,
        effects)
    }
  }

  /// How much of their colour blocks have that stand for texts and pictures.
  static var redaction: Double { 0.16 }

  /// A redacted picture's place.
  mutating func drawBlock(_ node: PlacedNode, _ effects: InkEffects) {
    let style = PlacedStyle(
      node.look.foreground ?? .named(.primary), of: node, effects.faded(to: Self.redaction),
      in: result)
    let outline = Drawing.Outline.roundedRectangle(cornerRadius: 4)
    fill(PlacedShape(outline, of: node, in: result), style, effects)
  }

  /// Texts too small for letters, or redacted: a bar as long as each line.
  /// - Parameter height: Of a line's; the rest is left above and below.
  mutating func drawBars(
    _ node: PlacedNode, _ style: ShapeStyle?, _ effects: InkEffects, height: Double
  ) {
    let color = PlacedStyle(style ?? .named(.primary), of: node, effects, in: result)
    let longest = Double(node.textLines.map(\.count).max() ?? 1)
    let pitch = node.linesFrame.height / Double(node.textLines.count)
    for (index, line) in node.textLines.enumerated() {
      let width = node.frame.width * Double(line.count) / max(longest, 1)
      let rest = node.frame.width - width
      let shift: Double =
        switch node.textAlignment {
        case .leading: 0
        case .center: rest / 2
        case .trailing: rest
        }
      let bar = Rect(
        x: node.frame.minX + shift,
        y: node.frame.minY + pitch * (Double(index) + (1 - height) / 2), width: width,
        height: pitch * height)
      fill(PlacedShape(inContainer: ShapePath(.rectangle, in: bar)), color, effects)
    }
  }

  // MARK: Shadows

  /// Darkens what is behind an area, less and less towards the shadow's edge.
  mutating func castShadows(of shape: PlacedShape, _ effects: InkEffects) {
    for cast in effects.shadows {
      let whole = outline(of: shape, effects.clip, within: cast.clip)
      let earlier = casting[cast.id] ?? []
      // What lies within an area that throws the same shadow adds nothing to it.
      if earlier.contains(where: { $0.bounds.holds(whole.bounds) }) { continue }
      var effects = effects
      effects.clip = cast.clip
      castShadow(cast.shadow, of: whole, besides: earlier, effects)
      if earlier.count < mostCasting { casting[cast.id, default: []].append(whole) }
    }
  }

  /// A style as it is filled with: glass in cells is shaded, which have no soft shadow.
  func shown(_ style: ShapeStyle) -> ShapeStyle {
    style == .color(.glass) && !plan.scale.isFine ? .color(.shadedGlass) : style
  }

  /// What lifts glass off a light page, as far as WordsLearner's pictures of iOS 26.2 show it.
  mutating func castGlassShadow(of shape: PlacedShape, _ effects: InkEffects) {
    guard plan.scale.isFine, appearance.scheme == .light else { return }
    castShadow(
      Shadow(color: .opacity(.named(.black), 0.065), radius: 34, y: 8), of: shape, besides: [],
      effects)
  }

  /// How many areas that throw one shadow are told apart.
  private var mostCasting: Int { 32 }

  /// What clips leave of a shape up to one of them: as a whole the shape, or the clip that lies within it.
  private func outline(
    of shape: PlacedShape, _ inner: ClipID?, within outer: ClipID?
  ) -> PlacedShape {
    var (outline, next) = (shape, inner)
    while let id = next, id != outer {
      let clip = plan.surroundings.clips[id]
      if outline.bounds.holds(clip.shape.bounds) { outline = clip.shape }
      next = clip.outer
    }
    return outline
  }
}

extension Drawing {
  fileprivate var isNothing: Bool { if case .none = self { true } else { false } }
}

extension PlacedNode {
  /// Whether what it draws can't reach beyond its frame.
  fileprivate var marksNothing: Bool {
    if case .canvas = drawing { return false }
    return true
  }
}

extension Rect {
  func inset(by length: Double) -> Rect {
    Rect(
      x: minX + length, y: minY + length, width: max(width - 2 * length, 0),
      height: max(height - 2 * length, 0))
  }

  /// Whether two rectangles have an area in common.
  func overlaps(_ other: Rect) -> Bool {
    let tolerance = 0.01
    return minX + tolerance < other.maxX && other.minX + tolerance < maxX
      && minY + tolerance < other.maxY && other.minY + tolerance < maxY
  }
}

extension Rect {
  /// Whether another one lies within, to half a point.
  func holds(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && minY <= other.minY + 0.5 && maxX >= other.maxX - 0.5
      && maxY >= other.maxY - 0.5
  }
}
