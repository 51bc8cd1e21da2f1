import Numbers
import UnicodeText

/// Draws a grid as an SVG document, for pictures in documents and `reflow render --format svg`.
///
/// Lines, blocks and dots are drawn as paths and not as characters, so that they meet in whatever
/// font the reader has. Each run of text is fitted to its cells.
public struct SVGPicture {
  /// The default colours, `#rrggbb`, which on a terminal its owner chooses.
  public var foreground: String
  public var background: String
  /// The size of a cell in SVG's user units.
  public var cellWidth = 8.0
  public var cellHeight = 17.0

  public init(_ appearance: Appearance = .dark) {
    (foreground, background) =
      appearance == .dark ? ("#d5d8df", "#15171c") : ("#22252b", "#ffffff")
  }

  /// - Parameters:
  ///   - grid: The picture.
  ///   - title: Read aloud to people who can't see the picture.
  public func document(_ grid: CellGrid, title: String) -> String {
    let width = number(Double(grid.columns) * cellWidth)
    let height = number(Double(grid.rows) * cellHeight)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\""
        + " font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\""
        + " font-size=\"\(number(cellWidth / 0.6))\">",
      "<title>\(XMLText.escaped(TextWidth.printable(title)))</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"\(background)\"/>",
    ]
    let runs = (0..<grid.rows).flatMap { self.runs(of: grid, row: $0) }
    // Without it neighbouring rows of one colour show a seam.
    lines.append("<g shape-rendering=\"crispEdges\">")
    lines += runs.compactMap(backgroundElement)
    lines.append("</g>")
    for run in runs {
      lines += [linesElement(run), areasElement(run), textElement(run)].compactMap { $0 }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Runs

  /// Neighbouring cells of one row that look the same.
  private struct Run {
    var row: Int
    var column: Int
    var style: CellStyle
    var cells: [Cell]
    var kind: Kind
  }

  private enum Kind {
    case text, lines, areas

    init(_ cell: Cell) {
      guard let grapheme = cell.grapheme else {
        self = .text
        return
      }
      let isArea = BlockGlyphs.samples(of: grapheme) != nil || Subcells.Dots(grapheme) != nil
      self = isArea ? .areas : BoxArms(grapheme) != nil ? .lines : .text
    }
  }

  private func runs(of grid: CellGrid, row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<grid.columns {
      let cell = grid[column, row]
      let kind = Kind(cell)
      let last = runs.indices.last
      if let last, runs[last].style == cell.style, runs[last].kind == kind {
        runs[last].cells.append(cell)
      } else {
        runs.append(Run(row: row, column: column, style: cell.style, cells: [cell], kind: kind))
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
    guard run.kind == .text else { return nil }
    let text = String(run.cells.compactMap(\.grapheme))
    guard run.style.underline || text.contains(where: { $0 != " " }) else { return nil }
    let baseline = number((Double(run.row) + 0.76) * cellHeight)
    var attributes = " fill=\"\(colors(of: run.style).foreground)\""
    if run.style.bold { attributes += " font-weight=\"bold\"" }
    if run.style.italic { attributes += " font-style=\"italic\"" }
    if run.style.dim { attributes += " opacity=\"0.6\"" }
    // Cells have their letters from left to right, whatever those are.
    if text.unicodeScalars.contains(where: VisualOrder.mayTurn) {
      attributes += " direction=\"ltr\" unicode-bidi=\"bidi-override\""
    }
    let lines = [(run.style.underline, "underline"), (run.style.strikethrough, "line-through")]
      .filter(\.0).map(\.1)
    if !lines.isEmpty {
      attributes += " text-decoration=\"\(lines.joined(separator: " "))\""
    }
    return "<text x=\"\(x(run.column))\" y=\"\(baseline)\" xml:space=\"preserve\""
      + " textLength=\"\(number(Double(run.cells.count) * cellWidth))\"\(attributes)>"
      + "\(XMLText.escaped(TextWidth.printable(text)))</text>"
  }

  private func linesElement(_ run: Run) -> String? {
    guard run.kind == .lines else { return nil }
    let color = colors(of: run.style).foreground
    let opacity = run.style.dim ? " opacity=\"0.6\"" : ""
    var strokes: [LineWeight: String] = [:]
    for (offset, cell) in run.cells.enumerated() {
      for (weight, path) in paths(of: cell, column: run.column + offset, row: run.row) {
        strokes[weight, default: ""] += path
      }
    }
    return [LineWeight.light, .heavy, .double].compactMap { weight in
      strokes[weight].map {
        "<path d=\"\($0)\" fill=\"none\" stroke=\"\(color)\""
          + " stroke-width=\"\(weight == .heavy ? 2.4 : 1.2)\" stroke-linecap=\"square\"\(opacity)/>"
      }
    }.joined(separator: "\n")
  }

  private func areasElement(_ run: Run) -> String? {
    guard run.kind == .areas else { return nil }
    var path = ""
    for (offset, cell) in run.cells.enumerated() {
      for part in areas(of: cell) {
        let left = (Double(run.column + offset) + part.x) * cellWidth
        let top = (Double(run.row) + part.y) * cellHeight
        let (width, height) = (part.width * cellWidth, part.height * cellHeight)
        path += "M\(number(left)) \(number(top))h\(number(width))v\(number(height))"
        path += "h\(number(-width))z"
      }
    }
    return "<path d=\"\(path)\" fill=\"\(colors(of: run.style).foreground)\"/>"
  }

  /// A part of a cell, in parts of its sides.
  private struct Part {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The covered parts of a cell: quarters, or dots with room around them.
  private func areas(of cell: Cell) -> [Part] {
    guard let grapheme = cell.grapheme else { return [] }
    var parts: [Part] = []
    if let samples = BlockGlyphs.samples(of: grapheme) {
      return Self.rectangles(of: samples)
    } else if let dots = Subcells.Dots(grapheme) {
      for y in 0..<Subcells.dotsDown {
        for x in 0..<Subcells.dotsAcross where dots.contains(Subcells.Dots(x: x, y: y)) {
          let (left, top) = ((Double(x) + 0.25) / 2, (Double(y) + 0.25) / 4)
          parts.append(Part(x: left, y: top, width: 0.25, height: 0.125))
        }
      }
    }
    return parts
  }

  /// The samples of a cell as rectangles: runs of each line, and equal lines together.
  private static func rectangles(of samples: UInt64) -> [Part] {
    var parts: [Part] = []
    var line = 0
    while line < 8 {
      let bits = samples >> UInt64(line * 8) & 0xFF
      var end = line + 1
      while end < 8, samples >> UInt64(end * 8) & 0xFF == bits { end += 1 }
      var place = 0
      while place < 8 {
        guard bits >> UInt64(place) & 1 == 1 else {
          place += 1
          continue
        }
        let start = place
        while place < 8, bits >> UInt64(place) & 1 == 1 { place += 1 }
        parts.append(
          Part(
            x: Double(start) / 8, y: Double(line) / 8, width: Double(place - start) / 8,
            height: Double(end - line) / 8))
      }
      line = end
    }
    return parts
  }

  /// The strokes of one box-drawing character, by weight.
  private func paths(of cell: Cell, column: Int, row: Int) -> [(LineWeight, String)] {
    guard let grapheme = cell.grapheme, let arms = BoxArms(grapheme) else { return [] }
    let middle = (x: (Double(column) + 0.5) * cellWidth, y: (Double(row) + 0.5) * cellHeight)
    let half = (x: cellWidth / 2, y: cellHeight / 2)
    if let curve = Self.curves[grapheme] {
      let start = "M\(number(middle.x)) \(number(middle.y + curve.down * half.y))"
      let end = "\(number(middle.x + curve.right * half.x)) \(number(middle.y))"
      return [(.light, "\(start)Q\(number(middle.x)) \(number(middle.y)) \(end)")]
    }
    // A dashed arm leaves the cell's edge out.
    let reach = Self.dashes.contains(grapheme) ? 0.4 : 1
    let directions = [
      (arms.up, 0.0, -1.0), (arms.right, 1, 0), (arms.down, 0, 1), (arms.left, -1, 0),
    ]
    return directions.filter { $0.0 != .none }.map { weight, right, down in
      // The two strokes of a double arm are beside its middle, all others on it.
      let strokes = (weight == .double ? [-1.5, 1.5] : [0]).map { side in
        "M\(number(middle.x + side * down)) \(number(middle.y + side * right))"
          + "l\(number(right * half.x * reach)) \(number(down * half.y * reach))"
      }
      return (weight, strokes.joined())
    }
  }

  /// Round corners, by the directions of their two arms.
  private static let curves: [Character: (right: Double, down: Double)] = [
    "╭": (1, 1), "╮": (-1, 1), "╰": (1, -1), "╯": (-1, -1),
  ]

  private static let dashes: Set<Character> = ["╌", "╎", "┄", "┆", "┅", "┇"]

  // MARK: Values

  private func colors(of style: CellStyle) -> (foreground: String, background: String) {
    let front = hex(style.foreground) ?? foreground
    let back = hex(style.background) ?? background
    return style.reverse ? (back, front) : (front, back)
  }

  private func hex(_ color: CellColor) -> String? {
    color.components.map { RGB(red: $0.red, green: $0.green, blue: $0.blue).hexText }
  }

  private func x(_ column: Int) -> String { number(Double(column) * cellWidth) }
  private func y(_ row: Int) -> String { number(Double(row) * cellHeight) }

  /// Two decimals at most, without a trailing `.0`.
  private func number(_ value: Double) -> String {
    let hundredths = Int(clamped: value.magnitude * 100 + 0.5)
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(decimals)"
  }
}
