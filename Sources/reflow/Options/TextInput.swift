import Foundation
import SceneLoader

/// Text from a file, a pipe or, for `-`, from standard input.
enum TextInput {
  /// Bytes that are read at most; a device may have no end.
  private static let limit = 64_000_000

  /// A file of Reflow's own, which is on a disk: a pipe in its place might never be written to.
  /// - Throws: exit code 66 after a message, when it can't be read as UTF-8.
  static func readFile(_ path: String) throws -> String {
    guard FileManager.default.fileExists(atPath: path) else {
      throw unreadable("there is no file '\(path)'")
    }
    do throws(SceneReadError) {
      return try RegularFile.text(path, limit: limit)
    } catch {
      throw unreadable(error.sentence)
    }
  }

  /// - Throws: exit code 66 after a message, when it can't be read as UTF-8.
  static func read(_ path: String) throws -> String {
    let name = path == "-" ? "standard input" : "'\(path)'"
    guard path == "-" || FileManager.default.fileExists(atPath: path) else {
      throw unreadable("there is no file '\(path)'")
    }
    guard let file = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path),
      let data = try? read(file)
    else { throw unreadable("can't read \(name) as text") }
    guard data.count <= limit else {
      throw unreadable("\(name) is larger than \(limit / 1_000_000) MB")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw unreadable("\(name) is not UTF-8 text")
    }
    return text
  }

  private static func read(_ file: FileHandle) throws -> Data {
    var data = Data()
    while data.count <= limit, let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
      data += part
    }
    return data
  }

  private static func unreadable(_ sentence: String) -> any Error {
    Streams.message("error: \(sentence)")
    return Outcome.inputUnreadable
  }
}
