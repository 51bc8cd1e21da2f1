import Cells
import SceneLoader

extension Scene {
  /// A problem as compilers print it.
  package func text(of problem: SceneDiagnostic) -> String { problem.text(in: files) }
}

extension SceneDiagnostic {
  /// The problem in the form of compilers: place, severity and message, the source line with a
  /// caret under it, the conditions it holds under, the remedy, and for a trap the scene's calls.
  package func text(in files: [Scene.File], conditions: String? = nil) -> String {
    var lines = ["\(Self.place(location))\(severity.rawValue): \(words)"]
    lines += Self.excerpt(location, files)
    if let conditions { lines.append("    \(conditions)") }
    if let remedy { lines.append("    \(remedy)") }
    for entry in callStack.prefix(Self.shownCalls) {
      lines.append("    in \(entry.function), called at \(Self.place(entry.location).dropLast(2))")
    }
    if callStack.count > Self.shownCalls {
      lines.append("    … and \(callStack.count - Self.shownCalls) more calls")
    }
    return lines.map(TextWidth.printable).joined(separator: "\n")
  }

  private static let shownCalls = 8

  private static func place(_ location: SceneLocation?) -> String {
    location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
  }

  /// The line of the source and a caret under the place; of a long line only the surroundings.
  private static func excerpt(_ location: SceneLocation?, _ files: [Scene.File]) -> [String] {
    guard let location, let file = files.first(where: { $0.name == location.file }) else {
      return []
    }
    let line = file.line(at: location.offset).utf8
    let before = String(decoding: line.prefix(location.column - 1), as: UTF8.self)
    let after = String(decoding: line.dropFirst(location.column - 1), as: UTF8.self)
    let start = (before.count > shownColumns ? "…" : "") + before.suffix(shownColumns)
    let end = after.prefix(shownColumns) + (after.count > shownColumns ? "…" : "")
    let indent = String(repeating: " ", count: TextWidth.of(TextWidth.printable(start)))
    return ["    " + TextWidth.printable(start + end), "    " + indent + "^"]
  }

  /// How many characters of a line are shown on either side of a place.
  private static let shownColumns = 200
}
