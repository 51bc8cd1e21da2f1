import Foundation

/// A scene's files on disk, looked at again when they may have changed, and the pictures of the
/// project that they belong to.
final class SceneSource {
  /// A file larger than this is no scene.
  private static let byteLimit = 4_000_000
  /// In how many of the folders around a file a catalogue is looked for.
  private static let foldersAround = 4

  let path: String
  private(set) var assets = AssetCatalog()
  private var stamps: [String: Date] = [:]

  init(path: String) { self.path = path }

  /// The file's name without its extension, or the folder's.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  func read() throws(SceneReadError) -> [Scene.File] {
    let paths = try filePaths()
    stamps = modificationDates(paths)
    assets = AssetCatalog { [path] in Self.assetPaths(path) }
    var files: [Scene.File] = []
    for path in paths { files.append(Scene.File(name: path, text: try text(of: path))) }
    for path in modelPaths(paths) {
      let source = DataModel(try text(of: path)).source
      if !source.isEmpty {
        files.append(Scene.File(name: URL(fileURLWithPath: path).modelName, text: source))
      }
    }
    return files
  }

  /// The Core Data models of a folder, of several versions of one the last by name.
  private func modelPaths(_ paths: [String]) -> [String] {
    if paths == [path] { return [] }
    let contents = Self.files(in: path).filter { $0.hasSuffix(".xcdatamodel/contents") }.sorted()
    let models = Dictionary(contents.map { (URL(fileURLWithPath: $0).modelName, $0) }) { $1 }
    return models.values.sorted()
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
    let swiftFiles = Self.files(in: path).filter { $0.hasSuffix(".swift") }.sorted()
    guard !swiftFiles.isEmpty else { throw SceneReadError(path: path, reason: .empty) }
    return swiftFiles
  }

  /// Everything below a folder, hidden folders left out.
  private static func files(in folder: String) -> [String] {
    let parent = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return (FileManager.default.subpaths(atPath: folder) ?? [])
      .filter { !$0.hasPrefix(".") }.map { "\(parent)/\($0)" }
  }

  /// The files of a folder; for a file those of the catalogues beside it, or in the nearest of the
  /// folders around it that has any.
  private static func assetPaths(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    if isFolder.boolValue { return files(in: path) }
    var folder = URL(fileURLWithPath: path)
    for _ in 0..<foldersAround {
      folder.deleteLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let catalogs = names.filter { $0.hasSuffix(".xcassets") }
      if !catalogs.isEmpty {
        return catalogs.flatMap { files(in: folder.appending(path: $0).path) }
      }
    }
    return []
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

extension URL {
  /// The path of the model that one of its versions belongs to.
  fileprivate var modelName: String {
    let version = deletingLastPathComponent()
    let model = version.deletingLastPathComponent()
    return (model.pathExtension == "xcdatamodeld" ? model : version).relativePath
  }
}
