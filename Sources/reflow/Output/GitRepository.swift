import Foundation

/// The repository around the current folder, asked through git.
///
/// A checked folder may come from anyone, and git takes its configuration, which names commands
/// that it runs, from the repository that it finds. So the repository is never looked for from a
/// checked folder: plain files of a pull request can be a whole bare repository.
struct GitRepository {
  /// Absolute, with links resolved.
  let root: String

  /// How long git may take, in seconds.
  private static let timeLimit = 60.0
  /// Bytes kept of git's standard error; the rest is read and dropped.
  private static let messageLimit = 4096

  /// Settings that the user's and the repository's own can't override: no bare repository within
  /// another, no monitor, no hook.
  private static let settings = [
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null",
  ]

  /// Why git has no answer, as a sentence.
  struct Failure: Error { var message: String }

  /// The nearest folder with a `.git`, which no repository can track; nil for none.
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

  /// The paths, relative to the root, that a command lists with `-z`.
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
    let data = read(from: output, and: messages, of: process)
    process.waitUntilExit()
    let words = String(decoding: data.messages, as: UTF8.self).split(separator: "\n").first ?? ""
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return data.output
    case (.exit, 127): throw Failure(message: "git isn't installed; --changed-since needs it")
    case (.exit, _): throw Failure(message: "git says: \(words)")
    default: throw Failure(message: "git was ended: it took longer than \(Int(Self.timeLimit)) s")
    }
  }

  /// Reads both streams to their ends as data arrives: git waits while a pipe that nobody reads is
  /// full. A process that takes too long is ended.
  private func read(
    from output: Pipe, and messages: Pipe, of process: Process
  ) -> (output: Data, messages: Data) {
    let streams = [output, messages].map { $0.fileHandleForReading }
    var open = streams.map { pollfd(fd: $0.fileDescriptor, events: Int16(POLLIN), revents: 0) }
    var data = [Data(), Data()]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let end = ContinuousClock.now + .seconds(Self.timeLimit)
    // A stream that has ended is no longer polled.
    while open.contains(where: { $0.fd >= 0 }) {
      guard ContinuousClock.now < end else {
        process.terminate()
        break
      }
      guard poll(&open, nfds_t(open.count), 1000) > 0 else { continue }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        // Not the handle's `read(upToCount:)`, which waits for all of that.
        let count = Foundation.read(open[index].fd, &buffer, buffer.count)
        guard count > 0 else {
          open[index].fd = -1
          continue
        }
        let kept = index == 0 ? count : min(count, Self.messageLimit - data[index].count)
        data[index] += buffer.prefix(kept)
      }
    }
    return (data[0], data[1])
  }
}
