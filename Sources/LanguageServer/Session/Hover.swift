import LayoutSolver
import Questions
import SceneLoader

/// What is said of the view at a place.
package struct EditorHover: Hashable, Sendable {
  /// In Markdown.
  package var text: String
  package var range: TextRange
}

extension EditorSession {
  /// What the view or modifier at a place was offered, what it took and why, and where it stands; and the
  /// type of the expression there, with what it means.
  package func hover(_ address: String, at position: TextPosition) -> EditorHover? {
    let typed = typed(address, at: position)
    guard let view = viewHover(address, at: position) else { return typed }
    guard let typed else { return view }
    return EditorHover(text: typed.text + "\n\n---\n\n" + view.text, range: view.range)
  }

  private func typed(_ address: String, at position: TextPosition) -> EditorHover? {
    guard let document = documents[address], let open = scene(of: address),
      let file = open.scene.files.firstIndex(where: { $0.name == document.name }),
      let meaning = open.scene.meaning(at: document.text.offset(of: position), in: file)
    else { return nil }
    let place = meaning.location
    let code = meaning.declaration ?? meaning.type
    let kind = meaning.declaration == nil ? "" : "\n\ntype `\(meaning.type)`"
    return EditorHover(
      text: "```swift\n\(code)\n```\(kind)",
      range: document.text.range(from: place.offset, to: place.offset + place.length))
  }

  private func viewHover(_ address: String, at position: TextPosition) -> EditorHover? {
    guard let (document, files, file, result) = written(address, recording: true) else {
      return nil
    }
    let text = document.text
    let entry = WrittenPlaces(result, file: file).entry(around: text.offset(of: position))
    guard let entry, let id = entry.nodes.first else { return nil }
    let answer = WhyQuestion.Answer(id, of: result, files, levels: 0)
    let (view, size) = (answer.view, PointsText.text(answer.view.size))
    let at = view.frame.map {
      ", placed at `\(PointsText.text($0.minX)), \(PointsText.text($0.minY))`"
    }
    var lines = [
      "**\(Self.escaped(view.name))** `\(size)`",
      "proposed `\(PointsText.text(view.proposal))`, answered `\(size)`" + (at ?? ""),
    ]
    if !answer.why.isEmpty { lines.append("```text\n\(answer.why)\n```") }
    if !answer.place.isEmpty { lines.append(Self.escaped(answer.place)) }
    if let owner = result.node(id).owner, owner != entry.word { lines.append("begins `\(owner)`") }
    if entry.nodes.count > 1 {
      let others = entry.nodes.dropFirst().prefix(Self.mostOthers)
        .map { "`\(PointsText.text(result.node($0).size))`" }
      lines.append("and \(entry.nodes.count - 1) more: \(others.joined(separator: ", "))")
    }
    lines.append("_\(Self.escaped(name(ofShownBy: document)))_")
    return EditorHover(
      text: lines.joined(separator: "\n\n"),
      range: text.range(from: entry.source.start, to: entry.source.end))
  }

  private static let mostOthers = 8

  /// Text without a meaning in Markdown.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
