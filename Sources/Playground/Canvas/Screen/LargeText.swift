import Cells
import LayoutSolver
import Numbers

/// A text in letters of several rows, where its frame has the cells.
struct LargeText {
  /// A letter by its place in the line as it is read.
  struct Letter {
    var grapheme: Character
    var look: Int
    /// Its left edge, in parts of the grid's cells.
    var column: Int
    var width: Int
    /// Its parts by their column and row in the grid; none of a space.
    var parts: [(column: Int, row: Int)]
    var end: Int { column + width }
  }

  struct Line {
    let style: BlockLetters
    let blocks: BlockGlyphs
    /// Below its letters, in parts.
    let baseline: Int
    let letters: [Letter]

    /// The cells that capitals would have a part of, or letters have.
    var cells: CellRect {
      let own = letters.flatMap(\.parts).map { $0.row / blocks.down }
      let rows = own + [capitals.lowerBound, capitals.upperBound]
      let top = rows.min() ?? 0
      let (left, right) = columns.map { ($0.lowerBound, $0.upperBound) } ?? (0, 0)
      return CellRect(
        column: left, row: top, columns: right - left, rows: (rows.max() ?? top) - top + 1)
    }

    private var capitals: ClosedRange<Int> {
      (baseline - style.height) / blocks.down...(baseline - 1) / blocks.down
    }

    /// From its first letter to its last.
    var columns: Range<Int>? {
      guard let first = letters.first, let last = letters.last else { return nil }
      return first.column / blocks.across..<(last.end - 1) / blocks.across + 1
    }

    /// The row with a part of its capitals that is nearest to another.
    func row(nearest row: Int) -> Int {
      min(max(row, capitals.lowerBound), capitals.upperBound)
    }
  }

  let lines: [Line]

  // MARK: Which texts

  /// Texts from this size on are titles, in points.
  private static let leastSize = 27.0
  /// Capitals of fewer rows aren't clearer than letters in cells.
  private static let leastRows = 1.6
  /// Of San Francisco, as parts of its size.
  private static let capitalHeight = 0.705
  private static let lineHeight = 1.19

  /// How high a text's capitals are, in points; nil where they can't be large in cells.
  private static func capital(of node: PlacedNode, _ scale: CellScale) -> Double? {
    guard let font = node.textRuns.first?.font, node.size.height > 0, node.size.width > 0,
      node.textRuns.allSatisfy({ run in
        run.font == font && !run.isItalic && !run.isUnderlined && !run.isStruckThrough
      })
    else { return nil }
    // Turned by a right angle, it is as wide as it was high.
    let stretch = node.frame.height / node.size.height
    guard abs(node.frame.width / node.size.width - stretch) < 0.01 else { return nil }
    let size = min(font.size * stretch, pitch(of: node) / lineHeight)
    let capital = size * capitalHeight
    return size >= leastSize && capital >= scale.pointsPerRow * leastRows ? capital : nil
  }

  private static func pitch(of node: PlacedNode) -> Double {
    node.linesFrame.height / Double(max(node.textLines.count, 1))
  }

  private static func baseline(of node: PlacedNode, line: Int) -> Double {
    let stretch = node.frame.height / node.size.height
    return node.frame.minY + node.firstBaseline * stretch + pitch(of: node) * Double(line)
  }

  /// The rows of the container's cells that are kept for a text's large letters.
  static func rows(of node: PlacedNode, _ scale: CellScale) -> Range<Int>? {
    guard let capital = capital(of: node, scale) else { return nil }
    let first = scale.row(baseline(of: node, line: 0) - capital)
    return first..<max(scale.row(baseline(of: node, line: node.textLines.count - 1)), first) + 1
  }

  // MARK: Setting

  /// - Parameters:
  ///   - cells: Those of its frame in the grid.
  ///   - place: Where a point of the container is in the grid.
  ///   - isFree: Whether no other text's letters are in cells of the grid.
  init?(
    _ node: PlacedNode, _ lines: [[SetLetter]], _ alignment: TextAlignment, in cells: CellRect,
    _ scale: CellScale, _ blocks: BlockGlyphs, place: (Point) -> CellPoint,
    isFree: (CellRect) -> Bool
  ) {
    guard blocks > .spaces, let capital = Self.capital(of: node, scale),
      let lines = Self.shapes(of: lines), lines.count == node.textLines.count
    else { return nil }
    let across = Double(blocks.across)
    let part = Size(
      width: scale.pointsPerColumn / across, height: scale.pointsPerRow / Double(blocks.down))
    let least = BlockLetters.leastHeight
    let own = Int(clamped: (capital / part.height).rounded())
    guard capital / part.height >= Double(least) * 0.8 else { return nil }
    let stretch = node.frame.height / node.size.height
    let widths = lines.indices.map { line in
      let known = node.lineWidths.indices.contains(line)
      let points = known ? node.lineWidths[line] * stretch : node.frame.width
      return min(Int(clamped: (points / part.width).rounded()), cells.columns * blocks.across)
    }
    let weight = node.textRuns.first?.font.weight ?? .regular
    guard
      let style = Self.style(
        max(own, least), thickness: capital * Self.thickness(weight), part, lines, widths)
    else { return nil }
    let middle = place(Point(x: node.frame.midX, y: 0)).x * across
    // Letters higher than the font's go as far below it as above.
    let drop = (style.height - own) / 2
    func set(moved step: Int) -> [Line] {
      lines.enumerated().map { index, line in
        let width = Self.width(line, style)
        let start =
          switch alignment {
          case .leading: cells.column * blocks.across
          case .trailing: cells.endColumn * blocks.across - width
          case .center: Int(clamped: (middle - Double(width) / 2).rounded())
          }
        let y = place(Point(x: 0, y: Self.baseline(of: node, line: index))).y
        let baseline = Int(clamped: (y * Double(blocks.down)).rounded()) + drop + step
        return Line(
          style: style, blocks: blocks, baseline: baseline,
          letters: Self.set(line, style, from: start, baseline))
      }
    }
    let rows = cells.row * blocks.down..<cells.endRow * blocks.down
    for step in [0, -1, 1, -2, 2] {
      let moved = set(moved: step)
      let fits = moved.allSatisfy { line in
        line.letters.allSatisfy { $0.parts.allSatisfy { rows.contains($0.row) } }
          && isFree(line.cells)
      }
      guard fits else { continue }
      self.lines = moved
      return
    }
    return nil
  }

  /// A letter to be drawn; a space has no shape.
  private typealias Shaped = (letter: SetLetter, shape: LetterShape?)

  /// Nil where a letter isn't known, or is written from right to left.
  private static func shapes(of lines: [[SetLetter]]) -> [[Shaped]]? {
    var shaped: [[Shaped]] = []
    for line in lines {
      var letters: [Shaped] = []
      for letter in line {
        let shape = LetterShape.of(letter.grapheme)
        guard letter.level == 0, shape != nil || letter.grapheme.isWhitespace else { return nil }
        letters.append((letter, shape))
      }
      shaped.append(letters)
    }
    return shaped
  }

  /// The widest letters of which every line has room, as thick as the font's where that leaves gaps.
  private static func style(
    _ height: Int, thickness: Double, _ part: Size, _ lines: [[Shaped]], _ widths: [Int]
  ) -> BlockLetters? {
    let widest = Double(height) / Double(LetterShape.capital + 1) * part.height / part.width * 1.3
    let hasThree = lines.joined().contains { $0.shape?.hasThreeStems == true }
    let bar = min(
      Int(clamped: (thickness * 0.8 / part.height).rounded()), BlockLetters.mostBar(height))
    // A thicker stem than this part of the height fills a letter.
    let most = min(
      Int(clamped: (thickness / part.width).rounded()),
      Int(clamped: Double(height) * part.height / part.width / 4.5))
    for stem in stride(from: max(most, 1), through: 1, by: -1) {
      var stretch = widest
      while stretch >= BlockLetters.leastStretch(stem: stem, ofThree: hasThree) {
        let style = BlockLetters(
          height: height, stem: stem, bar: max(bar, 1), stretch: stretch)
        if zip(lines, widths).allSatisfy({ width($0, style) <= $1 }) { return style }
        stretch -= 1.0 / 16
      }
    }
    return nil
  }

  private static func advance(_ letter: Shaped, _ style: BlockLetters) -> Int {
    letter.shape.map { style.width(of: $0) + style.gap } ?? style.space
  }

  /// Without what is after its last letter.
  private static func width(_ line: [Shaped], _ style: BlockLetters) -> Int {
    line.reduce(0) { $0 + advance($1, style) } - (line.last?.shape == nil ? 0 : style.gap)
  }

  private static func set(
    _ line: [Shaped], _ style: BlockLetters, from start: Int, _ baseline: Int
  ) -> [Letter] {
    var column = start
    return line.map { letter, shape in
      defer { column += advance((letter, shape), style) }
      let parts = shape.map(style.parts) ?? []
      return Letter(
        grapheme: letter.grapheme, look: letter.look, column: column,
        width: shape.map(style.width) ?? style.space,
        parts: parts.map { (column + $0.column, baseline - 1 - $0.row) })
    }
  }

  /// How thick a stem is, as a part of a capital's height.
  private static func thickness(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: 0.04
    case .thin: 0.06
    case .light: 0.09
    case .regular: 0.13
    case .medium: 0.155
    case .semibold: 0.185
    case .bold: 0.215
    case .heavy: 0.25
    case .black: 0.28
    }
  }
}
