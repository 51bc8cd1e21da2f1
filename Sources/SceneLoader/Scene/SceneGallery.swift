import Foundation

/// The scenes that come with Reflow, in the order of their file names.
public struct SceneGallery: Sendable {
  public struct Entry: Equatable, Sendable {
    /// Its name on the command line in place of a path: the file's name without `.swift`.
    public var name: String
    public var path: String
    public var title: String?
    /// Its question for the reader.
    public var question: String?
    public var asks: Bool { question != nil }

    public init(name: String, path: String, title: String? = nil, question: String? = nil) {
      self.name = name
      self.path = path
      self.title = title
      self.question = question
    }
  }

  public var entries: [Entry]

  public init(entries: [Entry]) { self.entries = entries }

  /// Finds `Scenes` by `REFLOW_SCENES`, in the current folder, next to or above the executable, or
  /// in `share/reflow` there; no entries if there is none.
  public static func bundled() -> SceneGallery {
    let folders = candidates()
    let folder = folders.first { FileManager.default.fileExists(atPath: $0) }
    return SceneGallery(folder: folder)
  }

  /// The scenes of a folder: its Swift files, and its folders with Swift files in them.
  public init(folder: String?) {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
    entries = names.sorted().compactMap { name in
      guard let folder, !name.hasPrefix(".") else { return nil }
      let path = "\(folder)/\(name)"
      guard let files = try? SceneSource(path: path).read(),
        files.allSatisfy({ $0.name.hasSuffix(".swift") })
      else { return nil }
      let directives = SceneDirectives(files)
      return Entry(
        name: name.hasSuffix(".swift") ? String(name.dropLast(6)) : name, path: path,
        title: directives.title, question: directives.question?.text)
    }
  }

  public subscript(name: String) -> Entry? { entries.first { $0.name == name } }

  private static func candidates() -> [String] {
    var folders: [String] = []
    if let folder = ProcessInfo.processInfo.environment["REFLOW_SCENES"] { folders.append(folder) }
    folders.append(FileManager.default.currentDirectoryPath + "/Scenes")
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath()
    // A build folder lies three levels below the package, four with a triple.
    for _ in 0..<5 {
      folder = folder?.deletingLastPathComponent()
      guard let folder else { continue }
      folders.append(folder.appendingPathComponent("Scenes").path)
      folders.append(folder.appendingPathComponent("share/reflow/Scenes").path)
    }
    return folders
  }
}
