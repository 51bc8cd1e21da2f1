import LayoutChecks
import SceneLoader

/// Combines answers into a scene's report. Their order and origin don't matter: the result is the
/// same for one machine and for many.
struct SceneAssembly {
  let layout: LayoutOptions
  let matrix: MatrixOptions
  let looksForRemedies: Bool

  /// Gives the answers in the questions' order.
  typealias Ask = ([CheckQuestion]) -> [Result<CheckAnswer, MatrixFailure>]

  /// All units of work of a scene, in one order.
  func works(of facts: SceneFacts) -> [CheckWork] {
    guard matrix.isGiven else { return SceneCheck.parts(of: facts).map(CheckWork.part) }
    let check = MatrixCheck(conditions(of: facts))
    var works = check.previews(of: facts).flatMap { preview in
      (0..<check.matrix.chainCount).map { CheckWork.layouts(preview: preview, chain: $0) }
    }
    if facts.hasExpectations { works.append(.part(.expectations)) }
    if looksForRemedies { works.append(.remedies) }
    return works
  }

  func conditions(of facts: SceneFacts) -> LayoutMatrix {
    LayoutMatrix(
      base: layout.settings(forDevice: facts.device),
      screen: layout.screen(forDevice: facts.device), matrix.values, known: facts.languages)
  }

  /// - Parameters:
  ///   - works: the requested ones; nil for all.
  ///   - ask: called several times under a matrix, since the questions depend on results.
  func scene(
    _ path: String, _ facts: SceneFacts, only works: Set<CheckWork>? = nil, ask: Ask
  ) -> CheckedScene {
    func isMeant(_ work: CheckWork) -> Bool { works?.contains(work) ?? true }
    guard matrix.isGiven else {
      return ofOneCondition(
        path, facts, SceneCheck.parts(of: facts).filter { isMeant(.part($0)) }, ask)
    }
    let check = MatrixCheck(conditions(of: facts))
    func perform(_ units: [MatrixUnit]) -> [Result<MatrixReport, MatrixFailure>] {
      ask(units.map(CheckQuestion.matrix)).map { result in
        result.flatMap { answer in
          if case .matrix(let report) = answer { .success(report) } else { .failure(Self.strange) }
        }
      }
    }
    var outcome = check.outcome(
      of: facts, where: { isMeant(.layouts(preview: $0, chain: $1)) }, perform: perform)
    if facts.hasExpectations, isMeant(.part(.expectations)) {
      switch ask([.part(.expectations)])[0] {
      case .success(.part(let found)): outcome.add(expected: found.problems)
      case .success: break
      case .failure(let failure):
        outcome.findings.append(
          ConditionalFinding(problem(failure, .expectations, facts), count: 1))
      }
    }
    if looksForRemedies, isMeant(.remedies) {
      // Remedies are for what all previews have, of which a process with a share lays out a part.
      let whole = works == nil ? outcome : check.outcome(of: facts, perform: perform)
      outcome.add(reports(of: whole.remedyTasks, path, ask))
      let left = whole.filesWithoutSearch
      if !left.isEmpty {
        let names = left.prefix(3).map { "'\($0)'" }
        let more = left.count - names.count
        Streams.message(
          "\(path): no remedies were looked for in \(names.joined(separator: ", "))"
            + (more > 0 ? " and \(more) more" : "")
            + ", since a change is proven under every condition, and there are too many; check such "
            + "a file under fewer")
      }
    }
    return CheckedScene(path: path, files: facts.files, outcome: outcome)
  }

  private func reports(of tasks: [RemedyTask], _ path: String, _ ask: Ask) -> [RemedyReport] {
    zip(tasks, ask(tasks.map(CheckQuestion.remedies))).compactMap { task, result in
      switch result {
      case .success(.remedies(let report)): return report
      case .success: return nil
      case .failure:
        Streams.message(
          "\(path): no proven remedies for '\(task.file)', since looking for them took too long")
        return nil
      }
    }
  }

  private func ofOneCondition(
    _ path: String, _ facts: SceneFacts, _ parts: [SceneCheck.Part], _ ask: Ask
  ) -> CheckedScene {
    var found: [(SceneCheck.Part, SceneCheck.Found)] = []
    var failures: [SceneDiagnostic] = []
    for (part, result) in zip(parts, ask(parts.map(CheckQuestion.part))) {
      switch result {
      case .success(.part(let problems)): found.append((part, problems))
      case .success: failures.append(problem(Self.strange, part, facts))
      case .failure(let failure): failures.append(problem(failure, part, facts))
      }
    }
    var scene = SceneCheck.merged(path, facts, found)
    // What is shown first is usually a preview, too.
    for failure in failures where !scene.outcome.findings.contains(where: { $0.problem == failure })
    {
      scene.outcome.findings.append(ConditionalFinding(failure, count: 1))
    }
    return scene
  }

  private func problem(
    _ failure: MatrixFailure, _ part: SceneCheck.Part, _ facts: SceneFacts
  ) -> SceneDiagnostic {
    switch part {
    case .root:
      // If that is a preview, its name is used.
      let preview = facts.rootName.flatMap { facts.previews.firstIndex(of: $0) }
      let (subject, place) = facts.subject(ofPreview: preview)
      return failure.problem(of: subject, at: place)
    case .preview(let preview):
      let (subject, place) = facts.subject(ofPreview: preview)
      return failure.problem(of: subject, at: place)
    case .expectations: return failure.problem(of: "what is expected", at: nil)
    }
  }

  private static let strange = MatrixFailure(
    rule: .unreadable, words: "is left out: a worker gave no answer to its question",
    remedy: "check it again")

  /// A path of which only its reader's crash is known.
  static func failed(_ path: String, _ failure: MatrixFailure) -> CheckedScene {
    CheckedScene(
      path: path, files: [],
      outcome: MatrixOutcome(
        findings: [ConditionalFinding(failure.problem(of: "'\(path)'", at: nil), count: 1)]))
  }
}
