import LayoutSolver
import SceneLoader

/// A path that was checked, with its findings.
package struct CheckedScene: Codable {
  /// The path as the user typed it.
  package var path: String
  package var files: [Scene.File]
  package var outcome: MatrixOutcome

  package init(path: String, files: [Scene.File], outcome: MatrixOutcome) {
    self.path = path
    self.files = files
    self.outcome = outcome
  }

  /// The source line that a finding is about, without the space around it; nil where it has no place.
  package func code(of problem: SceneDiagnostic) -> String? {
    guard let location = problem.location,
      let file = files.first(where: { $0.name == location.file })
    else { return nil }
    return String(file.line(at: location.offset)).trimmed
  }

  /// The proven change that removes a finding, as a description with the removed and the added
  /// lines; empty where there is none.
  package func diff(of finding: ConditionalFinding) -> [String] {
    guard let remedy = finding.remedy,
      let file = files.first(where: { $0.name == remedy.edits.file }),
      let text = remedy.edits.applied(to: file.text)
    else { return [] }
    return ["\(remedy.proof): \(remedy.words)"]
      + TextDifference(file.text, text).firstLines
  }

  /// Where a stretch of a file begins and ends, as editors count; nil for a file that doesn't
  /// exist.
  func region(_ edit: SourceEdit, in name: String) -> ReportedRegion? {
    guard let file = files.first(where: { $0.name == name }) else { return nil }
    func place(_ offset: Int) -> (line: Int, column: Int) {
      let before = file.text.utf8.prefix(offset)
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) }
      let column = String(decoding: before[(lineStart ?? before.startIndex)...], as: UTF8.self)
      return (before.count { $0 == UInt8(ascii: "\n") } + 1, column.utf16.count + 1)
    }
    return ReportedRegion(start: place(edit.start), end: place(edit.end))
  }

  /// A finding's place as editors and code scanning count it.
  func place(of problem: SceneDiagnostic) -> ReportedPlace? {
    guard let location = problem.location else { return nil }
    let file = files.first { $0.name == location.file }
    let line = file.map { String($0.line(at: location.offset)) } ?? ""
    let before = String(decoding: line.utf8.prefix(location.column - 1), as: UTF8.self)
    let rest = String(decoding: line.utf8.dropFirst(location.column - 1), as: UTF8.self)
    let length = String(decoding: rest.utf8.prefix(location.length), as: UTF8.self).utf16.count
    let column = before.utf16.count + 1
    return ReportedPlace(
      file: location.file, line: location.line, column: column,
      endColumn: column + max(length, 1))
  }
}

/// A stretch of a file; lines and columns count from 1, columns in UTF-16.
struct ReportedRegion {
  var start: (line: Int, column: Int)
  /// Behind the last.
  var end: (line: Int, column: Int)
}

/// A place in a file. Columns count UTF-16 from 1; the end is after the last one, on the same line.
struct ReportedPlace {
  var file: String
  var line: Int
  var column: Int
  var endColumn: Int
}

extension ConditionalFinding {
  /// The message with the conditions, in one sentence.
  package var sentence: String {
    let parts = [conditions, threshold ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty
      ? problem.words : "\(problem.words) (\(parts.joined(separator: "; ")))"
  }

  /// `gone from 431 points wide`; nil where more width doesn't help.
  package var threshold: String? {
    goneFrom.map { "gone from \(PointsText.text($0)) points wide" }
  }
}

extension String {
  /// Without the space around it.
  package var trimmed: String {
    var text = Substring(self).drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
