import ArgumentParser
import Foundation
import SceneLoader

/// A file that a command writes: all of it or nothing, so that a full disk leaves the old one.
enum OutputFile {
  /// - Throws: exit code 74 after a message, when it can't be written.
  static func write(_ text: String, to path: String) throws {
    try writing(path) { try RegularFile.write(text, to: path) }
  }

  /// Says what went wrong where the body can't write the file.
  static func writing(_ path: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      Streams.message(problem(error, path))
      throw Outcome.outputUnwritable
    }
  }

  static func problem(_ error: any Error, _ path: String) -> String {
    "error: can't write '\(path)': \(error.localizedDescription)"
  }
}
