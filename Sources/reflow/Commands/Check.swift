import ArgumentParser
import Foundation
import LayoutChecks
import LayoutSolver
import SceneLoader

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print diagnostics and layout findings.",
    discussion: """
      Findings are those of what a scene shows first; errors are looked for in all its previews.
      With --each or --matrix a scene is laid out under every combination of conditions, and each
      finding is said once, with the conditions it holds under. Devices and type sizes are searched
      for the thresholds at which findings come and go.
      Exit code 1 when a scene has errors, 2 when there are warnings only.
      """)

  enum Format: String, ChoiceArgument { case text, json, sarif, github, junit }

  @Argument(
    help: "Swift files, folders of them, bundled scenes' names, or - for standard input.",
    completion: .file(extensions: ["swift"]))
  var paths: [String]
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var matrix: MatrixOptions
  @Flag(
    name: .customLong("without-effect"),
    help: "Also list the modifiers that are accepted and change nothing here.")
  var listsWithoutEffect = false
  @Option(
    help: """
      How to print it: sarif for code scanning, github for annotations, junit for lists of tests.
      """)
  var format = Format.text
  @OptionGroup var selection: FindingSelection
  @Flag(help: "Check again whenever a file changes, until interrupted.") var watch = false

  func validate() throws {
    if paths.isEmpty { throw ValidationError("name a scene to check") }
    if layout.container != nil, matrix.values.devices != nil || matrix.values.orientations != nil {
      throw ValidationError("--container gives one screen; leave it out to check devices")
    }
    if layout.device != nil, matrix.values.devices != nil {
      throw ValidationError("--device gives one device; leave it out to check others too")
    }
    if watch, paths.contains("-") {
      throw ValidationError("--watch follows files; standard input is read once")
    }
  }

  func run() throws {
    let paths = try selection.changed(paths)
    guard watch else { return try report(check(paths)) }
    var stamps = FileStamps(paths)
    while true {
      do {
        try report(check(paths))
        Streams.message("no warnings; waiting for a change")
      } catch let code as ExitCode where Outcome.ofScenes.contains(code) {
        Streams.message("waiting for a change")
      }
      while !stamps.change() { Thread.sleep(forTimeInterval: 0.3) }
    }
  }

  /// One path at a time: a folder's worth of scenes would fill the memory.
  private func check(_ paths: [String]) throws -> [CheckedScene] {
    let progress = CheckProgress()
    defer { progress.clear() }
    return try paths.map { path in
      let scene = try SceneOptions.load(path, preview: nil, for: layout)
      var outcome =
        matrix.isGiven
        ? matrixOutcome(of: scene, path, progress)
        : MatrixOutcome(findings: problems(of: scene).map { ConditionalFinding($0, count: 1) })
      let expected = ExpectationCheck(
        base: layout.screen(for: scene), settings: layout.settings(for: scene)
      ).problems(of: scene)
      // A matrix has checked those without conditions.
      let known = Set(outcome.findings.map(\.problem.location))
      outcome.findings += expected.filter { !known.contains($0.location) }
        .map { ConditionalFinding($0, count: 1) }
      return CheckedScene(path: path, files: scene.files, outcome: outcome)
    }
  }

  /// What there is to say of the scene under the one condition that was given.
  private func problems(of scene: Scene) -> [SceneDiagnostic] {
    let run = SceneRun(scene: scene, layout, recording: .off)
    return run.problems + errorsOfPreviews(of: scene, besides: run.problems) + run.notes
      + (listsWithoutEffect ? run.notesOnModifiersWithoutEffect : [])
  }

  /// The errors of what other previews show, as the app of a project's folder shows few of its views.
  private func errorsOfPreviews(
    of scene: Scene, besides known: [SceneDiagnostic]
  ) -> [SceneDiagnostic] {
    let previews = scene.previews
    guard previews.count > 1 || previews.first != scene.rootName else { return [] }
    let settings = layout.settings(for: scene)
    return previews.indices.reduce(into: [SceneDiagnostic]()) { errors, preview in
      let laidOut = scene.layoutFromStart(settings, showing: preview, recording: .off)
      for problem in laidOut.diagnostics
      where problem.severity == .error && !known.contains(problem) && !errors.contains(problem) {
        errors.append(problem)
      }
    }
  }

  private func matrixOutcome(
    of scene: Scene, _ path: String, _ progress: CheckProgress
  ) -> MatrixOutcome {
    let conditions = LayoutMatrix(
      base: layout.settings(for: scene), screen: layout.screen(for: scene), matrix.values,
      known: scene.languages)
    // Standard input can't be read again.
    let text = path == "-" ? scene.files : nil
    let check = MatrixCheck(
      conditions,
      load: {
        if let text {
          return Scene(
            files: text, name: path, for: layout.target, allowsBounds: layout.allowsBounds)
        }
        return try SceneOptions.load(path, preview: nil, for: layout)
      }, progress: { progress.update(path, layouts: $0) })
    return check.outcome(of: scene)
  }

  /// - Throws: the exit code that the findings come to.
  private func report(_ checked: [CheckedScene]) throws {
    let scenes = try selection.select(checked)
    switch format {
    case .text: CheckText(hasMatrix: matrix.isGiven).print(scenes)
    case .json: Streams.data(JSON(scenes, hasMatrix: matrix.isGiven).pretty)
    case .sarif:
      Streams.data(SARIFReport(scenes, version: Reflow.configuration.version).json.pretty)
    case .github: GitHubReport.lines(scenes).forEach(Streams.data)
    case .junit: Streams.data(JUnitReport(scenes).text)
    }
    if matrix.isGiven { Streams.message(CheckText.summary(scenes)) }
    if scenes.contains(where: \.outcome.hasErrors) { throw Outcome.sceneHasErrors }
    if scenes.contains(where: \.outcome.hasWarnings) { throw Outcome.findingsOrMismatch }
  }
}
