import Cells
import LayoutSolver

/// What the scene itself draws, from back to front: areas in quarters of a cell, lines in eighths,
/// texts, and a hatching for pictures nobody has; cut off where it is clipped, faded where it isn't
/// opaque.
struct SceneInk {
  let plan: CanvasPlan
  let options: CanvasPicture.Options
  /// The cell of the grid where the container's origin is.
  let origin: (column: Int, row: Int)

  private(set) var grid: CellGrid
  /// The cells that show a text, by their place in the grid: lines leave them alone.
  private(set) var letters: Set<Int> = []
  let toning: ColorToning

  init(
    _ plan: CanvasPlan, options: CanvasPicture.Options, columns: Int, rows: Int,
    origin: (column: Int, row: Int)
  ) {
    self.plan = plan
    self.options = options
    self.origin = origin
    grid = CellGrid(columns: columns, rows: rows)
    toning = ColorToning(appearance: options.theme.appearance, colors: options.colors)
  }

  private var result: LayoutResult { plan.result }
  var hasColors: Bool { options.colors >= 8 }

  mutating func paint(_ id: NodeID) {
    let node = result.node(id)
    let effects = plan.effects[id.index]
    guard effects.isVisible, placed(node.frame).meets(grid.bounds) else { return }
    func colored(_ style: ShapeStyle?) -> PlacedStyle {
      PlacedStyle(style ?? .named(.primary), of: node, opacity: effects.opacity, in: result)
    }
    switch node.drawing {
    case .fill(let outline, let style):
      let shape = PlacedShape(outline, of: node, in: result)
      castShadows(of: shape, effects)
      fill(shape, colored(style), effects.clips)
    case .stroke(let outline, let style, let line):
      stroke(outline, line, colored(style), of: node, effects.clips)
    case .text(let style): write(node, colored(style), effects)
    case .image(let name, isSystem: true): write(symbol: name, node, colored(nil), effects)
    case .image: hatch(node, "╲", effects)
    case .placeholder: hatch(node, "╱", effects)
    case .canvas: for mark in node.marks { draw(mark, node, effects) }
    case .control, .none: break
    }
  }

  /// The cells a rectangle of the container takes in the grid.
  func placed(_ frame: Rect) -> CellRect {
    plan.scale.cells(frame).moved(by: origin)
  }

  // MARK: Areas

  mutating func fill(
    _ shape: PlacedShape, _ style: PlacedStyle, _ clips: [PlacedShape]
  ) {
    let cells = placed(shape.bounds).intersection(grid.bounds)
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        let quarters = quarters(of: shape, clips, column, row)
        let place = point(Double(column), Double(row))
        guard !quarters.isEmpty, let color = style.color(at: place), color.isVisible else {
          continue
        }
        shade(column, row, quarters, color, lightness: style.lightness(at: place))
      }
    }
  }

  /// Darkens what is behind an area, as far as there is anything to be seen darker.
  private mutating func castShadows(of shape: PlacedShape, _ effects: InkEffects) {
    guard hasColors else { return }
    for shadow in effects.shadows {
      // What is blurred over its radius is about half as dark in the middle of its edge.
      let color = DrawnColor(shadow.color).faded(to: effects.opacity * 0.7)
      let area = shape.moved(x: shadow.x, y: shadow.y).grown(by: shadow.radius / 2)
      let cells = placed(area.bounds).intersection(grid.bounds)
      for row in cells.row..<cells.endRow {
        for column in cells.column..<cells.endColumn
        where quarters(of: area, effects.clips, column, row).count >= 2 {
          let below = grid[column, row].style.background
          // On a dark canvas nothing is darker than the canvas.
          if below == .standard, options.theme.appearance == .dark { continue }
          guard let toned = toning.shadow(color, over: below) else { continue }
          grid.restyle(column: column, row: row) { $0.background = toned }
        }
      }
    }
  }

  /// The quarters of a cell that lie in a shape and in all that clip it.
  func quarters(
    of shape: PlacedShape, _ clips: [PlacedShape], _ column: Int, _ row: Int
  ) -> Subcells.Quarters {
    clips.reduce(quarters(of: shape, column, row)) { rest, clip in
      rest.isEmpty ? rest : rest.intersection(quarters(of: clip, column, row))
    }
  }

  private static let corners: [(Subcells.Quarters, Double, Double)] = [
    (.upperLeft, -0.25, -0.25), (.upperRight, 0.25, -0.25), (.lowerLeft, -0.25, 0.25),
    (.lowerRight, 0.25, 0.25),
  ]

  func quarters(of shape: PlacedShape, _ column: Int, _ row: Int) -> Subcells.Quarters {
    if shape.isRectangle {
      return placed(shape.bounds).contains(column: column, row: row) ? .all : []
    }
    var quarters: Subcells.Quarters = []
    for (quarter, right, down) in Self.corners
    where shape.contains(point(Double(column) + right, Double(row) + down)) {
      quarters.insert(quarter)
    }
    return quarters
  }

  /// The point of the container in the middle of a cell.
  func point(_ column: Double, _ row: Double) -> Point {
    plan.scale.point(column: column - Double(origin.column), row: row - Double(origin.row))
  }

  /// - Parameter lightness: Within a gradient, for a terminal without colours.
  private mutating func shade(
    _ column: Int, _ row: Int, _ quarters: Subcells.Quarters, _ color: DrawnColor,
    lightness: Double?
  ) {
    let isOpaque = color.opaqueness > 0.95
    if quarters == .all, isOpaque { forgetLetter(column, row) }
    let below = grid[column, row]
    let hasLetter = letters.contains(row * grid.columns + column)
    guard hasColors else {
      guard !hasLetter else { return }
      let shading = quarters == .all ? Self.shading(lightness) : quarters.character
      grid[column, row] = Cell(shading, style: options.theme.faint)
      return
    }
    guard let toned = toning.fill(color, over: below.style.background) else { return }
    if quarters == .all {
      if isOpaque {
        grid[column, row] = Cell(style: CellStyle(background: toned))
      } else {
        grid.restyle(column: column, row: row) { $0.background = toned }
      }
    } else if !hasLetter {
      grid[column, row] = Cell(
        quarters.character,
        style: CellStyle(foreground: toned, background: below.style.background))
    }
  }

  /// Lighter colours are the denser ones, as a dark terminal shows them.
  private static func shading(_ lightness: Double?) -> Character {
    guard let lightness else { return "░" }
    return lightness < 1 / 3 ? "░" : lightness < 2 / 3 ? "▒" : "▓"
  }

  mutating func setCell(_ cell: Cell, _ column: Int, _ row: Int) { grid[column, row] = cell }

  /// Keeps lines off a letter.
  mutating func setLetter(_ cell: Cell, _ column: Int, _ row: Int, width: Int) {
    grid[column, row] = cell
    for part in 0..<width { letters.insert(row * grid.columns + column + part) }
  }

  private mutating func forgetLetter(_ column: Int, _ row: Int) {
    let index = row * grid.columns + column
    guard letters.remove(index) != nil else { return }
    grid[column, row] = Cell(style: grid[column, row].style)
  }

  private mutating func hatch(_ node: PlacedNode, _ line: Character, _ effects: InkEffects) {
    let frame = PlacedShape(.rectangle, of: node, in: result)
    let cells = placed(node.frame).intersection(grid.bounds)
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        let isLine = line == "╱" ? (column + row) % 3 == 0 : (column - row) % 3 == 0
        guard isLine, quarters(of: frame, effects.clips, column, row) == .all else { continue }
        var cell = Cell(line, style: options.theme.faint)
        cell.style.background = grid[column, row].style.background
        forgetLetter(column, row)
        grid[column, row] = cell
      }
    }
  }
}
