import LayoutSolver
import SwiftInterpreter

/// A SwiftUI file, or a folder of files, ready to be laid out.
///
/// A scene belongs to one thread at a time. Its state (`@State` and the like) lives as long as
/// the scene; a reload starts afresh.
public final class Scene {
  /// One of the scene's source files.
  public struct File: Equatable, Sendable {
    /// As given by the user, or below the folder given; `-` for standard input.
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The file's name without its extension, or the folder's.
  public let name: String
  /// In the order in which `SourceRange.file` counts them.
  public private(set) var files: [File]
  public private(set) var directives: SceneDirectives
  /// Problems found while loading, of all files at once.
  public private(set) var diagnostics: [SceneDiagnostic]
  /// The previews' names in source order; a nameless one is called after its position, `#1`.
  public private(set) var previews: [String]
  /// What is shown: a preview's name, or the view's type.
  public private(set) var rootName: String?

  /// Whether loading found errors, so that there is nothing to lay out.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// A scene from text.
  /// - Parameter preview: the preview to show, nil for the first.
  public init(files: [File], name: String, preview: String? = nil) {
    self.files = files
    self.name = name
    directives = SceneDirectives()
    diagnostics = []
    previews = []
  }

  /// A scene from a file or from all the Swift files of a folder.
  public convenience init(path: String, preview: String? = nil) throws(SceneReadError) {
    throw SceneReadError(path: path, reason: .notFound)
  }

  /// Lays the scene out, in passes until its state settles. A call that changes only the
  /// container of the last one keeps the tree.
  public func layout(_ settings: LayoutSettings, recording: Recording = .on) -> SceneResult {
    SceneResult(result: nil, output: [], diagnostics: [], passes: 1)
  }

  /// Reads the files again where one of them has changed on disk, is new, or is gone.
  /// - Returns: whether something changed. With errors in the new text, `hasErrors` is set.
  public func reloadIfChanged() -> Bool { false }
}

/// Why a scene's files can't be read.
public struct SceneReadError: Error, Equatable {
  public enum Reason: Equatable, Sendable {
    case notFound
    /// A folder without Swift files.
    case empty
    /// Not UTF-8, a device, or not permitted: in words.
    case unreadable(String)
  }
  public var path: String
  public var reason: Reason
}
