import ArgumentParser
import LayoutChecks

/// How findings are printed, and their exit code.
struct CheckReport: ParsableArguments {
  /// A format by its name.
  struct Format: ChoiceArgument {
    let kind: any ReportFormat.Type
    var rawValue: String { kind.name }

    init?(rawValue: String) {
      guard let kind = ReportFormats.named(rawValue) else { return nil }
      self.init(kind)
    }

    private init(_ kind: any ReportFormat.Type) { self.kind = kind }

    static let allCases = ReportFormats.all.map(Self.init)
    static let text = Self(TextReport.self)
    static let help = ReportFormats.all.compactMap { format in
      format.purpose.map { "\(format.name) for \($0)" }
    }.joined(separator: ", ")
  }

  @Option(help: "How to print it: \(Format.help).")
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
    let report = CheckedScenes(scenes, hasMatrix: hasMatrix, version: ProgramVersion.text)
    for part in format.kind.parts(of: report) {
      Streams.data(part.text, placed: part.location)
    }
    if hasMatrix { Streams.message(Self.summary(scenes)) }
    let problems = scenes.lazy.flatMap(\.outcome.findings).map(\.problem)
    if problems.contains(where: { $0.identifier == .internalError }) {
      throw Outcome.internalError
    }
    if scenes.contains(where: \.outcome.hasErrors) { throw Outcome.sceneHasErrors }
    if scenes.contains(where: \.outcome.hasWarnings) { throw Outcome.findingsOrMismatch }
  }

  /// `3 findings in 2 scenes: 1,344 combinations of 4 previews, 210 layouts`.
  private static func summary(_ scenes: [CheckedScene]) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    func sum(_ value: (MatrixOutcome) -> Int) -> Int { scenes.reduce(0) { $0 + value($1.outcome) } }
    return "\(count(sum(\.findings.count), "finding")) in \(count(scenes.count, "scene")): "
      + "\(count(sum(\.combinations), "combination")) of \(count(sum(\.previews), "preview")), "
      + count(sum(\.layouts), "layout")
  }
}
