import Cells
import LayoutSolver

/// Writes names into the top borders of boxes and sizes into their bottom borders, each on a tag of
/// its own, so that none is read as a text of the scene. What finds no blank cells is left out.
final class CanvasLabels {
  let result: LayoutResult
  let options: CanvasPicture.Options
  let frames: FrameInk
  /// Cells that hold a label already.
  private var taken: Set<Int>
  /// The sizes written, each with the end of its box.
  private var sizes: Set<WrittenSize> = []
  /// Of the box that is labelled.
  private var lastInside = Int.max

  private struct WrittenSize: Hashable {
    var size: String
    var endColumn: Int
    var endRow: Int
  }

  /// - Parameter taken: Cells that no label may cover, by their place in the grid.
  init(
    result: LayoutResult, options: CanvasPicture.Options, frames: FrameInk, taken: Set<Int>
  ) {
    self.result = result
    self.options = options
    self.frames = frames
    self.taken = taken
  }

  /// Names the box, and gives its size where it is large enough to have one.
  /// - Parameter last: The last box inside of it: what lies in front of that hides the label.
  func label(_ box: CanvasBox, _ cells: CellRect, last: Int, into grid: inout CellGrid) {
    // Between the corners there must be cells for the shortest tag.
    guard cells.columns > 4 else { return }
    lastInside = last
    let isSelected = options.selection.map(box.nodes.contains) ?? false
    let look = Look(
      isSelected: isSelected, hue: box.depth, strength: frames.strength.strength(of: box.nodes),
      style: isSelected
        ? options.theme.selection
        : options.difference(of: box) == .size ? options.theme.warning : nil)
    let mark = options.difference(of: box)?.mark ?? ""
    var names = self.names(of: box, isSelected: isSelected).map { mark + $0 }
    if names.isEmpty, !mark.isEmpty { names = [mark] }
    if !names.isEmpty { place(names, cells, look, into: &grid) }
    // The shortest size is `0×0`.
    guard let inner = box.nodes.last, options.labelling == .namesAndSizes, cells.rows > 1,
      cells.columns > 6
    else { return }
    let size = Self.short(result.node(inner).size)
    placeSize(size, cells, look, into: &grid)
  }

  /// How a label is written: in a style of its own, or as its outline.
  private struct Look {
    var isSelected: Bool
    var hue: Int
    var strength: Double
    var style: CellStyle?
  }

  /// The longest name first; each shorter one says less.
  private func names(of box: CanvasBox, isSelected: Bool) -> [String] {
    let written = box.nodes.filter { !result.node($0).isHidden }
    // Pieces of a view have no names of their own beside it.
    let nodes = (written.isEmpty ? box.nodes : written).map { result.node($0) }
    guard let inner = nodes.last, isSelected || !written.isEmpty else { return [] }
    // A text says itself what it is.
    let isText = !inner.textLines.isEmpty
    let shown = isText && !isSelected ? Array(nodes.dropLast()) : nodes
    let words = shown.map(\.word)
    guard let name = words.last else { return [] }
    let full = words.joined(separator: " › ")
    let detail = inner.isPiece ? result.name(of: inner.id).detail : inner.detail
    let isFilled = if case .fill = inner.drawing { true } else { false }
    var names = [full, name]
    if isFilled && !detail.isEmpty {
      names = ["\(full) \(detail)", "\(name) \(detail)"] + names + [detail]
    }
    return names
  }

  private func place(
    _ names: [String], _ cells: CellRect, _ style: Look, into grid: inout CellGrid
  ) {
    let rows = [cells.row, cells.endRow - 1, cells.row + 1]
    for name in names {
      let width = TextWidth.of(name) + Self.margins
      guard width <= cells.columns - 2 else { continue }
      for row in rows.prefix(cells.rows > 2 ? 3 : 2) {
        if write(name, width, cells, row, style, fromRight: false, into: &grid) { return }
      }
    }
    guard let shortest = names.last else { return }
    let most = min(TextWidth.of(shortest) - 1, cells.columns - 2 - Self.margins)
    for length in stride(from: most, to: 2, by: -1) {
      let cut = TextWidth.truncated(shortest, to: length)
      let width = TextWidth.of(cut) + Self.margins
      if write(cut, width, cells, cells.row, style, fromRight: false, into: &grid) { return }
    }
  }

  private func placeSize(
    _ size: String, _ cells: CellRect, _ style: Look, into grid: inout CellGrid
  ) {
    var style = style
    style.style?.bold = false
    // Boxes around each other that end in one place and are as large say it once.
    let isKnown = (-1...1).contains { down in
      (-1...1).contains { across in
        sizes.contains(
          WrittenSize(
            size: size, endColumn: cells.endColumn + across, endRow: cells.endRow + down))
      }
    }
    guard !isKnown else { return }
    sizes.insert(WrittenSize(size: size, endColumn: cells.endColumn, endRow: cells.endRow))
    let width = TextWidth.of(size) + Self.margins
    _ = write(size, width, cells, cells.endRow - 1, style, fromRight: true, into: &grid)
  }

  /// The blank columns at both ends of a tag.
  private static let margins = 2

  /// Writes a text on a tag of a width into free cells of the row between the box's corners.
  private func write(
    _ text: String, _ width: Int, _ cells: CellRect, _ row: Int, _ look: Look, fromRight: Bool,
    into grid: inout CellGrid
  ) -> Bool {
    let first = max(cells.column + 1, 0)
    let last = min(cells.endColumn - 1, grid.columns) - width
    guard row >= 0, row < grid.rows, first <= last else { return false }
    let starts =
      fromRight
      ? stride(from: last, through: first, by: -1) : stride(from: first, through: last, by: 1)
    guard let start = starts.first(where: { isFree($0..<$0 + width, row, grid) }) else {
      return false
    }
    let below = frames.background(start + width / 2, row, in: grid)
    // Names are to be read, so they are never as faint as lines.
    grid.write(" \(text) ", column: start, row: row, style: style(of: look, over: below))
    for column in (start - 1)...(start + width) { taken.insert(row * grid.columns + column) }
    return true
  }

  /// A tag's own ground tells it from what is drawn on the screen, slanted letters from its texts.
  private func style(of look: Look, over below: CellColor) -> CellStyle {
    var style = look.style ?? .plain
    style.italic = true
    guard options.colors >= 8 else {
      style.reverse = true
      style.dim = !look.isSelected
      return style
    }
    let theme = below.appearance.map(Theme.standard) ?? options.theme
    if look.isSelected {
      style.reverse = false
      style.background = theme.focus.foreground
      style.foreground = style.background.legible
      return style
    }
    if options.colors < 256 {
      style.reverse = true
      return style
    }
    // Told from whatever is below it by as much.
    let isDark = theme.appearance == .dark
    let shade = Raster.Ink(isDark ? 0xFFFFFF : 0, alpha: isDark ? 44 : 30)
    style.background = .rgb(
      Raster.mixed(shade, over: below.packed ?? (isDark ? 0x101012 : 0xFFFFFF)))
    if look.style == nil {
      style.foreground =
        frames.style(hue: look.hue, strength: max(look.strength, 0.85), over: style.background)
        .foreground
    }
    return style
  }

  /// A tag stands in cells of its own, with a column between it and any letter.
  private func isFree(_ columns: Range<Int>, _ row: Int, _ grid: CellGrid) -> Bool {
    let around = max(columns.lowerBound - 1, 0)...min(columns.upperBound, grid.columns - 1)
    return around.allSatisfy { !taken.contains(row * grid.columns + $0) }
      && columns.allSatisfy { column in
        frames.isFree(column, row, last: lastInside) && Self.isPlain(grid[column, row])
      }
  }

  /// What a label may cover: blanks, shading, and lines that go straight to the right.
  private static func isPlain(_ cell: Cell) -> Bool {
    if cell.isBlank { return true }
    // Scalars are compared, since looking a character up would hash it.
    guard let scalars = cell.grapheme?.unicodeScalars, let scalar = scalars.first,
      scalars.dropFirst().isEmpty
    else { return false }
    switch scalar {
    case " ", "░", "▒", "▓", "╱", "╲", "─", "━", "╌", "═": return true
    default: return false
    }
  }

  /// `94.3×20.3`: to a tenth, as there is little room; the panels have all digits.
  static func short(_ size: Size) -> String {
    PointsText.text(
      Size(width: (size.width * 10).rounded() / 10, height: (size.height * 10).rounded() / 10))
  }
}

extension CellColor {
  /// Whether it has a hue rather than being nearly grey.
  fileprivate var isStrong: Bool {
    guard let (red, green, blue) = components else { return false }
    return max(red, green, blue) - min(red, green, blue) > 0.35
  }
}
