import ArgumentParser
import JSONText
import LayoutChecks
import LayoutSolver
import Playground
import Questions
import SceneLoader

struct Inspect: LaysOut {
  static let configuration = CommandConfiguration(
    commandName: AnsweringCommand.inspect.rawValue,
    _superCommandName: Reflow.name, abstract: "Print the placed tree: proposals, sizes, frames.",
    discussion: "Numbers are points; frames are in the container's space, safe area included.")

  @OptionGroup var scene: SceneOptions
  @OptionGroup var layout: LayoutOptions
  @Option(help: "How to print it.") var format = OutputFormat.text

  func run() throws {
    let run = try SceneRun(scene, layout, recording: .off)
    switch format {
    case .text: printText(run)
    case .json: Streams.data(json(run).pretty)
    }
    try run.finish()
  }

  private func printText(_ run: SceneRun) {
    guard let result = run.result else { return }
    Streams.data(run.containerLine)
    TreeReport(result: result).lines.forEach(Streams.data)
    run.output.forEach { Streams.data("prints: \($0)") }
  }

  private func json(_ run: SceneRun) -> JSON {
    .object([
      ("schemaVersion", .integer(1)),
      ("scene", .string(scene.path)),
      ("container", JSON(run.settings.container.size)),
      ("safeAreaInsets", JSON(run.settings.container.contentInsets)),
      ("displayScale", .number(run.settings.platform.displayScale)),
      ("root", run.result.flatMap { result in result.root.map { JSON($0, of: result) } } ?? .null),
      ("output", .array(run.output.map(JSON.string))),
      ("diagnostics", .array(run.problems.map { JSON($0) })),
    ])
  }
}
