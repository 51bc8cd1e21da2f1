import ArgumentParser
import JSONText
import LayoutChecks

/// How findings are printed, and the exit code that they come to.
struct CheckReport: ParsableArguments {
  enum Format: String, ChoiceArgument { case text, json, sarif, github, junit }

  @Option(
    help: """
      How to print it: sarif for code scanning, github for annotations, junit for lists of tests.
      """)
  var format = Format.text
  @OptionGroup var selection: FindingSelection

  /// - Throws: the exit code that the findings come to.
  func print(
    _ checked: [CheckedScene], _ changes: ChangedFiles?, hasMatrix: Bool, isWhole: Bool = true
  ) throws {
    let scenes = try selection.select(checked, by: changes, isWhole: isWhole)
    switch format {
    case .text: CheckText(hasMatrix: hasMatrix).print(scenes)
    case .json: Streams.data(JSON(scenes, hasMatrix: hasMatrix).pretty)
    case .sarif: Streams.data(SARIFReport(scenes, version: ProgramVersion.text).json.pretty)
    case .github: GitHubReport.lines(scenes).forEach(Streams.data)
    case .junit: Streams.data(JUnitReport(scenes).text)
    }
    if hasMatrix { Streams.message(CheckText.summary(scenes)) }
    let problems = scenes.lazy.flatMap(\.outcome.findings).map(\.problem)
    if problems.contains(where: { $0.identifier == InternalError.rule }) {
      throw Outcome.internalError
    }
    if scenes.contains(where: \.outcome.hasErrors) { throw Outcome.sceneHasErrors }
    if scenes.contains(where: \.outcome.hasWarnings) { throw Outcome.findingsOrMismatch }
  }
}
