import LayoutSolver
import Questions
import SceneLoader

/// A size at the end of the line that a view or modifier is written in.
package struct SizeHint: Hashable, Sendable {
  package var position: TextPosition
  /// `361×48`; of rows that differ the first and an ellipsis.
  package var label: String
  /// Which view it is of, and all its sizes.
  package var tip: String
}

extension EditorSession {
  /// The sizes of what is written in a document, one a line: of several views the outermost's. A modifier
  /// that changes nothing of the size has none.
  package func hints(_ address: String, in range: TextRange?) -> [SizeHint] {
    guard let (document, _, file, result) = written(address) else { return [] }
    let shown = name(ofShownBy: document)
    return WrittenQuestion.Answer(result, file: file).lines.compactMap { line in
      let position = document.text.end(ofLine: line.line - 1)
      if let range, position < range.start || position > range.end { return nil }
      let sizes = line.sizes.map { PointsText.text($0) }
      guard let first = sizes.first else { return nil }
      let count = line.count > 1 ? ", \(line.count) of them" : ""
      let told = sizes.prefix(Self.mostSizes).joined(separator: ", ")
      return SizeHint(
        position: position, label: sizes.count > 1 ? first + " …" : first,
        tip: "\(line.view)\(count): \(told)\(sizes.count > Self.mostSizes ? ", …" : "") (\(shown))")
    }
  }

  private static let mostSizes = 8

  /// What of a layout a document has, where there is a layout: the scene's files, and which of them it is.
  func written(
    _ address: String, recording: Bool = false
  ) -> (document: Document, files: [Scene.File], file: Int, LayoutResult)? {
    guard let (open, analysis) = analysis(of: address, recording: recording),
      let result = analysis.result, let document = documents[address],
      let file = open.scene.files.firstIndex(where: { $0.name == document.name })
    else { return nil }
    return (document, open.scene.files, file, result)
  }

  /// `Card on iphone-16-pro, xxLarge`.
  func name(ofShownBy document: Document) -> String {
    guard let open = scene(of: document.address) else { return "" }
    let views = open.views
    let name = choice(of: document, in: open).map { views[$0].title } ?? open.scene.name
    let device = conditions.device ?? open.scene.directives.device?.name
    let size = conditions.typeSize.map { ", \($0)" } ?? ""
    return name + (device.map { " on \($0)" } ?? "") + size
  }
}
