import SceneLoader

/// A file whose findings were mended, as far as that is safe.
package struct MendedFile: Codable, Equatable, Sendable {
  package var name: String
  package var before: String
  package var after: String
  /// What was changed, in order.
  package var changes: [String]
}

extension RemedySearch {
  /// More rounds of changes than that are left for another time.
  private static let mostRounds = 100

  /// The files of a scene with every change that mends a finding and moves nothing else: those that don't
  /// touch each other at once, the others on what these left.
  /// - Parameter leaves: tells which of the scene's findings stay as they are.
  package static func mended(
    _ scene: Scene, _ matrix: LayoutMatrix,
    leaving leaves: ([ConditionalFinding]) -> Set<FindingKey> = { _ in [] }
  ) -> [MendedFile] {
    var current = scene
    var changes: [String: [String]] = [:]
    var search = RemedySearch(scene, matrix)
    var left = leaves(search.findings)
    for _ in 0..<mostRounds {
      let remedies = search.safe(except: left)
      guard let file = remedies.first?.edits.file else { break }
      let edits = SourceEdits(file: file, remedies.flatMap(\.edits.edits))
      guard let files = edits.applied(to: current.files) else { break }
      changes[file, default: []] += remedies.map(\.words)
      current = current.edited(files)
      search = RemedySearch(current, matrix)
      if left.isEmpty { continue }
      // The same findings, at the places that they have by now.
      let staying = search.findings.map(\.problem).filter { left.contains(edits.key($0)) }
      left = Set(staying.map(FindingKey.init))
    }
    return zip(scene.files, current.files).compactMap { before, after in
      before.text == after.text
        ? nil
        : MendedFile(
          name: before.name, before: before.text, after: after.text,
          changes: changes[before.name] ?? [])
    }
  }
}
