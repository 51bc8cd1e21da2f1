import Foundation
import LayoutChecks
import LayoutSolver
import SceneLoader

/// Finds the view that a question is about.
///
/// It is named by its handle in the latest answer (`@17`), its accessibilityIdentifier (`#save`), the
/// place where it is written (`24`, `Card.swift:24`), or by what it is called (`Text "Save"`).
struct ViewLookup {
  let result: LayoutResult
  let files: [Scene.File]

  static let help = "a handle @17, an identifier #save, a line 24 or Card.swift:24, or a name"

  func view(_ asked: String?) throws(QuestionError) -> NodeID {
    guard let root = result.root else {
      throw QuestionError(.broken, "nothing is laid out; mend the errors that check names")
    }
    guard let asked, !asked.isEmpty else { return root }
    if let found = handle(asked) ?? identified(asked) ?? written(asked) ?? called(asked) {
      return found
    }
    let ids = result.nodes.compactMap(\.identifier).prefix(10).map { "#" + $0 }
    throw QuestionError(
      .wrongArgument,
      "no view is '\(asked)'; name it by \(Self.help)"
        + (ids.isEmpty ? "" : "; there are \(ids.joined(separator: ", "))"))
  }

  private func handle(_ asked: String) -> NodeID? {
    guard asked.hasPrefix("@"), let index = Int(asked.dropFirst()) else { return nil }
    return result.nodes.indices.contains(index) ? result.nodes[index].id : nil
  }

  private func identified(_ asked: String) -> NodeID? {
    result.node(identifier: asked.hasPrefix("#") ? String(asked.dropFirst()) : asked)?.id
  }

  /// The outermost view that begins on a line, or else the outermost modifier that stands on it.
  private func written(_ asked: String) -> NodeID? {
    let parts = asked.split(separator: ":")
    let name = parts.count > 1 ? parts.first : nil
    guard let line = parts.dropFirst(name == nil ? 0 : 1).first.flatMap({ Int($0) }) else {
      return nil
    }
    let lines = SourceLines(files)
    let found = result.nodes.filter { node in
      guard node.isPlaced, !node.isPiece, let source = node.source else { return false }
      if let name, files.indices.contains(source.file),
        !("/" + files[source.file].name).hasSuffix("/" + name)
      {
        return false
      }
      return lines.line(of: node.name, at: source) == line
    }
    let views = found.filter { !$0.isModifier }
    return (views.isEmpty ? found : views).min { $0.depth < $1.depth }?.id
  }

  private func called(_ asked: String) -> NodeID? {
    let wanted = asked.lowercased()
    let placed = result.nodes.filter(\.isPlaced)
    return
      (placed.first { result.name(of: $0.id).text.lowercased() == wanted }
      ?? placed.first { $0.owner?.lowercased() == wanted }
      ?? placed.first { result.name(of: $0.id).text.lowercased().contains(wanted) })?.id
  }
}

/// A view in an answer.
package struct ViewAnswer: AnswerObject {
  package var handle: String
  package var name: String
  package var depth: Int?
  package var file: String?
  package var line: Int?
  package var proposal: ProposedViewSize
  package var size: Size
  package var frame: Rect?

  init(_ id: NodeID, of result: LayoutResult, _ files: [Scene.File], _ lines: SourceLines) {
    let node = result.node(id)
    handle = "@\(id.index)"
    name = result.name(of: id).full
    depth = node.depth
    let source = result.source(of: id) ?? node.source
    if let source, files.indices.contains(source.file) {
      file = files.count > 1 ? files[source.file].name : nil
      line = lines.line(of: node.name, at: source)
    }
    proposal = node.proposal
    size = node.size
    frame = node.isPlaced ? node.frame : nil
  }

  package static var members: [Member<ViewAnswer>] {
    [
      Member("handle", "names it in the next question") { $0.handle },
      Member("name") { $0.name },
      Member("depth", "0 for the root") { $0.depth },
      Member("file", "left out for a scene of one file") { $0.file },
      Member("line") { $0.line },
      Member("proposal", "what it was offered") { $0.proposal },
      Member("size", "what it answered") { $0.size },
      Member("frame", "in the container; left out where it isn't placed") { $0.frame },
    ]
  }

  /// `@17 Text "Save" line 24: 44×20 at 16, 62`.
  var words: String {
    let place = line.map { " line \($0)" } ?? ""
    let at = frame.map { " at \(PointsText.text($0.minX)), \(PointsText.text($0.minY))" }
    return "\(handle) \(name)\(place): \(PointsText.text(size))\(at ?? ", not placed")"
  }
}
