import Cells
import LayoutSolver

/// The picture of a finished layout: every view's frame as a box on a scaled grid of cells, with
/// the scene's own fills, shapes and texts inside.
public struct CanvasPicture {
  public struct Options {
    public var theme = Theme.dark
    /// 0 where fills must be told apart by shading.
    public var colors = 256
    public var labelling = CanvasLabelling.namesAndSizes
    /// Drawn heavy and in reverse.
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

  /// A part of the canvas.
  /// - Parameter origin: The cell in which the container's top left corner is drawn.
  public func grid(columns: Int, rows: Int, origin: (column: Int, row: Int)) -> CellGrid {
    var ink = SceneInk(plan, options: options, columns: columns, rows: rows, origin: origin)
    let chosen = options.selection.flatMap(plan.box)
    var boxes = boxesInSight(columns: columns, rows: rows, origin: origin)
    paint(boxes, into: &ink)
    let overlays = OverlayMarkPainter(marks: overlayMarks, ink: ink, theme: options.theme)
    var grid = ink.grid
    overlays.paintAreas(into: &grid)
    outlineContainer(ink, into: &grid)
    if options.labelling != .picture {
      for item in boxes {
        grid.clipped(to: item.visible) { outline(item.box, item.cells, into: &$0) }
      }
    }
    var overflow = plan.overflow
    // The selected box over the others, its label before theirs, and seen where it is clipped too.
    if let chosen {
      let item = BoxInSight(plan.boxes[chosen], visible: plan.boxes[chosen].cells, origin: origin)
      highlight(item.cells, into: &grid)
      overflow.add(plan.boxes[chosen].cells)
      boxes.removeAll { $0.box.inner == item.box.inner }
      boxes.insert(item, at: 0)
    }
    overlays.paintLines(into: &grid)
    // Texts stay legible where lines cross them.
    for index in ink.letters {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      if ink.grid[column, row].grapheme != nil { grid[column, row] = ink.grid[column, row] }
    }
    var taken = ink.letters
    overlays.paintLabels(into: &grid, taken: &taken)
    if [.names, .namesAndSizes].contains(options.labelling) {
      var labels = CanvasLabels(result: result, options: options, taken: taken)
      for item in boxes where item.visible.meets(grid.bounds) {
        labels.label(item.box, item.visible, into: &grid)
      }
    }
    mark(overflow, origin, into: &grid)
    return grid
  }

  /// A box with its cells in the grid, and those among them that no clip hides.
  private struct BoxInSight {
    let box: CanvasBox
    let cells: CellRect
    let visible: CellRect

    init(_ box: CanvasBox, visible: CellRect, origin: (column: Int, row: Int)) {
      self.box = box
      cells = box.cells.moved(by: origin)
      self.visible = visible.moved(by: origin)
    }
  }

  /// In the order of painting.
  private func boxesInSight(
    columns: Int, rows: Int, origin: (column: Int, row: Int)
  ) -> [BoxInSight] {
    let seen = CellRect(column: -origin.column, row: -origin.row, columns: columns, rows: rows)
    return plan.visible.indices.compactMap { index in
      guard plan.visible[index].meets(seen) else { return nil }
      return BoxInSight(plan.boxes[index], visible: plan.visible[index], origin: origin)
    }
  }

  /// What the scene draws; a border comes after all that is inside of it.
  private func paint(_ boxes: [BoxInSight], into ink: inout SceneInk) {
    var open: [CanvasBox] = []
    func close(to depth: Int) {
      while let last = open.last, last.depth >= depth {
        for node in last.bordered.reversed() { ink.paintBorders(of: node) }
        open.removeLast()
      }
    }
    for item in boxes where item.box.isPlaced {
      close(to: item.box.depth)
      item.box.nodes.forEach { ink.paint($0) }
      if !item.box.bordered.isEmpty { open.append(item.box) }
    }
    close(to: 0)
  }

  // MARK: Outlines

  private func outlineContainer(_ ink: SceneInk, into grid: inout CellGrid) {
    let size = result.container.size
    let insets = result.container.safeAreaInsets
    let whole = ink.placed(Rect(size: size))
    let safe = ink.placed(
      Rect(
        x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom))
    grid.drawBox(whole, .light, style: options.theme.faint, keepingBackground: true)
    if safe != whole {
      grid.drawBox(safe, .dashed, style: options.theme.faint, keepingBackground: true)
    }
  }

  private func outline(_ box: CanvasBox, _ cells: CellRect, into grid: inout CellGrid) {
    let style = options.style(of: box)
    let isMarked = options.marked.map(box.nodes.contains) ?? false
    let line: LineStyle = isMarked ? .double : box.isPlaced ? .light : .dashed
    let isText = !result.node(box.inner).textLines.isEmpty
    if cells.columns == 1 && cells.rows == 1 {
      grid.write(
        "◦", column: cells.column, row: cells.row, style: style, keepingBackground: true)
    } else if cells.rows == 1 {
      // Too low for a box: a text keeps its row, anything else is a line.
      guard !isText else { return }
      grid.drawHorizontalLine(
        column: cells.column, row: cells.row, length: cells.columns, line, style: style,
        keepingBackground: true)
    } else if isText && cells.rows == 2 {
      for column in [cells.column, cells.endColumn - 1] {
        grid.drawVerticalLine(
          column: column, row: cells.row, length: 1, line, style: style, keepingBackground: true)
      }
    } else {
      grid.drawBox(cells, line, style: style, keepingBackground: true)
    }
  }

  private func highlight(_ cells: CellRect, into grid: inout CellGrid) {
    var style = options.theme.focus
    style.bold = true
    grid.drawBox(cells, .heavy, style: style, keepingBackground: true)
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
    for (place, arrow) in overflow.arrows {
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
      grid.write(
        arrow, column: column, row: row, style: options.theme.warning, keepingBackground: true)
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

  func style(of box: CanvasBox) -> CellStyle {
    if difference(of: box) == .size { return theme.warning }
    var style = theme.outline(depth: box.depth)
    if colors >= 8, let line = box.line {
      let ink = ColorToning(appearance: theme.appearance, colors: colors).ink(DrawnColor(line))
      style.foreground = ink
      style.dim = false
    }
    return style
  }
}
