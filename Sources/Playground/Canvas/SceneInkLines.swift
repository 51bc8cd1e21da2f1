import Cells
import LayoutSolver

/// Strokes and borders: in dots, as many side by side as their width asks for; around an upright
/// rectangle in characters that join, or as an area where they are wide.
extension SceneInk {
  mutating func stroke(
    _ outline: Drawing.Outline, _ line: StrokeStyle, _ style: PlacedStyle, of node: PlacedNode,
    _ clips: [PlacedShape]
  ) {
    let shape = PlacedShape(strokeOf: outline, line, of: node, in: plan.result)
    stroke(shape, line.lineWidth, style, clips)
  }

  /// The borders of a node, over what it shows.
  mutating func paintBorders(of id: NodeID) {
    let node = plan.result.node(id)
    let effects = plan.effects[id.index]
    guard effects.isVisible else { return }
    for case .border(let style, let width) in node.decorations where width > 0 {
      let color = PlacedStyle(
        style ?? .named(.primary), of: node, opacity: effects.opacity, in: plan.result)
      stroke(
        PlacedShape(borderOf: node, width: width, in: plan.result), width, color, effects.clips)
    }
  }

  mutating func stroke(
    _ shape: PlacedShape, _ width: Double, _ style: PlacedStyle, _ clips: [PlacedShape]
  ) {
    let pitch = plan.scale.pointsPerColumn / Double(Subcells.dotsAcross)
    let reach = max((width / pitch - 1) / 2, 0)
    if shape.isRectangle {
      if reach >= 0.5 {
        fill(shape.ring(width: width), style, clips)
      } else {
        drawBox(shape, style, clips)
      }
      return
    }
    var dots: [Int: Subcells.Dots] = [:]
    for line in shape.lines {
      for (from, to) in zip(line, line.dropFirst()) {
        mark(from, to, reach, clips, into: &dots)
      }
    }
    for (index, set) in dots where !letters.contains(index) {
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      guard let ink = ink(style, column, row) else { continue }
      var cell = grid[column, row]
      let known = cell.grapheme.flatMap(Subcells.Dots.init) ?? []
      let all = known.union(set)
      if all == .all, ink != .standard {
        // What is covered altogether is an area: other lines may lead over it.
        cell = Cell(style: CellStyle(background: ink))
      } else {
        cell.grapheme = all == .all ? "█" : all.character
        cell.style.foreground = ink
      }
      setCell(cell, column, row)
    }
  }

  private mutating func drawBox(
    _ shape: PlacedShape, _ style: PlacedStyle, _ clips: [PlacedShape]
  ) {
    let cells = placed(shape.bounds)
    let seen = clips.reduce(cells) { $0.intersection(placed($1.bounds)) }
      .intersection(grid.bounds)
    var drawn = grid
    drawn.clipped(to: seen) { $0.drawBox(cells, .light, keepingBackground: true) }
    let inner = cells.inset(by: 1)
    for row in seen.row..<seen.endRow {
      for column in seen.column..<seen.endColumn
      where !inner.contains(column: column, row: row) {
        guard !letters.contains(row * grid.columns + column), let ink = ink(style, column, row)
        else { continue }
        var cell = drawn[column, row]
        cell.style.foreground = ink
        setCell(cell, column, row)
      }
    }
  }

  /// Nil where the style draws nothing.
  private func ink(_ style: PlacedStyle, _ column: Int, _ row: Int) -> CellColor? {
    guard let color = style.color(at: point(Double(column), Double(row))), color.isVisible else {
      return nil
    }
    return hasColors ? toning.ink(color) : .standard
  }

  /// Marks the dots along a straight line, and those up to `reach` dots beside it.
  private func mark(
    _ from: Point, _ to: Point, _ reach: Double, _ clips: [PlacedShape],
    into dots: inout [Int: Subcells.Dots]
  ) {
    // In dots, counted from the grid's upper left corner.
    let across = Double(Subcells.dotsAcross)
    let down = Double(Subcells.dotsDown)
    let scale = plan.scale
    func place(_ point: Point) -> (x: Double, y: Double) {
      (
        (point.x / scale.pointsPerColumn + Double(origin.column) + 0.5) * across,
        (point.y / scale.pointsPerRow + Double(origin.row) + 0.5) * down
      )
    }
    let (start, end) = (place(from), place(to))
    guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 1e6 }) else { return }
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
          guard clips.allSatisfy({ $0.contains(middle) }) else { continue }
          dots[row * grid.columns + column, default: []].insert(
            Subcells.Dots(x: dotX % Subcells.dotsAcross, y: dotY % Subcells.dotsDown))
        }
      }
    }
  }
}
