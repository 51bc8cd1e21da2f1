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
    for rule in FoundRule.all.sorted(by: { $0.name < $1.name }) {
      lines += ["### `\(rule.name)`", "", Self.sentence(rule.meaning), ""]
      if Self.withoutExample.contains(rule.name) { continue }
      let example = try Example(rule.name)
      let problem = try #require(example.problem, "\(rule.name): not found in its scene")
      let remedy = problem.remedy.map { "*Remedy:* \($0)" }
      lines += ["```swift"] + example.code + ["```", ""]
      // Lines are those of the whole file.
      let message = problem.message.replacing(/, line \d+,?/, with: "")
      lines += ["> \(problem.severity.rawValue): \(message)"]
      if let remedy { lines += [">", "> \(remedy)"] }
      lines.append("")
    }
    try expectGenerated("findings", in: "Sources/Findings.md", lines.dropLast())
  }

  @Test("No scene stands for a rule that doesn't exist")
  func scenes() throws {
    let names = try Project.entries("Tests/Findings").map { $0.replacing(".swift", with: "") }
    #expect(Set(names) == Set(FoundRule.all.map(\.name)).subtracting(Self.withoutExample))
  }

  @Test(
    "A meaning is a clause: it begins small and has no full stop",
    arguments: FoundRule.all.map(\.name))
  func meaning(name: String) throws {
    let rule = try #require(FoundRule.all.first { $0.name == name })
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
    problem = problems.first { $0.identifier == rule }
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
