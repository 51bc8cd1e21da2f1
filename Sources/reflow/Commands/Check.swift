import ArgumentParser
import LayoutSolver
import Playground
import SceneLoader

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print diagnostics and layout findings.",
    discussion: "Exit code 1 when a scene has errors, 2 when there are warnings only.")

  @Argument(
    help: "Swift files, folders of them, bundled scenes' names, or - for standard input.",
    completion: .file(extensions: ["swift"]))
  var paths: [String]
  @OptionGroup var layout: LayoutOptions
  @Option(help: "How to print it.") var format = OutputFormat.text

  func validate() throws {
    if paths.isEmpty { throw ValidationError("name a scene to check") }
  }

  func run() throws {
    var hasErrors = false
    var hasWarnings = false
    var scenes: [JSON] = []
    // One scene at a time: a folder's worth of them would fill the memory.
    for path in paths {
      let run = SceneRun(
        scene: try SceneOptions.load(path, preview: nil), layout, recording: .off)
      hasErrors = hasErrors || run.hasErrors
      hasWarnings = hasWarnings || run.problems.contains { $0.severity == .warning }
      switch format {
      case .text: run.problems.forEach { Streams.data(run.scene.text(of: $0)) }
      case .json: scenes.append(Self.json(path: path, run: run))
      }
    }
    if format == .json {
      Streams.data(
        JSON.object([("schemaVersion", .integer(1)), ("scenes", .array(scenes))]).pretty)
    }
    if hasErrors { throw Outcome.sceneHasErrors }
    if hasWarnings { throw Outcome.findingsOrMismatch }
  }

  private static func json(path: String, run: SceneRun) -> JSON {
    .object([
      ("scene", .string(path)), ("diagnostics", .array(run.problems.map { JSON($0) })),
    ])
  }
}
