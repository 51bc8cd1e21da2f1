import Cells

/// Findings in the form of compilers' problems, with the conditions they hold under.
package enum TextReport: ReportFormat {
  package static let name = "text"

  package static func parts(of report: CheckedScenes) -> [ReportPart] {
    report.scenes.flatMap { scene in
      scene.outcome.findings.flatMap { finding in
        let conditions = report.hasMatrix ? words(finding) : nil
        let problem = finding.problem
        return [
          ReportPart(problem.text(in: scene.files, conditions: conditions), at: problem.location)
        ] + scene.diff(of: finding).map { ReportPart("    \(TextWidth.printable($0))") }
      }
    }
  }

  /// `from accessibility1 on (measured: at accessibility1; gone from 431 points wide)`.
  private static func words(_ finding: ConditionalFinding) -> String? {
    guard let example = finding.example else { return nil }
    let conditions = finding.conditions.isEmpty ? "in every combination" : finding.conditions
    let measured = ["measured: \(example)", finding.threshold].compactMap(\.self)
    return "\(conditions) (\(measured.joined(separator: "; ")))"
  }
}
