import ArgumentParser
import Foundation
import Playground
import SceneLoader

struct Compare: ParsableCommand, RunsOneScene {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    _superCommandName: Reflow.name, abstract: "Compare the scene with a log recorded on a device.",
    discussion: """
      The log is a console's text, such as the lines of a Layout that prints its proposals and
      answers; numbers in front of lines, time stamps, blank lines and a hundredth of a point don't
      count. Or it is Layout Inspector's table, with a view's label, proposal and response in each
      row; a label is the view's accessibilityIdentifier, or its name or text. 'reflow recorder'
      prints a Swift file that writes such a log, with frames, in an app of yours; its platform,
      release and pixels a point are taken over where no option says others.
      What differs is named with the rule of layout that gives Reflow's figure. Exit code 2 then.
      """)

  @OptionGroup var scene: SceneOptions
  @Argument(help: "The recorded log, or - for standard input.", completion: .file())
  var log: String
  @OptionGroup var layout: LayoutOptions
  @Option(
    name: .customLong("case"),
    help: "Write the log's frames and the scene as a conformance case into this file.",
    completion: .file())
  var caseFile: String?

  func validate() throws {
    if scene.path == "-", log == "-" {
      throw ValidationError("only one of scene and log can come from standard input")
    }
  }

  func run() throws {
    let recorded = RecordedLog(text: try TextInput.read(log))
    var layout = self.layout
    if let platform = recorded.platform { layout.fill(from: platform) }
    let run = try SceneRun(scene, layout, recording: .on)
    try run.finish()
    if let caseFile {
      let text = ConformanceText(log: recorded, settings: run.settings, files: run.scene.files).text
      try OutputFile.write(text, to: caseFile)
    }
    guard let difference = recorded.firstDifference(from: run.output, and: run.result) else {
      Streams.data("equal: \(recorded.extent)")
      return
    }
    Streams.data("line \(difference.line) differs")
    Streams.data("recorded: \(difference.recorded ?? "(the log ends)")")
    Streams.data("reflow:   \(difference.ours ?? "(here it ends)")")
    if let rule = difference.rule {
      Streams.data("rule:     \(rule.name): \(rule.sentence)")
    }
    throw Outcome.findingsOrMismatch
  }
}
