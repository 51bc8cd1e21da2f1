import Cells

/// A line of text in several styles.
struct StyledLine {
  struct Span {
    var text: String
    var style: CellStyle
  }
  var spans: [Span] = []
  /// Kept at the right end of the row, whatever else is cut.
  var trailing: Span?

  init(_ text: String = "", _ style: CellStyle = .plain) { add(text, style) }

  mutating func add(_ text: String, _ style: CellStyle = .plain) {
    if !text.isEmpty { spans.append(Span(text: text, style: style)) }
  }

  func adding(_ text: String, _ style: CellStyle = .plain) -> StyledLine {
    var line = self
    line.add(text, style)
    return line
  }

  var text: String { (spans + [trailing].compactMap { $0 }).map(\.text).joined() }

  /// Writes the line into so many columns, with an ellipsis where it is cut.
  func write(into grid: inout CellGrid, column: Int, row: Int, columns: Int) {
    var columns = columns
    if let trailing {
      let width = TextWidth.of(trailing.text)
      if columns > 2 * width {
        columns -= width + 1
        grid.write(trailing.text, column: column + columns + 1, row: row, style: trailing.style)
      }
    }
    var next = column
    let end = column + columns
    let isCut = spans.reduce(0) { $0 + TextWidth.of(TextWidth.printable($1.text)) } > columns
    for span in spans where next < end {
      next = grid.write(span.text, column: next, row: row, style: span.style, limit: end - next)
    }
    if isCut, let last = spans.last {
      grid.write("…", column: end - 1, row: row, style: last.style, limit: 1)
    }
  }
}
