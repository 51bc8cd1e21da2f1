import Cells
import LayoutSolver

/// What of a picture's screen depends on: beside the layout, its scale and its moment, which are the
/// plan's, nothing else is known where it is drawn.
struct ScreenView: Equatable {
  var theme: Theme
  /// Of the terminal.
  var colors: Int
  var blocks: BlockGlyphs
  /// Whether cells have no letters of their own, only the colour that a line is drawn on.
  var hasPixels: Bool
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
    hasPixels = options.hasPixels
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
  /// The cells with letters, by their place in the grid.
  private(set) var letters: Set<Int>
  let grid: CellGrid
  /// How many views aren't drawn, since the picture would be too much work.
  let undrawn: Int
  /// The cell in which the container's origin is.
  let origin: (column: Int, row: Int)
  private let under: RasterCells
  /// The cells in which the screen is.
  private let limit: CellRect
  /// By cell, the box of the last area that hides what is behind it; -1 for none.
  private let covers: [Int32]

  init(_ ink: CellInk) {
    (origin, limit) = (ink.origin, ink.limit)
    covers = ink.covers
    undrawn = ink.undrawn
    text = ink.text
    letters = text.taken
    grid = ink.grid()
    under = ink.raster.readCells()
  }

  /// The grid with room for pixels in the screen's place.
  var room: CellGrid {
    var room = grid
    for row in limit.row..<limit.endRow {
      for column in limit.column..<limit.endColumn {
        let color = under.middle(column, row)
        room[column, row] = Cell(style: CellStyle(background: .pixels(color)))
      }
    }
    return room
  }

  /// Whether an area of a box after this one in the order of painting hides what is in a cell.
  func isCovered(_ column: Int, _ row: Int, after box: Int) -> Bool {
    grid.bounds.contains(column: column, row: row) && covers[row * grid.columns + column] > box
  }

  /// Whether a frame's lines may stand in a cell: nothing of the scene is written or ends there.
  func isBlank(_ column: Int, _ row: Int) -> Bool {
    !hasLetter(column, row) && grid[column, row].isBlank
  }

  /// Whether something is written in a cell.
  func hasLetter(_ column: Int, _ row: Int) -> Bool {
    grid.bounds.contains(column: column, row: row) && letters.contains(row * grid.columns + column)
  }

  /// The colour under a line that passes through a cell; nothing outside.
  func middle(_ column: Int, _ row: Int) -> UInt32 { under.middle(column, row) }

  /// Whether an area that stands out ends within a cell.
  func hasEdge(_ column: Int, _ row: Int) -> Bool { under.hasEdge(column, row) }
}

extension ScreenLayer {
  /// With letters where they are in pixels.
  func inPixels(of plan: CanvasPlan) -> ScreenLayer {
    var layer = self
    // The labels of controls are as long as in cells.
    let labels = text.runs.filter { plan.result.node($0.node).textLines.isEmpty }
    layer.letters = Set(
      labels.flatMap { run in run.columns.map { run.row * grid.columns + $0 } })
    for box in plan.boxes where box.isPlaced {
      for id in box.nodes where plan.surroundings[id].isVisible {
        for line in Self.lines(of: plan.result.node(id)) {
          let under = plan.scale.cells(line).moved(by: origin).intersection(limit)
          for row in under.row..<under.endRow {
            for column in under.column..<under.endColumn {
              layer.letters.insert(row * grid.columns + column)
            }
          }
        }
      }
    }
    return layer
  }

  /// Where the letters of a text are, without the room above and below them.
  private static func lines(of node: PlacedNode) -> [Rect] {
    let frame = node.linesFrame
    let pitch = frame.height / Double(max(node.textLines.count, 1))
    return node.textLines.indices.map { index in
      let told = node.lineWidths.indices.contains(index) ? node.lineWidths[index] : frame.width
      let width = min(told, frame.width)
      let shift: Double =
        switch node.textAlignment {
        case .leading: 0
        case .center: (frame.width - width) / 2
        case .trailing: frame.width - width
        }
      return Rect(
        x: frame.minX + shift, y: frame.minY + pitch * (Double(index) + 0.14), width: width,
        height: pitch * 0.8)
    }
  }
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
