import ArgumentParser
import Foundation
import Playground

/// The user's own keys.
struct KeyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with your own keys.",
      discussion: "Without it, $XDG_CONFIG_HOME/reflow/keys is read, or ~/.config/reflow/keys."),
    completion: .file())
  var keys: String?

  /// As the parser makes them of no arguments.
  static func plain() -> KeyOptions {
    var options = KeyOptions()
    options.keys = nil
    return options
  }

  /// The table with the file's changes; the table alone if there is no file.
  /// - Throws: exit code 66 when the file can't be read, 64 when it has lines that can't be used.
  func load() throws -> KeyMap {
    let path = keys ?? UserFolder.configuration.path + "/keys"
    guard keys != nil || FileManager.default.fileExists(atPath: path) else { return .standard }
    let text = try TextInput.readFile(path)
    do throws(KeyMap.Problems) {
      return try KeyMap(text: text)
    } catch {
      for problem in error.all {
        Streams.message("\(path):\(problem.line): error: \(problem.message)")
      }
      throw ExitCode.validationFailure
    }
  }
}
