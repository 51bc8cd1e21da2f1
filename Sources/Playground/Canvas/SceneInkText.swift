import Cells
import LayoutSolver

/// Texts and symbols, which are letters and not to scale.
extension SceneInk {
  /// Writes a text's lines into the rows between its edges, or onto them where there are too few;
  /// lines that fall into the row of another are left out.
  mutating func write(_ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects) {
    guard !node.textLines.isEmpty else { return }
    let cells = placed(node.frame)
    let lines = node.textLines.map(TextWidth.withoutMarks)
    let count = lines.count
    let inset = cells.rows - 2 >= count ? 1 : 0
    let rows = Double(cells.rows - 2 * inset)
    let room = room(for: node, cells)
    // The lines stand to each other as they do in the text, all together in the frame's middle.
    let block = lines.map { min(TextWidth.of(TextWidth.printable($0)), room) }.max() ?? 0
    let start = cells.column + (cells.columns - block) / 2
    var last: Int?
    for (index, line) in lines.enumerated() {
      // The line's middle among the rows there are.
      let middle = (Double(index) + 0.5) / Double(count) * rows
      let row = cells.row + inset + Int(middle.rounded(.up)) - 1
      if row != last {
        // Cut by the picture's scale and not by SwiftUI, so not with an ellipsis.
        let shown = TextWidth.truncated(line, to: room, ellipsis: "»")
        let rest = block - TextWidth.of(shown)
        write(shown, start + node.textAlignment.share(of: rest), row, style, effects)
      }
      last = row
    }
  }

  /// A system symbol as a character in its middle.
  mutating func write(
    symbol name: String, _ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects
  ) {
    let cells = placed(node.frame)
    let glyph = String(SymbolGlyphs.glyph(of: name))
    let (column, row) = (cells.column + (cells.columns - 1) / 2, cells.row + (cells.rows - 1) / 2)
    write(glyph, column, row, style, effects)
  }

  /// The columns a line may take. Letters are not to scale, so a text may reach into what the views
  /// around it leave free on its sides.
  private func room(for node: PlacedNode, _ cells: CellRect) -> Int {
    var room = cells.columns > 3 && cells.rows > 2 ? cells.columns - 2 : cells.columns + 2
    var next = node.parent
    while let id = next {
      let parent = plan.result.node(id)
      guard parent.children.count == 1 || parent.isSecondary else { break }
      room = max(room, placed(parent.frame).columns - 2)
      next = parent.parent
    }
    return room
  }

  /// Writes lines around the middle of a rectangle of the container.
  mutating func write(
    _ lines: [String], in frame: Rect, _ style: PlacedStyle, _ effects: InkEffects
  ) {
    let cells = placed(frame)
    let first = cells.row + (cells.rows - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let width = TextWidth.of(TextWidth.printable(line))
      write(line, cells.column + (cells.columns - width) / 2, first + index, style, effects)
    }
  }

  private mutating func write(
    _ text: String, _ start: Int, _ row: Int, _ style: PlacedStyle, _ effects: InkEffects
  ) {
    guard row >= 0, row < grid.rows else { return }
    var column = start
    for letter in TextWidth.printable(text) {
      // An image in a line of text.
      let grapheme = letter == "\u{FFFC}" ? SymbolGlyphs.glyph(of: "") : letter
      let width = TextWidth.of(grapheme)
      defer { column += width }
      guard column >= 0, column + width <= grid.columns, width > 0,
        (0..<width).allSatisfy({ isInside(effects.clips, column + $0, row) })
      else { continue }
      guard let color = style.color(at: point(Double(column), Double(row))), color.isVisible else {
        continue
      }
      let look = look(of: color, effects, over: grid[column, row].style.background)
      setLetter(Cell(grapheme, style: look), column, row, width: width)
    }
  }

  private func isInside(_ clips: [PlacedShape], _ column: Int, _ row: Int) -> Bool {
    clips.allSatisfy { !quarters(of: $0, column, row).isEmpty }
  }

  private func look(
    of color: DrawnColor, _ effects: InkEffects, over background: CellColor
  ) -> CellStyle {
    var style = CellStyle(background: background)
    if hasColors { style.foreground = toning.ink(color) }
    style.dim = effects.opacity < 0.6
    // Over a fill the terminal's own colour may not be legible.
    if background != .standard, style.foreground == .standard {
      style.foreground = toning.ink(over: background)
    }
    return style
  }
}

extension TextAlignment {
  /// How much of a line's free columns are on its left.
  fileprivate func share(of columns: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: columns / 2
    case .trailing: columns
    }
  }
}

extension PlacedNode {
  /// Whether it shows its first subview with others in front of or behind it.
  var isSecondary: Bool { name == "background" || name == "overlay" }
}
