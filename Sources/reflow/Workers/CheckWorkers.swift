import LayoutChecks
import LayoutSolver
import Processes
import SceneLoader

/// Has worker processes check scenes: a scene at a time each, or under a matrix a part of it. What
/// ends a worker is looked at part by part, so that all else is reported.
struct CheckWorkers {
  enum Request: Codable {
    /// All of a scene under the one condition that was given.
    case scene(String)
    /// What there is to check.
    case facts(String)
    case part(String, SceneCheck.Part)
    case unit(String, MatrixUnit)
    /// Changes that mend what is found under the matrix.
    case remedies(String)
    /// The files with all changes that are safe.
    case mended(String)

    var path: String {
      switch self {
      case .scene(let path), .facts(let path), .part(let path, _), .unit(let path, _),
        .remedies(let path), .mended(let path):
        path
      }
    }
  }

  enum Reply: Codable {
    case scene(CheckedScene)
    case facts(SceneFacts)
    case part(SceneCheck.Found)
    case unit(MatrixReport)
    case remedies([FindingKey: Remedy])
    case mended([MendedFile])
    /// Why there is no scene, as it is printed.
    case unreadable(String)
  }

  private let check: SceneCheck
  private let matrix: MatrixOptions
  private let options: WorkerOptions
  private let pool: WorkerPool<Request, Reply>

  /// - Parameter count: how many units there will be at once.
  init(
    _ check: SceneCheck, matrix: MatrixOptions, _ options: WorkerOptions, input: String?, count: Int
  ) {
    self.check = check
    self.matrix = matrix
    self.options = options
    let keeper = SceneKeeper(check.layout, input: input)
    pool = options.pool(for: count) { request in
      do throws(UnreadableScene) {
        let scene = try keeper.scene(request.path)
        switch request {
        case .scene(let path): return .scene(check.checked(scene, path))
        case .facts: return .facts(matrix.facts(scene))
        case .part(_, let part): return .part(check.found(part, in: scene))
        case .unit(_, let unit):
          if case .layouts(let preview?, _, _) = unit { TestFault.strike(scene.previews[preview]) }
          let matrix = Self.conditions(check.layout, matrix, matrix.facts(scene))
          return .unit(MatrixCheck(matrix).report(of: unit, in: scene))
        case .remedies:
          let matrix = Self.conditions(check.layout, matrix, matrix.facts(scene))
          return .remedies(RemedySearch(scene, matrix).remedies())
        case .mended:
          let conditions =
            matrix.isGiven
            ? Self.conditions(check.layout, matrix, matrix.facts(scene))
            : check.layout.matrix(for: scene)
          return .mended(
            RemedySearch.mended(scene, conditions) { findings in
              check.leftOut(
                CheckedScene(
                  path: request.path, files: scene.files, outcome: MatrixOutcome(findings: findings)
                ))
            })
        }
      } catch {
        return .unreadable(error.message)
      }
    }
  }

  func stop() { pool.stop() }

  // MARK: One condition

  func checked(_ paths: [String]) throws(UnreadableScene) -> [CheckedScene] {
    let outcomes = pool.perform(paths.map(Request.scene), subject: \.path)
    var scenes: [CheckedScene] = []
    for (path, outcome) in zip(paths, outcomes) {
      switch outcome {
      case .reply(.scene(let scene)): scenes.append(scene)
      case .reply(let reply): throw Self.unreadable(reply)
      case .ended: scenes.append(try checkedByParts(path))
      case .leftOut: scenes.append(failed(path, InternalError.leftOut(total: options.totalTime)))
      }
    }
    return scenes
  }

  /// Looks at each part by itself.
  private func checkedByParts(_ path: String) throws(UnreadableScene) -> CheckedScene {
    let facts: SceneFacts
    switch try self.facts(path) {
    case .success(let known): facts = known
    case .failure(let failure): return failed(path, failure)
    }
    let parts = SceneCheck.parts(of: facts)
    let outcomes = pool.perform(parts.map { .part(path, $0) }, subject: \.path)
    var found: [(SceneCheck.Part, SceneCheck.Found)] = []
    var failures: [SceneDiagnostic] = []
    for (part, outcome) in zip(parts, outcomes) {
      switch result(outcome) {
      case .success(.part(let problems)): found.append((part, problems))
      case .success(let reply): throw Self.unreadable(reply)
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

  // MARK: Mending

  /// The files of a path's scene with every safe change.
  /// - Throws: why there is no scene, or why it couldn't be looked through.
  func mended(_ path: String) throws(UnreadableScene) -> [MendedFile] {
    switch result(pool.perform([.mended(path)], subject: \.path)[0]) {
    case .success(.mended(let files)): return files
    case .success(let reply): throw Self.unreadable(reply)
    case .failure(let failure):
      throw UnreadableScene(message: "error: '\(path)' \(failure.words), and nothing is changed")
    }
  }

  // MARK: A matrix

  /// One path at a time: a folder's worth of scenes would fill the memory.
  func underMatrix(
    _ paths: [String], _ progress: CheckProgress
  ) throws(UnreadableScene) -> [CheckedScene] {
    var scenes: [CheckedScene] = []
    for path in paths {
      switch try facts(path) {
      case .success(let facts): scenes.append(try underMatrix(path, facts, progress))
      case .failure(let failure): scenes.append(failed(path, failure))
      }
    }
    return scenes
  }

  private func underMatrix(
    _ path: String, _ facts: SceneFacts, _ progress: CheckProgress
  ) throws(UnreadableScene) -> CheckedScene {
    let check = MatrixCheck(Self.conditions(self.check.layout, matrix, facts))
    var layouts = 0
    var outcome = check.outcome(of: facts) { units in
      let outcomes = pool.perform(units.map { .unit(path, $0) }, subject: \.path) { reply in
        guard case .unit(let report) = reply else { return }
        layouts += report.layouts
        progress.update(path, layouts: layouts)
      }
      return outcomes.map { outcome in
        switch result(outcome) {
        case .success(.unit(let report)): .success(report)
        // It could be read a moment ago.
        case .success(let reply): .failure(Self.failure(Self.unreadable(reply)))
        case .failure(let failure): .failure(failure)
        }
      }
    }
    if facts.hasExpectations {
      let expected = pool.perform([.part(path, .expectations)], subject: \.path)[0]
      switch result(expected) {
      case .success(.part(let found)): outcome.add(expected: found.problems)
      case .success(let reply): throw Self.unreadable(reply)
      case .failure(let failure):
        outcome.findings.append(
          ConditionalFinding(problem(failure, .expectations, facts), count: 1))
      }
    }
    if self.check.looksForRemedies, !outcome.findings.isEmpty, !outcome.hasErrors {
      switch result(pool.perform([.remedies(path)], subject: \.path)[0]) {
      case .success(.remedies(let remedies)): outcome.add(remedies)
      case .success(let reply): throw Self.unreadable(reply)
      case .failure:
        Streams.message("\(path): no proven remedies, since looking for them took too long")
      }
    }
    return CheckedScene(path: path, files: facts.files, outcome: outcome)
  }

  private static func conditions(
    _ layout: LayoutOptions, _ matrix: MatrixOptions, _ facts: SceneFacts
  ) -> LayoutMatrix {
    LayoutMatrix(
      base: layout.settings(forDevice: facts.device),
      screen: layout.screen(forDevice: facts.device), matrix.values, known: facts.languages)
  }

  // MARK: Outcomes

  private func facts(_ path: String) throws(UnreadableScene) -> Result<SceneFacts, MatrixFailure> {
    switch result(pool.perform([.facts(path)], subject: \.path)[0]) {
    case .success(.facts(let facts)): .success(facts)
    case .success(let reply): throw Self.unreadable(reply)
    case .failure(let failure): .failure(failure)
    }
  }

  private func result(
    _ outcome: WorkerPool<Request, Reply>.Outcome
  ) -> Result<Reply, MatrixFailure> {
    switch outcome {
    case .reply(let reply): .success(reply)
    case .ended(let end): .failure(InternalError.failure(end))
    case .leftOut: .failure(InternalError.leftOut(total: options.totalTime))
    }
  }

  /// A path of which nothing is known but that it ended whoever read it.
  private func failed(_ path: String, _ failure: MatrixFailure) -> CheckedScene {
    CheckedScene(
      path: path, files: [],
      outcome: MatrixOutcome(
        findings: [ConditionalFinding(failure.problem(of: "'\(path)'", at: nil), count: 1)]))
  }

  private static func unreadable(_ reply: Reply) -> UnreadableScene {
    if case .unreadable(let message) = reply { return UnreadableScene(message: message) }
    return UnreadableScene(message: "error: a worker gave no answer to its question")
  }

  private static func failure(_ unreadable: UnreadableScene) -> MatrixFailure {
    MatrixFailure(
      rule: "unreadable", words: "is left out: \(unreadable.message)",
      remedy: "check it once its files stay as they are")
  }
}
