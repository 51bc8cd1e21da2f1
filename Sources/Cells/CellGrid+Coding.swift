/// A grid as it is stored: each style once, and the rows as runs of cells of one style.
extension CellGrid: Codable {
  private struct Run: Codable {
    /// Among the styles.
    var style: Int
    /// One character for each cell; the second cell of a wide character has none.
    var text: [String]
  }

  private enum Keys: String, CodingKey { case columns, rows, styles, runs }

  public func encode(to encoder: any Encoder) throws {
    var styles: [CellStyle] = []
    var places: [CellStyle: Int] = [:]
    var runs: [Run] = []
    for cell in cells {
      let place = places[cell.style] ?? styles.count
      if place == styles.count {
        places[cell.style] = place
        styles.append(cell.style)
      }
      let text = cell.grapheme.map(String.init) ?? ""
      if let last = runs.indices.last, runs[last].style == place {
        runs[last].text.append(text)
      } else {
        runs.append(Run(style: place, text: [text]))
      }
    }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(columns, forKey: .columns)
    try container.encode(rows, forKey: .rows)
    try container.encode(styles, forKey: .styles)
    try container.encode(runs, forKey: .runs)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let styles = try container.decode([CellStyle].self, forKey: .styles)
    self.init(
      columns: try container.decode(Int.self, forKey: .columns),
      rows: try container.decode(Int.self, forKey: .rows))
    var place = 0
    for run in try container.decode([Run].self, forKey: .runs) {
      let style = styles.indices.contains(run.style) ? styles[run.style] : .plain
      for text in run.text where place < columns * rows {
        // The second cell of a wide character comes with the first.
        if let grapheme = text.first {
          self[place % columns, place / columns] = Cell(grapheme, style: style)
        }
        place += 1
      }
    }
  }
}
