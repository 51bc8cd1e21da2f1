import Foundation

/// The repository around the folder that the user stands in, asked by git.
///
/// A folder that is checked may come from anyone, and git takes its configuration, which names
/// commands that it runs, from the repository that it finds. So the repository is never looked for
/// from a folder that is checked: plain files of a pull request can be a whole bare repository.
struct GitRepository {
  /// Absolute, with links resolved.
  let root: String

  /// How long git may take, in seconds.
  private static let timeLimit = 60.0
  /// Bytes kept of what git says on standard error; the rest is read and dropped.
  private static let messageLimit = 4096

  /// What the user's and the repository's own settings can't change: no bare repository within
  /// another, no monitor, no hook.
  private static let settings = [
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
  ]

  /// Why git has no answer, as a sentence.
  struct Failure: Error { var message: String }

  /// The nearest folder with a `.git`, which no repository can track; nil where there is none.
  init?(around folder: String) {
    var parts = FilePath.resolved(folder).split(separator: "/")
    while true {
      let root = "/" + parts.joined(separator: "/")
      if FileManager.default.fileExists(atPath: (root == "/" ? "" : root) + "/.git") {
        self.root = root
        return
      }
      guard !parts.isEmpty else { return nil }
      parts.removeLast()
    }
  }

  /// The paths, from the root on, that a command lists with `-z`.
  func paths(_ arguments: [String]) throws(Failure) -> [String] {
    let data = try run(arguments)
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func run(_ arguments: [String]) throws(Failure) -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", root] + Self.settings.flatMap { ["-c", $0] } + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CEILING_DIRECTORIES": URL(filePath: root).deletingLastPathComponent().path,
      "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, messages) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    do {
      try process.run()
    } catch {
      throw Failure(message: "git can't be run: \(error.localizedDescription)")
    }
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.timeLimit, execute: deadline)
    // Both are read at once: git waits while a pipe that nobody reads is full.
    let problem = Reading(messages.fileHandleForReading, keeping: Self.messageLimit)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let words = String(decoding: problem.wait(), as: UTF8.self).split(separator: "\n").first ?? ""
    process.waitUntilExit()
    deadline.cancel()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return data
    case (.exit, 127): throw Failure(message: "git isn't installed; --changed-since needs it")
    case (.exit, _): throw Failure(message: "git says: \(words)")
    default: throw Failure(message: "git was ended: it took longer than \(Int(Self.timeLimit)) s")
    }
  }
}

/// Reads a stream to its end beside the thread that made it, and keeps its beginning.
private final class Reading: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  /// Written before `done` is signalled, read after.
  private var start = Data()

  init(_ file: FileHandle, keeping limit: Int) {
    DispatchQueue.global().async { [self] in
      while let part = try? file.read(upToCount: 1 << 16), !part.isEmpty {
        start += part.prefix(limit - start.count)
      }
      done.signal()
    }
  }

  /// What was kept, once the stream has ended.
  func wait() -> Data {
    done.wait()
    return start
  }
}
