import Cells
import LayoutSolver
import Numbers

/// The frames over the screen: an outline a view, in the colours of nesting, legible on what is
/// under it and fainter with its distance from the selection. Letters are left alone.
struct FrameInk {
  let options: CanvasPicture.Options
  let strength: FrameStrength
  /// The screen's letters and colours under the frames.
  let screen: ScreenLayer?

  /// Draws one view's outline.
  /// - Parameters:
  ///   - line: How; nil for a dot, which a view without a size is.
  ///   - last: The last box inside of it: what lies in front of that hides the outline.
  func outline(
    _ cells: CellRect, _ line: LineStyle?, hue: Int, strength: Double, style: CellStyle? = nil,
    last: Int = .max, into grid: inout CellGrid
  ) {
    // Most cells of an outline lie on the same colour.
    var latest: (below: CellColor, style: CellStyle)?
    cells.forEachEdgeCell(within: grid.bounds) { column, row in
      guard screen?.hasLetter(column, row) != true,
        screen?.isCovered(column, row, after: last) != true
      else { return }
      // Where an area has its edge, that is seen better than a line over half of it.
      if style == nil, options.colors >= 8, !options.hasPixels,
        screen?.hasEdge(column, row) == true
      {
        return
      }
      let below = background(column, row, in: grid)
      if latest?.below != below {
        latest = (below, style ?? self.style(hue: hue, strength: strength, over: below))
      }
      var cell = Cell("◦", style: latest?.style ?? .plain)
      if let line {
        cell.grapheme = grid.boxCharacter(of: cells, line, column: column, row: row)
      }
      cell.style.background = below
      grid[column, row] = cell
    }
  }

  /// Whether nothing of the screen stands in a cell, or in front of it.
  func isFree(_ column: Int, _ row: Int, last: Int) -> Bool {
    guard let screen else { return true }
    return screen.isBlank(column, row) && !screen.isCovered(column, row, after: last)
  }

  /// What is under a frame at a cell.
  func background(_ column: Int, _ row: Int, in grid: CellGrid) -> CellColor {
    guard options.colors >= 8, let screen else { return grid[column, row].style.background }
    let middle = screen.middle(column, row)
    if case .pixels = grid[column, row].style.background { return .pixels(middle) }
    return CellColor(packed: middle)
  }

  /// A colour of nesting that is seen on what is below it.
  func style(hue: Int, strength: Double, over below: CellColor) -> CellStyle {
    guard options.colors >= 8 else { return CellStyle(dim: strength < Self.dim) }
    let theme =
      below.appearance.map(Theme.standard)
      ?? options.theme
    var style = theme.outline(depth: hue)
    guard options.colors >= TerminalCapabilities.trueColors || options.colors == 256 else {
      style.dim = strength < Self.dim
      return style
    }
    let backdrop: UInt32 = options.theme.appearance == .dark ? 0x101012 : 0xFFFFFF
    if let color = style.foreground.packed {
      let ink = Raster.Ink(color, alpha: UInt32(clamped: min(max(strength, 0), 1) * 255))
      style.foreground = .rgb(Raster.mixed(ink, over: below.packed ?? backdrop))
    }
    return style
  }

  private static let dim = 0.55
}
