import Cells
import LayoutSolver

/// The picture of a finished layout on a scaled grid of cells: the screen as someone would see it,
/// and over it every view's frame.
public struct CanvasPicture {
  public struct Options {
    public var theme = Theme.dark
    /// 0 where fills must be told apart by shading.
    public var colors = TerminalCapabilities.trueColors
    /// What areas are drawn with.
    public var blocks = BlockGlyphs.quadrants
    public var layers = CanvasLayers.all
    /// Whether the screen is left to pixels that are seen behind the cells.
    var hasPixels = false
    public var labelling = CanvasLabelling.namesAndSizes
    /// Whether what Reflow makes of a view has frames too, beside those of the views written.
    public var framesPieces = false
    /// Drawn heavy, or underlined where its letters leave no room for lines.
    public var selection: NodeID?
    /// Drawn with double lines.
    public var marked: NodeID?
    public var overlays: Set<CanvasOverlay> = []
    /// The space that axes and rulers are numbered in.
    public var space = CoordinateSpace.global
    /// What isn't as in the layout this one is compared with.
    public var differences: [NodeID: Difference] = [:]

    public init() {}
  }

  /// How a view differs from itself in another layout.
  public enum Difference: Sendable {
    case size, place

    /// Before the view's name.
    var mark: String { self == .size ? "≠" : "↔" }
  }

  public var options: Options
  private let plan: CanvasPlan
  private var result: LayoutResult { plan.result }
  private var scale: CellScale { plan.scale }

  /// The end of the negotiation.
  public init(_ result: LayoutResult, scale: CellScale, options: Options = Options()) {
    self.init(CanvasPlan(result, scale: scale), options: options)
  }

  init(_ plan: CanvasPlan, options: Options) {
    self.plan = plan
    self.options = options
  }

  /// As large as the container.
  public func grid() -> CellGrid {
    let cells = scale.cells(result.container.size)
    return grid(columns: cells.columns, rows: cells.rows, origin: (0, 0))
  }

  /// A part of the canvas; the container's top left corner is drawn in the cell `origin`.
  public func grid(columns: Int, rows: Int, origin: (column: Int, row: Int)) -> CellGrid {
    layered(columns: columns, rows: rows, origin: origin).grid
  }

  /// All of the picture, with the texts in it.
  public func drawn() -> DrawnPicture {
    let cells = scale.cells(result.container.size)
    return drawn(columns: cells.columns, rows: cells.rows, origin: (0, 0))
  }

  func drawn(columns: Int, rows: Int, origin: (column: Int, row: Int)) -> DrawnPicture {
    let (grid, screen) = layered(columns: columns, rows: rows, origin: origin)
    return DrawnPicture(grid: grid, origin: origin, texts: screen?.texts ?? [])
  }

  private func layered(
    columns: Int, rows: Int, origin: (column: Int, row: Int)
  ) -> (grid: CellGrid, screen: ScreenLayer?) {
    let boxes = boxesInSight(columns: columns, rows: rows, origin: origin)
    var screen: ScreenLayer?
    if options.layers.hasScreen {
      let view = ScreenView(options, columns: columns, rows: rows, origin: origin)
      screen = plan.screens.layer(view) {
        var ink = CellInk(plan, view)
        ink.paintBackground()
        ink.paint(boxes.map(\.place))
        ink.paintKeyboard()
        return ScreenLayer(ink)
      }
    }
    if options.hasPixels { screen = screen?.inPixels(of: plan) }
    var grid =
      (options.hasPixels ? screen?.room : screen?.grid) ?? CellGrid(columns: columns, rows: rows)
    if options.layers.hasFrames { paintFrames(boxes, screen, origin, into: &grid) }
    if let screen, screen.undrawn > 0 { say(undrawn: screen.undrawn, into: &grid) }
    return (grid, screen)
  }

  /// Says in the last row that the picture isn't whole.
  private func say(undrawn count: Int, into grid: inout CellGrid) {
    let words = " \(count) views aren't drawn: those under them take too long "
    grid.write(
      TextWidth.truncated(words, to: grid.columns), column: 0, row: grid.rows - 1,
      style: options.theme.warning)
  }

  // MARK: Frames

  private func paintFrames(
    _ all: [BoxInSight], _ screen: ScreenLayer?, _ origin: (column: Int, row: Int),
    into grid: inout CellGrid
  ) {
    let place = CanvasPlace(scale: scale, origin: origin)
    let letters = screen?.letters ?? []
    let overlays = OverlayMarkPainter(
      marks: overlayMarks, place: place, letters: letters, theme: options.theme)
    let frames = FrameInk(
      options: options, strength: FrameStrength(result, selection: options.selection),
      screen: screen)
    overlays.paintAreas(into: &grid)
    var boxes = all.filter { isExplained($0.box) }
    if options.labelling != .picture {
      outlineContainer(place, frames, into: &grid)
      if options.labelling == .namesAndSizes { boxes = calm(boxes, frames, in: grid) }
      outline(boxes, isCrowded: boxes.count > Self.crowd, frames, into: &grid)
    }
    // The selected box over the others, and its label before theirs.
    if options.labelling != .picture, let chosen = options.selection.flatMap(plan.box) {
      let item = BoxInSight(plan, chosen, origin: origin)
      highlight(item, frames, into: &grid)
      boxes.removeAll { $0.place == chosen }
      boxes.insert(item, at: 0)
    }
    let drawn = grid
    overlays.paintLines(into: &grid)
    // Texts stay legible where lines cross them.
    for index in letters {
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      if drawn[column, row].grapheme != nil { grid[column, row] = drawn[column, row] }
    }
    var taken = letters
    overlays.paintLabels(into: &grid, taken: &taken)
    if options.labelling == .namesAndSizes {
      let labels = CanvasLabels(result: result, options: options, frames: frames, taken: taken)
      let isCrowded = boxes.count > Self.crowd
      for item in boxes where item.visible.meets(grid.bounds) {
        let strength = frames.strength.strength(of: item.box.nodes)
        if isCrowded, strength < Self.near, isLine(item.box) { continue }
        labels.label(item.box, item.visible, last: item.last, into: &grid)
      }
    }
    if options.labelling != .picture { mark(plan.overflow, origin, into: &grid) }
  }

  /// Whether a box stands for something that is in the source, or that is asked for.
  private func isExplained(_ box: CanvasBox) -> Bool {
    options.framesPieces || !box.isPlaced
      || box.nodes.contains { id in
        !result.node(id).isHidden || options.marked == id || options.selection == id
          || options.differences[id] != nil
      }
  }

  /// With more frames in sight than this, lines of text far from the selection have none.
  private static let crowd = 24

  /// Where frames have few cells each, those near the selection alone; without one, the outermost.
  private func calm(_ boxes: [BoxInSight], _ frames: FrameInk, in grid: CellGrid) -> [BoxInSight] {
    let screen = scale.cells(result.container.size)
    let room = min(screen.columns, grid.columns) * min(screen.rows, grid.rows)
    guard boxes.count > Self.crowd, boxes.count * Self.cellsOfFrame > room else { return boxes }
    return boxes.filter { item in
      options.difference(of: item.box) != nil || options.marked.map(item.box.nodes.contains) == true
        || !item.box.isPlaced
        || (options.selection == nil
          ? item.box.depth <= Self.outermost
          : frames.strength.strength(of: item.box.nodes) >= Self.near)
    }
  }

  /// The cells that a frame needs for itself in a calm picture.
  private static let cellsOfFrame = 40
  private static let outermost = 2

  /// The faintest first, so that what is near the selection is whole. Frames without names are the same
  /// ones whatever is selected, each over those around it.
  private func outline(
    _ boxes: [BoxInSight], isCrowded: Bool, _ frames: FrameInk, into grid: inout CellGrid
  ) {
    let isAlike = options.labelling == .frames
    let strengths = boxes.map { frames.strength.strength(of: $0.box.nodes) }
    let order = boxes.indices.sorted {
      isAlike || strengths[$0] == strengths[$1] ? $0 < $1 : strengths[$0] < strengths[$1]
    }
    for index in order {
      let (item, strength) = (boxes[index], strengths[index])
      if isCrowded, isAlike || strength < Self.near, isLine(item.box), item.cells.rows <= 2 {
        continue
      }
      grid.clipped(to: item.visible) {
        outline(item, strength, frames, into: &$0)
      }
    }
  }

  /// The strength of what is next to the selection.
  private static let near = 0.75

  /// Whether a box is of a single line of text.
  private func isLine(_ box: CanvasBox) -> Bool {
    options.layers.hasScreen && options.difference(of: box) == nil
      && !(options.marked.map(box.nodes.contains) ?? false)
      && result.node(box.inner).textLines.count == 1
  }

  /// A box with its cells in the grid, and those among them that no clip hides.
  private struct BoxInSight {
    let box: CanvasBox
    let cells: CellRect
    let visible: CellRect
    /// Its place in the order of painting, and that of the last box inside of it.
    let place: Int
    let last: Int

    init(_ plan: CanvasPlan, _ place: Int, origin: (column: Int, row: Int)) {
      box = plan.boxes[place]
      cells = box.cells.moved(by: origin)
      visible = plan.visible[place].moved(by: origin)
      self.place = place
      last = plan.lastInside[place]
    }
  }

  /// In the order of painting.
  private func boxesInSight(
    columns: Int, rows: Int, origin: (column: Int, row: Int)
  ) -> [BoxInSight] {
    let seen = CellRect(column: -origin.column, row: -origin.row, columns: columns, rows: rows)
    return plan.visible.indices.compactMap { index in
      guard plan.visible[index].meets(seen) else { return nil }
      return BoxInSight(plan, index, origin: origin)
    }
  }

  // MARK: Outlines

  private func outlineContainer(
    _ place: CanvasPlace, _ frames: FrameInk, into grid: inout CellGrid
  ) {
    let whole = place.cells(Rect(size: result.container.size))
    let safe = place.cells(result.container.safeArea)
    frames.outline(whole, .light, hue: 0, strength: 0.3, into: &grid)
    if safe != whole { frames.outline(safe, .dashed, hue: 0, strength: 0.3, into: &grid) }
    if let fold = result.container.fold {
      let line: LineStyle = fold.isActive ? .light : .dashed
      frames.outline(place.cells(fold.frame), line, hue: 0, strength: 0.3, into: &grid)
    }
  }

  private func outline(
    _ item: BoxInSight, _ strength: Double, _ frames: FrameInk, into grid: inout CellGrid
  ) {
    let (box, cells) = (item.box, item.cells)
    let isMarked = options.marked.map(box.nodes.contains) ?? false
    let line: LineStyle = isMarked ? .double : box.isPlaced ? .light : .dashed
    let isText = !result.node(box.inner).textLines.isEmpty
    let style = options.difference(of: box) == .size ? options.theme.warning : nil
    // A line of text in a row of its own shows by its letters where it is.
    if isText && cells.rows == 1 && options.layers.hasScreen && !isMarked { return }
    let isDot = cells.columns == 1 && cells.rows == 1
    frames.outline(
      cells, isDot ? nil : line, hue: box.depth, strength: isMarked ? 1 : strength, style: style,
      last: item.last, into: &grid)
  }

  /// The selected view's frame, seen whatever is under it.
  ///
  /// It takes blank cells alone: letters, edges of areas and small symbols stay as they are. A text,
  /// or whatever else has no blank cell for a line, is underlined.
  private func highlight(_ item: BoxInSight, _ frames: FrameInk, into grid: inout CellGrid) {
    let isText = !result.node(item.box.inner).textLines.isEmpty
    guard !isText, item.cells.rows > 1, item.cells.columns > 1 else {
      return underline(item, frames, into: &grid)
    }
    let drawn = drawLines(item.cells, of: item, frames, into: &grid) { _, _ in true }
    // Where the view's own border has its edge, corners stand inside of that.
    if drawn < item.cells.rows, item.cells.rows > 4, item.cells.columns > 8 {
      let inside = item.cells.inset(by: 1)
      _ = drawLines(inside, of: item, frames, into: &grid) { column, row in
        let across = min(column - inside.column, inside.endColumn - 1 - column)
        let down = min(row - inside.row, inside.endRow - 1 - row)
        return across < 3 && down < 2
      }
    } else if drawn == 0 {
      underline(item, frames, into: &grid)
    }
  }

  /// Draws heavy lines where the screen is blank.
  /// - Returns: in how many cells.
  private func drawLines(
    _ cells: CellRect, of item: BoxInSight, _ frames: FrameInk, into grid: inout CellGrid,
    where isWanted: (Int, Int) -> Bool
  ) -> Int {
    var drawn = 0
    cells.forEachEdgeCell(within: item.visible.intersection(grid.bounds)) { column, row in
      guard isWanted(column, row), frames.isFree(column, row, last: item.last) else { return }
      let below = frames.background(column, row, in: grid)
      let theme = below.appearance.map(Theme.standard) ?? options.theme
      let character = grid.boxCharacter(of: cells, .heavy, column: column, row: row)
      var cell = Cell(character, style: theme.focus)
      cell.style.background = below
      grid[column, row] = cell
      drawn += 1
    }
    return drawn
  }

  /// The lowest row of what is seen of a box.
  private func underline(_ item: BoxInSight, _ frames: FrameInk, into grid: inout CellGrid) {
    let cells = item.visible.intersection(grid.bounds)
    guard !cells.isEmpty else { return }
    let row = cells.endRow - 1
    for column in cells.column..<cells.endColumn
    where frames.screen?.isCovered(column, row, after: item.last) != true {
      let below = frames.background(column, row, in: grid)
      let theme = below.appearance.map(Theme.standard) ?? options.theme
      // Nothing of a blank is seen but the line.
      let isBlank = options.hasPixels || frames.screen?.isBlank(column, row) ?? true
      grid.restyle(column: column, row: row) { style in
        style.underline = true
        if isBlank { style.foreground = theme.focus.foreground }
      }
    }
  }

  private var overlayMarks: [OverlayMark] {
    // Numbers along an axis at least eight columns apart.
    let steps = [10.0, 20, 50, 100, 200, 500, 1000]
    let tick = steps.first { $0 >= 8 * scale.pointsPerColumn } ?? 1000
    return OverlayMarks(
      result: result, selection: options.selection, space: options.space, tick: tick
    ).marks(of: options.overlays)
  }

  /// The arrows at the container's edges.
  private func mark(
    _ overflow: CanvasOverflow, _ origin: (column: Int, row: Int), into grid: inout CellGrid
  ) {
    // In an order of their own, since where one has moved along the edge the next one finds no room.
    let arrows = overflow.arrows.sorted {
      ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column)
    }
    for (place, arrow) in arrows {
      var (column, row) = (place.column + origin.column, place.row + origin.row)
      // Along the edge to where it covers no letter.
      let steps = "▴▾".contains(arrow) ? (1, 0) : (0, 1)
      let free = [0, 1, -1, 2, -2, 3, -3, 4, -4].first { distance in
        let cell = grid[column + steps.0 * distance, row + steps.1 * distance]
        return cell.grapheme.map { !$0.isLetter && !$0.isNumber && $0 != "×" && $0 != "." } ?? false
      }
      column += steps.0 * (free ?? 0)
      row += steps.1 * (free ?? 0)
      guard grid.bounds.contains(column: column, row: row) else { continue }
      let below = grid[column, row].style.background
      let theme = below.appearance.map(Theme.standard) ?? options.theme
      grid.write(arrow, column: column, row: row, style: theme.warning, keepingBackground: true)
    }
  }
}

extension CanvasPicture.Options {
  /// A box takes part in a difference when one of its nodes does, another size going first.
  func difference(of box: CanvasBox) -> CanvasPicture.Difference? {
    guard !differences.isEmpty else { return nil }
    let found = box.nodes.compactMap { differences[$0] }
    return found.contains(.size) ? .size : found.first
  }
}
