import Cells
import LayoutSolver

/// A picture in cells, and what is written in it.
public struct DrawnPicture {
  /// A line of a text as it stands in the picture.
  public struct TextRun {
    public var node: NodeID
    /// As it was drawn: cut or with letters left out where there was no room.
    public var text: String
    public var row: Int
    public var column: Int
    /// How many columns it takes.
    public var columns: Int
  }

  public var grid: CellGrid
  /// The cell of the container's corner.
  public var origin: (column: Int, row: Int)
  public var texts: [TextRun]
}

/// Where the container's points are in a grid.
struct CanvasPlace {
  let scale: CellScale
  /// The cell of the grid where the container's origin is.
  let origin: (column: Int, row: Int)

  /// The cells of the grid a rectangle of the container has a part of.
  func cells(_ rect: Rect) -> CellRect { scale.cells(rect).moved(by: origin) }
}

extension ScreenLayer {
  /// The lines of texts that are seen, in the order they were written.
  var texts: [DrawnPicture.TextRun] {
    text.runs.enumerated().compactMap { number, run in
      text.seen(run, number).map { columns, words in
        DrawnPicture.TextRun(
          node: run.node, text: words, row: run.row, column: columns.lowerBound,
          columns: columns.count)
      }
    }
  }
}
