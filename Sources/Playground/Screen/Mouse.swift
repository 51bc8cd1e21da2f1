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
  /// Edges of the container; a press that moves nothing is a click. A scale that follows the
  /// container waits for the end.
  case container(ContainerEdges, hasMoved: Bool, refits: Bool)
  /// A line between panels.
  case splitter(Splitter)
  /// The picture, by the cell it was last at.
  case picture(column: Int, row: Int)
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

  func handle(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .press(.left): press(mouse)
    case .press(.middle), .press(.right): grabPicture(mouse)
    case .drag: continueDrag(mouse)
    case .release: release(mouse)
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
    if let splitter = splitter(column: mouse.column, row: mouse.row) { drag = .splitter(splitter) }
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
    if let edges = ContainerEdges(of: screen.container, column: mouse.column, row: mouse.row) {
      drag = .container(edges, hasMoved: false, refits: zoom == nil && container != .window)
    } else {
      clickCanvas(mouse)
    }
  }

  private func clickCanvas(_ mouse: MouseEvent) {
    let column = mouse.column - screen.canvasOrigin.column
    let row = mouse.row - screen.canvasOrigin.row
    click(column: column, row: row)
    touch(scale.point(column: Double(column), row: Double(row)))
  }

  private func release(_ mouse: MouseEvent) {
    switch drag {
    case .container(_, hasMoved: false, _): clickCanvas(mouse)
    case .container(_, _, refits: true): zoom = nil
    default: break
    }
    drag = nil
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
    case .container(let edges, _, let refits): dragEdges(edges, mouse, refits)
    case .splitter(let line): drag(line, to: (mouse.column, mouse.row))
    case .picture(let column, let row):
      panPicture(columns: column - mouse.column, rows: row - mouse.row)
      drag = .picture(column: mouse.column, row: mouse.row)
    case nil: break
    }
  }

  /// Brings the edges to where the mouse is.
  ///
  /// A picture in the middle of the canvas grows on both sides, so it takes twice the distance.
  private func dragEdges(_ edges: ContainerEdges, _ mouse: MouseEvent, _ refits: Bool) {
    let before = screen.container
    let room = pictureCanvas
    func step(_ edge: Int, _ distance: Int, _ length: Int, _ room: Int) -> (grown: Int, moved: Int)
    {
      guard edge != 0 else { return (0, 0) }
      return length + 2 * distance <= room
        ? (2 * distance, distance) : (distance, edge < 0 ? distance : 0)
    }
    let wider =
      edges.across > 0 ? mouse.column - (before.endColumn - 1) : before.column - mouse.column
    let taller = edges.down > 0 ? mouse.row - (before.endRow - 1) : before.row - mouse.row
    let across = step(edges.across, wider, before.columns, room.columns)
    let down = step(edges.down, taller, before.rows, room.rows)
    guard across.grown != 0 || down.grown != 0 else { return }
    drag = .container(edges, hasMoved: true, refits: refits)
    if refits { zoom = scale }
    resizeContainer(columns: across.grown, rows: down.grown)
    screen.container = CellRect(
      column: before.column - across.moved, row: before.row - down.moved,
      columns: before.columns + across.grown, rows: before.rows + down.grown)
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
