import Cells
import LayoutSolver

/// The screen in cells: areas and lines in a raster, letters in cells; cut off where it is clipped, faded
/// where it isn't opaque.
struct CellInk: ScreenInk {
  let plan: CanvasPlan
  let view: ScreenView
  /// The cell of the grid where the container's origin is.
  var origin: (column: Int, row: Int) { view.origin }

  private(set) var raster: Raster
  var text: TextLayer
  /// Where the screen is: nothing is drawn outside of it.
  let limit: CellRect
  /// What clips leave, each with those around it.
  private var clips: [ClipID: Coverage] = [:]
  /// The areas that have thrown each shadow.
  var casting: [Int: [PlacedShape]] = [:]
  var budget = PaintBudget()
  /// The box that is painted, by its place in the plan.
  var box: Int32 = -1
  var layers: [LayerID] = []
  /// What was there before each of them.
  private var earlier: [(raster: Raster, text: TextLayer)] = []
  /// By cell, the box of the last area that hides what is behind it; -1 for none.
  private(set) var covers: [Int32]
  /// How many views aren't drawn, since those before them took all there is for a picture.
  private(set) var undrawn = 0

  init(_ plan: CanvasPlan, _ view: ScreenView) {
    self.plan = plan
    self.view = view
    let (columns, rows) = (view.columns, view.rows)
    let backdrop: UInt32 = view.theme.appearance == .dark ? 0x101012 : 0xFFFFFF
    raster = Raster(columns: columns, rows: rows, backdrop: backdrop)
    text = TextLayer(columns: columns, rows: rows)
    covers = Array(repeating: -1, count: max(columns, 0) * max(rows, 0))
    limit = plan.scale.cells(Rect(size: plan.result.container.size)).moved(by: view.origin)
      .intersection(CellRect(column: 0, row: 0, columns: columns, rows: rows))
  }

  /// Counts a view of which something isn't drawn.
  mutating func leaveUndrawn() { undrawn += 1 }

  func isInSight(_ node: PlacedNode) -> Bool { placed(node.frame).meets(limit) }

  mutating func drawDot(
    _ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects
  ) -> Bool {
    guard isDot(node), !plan.room.hasText(on: node.frame) else { return false }
    let dot = [[SetLetter(grapheme: "●", look: 0)]]
    write(dot, in: node.frame, .center, node: node, effects) { style.ink(at: $0.point) }
    return true
  }

  /// Whether a circle is so small that it would be a block: a character is rounder.
  private func isDot(_ node: PlacedNode) -> Bool {
    let side = min(node.size.width, node.size.height)
    return side >= plan.scale.pointsPerRow / 4 && side <= plan.scale.pointsPerRow * 1.1
  }

  // MARK: Layers

  mutating func begin(_ layer: InkLayers.Layer) { earlier.append((raster, text)) }

  /// Lays what the layer shows, as it is now over what was there, in its opacity over that.
  mutating func end(_ layer: InkLayers.Layer) {
    guard let earlier = earlier.popLast(), case .opacity(let part) = layer.kind, part < 1 else {
      return
    }
    budget.spend(cells: limit)
    let alpha = UInt32(clamping: Int(clamped: (part * 255).rounded()))
    let group = raster
    raster.fade(to: alpha, over: earlier.raster)
    text.fade(to: alpha, over: earlier.text) { column, row, isNew in
      (isNew ? earlier.raster : group).ground(column, row)
    }
  }

  // MARK: Places

  /// The cells a rectangle of the container has a part of, in the grid.
  func placed(_ frame: Rect) -> CellRect { plan.scale.cells(frame).moved(by: origin) }

  /// A point of the container in the grid.
  func place(_ point: Point) -> CellPoint {
    let place = plan.scale.place(point)
    return CellPoint(x: place.x + Double(origin.column), y: place.y + Double(origin.row))
  }

  /// The point of the container in a cell of the grid, by default in its middle.
  func point(_ column: Int, _ row: Int, below middle: Double = 0) -> Point {
    plan.scale.point(
      column: Double(column - origin.column), row: Double(row - origin.row) + middle)
  }

  // MARK: Coverage

  /// - Parameter cells: Those that are asked about; nil for all that are drawn in.
  func coverage(of rect: Rect, in cells: CellRect? = nil) -> Coverage {
    let start = place(rect.origin)
    let end = place(Point(x: rect.maxX, y: rect.maxY))
    return Coverage(
      x: start.x...max(end.x, start.x), y: start.y...max(end.y, start.y),
      within: cells ?? limit)
  }

  mutating func coverage(of shape: PlacedShape) -> Coverage {
    if shape.isRectangle { return coverage(of: shape.bounds) }
    budget.spend(points: shape.pointCount)
    return Coverage(inside: places(shape.lines), within: limit, isEvenOdd: shape.isEvenOdd)
  }

  private func places(_ lines: [[Point]]) -> [[CellPoint]] {
    // Not `$0.map(place)`, which would copy all of this for every line.
    lines.map { line in line.map { place($0) } }
  }

  /// What is left of an area by all that clips it.
  mutating func clipped(_ coverage: Coverage, _ effects: InkEffects) -> Coverage {
    clip(effects).map(coverage.intersection) ?? coverage
  }

  /// How many clips are remembered: as many as a screen has, and no more than memory allows of those
  /// that are as large as it.
  private static let clipsKept = 500

  /// What all clips around leave; nil where there are none.
  mutating func clip(_ effects: InkEffects) -> Coverage? {
    // From the innermost to one that is known.
    var open: [ClipID] = []
    var next = effects.clip
    while let id = next, clips[id] == nil {
      open.append(id)
      next = plan.surroundings.clips[id].outer
    }
    var left = next.flatMap { clips[$0] }
    if clips.count + open.count > Self.clipsKept { clips = [:] }
    for id in open.reversed() {
      let own = coverage(of: plan.surroundings.clips[id].shape)
      budget.spend(cells: own.bounds)
      left = left.map(own.intersection) ?? own
      if clips.count < Self.clipsKept || id == effects.clip { clips[id] = left }
    }
    for shape in effects.markClips {
      let own = coverage(of: shape)
      budget.spend(cells: own.bounds)
      left = left.map(own.intersection) ?? own
    }
    return left
  }

  // MARK: Areas

  mutating func fill(_ shape: PlacedShape, _ style: PlacedStyle, _ effects: InkEffects) {
    fill(clipped(coverage(of: shape), effects), style, of: shape)
  }

  mutating func fill(_ shape: PlacedShape, _ ink: Raster.Ink?, _ effects: InkEffects) {
    fill(clipped(coverage(of: shape), effects), ink)
  }

  mutating func fill(_ coverage: Coverage, _ style: PlacedStyle, of shape: PlacedShape? = nil) {
    if let ink = style.uniform {
      fill(coverage, of: shape) { _, _ in (ink, ink) }
    } else {
      budget.spend(cells: coverage.bounds, each: PaintBudget.blended)
      fill(coverage, of: shape) { [self] column, row in
        guard let upper = style.ink(at: point(column, row, below: -0.25)),
          let lower = style.ink(at: point(column, row, below: 0.25))
        else { return nil }
        return (upper, lower)
      }
    }
  }

  mutating func fill(_ coverage: Coverage, _ ink: Raster.Ink?, of shape: PlacedShape? = nil) {
    guard let ink else { return }
    fill(coverage, of: shape) { _, _ in (ink, ink) }
  }

  /// - Parameter shape: what the area is, where that is known: it covers no letters of a text that it
  ///   stands beside, though they share a cell.
  private mutating func fill(
    _ coverage: Coverage, of shape: PlacedShape? = nil,
    _ inks: (Int, Int) -> (upper: Raster.Ink, lower: Raster.Ink)?
  ) {
    budget.spend(cells: coverage.bounds)
    raster.fill(coverage, inks)
    let cells = coverage.bounds.intersection(limit)
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        let mask = coverage[column, row]
        let place = row * view.columns + column
        let hides = mask == Coverage.whole && covers[place] != box
        let coversLetter =
          text[column, row].map { letter in
            let frame = text.runs[Int(letter.run)].frame
            return hidesLetter(
              mask, column, row, of: frame, isBeside: shape?.bounds.overlaps(frame) == false)
          } ?? false
        guard hides || coversLetter, let ink = inks(column, row)?.upper else { continue }
        if coversLetter { text.cover(column, row, ink) }
        if hides, ink.alpha >= TextLayer.frosted { covers[place] = box }
      }
    }
  }

  /// Whether an area covers a text's letter in a cell: half of the cell, and half of what the text's
  /// frame has of it.
  private func hidesLetter(
    _ mask: UInt64, _ column: Int, _ row: Int, of frame: Rect, isBeside: Bool
  ) -> Bool {
    guard !isBeside, mask.nonzeroBitCount >= Coverage.whole.nonzeroBitCount / 2 else {
      return false
    }
    let (from, to) = (
      place(Point(x: frame.minX, y: frame.minY)), place(Point(x: frame.maxX, y: frame.maxY))
    )
    let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
    let own = Coverage(x: from.x...max(from.x, to.x), y: from.y...max(from.y, to.y), within: cell)[
      column, row]
    return (mask & own).nonzeroBitCount * 2 >= own.nonzeroBitCount
  }

  mutating func castShadow(
    _ shadow: Shadow, of shape: PlacedShape, besides others: [PlacedShape], _ effects: InkEffects
  ) {
    let hidden = others.map { coverage(of: $0) }
    let rings = shadow.radius > 0 ? 4 : 1
    for ring in 0..<rings {
      // From the outermost to the innermost, each over the others.
      let reach = shadow.radius * (1 - Double(ring) * 2 / Double(max(rings - 1, 1))) * 0.75
      guard
        let ink = ScreenColors.ink(
          shadow.color, in: appearance, effects.faded(to: 1 / Double(rings)))
      else { continue }
      let area = shape.moved(x: shadow.x, y: shadow.y).grown(by: reach)
      let seen = hidden.reduce(coverage(of: area)) { $0.subtracting($1) }
      fill(clipped(seen, effects), ink)
    }
  }

  /// What is frosted takes the letters away behind it; areas are too coarse to be blurred.
  mutating func blurBehind(_ shape: PlacedShape, _ effects: InkEffects) {}

  // MARK: Lines

  mutating func stroke(
    _ shape: PlacedShape, _ line: StrokeStyle, _ style: PlacedStyle, _ effects: InkEffects
  ) {
    let width = line.lineWidth
    guard width > 0 else { return }
    if shape.isRectangle, line.join == .miter {
      let outer = shape.bounds.inset(by: -width / 2)
      var ring = coverage(of: outer)
      if let inner = hole(in: outer, width) { ring = ring.subtracting(coverage(of: inner)) }
      fill(clipped(ring, effects), style)
      return
    }
    let scale = plan.scale
    let half = (width / 2 / scale.pointsPerColumn, width / 2 / scale.pointsPerRow)
    guard half.0 <= Self.hairline, half.1 <= Self.hairline else {
      var solid = line
      solid.dash = []
      budget.spend(points: shape.pointCount, each: PaintBudget.strokedPoint)
      let area = PlacedShape(inContainer: ShapePath(shape.lines).stroked(solid))
      return fill(clipped(coverage(of: area), effects), style)
    }
    budget.spend(points: shape.pointCount)
    let hairline = Coverage(along: places(shape.lines), half: half, within: limit)
    fill(clipped(hairline, effects), style)
  }

  /// Of lines up to half this wide, in cells, corners and ends can't be told apart.
  private static let hairline = 0.2

  /// What a line along a rectangle's edges leaves inside, of a hairline an eighth of a cell; nil where
  /// nothing is left.
  private func hole(in outer: Rect, _ width: Double) -> Rect? {
    let across = max(width, plan.scale.pointsPerColumn / 8)
    let down = max(width, plan.scale.pointsPerRow / 8)
    guard outer.width > 2 * across, outer.height > 2 * down else { return nil }
    return Rect(
      x: outer.minX + across, y: outer.minY + down, width: outer.width - 2 * across,
      height: outer.height - 2 * down)
  }

  // MARK: Pictures

  /// A picture nobody has here: its area, hatched, with its name.
  mutating func paintPicture(_ name: String, _ node: PlacedNode, _ effects: InkEffects) {
    let shape = PlacedShape(.rectangle, of: node, in: result)
    let area = clipped(coverage(of: shape), effects)
    let appearance = node.look.colorAppearance
    fill(
      area, ScreenColors.ink(.system(.systemGray5), in: appearance, effects))
    let cells = placed(node.frame)
    guard !name.isEmpty, cells.columns >= 4, cells.rows >= 1 else { return }
    let letters = name.map { SetLetter(grapheme: $0, look: 0) }
    let ink = ScreenColors.ink(.named(.secondary), in: appearance, effects)
    write([letters], in: node.frame, .center, node: node, effects) { _ in ink }
  }
}
