import ArgumentParser
import Foundation
import LayoutChecks

/// Which findings are reported.
struct FindingSelection {
  /// The file of accepted findings.
  var baseline: String?
  /// Whether all findings are written into it.
  var updateBaseline: Bool
  /// The revision of git that files differ from in which findings are reported.
  var changedSince: String?

  func validate() throws {
    if updateBaseline, baseline == nil {
      throw ValidationError("--update-baseline writes the file that --baseline names")
    }
    if changedSince?.hasPrefix("-") == true {
      throw ValidationError("--changed-since takes a revision, such as main or HEAD~1")
    }
  }

  /// What has changed, by the repository of the current folder; nil if everything is reported. It
  /// is asked once, and before processes are forked, in which Foundation can't wait for another
  /// program's end.
  /// - Throws: exit code 66 after a message, if git fails.
  func changes() throws -> ChangedFiles? {
    try changedSince.map { revision in
      try ChangedFiles(since: revision, in: FileManager.default.currentDirectoryPath)
    }
  }

  /// The paths with changes, and those that don't exist, which are reported when they are read.
  func changed(_ paths: [String], by changes: ChangedFiles?) throws -> [String] {
    guard let changes else { return paths }
    return try paths.filter { path in
      try !FileManager.default.fileExists(atPath: path) || changes.touches(path)
    }
  }

  /// The findings that remain.
  /// - Parameter isWhole: whether they are complete: what a share doesn't find, another may.
  /// - Throws: exit code 66 when the baseline can't be read or written.
  func select(
    _ checked: [CheckedScene], by changes: ChangedFiles?, isWhole: Bool
  ) throws -> [CheckedScene] {
    var scenes = checked
    Self.drop(unchangedBy: changes, from: &scenes)
    guard let path = baseline else { return scenes }
    if updateBaseline { try write(scenes, to: path) }
    let gone = try read(path).filter(&scenes)
    if gone > 0, isWhole {
      Streams.message(
        "\(path): \(gone) accepted finding\(gone == 1 ? " is" : "s are") not met any more; "
          + "--update-baseline leaves \(gone == 1 ? "it" : "them") out")
    }
    return scenes
  }

  /// Returns which findings aren't reported for a scene, and so stay.
  /// - Throws: exit code 66 when the baseline can't be read.
  func leftOut(by changes: ChangedFiles?) throws -> (CheckedScene) -> Set<FindingKey> {
    let accepted = try baseline.map(read)
    return { scene in
      func keys(_ scenes: [CheckedScene]) -> Set<FindingKey> {
        Set(scenes.flatMap(\.outcome.findings).map { FindingKey($0.problem) })
      }
      var reported = [scene]
      Self.drop(unchangedBy: changes, from: &reported)
      _ = accepted?.filter(&reported)
      return keys([scene]).subtracting(keys(reported))
    }
  }

  private static func drop(unchangedBy changes: ChangedFiles?, from scenes: inout [CheckedScene]) {
    guard let changes else { return }
    for index in scenes.indices where FileManager.default.fileExists(atPath: scenes[index].path) {
      scenes[index].outcome.findings.removeAll { finding in
        finding.problem.location.map { !changes.contains($0.file) } ?? false
      }
    }
  }

  private func read(_ path: String) throws -> Baseline {
    let text = try TextInput.readFile(path)
    do {
      return try Baseline(Data(text.utf8), path: path)
    } catch {
      Streams.message("error: '\(path)' is no baseline; --update-baseline writes one")
      throw Outcome.inputUnreadable
    }
  }

  private func write(_ scenes: [CheckedScene], to path: String) throws {
    var baseline = Baseline(path: path)
    baseline.accept(scenes)
    try OutputFile.write(baseline.text, to: path)
  }
}
