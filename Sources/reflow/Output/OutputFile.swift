import ArgumentParser
import Foundation

/// A file that a command writes: all of it or nothing, so that a full disk leaves the old one.
enum OutputFile {
  /// - Throws: exit code 74 after a message, when it can't be written.
  static func write(_ text: String, to path: String) throws {
    try writing(path) { try Data(text.utf8).write(to: URL(filePath: path), options: .atomic) }
  }

  /// Says what went wrong where the body can't write the file.
  static func writing(_ path: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      Streams.message("error: can't write '\(path)': \(error.localizedDescription)")
      throw Outcome.outputUnwritable
    }
  }
}
