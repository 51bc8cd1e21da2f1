import JSONText
import SceneLoader

/// Findings with all that is known of them, for other programs.
package enum JSONReport: ReportFormat {
  package static let name = "json"

  package static func parts(of report: CheckedScenes) -> [ReportPart] {
    let json = JSON.object([
      ("schemaVersion", .integer(1)),
      ("scenes", .array(report.scenes.map { JSON($0, hasMatrix: report.hasMatrix) })),
    ])
    return [ReportPart(json.pretty)]
  }
}

extension JSON {
  fileprivate init(_ scene: CheckedScene, hasMatrix: Bool) {
    let outcome = scene.outcome
    var members: [(String, JSON)] = [("scene", .string(scene.path))]
    if hasMatrix {
      members += [
        ("previews", .integer(outcome.previews)), ("combinations", .integer(outcome.combinations)),
        ("layouts", .integer(outcome.layouts)),
      ]
    }
    members.append(
      ("diagnostics", .array(outcome.findings.map { JSON($0, hasMatrix: hasMatrix) })))
    self = .object(members)
  }

  private init(_ remedy: Remedy) {
    self = .object([
      ("words", .string(remedy.limitedWords)), ("isSafe", .bool(remedy.isSafe)),
      ("file", .string(remedy.edits.file)),
      (
        "edits",
        .array(
          remedy.edits.edits.map { edit in
            .object([
              ("start", .integer(edit.start)), ("end", .integer(edit.end)),
              ("text", .string(edit.text)),
            ])
          })
      ),
    ])
  }

  private init(_ finding: ConditionalFinding, hasMatrix: Bool) {
    var problem = JSON(finding.problem)
    if let remedy = finding.remedy, case .object(let members) = problem {
      problem = .object(members + [("fix", JSON(remedy))])
    }
    guard hasMatrix, case .object(let members) = problem else {
      self = problem
      return
    }
    self = .object(
      members + [
        ("conditions", .string(finding.conditions)), ("measuredAt", .string(finding.example)),
        ("goneFromWidth", finding.goneFrom.map(JSON.number) ?? .null),
        ("combinations", .integer(finding.count)),
      ])
  }
}
