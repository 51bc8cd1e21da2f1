import LayoutSolver
import SceneLoader

/// A finding with the conditions that it occurs under.
package struct ConditionalFinding: Codable {
  /// With the numbers of the condition where it is worst, and of several such conditions the one
  /// nearest to the matrix's base.
  package var problem: SceneDiagnostic
  /// In words: `from accessibility1 on, on screens up to 393 wide`. Empty where the finding occurs
  /// in every combination.
  package var conditions: String
  /// The condition that the message's numbers come from; nil for a problem of the source.
  package var example: String?
  /// The width in points from which on it is gone where it was measured, all else being equal; nil
  /// where more width doesn't help, and where nothing was searched.
  package var goneFrom: Double?
  /// In how many of the combinations it occurs.
  package var count: Int
  /// A change of the source that mends it; nil where none was found.
  package var remedy: Remedy?

  package init(
    _ problem: SceneDiagnostic, conditions: String = "", example: String? = nil, count: Int
  ) {
    self.problem = problem
    self.conditions = conditions
    self.example = example
    self.count = count
  }
}

/// Identifies the same finding under different conditions: by its rule and its place. The numbers
/// in the message differ with the conditions.
package struct FindingKey: Hashable, Comparable, Codable, Sendable {
  var rule: DiagnosticID
  var file: String
  var offset: Int
  /// For a finding without a place, the message without its numbers.
  var words: String

  /// Whether letters or lines of a text are lost.
  var isLossOfText: Bool {
    [FindingRule.truncatedText, .brokenWord, .squeezedText].contains { DiagnosticID($0) == rule }
  }

  /// Whether it is about the same view or modifier.
  func isAt(_ other: FindingKey) -> Bool {
    offset >= 0 && file == other.file && offset == other.offset
  }

  package static func < (a: FindingKey, b: FindingKey) -> Bool {
    (a.file, a.offset, a.rule.name, a.words) < (b.file, b.offset, b.rule.name, b.words)
  }

  package init(_ problem: SceneDiagnostic) {
    rule = problem.identifier
    file = problem.location?.file ?? ""
    offset = problem.location?.offset ?? -1
    words = problem.location == nil ? problem.message.filter { !$0.isNumber && $0 != "." } : ""
  }
}

/// The result of checking a scene under a matrix.
package struct MatrixOutcome: Codable {
  /// In the order of their places; problems of the source first.
  package var findings: [ConditionalFinding]
  /// How many previews and conditions there are, and how many layouts were made.
  package var previews: Int
  package var combinations: Int
  package var layouts: Int
  /// What remedies are looked for, in the order of the files.
  package var remedyTasks: [RemedyTask] = []
  /// Files with findings that no remedies are looked for, since there is too much to prove them by.
  package var filesWithoutSearch: [String] = []

  package init(
    findings: [ConditionalFinding], previews: Int = 1, combinations: Int = 1, layouts: Int = 1
  ) {
    self.findings = findings
    self.previews = previews
    self.combinations = combinations
    self.layouts = layouts
  }

  /// Puts the changes that mend them beside the findings.
  package mutating func add(_ remedies: [FindingKey: Remedy]) {
    for index in findings.indices {
      findings[index].remedy = remedies[FindingKey(findings[index].problem)]
    }
  }

  package var hasErrors: Bool { findings.contains { $0.problem.severity == .error } }
  package var hasWarnings: Bool { findings.contains { $0.problem.severity == .warning } }
}

extension MatrixOutcome {
  /// Adds expectations that aren't met. A matrix has already checked those without conditions.
  package mutating func add(expected: [SceneDiagnostic]) {
    let known = Set(findings.map(\.problem.location))
    findings += expected.filter { !known.contains($0.location) }
      .map { ConditionalFinding($0, count: 1) }
  }
}
