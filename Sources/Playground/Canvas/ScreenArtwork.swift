import LayoutSolver
import Pixels
import SceneLoader

/// The screen of a layout in points, to be drawn in pixels or written as a document.
public struct ScreenArtwork {
  public let artwork: Artwork
  /// How many views aren't drawn, since the picture would be too much work.
  public let undrawn: Int

  /// - Parameters:
  ///   - result: what was laid out.
  ///   - files: the file of a picture of the project's, by its name and whether the appearance is dark.
  public init(
    _ result: LayoutResult, files: @escaping (String, Bool) -> PictureSource? = { _, _ in nil }
  ) {
    self.init(result, moment: nil, files: files)
  }

  /// - Parameter moment: of the negotiation; nil for the end.
  init(
    _ result: LayoutResult, moment: TraceMoment?, files: @escaping (String, Bool) -> PictureSource?
  ) {
    // Of a scale so fine that nothing is drawn more coarsely than in pixels; an eighth of its row, which
    // hairlines are high, is a pixel of a display with three a point.
    let plan = CanvasPlan(
      result, scale: CellScale(pointsPerColumn: 4 / 3), moment: moment, hasEffects: true)
    var ink = ArtworkInk(plan, files: files)
    ink.paintBackground()
    ink.paint(plan.boxes.indices)
    ink.paintStatusBar()
    ink.paintKeyboard()
    (artwork, undrawn) = (ink.artwork, ink.undrawn)
  }

  /// What isn't in it, in words; nil where all of the screen is.
  public var undrawnWords: String? {
    undrawn > 0 ? "\(undrawn) views aren't drawn: those under them take too long" : nil
  }

  /// The picture as an SVG, with what couldn't be drawn. Where nothing reads pictures, placeholders are
  /// drawn of them.
  public func svg(title: String) -> (text: String, notes: [String]) {
    ArtworkSVG(artwork).document(title: title, tools: try? DrawingTools())
  }

  /// The picture as a PNG, with what couldn't be drawn as it is asked for.
  /// - Parameter pixelsPerPoint: as of a display.
  /// - Throws: `MissingLibrary` on a machine without what draws, `PixelSurface.Problem`.
  public func png(
    pixelsPerPoint: Double
  ) throws -> (bytes: [UInt8], notes: [String]) {
    let surface = try PixelSurface(artwork.size, scale: pixelsPerPoint)
    surface.draw(artwork)
    return (surface.png(), surface.notes)
  }
}
