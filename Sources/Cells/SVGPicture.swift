/// Draws a grid as an SVG document, for pictures in documents and `reflow render --format svg`.
///
/// Lines are drawn as paths and not as characters, so that they meet whatever font the reader has;
/// each run of text is fitted to its cells.
public struct SVGPicture {
  /// What the standard colours are, `#rrggbb`; a terminal leaves them to its owner.
  public var foreground = "#d5d8df"
  public var background = "#15171c"
  /// The size of a cell in SVG's user units.
  public var cellWidth = 8.0
  public var cellHeight = 17.0

  public init() {}

  /// - Parameter title: Read to those who can't see the picture.
  public func document(_ grid: CellGrid, title: String) -> String {
    let width = number(Double(grid.columns) * cellWidth)
    let height = number(Double(grid.rows) * cellHeight)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\""
        + " font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\""
        + " font-size=\"\(number(cellWidth / 0.6))\">",
      "<title>\(escaped(title))</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"\(background)\"/>",
    ]
    let runs = (0..<grid.rows).flatMap { self.runs(of: grid, row: $0) }
    lines += runs.compactMap(backgroundElement)
    for run in runs {
      lines += [linesElement(run), textElement(run)].compactMap { $0 }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Runs

  /// Neighbouring cells of one row that look alike.
  private struct Run {
    var row: Int
    var column: Int
    var style: CellStyle
    var cells: [Cell]
    var isLines: Bool
  }

  private func runs(of grid: CellGrid, row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<grid.columns {
      let cell = grid[column, row]
      let isLines = cell.grapheme.flatMap(BoxArms.init) != nil
      let last = runs.indices.last
      if let last, runs[last].style == cell.style, runs[last].isLines == isLines {
        runs[last].cells.append(cell)
      } else {
        runs.append(
          Run(row: row, column: column, style: cell.style, cells: [cell], isLines: isLines))
      }
    }
    return runs
  }

  // MARK: Elements

  private func backgroundElement(_ run: Run) -> String? {
    let fill = colors(of: run.style).background
    guard fill != background else { return nil }
    return "<rect x=\"\(x(run.column))\" y=\"\(y(run.row))\""
      + " width=\"\(number(Double(run.cells.count) * cellWidth))\""
      + " height=\"\(number(cellHeight))\" fill=\"\(fill)\"/>"
  }

  private func textElement(_ run: Run) -> String? {
    guard !run.isLines else { return nil }
    let text = String(run.cells.compactMap(\.grapheme))
    guard run.style.underline || text.contains(where: { $0 != " " }) else { return nil }
    let baseline = number((Double(run.row) + 0.76) * cellHeight)
    var attributes = " fill=\"\(colors(of: run.style).foreground)\""
    if run.style.bold { attributes += " font-weight=\"bold\"" }
    if run.style.dim { attributes += " opacity=\"0.6\"" }
    if run.style.underline { attributes += " text-decoration=\"underline\"" }
    return "<text x=\"\(x(run.column))\" y=\"\(baseline)\" xml:space=\"preserve\""
      + " textLength=\"\(number(Double(run.cells.count) * cellWidth))\"\(attributes)>"
      + "\(escaped(text))</text>"
  }

  private func linesElement(_ run: Run) -> String? {
    guard run.isLines else { return nil }
    let color = colors(of: run.style).foreground
    let opacity = run.style.dim ? " opacity=\"0.6\"" : ""
    var strokes: [LineWeight: String] = [:]
    for (offset, cell) in run.cells.enumerated() {
      guard let arms = cell.grapheme.flatMap(BoxArms.init) else { continue }
      let center = (
        x: (Double(run.column + offset) + 0.5) * cellWidth, y: (Double(run.row) + 0.5) * cellHeight
      )
      for (weight, dx, dy) in [
        (arms.up, 0.0, -1.0), (arms.right, 1, 0), (arms.down, 0, 1), (arms.left, -1, 0),
      ] where weight != .none {
        // The two strokes of a double arm lie beside its middle, all others on it.
        for side in weight == .double ? [-1.5, 1.5] : [0] {
          let from = (x: center.x + side * dy, y: center.y + side * dx)
          strokes[weight, default: ""] +=
            "M\(number(from.x)) \(number(from.y))"
            + "l\(number(dx * cellWidth / 2)) \(number(dy * cellHeight / 2))"
        }
      }
    }
    return [LineWeight.light, .heavy, .double].compactMap { weight in
      strokes[weight].map {
        "<path d=\"\($0)\" stroke=\"\(color)\" stroke-width=\"\(weight == .heavy ? 2.4 : 1.2)\""
          + " stroke-linecap=\"square\"\(opacity)/>"
      }
    }.joined(separator: "\n")
  }

  // MARK: Values

  private func colors(of style: CellStyle) -> (foreground: String, background: String) {
    let front = hex(style.foreground) ?? foreground
    let back = hex(style.background) ?? background
    return style.reverse ? (back, front) : (front, back)
  }

  private func hex(_ color: CellColor) -> String? {
    guard case .palette(let index) = color else { return nil }
    return RGB(index: Int(index)).hexText
  }

  private func x(_ column: Int) -> String { number(Double(column) * cellWidth) }
  private func y(_ row: Int) -> String { number(Double(row) * cellHeight) }

  /// Two decimals at most, without a trailing `.0`.
  private func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(decimals)"
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
