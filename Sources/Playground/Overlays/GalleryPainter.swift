import Cells
import LayoutSolver
import SceneLoader

/// Pictures of the gallery's scenes, kept while the session lasts.
final class GalleryPreviews {
  private var kept: [Key: Result<LayoutResult, Failure>] = [:]

  private struct Key: Hashable {
    var scene: String
    var container: Size
  }

  /// Why a scene has no picture, in words.
  struct Failure: Error {
    var words: String
  }

  func result(
    of entry: SceneGallery.Entry, in library: SceneLibrary, _ settings: LayoutSettings
  ) -> Result<LayoutResult, Failure> {
    let key = Key(scene: entry.path, container: settings.container.size)
    if let known = kept[key] { return known }
    let made = layout(entry, library, settings)
    kept[key] = made
    return made
  }

  private func layout(
    _ entry: SceneGallery.Entry, _ library: SceneLibrary, _ settings: LayoutSettings
  ) -> Result<LayoutResult, Failure> {
    switch library.open(entry) {
    case .failure(let error): return .failure(Failure(words: "\(error)"))
    case .success(let scene):
      let outcome = scene.layout(settings, recording: .off)
      if let result = outcome.result { return .success(result) }
      let error = (scene.diagnostics + outcome.diagnostics).first { $0.severity == .error }
      return .failure(Failure(words: error?.message ?? "It shows nothing."))
    }
  }
}

/// The gallery takes all of the screen, the list beside or above what its current scene is about.
struct GalleryPainter {
  let app: Playground

  /// The least room that a preview is worth.
  private static let smallestPreview = (columns: 36, rows: 10)
  /// Texts are legible at it.
  private static let scale = CellScale(pointsPerColumn: 8)

  /// Where the list of scenes is, which would fill so many rows.
  static func listFrame(rows: Int, in screen: CellRect) -> CellRect {
    var frame = screen
    if screen.columns >= 64 + smallestPreview.columns {
      frame.columns = min(max(screen.columns * 2 / 5, 64), 84)
    } else if screen.rows >= rows + smallestPreview.rows {
      frame.rows = rows
    }
    return frame
  }

  /// What the list leaves of the screen: beside it or below; empty where it takes all.
  static func previewFrame(beside list: CellRect, in screen: CellRect) -> CellRect {
    list.columns < screen.columns
      ? CellRect(
        column: list.endColumn, row: 0, columns: screen.columns - list.columns, rows: screen.rows)
      : CellRect(
        column: 0, row: list.endRow, columns: screen.columns, rows: screen.rows - list.rows)
  }

  /// Paints what a scene is about: its question, or its picture.
  func paint(_ entry: SceneGallery.Entry?, in frame: CellRect, into grid: inout CellGrid) {
    guard !frame.isEmpty else { return }
    let theme = app.theme
    grid.fill(frame)
    grid.drawBox(frame, .rounded, style: theme.border)
    app.mouse.screen.add(frame, .overlay)
    guard let entry else { return }
    let title = TextWidth.truncated(" \(entry.title ?? entry.name) ", to: frame.columns - 4)
    grid.write(title, column: frame.column + 2, row: frame.row, style: theme.title)
    let inner = frame.inset(by: 1)
    guard !isUnanswered(entry) else { return paintQuestion(of: entry, in: inner, into: &grid) }
    var settings = app.conditions.settings
    settings.container = LayoutContainer(
      size: Self.scale.container(columns: inner.columns, rows: inner.rows))
    switch app.gallery.previews.result(of: entry, in: app.gallery.library, settings) {
    case .success(let result):
      var options = app.screenOptions
      options.labelling = app.canvas.labels
      let picture = CanvasPicture(
        app.canvas.plans.plan(result, scale: Self.scale), options: options)
      grid.blit(
        picture.grid(columns: inner.columns, rows: inner.rows, origin: (0, 0)),
        column: inner.column, row: inner.row)
    case .failure(let failure):
      grid.write(
        failure.words, column: inner.column + 1, row: inner.row, style: theme.warning,
        limit: inner.columns - 1)
    }
  }

  /// Returns true for a scene whose picture would answer its question before it is asked.
  private func isUnanswered(_ entry: SceneGallery.Entry) -> Bool {
    entry.asks && ![.right, .wrong].contains(app.gallery.lessons[entry.name])
  }

  private func paintQuestion(
    of entry: SceneGallery.Entry, in rect: CellRect, into grid: inout CellGrid
  ) {
    guard let question = entry.question else { return }
    let width = rect.columns - 2
    func wrapped(_ text: String, _ style: CellStyle) -> [StyledLine] {
      [StyledLine()] + text.wrapped(to: width).map { StyledLine($0, style) }
    }
    let theme = app.theme
    let lines =
      wrapped(question, theme.title)
      + wrapped("Enter asks you that, and then shows the scene and why it is so.", theme.faint)
      + wrapped("Your own views: reflow MyView.swift", theme.faint)
    for (row, line) in lines.prefix(rect.rows).enumerated() {
      line.write(into: &grid, column: rect.column + 1, row: rect.row + row, columns: width)
    }
  }
}
