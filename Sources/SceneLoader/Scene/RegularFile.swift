import Foundation

/// Reads files that a user or a project names. A pipe would wait for a writer, and a device may
/// have no end, so what is not a file on a disk is refused, also where a link leads to it.
public enum RegularFile {
  /// - Parameters:
  ///   - limit: the most bytes a file may have.
  ///   - followsLinks: whether the path itself may be a symbolic link.
  public static func data(
    _ path: String, limit: Int, followsLinks: Bool = true
  ) throws(SceneReadError) -> Data {
    func unreadable(_ why: String) -> SceneReadError {
      SceneReadError(path: path, reason: .unreadable(why))
    }
    // Without O_NONBLOCK opening a pipe would wait.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw unreadable(reason(of: errno, followsLinks)) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw unreadable("it is not a regular file")
    }
    guard status.st_size <= limit else { throw unreadable(tooLarge(limit)) }
    // A file that grows meanwhile is read no further.
    guard let data = try? file.read(upToCount: limit + 1) else {
      return Data()
    }
    guard data.count <= limit else { throw unreadable(tooLarge(limit)) }
    return data
  }

  /// The same as UTF-8.
  public static func text(
    _ path: String, limit: Int, followsLinks: Bool = true
  ) throws(SceneReadError) -> String {
    let data = try data(path, limit: limit, followsLinks: followsLinks)
    guard let text = String(data: data, encoding: .utf8) else {
      throw SceneReadError(path: path, reason: .unreadable("it is not UTF-8 text"))
    }
    return text
  }

  private static func tooLarge(_ limit: Int) -> String {
    "it is larger than \(limit / 1_000_000) MB"
  }

  private static func reason(of code: Int32, _ followsLinks: Bool) -> String {
    switch code {
    case EACCES, EPERM: "reading is not permitted"
    case ELOOP: followsLinks ? "its links lead in a circle" : "it is not a regular file"
    case ENXIO, ENODEV: "it is not a regular file"
    default: String(cString: strerror(code))
    }
  }
}
