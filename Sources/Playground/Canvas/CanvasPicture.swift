import Cells
import LayoutSolver

/// The picture of a finished layout: every view's frame as a box on a scaled grid of cells, with
/// the scene's own fills, shapes and texts inside.
public struct CanvasPicture {
  public struct Options {
    public var theme = Theme.standard
    /// 0 where fills must be told apart by shading.
    public var colors = 256
    public var showsLabels = true
    public var showsSizes = true
    /// Drawn heavy and in reverse.
    public var selection: NodeID?
    /// Drawn with double lines.
    public var marked: NodeID?
    /// Whether the selection's edges and middles are drawn across the container.
    public var showsRulers = false
    /// The state shown; nil for the end of the negotiation.
    public var moment: TraceMoment?

    public init() {}
  }

  public var result: LayoutResult
  public var scale: CellScale
  public var options: Options

  public init(_ result: LayoutResult, scale: CellScale, options: Options = Options()) {
    self.result = result
    self.scale = scale
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
    var grid = CellGrid(columns: columns, rows: rows)
    let painter = FillPainter(scale: scale, options: options, origin: origin)
    let boxes = CanvasBoxes(result: result, scale: scale, moment: options.moment).all()
    for box in boxes where box.isPlaced {
      for id in box.nodes { painter.paint(result.node(id), into: &grid) }
    }
    outlineContainer(painter, into: &grid)
    var placed: [(box: CanvasBox, cells: CellRect)] = boxes.map { box in
      var cells = box.cells
      cells.column += origin.column
      cells.row += origin.row
      return (box, cells)
    }
    for item in placed { outline(item.box, item.cells, into: &grid) }
    // The selected box over the others, its label before theirs.
    if let chosen = placed.firstIndex(where: { isSelected($0.box) }) {
      let item = placed.remove(at: chosen)
      if options.showsRulers { rule(item.box, painter, into: &grid) }
      highlight(item.cells, into: &grid)
      placed.insert(item, at: 0)
    }
    for box in boxes where box.isPlaced {
      for id in box.nodes { painter.write(result.node(id), into: &grid) }
    }
    if options.showsLabels {
      var labels = CanvasLabels(result: result, options: options)
      for item in placed { labels.label(item.box, item.cells, into: &grid) }
    }
    markOverflow(placed.map(\.cells), painter, into: &grid)
    return grid
  }

  // MARK: Outlines

  private func outlineContainer(_ painter: FillPainter, into grid: inout CellGrid) {
    let size = result.container.size
    let insets = result.container.safeAreaInsets
    let whole = painter.placed(Rect(size: size))
    let safe = painter.placed(
      Rect(
        x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom))
    grid.drawBox(whole, .light, style: options.theme.faint, keepingBackground: true)
    if safe != whole {
      grid.drawBox(safe, .dashed, style: options.theme.faint, keepingBackground: true)
    }
  }

  private func outline(_ box: CanvasBox, _ cells: CellRect, into grid: inout CellGrid) {
    let style = options.theme.outline(depth: box.depth)
    let isMarked = options.marked.map(box.nodes.contains) ?? false
    let line: LineStyle = isMarked ? .double : box.isPlaced ? .light : .dashed
    let isText = box.nodes.last.map { !result.node($0).textLines.isEmpty } ?? false
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

  /// Lines at the box's minX, midX, maxX and minY, midY, maxY.
  private func rule(_ box: CanvasBox, _ painter: FillPainter, into grid: inout CellGrid) {
    guard let id = box.nodes.last else { return }
    let frame = result.node(id).frame
    let container = painter.placed(Rect(size: result.container.size))
    for x in [frame.minX, frame.midX, frame.maxX] {
      grid.drawVerticalLine(
        column: scale.column(x) + painter.origin.column, row: container.row,
        length: container.rows, .dashed, style: options.theme.faint, keepingBackground: true)
    }
    for y in [frame.minY, frame.midY, frame.maxY] {
      grid.drawHorizontalLine(
        column: container.column, row: scale.row(y) + painter.origin.row,
        length: container.columns, .dashed, style: options.theme.faint, keepingBackground: true)
    }
  }

  private func isSelected(_ box: CanvasBox) -> Bool {
    options.selection.map(box.nodes.contains) ?? false
  }

  // MARK: Overflow

  /// An arrow at the container's edge wherever a view reaches beyond it.
  private func markOverflow(
    _ boxes: [CellRect], _ painter: FillPainter, into grid: inout CellGrid
  ) {
    let container = painter.placed(Rect(size: result.container.size))
    let style = options.theme.warning
    for cells in boxes {
      let inside = cells.intersection(container)
      let row = inside.isEmpty ? cells.row : inside.row + inside.rows / 2
      let column = inside.isEmpty ? cells.column : inside.column + inside.columns / 2
      let sticksOut: [(Bool, String, Int, Int)] = [
        (cells.column < container.column, "◂", container.column, row),
        (cells.endColumn > container.endColumn, "▸", container.endColumn - 1, row),
        (cells.row < container.row, "▴", column, container.row),
        (cells.endRow > container.endRow, "▾", column, container.endRow - 1),
      ]
      for (isOut, arrow, column, row) in sticksOut
      where isOut && container.contains(column: column, row: row) {
        grid.write(arrow, column: column, row: row, style: style, keepingBackground: true)
      }
    }
  }
}
