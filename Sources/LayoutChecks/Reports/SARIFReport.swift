import Foundation
import JSONText
import LayoutSolver
import SceneLoader

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0, as code scanning reads
/// them.
package enum SARIFReport: ReportFormat {
  package static let name = "sarif"
  package static let purpose: String? = "code scanning"

  package static func parts(of report: CheckedScenes) -> [ReportPart] {
    let results = report.scenes.flatMap { scene in scene.outcome.findings.map { ($0, scene) } }
    let rules = Set(results.map(\.0.problem.identifier.name)).sorted()
    let driver: [(String, JSON)] = [
      ("name", .string("Reflow")), ("version", .string(report.version)),
      ("rules", .array(rules.map(rule))),
    ]
    let json = JSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", .object(driver))])),
            ("columnKind", .string("utf16CodeUnits")),
            ("results", .array(results.map { result($0.0, in: $0.1, rules) })),
          ])
        ])
      ),
    ])
    return [ReportPart(json.pretty)]
  }

  private static func rule(_ identifier: String) -> JSON {
    var members: [(String, JSON)] = [("id", .string(identifier))]
    if let rule = DiagnosticID.ofFindings.first(where: { $0.name == identifier }) {
      members.append(("shortDescription", .object([("text", .string(rule.meaning))])))
    }
    return .object(members)
  }

  private static func result(
    _ finding: ConditionalFinding, in scene: CheckedScene, _ rules: [String]
  ) -> JSON {
    let problem = finding.problem
    let text = finding.sentence + (problem.remedy.map { ". Remedy: \($0)" } ?? "")
    var members: [(String, JSON)] = [
      ("ruleId", .string(problem.identifier.name)),
      ("ruleIndex", .integer(rules.firstIndex(of: problem.identifier.name) ?? 0)),
      ("level", .string(problem.severity.rawValue)),
      ("message", .object([("text", .string(text))])),
    ]
    if let place = scene.place(of: problem) {
      members.append(("locations", .array([location(place)])))
    }
    if let remedy = finding.remedy { members.append(("fixes", .array([fix(remedy, in: scene)]))) }
    // Line numbers change with every edit above; the line's text stays.
    let print = [problem.identifier.name, problem.location?.file, scene.code(of: problem)]
      .compactMap(\.self).joined(separator: "\u{1F}")
    members.append(
      ("partialFingerprints", .object([("ruleAndLine/v1", .string(fingerprint(print)))])))
    return .object(members)
  }

  private static func fix(_ remedy: Remedy, in scene: CheckedScene) -> JSON {
    let replacements = remedy.edits.edits.compactMap { edit -> JSON? in
      guard let region = scene.region(edit, in: remedy.edits.file) else { return nil }
      let members: [(String, JSON)] = [
        ("startLine", .integer(region.start.line)), ("startColumn", .integer(region.start.column)),
        ("endLine", .integer(region.end.line)), ("endColumn", .integer(region.end.column)),
      ]
      return .object([
        ("deletedRegion", .object(members)),
        ("insertedContent", .object([("text", .string(edit.text))])),
      ])
    }
    let change: [(String, JSON)] = [
      ("artifactLocation", .object([("uri", .string(uri(of: remedy.edits.file)))])),
      ("replacements", .array(replacements)),
    ]
    return .object([
      ("description", .object([("text", .string(remedy.limitedWords))])),
      ("artifactChanges", .array([.object(change)])),
    ])
  }

  private static func location(_ place: ReportedPlace) -> JSON {
    let region: [(String, JSON)] = [
      ("startLine", .integer(place.line)), ("startColumn", .integer(place.column)),
      ("endColumn", .integer(place.endColumn)),
    ]
    return .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(uri(of: place.file)))])),
          ("region", .object(region)),
        ])
      )
    ])
  }

  /// A relative reference, or a file's URL for an absolute path.
  private static func uri(of path: String) -> String {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped.replacing(":", with: "%3A")
  }

  /// The text's 64-bit FNV-1a hash in hexadecimal digits: the same on every machine.
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
