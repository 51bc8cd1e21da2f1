import Foundation
import LayoutSolver
import SceneLoader

/// Where a scene's snapshots are stored: a file for each preview and condition, in a folder beside
/// the source.
package struct SnapshotFiles {
  package static let folder = "__Layouts__"
  private static let suffix = ".layout.txt"
  private static let pictureSuffix = ".layout.svg"

  package init() {}

  /// One preview under one condition, with the file for its layout.
  package struct Entry {
    /// An index of the scene's previews; nil for what the scene shows by itself.
    package var preview: Int?
    package var settings: LayoutSettings
    /// In words, for the snapshot's second line.
    package var title: String
    package var path: String
    /// The path of the picture beside it.
    package var picturePath: String {
      path.dropLast(SnapshotFiles.suffix.count) + SnapshotFiles.pictureSuffix
    }
  }

  /// The layouts to make, each file once.
  /// - Parameter path: The file or folder that the user gave.
  package func entries(of scene: Scene, at path: String, _ matrix: LayoutMatrix) -> [Entry] {
    let previews: [Int?] = scene.previews.isEmpty ? [nil] : Array(scene.previews.indices)
    let subjects = SnapshotSubject.all(previews.map { subject($0, of: scene, at: path) })
    var taken: Set<String> = []
    return zip(previews, subjects).flatMap { preview, subject in
      matrix.slices.flatMap { slice in
        matrix.screens.indices.flatMap { screen in
          matrix.typeSizes.indices.map { size in
            let settings = matrix.settings(slice, screen: screen, typeSize: size)
            return entry(preview, subject, matrix.screens[screen], settings)
          }
        }
      }
    }.filter { taken.insert($0.path).inserted }
  }

  private func subject(_ preview: Int?, of scene: Scene, at path: String) -> SnapshotSubject {
    let shown = preview.map { scene.shownViews[$0] }
    let source = shown?.location?.file ?? scene.files.first?.name ?? path
    return SnapshotSubject(source: source, name: shown?.name ?? scene.rootName ?? scene.name)
  }

  private func entry(
    _ preview: Int?, _ subject: SnapshotSubject, _ screen: Screen, _ settings: LayoutSettings
  ) -> Entry {
    let conditions = Self.conditions(screen, settings)
    let parts = [subject.sourcePart, subject.namePart] + conditions.map(SnapshotSubject.plain)
    return Entry(
      preview: preview, settings: settings,
      title: ([subject.name] + conditions).joined(separator: ", "),
      path: subject.folder + "/" + parts.joined(separator: ".") + Self.suffix)
  }

  /// The screen, and the settings that differ from the device's defaults.
  private static func conditions(_ screen: Screen, _ settings: LayoutSettings) -> [String] {
    var words = [
      screen.devices.first?.id ?? PointsText.text(settings.container.size, ascii: true)
    ]
    if screen.orientation == .landscape { words.append("landscape") }
    if let part = screen.part { words.append(part) }
    if settings.platform.kind != .ios { words.append(settings.platform.kind.rawValue) }
    if settings.platform.os != Platform().os { words.append("os \(settings.platform.os)") }
    if let sdk = settings.platform.chosenSDK { words.append("sdk \(sdk)") }
    if let scale = settings.chosenScale { words.append("@\(PointsText.text(scale))x") }
    if settings.dynamicTypeSize != .large { words.append("\(settings.dynamicTypeSize)") }
    if let language = settings.language { words.append(language.name) }
    if settings.layoutDirection == .rightToLeft, settings.language?.isRightToLeft != true {
      words.append("right to left")
    }
    if settings.colorScheme == .dark { words.append("dark") }
    if settings.container.keyboard > 0 { words.append("keyboard") }
    if settings.elapsed > 0 { words.append("after \(PointsText.text(settings.elapsed))") }
    return words
  }

  /// Files in the folders of snapshots that belong to previews of the same sources that are no more.
  /// - Parameter paths: The paths of all snapshots that there should be.
  package func stale(_ paths: [String]) -> [String] {
    let folders = Set(paths.map { URL(filePath: $0).deletingLastPathComponent().relativePath })
    // The source's and the preview's name, which a condition follows.
    let known = Set(paths.map { Self.owner(of: $0) })
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

  /// A snapshot's folder that is a link out of the folder that the user gave, so that reading and
  /// writing there would touch files that belong to something else.
  package struct LeadsOut: Error {
    package var folder: String
  }

  /// - Parameter path: The file or folder that the user gave.
  package func checkFolders(_ paths: [String], below path: String) throws(LeadsOut) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let base = isFolder.boolValue ? path : URL(filePath: path).deletingLastPathComponent().path
    guard let root = Self.resolved(base) else { return }
    for folder in Set(paths.map { URL(filePath: $0).deletingLastPathComponent().path }).sorted() {
      var status = stat()
      guard lstat(folder, &status) == 0 else { continue }
      guard let place = Self.resolved(folder), (place + "/").hasPrefix(root + "/") || root == "/"
      else { throw LeadsOut(folder: folder) }
    }
  }

  /// Without links; nil where they lead nowhere.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Bytes that a snapshot may have.
  private static let limit = 64_000_000

  /// The contents of a file; nil where there is none.
  package func read(_ path: String) throws -> LayoutSnapshot? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    return try LayoutSnapshot(text: RegularFile.text(path, limit: Self.limit, within: folder))
  }

  /// Writes all of the file or nothing. A link in its place is replaced, and nothing is written where
  /// it leads.
  package func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try RegularFile.write(text, to: path, followsLinks: false)
  }

  /// Removes what runs have left of snapshots of these sources that were killed while they wrote.
  package func removeDrafts(_ paths: [String]) {
    let sources = Set(paths.map { Self.owner(of: $0).split(separator: ".").first ?? "" })
    for folder in Set(paths.map { URL(filePath: $0).deletingLastPathComponent().path }) {
      Drafts.removeStale(in: folder) { sources.contains($0.split(separator: ".").first ?? "") }
    }
  }
}

/// A source and a preview of it, and the part of their snapshots' names that comes from both.
struct SnapshotSubject {
  /// The path of the source.
  let source: String
  let name: String
  /// Its name, without the characters that a file name can't have.
  private(set) var namePart: String

  init(source: String, name: String) {
    self.source = source
    self.name = name
    namePart = Self.plain(name)
  }

  /// The folder that its snapshots are in.
  var folder: String {
    let folder = URL(filePath: source).deletingLastPathComponent().relativePath
    return folder == "." ? SnapshotFiles.folder : folder + "/" + SnapshotFiles.folder
  }

  /// A dot in a source's name would end the part.
  var sourcePart: String {
    URL(filePath: source).deletingPathExtension().lastPathComponent
      .replacing("%", with: "%25").replacing(".", with: "%2E")
  }

  /// The same subjects with names that never lead to the same file, whatever the file system treats
  /// as equal: if several read alike without signs, spaces and capitals, one keeps its name, and
  /// the others get a mark that is derived from theirs.
  static func all(_ subjects: [SnapshotSubject]) -> [SnapshotSubject] {
    var marked = subjects
    for alike in Dictionary(grouping: subjects.indices, by: { subjects[$0].folded }).values {
      // Names that need no change come first, then those with more small letters.
      let order = alike.sorted { a, b in
        subjects[a].rank(a).lexicographicallyPrecedes(subjects[b].rank(b))
      }
      var counts: [String: Int] = [:]
      for index in order.dropFirst() {
        let number = subjects[index].number
        counts[
          number, default: order.first.map { subjects[$0].number == number } == true ? 1 : 0] += 1
        let count = counts[number] ?? 1
        marked[index].namePart += "~\(number)" + (count > 1 ? "-\(count)" : "")
      }
    }
    return marked
  }

  private func rank(_ index: Int) -> [UInt32] {
    [namePart == name ? 0 : 1] + name.unicodeScalars.map(\.value) + [0, UInt32(index)]
  }

  /// The name reduced to what file systems treat as equal.
  private var folded: String {
    [folder, sourcePart, namePart].joined(separator: "/").precomposedStringWithCanonicalMapping
      .uppercased().lowercased()
  }

  /// FNV-1a of source and name, since Swift's own hashes differ from process to process.
  private var number: String {
    let bytes = Array(sourcePart.utf8) + [0] + Array(name.utf8)
    let hash = bytes.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// A name that every file system takes.
  static func plain(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    let words = text.split(separator: "-").joined(separator: "-")
    return words.isEmpty ? "preview" : words
  }
}
