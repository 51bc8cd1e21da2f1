import Foundation

/// The files that differ from a revision, by git.
struct ChangedFiles {
  private let root: String
  /// Absolute paths, with links resolved.
  private let paths: Set<String>

  /// - Parameter folder: The current folder, whose repository is asked.
  /// - Throws: exit code 66 after a message, if git fails.
  init(since revision: String, in folder: String) throws {
    guard let repository = GitRepository(around: folder) else {
      throw Self.failed(
        "the current folder is in no git repository; run reflow in the one that --changed-since "
          + "is about")
    }
    root = repository.root
    do throws(GitRepository.Failure) {
      let changed = try repository.paths(
        ["diff", "--name-only", "--no-ext-diff", "--ignore-submodules=all", "-z", revision, "--"])
      let new = try repository.paths(["ls-files", "--others", "--exclude-standard", "-z"])
      let prefix = root == "/" ? root : root + "/"
      paths = Set((changed + new).map { FilePath.resolved(prefix + $0) })
    } catch {
      throw Self.failed(error.message)
    }
  }

  func contains(_ path: String) -> Bool { paths.contains(FilePath.resolved(path)) }

  /// Whether something below a folder has changed, or the file itself.
  /// - Throws: exit code 66 after a message, for a path outside of the repository.
  func touches(_ path: String) throws -> Bool {
    let whole = FilePath.resolved(path)
    guard whole == root || root == "/" || whole.hasPrefix(root + "/") else {
      throw Self.failed(
        "'\(path)' isn't in the repository of the current folder, '\(root)'; run reflow in the "
          + "repository that holds it")
    }
    return paths.contains { $0 == whole || $0.hasPrefix(whole + "/") }
  }

  private static func failed(_ sentence: String) -> any Error {
    Streams.message("error: \(sentence)")
    return Outcome.inputUnreadable
  }
}

enum FilePath {
  /// Absolute, with links resolved as far as the path exists.
  static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
