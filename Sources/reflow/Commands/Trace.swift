import ArgumentParser
import JSONText
import LayoutChecks
import LayoutSolver
import Playground
import Questions
import SceneLoader

struct Trace: LaysOut {
  static let configuration = CommandConfiguration(
    commandName: AnsweringCommand.trace.rawValue,
    _superCommandName: Reflow.name, abstract: "Print the negotiation, call by call.",
    discussion: """
      A line is one call: its phase (min and max are a stack's probes), the view, the proposal and
      the answer, indented by nesting. Answers from memory are left out unless --repeats is given.
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup var layout: LayoutOptions
  @Option(help: "How to print it; json is one event a line.") var format = OutputFormat.text
  @Option(help: "Only the calls to the view with this accessibilityIdentifier.") var node: String?
  @Option(
    help: "Only the calls with these words: a view, a phase, a length or size, as in 'text 300'.")
  var filter: String?
  @Flag(help: "Also the answers given from memory.") var repeats = false
  @Flag(help: "Only what the scene itself printed.") var printed = false

  func run() throws {
    let run = try SceneRun(scene, layout, recording: printed ? .off : .on)
    if printed {
      run.output.forEach(Streams.printed)
    } else if let result = run.result {
      try print(result)
    }
    try run.finish()
  }

  private func print(_ result: LayoutResult) throws {
    var report = TraceReport(result: result, includesRepeats: repeats)
    if let node { report.node = try result.requireNode(node).id }
    report.matcher = filter.flatMap(TraceQuery.init)?.matcher(result.nodes)
    switch format {
    case .text: report.lines.forEach(Streams.data)
    case .json: report.events.forEach { Streams.data(JSON($0, of: result).compact) }
    }
  }
}
