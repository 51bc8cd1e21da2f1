import SceneLoader

/// Findings as workflow commands, which GitHub shows as annotations at their lines.
package enum GitHubReport: ReportFormat {
  package static let name = "github"
  package static let purpose: String? = "annotations"

  package static func parts(of report: CheckedScenes) -> [ReportPart] {
    report.scenes.flatMap { scene in
      scene.outcome.findings.map { ReportPart(line($0, in: scene)) }
    }
  }

  private static func line(_ finding: ConditionalFinding, in scene: CheckedScene) -> String {
    let problem = finding.problem
    var properties: [(String, String)] = []
    if let place = scene.place(of: problem) {
      properties = [
        ("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)"),
        ("endColumn", "\(place.endColumn)"),
      ]
    }
    properties.append(("title", problem.identifier.name))
    let text = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    let message = finding.sentence + (problem.remedy.map { "\n\($0)" } ?? "")
    let level = problem.severity == .note ? "notice" : problem.severity.rawValue
    return "::\(level) \(text)::\(escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
