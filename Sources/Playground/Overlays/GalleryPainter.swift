import Cells
import LayoutSolver
import SceneLoader

/// Pictures of the gallery's scenes, kept during the session.
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

/// The gallery takes all of the screen, the list beside or above the current scene's preview.
struct GalleryPainter {
  let app: Playground

  /// The least room that a preview is worth.
  private static let smallestPreview = (columns: 36, rows: 10)
  /// Texts are legible at it.
  private static let scale = CellScale(pointsPerColumn: 8)

  /// The frame of the list of scenes, which would fill this many rows.
  static func listFrame(rows: Int, in screen: CellRect) -> CellRect {
    var frame = screen
    if screen.columns >= 64 + smallestPreview.columns {
      frame.columns = min(max(screen.columns * 2 / 5, 64), 84)
    } else if screen.rows >= rows + smallestPreview.rows {
      frame.rows = rows
    }
    return frame
  }

  /// The rest of the screen: beside the list or below; empty if it takes all.
  static func previewFrame(beside list: CellRect, in screen: CellRect) -> CellRect {
    list.columns < screen.columns
      ? CellRect(
        column: list.endColumn, row: 0, columns: screen.columns - list.columns, rows: screen.rows)
      : CellRect(
        column: 0, row: list.endRow, columns: screen.columns, rows: screen.rows - list.rows)
  }

  /// Paints a scene's preview: its picture, below an unanswered question.
  func paint(_ entry: SceneGallery.Entry?, in frame: CellRect, into grid: inout CellGrid) {
    guard !frame.isEmpty else { return }
    let theme = app.theme
    grid.fill(frame)
    grid.drawBox(frame, .rounded, style: theme.border)
    app.mouse.screen.add(frame, .overlay)
    guard let entry else { return }
    let title = TextWidth.truncated(" \(entry.title ?? entry.name) ", to: frame.columns - 4)
    grid.write(title, column: frame.column + 2, row: frame.row, style: theme.title)
    var room = frame.inset(by: 1)
    if !app.gallery.isAnswered(entry.name), let question = entry.question {
      let rows = paintQuestion(question, in: room, into: &grid)
      room = CellRect(
        column: room.column, row: room.row + rows, columns: room.columns, rows: room.rows - rows)
    }
    paintPicture(of: entry, in: room, into: &grid)
  }

  /// The scene as on its screen: frames and sizes would answer its question.
  private func paintPicture(
    of entry: SceneGallery.Entry, in room: CellRect, into grid: inout CellGrid
  ) {
    guard room.rows >= 4 else { return }
    var settings = app.conditions.settings
    settings.container = LayoutContainer(
      size: Self.scale.container(columns: room.columns, rows: room.rows))
    switch app.gallery.previews.result(of: entry, in: app.gallery.library, settings) {
    case .success(let result):
      var options = app.screenOptions
      options.labelling = app.gallery.isAnswered(entry.name) ? app.canvas.labels : .picture
      let picture = CanvasPicture(
        app.canvas.plans.plan(result, scale: Self.scale), options: options)
      grid.blit(
        picture.grid(columns: room.columns, rows: room.rows, origin: (0, 0)),
        column: room.column, row: room.row)
    case .failure(let failure):
      grid.write(
        failure.words, column: room.column + 1, row: room.row, style: app.theme.warning,
        limit: room.columns - 1)
    }
  }

  /// The question that Enter will ask.
  /// - Returns: the rows that it takes, the picture's distance included.
  private func paintQuestion(
    _ question: String, in rect: CellRect, into grid: inout CellGrid
  ) -> Int {
    let (theme, width) = (app.theme, rect.columns - 2)
    let lines =
      question.wrapped(to: width).map { StyledLine($0, theme.title) }
      + [
        "Enter asks you that, and then shows why it is so.", "Your own views: reflow MyView.swift",
      ]
      .flatMap { $0.wrapped(to: width) }.map { StyledLine($0, theme.faint) }
    for (row, line) in lines.prefix(rect.rows).enumerated() {
      line.write(into: &grid, column: rect.column + 1, row: rect.row + row, columns: width)
    }
    return min(lines.count + 1, rect.rows)
  }
}
