import Cells

extension String {
  /// The text in lines of at most so many columns, broken at blanks and where it breaks itself.
  func wrapped(to columns: Int) -> [String] {
    split(separator: "\n").flatMap { paragraph in
      StyledLine(String(paragraph)).wrapped(to: columns, indent: 0).map(\.text)
    }
  }
}

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

  /// The line in rows of at most so many columns, broken at blanks; rows after the first are indented.
  func wrapped(to columns: Int, indent: Int) -> [StyledLine] {
    guard trailing == nil, TextWidth.of(text) > columns, columns > indent else { return [self] }
    var rows: [StyledLine] = []
    var row = StyledLine()
    var width = 0
    for span in spans {
      for (index, word) in span.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        let piece = index == 0 ? String(word) : " " + word
        let needed = TextWidth.of(piece)
        if width + needed > columns, width > indent {
          rows.append(row)
          row = StyledLine(String(repeating: " ", count: indent))
          row.add(String(word), span.style)
          width = indent + TextWidth.of(String(word))
        } else {
          row.add(piece, span.style)
          width += needed
        }
      }
    }
    return rows + [row]
  }

  /// Where in so many columns its end is written; nil where that would take half of them.
  func trailingStart(columns: Int) -> Int? {
    guard let width = trailing.map({ TextWidth.of($0.text) }), columns > 2 * width else {
      return nil
    }
    return columns - width
  }

  /// Writes the line into so many columns, with an ellipsis where it is cut, before a number rather
  /// than in it.
  func write(into grid: inout CellGrid, column: Int, row: Int, columns: Int) {
    var columns = columns
    if let trailing, let start = trailingStart(columns: columns) {
      columns = start - 1
      grid.write(trailing.text, column: column + start, row: row, style: trailing.style)
    }
    let text = TextWidth.printable(spans.map(\.text).joined())
    let isCut = TextWidth.of(text) > columns
    var left = isCut ? TextWidth.cutLength(text, to: columns - 1) : text.count
    var next = column
    for span in spans where left > 0 {
      let shown = TextWidth.printable(span.text).prefix(left)
      left -= shown.count
      next = grid.write(
        String(shown), column: next, row: row, style: span.style, limit: column + columns - next)
    }
    if isCut, columns > 0, let last = spans.last {
      grid.write("…", column: next, row: row, style: last.style, limit: 1)
    }
  }
}
