import LayoutSolver

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
    guard let (document, text, places, result) = written(address) else { return [] }
    var lines: [Int: WrittenPlaces.Entry] = [:]
    for entry in places.entries {
      guard let known = lines[entry.line] else {
        lines[entry.line] = entry
        continue
      }
      let length = entry.source.end - entry.source.start
      if length > known.source.end - known.source.start { lines[entry.line] = entry }
    }
    var hints: [SizeHint] = []
    // Of each chain, what its last line says.
    var chains: [Int: String] = [:]
    for (line, entry) in lines.sorted(by: { $0.key < $1.key }) {
      let sizes = entry.nodes.map { PointsText.text(result.node($0).size) }
      guard let first = sizes.first else { continue }
      let distinct = sizes.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let label = distinct.count > 1 ? first + " …" : first
      if entry.line != entry.source.line, chains[entry.source.start] == label { continue }
      chains[entry.source.start] = label
      let position = text.end(ofLine: line - 1)
      if let range, position < range.start || position > range.end { continue }
      let count = sizes.count > 1 ? ", \(sizes.count) of them" : ""
      let shown = distinct.prefix(Self.mostSizes).joined(separator: ", ")
      hints.append(
        SizeHint(
          position: position, label: label,
          tip: "\(entry.word)\(count): \(shown)\(distinct.count > Self.mostSizes ? ", …" : "")"
            + " (\(name(ofShownBy: document)))"))
    }
    return hints
  }

  private static let mostSizes = 8

  /// What of a layout a document has, where there is a layout.
  func written(
    _ address: String, recording: Bool = false
  ) -> (Document, PlacedText, WrittenPlaces, LayoutResult)? {
    guard let (open, analysis) = analysis(of: address, recording: recording),
      let result = analysis.result, let document = documents[address],
      let file = open.scene.files.firstIndex(where: { $0.name == document.name })
    else { return nil }
    return (document, document.text, WrittenPlaces(result, file: file), result)
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
