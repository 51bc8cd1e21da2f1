import Foundation
import SwiftUILibrary

/// A scene's files on disk, looked at again when they may have changed, and the pictures of the
/// project that they belong to.
final class SceneSource {
  /// A file larger than this is no scene.
  private static let byteLimit = 4_000_000
  /// A larger catalogue of texts isn't read: ten times those of a large app.
  private static let catalogueLimit = 50_000_000
  /// How many of the folders around a file are searched for a catalogue.
  private static let foldersAround = 4
  /// How the path of a Core Data model's version ends.
  private static let modelSuffix = ".xcdatamodel/contents"

  let path: String
  private(set) var assets = AssetCatalog()
  /// A folder's project; nil for a file.
  private(set) var project: ProjectFiles?
  /// What isn't read of a folder, and why.
  private(set) var notes: [SceneDiagnostic] = []
  /// The files of source.
  private var texts = WatchedFiles()
  /// The other files that were read: descriptions of the project, pictures, colours and texts that
  /// were used.
  private var resources = WatchedFiles()
  /// Everything in the folder; nil for a file.
  private var listed: [String]?
  /// The paths in the folder that are always read; empty for a file.
  private var parts: [String] = []

  /// Texts that replace those of files on disk, by path.
  var unwritten: [String: String] = [:]

  init(path: String) { self.path = path }

  /// What a layout may depend on besides source, in one order: pictures, colours, texts, and
  /// descriptions of the project.
  func readOthers(_ visit: (_ path: String, _ data: Data) -> Void) {
    let assets = Self.assetFiles(path, listed)
    let strings = Self.stringFiles(path, listed)
    var folders: [String: String] = [:]
    for file in assets.paths where file.contains(".xcassets/") || ImageHeader.isPicture(file) {
      folders[file] = assets.folder
    }
    for file in strings.paths { folders[file] = strings.folder }
    for file in parts where ProjectFiles.isDescription(file) { folders[file] = path }
    for (file, folder) in folders.sorted(by: { $0.key < $1.key }) {
      let data = try? RegularFile.data(file, limit: Self.catalogueLimit, within: folder)
      visit(file, data ?? Data())
    }
  }

  /// The text of one of the scene's files; nil where it can't be read.
  func text(of file: String) -> String? {
    unwritten[file] ?? (try? Self.text(of: file, within: listed == nil ? nil : path))
  }

  /// The file's name without its extension, or the folder's.
  var name: String {
    // A URL costs as much as a small layout; it resolves dots.
    guard let last = path.split(separator: "/").last, !last.hasPrefix("."), !path.contains("~"),
      let dot = last.lastIndex(of: ".")
    else { return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
    return String(last[..<dot])
  }

  func read() throws(SceneReadError) -> [Scene.File] {
    let listed = try list()
    let resources = WatchedFiles()
    project = listed.map { ProjectFiles($0, in: path) }
    let sources = try sources(listed)
    let parts = Self.parts(listed)
    for description in parts where ProjectFiles.isDescription(description) {
      resources.note(description)
    }
    (self.listed, self.resources, self.parts) = (listed, resources, parts)
    let strings = StringTables { [path] in
      let files = Self.stringFiles(path, listed)
      for path in files.paths { resources.note(path) }
      return files.paths.map { path in
        StringTables.File(path: path) { () throws(StringTables.Unreadable) in
          do throws(SceneReadError) {
            return try RegularFile.data(path, limit: Self.catalogueLimit, within: files.folder)
          } catch {
            throw StringTables.Unreadable("the file can't be read: \(error.words)")
          }
        }
      }
    }
    assets = AssetCatalog(strings: strings, watched: resources) { [path] in
      Self.assetFiles(path, listed)
    }
    return try texts(of: sources)
  }

  /// Reads the source files, and watches them from now on. Unreadable files of a folder are left
  /// out, with a note.
  /// - Throws: where nothing can be read.
  private func texts(of sources: [String]) throws(SceneReadError) -> [Scene.File] {
    texts = WatchedFiles()
    for source in sources { texts.note(source) }
    var files: [Scene.File] = []
    var problems: [SceneReadError] = []
    for source in sources {
      let text: String
      do {
        if let other = unwritten[source] {
          text = other
        } else {
          text = try Self.text(
            of: source, within: listed == nil ? nil : project?.bounds(of: source, in: path) ?? path)
        }
      } catch {
        problems.append(error)
        continue
      }
      guard source.hasSuffix(Self.modelSuffix) else {
        if listed != nil, ProjectFiles.isTest(text) { continue }
        files.append(Scene.File(name: source, text: text))
        continue
      }
      let classes = DataModel(text).source
      if !classes.isEmpty { files.append(Scene.File(name: Self.model(of: source), text: classes)) }
    }
    if let first = problems.first, files.isEmpty { throw first }
    notes =
      folderNotes + packageNotes
      + problems.map { Self.note("'\($0.path)' is left out: \($0.words)") }
    return files
  }

  private static func note(_ message: String) -> SceneDiagnostic {
    SceneDiagnostic(severity: .note, identifier: .unreadableFile, message: message)
  }

  /// The files of a scene, read again.
  struct Changes {
    var files: [Scene.File]
    /// Whether something other than source has changed too.
    var resourcesChanged: Bool
  }

  /// Nil where all that was read is as it was.
  func readIfChanged() throws(SceneReadError) -> Changes? {
    let listed = try list()
    // The same files contain no more than was found before.
    let resourcesChanged =
      resources.haveChanged || listed != self.listed && listed.map(assets.findsMore) == true
    let parts = Self.parts(listed)
    guard resourcesChanged || parts != self.parts || texts.haveChanged else { return nil }
    // Everything made from other files is kept.
    if !resourcesChanged, parts == self.parts {
      return Changes(files: try texts(of: sources(listed)), resourcesChanged: false)
    }
    let others =
      parts.filter { !$0.hasSuffix(".swift") } != self.parts.filter { !$0.hasSuffix(".swift") }
    return Changes(files: try read(), resourcesChanged: resourcesChanged || others)
  }

  /// Source, models, descriptions of the project, and catalogues of texts.
  private static func parts(_ listed: [String]?) -> [String] {
    (listed ?? []).filter {
      $0.hasSuffix(".swift") || $0.hasSuffix(modelSuffix) || ProjectFiles.isDescription($0)
        || isStringCatalog($0)
    }.sorted()
  }

  /// Everything in the folder; nil for a file.
  private func list() throws(SceneReadError) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw SceneReadError(path: path, reason: .notFound)
    }
    guard isFolder.boolValue else { return nil }
    guard RegularFile.resolved(path) != "/" else {
      throw SceneReadError(
        path: path, reason: .unreadable("it is the whole file system; open a project's folder"))
    }
    let listing = FolderListing(path)
    folderNotes = listing.unnamed.sorted().map {
      Self.note("'\($0)' is left out: its name is not UTF-8")
    }
    if listing.isCut {
      folderNotes.append(
        Self.note("the folder has more than \(FolderListing.limit) files; the rest is left out"))
    }
    return listing.paths
  }

  /// Those of ``notes`` that are about packages.
  private var packageNotes: [SceneDiagnostic] {
    (project?.checkouts.unread ?? []).map { module, reason in
      SceneDiagnostic(
        severity: .note, identifier: .unreadPackage,
        message: "'\(module)' is fetched and isn't read: it \(reason)",
        remedy: "what the app uses of it is stood in for")
    }
  }

  /// Those of ``notes`` that are about names.
  private var folderNotes: [SceneDiagnostic] = []

  /// The file itself, or a folder's Swift files by name, then its Core Data models, of several
  /// versions of one the last by name.
  private func sources(_ listed: [String]?) throws(SceneReadError) -> [String] {
    guard let listed, let project else { return [path] }
    guard !project.sources.isEmpty else { throw SceneReadError(path: path, reason: .empty) }
    let versions = listed.filter { $0.hasSuffix(Self.modelSuffix) }.sorted()
    let models = Dictionary(versions.map { (Self.model(of: $0), $0) }) { $1 }
    return project.sources + models.values.sorted()
  }

  /// The path of the model that one of its versions belongs to.
  private static func model(of contents: String) -> String {
    let version = URL(fileURLWithPath: contents).deletingLastPathComponent()
    let model = version.deletingLastPathComponent()
    return (model.pathExtension == "xcdatamodeld" ? model : version).relativePath
  }

  /// The files of a folder; for a file those of the catalogues beside it, or in the nearest of the
  /// folders around it that has any.
  private static func assetFiles(_ path: String, _ listed: [String]?) -> FolderFiles {
    if let listed { return FolderFiles(folder: path, paths: listed) }
    for folder in folders(around: path) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let catalogs = names.filter { $0.hasSuffix(".xcassets") }
      if !catalogs.isEmpty {
        return FolderFiles(
          folder: folder, paths: catalogs.flatMap { FolderListing(folder + "/" + $0).paths })
      }
    }
    return FolderFiles(folder: path, paths: [])
  }

  /// The folders around a file, the nearest first. URLs would do the same, at the cost of a small
  /// layout.
  private static func folders(around path: String) -> [String] {
    var whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var isAfterSlash = false
    for byte in whole.utf8 {
      if isAfterSlash, byte == UInt8(ascii: ".") {
        whole = URL(fileURLWithPath: path).standardizedFileURL.path
        break
      }
      isAfterSlash = byte == UInt8(ascii: "/")
    }
    var folders: [String] = []
    var rest = whole[...]
    while folders.count < foldersAround, let end = rest.lastIndex(of: "/") {
      rest = rest[..<end]
      folders.append(rest.isEmpty ? "/" : String(rest))
    }
    return folders
  }

  private static func isStringCatalog(_ path: String) -> Bool {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return StringTables.extensions.contains(String(path[bytes.index(after: dot)...]))
  }

  /// The catalogues of texts of a folder; for a file those beside it, or in the nearest of the
  /// folders around it that has any.
  private static func stringFiles(_ path: String, _ listed: [String]?) -> FolderFiles {
    if let listed { return FolderFiles(folder: path, paths: listed.filter(isStringCatalog)) }
    for folder in folders(around: path) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let found = names.flatMap { name -> [String] in
        guard name.hasSuffix(".lproj") || isStringCatalog(name) else { return [] }
        let whole = folder + "/" + name
        return name.hasSuffix(".lproj")
          ? FolderListing(whole).paths.filter(isStringCatalog) : [whole]
      }
      if !found.isEmpty { return FolderFiles(folder: folder, paths: found) }
    }
    return FolderFiles(folder: path, paths: [])
  }

  /// - Parameter folder: the folder that the file must be in; nil for a path that the user gave.
  static func text(of path: String, within folder: String?) throws(SceneReadError) -> String {
    try RegularFile.text(path, limit: byteLimit, within: folder)
  }
}

/// Files that are read for a scene, and the folder that none of them may leave.
struct FolderFiles {
  var folder: String
  var paths: [String]
}
