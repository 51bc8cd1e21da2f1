import Foundation
import LayoutChecks
import LayoutSolver
import SceneLoader
import Testing

/// `Sources/Findings.md`: each rule with its meaning and a scene of `Tests/Findings` that shows it.
/// `REFLOW_WRITE_DOCUMENTS=1 swift test --filter FindingPageTests` writes it anew.
@Suite("The page of findings", .serialized)
struct FindingPageTests {
  /// Rules of a scene that is given up: one that shows it would take seconds or be refused before.
  static let withoutExample: Set<String> = ["too-deep", "too-much-asked"]

  @Test("Every rule has a scene that shows it, and its section on the page")
  func page() throws {
    var lines: [String] = []
    for rule in DiagnosticID.ofFindings.sorted(by: { $0.name < $1.name }) {
      lines += ["### `\(rule.name)`", "", Self.sentence(rule.meaning), ""]
      if Self.withoutExample.contains(rule.name) { continue }
      let example = try Example(rule.name)
      let problem = try #require(example.problem, "\(rule.name): not found in its scene")
      lines += Self.lines(of: problem, in: example.code)
    }
    try expectGenerated("findings", in: "Sources/Findings.md", lines.dropLast())
  }

  @Test("Every other diagnostic has its section on the page")
  func diagnostics() throws {
    var lines: [String] = []
    for row in DiagnosticID.ofDiagnostics.sorted(by: { $0.name < $1.name }) {
      lines += ["### `\(row.name)`", "", Self.sentence(row.meaning), ""]
      guard let text = DiagnosticExamples.scenes[row.name] else { continue }
      let isPart = row == .fragment
      let scene = Scene(
        files: [Scene.File(name: "-", text: isPart ? text : "import SwiftUI\n\n" + text)],
        name: "-")
      let laidOut = scene.layout(ChosenConditions().settings(for: scene))
      let problems = scene.diagnostics + scene.problems(of: laidOut) + laidOut.notes
      let problem = try #require(
        problems.first { $0.identifier == row }, "\(row.name): not found in its scene")
      lines += Self.lines(
        of: problem,
        in: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    try expectGenerated("diagnostics", in: "Sources/Findings.md", lines.dropLast())
    let names = Set(DiagnosticID.ofDiagnostics.map(\.name))
    #expect(names.isSuperset(of: DiagnosticExamples.scenes.keys))
  }

  @Test("Every row of a diagnostic is in its module's list, under a name of its own")
  func rows() throws {
    let rows = try Project.files(below: "Sources", suffix: ".swift").flatMap { path in
      let text = try Project.text(path)
      #expect(!text.contains("DiagnosticID(\""), "\(path) makes one that is no row")
      return text.matches(of: /static let `?\w+`? = Self\(\s*"([a-z]+(?:-[a-z]+)*)",/)
        .map { String($0.output.1) }
    }
    #expect(rows.count > 100)
    #expect(rows.sorted() == DiagnosticID.ofDiagnostics.map(\.name).sorted())
    let all = DiagnosticID.ofDiagnostics + DiagnosticID.ofFindings
    #expect(Set(all).count == all.count)
  }

  private static func lines(of problem: SceneDiagnostic, in code: some Sequence<String>) -> [String]
  {
    // Lines are those of the whole file.
    let message = problem.message.replacing(/, line \d+,?/, with: "")
    return ["```swift"] + code + ["```", "", "> \(problem.severity.rawValue): \(message)"]
      + (problem.remedy.map { [">", "> *Remedy:* \($0)"] } ?? []) + [""]
  }

  @Test("No scene stands for a rule that doesn't exist")
  func scenes() throws {
    let names = try Project.entries("Tests/Findings").map { $0.replacing(".swift", with: "") }
    #expect(Set(names) == Set(DiagnosticID.ofFindings.map(\.name)).subtracting(Self.withoutExample))
  }

  @Test(
    "A meaning is a clause: it begins small and has no full stop",
    arguments: DiagnosticID.ofFindings + DiagnosticID.ofDiagnostics)
  func meaning(rule: DiagnosticID) {
    #expect(rule.meaning.first?.isUppercase == false)
    #expect(!rule.meaning.hasSuffix(".") && !rule.meaning.contains("`"))
  }

  private static func sentence(_ clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }
}

/// A scene of `Tests/Findings`, laid out under what its first lines ask for.
private struct Example {
  let code: [String]
  let problem: SceneDiagnostic?

  init(_ rule: String) throws {
    let path = "Tests/Findings/\(rule).swift"
    let text = try Project.text(path)
    let scene = try Scene(path: Project.root.appending(path: path).path)
    var conditions = ChosenConditions()
    conditions.hasKeyboard = text.contains("with: --keyboard")
    if text.contains("with: --container 300x300") {
      conditions.container = Size(width: 300, height: 300)
    }
    // What a stack leaves unused is found in the negotiation.
    let recording: Recording = rule == "unused-room" ? .on : .off
    let laidOut = scene.layout(conditions.settings(for: scene), recording: recording)
    var problems = scene.problems(of: laidOut)
    if rule == "without-effect", let result = laidOut.result {
      problems += result.notesOnModifiersWithoutEffect().map {
        scene.diagnostic(for: $0, in: result)
      }
    }
    problem = problems.first { $0.identifier.name == rule }
    // What every scene begins and ends with is left out.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("  var body: some View {") } ?? 0
    let end = lines.firstIndex("  }", after: start) ?? lines.count
    let head = lines.filter { $0.hasPrefix("// ") }
    let body = lines[(start + 1)..<end].map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
    let rest = Array(lines[(end + 1)...]).drop { $0 == "}" || $0.isEmpty }
    code =
      head + body + (rest.isEmpty ? [] : [""] + rest.reversed().drop(while: \.isEmpty).reversed())
  }
}

extension [String] {
  fileprivate func firstIndex(_ line: String, after start: Int) -> Int? {
    self[start...].firstIndex(of: line)
  }
}
