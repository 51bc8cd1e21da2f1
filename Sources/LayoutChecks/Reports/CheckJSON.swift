import SceneLoader

extension JSON {
  /// What `reflow check --format json` prints.
  package init(_ scenes: [CheckedScene], hasMatrix: Bool) {
    self = .object([
      ("schemaVersion", .integer(1)),
      ("scenes", .array(scenes.map { JSON($0, hasMatrix: hasMatrix) })),
    ])
  }

  private init(_ scene: CheckedScene, hasMatrix: Bool) {
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

  private init(_ finding: ConditionalFinding, hasMatrix: Bool) {
    let problem = JSON(finding.problem)
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
