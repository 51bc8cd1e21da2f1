import LayoutChecks
import SceneLoader

/// Makes of answers what is said of a scene. Who gives them doesn't matter, nor when: what one machine
/// finds alone, and what many found of it, comes out the same.
struct SceneAssembly {
  let layout: LayoutOptions
  let matrix: MatrixOptions
  let looksForRemedies: Bool

  /// Gives the answers in the questions' order.
  typealias Ask = ([CheckQuestion]) -> [Result<CheckAnswer, MatrixFailure>]

  /// All units of work that a scene comes to, in one order.
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
  ///   - works: those that are asked for; nil for all.
  ///   - ask: is called several times under a matrix, since what is asked depends on what was found.
  func scene(
    _ path: String, _ facts: SceneFacts, only works: Set<CheckWork>? = nil, ask: Ask
  ) -> CheckedScene {
    func isMeant(_ work: CheckWork) -> Bool { works?.contains(work) ?? true }
    guard matrix.isGiven else {
      return ofOneCondition(
        path, facts, SceneCheck.parts(of: facts).filter { isMeant(.part($0)) }, ask)
    }
    let check = MatrixCheck(conditions(of: facts))
    var outcome = check.outcome(of: facts) { preview, chain in
      isMeant(.layouts(preview: preview, chain: chain))
    } perform: { units in
      ask(units.map(CheckQuestion.matrix)).map { result in
        result.flatMap { answer in
          if case .matrix(let report) = answer { .success(report) } else { .failure(Self.strange) }
        }
      }
    }
    if facts.hasExpectations, isMeant(.part(.expectations)) {
      switch ask([.part(.expectations)])[0] {
      case .success(.part(let found)): outcome.add(expected: found.problems)
      case .success: break
      case .failure(let failure):
        outcome.findings.append(
          ConditionalFinding(problem(failure, .expectations, facts), count: 1))
      }
    }
    // Whoever has a share of the work doesn't know what the others find.
    let isWanted = works != nil || !outcome.findings.isEmpty && !outcome.hasErrors
    if looksForRemedies, isMeant(.remedies), isWanted {
      let answer = ask([.remedies])[0]
      if !outcome.findings.isEmpty, !outcome.hasErrors {
        switch answer {
        case .success(.remedies(let remedies)): outcome.add(remedies)
        case .success: break
        case .failure:
          Streams.message("\(path): no proven remedies, since looking for them took too long")
        }
      }
    }
    return CheckedScene(path: path, files: facts.files, outcome: outcome)
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
    // What is shown first is most often a preview, too.
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
      // Where that is a preview, it is called so.
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
    rule: "unreadable", words: "is left out: a worker gave no answer to its question",
    remedy: "check it again")

  /// A path of which nothing is known but that it ended whoever read it.
  static func failed(_ path: String, _ failure: MatrixFailure) -> CheckedScene {
    CheckedScene(
      path: path, files: [],
      outcome: MatrixOutcome(
        findings: [ConditionalFinding(failure.problem(of: "'\(path)'", at: nil), count: 1)]))
  }
}
