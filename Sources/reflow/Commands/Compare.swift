import ArgumentParser
import Foundation
import LayoutChecks
import LayoutSolver
import Playground
import Questions
import SceneLoader

struct Compare: LaysOut {
  static let configuration = CommandConfiguration(
    commandName: AnsweringCommand.compare.rawValue,
    _superCommandName: Reflow.name,
    abstract:
      "Compare the scene with a log recorded on a device, between two releases, or a set of cases.",
    discussion: """
      With two releases, --os 26,27, or two SDKs, --sdk 26,27, and without a log, every preview is laid
      out under both; of each that differs it says with what view that begins, how much moves with
      it, and the rule of layout that differs, with its source.

      The log is a console's text, such as the lines of a Layout that prints its proposals and
      answers; numbers in front of lines, time stamps, blank lines and a hundredth of a point don't
      count. Or it is Layout Inspector's table, with a view's label, proposal and response in each
      row; a label is the view's accessibilityIdentifier, or its name or text. 'reflow recorder'
      prints a Swift file that writes such a log, with frames, in an app of yours; its platform,
      release and pixels a point are taken over where no option says others.
      What differs is named with the rule of layout that gives Reflow's figure. Exit code 2 then.

      With --cases the path is a set of conformance cases, a folder with a set.json, and each is laid out
      as it says: how many views and figures agree of each release, source and confidence, and which
      differ. --format json prints the figures instead, as the set's oracle.py reads them.
      """)

  @OptionGroup var scene: SceneOptions
  @Argument(help: "The recorded log, or - for standard input.", completion: .file())
  var log: String?
  @OptionGroup var layout: LayoutOptions
  @Option(
    name: .customLong("case"),
    help: "Write the log's frames and the scene as a conformance case into this file.",
    completion: .file())
  var caseFile: String?
  @Flag(help: "Lay out the conformance cases in the folder that the path names.") var cases = false
  @Option(help: "How --cases prints it.") var format: OutputFormat?

  func validate() throws {
    if cases {
      guard log == nil, caseFile == nil, scene.preview == nil, layout.arguments.isEmpty else {
        throw ValidationError(
          "each case says what it shows and where; give --cases the folder alone")
      }
      return
    }
    if format != nil {
      throw ValidationError("--format goes with --cases; the other comparisons are printed as text")
    }
    let count = layout.compared.count
    if log == nil, count < 2 {
      throw ValidationError(
        "name a log that was recorded, or two releases: 'reflow compare \(scene.path) --os 26,27'")
    }
    if log != nil, count > 1 {
      throw ValidationError("a log is compared with one release; give --os and --sdk one each")
    }
    if log == nil, caseFile != nil {
      throw ValidationError("--case writes what a log recorded; name the log")
    }
    if scene.path == "-", log == "-" {
      throw ValidationError("only one of scene and log can come from standard input")
    }
  }

  func run() throws {
    if cases { return try compareCases() }
    if let log { try compare(with: log) } else { try compareReleases() }
  }

  private func compareCases() throws {
    let set: ConformanceSet
    do throws(ConformanceSet.Unreadable) {
      set = try ConformanceSet(folder: scene.path)
    } catch {
      throw UnreadableScene(message: "error: \(error.sentence)").said
    }
    let report = ConformanceReport(set, engine: "\(Reflow.name) \(Reflow.configuration.version)")
    Streams.data(format == .json ? report.json.pretty : report.text)
    if report.views.contains(where: { !$0.agrees }) { throw Outcome.findingsOrMismatch }
  }

  private func compare(with log: String) throws {
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

  // MARK: Releases

  private func compareReleases() throws {
    let layouts = layout.compared
    let scenes = try scene.load(for: layouts)
    for (scene, layout) in zip(scenes, layouts) where scene.hasErrors {
      Streams.message("\(words(layout)):")
      scene.diagnostics.forEach { Streams.message(scene.text(of: $0)) }
    }
    if scenes.contains(where: \.hasErrors) { throw Outcome.sceneHasErrors }
    var names = scene.preview == nil ? scenes[0].previews : []
    // Those that only the other release has, too.
    if !names.isEmpty { names += scenes[1].previews.filter { !names.contains($0) } }
    var differing = 0
    for name in names.isEmpty ? [scenes[0].rootName ?? scene.path] : names {
      differing += try compare(name, names.isEmpty, scenes, layouts) ? 1 : 0
    }
    Streams.data(
      "\(differing) of \(max(names.count, 1)) previews differ between \(words(layouts[0])) and "
        + words(layouts[1]))
    if differing > 0 { throw Outcome.findingsOrMismatch }
  }

  /// Prints the differences of a preview, and returns whether there are any.
  private func compare(
    _ name: String, _ isRoot: Bool, _ scenes: [Scene], _ layouts: [LayoutOptions]
  ) throws -> Bool {
    var results: [LayoutResult] = []
    for (scene, layout) in zip(scenes, layouts) {
      let preview = isRoot ? nil : scene.previews.firstIndex(of: name)
      guard isRoot || preview != nil else {
        Streams.data("\(name): isn't there with \(words(layout))")
        return true
      }
      let laidOut = scene.layoutFromStart(layout.settings(for: scene), showing: preview)
      let errors = laidOut.diagnostics.filter { $0.severity == .error }
      guard let result = laidOut.result, errors.isEmpty else {
        errors.forEach { Streams.message(scene.text(of: $0)) }
        Streams.data("\(name): has errors with \(words(layout))")
        return true
      }
      results.append(result)
    }
    let pixel = 1 / layouts[0].settings(for: scenes[0]).platform.displayScale
    let difference = ReleaseDifference(
      from: results[0], to: results[1], files: scenes[1].files, pixel: pixel)
    guard let difference else { return false }
    let count = difference.moved
    Streams.data(
      "\(name): \(difference.cause)" + (count > 1 ? "; \(count) views moved with it" : ""))
    if let rule = difference.rule {
      Streams.data("  rule: \(rule.name): \(rule.sentence) (\(rule.source))")
    }
    return true
  }

  /// `iOS 26`, and the SDK if it was chosen.
  private func words(_ layout: LayoutOptions) -> String {
    let target = layout.target
    let system = target.kind == .mac ? "macOS" : "iOS"
    return "\(system) \(target.os)" + (layout.sdk.map { " with SDK \($0)" } ?? "")
  }
}
