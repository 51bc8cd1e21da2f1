import UnicodeText

extension CellGrid {
  /// Writes one line of text to the right, clipped at the grid's edges and after `limit` columns.
  ///
  /// Letters that are written from right to left stand in their order. Control characters are shown as
  /// pictures of themselves. A wide grapheme that only half fits
  /// leaves a blank.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - column: The column of the first character, from 0; may be outside of the grid.
  ///   - row: From 0; outside of the grid nothing is written.
  ///   - style: The style of all characters.
  ///   - limit: The most columns that the text takes.
  ///   - keepingBackground: Whether the cells keep the background they have.
  /// - Returns: The column after the last one written.
  @discardableResult
  public mutating func write(
    _ text: String, column: Int, row: Int, style: CellStyle = .plain, limit: Int = .max,
    keepingBackground: Bool = false
  ) -> Int {
    let end = limit < columns - column ? column + max(0, limit) : columns
    var next = column
    for grapheme in VisualOrder.line(TextWidth.printable(text)) where next < end {
      let width = TextWidth.of(grapheme)
      // A wide grapheme cut by an edge leaves a blank in the half that is inside.
      let whole = next >= 0 && next + width <= end
      for part in 0..<(whole ? min(width, 1) : width) where next + part < end {
        var cell = Cell(whole ? grapheme : " ", style: style)
        if keepingBackground { cell.style.background = self[next + part, row].style.background }
        self[next + part, row] = cell
      }
      next += width
    }
    return min(next, end)
  }

  /// The characters alone, one line for each row, without blanks at the ends of lines.
  public var text: String {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        if let grapheme = self[column, row].grapheme { line.append(grapheme) }
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// The styles alone, one letter for each cell as `legend` names them, `?` for others, in the
  /// shape of ``text``. A blank means the plain style unless the legend names it.
  public func styleText(_ legend: [CellStyle: Character]) -> String {
    (0..<rows).map { row in
      var line = String(
        (0..<columns).map { column in
          let style = self[column, row].style
          return legend[style] ?? (style == .plain ? " " : "?")
        })
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// A grid as wide as its longest line, made from a picture such as the expected one of a test.
  public init(text: String, style: CellStyle = .plain) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(columns: lines.map(TextWidth.of).max() ?? 0, rows: lines.count)
    for (row, line) in lines.enumerated() { write(line, column: 0, row: row, style: style) }
  }
}
