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
    case axis(WidthAxis)
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

/// What the mouse has to do with.
struct MouseState {
  var screen = PaintedScreen()
  var drag: Drag?
  /// The deepest node under the last click, to tell a second one.
  var lastClick: NodeID?
}

/// What the mouse drags.
enum Drag: Equatable {
  /// Edges of the container; a press that moves nothing is a click. A scale that follows the
  /// container waits for the end.
  case container(ContainerEdges, hasMoved: Bool, refits: Bool)
  /// A line between panels.
  case splitter(Splitter)
  /// The picture, by the cell it was last at.
  case picture(column: Int, row: Int)
  /// The present width on the axis of widths.
  case axis(WidthAxis)
}

/// Which of the container's edges the mouse has hold of: -1 for left or top, 1 for right or bottom.
struct ContainerEdges: Equatable {
  var across = 0
  var down = 0

  /// Nil away from all of them.
  init?(of container: CellRect, column: Int, row: Int) {
    guard container.contains(column: column, row: row) else { return nil }
    if column == container.endColumn - 1 {
      across = 1
    } else if column == container.column {
      across = -1
    }
    if row == container.endRow - 1 { down = 1 } else if row == container.row { down = -1 }
    if across == 0 && down == 0 { return nil }
  }
}

extension Playground {
  /// How far the wheel goes at a notch, in rows; in columns twice that.
  private static let wheelRows = 3

  func handle(_ event: MouseEvent) {
    guard presentation == nil else { return }
    switch event.kind {
    case .press(.left): press(event)
    case .press(.middle), .press(.right): grabPicture(event)
    case .drag: continueDrag(event)
    case .release: release(event)
    case .wheelUp: scroll(event, rows: -Self.wheelRows)
    case .wheelDown: scroll(event, rows: Self.wheelRows)
    case .wheelLeft: scroll(event, columns: -2 * Self.wheelRows)
    case .wheelRight: scroll(event, columns: 2 * Self.wheelRows)
    }
  }

  private func press(_ event: MouseEvent) {
    message = nil
    let target = mouse.screen.target(column: event.column, row: event.row)
    if overlay != nil {
      switch target {
      case .overlayRow(let row): chooseInOverlay(row: row)
      case .overlay: break
      default: closeOverlay()
      }
      return
    }
    if let splitter = splitter(column: event.column, row: event.row) {
      mouse.drag = .splitter(splitter)
    }
    switch target {
    case .canvas: pressCanvas(event)
    case .keptCanvas:
      focus(.canvas)
      clickKept(
        column: event.column - mouse.screen.keptOrigin.column,
        row: event.row - mouse.screen.keptOrigin.row)
    case .panel(let panel, let row):
      focus(panel)
      if let row { panel.kind.choose(row: row, in: self) }
    case .action(let action): perform(action, count: 1)
    case .axis(let axis):
      mouse.drag = .axis(axis)
      resizeContainer(width: axis.width(at: event.column))
    case .overlay, .overlayRow, nil: break
    }
  }

  private func pressCanvas(_ event: MouseEvent) {
    focus(.canvas)
    if let edges = ContainerEdges(of: mouse.screen.container, column: event.column, row: event.row)
    {
      mouse.drag = .container(
        edges, hasMoved: false, refits: canvas.zoom == nil && !followsWindow)
    } else {
      clickCanvas(event)
    }
  }

  private func clickCanvas(_ event: MouseEvent) {
    let column = event.column - mouse.screen.canvasOrigin.column
    let row = event.row - mouse.screen.canvasOrigin.row
    click(column: column, row: row)
    touch(scale.point(column: Double(column), row: Double(row)))
  }

  private func release(_ event: MouseEvent) {
    switch mouse.drag {
    case .container(_, hasMoved: false, _): clickCanvas(event)
    case .container(_, _, refits: true): canvas.zoom(to: nil)
    default: break
    }
    mouse.drag = nil
  }

  // MARK: Dragging

  private func grabPicture(_ event: MouseEvent) {
    guard overlay == nil else { return }
    switch mouse.screen.target(column: event.column, row: event.row) {
    case .canvas, .keptCanvas: break
    default: return
    }
    mouse.drag = .picture(column: event.column, row: event.row)
  }

  private func continueDrag(_ event: MouseEvent) {
    switch mouse.drag {
    case .container(let edges, _, let refits): dragEdges(edges, event, refits)
    case .splitter(let line): move(line, to: (event.column, event.row))
    case .picture(let column, let row):
      panPicture(columns: column - event.column, rows: row - event.row)
      mouse.drag = .picture(column: event.column, row: event.row)
    case .axis(let axis): resizeContainer(width: axis.width(at: event.column))
    case nil: break
    }
  }

  /// Brings the edges to where the mouse is.
  ///
  /// A picture in the middle of the canvas grows on both sides, so it takes twice the distance.
  private func dragEdges(_ edges: ContainerEdges, _ event: MouseEvent, _ refits: Bool) {
    let before = mouse.screen.container
    let room = pictureCanvas
    func step(_ edge: Int, _ distance: Int, _ length: Int, _ room: Int) -> (grown: Int, moved: Int)
    {
      guard edge != 0 else { return (0, 0) }
      return length + 2 * distance <= room
        ? (2 * distance, distance) : (distance, edge < 0 ? distance : 0)
    }
    let wider =
      edges.across > 0 ? event.column - (before.endColumn - 1) : before.column - event.column
    let taller = edges.down > 0 ? event.row - (before.endRow - 1) : before.row - event.row
    let across = step(edges.across, wider, before.columns, room.columns)
    let down = step(edges.down, taller, before.rows, room.rows)
    guard across.grown != 0 || down.grown != 0 else { return }
    mouse.drag = .container(edges, hasMoved: true, refits: refits)
    if refits { canvas.zoom(to: scale) }
    resizeContainer(columns: across.grown, rows: down.grown)
    mouse.screen.container = CellRect(
      column: before.column - across.moved, row: before.row - down.moved,
      columns: before.columns + across.grown, rows: before.rows + down.grown)
  }

  // MARK: The wheel

  private func scroll(_ event: MouseEvent, columns: Int = 0, rows: Int = 0) {
    switch mouse.screen.target(column: event.column, row: event.row) {
    case .overlay, .overlayRow: moveInOverlay(rows)
    case .panel(let panel, _): panels.scrolls.scroll(panel, by: rows)
    case .canvas where overlay == nil:
      let point = scale.point(
        column: Double(event.column - mouse.screen.canvasOrigin.column),
        row: Double(event.row - mouse.screen.canvasOrigin.row))
      if !scrollScene(at: point, by: distance(columns: columns, rows: rows)) {
        panPicture(columns: columns, rows: rows)
      }
    case .keptCanvas where overlay == nil: panPicture(columns: columns, rows: rows)
    case .canvas, .keptCanvas, .action, .axis, nil: break
    }
  }
}
