import Foundation
import SceneLoader

/// Unsaved changes of the source, kept in a file in case the session doesn't end normally.
struct UnwrittenEdits: Codable, Equatable {
  struct File: Codable, Equatable {
    /// Its absolute path.
    var path: String
    /// The text that was changed, and what came of it.
    var read: String
    var edited: String
  }

  var files: [File]

  /// The differences between a scene and its files; nil for none.
  /// - Parameter wholePath: makes a path absolute.
  init?(
    _ scene: any PlayableScene, of fileScene: any PlayableScene, wholePath: (String) -> String
  ) {
    files = zip(scene.files, fileScene.files).compactMap { new, old in
      new.text == old.text || new.name == "-"
        ? nil : File(path: wholePath(old.name), read: old.text, edited: new.text)
    }
    if files.isEmpty { return nil }
  }

  /// - Returns: the scene's files with the edits; nil where one of these has another text by now.
  func applied(to files: [Scene.File], wholePath: (String) -> String) -> [Scene.File]? {
    var edited = files
    for file in self.files {
      guard let index = files.firstIndex(where: { wholePath($0.name) == file.path }),
        files[index].text == file.read
      else { return nil }
      edited[index].text = file.edited
    }
    return edited
  }

  /// The file name for the edits of a scene: that of its first file, with a number that
  /// distinguishes files of one name.
  static func name(forFile path: String) -> String {
    // FNV-1a, since Swift's own hashes differ from process to process.
    let hash = path.utf8.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "\(path.split(separator: "/").last ?? "")-\(String(hash, radix: 16)).json"
  }

  /// As stored in the file.
  var text: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  init(text: String) throws {
    self = try JSONDecoder().decode(UnwrittenEdits.self, from: Data(text.utf8))
  }
}

extension Playground {
  /// Bytes that a file of edits may have.
  private static let unwrittenLimit = 256_000_000

  /// The file for the edits of the open scene; nil for none.
  private var unwrittenPath: String? {
    guard let first = (opened.fileScene ?? scene).files.first, first.name != "-" else { return nil }
    return statePath("unwritten/" + UnwrittenEdits.name(forFile: files.wholePath(first.name)))
  }

  /// The unsaved edits of the scene; nil for none.
  private var unwrittenEdits: UnwrittenEdits? {
    opened.fileScene.flatMap { UnwrittenEdits(scene, of: $0, wholePath: files.wholePath) }
  }

  var hasUnwrittenEdits: Bool { unwrittenEdits != nil }

  /// Stores unsaved edits, or removes the file if there are none left. It is done at once: the user
  /// may have to quit during the following layout.
  func keepUnwritten() {
    guard let edits = unwrittenEdits else {
      forgetUnwritten()
      return
    }
    source.unwritten = nil
    guard let path = unwrittenPath else { return }
    do {
      keep(try edits.text, at: path)
    } catch {
      message = "The changes can't be kept: \(error.localizedDescription)"
    }
  }

  /// Those of an earlier session stay until the user has decided about them.
  func forgetUnwritten() {
    guard source.unwritten == nil, let path = unwrittenPath, files.exists(path) else { return }
    do {
      try files.remove(path)
    } catch {
      message = "\(path) can't be removed: \(error.localizedDescription)"
    }
  }

  /// Asks what to do with unsaved edits of an earlier session.
  public func offerUnwritten() {
    guard opened.fileScene == nil, let path = unwrittenPath,
      let text = try? files.read(path, limit: Self.unwrittenLimit)
    else { return }
    guard let edits = try? UnwrittenEdits(text: text),
      edits.applied(to: scene.files, wholePath: files.wholePath) != nil
    else {
      message = "Changes made earlier don't fit the file any more; they are in \(path)"
      return
    }
    source.unwritten = edits
    openOverlay(UnwrittenOverlay())
  }

  /// The files of a scene with its stored edits; nil if there are none, or none that fit.
  func keptEdits(of scene: any PlayableScene) -> [Scene.File]? {
    guard let path = unwrittenPath,
      let text = try? files.read(path, limit: Self.unwrittenLimit),
      let edits = try? UnwrittenEdits(text: text)
    else { return nil }
    return edits.applied(to: scene.files, wholePath: files.wholePath)
  }

  /// Continues with the edits of an earlier session.
  func takeUpUnwritten() {
    let edited = source.unwritten?.applied(to: scene.files, wholePath: files.wholePath)
    guard let edited else { return }
    source.unwritten = nil
    opened.fileScene = scene
    replaceScene(scene.edited(edited))
    message =
      "\(keyMap.key("source.write")) writes the changes, \(keyMap.key("source.undo")) undoes them"
  }
}
