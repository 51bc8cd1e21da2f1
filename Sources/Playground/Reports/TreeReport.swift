import Cells
import LayoutSolver

/// The placed tree as a readable table: each node with its proposal, its size, and its frame.
package struct TreeReport {
  package let result: LayoutResult

  package init(result: LayoutResult) { self.result = result }

  package var lines: [String] {
    var rows = [["view", "proposal", "size", "frame in the container"]]
    if let root = result.root { append(root, to: &rows) }
    return Self.table(rows)
  }

  /// A longer view's name is cut, so that the numbers after it stay visible.
  private static let mostColumns = 100

  private func append(_ id: NodeID, to rows: inout [[String]]) {
    let node = result.node(id)
    let name = TextWidth.truncated(result.name(of: id).text, to: Self.mostColumns)
    rows.append([
      String(repeating: "  ", count: node.depth) + name,
      PointsText.text(node.proposal), PointsText.text(node.size),
      node.isPlaced ? PointsText.text(node.frame) : "not placed",
    ])
    for child in node.children { append(child, to: &rows) }
  }

  /// Rows with aligned columns, two spaces between, none after the last.
  package static func table(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map(TextWidth.printable) }
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], TextWidth.of(text))
      }
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        column == row.count - 1
          ? text
          : text
            + String(repeating: " ", count: widths[column] - TextWidth.of(text) + 2)
      }.joined()
    }
  }
}
