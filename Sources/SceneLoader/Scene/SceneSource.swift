import Foundation

/// A scene's files on disk, looked at again when they may have changed.
final class SceneSource {
  /// A file larger than this is no scene.
  private static let byteLimit = 4_000_000

  let path: String
  private var stamps: [String: Date] = [:]

  init(path: String) { self.path = path }

  /// The file's name without its extension, or the folder's.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  func read() throws(SceneReadError) -> [Scene.File] {
    let paths = try filePaths()
    stamps = modificationDates(paths)
    var files: [Scene.File] = []
    for path in paths { files.append(Scene.File(name: path, text: try text(of: path))) }
    return files
  }

  /// Nil where no file has another date than when it was read.
  func readIfChanged() throws(SceneReadError) -> [Scene.File]? {
    let paths = try filePaths()
    return modificationDates(paths) == stamps ? nil : try read()
  }

  /// The file itself, or the Swift files of the folder by name, folders in it included.
  private func filePaths() throws(SceneReadError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SceneReadError(path: path, reason: .notFound)
    }
    guard isFolder.boolValue else { return [path] }
    let names = FileManager.default.subpaths(atPath: path) ?? []
    let swiftFiles = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
    guard !swiftFiles.isEmpty else { throw SceneReadError(path: path, reason: .empty) }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    return swiftFiles.map { "\(folder)/\($0)" }
  }

  private func modificationDates(_ paths: [String]) -> [String: Date] {
    var dates: [String: Date] = [:]
    for path in paths {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      dates[path] = attributes?[.modificationDate] as? Date ?? .distantPast
    }
    return dates
  }

  private func text(of path: String) throws(SceneReadError) -> String {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
        || attributes[.type] as? FileAttributeType == .typeSymbolicLink
    else { throw SceneReadError(path: path, reason: .unreadable("it is not a regular file")) }
    guard (attributes[.size] as? Int ?? 0) <= Self.byteLimit else {
      throw SceneReadError(path: path, reason: .unreadable("it is larger than 4 MB"))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SceneReadError(path: path, reason: .unreadable("reading is not permitted"))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw SceneReadError(path: path, reason: .unreadable("it is not UTF-8 text"))
    }
    return text
  }
}
