import Foundation

/// The files of the project, read from the folder this test was compiled in.
enum Project {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file at a path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Names of what lies directly in a folder, sorted.
  static func entries(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
  }

  /// Paths from the root of all files below a folder whose name ends in `suffix`, sorted.
  static func files(below folder: String, suffix: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (names?.allObjects as? [String] ?? []).map { "\(folder)/\($0)" }
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let full = root.appending(path: path).path
      return path.hasSuffix(suffix)
        && FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// The project's own text files.
  static var textFiles: [String] {
    ["Package.swift", "README.md"]
      + ["Sources", "Tests", "Scenes", ".ci"].flatMap { files(below: $0) }
  }
}
