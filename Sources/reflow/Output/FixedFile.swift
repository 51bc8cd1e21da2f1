import Foundation
import LayoutChecks
import SceneLoader

/// A file of a scene with its remedies, put in the place of the one that was read.
enum FixedFile {
  /// Bytes that a file of a scene may have.
  private static let limit = 64_000_000

  /// Writes the whole file, unless it has changed since it was read: then it stays, which is
  /// reported.
  /// - Throws: exit code 74 after a message, when it can't be written.
  static func write(_ file: MendedFile) throws {
    guard let text = try? RegularFile.text(file.name, limit: limit), text == file.before else {
      Streams.message("'\(file.name)' has changed meanwhile, and is left as it is")
      return
    }
    try OutputFile.write(file.after, to: file.name)
    for change in file.changes { Streams.message("\(file.name): \(change)") }
  }
}
