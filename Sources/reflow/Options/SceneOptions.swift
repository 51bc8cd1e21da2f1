import ArgumentParser
import Foundation
import LayoutSolver
import SceneLoader
import SwiftInterpreter

/// Which scene, and which of its previews.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: "A Swift file, a folder of them, a bundled scene's name, or - for standard input.",
    completion: .file(extensions: ["swift"]))
  var path: String
  @Option(
    help: "The preview or view to show; the first preview if not given.",
    completion: .custom { words, _, _ in Self.previews(of: words) })
  var preview: String?

  /// As the parser makes them of a path alone.
  static func plain(_ path: String) -> SceneOptions {
    var options = SceneOptions()
    (options.path, options.preview) = (path, nil)
    return options
  }

  /// The previews of the last file or folder among a command's words, for completions.
  static func previews(of words: [String]) -> [String] {
    let paths = words.dropFirst(2).map(found)
    guard let path = paths.last(where: { FileManager.default.fileExists(atPath: $0) }),
      let scene = try? Scene(path: path)
    else { return [] }
    return Set(scene.shownViews.map(\.name)).sorted()
  }

  func load(for layout: LayoutOptions) throws -> Scene {
    try Self.load(path, preview: preview, for: layout)
  }

  /// The scene once for each of several platforms.
  func load(for layouts: [LayoutOptions]) throws -> [Scene] {
    let input = path == "-" ? try TextInput.read(path) : nil
    return try layouts.map { layout in
      try Self.said { () throws(UnreadableScene) in
        try Self.scene(path, preview: preview, for: layout, input: input)
      }
    }
  }

  /// A scene as it is written for the chosen platform.
  /// - Throws: exit code 66 after a message, when the input can't be read.
  static func load(
    _ path: String, preview: String?, for layout: LayoutOptions
  ) throws -> Scene {
    let input = path == "-" ? try TextInput.read(path) : nil
    return try said { () throws(UnreadableScene) in
      try scene(path, preview: preview, for: layout, input: input)
    }
  }

  private static func said(_ load: () throws(UnreadableScene) -> Scene) throws -> Scene {
    do throws(UnreadableScene) { return try load() } catch { throw error.said }
  }

  /// The same without messages.
  /// - Parameter input: what standard input had, for the path `-`.
  static func scene(
    _ path: String, preview: String?, for layout: LayoutOptions, input: String?
  ) throws(UnreadableScene) -> Scene {
    if path == "-" {
      return Scene(
        files: [.init(name: "-", text: input ?? "")], name: "-", preview: preview,
        for: layout.target,
        allowsBounds: layout.allowsBounds)
    }
    let isFile = FileManager.default.fileExists(atPath: path)
    do {
      return try Scene(
        path: found(path), preview: preview, for: layout.target,
        allowsBounds: layout.allowsBounds)
    } catch {
      throw UnreadableScene(
        message: "error: \(error.sentence)" + (isFile ? "" : Self.hint(for: path)))
    }
  }

  /// The path of what may be named as a bundled scene.
  static func found(_ path: String) -> String {
    FileManager.default.fileExists(atPath: path)
      ? path : SceneGallery.bundled()[path]?.path ?? path
  }

  /// A mistyped subcommand arrives here as a scene's path.
  private static func hint(for path: String) -> String {
    let commands = Reflow.configuration.subcommands.map { $0._commandName }
    let scenes = SceneGallery.bundled().entries.map(\.name)
    guard let near = Suggestion.nearest(to: path, among: commands + scenes) else { return "" }
    return commands.contains(near)
      ? "; did you mean 'reflow \(near)'?" : "; did you mean the scene '\(near)'?"
  }
}

/// Why there is no scene.
struct UnreadableScene: Error {
  /// As it is printed.
  var message: String

  /// Says it; exit code 66 is to be thrown.
  var said: ExitCode {
    Streams.message(message)
    return Outcome.inputUnreadable
  }
}

extension SceneReadError {
  /// The error in words, without a full stop.
  var sentence: String {
    switch reason {
    case .notFound: "there is no file '\(path)'"
    case .empty: "the folder '\(path)' has no Swift files"
    case .unreadable(let why): "can't read '\(path)': \(why)"
    }
  }
}
