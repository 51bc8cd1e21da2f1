import Foundation
import JSONText
import LayoutChecks
import LayoutSolver
import SceneLoader

/// What is wrong with a scene: errors of the source, and findings about the layout.
package struct FindingsQuestion: Question {
  package static let name = "findings"
  package static let help = "Whether it is right: errors and layout findings, each with its cause."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("file", "of a project: only the previews of this file", \.file),
      Parameter(
        "everyPreview", "of a project: every preview, and not the app alone", \.everyPreview),
      Parameter("matrix", "every condition of a set, such as phones", \.matrix),
      Parameter("remedies", "also look for changes that are proven to mend", \.remedies),
      Parameter("limit", "how many findings at most", \.limit),
    ]
  }

  package enum Matrix: String, AskedChoice, Sendable, Answerable {
    case phones, tablets, accessibility, windows, duo, everything
    package var json: JSON? { .string(rawValue) }
  }

  package var subject = Subject()
  package var file: String?
  package var everyPreview = false
  package var matrix: Matrix?
  package var remedies = false
  package var limit = 5

  package init() {}

  package struct Fix: AnswerObject {
    package var words: String
    var isSafe: Bool
    var diff: [String]

    package static var members: [Member<Fix>] {
      [
        Member("words") { $0.words },
        Member("safe", "nothing else moves by more than a point") { $0.isSafe },
        Member("diff", "the lines that are gone and new") { $0.diff },
      ]
    }
  }

  package struct Finding: AnswerObject {
    package var handle: String
    package var severity: String
    package var rule: String
    var file: String?
    package var line: Int?
    var column: Int?
    package var code: String?
    package var message: String
    var remedy: String?
    var conditions: String?
    var follows: [String]?
    package var fix: Fix?

    package static var members: [Member<Finding>] {
      [
        Member("handle", "names it for try_fix") { $0.handle },
        Member("severity") { $0.severity }, Member("rule") { $0.rule },
        Member("file") { $0.file }, Member("line") { $0.line }, Member("column") { $0.column },
        Member("code", "the source line") { $0.code }, Member("message") { $0.message },
        Member("remedy", "what to do, in words") { $0.remedy },
        Member("conditions", "under which it holds") { $0.conditions },
        Member("follows", "what goes when it is mended") { $0.follows },
        Member("fix", "a proven change") { $0.fix },
      ]
    }

    var words: [String] {
      let place = (file.map { URL(fileURLWithPath: $0).lastPathComponent + ":" } ?? "line ")
      let at = line.map { "\(place)\($0): " } ?? ""
      var lines = ["\(handle) \(at)\(severity): \(message)"]
      if let conditions, !conditions.isEmpty { lines[0] += " (\(conditions))" }
      if let code { lines.append("   | \(code.prefix(100))") }
      if let fix {
        lines.append("   proven\(fix.isSafe ? "" : ", and it moves other views"): \(fix.words)")
        lines += fix.diff.map { "   \($0)" }
      } else if let remedy {
        lines.append("   \(remedy)")
      }
      if let follows, !follows.isEmpty {
        lines.append(
          "   so \(follows[0])" + (follows.count > 1 ? ", and \(follows.count - 1) more" : ""))
      }
      return lines
    }
  }

  package struct Answer: AnswerObject, Worded {
    package var isRight: Bool
    package var summary: String
    package var findings: [Finding]
    var more: Int
    var untold: Int
    var layouts: Int

    package static var members: [Member<Answer>] {
      [
        Member("right", "no errors and no warnings") { $0.isRight },
        Member("summary") { $0.summary }, Member("findings") { $0.findings },
        Member("more", "how many findings are left out") { $0.more },
        Member("untold", "notes of what Reflow doesn't draw, which aren't told") { $0.untold },
        Member("layouts", "how many it took") { $0.layouts },
      ]
    }

    package var words: [String] {
      // The first are told whole: what follows from them goes with them.
      let told = findings.prefix(2).flatMap(\.words) + findings.dropFirst(2).map { $0.words[0] }
      return [summary] + told + (more > 0 ? ["… \(more) more: raise limit"] : [])
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, conditions throws(QuestionError) in
      let found =
        if let matrix {
          try underMatrix(matrix, warm, conditions)
        } else {
          try underOne(warm, conditions)
        }
      return answer(found.outcome, found.layouts, warm, conditions)
    }
  }

  // MARK: Looking

  private func underOne(
    _ warm: WarmScene, _ conditions: ChosenConditions
  ) throws(QuestionError) -> (outcome: MatrixOutcome, layouts: Int) {
    let scene = warm.scene
    var problems = scene.diagnostics
    let settings = conditions.settings(for: scene)
    let places = try places(warm)
    for place in places {
      // What is shown first is kept for the next question.
      let laidOut =
        places.count == 1
        ? try warm.layout(subject, conditions)
        : scene.layoutFromStart(settings, showing: place, recording: .off)
      for problem in scene.problems(of: laidOut) where !problems.contains(problem) {
        problems.append(problem)
      }
      if SceneInterruption.current?.isRequested == true { break }
    }
    if places.count > 1 { warm.forgetLatest() }
    var outcome = MatrixOutcome(findings: problems.map { ConditionalFinding($0, count: 1) })
    if !scene.directives.expectations.isEmpty {
      let check = ExpectationCheck(
        base: conditions.screen(forDevice: scene.directives.device), settings: settings)
      outcome.add(expected: check.problems(of: scene))
      warm.forgetLatest()
    }
    return (outcome, places.count)
  }

  /// What is laid out: of a file every preview, of a project what it shows first.
  private func places(_ warm: WarmScene) throws(QuestionError) -> [Int?] {
    let first = try warm.place(of: subject.preview)
    if subject.preview != nil { return [first] }
    let scene = warm.scene
    let previews = scene.previews.indices.filter { index in
      guard let file else { return everyPreview || !scene.isAppFolder }
      return scene.shownViews[index].location.map { ("/" + $0.file).hasSuffix("/" + file) } ?? false
    }
    if file != nil, !previews.isEmpty { return previews }
    return [first] + previews.filter { $0 != first }
  }

  private func underMatrix(
    _ matrix: Matrix, _ warm: WarmScene, _ conditions: ChosenConditions
  ) throws(QuestionError) -> (outcome: MatrixOutcome, layouts: Int) {
    warm.forgetLatest()
    _ = try warm.layout(subject, conditions)
    let check = MatrixCheck(layoutMatrix(matrix, warm.scene, conditions))
    let outcome = check.outcome(of: SceneFacts(warm.scene, withLanguages: true)) { units in
      units.map { .success(check.report(of: $0, in: warm.scene)) }
    }
    warm.forgetLatest()
    return (outcome, outcome.layouts)
  }

  /// The conditions that are looked at.
  func layoutMatrix(
    _ matrix: Matrix?, _ scene: Scene, _ conditions: ChosenConditions
  ) -> LayoutMatrix {
    let base = conditions.settings(for: scene)
    guard var values = matrix.flatMap({ AxisValues.named[$0.rawValue]?() }) else {
      return LayoutMatrix(base: base)
    }
    if subject.preview != nil { values.everyPreview = false }
    return LayoutMatrix(
      base: base, screen: conditions.screen(forDevice: scene.directives.device), values,
      known: scene.languages)
  }

  // MARK: Telling

  /// Of what is not drawn or not read nothing is said here.
  private static let untold: Set = [
    FindingRule.undrawn.rawValue, FindingRule.drawnInPixels.rawValue, "left-out",
  ]

  private func answer(
    _ outcome: MatrixOutcome, _ layouts: Int, _ warm: WarmScene, _ conditions: ChosenConditions
  ) -> Answer {
    var outcome = outcome
    let isPlaced = outcome.findings.contains { $0.problem.location != nil }
    if remedies, !outcome.hasErrors, isPlaced {
      warm.forgetLatest()
      outcome.add(
        RemedySearch(warm.scene, layoutMatrix(matrix, warm.scene, conditions)).remedies())
    }
    let checked = CheckedScene(path: subject.path, files: warm.scene.files, outcome: outcome)
    // What follows from a finding stands behind it.
    var causes: [(finding: ConditionalFinding, follows: [String])] = []
    var untold = 0
    // Notes of loading, and of what isn't drawn, are about Reflow and not about the scene.
    let known = Set(warm.scene.diagnostics)
    for finding in outcome.findings {
      let problem = finding.problem
      if problem.isConsequence {
        if !causes.isEmpty { causes[causes.count - 1].follows.append(problem.message) }
      } else if problem.severity == .note,
        known.contains(problem) || Self.untold.contains(problem.identifier)
      {
        untold += 1
      } else {
        causes.append((finding, []))
      }
    }
    let order: [SceneDiagnostic.Severity] = [.error, .warning, .note]
    causes = order.flatMap { severity in
      causes.filter { $0.finding.problem.severity == severity }
    }
    warm.findings = causes.map { FindingKey($0.finding.problem) }
    let told = causes.prefix(limit).enumerated().map { index, cause in
      finding("f\(index + 1)", cause.finding, cause.follows, checked)
    }
    return Answer(
      isRight: !outcome.hasErrors && !outcome.hasWarnings,
      summary: Self.summary(causes.map(\.finding.problem)), findings: Array(told),
      more: causes.count - told.count, untold: untold, layouts: layouts)
  }

  private func finding(
    _ handle: String, _ finding: ConditionalFinding, _ follows: [String], _ checked: CheckedScene
  ) -> Finding {
    let problem = finding.problem
    return Finding(
      handle: handle, severity: problem.severity.rawValue, rule: problem.identifier,
      file: checked.files.count > 1 ? problem.location?.file : nil, line: problem.location?.line,
      column: problem.location?.column, code: checked.code(of: problem), message: problem.message,
      remedy: problem.remedy, conditions: finding.conditions.isEmpty ? nil : finding.conditions,
      follows: follows.isEmpty ? nil : follows,
      fix: finding.remedy.map { remedy in
        Fix(
          words: remedy.words, isSafe: remedy.isSafe,
          diff: Array(checked.diff(of: finding).dropFirst()))
      })
  }

  /// `2 problems, both from line 24`.
  static func summary(_ problems: [SceneDiagnostic]) -> String {
    for (severity, word) in [
      (SceneDiagnostic.Severity.error, "error"), (.warning, "problem"), (.note, "note"),
    ] {
      let of = problems.filter { $0.severity == severity }
      guard !of.isEmpty else { continue }
      let words = (severity == .note ? "no problems; " : "") + count(of, word)
      let more = problems.count - of.count
      return words
        + (more > 0 && severity != .error ? ", and \(more) note\(more == 1 ? "" : "s")" : "")
    }
    return "right: no errors, and nothing found"
  }

  private static func count(_ problems: [SceneDiagnostic], _ word: String) -> String {
    let count = problems.count
    var lines: [Int] = []
    for line in problems.compactMap({ $0.location?.line }) where !lines.contains(line) {
      lines.append(line)
    }
    let words = "\(count) \(word)\(count == 1 ? "" : "s")"
    switch lines.count {
    case 0: return words
    case 1:
      return words + (count == 1 ? "" : count == 2 ? ", both" : ", all") + " from line \(lines[0])"
    default:
      let listed = lines.prefix(4).map(String.init).joined(separator: ", ")
      return "\(words), from lines \(listed)" + (lines.count > 4 ? " and others" : "")
    }
  }
}
