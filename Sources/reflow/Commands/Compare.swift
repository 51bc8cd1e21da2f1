import ArgumentParser
import Foundation
import Playground
import SceneLoader

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare what the scene prints with a log recorded on a device.",
    discussion: """
      The log is a console's text, such as the lines of a Layout that prints its proposals and
      answers. Numbers in front of lines, time stamps and blank lines don't count.
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
    let run = try SceneRun(scene, layout, recording: .off)
    try run.finish()
    let ours = RecordedLog(lines: run.output)
    guard let difference = ours.firstDifference(from: recorded) else {
      Streams.data("equal: \(recorded.lines.count) lines")
      return
    }
    Streams.data("line \(difference.line) differs")
    Streams.data("recorded: \(difference.recorded ?? "(the log ends)")")
    Streams.data("reflow:   \(difference.ours ?? "(the scene prints no more)")")
    throw Outcome.findingsOrMismatch
  }
}
