import Foundation
import LayoutChecks
import SceneLoader

/// A process's results for its share, for another one that combines all shares.
struct CheckBlob: Codable {
  /// A path that is checked. Every blob knows all of them.
  struct Record: Codable {
    var path: String
    /// Nil where it ended whoever read it.
    var facts: SceneFacts?
    var failure: MatrixFailure?
    /// The units that were done.
    var works: Set<CheckWork>
    var answers: AnswerBook
  }

  static let kind = "blob"

  /// Of the whole plan.
  var plan: String
  var share: WorkShare?
  /// The options of the check, as arguments.
  var layout: [String]
  /// Nil for a single condition.
  var matrix: AxisValues?
  var looksForRemedies: Bool
  var records: [Record]

  /// - Throws: exit code 74 after a message, where it can't be written.
  func write(to path: String) throws {
    try OutputFile.writing(path) {
      try SealedText.data(self, kind: Self.kind).write(to: URL(filePath: path), options: .atomic)
    }
  }
}
