import Cells
import Foundation
import JSONText
import LayoutSolver
import SceneLoader

/// A layout as text: a line for each view, indented by depth, with its frame in its parent's, so
/// that if a view moves with all its content, one line changes.
package struct LayoutSnapshot: Equatable {
  package struct View: Equatable {
    package var depth: Int
    package var name: String
    package var identifier: String?
    /// What distinguishes it from others of its kind: a modifier's numbers, a text's lines as cut.
    package var detail: String
    /// The font size of a text's first letter, in points.
    package var fontSize: Double?
    /// In its parent's frame, in points.
    package var frame: Rect
    /// The line that it is made by; nil where that isn't known, as in a text that was read.
    package var line: Int?
  }

  /// The preview and the condition, in words.
  package var title: String
  /// Parents before their subviews.
  package var views: [View]

  package init(title: String, views: [View]) {
    self.title = title
    self.views = views
  }

  /// - Parameter files: The scene's files, to find the lines of modifiers. Without them a modifier
  ///   has the line that its view begins on.
  package init(title: String, _ result: LayoutResult, files: [Scene.File] = []) {
    self.title = title
    views = []
    guard let root = result.root else { return }
    add(root, depth: 0, parent: Rect.zero, of: result, SourceLines(files))
  }

  private mutating func add(
    _ id: NodeID, depth: Int, parent: Rect, of result: LayoutResult, _ lines: SourceLines
  ) {
    let node = result.node(id)
    guard node.isPlaced else { return }
    views.append(
      View(
        depth: depth, name: node.name, identifier: node.identifier,
        detail: node.textLines.isEmpty ? node.detail : node.textLines.joined(separator: "\n"),
        fontSize: node.fontSize,
        frame: Rect(
          x: node.frame.minX - parent.minX, y: node.frame.minY - parent.minY,
          width: node.frame.width, height: node.frame.height),
        line: node.source.map { lines.line(of: node.name, at: $0) }))
    for child in node.children {
      add(child, depth: depth + 1, parent: node.frame, of: result, lines)
    }
  }
}

/// Finds the line of a modifier's name, because its place begins where its view does.
package struct SourceLines {
  private let texts: [[UInt8]]

  package init(_ files: [Scene.File]) { texts = files.map { Array($0.text.utf8) } }

  package func line(of name: String, at place: SourceRange) -> Int {
    guard name.first?.isLowercase == true, texts.indices.contains(place.file) else {
      return place.line
    }
    let text = texts[place.file]
    guard 0 <= place.start, place.start < place.end, place.end <= text.count else {
      return place.line
    }
    let code = text[place.start..<place.end]
    let word = Array(".\(name)".utf8)
    // The outermost call is the last one.
    let found = code.indices.reversed().first { code[$0...].starts(with: word) } ?? place.start
    return place.line + code[..<found].count { $0 == UInt8(ascii: "\n") }
  }
}

// MARK: Text

extension LayoutSnapshot {
  private static let heading = "reflow layout 1"

  /// The contents of the file.
  package var text: String {
    ([Self.heading, SnapshotLine.text(of: title), ""] + views.map(\.text))
      .joined(separator: "\n") + "\n"
  }

  /// Why a text is no snapshot.
  package struct Unreadable: Error, Equatable {
    package var line: Int
    package var message: String
  }

  package init(text: String) throws(Unreadable) {
    // Lines end as in any source; line breaks within a text are escaped.
    let lines = Scene.File(name: "", text: text).lines
    guard lines.count > 1, lines[0] == Self.heading else {
      throw Unreadable(line: 1, message: "a layout begins with '\(Self.heading)'")
    }
    title = SnapshotLine.title(lines[1])
    views = []
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      guard let view = View(line) else {
        throw Unreadable(line: index + 1, message: "this line is no view's")
      }
      views.append(view)
    }
  }
}

extension LayoutSnapshot.View {
  fileprivate var text: String {
    var parts = [SnapshotLine.text(of: name, isWord: true)]
    if let identifier { parts.append("#" + JSON.string(identifier).compact) }
    if !detail.isEmpty { parts.append(JSON.string(detail).compact) }
    if let fontSize { parts.append("font \(PointsText.text(fontSize))") }
    parts += ["at", PointsText.text(frame.minX), PointsText.text(frame.minY)]
    parts += ["size", PointsText.text(frame.width), PointsText.text(frame.height)]
    return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
  }

  /// Nil for a line that `text` doesn't write.
  fileprivate init?(_ line: Substring) {
    var scanner = SnapshotLine(line.drop { $0 == " " })
    let indent = line.prefix { $0 == " " }.count
    guard indent % 2 == 0, let name = scanner.string() ?? scanner.word().map(String.init) else {
      return nil
    }
    depth = indent / 2
    self.name = name
    identifier = scanner.takes("#") ? scanner.string() : nil
    detail = scanner.string() ?? ""
    fontSize = scanner.takes("font ") ? scanner.number() : nil
    guard scanner.takes("at "), let x = scanner.number(), let y = scanner.number(),
      scanner.takes("size "), let width = scanner.number(), let height = scanner.number(),
      scanner.isAtEnd
    else { return nil }
    frame = Rect(x: x, y: y, width: width, height: height)
  }
}

/// Reads a line of a snapshot from its beginning.
private struct SnapshotLine {
  private var rest: Substring

  init(_ line: Substring) { rest = line }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func word() -> Substring? {
    let word = rest.prefix { $0 != " " }
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...].drop { $0 == " " }
    return word
  }

  /// As `PointsText` writes it.
  mutating func number() -> Double? {
    switch word() {
    case "∞": .infinity
    case "-∞": -.infinity
    case let word?: Double(word)
    case nil: nil
    }
  }

  mutating func takes(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  /// A title or a name as it is, or as a JSON string where it couldn't be read back.
  static func text(of text: String, isWord: Bool = false) -> String {
    let isPlain =
      !text.hasPrefix("\"") && !text.unicodeScalars.contains(where: TextWidth.isUnseen)
      && (!isWord || !text.isEmpty && !text.contains(" ") && !text.hasPrefix("#"))
    return isPlain ? text : JSON.string(text).compact
  }

  static func title(_ line: Substring) -> String {
    var scanner = SnapshotLine(line)
    guard let title = scanner.string(), scanner.isAtEnd else { return String(line) }
    return title
  }

  /// A JSON string; nil where none follows.
  mutating func string() -> String? {
    guard rest.first == "\"" else { return nil }
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, rest[end] != "\"" {
      if rest[end] == "\\" { rest.formIndex(after: &end) }
      if end < rest.endIndex { rest.formIndex(after: &end) }
    }
    guard end < rest.endIndex else { return nil }
    let text = rest[...end]
    rest = rest[rest.index(after: end)...].drop { $0 == " " }
    return try? JSONDecoder().decode(String.self, from: Data(text.utf8))
  }
}
