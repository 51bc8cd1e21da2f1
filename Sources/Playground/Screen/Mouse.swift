import Cells
import LayoutSolver

/// What was painted where, so that the mouse finds it.
struct PaintedScreen {
  enum Target {
    case canvas
    /// The picture of the kept layout.
    case keptCanvas
    case panel(Panel, row: Int?)
    case action(PlaygroundAction)
    case overlayRow(Int)
    case overlay
  }

  private(set) var regions: [(rect: CellRect, target: Target)] = []
  /// The cell of the screen where the container's top left corner is.
  var canvasOrigin = (column: 0, row: 0)
  /// The same for the picture of the kept layout.
  var keptOrigin = (column: 0, row: 0)
  /// The cells of the container's picture on the screen.
  var container = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  mutating func add(_ rect: CellRect, _ target: Target) { regions.append((rect, target)) }

  /// What was painted last at a cell.
  func target(column: Int, row: Int) -> Target? {
    regions.last { $0.rect.contains(column: column, row: row) }?.target
  }
}

/// What the mouse drags.
enum Drag: Equatable {
  /// Edges of the container.
  case container(movesRight: Bool, movesBottom: Bool)
  /// The picture, by the cell it was last at.
  case picture(column: Int, row: Int)
}

extension Playground {
  /// How far the wheel goes at a notch, in rows; in columns twice that.
  private static let wheelRows = 3

  func handle(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .press(.left): press(mouse)
    case .press(.middle), .press(.right): grabPicture(mouse)
    case .drag: continueDrag(mouse)
    case .release: drag = nil
    case .wheelUp: scroll(mouse, rows: -Self.wheelRows)
    case .wheelDown: scroll(mouse, rows: Self.wheelRows)
    case .wheelLeft: scroll(mouse, columns: -2 * Self.wheelRows)
    case .wheelRight: scroll(mouse, columns: 2 * Self.wheelRows)
    }
  }

  private func press(_ mouse: MouseEvent) {
    message = nil
    let target = screen.target(column: mouse.column, row: mouse.row)
    if overlay != nil {
      switch target {
      case .overlayRow(let row): chooseInOverlay(row: row)
      case .overlay: break
      default: overlay = nil
      }
      return
    }
    switch target {
    case .canvas: pressCanvas(mouse)
    case .keptCanvas:
      focus(.canvas)
      clickKept(
        column: mouse.column - screen.keptOrigin.column, row: mouse.row - screen.keptOrigin.row)
    case .panel(let panel, let row):
      focus(panel)
      if let row { choose(row: row, in: panel) }
    case .action(let action): perform(action, count: 1)
    case .overlay, .overlayRow, nil: break
    }
  }

  private func pressCanvas(_ mouse: MouseEvent) {
    focus(.canvas)
    let edges = screen.container
    let movesRight = mouse.column == edges.endColumn - 1 && mouse.row < edges.endRow
    let movesBottom = mouse.row == edges.endRow - 1 && mouse.column < edges.endColumn
    if movesRight || movesBottom {
      drag = .container(movesRight: movesRight, movesBottom: movesBottom)
      return
    }
    let column = mouse.column - screen.canvasOrigin.column
    let row = mouse.row - screen.canvasOrigin.row
    click(column: column, row: row)
    touch(scale.point(column: Double(column), row: Double(row)))
  }

  // MARK: Dragging

  private func grabPicture(_ mouse: MouseEvent) {
    guard overlay == nil else { return }
    switch screen.target(column: mouse.column, row: mouse.row) {
    case .canvas, .keptCanvas: break
    default: return
    }
    drag = .picture(column: mouse.column, row: mouse.row)
  }

  private func continueDrag(_ mouse: MouseEvent) {
    switch drag {
    case .container(let movesRight, let movesBottom):
      let columns = movesRight ? mouse.column - (screen.container.endColumn - 1) : 0
      let rows = movesBottom ? mouse.row - (screen.container.endRow - 1) : 0
      resizeContainer(width: columns, height: rows)
      screen.container.columns += columns
      screen.container.rows += rows
    case .picture(let column, let row):
      panPicture(columns: column - mouse.column, rows: row - mouse.row)
      drag = .picture(column: mouse.column, row: mouse.row)
    case nil: break
    }
  }

  // MARK: The wheel

  private func scroll(_ mouse: MouseEvent, columns: Int = 0, rows: Int = 0) {
    switch screen.target(column: mouse.column, row: mouse.row) {
    case .overlay, .overlayRow: moveInOverlay(rows)
    case .panel(let panel, _): scrolls.scroll(panel, by: rows)
    case .canvas where overlay == nil:
      let point = scale.point(
        column: Double(mouse.column - screen.canvasOrigin.column),
        row: Double(mouse.row - screen.canvasOrigin.row))
      if !scrollScene(at: point, by: distance(columns: columns, rows: rows)) {
        panPicture(columns: columns, rows: rows)
      }
    case .keptCanvas where overlay == nil: panPicture(columns: columns, rows: rows)
    case .canvas, .keptCanvas, .action, nil: break
    }
  }
}
