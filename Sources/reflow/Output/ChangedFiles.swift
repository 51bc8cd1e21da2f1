import Foundation

/// The files that differ from a revision, by git.
struct ChangedFiles {
  /// Absolute paths.
  private let paths: Set<String>

  /// - Parameter folder: a folder of the repository.
  /// - Throws: exit code 66 after a message, where git can't tell.
  init(since revision: String, in folder: String) throws {
    let root = try Self.git(["rev-parse", "--show-toplevel"], in: folder).joined()
      .trimmingCharacters(in: .newlines)
    let changed = try Self.git(["diff", "--name-only", "-z", revision, "--"], in: root)
    let new = try Self.git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
    paths = Set((changed + new).map { Self.resolved(root + "/" + $0) })
  }

  func contains(_ path: String) -> Bool { paths.contains(Self.resolved(path)) }

  /// Whether something below a folder has changed, or the file itself.
  func touches(_ path: String) -> Bool {
    let whole = Self.resolved(path)
    return paths.contains(whole) || paths.contains { $0.hasPrefix(whole + "/") }
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  private static func git(_ arguments: [String], in folder: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let (output, messages) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    let data: Data
    do {
      try process.run()
      data = output.fileHandleForReading.readDataToEndOfFile()
    } catch {
      Streams.message("error: git can't be run: \(error.localizedDescription)")
      throw Outcome.inputUnreadable
    }
    let problem = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let words = String(decoding: problem, as: UTF8.self).split(separator: "\n").first ?? ""
      Streams.message("error: git says: \(words)")
      throw Outcome.inputUnreadable
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
  }
}
