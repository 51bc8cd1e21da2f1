import LayoutSolver
import Pixels

/// The screen of a layout in points, to be drawn in pixels or written as a document.
public struct ScreenArtwork {
  public let artwork: Artwork
  /// How many views aren't drawn, since the picture would be too much work.
  public let undrawn: Int

  /// - Parameters:
  ///   - result: what was laid out.
  ///   - files: the file of a picture of the project's, by its name.
  public init(_ result: LayoutResult, files: @escaping (String) -> String? = { _ in nil }) {
    // Of a scale so fine that nothing is drawn more coarsely than in pixels; an eighth of its row, which
    // hairlines are high, is a pixel of a display with three a point.
    let plan = CanvasPlan(result, scale: CellScale(pointsPerColumn: 4 / 3))
    var ink = ArtworkInk(plan, files: files)
    ink.paintBackground()
    ink.paint(plan.boxes.indices)
    ink.paintKeyboard()
    (artwork, undrawn) = (ink.artwork, ink.undrawn)
  }
}
