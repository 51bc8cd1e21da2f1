import Cells
import LayoutSolver
import Pixels
import SceneLoader

/// The screen as operations in points, for pixels and documents.
struct ArtworkInk: ScreenInk {
  let plan: CanvasPlan
  var budget = PaintBudget()
  var box: Int32 = -1
  var casting: [Int: [PlacedShape]] = [:]
  var artwork: Artwork
  /// How many views aren't drawn, since those before them took all there is for a picture.
  private(set) var undrawn = 0
  /// The files of the project's pictures, by their names and whether the appearance is dark.
  let files: (String, Bool) -> PictureSource?
  private var clips: [ClipID: Artwork.ClipID] = [:]
  var layers: [LayerID] = []

  init(_ plan: CanvasPlan, files: @escaping (String, Bool) -> PictureSource?) {
    self.plan = plan
    self.files = files
    artwork = Artwork(size: plan.result.container.size)
  }

  mutating func leaveUndrawn() { undrawn += 1 }

  func isInSight(_ node: PlacedNode) -> Bool {
    node.frame.inset(by: -1).overlaps(Rect(size: result.container.size))
  }

  mutating func drawDot(
    _ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects
  ) -> Bool { false }

  // MARK: Layers

  mutating func begin(_ layer: InkLayers.Layer) {
    artwork.begin(layer.kind, clip: layer.clip.map { known($0) })
  }

  mutating func end(_ layer: InkLayers.Layer) { artwork.end() }

  // MARK: Shadows

  /// Draws what is no area, behind which its shadows are.
  private mutating func withShadows(
    _ node: PlacedNode, _ effects: InkEffects, _ draw: (inout ArtworkInk) -> Void
  ) {
    let first = artwork.operations.count
    draw(&self)
    for cast in effects.shadows.reversed() {
      let isHidden = casting[cast.id, default: []].contains { $0.bounds.holds(node.frame) }
      var outer = effects
      outer.clip = cast.clip
      guard !isHidden, first < artwork.operations.count,
        let ink = ScreenColors.ink(cast.shadow.color, in: appearance, outer)
      else { continue }
      let (shadow, clip) = (cast.shadow, clip(outer))
      var area = node.frame.inset(by: -node.frame.height / 2)
      area.origin.x += shadow.x
      area.origin.y += shadow.y
      artwork.insert(at: first) { drawn in
        [.cast(drawn.filter { !$0.isCast }, shadow, within: area, RGBA(ink), clip: clip)]
      }
    }
  }

  // MARK: Clips

  private mutating func clip(_ effects: InkEffects) -> Artwork.ClipID? {
    var clip = effects.clip.map { known($0) }
    for shape in effects.markClips { clip = artwork.addClip(shape.path, within: clip) }
    return clip
  }

  private mutating func known(_ id: ClipID) -> Artwork.ClipID {
    var open: [ClipID] = []
    var next: ClipID? = id
    while let inner = next, clips[inner] == nil {
      open.append(inner)
      next = plan.surroundings.clips[inner].outer
    }
    var outer = next.flatMap { clips[$0] }
    for inner in open.reversed() {
      let made = artwork.addClip(plan.surroundings.clips[inner].shape.path, within: outer)
      clips[inner] = made
      outer = made
    }
    return clips[id] ?? artwork.addClip(ShapePath(), within: nil)
  }

  // MARK: Areas

  mutating func fill(_ shape: PlacedShape, _ style: PlacedStyle, _ effects: InkEffects) {
    guard let paint = style.paint else { return }
    fill(shape.path, paint, effects)
  }

  mutating func fill(_ shape: PlacedShape, _ ink: Raster.Ink?, _ effects: InkEffects) {
    guard let ink else { return }
    fill(shape.path, .color(RGBA(ink)), effects)
  }

  private mutating func fill(_ path: ShapePath, _ paint: Paint, _ effects: InkEffects) {
    budget.spend(points: path.pointCount)
    artwork.add(.fill(path, paint, clip: clip(effects)))
  }

  mutating func stroke(
    _ shape: PlacedShape, _ line: StrokeStyle, _ style: PlacedStyle, _ effects: InkEffects
  ) {
    guard let paint = style.paint, line.lineWidth > 0 else { return }
    budget.spend(points: shape.pointCount, each: PaintBudget.strokedPoint)
    // The shape has its dashes as lines of their own.
    var solid = line
    solid.dash = []
    artwork.add(.stroke(shape.path, solid, paint, clip: clip(effects)))
  }

  mutating func castShadow(
    _ shadow: Shadow, of shape: PlacedShape, besides others: [PlacedShape], _ effects: InkEffects
  ) {
    guard let ink = ScreenColors.ink(shadow.color, in: appearance, effects) else { return }
    budget.spend(points: shape.pointCount, each: PaintBudget.strokedPoint)
    artwork.add(
      .shadow(
        shape.moved(x: shadow.x, y: shadow.y).path, RGBA(ink), radius: shadow.radius,
        besides: (others + [shape]).map(\.path), clip: clip(effects)))
  }

  mutating func blurBehind(_ shape: PlacedShape, _ effects: InkEffects) {
    artwork.add(.blur(shape.path, radius: 20, clip: clip(effects)))
  }

  // MARK: Texts

  mutating func write(_ node: PlacedNode, _ style: ShapeStyle?, _ effects: InkEffects) {
    withShadows(node, effects) { $0.set(node, style, effects) }
  }

  private mutating func set(_ node: PlacedNode, _ style: ShapeStyle?, _ effects: InkEffects) {
    let count = node.textLines.count
    guard count > 0, isInSight(node) else { return }
    if node.look.isRedacted {
      return drawBars(node, style, effects.faded(to: Self.redaction), height: 0.75)
    }
    budget.spend(lines: node.textLines)
    let paints = node.textRuns.map { look in
      PlacedStyle(
        look.foreground ?? style ?? .named(.primary), of: node, effects, in: result
      ).paint
    }
    let clip = clip(effects)
    let placement = result.placement(of: node.id)
    var letters = RunReader(node.textRuns)
    let pitch = count > 1 ? (node.lastBaseline - node.firstBaseline) / Double(count - 1) : 0
    for (index, line) in node.textLines.enumerated() {
      let words = TextWidth.printable(TextWidth.withoutMarks(line))
      let runs = letters.runs(of: words).compactMap { piece -> TextLine.Run? in
        guard node.textRuns.indices.contains(piece.look) else { return nil }
        let look = node.textRuns[piece.look]
        guard let paint = paints[piece.look] else { return nil }
        var font = look.font
        font.size *= node.textScale
        return TextLine.Run(
          piece.string, font, paint, isItalic: look.isItalic, isUnderlined: look.isUnderlined,
          isStruckThrough: look.isStruckThrough, symbol: look.symbol)
      }
      let width = node.lineWidths.indices.contains(index) ? node.lineWidths[index] : nil
      let y = node.firstBaseline + pitch * Double(index)
      let (x, anchor): (Double, TextLine.Anchor) =
        switch node.textAlignment {
        case .leading: (0, .start)
        case .center: (node.size.width / 2, .middle)
        case .trailing: (node.size.width, .end)
        }
      artwork.add(
        .line(
          TextLine(
            runs, at: Point(x: x, y: y), anchor, width: width, in: placement), clip: clip))
    }
  }

  mutating func write(
    label lines: [String], in frame: Rect, _ style: PlacedStyle, isBold: Bool, sign: String?,
    of node: PlacedNode, _ effects: InkEffects
  ) {
    guard let paint = style.paint else { return }
    if let sign {
      return draw(symbol: sign, in: frame, pointSize: 17, isBold ? .bold : .medium, paint, effects)
    }
    // Of a control's own words the layout says no size: they are as large as has room, up to that of a
    // row's.
    let pitch = frame.height / Double(max(lines.count, 1))
    let size = min(node.fontSize ?? 15, max(pitch * 0.75, 4))
    let font = DrawnFont(size: size, weight: isBold ? .semibold : .regular)
    let clip = clip(effects)
    for (index, line) in lines.enumerated() {
      let middle = frame.minY + pitch * (Double(index) + 0.5)
      artwork.add(
        .line(
          TextLine(
            [TextLine.Run(TextWidth.printable(line), font, paint)],
            at: Point(x: frame.midX, y: middle + size * 0.36), .middle, in: .identity), clip: clip))
    }
  }

  // MARK: Symbols and pictures

  mutating func write(
    symbol name: String, _ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects
  ) {
    let paints = styles(of: name, node, style, effects).compactMap(\.paint)
    guard !paints.isEmpty else { return }
    let font = node.look.font
    let place = PlacedRect(
      Rect(size: node.size), result.placement(of: node.id), room: node.look.symbolRoom)
    withShadows(node, effects) {
      $0.draw(symbol: name, in: place, font?.weight ?? .regular, paints, effects)
    }
  }

  mutating func write(
    image name: String, isSystem: Bool, in frame: Rect, _ style: PlacedStyle, of node: PlacedNode,
    _ effects: InkEffects
  ) {
    guard let paint = style.paint else { return }
    if isSystem {
      draw(symbol: name, in: frame, pointSize: frame.height, .regular, paint, effects)
    } else {
      drawPicture(name, frame, .identity, node, effects)
    }
  }

  private mutating func draw(
    symbol name: String, in frame: Rect, pointSize: Double, _ weight: Font.Weight, _ paint: Paint,
    _ effects: InkEffects
  ) {
    let (width, height) = (min(frame.width, pointSize), min(frame.height, pointSize))
    let middle = Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    draw(symbol: name, in: PlacedRect(middle, .identity), weight, [paint], effects)
  }

  /// A rectangle of some space, in whose middle a symbol is as large as it fits.
  struct PlacedRect {
    let frame: Rect
    let placement: Placement
    /// How much of the frame is left free; nil for a symbol that keeps its proportions.
    let room: Size?

    init(_ frame: Rect, _ placement: Placement, room: Size? = nil) {
      (self.frame, self.placement, self.room) = (frame, placement, room)
    }
  }

  mutating func draw(
    symbol name: String, in place: PlacedRect, _ weight: Font.Weight, _ paints: [Paint],
    _ effects: InkEffects
  ) {
    let whole = clip(effects)
    let frame = place.frame
    let parts = SymbolShape.of(name).fitted(
      to: frame.size, room: place.room, weight: weight, isLayered: paints.count > 1)
    for part in parts {
      func placed(_ path: ShapePath) -> ShapePath {
        path.mapping {
          place.placement.apply(Point(x: $0.x + frame.minX, y: $0.y + frame.minY))
        }
      }
      let paint = paints[min(part.level, paints.count - 1)]
      var clip = whole
      for area in part.clips { clip = artwork.addClip(placed(area), within: clip) }
      switch part.drawing {
      case .lines(let path, let width):
        artwork.add(
          .stroke(
            placed(path), StrokeStyle(lineWidth: width, cap: .round, join: .round), paint,
            clip: clip))
      case .area(let path): artwork.add(.fill(placed(path), paint, clip: clip))
      case .cut(let path, let lines, let width, let areas):
        artwork.add(
          .cut(
            placed(path), paint, lines: placed(lines), width: width, areas: placed(areas),
            clip: clip))
      }
    }
  }

  mutating func paintPicture(_ name: String, _ node: PlacedNode, _ effects: InkEffects) {
    withShadows(node, effects) { ink in
      ink.drawPicture(
        name, Rect(size: node.size), ink.result.placement(of: node.id), node, effects)
    }
  }

  private mutating func drawPicture(
    _ name: String, _ frame: Rect, _ placement: Placement, _ node: PlacedNode,
    _ effects: InkEffects
  ) {
    let instead = placeholder(frame, placement, node.look.colorAppearance, effects)
    let isDark = node.look.colorAppearance.scheme == .dark
    guard let file = files(name, isDark) else { return instead.forEach { artwork.add($0) } }
    let look = node.look
    let tint =
      look.pictureFilling.isTemplate
      ? PlacedStyle(look.foreground ?? .named(.primary), of: node, effects, in: result).paint : nil
    artwork.add(
      .picture(
        Picture(
          path: file.path, frame: frame, placement: placement, alpha: effects.opacity, tint: tint,
          filling: look.pictureFilling, size: look.pictureSize, keepsDrawing: file.keepsDrawing),
        instead: instead, clip: clip(effects)))
  }

  /// An area with the sign of a picture, which nobody takes for one.
  private mutating func placeholder(
    _ frame: Rect, _ placement: Placement, _ appearance: ColorAppearance, _ effects: InkEffects
  ) -> [Artwork.Operation] {
    guard let ground = ScreenColors.ink(.system(.systemGray5), in: appearance, effects),
      let ink = ScreenColors.ink(.system(.systemGray2), in: appearance, effects)
    else { return [] }
    let outline = ShapePath(.rectangle, in: frame).mapping { placement.apply($0) }
    // Drawn as any symbol, and taken out again.
    var sign = ArtworkInk(plan, files: files)
    let side = min(frame.width, frame.height, 110) * 0.4
    if side >= 6 {
      let square = Rect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      sign.draw(
        symbol: "photo", in: PlacedRect(square, placement), .light, [.color(RGBA(ink))],
        InkEffects())
    }
    return [.fill(outline, .color(RGBA(ground)), clip: clip(effects))] + sign.artwork.operations
  }
}

extension Artwork.Operation {
  fileprivate var isCast: Bool { if case .cast = self { true } else { false } }
}

extension PlacedShape {
  var path: ShapePath {
    var path = ShapePath(lines)
    path.isEvenOdd = isEvenOdd
    return path
  }
}
