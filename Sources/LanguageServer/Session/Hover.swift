import LayoutSolver
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
    guard let (document, text, places, result) = written(address, recording: true),
      let entry = places.entry(around: text.offset(of: position)), let id = entry.nodes.first
    else { return nil }
    let node = result.node(id)
    var lines = ["**\(Self.escaped(result.name(of: id).text))** `\(PointsText.text(node.size))`"]
    lines.append(
      "proposed `\(PointsText.text(node.proposal))`, answered `\(PointsText.text(node.size))`, "
        + "placed at `\(PointsText.text(node.frame.minX)), \(PointsText.text(node.frame.minY))`")
    let why = result.explanation(of: id)
    if !why.isEmpty { lines.append("```text\n\(why)\n```") }
    let place = result.placeSentence(of: id)
    if !place.isEmpty { lines.append(Self.escaped(place)) }
    if let owner = node.owner, owner != entry.word { lines.append("begins `\(owner)`") }
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
