import Foundation
import LayoutSolver
import SceneLoader

/// Where a scene's snapshots are kept: a file for each preview and condition, in a folder beside the
/// source.
package struct SnapshotFiles {
  package static let folder = "__Layouts__"
  private static let suffix = ".layout.txt"
  private static let pictureSuffix = ".layout.svg"

  package init() {}

  /// One preview under one condition, with the file that is to have its layout.
  package struct Entry {
    /// A position in the scene's previews; nil for what the scene shows by itself.
    package var preview: Int?
    package var settings: LayoutSettings
    /// In words, for the snapshot's second line.
    package var title: String
    package var path: String
    /// Of the picture beside it.
    package var picturePath: String {
      path.dropLast(SnapshotFiles.suffix.count) + SnapshotFiles.pictureSuffix
    }
  }

  /// What is to be laid out, each file once.
  /// - Parameter path: what the user gave, a file or a folder.
  package func entries(of scene: Scene, at path: String, _ matrix: LayoutMatrix) -> [Entry] {
    let previews: [Int?] = scene.previews.isEmpty ? [nil] : Array(scene.previews.indices)
    var taken: Set<String> = []
    return previews.flatMap { preview in
      matrix.slices.flatMap { slice in
        matrix.screens.indices.flatMap { screen in
          matrix.typeSizes.indices.map { size in
            let settings = matrix.settings(slice, screen: screen, typeSize: size)
            return entry(scene, path, preview, matrix.screens[screen], settings)
          }
        }
      }
    }.filter { taken.insert($0.path).inserted }
  }

  private func entry(
    _ scene: Scene, _ path: String, _ preview: Int?, _ screen: Screen, _ settings: LayoutSettings
  ) -> Entry {
    let shown = preview.map { scene.shownViews[$0] }
    let source = shown?.location?.file ?? scene.files.first?.name ?? path
    let name = shown?.name ?? scene.rootName ?? scene.name
    let conditions = Self.conditions(screen, settings)
    let file = URL(filePath: source).deletingPathExtension().lastPathComponent
    let parts = [file, Self.plain(name)] + conditions.map(Self.plain)
    let folder = URL(filePath: source).deletingLastPathComponent().relativePath
    let directory = folder == "." ? Self.folder : folder + "/" + Self.folder
    return Entry(
      preview: preview, settings: settings,
      title: ([name] + conditions).joined(separator: ", "),
      path: directory + "/" + parts.joined(separator: ".") + Self.suffix)
  }

  /// The screen, and what differs from what a device has by itself.
  private static func conditions(_ screen: Screen, _ settings: LayoutSettings) -> [String] {
    var words = [
      screen.devices.first?.id ?? PointsText.text(settings.container.size, ascii: true)
    ]
    if screen.orientation == .landscape { words.append("landscape") }
    if settings.platform.kind != .ios { words.append(settings.platform.kind.rawValue) }
    if settings.platform.os != Platform().os { words.append("os \(settings.platform.os)") }
    if let scale = settings.chosenScale { words.append("@\(PointsText.text(scale))x") }
    if settings.dynamicTypeSize != .large { words.append("\(settings.dynamicTypeSize)") }
    if let language = settings.language { words.append(language.name) }
    if settings.layoutDirection == .rightToLeft, settings.language?.isRightToLeft != true {
      words.append("right to left")
    }
    if settings.colorScheme == .dark { words.append("dark") }
    return words
  }

  /// A name that every file system takes.
  private static func plain(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    let words = text.split(separator: "-").joined(separator: "-")
    return words.isEmpty ? "preview" : words
  }

  /// Files in the folders of these entries that belong to previews of the same sources that are no
  /// more.
  package func stale(_ entries: [Entry], in scene: Scene) -> [String] {
    let folders = Set(
      entries.map { URL(filePath: $0.path).deletingLastPathComponent().relativePath })
    // The source's and the preview's name, which a condition follows.
    let known = Set(entries.map { Self.owner(of: $0.path) })
    let sources = Set(known.map { $0.split(separator: ".").first ?? "" })
    return folders.sorted().flatMap { folder -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { name in
        guard [Self.suffix, Self.pictureSuffix].contains(where: name.hasSuffix),
          let source = name.split(separator: ".").first
        else { return false }
        return sources.contains(source) && !known.contains(Self.owner(of: name))
      }.map { folder + "/" + $0 }
    }
  }

  private static func owner(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return name.split(separator: ".").prefix(2).joined(separator: ".")
  }

  /// What a file says; nil where there is none.
  package func read(_ path: String) throws -> LayoutSnapshot? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try LayoutSnapshot(text: String(contentsOfFile: path, encoding: .utf8))
  }

  /// Writes all of the file or nothing: under another name first, which then takes its place.
  package func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appending(path: Self.draft(of: file.lastPathComponent))
    try Data(text.utf8).write(to: draft)
    guard rename(draft.path, file.path) == 0 else {
      let problem = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      try? FileManager.default.removeItem(at: draft)
      throw problem
    }
  }

  /// Removes what runs have left in the folders of these entries that were killed while they wrote.
  package func removeDrafts(_ entries: [Entry]) {
    for folder in Set(entries.map { URL(filePath: $0.path).deletingLastPathComponent().path }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where Self.isDraft(name) {
        try? FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    }
  }

  private static func draft(of name: String) -> String { ".\(name).draft" }

  private static func isDraft(_ name: String) -> Bool {
    name.hasPrefix(".")
      && [suffix, pictureSuffix].contains { name.hasSuffix("\($0).draft") }
  }
}
