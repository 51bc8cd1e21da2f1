import Foundation
import LayoutChecks
import LayoutSolver
import SceneLoader

/// Keeps the scenes that are asked about, so that the edit of one file reads that file alone.
///
/// Any thread may ask; questions about the same scene wait for each other.
package final class QuestionSession: Sendable {
  /// No more scenes stay open: each holds its program.
  private static let mostScenes = 4

  private struct Key: Hashable {
    var path: String
    var target: Platform
  }

  private struct Open {
    var scenes: [(key: Key, scene: WarmScene)] = []
    /// Texts that aren't written yet, by the files' paths.
    var texts: [String: String] = [:]
  }
  private let open = Locked(Open())
  /// Where a path that isn't absolute begins.
  package let folder: String

  package init(folder: String = "") { self.folder = folder }

  /// A file's text as an editor has it, which counts instead of the file's; nil once it is written.
  package func setText(_ text: String?, of path: String) {
    open.change { $0.texts[resolved(path)] = text }
  }

  /// Has what is asked about a path be asked of a scene that its owner keeps as it should be.
  /// - Parameter scene: nil takes it back.
  package func lend(_ scene: WarmScene?, of path: String, for target: Platform) {
    let key = Key(path: resolved(path), target: target)
    open.change { open in
      guard open.scenes.first(where: { $0.key == key })?.scene !== scene else { return }
      open.scenes.removeAll { $0.key == key }
      if let scene { open.scenes.insert((key, scene), at: 0) }
    }
  }

  package func resolved(_ path: String) -> String {
    let whole = path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }

  /// Has something done with the scene of a subject, as its files are now.
  package func with<Answer>(
    _ subject: Subject, _ body: (WarmScene, ChosenConditions) throws(QuestionError) -> Answer
  ) throws(QuestionError) -> Answer {
    guard !subject.path.isEmpty else {
      throw QuestionError(.wrongArgument, "'path' is a Swift file, or a project's folder")
    }
    let conditions = try subject.conditions()
    let key = Key(path: resolved(subject.path), target: conditions.target)
    let (scene, texts) = open.change { open in
      let place = open.scenes.firstIndex { $0.key == key }
      let scene = place.map { open.scenes.remove(at: $0).scene } ?? WarmScene(path: key.path)
      open.scenes.insert((key, scene), at: 0)
      if open.scenes.count > Self.mostScenes { open.scenes.removeLast() }
      return (scene, open.texts)
    }
    return try scene.use(for: key.target, texts) { () throws(QuestionError) in
      try body(scene, conditions)
    }
  }

  /// Forgets what was read: as a new session, for a test.
  package func closeAll() { open.change { $0.scenes = [] } }
}

/// A value that threads share.
final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSRecursiveLock()

  init(_ value: Value) { self.value = value }

  func change<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
