import Cells
import LayoutSolver

/// What the scene itself draws, from back to front: fills and strokes in quarters and eighths of a
/// cell, texts, and a hatching for pictures nobody has; cut off where it is clipped, faded where it
/// isn't opaque.
struct SceneInk {
  private let plan: CanvasPlan
  let options: CanvasPicture.Options
  /// The cell of the grid where the container's origin is.
  let origin: (column: Int, row: Int)

  private(set) var grid: CellGrid
  /// The cells that show a text, by their place in the grid: lines leave them alone.
  private(set) var letters: Set<Int> = []
  private let toning: ColorToning

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
  private var scale: CellScale { plan.scale }
  private var hasColors: Bool { options.colors >= 8 }

  mutating func paint(_ id: NodeID) {
    let node = result.node(id)
    let effects = plan.effects[id.index]
    guard effects.isVisible, !placed(node.frame).intersection(grid.bounds).isEmpty else { return }
    switch node.drawing {
    case .fill(let outline, let colors):
      fill(PlacedShape(outline, of: node, in: result), colors.first ?? .named(.gray), effects)
    case .stroke(let outline, let color, let width):
      let shape = PlacedShape(outline, of: node, in: result)
      stroke(shape, color ?? .named(.primary), width, effects)
    case .text(let color):
      write(node, color, effects)
    case .image(let name, isSystem: true): write(symbol: name, node, effects)
    case .image: hatch(node, "╲", effects)
    case .placeholder: hatch(node, "╱", effects)
    case .control, .none: break
    }
  }

  /// The cells a rectangle of the container takes in the grid.
  func placed(_ frame: Rect) -> CellRect {
    scale.cells(frame).moved(by: origin)
  }

  // MARK: Areas

  private mutating func fill(_ shape: PlacedShape, _ color: Color, _ effects: InkEffects) {
    guard color.opaqueness * effects.opacity > 0.05 else { return }
    let cells = placed(shape.bounds).intersection(grid.bounds)
    for row in cells.row..<cells.endRow {
      for column in cells.column..<cells.endColumn {
        let quarters = quarters(of: shape, effects.clips, column, row)
        guard !quarters.isEmpty else { continue }
        shade(column, row, quarters, color, effects.opacity)
      }
    }
  }

  /// The quarters of a cell that lie in a shape and in all that clip it.
  private func quarters(
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

  private func quarters(of shape: PlacedShape, _ column: Int, _ row: Int) -> Subcells.Quarters {
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

  private func point(_ column: Double, _ row: Double) -> Point {
    scale.point(column: column - Double(origin.column), row: row - Double(origin.row))
  }

  private mutating func shade(
    _ column: Int, _ row: Int, _ quarters: Subcells.Quarters, _ color: Color, _ opacity: Double
  ) {
    let isOpaque = color.opaqueness * opacity > 0.95
    if quarters == .all, isOpaque { forgetLetter(column, row) }
    let below = grid[column, row]
    let hasLetter = letters.contains(row * grid.columns + column)
    guard hasColors else {
      guard !hasLetter else { return }
      let shading = quarters == .all ? "░" : quarters.character
      grid[column, row] = Cell(shading, style: options.theme.faint)
      return
    }
    guard
      let toned = toning.fill(color, opacity: opacity, over: below.style.background)
    else { return }
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

  // MARK: Lines

  /// Draws the outline in dots, as many side by side as its width asks for.
  private mutating func stroke(
    _ shape: PlacedShape, _ color: Color, _ width: Double, _ effects: InkEffects
  ) {
    guard color.opaqueness * effects.opacity > 0.05 else { return }
    let pitch = scale.pointsPerColumn / Double(Subcells.dotsAcross)
    let reach = max((width / pitch - 1) / 2, 0)
    var dots: [Int: Subcells.Dots] = [:]
    let lines = shape.isRectangle ? ShapePath(.rectangle, in: shape.bounds).lines : shape.lines
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) {
        mark(from, to, reach, effects.clips, into: &dots)
      }
    }
    let ink = hasColors ? toning.ink(color) : .standard
    for (index, set) in dots where !letters.contains(index) {
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      var cell = grid[column, row]
      let known = cell.grapheme.flatMap(Subcells.Dots.init) ?? []
      cell.grapheme = known.union(set).character
      cell.style.foreground = ink
      grid[column, row] = cell
    }
  }

  /// Marks the dots along a straight line, and those up to `reach` dots beside it.
  private func mark(
    _ from: Point, _ to: Point, _ reach: Double, _ clips: [PlacedShape],
    into dots: inout [Int: Subcells.Dots]
  ) {
    // In dots, counted from the grid's upper left corner.
    let across = Double(Subcells.dotsAcross)
    let down = Double(Subcells.dotsDown)
    func place(_ point: Point) -> (x: Double, y: Double) {
      (
        (point.x / scale.pointsPerColumn + Double(origin.column) + 0.5) * across,
        (point.y / scale.pointsPerRow + Double(origin.row) + 0.5) * down
      )
    }
    let (start, end) = (place(from), place(to))
    let steps = min(max(abs(end.x - start.x), abs(end.y - start.y)).rounded(.up) + 1, 4096)
    let sides = Int(reach.rounded())
    for step in 0...Int(steps) {
      let share = Double(step) / steps
      let x = start.x + (end.x - start.x) * share
      let y = start.y + (end.y - start.y) * share
      for beside in -sides...sides {
        for below in -sides...sides where beside * beside + below * below <= sides * sides {
          let (dotX, dotY) = (Int(x.rounded(.down)) + beside, Int(y.rounded(.down)) + below)
          guard dotX >= 0, dotY >= 0 else { continue }
          let (column, row) = (dotX / Subcells.dotsAcross, dotY / Subcells.dotsDown)
          guard column < grid.columns, row < grid.rows else { continue }
          let middle = point(
            (Double(dotX) + 0.5) / across - 0.5, (Double(dotY) + 0.5) / down - 0.5)
          guard clips.allSatisfy({ $0.contains(middle) })
          else { continue }
          dots[row * grid.columns + column, default: []].insert(
            Subcells.Dots(x: dotX % Subcells.dotsAcross, y: dotY % Subcells.dotsDown))
        }
      }
    }
  }

  // MARK: Text

  /// Writes a text's lines into the rows between its edges, or onto them where there are too few;
  /// lines that fall into the row of another are left out.
  private mutating func write(_ node: PlacedNode, _ color: Color?, _ effects: InkEffects) {
    guard !node.textLines.isEmpty else { return }
    let cells = placed(node.frame)
    let count = node.textLines.count
    let inset = cells.rows - 2 >= count ? 1 : 0
    let rows = Double(cells.rows - 2 * inset)
    let room = room(for: node, cells)
    var last: Int?
    for (index, line) in node.textLines.enumerated() {
      // The line's middle among the rows there are.
      let middle = (Double(index) + 0.5) / Double(count) * rows
      let row = cells.row + inset + Int(middle.rounded(.up)) - 1
      if row != last { writeLine(line, row, cells, room: room, color, effects) }
      last = row
    }
  }

  /// A system symbol as a character in its middle.
  private mutating func write(symbol name: String, _ node: PlacedNode, _ effects: InkEffects) {
    let cells = placed(node.frame)
    let glyph = String(SymbolGlyphs.glyph(of: name))
    writeLine(glyph, cells.row + (cells.rows - 1) / 2, cells, room: 1, nil, effects)
  }

  /// The columns a line may take. Letters are not to scale, so a text may reach into what the views
  /// around it leave free on its sides.
  private func room(for node: PlacedNode, _ cells: CellRect) -> Int {
    var room = cells.columns > 3 && cells.rows > 2 ? cells.columns - 2 : cells.columns + 2
    var next = node.parent
    while let id = next {
      let parent = result.node(id)
      guard parent.children.count == 1 || parent.isSecondary else { break }
      room = max(room, placed(parent.frame).columns - 2)
      next = parent.parent
    }
    return room
  }

  private mutating func writeLine(
    _ line: String, _ row: Int, _ cells: CellRect, room: Int, _ color: Color?,
    _ effects: InkEffects
  ) {
    guard row >= 0, row < grid.rows else { return }
    // Cut by the picture's scale and not by SwiftUI, so not with an ellipsis.
    let shown = TextWidth.truncated(line, to: room, ellipsis: "»")
    var column = cells.column + (cells.columns - TextWidth.of(shown)) / 2
    for grapheme in TextWidth.printable(shown) {
      let width = TextWidth.of(grapheme)
      defer { column += width }
      guard column >= 0, column + width <= grid.columns, width > 0,
        (0..<width).allSatisfy({ isInside(effects.clips, column + $0, row) })
      else { continue }
      let style = style(of: color, effects, over: grid[column, row].style.background)
      grid[column, row] = Cell(grapheme, style: style)
      for part in 0..<width { letters.insert(row * grid.columns + column + part) }
    }
  }

  private func isInside(_ clips: [PlacedShape], _ column: Int, _ row: Int) -> Bool {
    clips.allSatisfy { !quarters(of: $0, column, row).isEmpty }
  }

  private func style(
    of color: Color?, _ effects: InkEffects, over background: CellColor
  ) -> CellStyle {
    var style = CellStyle(background: background)
    if let color, hasColors { style.foreground = toning.ink(color) }
    style.dim = effects.opacity < 0.6
    // Over a fill the terminal's own colour may not be legible.
    if background != .standard, style.foreground == .standard {
      style.foreground = toning.ink(over: background)
    }
    return style
  }
}

extension PlacedNode {
  /// Whether it shows its first subview with others in front of or behind it.
  var isSecondary: Bool { name == "background" || name == "overlay" }
}

extension Rect {
  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
