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
      Parameter("related", "also where what belongs to a finding stands", \.tellsRelated),
      Parameter("notes", "also what Reflow doesn't read or draw", \.tellsNotes),
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
  package var tellsRelated = false
  package var tellsNotes = false
  package var limit = 5

  package init() {}

  /// A stretch of a file, and what comes in its place.
  package struct Edit: AnswerObject {
    package var place: PlaceAnswer
    package var text: String

    package static var members: [Member<Edit>] {
      Member<Edit>.places { $0.place } + [Member("text", "what comes in its place") { $0.text }]
    }
  }

  /// A change of one file that was laid out, and mends.
  package struct Fix: AnswerObject {
    package var words: String
    package var isSafe: Bool
    /// What was shown of it.
    package var proof: String
    package var diff: [String]
    package var edits: [Edit]

    /// - Parameter files: as they are without it.
    package init(_ remedy: Remedy, in files: [Scene.File]) {
      (words, isSafe, proof) = (remedy.words, remedy.isSafe, remedy.proof)
      (diff, edits) = ([], [])
      guard let file = files.first(where: { $0.name == remedy.edits.file }),
        let text = remedy.edits.applied(to: file.text)
      else { return }
      diff = TextDifference(file.text, text).firstLines
      edits = Edit.list(remedy.edits, in: files)
    }

    package static var members: [Member<Fix>] {
      [
        Member("words") { $0.words },
        Member("safe", "nothing else moves by more than a point") { $0.isSafe },
        Member("proof", "what was shown of it, and up to which type size") { $0.proof },
        Member("diff", "the lines that are gone and new") { $0.diff },
        Member("edits", "of the file as it is, in their order") { $0.edits },
      ]
    }
  }

  /// What belongs to a finding, elsewhere.
  package struct Related: AnswerObject {
    package var place: PlaceAnswer
    package var message: String

    package static var members: [Member<Related>] {
      Member<Related>.places { $0.place } + [Member("message") { $0.message }]
    }
  }

  package struct Finding: AnswerObject {
    package var handle: String
    package var severity: SceneDiagnostic.Severity
    package var rule: String
    package var place: PlaceAnswer?
    package var code: String?
    package var message: String
    package var remedy: String?
    var conditions: String?
    package var follows: [String]?
    package var related: [Related]?
    package var fix: Fix?

    package var line: Int? { place?.line }

    package static var members: [Member<Finding>] {
      [
        Member("handle", "names it for try_fix") { $0.handle },
        Member("severity") { $0.severity.rawValue }, Member("rule") { $0.rule },
      ] + Member<Finding>.places { $0.place } + [
        Member("code", "the source line") { $0.code }, Member("message") { $0.message },
        Member("remedy", "what to do, in words") { $0.remedy },
        Member("conditions", "under which it holds") { $0.conditions },
        Member("follows", "what goes when it is mended") { $0.follows },
        Member("related", "what follows, and the calls that led there, where asked for") {
          $0.related
        },
        Member("fix", "a proven change") { $0.fix },
      ]
    }

    var words: [String] {
      let file = place?.file.map { URL(fileURLWithPath: $0).lastPathComponent + ":" } ?? "line "
      let at = place.map { "\(file)\($0.line): " } ?? ""
      var lines = ["\(handle) \(at)\(severity.rawValue): \(message)"]
      if let conditions, !conditions.isEmpty { lines[0] += " (\(conditions))" }
      if let code { lines.append("   | \(code.prefix(100))") }
      if let fix {
        lines.append("   \(fix.proof): \(fix.words)")
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

  private func answer(
    _ outcome: MatrixOutcome, _ layouts: Int, _ warm: WarmScene, _ conditions: ChosenConditions
  ) -> Answer {
    var outcome = outcome
    let isPlaced = outcome.findings.contains { $0.problem.location != nil }
    if remedies, isPlaced {
      warm.forgetLatest()
      outcome.add(
        RemedySearch(warm.scene, layoutMatrix(matrix, warm.scene, conditions)).remedies())
    }
    // Notes of loading, and of what isn't drawn, are about Reflow and not about the scene.
    let (causes, untold) = FoundCause.all(
      outcome.findings, except: tellsNotes ? nil : Set(warm.scene.diagnostics))
    warm.findings = causes.map { FindingKey($0.problem) }
    return Answer(
      isRight: !outcome.hasErrors && !outcome.hasWarnings,
      summary: Self.summary(causes.map(\.problem)),
      findings: told(causes, of: warm.scene.files), more: max(causes.count - limit, 0),
      untold: untold, layouts: layouts)
  }

  /// Findings as they are told, no more than the limit.
  package func told(_ causes: [FoundCause], of files: [Scene.File]) -> [Finding] {
    causes.prefix(limit).enumerated().map { index, cause in
      finding("f\(index + 1)", cause, files)
    }
  }

  private func finding(_ handle: String, _ cause: FoundCause, _ files: [Scene.File]) -> Finding {
    let problem = cause.problem
    let location = problem.location
    let conditions = cause.finding.conditions
    return Finding(
      handle: handle, severity: problem.severity, rule: problem.identifier.name,
      place: location.map { PlaceAnswer($0, in: files) },
      code: location.flatMap { place in
        files.first { $0.name == place.file }.map { String($0.line(at: place.offset)).trimmed }
      },
      message: problem.message, remedy: problem.remedy,
      conditions: conditions.isEmpty ? nil : conditions,
      follows: cause.follows.isEmpty ? nil : cause.follows.map(\.message),
      related: tellsRelated ? Self.related(cause, files) : nil,
      fix: cause.finding.remedy.map { Fix($0, in: files) })
  }

  private static let mostCalls = 8

  private static func related(_ cause: FoundCause, _ files: [Scene.File]) -> [Related] {
    let follows = cause.follows.compactMap { problem in
      problem.location.map { Related(place: PlaceAnswer($0, in: files), message: problem.words) }
    }
    return cause.problem.callStack.prefix(mostCalls).map { entry in
      Related(
        place: PlaceAnswer(entry.location, in: files), message: "in \(entry.function), called here")
    } + follows
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

extension FindingsQuestion.Edit {
  static func list(_ edits: SourceEdits, in files: [Scene.File]) -> [Self] {
    guard let file = files.first(where: { $0.name == edits.file }) else { return [] }
    return edits.edits.map { edit in
      var place = PlaceAnswer(edit, in: file.text)
      place.file = files.count > 1 ? file.name : nil
      return Self(place: place, text: edit.text)
    }
  }
}

/// Something that is wrong, with what follows from it.
package struct FoundCause {
  package var finding: ConditionalFinding
  package var follows: [SceneDiagnostic] = []

  package var problem: SceneDiagnostic { finding.problem }

  /// Of what is not drawn or not read nothing is said where only the scene matters.
  private static let untold: Set = [
    DiagnosticID(.undrawn), DiagnosticID(.drawnInPixels), .leftOut,
  ]

  /// What is found, errors first and notes last, and how many notes aren't told.
  /// - Parameters:
  ///   - findings: with what follows from each behind it.
  ///   - loading: what loading said, whose notes aren't told; nil for all notes.
  package static func all(
    _ findings: [ConditionalFinding], except loading: Set<SceneDiagnostic>?
  ) -> (causes: [FoundCause], untold: Int) {
    var causes: [FoundCause] = []
    var untold = 0
    for finding in findings {
      let problem = finding.problem
      if problem.isConsequence, !causes.isEmpty {
        causes[causes.count - 1].follows.append(problem)
      } else if let loading, problem.severity == .note,
        loading.contains(problem) || Self.untold.contains(problem.identifier)
      {
        untold += 1
      } else {
        causes.append(FoundCause(finding: finding))
      }
    }
    let order: [SceneDiagnostic.Severity] = [.error, .warning, .note]
    return (order.flatMap { severity in causes.filter { $0.problem.severity == severity } }, untold)
  }
}
