import Foundation

/// Files that something was made from, as they were when it read them, to find out whether it would
/// be the same now.
final class WatchedFiles {
  /// Changes when a file is written, or replaced.
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var file: UInt64

    /// Nil for a file that is not there.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
      (size, file) = (Int(status.st_size), UInt64(status.st_ino))
    }
  }

  private var stamps: [String: Stamp?] = [:]

  /// Remembers how a file is now, if it hasn't been looked at before.
  func note(_ path: String) {
    if stamps[path] == nil { stamps[path] = .some(Stamp(path)) }
  }

  /// Whether one of the files has changed since it was read, or is gone.
  var haveChanged: Bool { stamps.contains { Stamp($0.key) != $0.value } }
}
