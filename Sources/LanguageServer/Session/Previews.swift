import Cells
import LayoutSolver
import Playground
import Questions
import SceneLoader

/// A preview of a document.
package struct EditorPreview: Hashable, Sendable {
  /// What `--preview` takes.
  package var name: String
  package var title: String
  package var range: TextRange
  /// Whether the document's sizes are of it.
  package var isShown: Bool
}

/// A picture of what a document shows.
package struct Picture: Sendable {
  package var svg: String
  /// `Card on iphone-16-pro: 402×874`.
  package var caption: String
  /// Why it is older than the text; nil where it isn't.
  package var outdated: String?
  /// The place of the view that is marked in it.
  package var selected: TextRange?
}

extension EditorSession {
  package func previews(_ address: String) -> [EditorPreview] {
    guard let document = documents[address], let open = scene(of: address) else { return [] }
    let shown = choice(of: document, in: open)
    let views = open.views
    return open.scene.previews.indices.compactMap { index in
      guard let location = views[index].location, location.file == document.name else { return nil }
      var range = document.text.range(
        from: location.offset, to: location.offset + location.length)
      if range.end.line > range.start.line {
        range.end = document.text.end(ofLine: range.start.line)
      }
      return EditorPreview(
        name: views[index].name, title: views[index].title, range: range, isShown: index == shown)
    }
  }

  /// The picture of what a document shows; where errors leave nothing, the last one there was.
  /// - Parameter position: the place of the view that is marked in it.
  package func picture(
    _ address: String, at position: TextPosition?, isDark: Bool, columns: Int = 80
  ) -> Picture? {
    guard let (open, analysis) = analysis(of: address), let document = documents[address] else {
      return nil
    }
    guard let result = analysis.result else {
      var last = pictures[address]
      let error = analysis.problems.first { $0.severity == .error }
      last?.outdated = error?.message ?? "there is nothing to show"
      last?.selected = nil
      return last
    }
    let file = open.scene.files.firstIndex { $0.name == document.name }
    let entry = position.flatMap { position in
      file.flatMap {
        WrittenPlaces(result, file: $0).entry(around: document.text.offset(of: position))
      }
    }
    let size = result.container.size
    let scale = CellScale.fitting(size, columns: columns, rows: .max)
    let appearance = isDark ? Appearance.dark : .light
    var canvas = CanvasPicture(result, scale: scale)
    canvas.options.theme = .standard(for: appearance)
    canvas.options.selection = entry?.nodes.first
    let caption = "\(name(ofShownBy: document)): \(PointsText.text(size))"
    let capabilities = TerminalCapabilities(
      colors: TerminalCapabilities.trueColors, unicode: true, mouse: false)
    let grid = canvas.drawn().grid.adapted(to: capabilities)
    let picture = Picture(
      svg: SVGPicture(appearance).document(grid, title: caption), caption: caption, outdated: nil,
      selected: entry.map { document.text.range(from: $0.source.start, to: $0.source.end) })
    pictures[address] = picture
    return picture
  }
}
