import LayoutSolver
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
    let chosen = choice(of: document, in: open)
    let indices = open.scene.previews.indices.filter {
      open.views[$0].location?.file == document.name
    }
    let answers = ShownQuestion.Shown.all(indices.map { open.views[$0] }, of: open.scene.files)
    return zip(indices, answers).compactMap { index, shown in
      shown.place.map { place in
        EditorPreview(
          name: shown.name, title: shown.title ?? shown.name,
          range: document.text.firstLine(of: place), isShown: index == chosen)
      }
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
    var question = PictureQuestion()
    question.layers = .all
    question.columns = columns
    question.hasSVG = true
    question.isLight = !isDark
    let caption = "\(name(ofShownBy: document)): \(PointsText.text(result.container.size))"
    let answer = question.drawn(result, entry?.nodes.first, title: caption)
    let picture = answer.svg.map { svg in
      Picture(
        svg: svg, caption: caption, outdated: nil,
        selected: entry.map { document.text.range(from: $0.source.start, to: $0.source.end) })
    }
    pictures[address] = picture
    return picture
  }
}
