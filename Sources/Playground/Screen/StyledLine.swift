import Cells

/// A line of text in several styles.
struct StyledLine {
  struct Span {
    var text: String
    var style: CellStyle
  }
  var spans: [Span] = []

  init(_ text: String = "", _ style: CellStyle = .plain) { add(text, style) }

  mutating func add(_ text: String, _ style: CellStyle = .plain) {
    if !text.isEmpty { spans.append(Span(text: text, style: style)) }
  }

  func adding(_ text: String, _ style: CellStyle = .plain) -> StyledLine {
    var line = self
    line.add(text, style)
    return line
  }

  var text: String { spans.map(\.text).joined() }

  /// Writes the line into so many columns, with an ellipsis where it is cut.
  func write(into grid: inout CellGrid, column: Int, row: Int, columns: Int) {
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
