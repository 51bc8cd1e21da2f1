import ArgumentParser
import JSONText
import LayoutChecks

/// How findings are printed, and their exit code.
struct CheckReport: ParsableArguments {
  enum Format: String, ChoiceArgument { case text, json, sarif, github, junit }

  @Option(
    help: """
      How to print it: sarif for code scanning, github for annotations, junit for lists of tests.
      """)
  var format = Format.text
  @Option(
    help: "Report only what this file of accepted findings doesn't list.", completion: .file())
  private var baseline: String?
  @Flag(help: "Write all findings into the baseline file, which accepts them.")
  private var updateBaseline = false
  @Option(
    help: ArgumentHelp(
      "Report only findings in files that differ from a revision of git.", valueName: "revision"))
  private var changedSince: String?

  /// As the parser makes them of no arguments.
  static func plain() throws -> CheckReport {
    var report = CheckReport()
    report.format = .text
    (report.baseline, report.updateBaseline, report.changedSince) = (nil, false, nil)
    try report.validate()
    return report
  }

  func validate() throws { try selection.validate() }

  // An option group of its own would cost every start five searches for conformances.
  var selection: FindingSelection {
    FindingSelection(
      baseline: baseline, updateBaseline: updateBaseline, changedSince: changedSince)
  }

  /// - Throws: the exit code for the findings.
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
