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
  /// More changes than that are left for another time.
  private static let mostChanges = 100

  /// The files of a scene with every change that mends a finding and moves nothing else, one after the
  /// other, each proven on what those before it left.
  package static func mended(_ scene: Scene, _ matrix: LayoutMatrix) -> [MendedFile] {
    var current = scene
    var changes: [String: [String]] = [:]
    for _ in 0..<mostChanges {
      guard let remedy = RemedySearch(current, matrix).firstSafe(),
        let files = remedy.edits.applied(to: current.files)
      else { break }
      changes[remedy.edits.file, default: []].append(remedy.words)
      current = current.edited(files)
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
