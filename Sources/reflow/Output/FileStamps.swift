import Foundation

/// The dates of files, and of all files below folders, to detect changes.
struct FileStamps {
  private let paths: [String]
  private var dates: [String: Date]

  init(_ paths: [String]) {
    self.paths = paths
    dates = Self.dates(paths)
  }

  /// Whether a file was written, added or removed since the last call.
  mutating func change() -> Bool {
    let now = Self.dates(paths)
    defer { dates = now }
    return now != dates
  }

  private static func dates(_ paths: [String]) -> [String: Date] {
    var dates: [String: Date] = [:]
    for path in paths {
      let inside = (FileManager.default.subpaths(atPath: path) ?? []).filter { !$0.hasPrefix(".") }
      for file in [path] + inside.map({ path + "/" + $0 }) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        dates[file] = attributes?[.modificationDate] as? Date
      }
    }
    return dates
  }
}
