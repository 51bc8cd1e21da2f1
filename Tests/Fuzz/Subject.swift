import Foundation
import FoundationLibrary
import LayoutSolver
import RandomSessions
import SceneLoader
import SwiftInterpreter

/// A text to run: a scene, which is laid out, or a program, whose `main` functions are called.
struct Subject {
  var name: String
  var text: String

  /// The project's scenes, the corpus, and the programs, in the order of their paths.
  static let all = SceneTexts.texts(
    in: ["Scenes", "Tests/SceneLoaderTests/Corpus", "Tests/Programs"]
  ).map { Subject(name: $0.name, text: $0.text) }

  /// What a program may use besides Swift's own library.
  private static let libraries = LibrarySet(FoundationLibrary.families)

  /// Loads and runs the text.
  /// - Parameter configuration: the bounds of a program; a scene has its own.
  /// - Parameter paints: whether a scene is laid out once, and drawn.
  /// - Returns: what it reported and printed, or the picture's rows.
  func run(_ configuration: Configuration, paints: Bool = false) -> [String] {
    guard text.contains("import SwiftUI") else { return runProgram(configuration) }
    return paints ? [RandomSession.picture(of: scene)] : runScene()
  }

  private var scene: Scene { Scene(files: [Scene.File(name: name, text: text)], name: name) }

  private func runScene() -> [String] {
    let scene = scene
    var lines = scene.diagnostics.map(Self.line)
    for id in ["iphone-16-pro", "iphone-se"] {
      guard let device = Device.named(id) else { continue }
      let outcome = scene.layout(device.settings(.portrait))
      lines += outcome.diagnostics.map(Self.line) + outcome.output
    }
    return lines
  }

  private func runProgram(_ configuration: Configuration) -> [String] {
    let interpreter = Interpreter(libraries: Self.libraries, configuration: configuration)
    do {
      return try interpreter.withLargeStack {
        let problems = interpreter.load([Interpreter.File(name: name, text: text)])
        guard !problems.contains(where: { $0.severity == .error }) else {
          return problems.map(Self.line)
        }
        var lines = problems.map(Self.line)
        do { try interpreter.runTopLevelCode() } catch { lines.append("\(error)") }
        for type in programs {
          guard let type = interpreter.type(named: type) else { continue }
          var arguments: [Interpreter.Argument] = []
          do {
            _ = try interpreter.callStatic("main", of: type, arguments: &arguments)
          } catch { lines.append("\(error)") }
        }
        return lines + interpreter.output
      }
    } catch {
      return ["\(error)"]
    }
  }

  /// The enums at the margin.
  private var programs: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("enum ") }
      .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
  }

  private static func line(_ problem: Diagnostic) -> String {
    "\(problem.location?.line ?? 0):\(problem.location?.column ?? 0): "
      + "\(problem.severity): \(problem.message)" + (problem.remedy.map { " (\($0))" } ?? "")
  }
}
