import ArgumentParser
import Foundation
import Playground
import SceneLoader

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare the scene with a log recorded on a device.",
    discussion: """
      The log is a console's text, such as the lines of a Layout that prints its proposals and
      answers; numbers in front of lines, time stamps, blank lines and a hundredth of a point don't
      count. Or it is Layout Inspector's table, with a view's label, proposal and response in each
      row; a label is the view's accessibilityIdentifier, or its name or text.
      Exit code 2 when a line differs.
      """)

  @OptionGroup var scene: SceneOptions
  @Argument(help: "The recorded log, or - for standard input.", completion: .file())
  var log: String
  @OptionGroup var layout: LayoutOptions

  func validate() throws {
    if scene.path == "-", log == "-" {
      throw ValidationError("only one of scene and log can come from standard input")
    }
  }

  func run() throws {
    let recorded = RecordedLog(text: try TextInput.read(log))
    let run = try SceneRun(scene, layout, recording: .on)
    try run.finish()
    guard let difference = recorded.firstDifference(from: run.output, and: run.result) else {
      Streams.data("equal: \(recorded.extent)")
      return
    }
    Streams.data("line \(difference.line) differs")
    Streams.data("recorded: \(difference.recorded ?? "(the log ends)")")
    Streams.data("reflow:   \(difference.ours ?? "(here it ends)")")
    throw Outcome.findingsOrMismatch
  }
}
