import Cells
import LayoutSolver

/// The cells beside texts in which nothing else stands.
///
/// A text is as wide as its font makes it, and a small font's letters are narrower than cells: a text
/// that is whole on the device may lack a few cells here. It takes those beside its frame that are
/// free, rather than end in an ellipsis that nobody would see on the device.
final class TextRoom {
  /// What is drawn in a row of cells.
  private struct Mark {
    var node: NodeID
    var columns: Range<Int>
    var frame: Rect
    var isText: Bool
  }

  private let result: LayoutResult
  private let scale: CellScale
  private let surroundings: InkSurroundings
  /// The cells that clips leave.
  private let seen: ClipValues<CellRect>
  /// By node, when it is painted.
  private let order: [Int32]
  /// By row of the container's cells; made when a text first lacks room. Nil where there are so many
  /// that looking through them isn't worth its time and memory.
  private lazy var marks: [[Mark]]? = marksByRow()
  private static let mostMarks = 200_000

  init(
    _ result: LayoutResult, scale: CellScale, surroundings: InkSurroundings,
    seen: ClipValues<CellRect>, order: [Int32]
  ) {
    self.result = result
    self.scale = scale
    self.surroundings = surroundings
    self.seen = seen
    self.order = order
  }

  /// The cells that a text's lines may take: up to a cell before what stands beside it, within
  /// whatever is drawn behind or clips it; those of its frame where there are no more.
  /// - Complexity: linear in the marks of the text's rows.
  func cells(of node: PlacedNode, _ alignment: TextAlignment) -> CellRect {
    let own = scale.cells(node.frame)
    guard let marks else { return own }
    let (fence, backdrop) = fence(of: node)
    var (left, right) = (
      min(fence.column, own.column), max(fence.endColumn, own.endColumn)
    )
    // What was painted before the view behind the text is under it.
    let painted = backdrop.map { order[$0.index] } ?? -1
    let rows = TextRows(of: node, scale)
    for row in (rows.first..<rows.end).clamped(to: marks.indices) {
      for mark in marks[row] where mark.node != node.id && order[mark.node.index] >= painted {
        if mark.frame.overlaps(node.frame) {
          guard mark.frame.spans(node.frame) else { continue }
          left = max(left, mark.columns.lowerBound)
          right = min(right, mark.columns.upperBound)
        } else if mark.frame.isAboveOrBelow(node.frame) {
          // Its last or first row of cells is partly the text's; a text's rows are its lines' alone.
          guard mark.isText else { continue }
          if mark.frame.midX > node.frame.midX {
            right = min(right, max(mark.columns.lowerBound - 1, own.endColumn))
          } else {
            left = max(left, min(mark.columns.upperBound + 1, own.column))
          }
        } else if mark.frame.midX > node.frame.midX {
          let isShared = mark.columns.lowerBound < own.endColumn
          let isApart = mark.frame.minX - node.frame.maxX >= 1 && (mark.isText || !isShared)
          let end = mark.columns.lowerBound - (isApart ? 1 : 0)
          // A cell that both have a part of is the other text's, whose first letter is in it.
          let least = mark.isText ? mark.columns.lowerBound : own.endColumn
          right = min(right, alignment == .leading ? max(end, min(least, own.endColumn)) : end)
        } else {
          left = max(left, min(mark.columns.upperBound + 1, own.endColumn - 1))
        }
      }
    }
    // What is aligned to others stays so.
    if alignment == .leading, left > own.column || !isAlone(node) { left = own.column }
    if right <= left { right = min(left + 1, own.endColumn) }
    return CellRect(
      column: left, row: own.row, columns: right - left,
      rows: max(own.rows, freeEnd(rows.end, of: node, own, within: fence) - own.row))
  }

  /// Whether no other text's lines are in some of the container's cells; it may be one over this text.
  func isFree(_ cells: CellRect, besides node: PlacedNode) -> Bool {
    guard let marks else { return false }
    let columns = cells.column..<cells.endColumn
    return (cells.row..<cells.endRow).clamped(to: marks.indices).allSatisfy { row in
      !marks[row].contains {
        $0.isText && $0.node != node.id && $0.columns.overlaps(columns)
          && !$0.frame.overlaps(node.frame)
      }
    }
  }

  /// The row up to which a text's last lines may go on below its frame.
  private func freeEnd(
    _ end: Int, of node: PlacedNode, _ own: CellRect, within fence: CellRect
  ) -> Int {
    var row = own.endRow
    while row < min(end, fence.endRow), let marks, marks.indices.contains(row),
      !marks[row].contains(where: { mark in
        mark.node != node.id && !mark.frame.spans(node.frame)
          && mark.columns.overlaps(own.column..<own.endColumn)
      })
    { row += 1 }
    return row
  }

  /// Where a text's lines are in its frame. A single line that would be in the middle of what is around it
  /// is not if other texts begin at its x: they are seen to be aligned.
  func alignment(of node: PlacedNode) -> TextAlignment {
    let alignment = LineAlignment(result).alignment(of: node)
    let isCentred = alignment == .center && node.textLines.count == 1
    return isCentred && !node.look.isRightToLeft && !isAlone(node) ? .leading : alignment
  }

  /// Whether a text stands on an area of the container.
  func hasText(on frame: Rect) -> Bool {
    guard let marks else { return false }
    let cells = scale.cells(frame)
    return (cells.row..<cells.endRow).clamped(to: marks.indices).contains { row in
      marks[row].contains { $0.isText && $0.frame.overlaps(frame) }
    }
  }

  /// Whether no other text begins where this one does.
  private func isAlone(_ node: PlacedNode) -> Bool {
    beginnings[Self.beginning(node), default: 0] < 2
  }

  private static func beginning(_ node: PlacedNode) -> Int { Int(clamped: node.frame.minX * 4) }

  /// How many texts begin at a place, in quarters of a point.
  private lazy var beginnings: [Int: Int] = result.nodes.reduce(into: [:]) { counts, node in
    guard node.isPlaced, !node.textLines.isEmpty else { return }
    counts[Self.beginning(node), default: 0] += 1
  }

  /// The cells of the innermost view around a text whose edges are seen; and that view, where
  /// something is painted behind the text by it.
  private func fence(of node: PlacedNode) -> (cells: CellRect, backdrop: NodeID?) {
    var cells = scale.cells(Rect(size: result.container.size))
    if let clip = surroundings[node.id].clip { cells = cells.intersection(seen[clip]) }
    var inner = node.id
    while let id = result.node(inner).parent {
      let around = result.node(id)
      if around.showsEdges || around.isBackground && around.children.first == inner {
        let isBehind = around.isBackground || around.isFilled
        return (cells.intersection(scale.nearestColumns(around.frame)), isBehind ? id : nil)
      }
      inner = id
    }
    return (cells, nil)
  }

  private func marksByRow() -> [[Mark]]? {
    let container = scale.cells(Rect(size: result.container.size))
    var rows = [[Mark]](repeating: [], count: container.rows)
    var count = 0
    for node in result.nodes where node.isPlaced && surroundings[node.id].isVisible {
      if case .none = node.drawing { continue }
      let cells = scale.cells(node.frame)
      let mark = Mark(
        node: node.id, columns: cells.column..<cells.endColumn, frame: node.frame,
        isText: !node.textLines.isEmpty)
      let seen = self.rows(of: node).clamped(to: rows.indices)
      count += seen.count
      if count > Self.mostMarks { return nil }
      for row in seen { rows[row].append(mark) }
    }
    return rows
  }

  /// The rows of cells that a node is seen in: of a text those of its lines, since its frame may have
  /// a part of one that the view above or below is written in.
  private func rows(of node: PlacedNode) -> Range<Int> {
    guard !node.textLines.isEmpty else {
      let cells = scale.cells(node.frame)
      return cells.row..<cells.endRow
    }
    let rows = TextRows(of: node, scale)
    let large = LargeText.rows(of: node, scale)
    return min(rows.first, large?.lowerBound ?? rows.first)..<max(rows.end, large?.upperBound ?? 0)
  }
}

extension PlacedNode {
  /// Whether an area of its own is painted behind what is in it.
  fileprivate var isFilled: Bool {
    decorations.contains { decoration in
      switch decoration {
      case .backdrop, .listRow: true
      default: false
      }
    }
  }

  /// Whether its own edges are seen.
  fileprivate var showsEdges: Bool {
    isFilled
      || decorations.contains { if case .border = $0 { true } else { false } }
  }
}

extension Rect {
  /// Whether it reaches as far to both sides as another rectangle.
  fileprivate func spans(_ other: Rect) -> Bool { minX <= other.minX && maxX >= other.maxX }

  /// Whether it has a part of another rectangle's columns; asked where neither overlaps the other.
  fileprivate func isAboveOrBelow(_ other: Rect) -> Bool { minX < other.maxX && maxX > other.minX }
}
