import Cells
import LayoutSolver

/// What was painted where, so that the mouse finds it.
struct PaintedScreen {
  enum Target {
    case canvas
    case panel(Panel, row: Int?)
    case action(PlaygroundAction)
    case overlayRow(Int)
    case overlay
  }

  private(set) var regions: [(rect: CellRect, target: Target)] = []
  /// The cell of the screen where the container's top left corner is.
  var canvasOrigin = (column: 0, row: 0)
  /// The cells of the container's picture on the screen.
  var container = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  mutating func add(_ rect: CellRect, _ target: Target) { regions.append((rect, target)) }

  /// What was painted last at a cell.
  func target(column: Int, row: Int) -> Target? {
    regions.last { $0.rect.contains(column: column, row: row) }?.target
  }
}

/// An edge of the container being dragged.
struct ContainerDrag: Equatable {
  var movesRight: Bool
  var movesBottom: Bool
}

extension Playground {
  func handle(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .press(.left): press(mouse)
    case .drag(.left): continueDrag(mouse)
    case .release: drag = nil
    case .wheelUp: scroll(mouse, by: -3)
    case .wheelDown: scroll(mouse, by: 3)
    case .press, .drag: break
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
    let drag = ContainerDrag(
      movesRight: mouse.column == edges.endColumn - 1 && mouse.row < edges.endRow,
      movesBottom: mouse.row == edges.endRow - 1 && mouse.column < edges.endColumn)
    if drag.movesRight || drag.movesBottom {
      self.drag = drag
      return
    }
    click(
      column: mouse.column - screen.canvasOrigin.column,
      row: mouse.row - screen.canvasOrigin.row)
    if selectedNode?.tap != nil { press() }
  }

  private func continueDrag(_ mouse: MouseEvent) {
    guard let drag else { return }
    resizeContainer(
      width: drag.movesRight ? mouse.column - (screen.container.endColumn - 1) : 0,
      height: drag.movesBottom ? mouse.row - (screen.container.endRow - 1) : 0)
    screen.container.columns += drag.movesRight ? mouse.column - screen.container.endColumn + 1 : 0
    screen.container.rows += drag.movesBottom ? mouse.row - screen.container.endRow + 1 : 0
  }

  private func scroll(_ mouse: MouseEvent, by rows: Int) {
    switch screen.target(column: mouse.column, row: mouse.row) {
    case .overlay, .overlayRow: moveInOverlay(rows)
    case .panel(let panel, _): scrolls.scroll(panel, by: rows)
    case .canvas, .action, nil: break
    }
  }
}
