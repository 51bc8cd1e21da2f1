import Cells
import Foundation
import SceneLoader

/// Numbers that were changed and not written, kept in a file for the case that the session doesn't
/// end as it should.
struct UnwrittenEdits: Codable, Equatable {
  struct File: Codable, Equatable {
    /// Its whole path.
    var path: String
    /// The text that was changed, and what came of it.
    var read: String
    var edited: String
  }

  var files: [File]

  /// What differs between a scene and its files; nil where nothing does.
  init?(_ scene: any PlayableScene, of fileScene: any PlayableScene) {
    files = zip(scene.files, fileScene.files).compactMap { new, old in
      new.text == old.text || new.name == "-"
        ? nil : File(path: Self.path(of: old), read: old.text, edited: new.text)
    }
    if files.isEmpty { return nil }
  }

  /// - Returns: the scene's files with the edits; nil where one of these has another text by now.
  func applied(to files: [Scene.File]) -> [Scene.File]? {
    var edited = files
    for file in self.files {
      guard let index = files.firstIndex(where: { Self.path(of: $0) == file.path }),
        files[index].text == file.read
      else { return nil }
      edited[index].text = file.edited
    }
    return edited
  }

  static func path(of file: Scene.File) -> String {
    URL(filePath: file.name).standardizedFileURL.path
  }

  /// The name under which a scene's edits are kept: that of its first file, with a number that
  /// tells files of one name apart.
  static func name(for scene: any PlayableScene) -> String? {
    guard let first = scene.files.first, first.name != "-" else { return nil }
    let path = path(of: first)
    // FNV-1a, since Swift's own hashes differ from process to process.
    let hash = path.utf8.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return URL(filePath: path).lastPathComponent + "-" + String(hash, radix: 16) + ".json"
  }
}

extension Playground {
  /// Where the edits of the open scene are kept; nil for nowhere.
  private var unwrittenFile: URL? {
    guard let unwrittenFolder, let name = UnwrittenEdits.name(for: fileScene ?? scene) else {
      return nil
    }
    return URL(filePath: unwrittenFolder).appending(path: name)
  }

  /// Keeps what isn't written, or forgets it where nothing is left of it.
  func keepUnwritten() {
    guard let fileScene, let edits = UnwrittenEdits(scene, of: fileScene) else {
      forgetUnwritten()
      return
    }
    unwritten = nil
    guard let file = unwrittenFile else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(edits).write(to: file, options: .atomic)
    } catch {
      message = "\(file.path) can't be written: \(error.localizedDescription)"
    }
  }

  /// Those of an earlier session stay until the user has said what becomes of them.
  func forgetUnwritten() {
    guard unwritten == nil, let file = unwrittenFile,
      FileManager.default.fileExists(atPath: file.path)
    else { return }
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      message = "\(file.path) can't be removed: \(error.localizedDescription)"
    }
  }

  /// Asks what becomes of edits that an earlier session left behind.
  public func offerUnwritten() {
    guard let file = unwrittenFile, let data = try? Data(contentsOf: file) else { return }
    guard let edits = try? JSONDecoder().decode(UnwrittenEdits.self, from: data),
      edits.applied(to: scene.files) != nil
    else {
      message = "Numbers changed earlier don't fit the file any more; they are in \(file.path)"
      return
    }
    unwritten = edits
    overlay = Overlay(.unwritten)
  }

  /// What can become of them, below what they are.
  func unwrittenEntries() -> [Overlay.Entry] {
    guard let unwritten else { return [] }
    let names = unwritten.files.map { $0.path.split(separator: "/").last ?? "-" }
    let heading = Overlay.Entry(
      line: StyledLine(
        "An earlier session changed \(names.joined(separator: ", ")) and didn't write it",
        theme.faint), search: "")
    let takeUp = Overlay.Entry(line: StyledLine("Take up the changes", theme.title), search: "") {
      $0.takeUpUnwritten()
    }
    let forget = Overlay.Entry(line: StyledLine("Forget them", theme.title), search: "") {
      $0.unwritten = nil
      $0.forgetUnwritten()
    }
    return [heading, takeUp, forget]
  }

  private func takeUpUnwritten() {
    guard let files = unwritten?.applied(to: scene.files) else { return }
    unwritten = nil
    fileScene = scene
    replaceScene(scene.edited(files))
    message =
      "\(keyMap.key("source.write")) writes the changes, \(keyMap.key("source.undo")) undoes them"
  }
}
