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

  /// Draws a line downwards, joined to others as
  /// ``drawHorizontalLine(column:row:length:_:style:keepingBackground:)`` does.
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

  /// - Parameter single: The character for a rectangle of one cell.
  private mutating func outline(_ rect: CellRect, _ pen: Pen, single: BoxArms) {
    rect.forEachEdgeCell(within: bounds) { column, row in
      let old = self[column, row]
      let arms = Self.arms(of: rect, pen.line, column, row, single: single)
      var cell = Cell(Self.joined(arms, pen.line, to: old.grapheme), style: pen.style)
      if pen.keepingBackground { cell.style.background = old.style.background }
      self[column, row] = cell
    }
  }

  /// The character that ``drawBox(_:_:style:keepingBackground:)`` would put into a cell of the
  /// outline, joined to the line that is there.
  public func boxCharacter(
    of rect: CellRect, _ line: LineStyle, column: Int, row: Int
  ) -> Character {
    let arms = Self.arms(of: rect, line, column, row, single: .none)
    return Self.joined(arms, line, to: self[column, row].grapheme)
  }

  /// The arms that an outline has in one of its cells.
  private static func arms(
    of rect: CellRect, _ line: LineStyle, _ column: Int, _ row: Int, single: BoxArms
  ) -> BoxArms {
    let (right, bottom) = (rect.endColumn - 1, rect.endRow - 1)
    let isEdgeRow = row == rect.row || row == bottom
    let isEdgeColumn = column == rect.column || column == right
    let weight = line.weight
    let arms = BoxArms(
      up: isEdgeColumn && row > rect.row ? weight : .none,
      right: isEdgeRow && column < right ? weight : .none,
      down: isEdgeColumn && row < bottom ? weight : .none,
      left: isEdgeRow && column > rect.column ? weight : .none)
    return arms == .none ? single : arms
  }

  /// Combines arms with those of the character that is already there.
  private static func joined(
    _ arms: BoxArms, _ line: LineStyle, to old: Character?
  ) -> Character {
    let joined = old.flatMap(BoxArms.init).map(arms.over) ?? arms.straightened
    guard joined != .none else { return "·" }
    return line.variant(of: joined) ?? joined.character(newest: line.weight)
  }
}

extension CellRect {
  /// Visits the outermost cells that are inside of `limit`, row by row.
  public func forEachEdgeCell(within limit: CellRect, _ body: (_ column: Int, _ row: Int) -> Void) {
    let seen = intersection(limit)
    let (right, bottom) = (endColumn - 1, endRow - 1)
    for row in seen.row..<seen.endRow {
      if row == self.row || row == bottom {
        for column in seen.column..<seen.endColumn { body(column, row) }
        continue
      }
      guard !seen.isEmpty else { return }
      if column >= seen.column { body(column, row) }
      if right > column, right < seen.endColumn { body(right, row) }
    }
  }
}
