import Foundation

/// The files below a folder: no folders, nothing hidden, and links unresolved.
struct FolderListing {
  /// Each begins with the folder as it was passed. In no order.
  private(set) var paths: [String] = []
  /// Names that aren't UTF-8, as far as they can be shown: no path in Swift leads to them.
  private(set) var unnamed: [String] = []
  /// Whether there were more than ``limit``.
  private(set) var isCut = false

  /// The maximum number of files listed: ten times those of a large app with all of its packages.
  static let limit = 500_000

  /// - Complexity: linear in the folder's contents.
  init(_ folder: String) {
    var waiting = [folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder]
    while let next = waiting.popLast() {
      guard let stream = opendir(next) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let (name, kind) = Self.content(of: entry)
        guard let name else {
          unnamed.append(next + "/" + Self.shownName(of: entry))
          continue
        }
        guard !name.hasPrefix(".") else { continue }
        let path = next == "/" ? next + name : next + "/" + name
        if kind == DT_DIR || kind == DT_UNKNOWN && Self.isFolder(path) {
          waiting.append(path)
        } else {
          paths.append(path)
        }
        guard paths.count < Self.limit else {
          isCut = true
          return
        }
      }
    }
  }

  /// The entry's name, nil if it isn't UTF-8, and its kind, `DT_DIR` and the like.
  private static func content(
    of entry: UnsafeMutablePointer<dirent>
  ) -> (name: String?, kind: Int) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
        String(validatingCString: $0)
      }
    }
    return (name, Int(entry.pointee.d_type))
  }

  private static func shownName(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
  }

  /// For file systems that don't report an entry's kind.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
