import Foundation
import SceneLoader
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif
@testable import LayoutChecks

/// Reports are read by others: each is read here as they read it.
@Suite struct ReportTests {
  static let file = Scene.File(name: "a b,c.swift", text: "import SwiftUI\nlet é = \"<&>\"; x\n")

  static func scenes(_ severity: SceneDiagnostic.Severity = .warning) -> [CheckedScene] {
    let problem = SceneDiagnostic(
      severity: severity, identifier: DiagnosticID(.overflow), message: "100% of \"<x>\"\nis cut",
      location: SceneLocation(file: file.name, line: 2, column: 17, offset: 31, length: 1),
      remedy: "wrap it")
    let finding = ConditionalFinding(problem, conditions: "from large on", count: 3)
    return [
      CheckedScene(path: file.name, files: [file], outcome: MatrixOutcome(findings: [finding]))
    ]
  }

  static func text(_ format: any ReportFormat.Type, _ scenes: [CheckedScene]) -> String {
    format.parts(of: CheckedScenes(scenes, hasMatrix: false, version: "1")).map(\.text)
      .joined(separator: "\n")
  }

  private func object(_ value: Any?) throws -> [String: Any] {
    try #require(value as? [String: Any])
  }
  private func first(_ value: Any?) throws -> [String: Any] {
    try object((value as? [Any])?.first)
  }

  @Test func sarifPlacesAreInUTF16AndPathsAreReferences() throws {
    let text = Self.text(SARIFReport.self, Self.scenes())
    let json = try object(JSONSerialization.jsonObject(with: Data(text.utf8)))
    #expect(json["version"] as? String == "2.1.0")
    let run = try first(json["runs"])
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let result = try first(run["results"])
    #expect(result["ruleId"] as? String == "overflow")
    #expect(result["level"] as? String == "warning")
    let place = try object(first(result["locations"])["physicalLocation"])
    #expect(try object(place["artifactLocation"])["uri"] as? String == "a%20b,c.swift")
    let region = try object(place["region"])
    #expect(region["startLine"] as? Int == 2)
    // `é` is two bytes and one unit of UTF-16.
    #expect(region["startColumn"] as? Int == 16)
  }

  /// The escapes of GitHub's workflow commands.
  @Test func annotationsEscapeWhatSeparatesThem() {
    let line = Self.text(GitHubReport.self, Self.scenes())
    #expect(
      line == "::warning file=a b%2Cc.swift,line=2,col=16,endColumn=17,title=overflow::"
        + "100%25 of \"<x>\"%0Ais cut (from large on)%0Awrap it")
    #expect(Self.text(GitHubReport.self, Self.scenes(.note)).hasPrefix("::notice "))
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { elements.append((name, attributes)) }
  }

  @Test(arguments: [(SceneDiagnostic.Severity.warning, "1"), (.note, "0")])
  func junitIsXML(severity: SceneDiagnostic.Severity, failures: String) throws {
    let parser = XMLParser(data: Data(Self.text(JUnitReport.self, Self.scenes(severity)).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.elements[0].attributes["failures"] == failures)
    #expect(reader.elements.contains { $0.name == "failure" } == (failures == "1"))
    let failure = reader.elements.first { $0.name == "failure" }
    #expect(failure.map { $0.attributes["message"]?.hasPrefix("100% of \"<x>\"") } != false)
  }

  @Test func aBaselineTakesAwayWhatItAcceptsAndNoMore() throws {
    var baseline = Baseline(path: "base.json")
    baseline.accept(Self.scenes())
    let read = try Baseline(Data(baseline.text.utf8), path: "base.json")
    var same = Self.scenes()
    #expect(read.filter(&same) == 0)
    #expect(same[0].outcome.findings.isEmpty)
    // The same twice: one is new.
    var twice = Self.scenes()
    twice[0].outcome.findings += twice[0].outcome.findings
    _ = read.filter(&twice)
    #expect(twice[0].outcome.findings.count == 1)
    // Gone.
    var none = Self.scenes()
    none[0].outcome.findings = []
    #expect(read.filter(&none) == 1)
    // Errors are never accepted.
    var errors = Self.scenes(.error)
    baseline.accept(errors)
    _ = baseline.filter(&errors)
    #expect(errors[0].outcome.findings.count == 1)
  }
}
