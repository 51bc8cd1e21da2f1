import Foundation

/// Why a file can't be written.
public struct FileWriteError: Error, Equatable, LocalizedError {
  public var path: String
  /// Without a full stop.
  public var reason: String

  public var errorDescription: String? { reason }
}

extension RegularFile {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Writes a file: all of it or nothing. An existing file keeps its mode, its owner, its links and
  /// its byte order mark; a read-only one is refused, whoever asks.
  /// - Parameters:
  ///   - text: the whole contents, without a byte order mark.
  ///   - path: the file's.
  ///   - followsLinks: whether a symbolic link's target is written; else the link is replaced.
  public static func write(
    _ text: String, to path: String, followsLinks: Bool = true
  ) throws(FileWriteError) {
    try write(Array(text.utf8), to: path, followsLinks: followsLinks)
  }

  /// The same for bytes, such as a picture's.
  public static func write(
    _ bytes: [UInt8], to path: String, followsLinks: Bool = true
  ) throws(FileWriteError) {
    guard let place = try existing(path, followsLinks) else {
      do throws(SystemFailure) {
        return try replace(path, with: bytes, status: nil)
      } catch {
        throw error.sentence
      }
    }
    let marked = hasMark(place.path) && !bytes.starts(with: byteOrderMark)
    let all = marked ? byteOrderMark + bytes : bytes
    // A new file in its place would leave the other names with the old one.
    if place.status.st_nlink > 1 { return try overwrite(place.path, with: all) }
    do throws(SystemFailure) {
      try replace(place.path, with: all, status: place.status)
    } catch {
      // The folder accepts no new file, or only the owner may have one there.
      guard [EACCES, EPERM, EROFS].contains(error.code) else { throw error.sentence }
      try overwrite(place.path, with: all)
    }
  }

  /// The file to write, with links followed; nil for none yet.
  private static func existing(
    _ path: String, _ followsLinks: Bool
  ) throws(FileWriteError) -> (path: String, status: stat)? {
    func refused(_ reason: String) -> FileWriteError { FileWriteError(path: path, reason: reason) }
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    var target = path
    if status.st_mode & S_IFMT == S_IFLNK {
      guard followsLinks else { return nil }
      guard let resolved = realpath(path, nil) else { throw refused("its link leads nowhere") }
      defer { free(resolved) }
      target = String(cString: resolved)
      guard stat(target, &status) == 0 else { throw refused("its link leads nowhere") }
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw refused("it is not a regular file") }
    // An administrator could write a read-only file.
    guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw refused("it is read-only")
    }
    return (target, status)
  }

  private static func hasMark(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: byteOrderMark.count)).map { Array($0) } == byteOrderMark
  }

  // MARK: Another file in its place

  /// The error of a system call.
  private struct SystemFailure: Error {
    var path: String
    var code: Int32
    var sentence: FileWriteError {
      FileWriteError(path: path, reason: String(cString: strerror(code)))
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], status: stat?
  ) throws(SystemFailure) {
    let draft = Drafts.path(of: path)
    func failure() -> SystemFailure { SystemFailure(path: path, code: errno) }
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status == nil ? 0o666 : 0o600)
    guard file >= 0 else { throw failure() }
    func fail() -> SystemFailure {
      let failure = failure()
      close(file)
      unlink(draft)
      return failure
    }
    if let status {
      var own = stat()
      guard fstat(file, &own) == 0 else { throw fail() }
      let isOther = own.st_uid != status.st_uid || own.st_gid != status.st_gid
      if isOther, fchown(file, status.st_uid, status.st_gid) != 0 { throw fail() }
      guard fchmod(file, status.st_mode & 0o7777) == 0 else { throw fail() }
    }
    guard write(bytes[...], to: file, at: 0) else { throw fail() }
    guard close(file) == 0, rename(draft, path) == 0 else {
      let failure = failure()
      unlink(draft)
      throw failure
    }
    Drafts.removeStale(of: path)
  }

  // MARK: The file itself

  /// Writes the part beyond the old length first, since a full disk refuses that, and restores the
  /// old bytes if anything fails.
  private static func overwrite(_ path: String, with bytes: [UInt8]) throws(FileWriteError) {
    func failure() -> FileWriteError {
      FileWriteError(path: path, reason: String(cString: strerror(errno)))
    }
    guard let old = FileManager.default.contents(atPath: path).map({ Array($0) }) else {
      throw failure()
    }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    let common = min(old.count, bytes.count)
    if write(bytes[common...], to: file, at: common), write(bytes[..<common], to: file, at: 0),
      ftruncate(file, off_t(bytes.count)) == 0
    {
      return
    }
    let failure = failure()
    _ = write(old[...], to: file, at: 0)
    ftruncate(file, off_t(old.count))
    throw failure
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32, at start: Int) -> Bool {
    var place = start
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(place)) }
      if count > 0 {
        place += count
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Files under another name, in which a text is written whole before it takes its place. The name
/// contains the writing process, so that many can write at once.
package enum Drafts {
  private static let suffix = ".draft"

  /// A new name on each call.
  package static func path(of path: String) -> String {
    let (folder, name) = parts(path)
    let number = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    return "\(folder).\(name).\(getpid())-\(number)\(suffix)"
  }

  /// Removes a file's drafts whose processes are gone.
  package static func removeStale(of path: String) {
    let (folder, name) = parts(path)
    removeStale(in: folder.isEmpty ? "." : String(folder)) { $0 == name }
  }

  /// Removes a folder's drafts whose processes are gone.
  /// - Parameter isMeant: selects drafts by their file's name.
  package static func removeStale(in folder: String, of isMeant: (String) -> Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for draft in names where draft.hasPrefix(".") && draft.hasSuffix(suffix) {
      let parts = draft.dropFirst().dropLast(suffix.count).split(
        separator: ".", omittingEmptySubsequences: false)
      guard let mark = parts.last, let process = pid_t(mark.prefix { $0 != "-" }), process > 0,
        isMeant(parts.dropLast().joined(separator: "."))
      else { continue }
      // Signal 0 only asks whether the process exists.
      if kill(process, 0) != 0, errno == ESRCH { unlink(folder + "/" + draft) }
    }
  }

  private static func parts(_ path: String) -> (folder: Substring, name: Substring) {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return (path[..<name.startIndex], name)
  }
}
