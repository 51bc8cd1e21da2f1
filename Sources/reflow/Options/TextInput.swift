import Foundation

/// Text from a file or, for `-`, from standard input.
enum TextInput {
  /// - Throws: exit code 66 after a message, when it can't be read as UTF-8.
  static func read(_ path: String) throws -> String {
    guard path != "-" else {
      let data = FileHandle.standardInput.readDataToEndOfFile()
      if let text = String(data: data, encoding: .utf8) { return text }
      Streams.message("error: standard input is not UTF-8 text")
      throw Outcome.inputUnreadable
    }
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      Streams.message(
        "error: " + (exists ? "can't read '\(path)' as text" : "there is no file '\(path)'"))
      throw Outcome.inputUnreadable
    }
  }
}
