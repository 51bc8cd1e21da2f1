import ArgumentParser
import LayoutSolver
import Playground
import SceneLoader

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
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
    let runs = try paths.map { path in
      SceneRun(scene: try SceneOptions.load(path, preview: nil), layout, recording: .off)
    }
    switch format {
    case .text:
      for run in runs { run.problems.forEach { Streams.data(run.scene.text(of: $0)) } }
    case .json:
      Streams.data(
        JSON.object([
          ("schemaVersion", .integer(1)),
          ("scenes", .array(zip(paths, runs).map(Self.json))),
        ]).pretty)
    }
    if runs.contains(where: \.hasErrors) { throw Outcome.sceneHasErrors }
    if runs.contains(where: { $0.problems.contains { $0.severity == .warning } }) {
      throw Outcome.findingsOrMismatch
    }
  }

  private static func json(path: String, run: SceneRun) -> JSON {
    .object([
      ("scene", .string(path)), ("diagnostics", .array(run.problems.map { JSON($0) })),
    ])
  }
}
