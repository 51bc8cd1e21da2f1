import Cells
import SceneLoader

extension Scene {
  /// A problem as compilers print it: place, severity and message, the source line with a caret
  /// under it, the remedy, and for a trap the scene's calls.
  func text(of problem: SceneDiagnostic) -> String {
    var lines = ["\(place(problem.location))\(problem.severity.rawValue): \(problem.message)"]
    lines += excerpt(problem.location)
    if let remedy = problem.remedy { lines.append("    \(remedy)") }
    for entry in problem.callStack.prefix(Self.shownCalls) {
      lines.append("    in \(entry.function), called at \(place(entry.location).dropLast(2))")
    }
    if problem.callStack.count > Self.shownCalls {
      lines.append("    … and \(problem.callStack.count - Self.shownCalls) more calls")
    }
    return lines.map(TextWidth.printable).joined(separator: "\n")
  }

  private static let shownCalls = 8

  private func place(_ location: SceneLocation?) -> String {
    location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
  }

  /// The line of the source and a caret under the place.
  private func excerpt(_ location: SceneLocation?) -> [String] {
    guard let location, let file = files.first(where: { $0.name == location.file }) else {
      return []
    }
    let line = String(file.line(at: location.offset))
    let before = String(decoding: line.utf8.prefix(location.column - 1), as: UTF8.self)
    let indent = String(repeating: " ", count: TextWidth.of(TextWidth.printable(before)))
    return ["    " + TextWidth.printable(line), "    " + indent + "^"]
  }
}
