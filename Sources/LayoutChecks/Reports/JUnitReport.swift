import Cells
import SceneLoader

/// Findings as failed tests in JUnit's XML: a suite for each path, a test for each finding. Notes
/// don't fail; a path without warnings is one test that passed.
package enum JUnitReport: ReportFormat {
  package static let name = "junit"
  package static let purpose: String? = "lists of tests"

  package static func parts(of report: CheckedScenes) -> [ReportPart] {
    let tests = report.scenes.reduce(0) { $0 + max(failures($1).count, 1) }
    let failed = report.scenes.reduce(0) { $0 + failures($1).count }
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="reflow check" tests="\#(tests)" failures="\#(failed)">"#,
      ] + report.scenes.flatMap(suite) + ["</testsuites>"]
    return [ReportPart(lines.joined(separator: "\n"))]
  }

  private static func failures(_ scene: CheckedScene) -> [ConditionalFinding] {
    scene.outcome.findings.filter { $0.problem.severity != .note }
  }

  private static func suite(_ scene: CheckedScene) -> [String] {
    let failures = failures(scene)
    let name = XMLText.escaped(scene.path)
    let tests =
      failures.isEmpty
      ? [#"    <testcase name="layout" classname="\#(name)"/>"#]
      : failures.flatMap { test($0, in: scene) }
    let count = max(failures.count, 1)
    return [
      #"  <testsuite name="\#(name)" tests="\#(count)" failures="\#(failures.count)" errors="0">"#
    ] + tests + ["  </testsuite>"]
  }

  private static func test(_ finding: ConditionalFinding, in scene: CheckedScene) -> [String] {
    let problem = finding.problem
    let place = scene.place(of: problem)
    let words = place.map { " at line \($0.line), column \($0.column)" } ?? ""
    var attributes = [
      ("name", problem.identifier.name + words), ("classname", place?.file ?? scene.path),
    ]
    if let place { attributes += [("file", place.file), ("line", "\(place.line)")] }
    let detail = [problem.words, finding.conditions, problem.remedy ?? ""]
      .filter { !$0.isEmpty }.joined(separator: "\n")
    let failure = [("message", finding.sentence), ("type", problem.severity.rawValue)]
    return [
      "    <testcase \(text(of: attributes))>",
      "      <failure \(text(of: failure))>\(XMLText.escaped(detail))</failure>",
      "    </testcase>",
    ]
  }

  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { "\($0)=\"\(XMLText.escaped($1))\"" }.joined(separator: " ")
  }
}
