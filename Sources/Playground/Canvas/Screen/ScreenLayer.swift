import Cells
import LayoutSolver

/// What of a picture's screen depends on: beside the layout, its scale and its moment, which are the
/// plan's, nothing else is known where it is drawn.
struct ScreenView: Equatable {
  var theme: Theme
  /// Of the terminal.
  var colors: Int
  var blocks: BlockGlyphs
  /// The cells that are in sight.
  var columns: Int
  var rows: Int
  /// The cell among them where the container's origin is.
  var originColumn: Int
  var originRow: Int

  var origin: (column: Int, row: Int) { (originColumn, originRow) }

  init(
    _ options: CanvasPicture.Options, columns: Int, rows: Int, origin: (column: Int, row: Int)
  ) {
    (theme, colors, blocks) = (options.theme, options.colors, options.blocks)
    (self.columns, self.rows) = (columns, rows)
    (originColumn, originRow) = origin
  }
}

extension Cell {
  /// Whether nothing is seen in it but its ground, which may be a gradient's.
  var isBlank: Bool {
    if grapheme == " " { return true }
    guard let one = style.foreground.packed, let other = style.background.packed else {
      return false
    }
    return [0, 8, 16].allSatisfy { shift in
      abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= Self.unseen
    }
  }

  /// A difference of a part of a colour, of 255, that nobody sees at an edge.
  private static let unseen = 12
}

/// The finished screen under the frames.
struct ScreenLayer {
  let text: TextLayer
  let grid: CellGrid
  /// How many views aren't drawn, since the picture would be too much work.
  let undrawn: Int
  /// The cell in which the container's origin is.
  let origin: (column: Int, row: Int)
  private let under: RasterCells
  /// By cell, the box of the last area that hides what is behind it; -1 for none.
  private let covers: [Int32]

  init(_ ink: CellInk) {
    origin = ink.origin
    covers = ink.covers
    undrawn = ink.undrawn
    text = ink.text
    grid = ink.grid()
    under = ink.raster.readCells()
  }

  /// Whether an area of a box after this one in the order of painting hides what is in a cell.
  func isCovered(_ column: Int, _ row: Int, after box: Int) -> Bool {
    grid.bounds.contains(column: column, row: row) && covers[row * grid.columns + column] > box
  }

  /// Whether a frame's lines may stand in a cell: nothing of the scene is written or ends there.
  func isBlank(_ column: Int, _ row: Int) -> Bool {
    text[column, row] == nil && grid[column, row].isBlank
  }

  /// The colour under a line that passes through a cell; nothing outside.
  func middle(_ column: Int, _ row: Int) -> UInt32 { under.middle(column, row) }

  /// Whether an area that stands out ends within a cell.
  func hasEdge(_ column: Int, _ row: Int) -> Bool { under.hasEdge(column, row) }
}

/// Keeps the screen that a plan was last drawn with, for keys that change its frames alone.
final class ScreenLayerCache {
  private var kept: (view: ScreenView, layer: ScreenLayer)?

  var latest: ScreenLayer? { kept?.layer }

  func layer(_ view: ScreenView, draw: () -> ScreenLayer) -> ScreenLayer {
    if let kept, kept.view == view { return kept.layer }
    let layer = draw()
    kept = (view, layer)
    return layer
  }
}
