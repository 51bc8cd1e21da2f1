import Foundation
import JSONText
import SceneLoader

/// Findings that a project has accepted, so that only new ones are reported.
///
/// A finding is recognised by its rule, its file and the text of its line, so that edits elsewhere
/// in the file don't bring it back. Two findings on lines with the same text are accepted twice.
package struct Baseline: Equatable {
  package struct Entry: Hashable, Codable, Comparable, Sendable {
    package var rule: String
    /// Relative to the baseline's folder.
    package var file: String
    /// The source line without the space around it; empty for a finding without a place.
    package var code: String

    package static func < (a: Entry, b: Entry) -> Bool {
      (a.file, a.rule, a.code) < (b.file, b.rule, b.code)
    }
  }

  private struct Contents: Codable {
    var schemaVersion: Int
    var accepted: [Entry]
  }

  private var counts: [Entry: Int] = [:]
  private let folder: String

  /// A baseline in which nothing is accepted yet.
  /// - Parameter path: The baseline's file.
  package init(path: String) {
    folder = URL(filePath: path).deletingLastPathComponent().standardizedFileURL.path
  }

  /// - Throws: `DecodingError` for data that is no baseline.
  package init(_ data: Data, path: String) throws {
    self.init(path: path)
    let contents = try JSONDecoder().decode(Contents.self, from: data)
    for entry in contents.accepted { counts[entry, default: 0] += 1 }
  }

  /// Accepts findings. Errors of the source can't be accepted.
  package mutating func accept(_ scenes: [CheckedScene]) {
    counts = [:]
    for scene in scenes {
      for finding in scene.outcome.findings where finding.problem.severity != .error {
        counts[entry(finding, in: scene), default: 0] += 1
      }
    }
  }

  /// Removes findings that are accepted.
  /// - Returns: How many accepted findings didn't occur any more.
  package func filter(_ scenes: inout [CheckedScene]) -> Int {
    var left = counts
    for index in scenes.indices {
      let scene = scenes[index]
      scenes[index].outcome.findings.removeAll { finding in
        guard finding.problem.severity != .error else { return false }
        let entry = entry(finding, in: scene)
        guard let count = left[entry], count > 0 else { return false }
        left[entry] = count - 1
        return true
      }
    }
    return left.values.reduce(0, +)
  }

  /// The file's contents: one entry a line, sorted, so that differences are short.
  package var text: String {
    let entries = counts.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted()
    let lines = entries.map { entry in
      "    "
        + JSON.object([
          ("rule", .string(entry.rule)), ("file", .string(entry.file)),
          ("code", .string(entry.code)),
        ]).compact
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"schemaVersion\": 1,\n  \"accepted\": \(list)\n}\n"
  }

  private func entry(_ finding: ConditionalFinding, in scene: CheckedScene) -> Entry {
    let path = finding.problem.location?.file ?? scene.path
    let whole = URL(filePath: path).standardizedFileURL.path
    let file = whole.hasPrefix(folder + "/") ? String(whole.dropFirst(folder.count + 1)) : path
    return Entry(
      rule: finding.problem.identifier.name, file: file, code: scene.code(of: finding.problem) ?? ""
    )
  }
}
