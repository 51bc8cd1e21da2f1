/// How lines and boxes are drawn. A terminal that can't show Unicode gets ASCII for each of them
/// from ``CellGrid/adapted(to:)``.
public enum LineStyle: Hashable, Sendable, CaseIterable {
  case light, heavy, double
  /// Light lines with round corners.
  case rounded
  /// Light lines with gaps.
  case dashed

  fileprivate var weight: LineWeight {
    switch self {
    case .light, .rounded, .dashed: .light
    case .heavy: .heavy
    case .double: .double
    }
  }

  /// The character this style has for arms that others draw differently.
  fileprivate func variant(of arms: BoxArms) -> Character? {
    switch self {
    case .light, .heavy, .double:
      return nil
    case .rounded:
      switch arms {
      case BoxArms(right: .light, down: .light): return "╭"
      case BoxArms(down: .light, left: .light): return "╮"
      case BoxArms(up: .light, right: .light): return "╰"
      case BoxArms(up: .light, left: .light): return "╯"
      default: return nil
      }
    case .dashed:
      switch arms {
      case BoxArms(right: .light, left: .light): return "╌"
      case BoxArms(up: .light, down: .light): return "╎"
      default: return nil
      }
    }
  }
}

extension CellGrid {
  /// Draws a line to the right. Where it meets other lines it joins them: with its ends on the two
  /// sides of a box it becomes the box's divider.
  public mutating func drawHorizontalLine(
    column: Int, row: Int, length: Int, _ line: LineStyle = .light, style: CellStyle = .plain,
    keepingBackground: Bool = false
  ) {
    let rect = CellRect(column: column, row: row, columns: length, rows: 1)
    let pen = Pen(line: line, style: style, keepingBackground: keepingBackground)
    outline(rect, pen, single: BoxArms(right: line.weight, left: line.weight))
  }

  /// Draws a line downwards, joined to others as ``drawHorizontalLine`` does.
  public mutating func drawVerticalLine(
    column: Int, row: Int, length: Int, _ line: LineStyle = .light, style: CellStyle = .plain,
    keepingBackground: Bool = false
  ) {
    let rect = CellRect(column: column, row: row, columns: 1, rows: length)
    let pen = Pen(line: line, style: style, keepingBackground: keepingBackground)
    outline(rect, pen, single: BoxArms(up: line.weight, down: line.weight))
  }

  /// Draws the outline of `rect` in its outermost cells, joined to the lines it meets.
  ///
  /// A rectangle one column or row thin is a line, one of a single cell a dot.
  public mutating func drawBox(
    _ rect: CellRect, _ line: LineStyle = .light, style: CellStyle = .plain,
    keepingBackground: Bool = false
  ) {
    let pen = Pen(line: line, style: style, keepingBackground: keepingBackground)
    outline(rect, pen, single: .none)
  }

  private struct Pen {
    var line: LineStyle
    var style: CellStyle
    var keepingBackground: Bool
  }

  /// - Parameter single: What a rectangle of one cell becomes.
  private mutating func outline(_ rect: CellRect, _ pen: Pen, single: BoxArms) {
    let right = rect.endColumn - 1
    let bottom = rect.endRow - 1
    let weight = pen.line.weight
    let visible = rect.intersection(bounds)
    for row in visible.row..<visible.endRow {
      let isEdgeRow = row == rect.row || row == bottom
      for column in visible.column..<visible.endColumn {
        let isEdgeColumn = column == rect.column || column == right
        guard isEdgeRow || isEdgeColumn else { continue }
        let arms = BoxArms(
          up: isEdgeColumn && row > rect.row ? weight : .none,
          right: isEdgeRow && column < right ? weight : .none,
          down: isEdgeColumn && row < bottom ? weight : .none,
          left: isEdgeRow && column > rect.column ? weight : .none)
        draw(arms == .none ? single : arms, column: column, row: row, pen)
      }
    }
  }

  /// Puts arms into a cell inside the grid, together with those it has.
  private mutating func draw(_ arms: BoxArms, column: Int, row: Int, _ pen: Pen) {
    let old = self[column, row]
    let joined = old.grapheme.flatMap(BoxArms.init).map(arms.over) ?? arms.straightened
    var cell = Cell("·", style: pen.style)
    if joined != .none {
      cell.grapheme =
        pen.line.variant(of: joined) ?? joined.character(newest: pen.line.weight)
    }
    if pen.keepingBackground { cell.style.background = old.style.background }
    self[column, row] = cell
  }
}
