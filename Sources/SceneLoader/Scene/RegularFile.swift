import Foundation

/// Reads files that a user or a project names. A pipe would wait for a writer, and a device may be
/// endless, so anything but a file on a disk is refused, also behind a link.
///
/// A project's folder may come from anyone. Its files are read only within the folder: a link or a
/// `..` that leads out of it could reveal any file of the machine in a report.
public enum RegularFile {
  /// - Parameters:
  ///   - path: the file's.
  ///   - limit: the most bytes a file may have.
  ///   - folder: the folder that the file must be in once links are followed; nil for a path that the
  ///     user gave, which may lead anywhere.
  ///   - count: how many bytes are read; nil reads all.
  public static func data(
    _ path: String, limit: Int, within folder: String? = nil, upTo count: Int? = nil
  ) throws(SceneReadError) -> Data {
    func unreadable(_ why: String) -> SceneReadError {
      SceneReadError(path: path, reason: .unreadable(why))
    }
    var real = path
    if let folder {
      guard let target = resolved(path) else { throw unreadable(reason(of: errno)) }
      guard let root = resolved(folder), target.hasPrefix(root == "/" ? root : root + "/") else {
        throw unreadable("it leads out of the folder")
      }
      real = target
    }
    // Without O_NONBLOCK opening a pipe would wait. A path without links stays one without.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (folder == nil ? 0 : O_NOFOLLOW)
    let descriptor = open(real, flags)
    guard descriptor >= 0 else { throw unreadable(reason(of: errno)) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw unreadable("it is not a regular file")
    }
    guard status.st_size <= limit else { throw unreadable(tooLarge(limit)) }
    // A file that grows meanwhile is read no further.
    guard let data = try? file.read(upToCount: min(count ?? .max, limit + 1)) else {
      return Data()
    }
    guard data.count <= limit else { throw unreadable(tooLarge(limit)) }
    return data
  }

  /// The same as UTF-8.
  public static func text(
    _ path: String, limit: Int, within folder: String? = nil
  ) throws(SceneReadError) -> String {
    let data = try data(path, limit: limit, within: folder)
    guard let text = String(data: data, encoding: .utf8) else {
      throw SceneReadError(path: path, reason: .unreadable("it is not UTF-8 text"))
    }
    return text
  }

  /// The path of an existing file, without links and `..`; nil, with `errno`, for any other.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func tooLarge(_ limit: Int) -> String {
    "it is larger than \(limit / 1_000_000) MB"
  }

  private static func reason(of code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "reading is not permitted"
    case ELOOP: "its links lead in a circle"
    case ENXIO, ENODEV: "it is not a regular file"
    default: String(cString: strerror(code))
    }
  }
}
