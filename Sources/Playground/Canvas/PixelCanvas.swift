import Cells
import LayoutSolver
import Pixels
import SceneLoader

/// The screens on the canvas in pixels. What they are drawn of is kept, so that what changes neither the
/// layout nor its place draws nothing.
final class PixelCanvas {
  /// Of the picture that was painted last, back to front.
  private(set) var sheets: [PixelSheet] = []
  /// Why nothing can be drawn in pixels.
  private(set) var problem: String?

  /// What isn't drawn as it is meant, a sentence each; each is told once.
  private var notes: (told: Set<String>, new: String?) = ([], nil)

  private var tools: DrawingTools?
  private var drawn: [Drawn] = []
  /// Of the scene whose pictures were read.
  private var version: Int?
  /// The present layout and the one it is compared with.
  private static let most = 2

  /// A screen, in pixels where it was drawn.
  private struct Drawn {
    let result: LayoutResult
    let step: Int?
    let artwork: Artwork
    var sheet: (view: View, sheet: PixelSheet)?
  }

  /// Where a screen is seen, and how large.
  struct View: Equatable {
    var scale: CellScale
    var cell: CellPixels
    /// The cells of the terminal in which it is seen.
    var seen: CellRect
    /// The cell of its upper left corner.
    var column: Int
    var row: Int
  }

  /// Begins another picture of the canvas.
  /// - Parameter version: of the scene; with another one its pictures are read anew.
  func begin(version: Int) {
    sheets = []
    guard version != self.version else { return }
    self.version = version
    tools?.lookAgain()
    drawn = []
  }

  /// Draws a screen into the picture that was begun.
  /// - Parameter files: the file of a picture of the project's, by its name and whether the appearance is dark.
  /// - Returns: false where that can't be, which ``problem`` tells.
  func draw(
    _ result: LayoutResult, moment: TraceMoment?, in view: View,
    files: @escaping (String, Bool) -> PictureSource?
  ) -> Bool {
    guard problem == nil else { return false }
    guard !view.seen.isEmpty else { return true }
    let known = drawn.firstIndex { $0.result.isSame(as: result) && $0.step == moment?.step }
    var item =
      known.map { drawn.remove(at: $0) }
      ?? Drawn(
        result: result, step: moment?.step,
        artwork: ScreenArtwork(result, moment: moment, files: files).artwork)
    do {
      let sheet = try item.sheet.flatMap { $0.view == view ? $0.sheet : nil } ?? draw(item, view)
      item.sheet = (view, sheet)
      sheets.append(sheet)
    } catch {
      problem = "The screen stays in cells: \(error)"
      sheets = []
    }
    drawn = [item] + drawn.prefix(Self.most - 1)
    return problem == nil
  }

  /// The last note that is new.
  func takeNote() -> String? {
    defer { notes.new = nil }
    return notes.new
  }

  private func draw(_ item: Drawn, _ view: View) throws -> PixelSheet {
    let tools = try self.tools ?? DrawingTools()
    self.tools = tools
    let (cell, scale) = (view.cell, view.scale)
    let surface = try PixelSurface(
      width: view.seen.columns * cell.width, height: view.seen.rows * cell.height,
      scale: PixelSurface.Scale(
        across: Double(cell.width) / scale.pointsPerColumn,
        down: Double(cell.height) / scale.pointsPerRow),
      from: Point(
        x: Double(view.seen.column - view.column) * scale.pointsPerColumn,
        y: Double(view.seen.row - view.row) * scale.pointsPerRow),
      tools: tools)
    surface.clip(to: item.artwork.size)
    surface.draw(item.artwork)
    for note in surface.notes where notes.told.insert(note).inserted { notes.new = note }
    return PixelSheet(view.seen, cell: cell, pixels: surface.pixels())
  }
}

extension Playground {
  /// Draws a screen in pixels, where the terminal shows these.
  /// - Parameters:
  ///   - place: the cells of all of the screen.
  ///   - area: those in which it is seen.
  /// - Returns: whether that was done.
  func drawPixels(
    _ result: LayoutResult, moment: TraceMoment?, at place: CellRect, in area: CellRect
  ) -> Bool {
    // What is faded, or in fewer colours, is shown in cells.
    guard let cell = terminal.cell, !latest.isOld else { return false }
    let view = PixelCanvas.View(
      scale: scale, cell: cell, seen: place.intersection(area), column: place.column,
      row: place.row)
    let isDrawn = canvas.pixels.draw(result, moment: moment, in: view) { [scene] in
      scene.pictureFile($0, displayScale: 2, isDark: $1)
    }
    if let problem = canvas.pixels.problem {
      terminal.cell = nil
      message = message ?? problem
    }
    if let note = canvas.pixels.takeNote() { message = message ?? note }
    return isDrawn
  }
}
