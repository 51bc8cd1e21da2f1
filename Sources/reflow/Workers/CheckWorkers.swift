import LayoutChecks
import LayoutSolver
import Processes
import SceneLoader

/// Lets worker processes check scenes: a scene at a time each, or under a matrix a part of it. If a
/// worker is ended, its parts are checked one by one, so that everything else is reported.
struct CheckWorkers {
  enum Request: Codable {
    /// All of a scene under the only condition.
    case scene(String)
    /// What there is to check, optionally with its dependencies.
    case facts(String, withInputs: Bool)
    case question(String, CheckQuestion)
    /// The files with all changes that are safe.
    case mended(String)

    var path: String {
      switch self {
      case .scene(let path), .facts(let path, _), .question(let path, _), .mended(let path): path
      }
    }
  }

  enum Reply: Codable {
    case scene(CheckedScene)
    case facts(SceneFacts, SceneInputs?)
    case answer(CheckAnswer)
    case mended([MendedFile])
    /// Why there is no scene, as it is printed.
    case unreadable(String)
  }

  let assembly: SceneAssembly
  private let options: WorkerOptions
  private let pool: WorkerPool<Request, Reply>

  /// - Parameter count: how many units there will be at once.
  init(
    _ check: SceneCheck, matrix: MatrixOptions, _ options: WorkerOptions, input: String?, count: Int
  ) {
    let assembly = SceneAssembly(
      layout: check.layout, matrix: matrix, looksForRemedies: check.looksForRemedies)
    self.assembly = assembly
    self.options = options
    let keeper = SceneKeeper(check.layout, input: input)
    pool = options.pool(for: count) { request in
      do throws(UnreadableScene) {
        let scene = try keeper.scene(request.path)
        switch request {
        case .scene(let path): return .scene(check.checked(scene, path))
        case .facts(_, let withInputs):
          let facts = matrix.facts(scene)
          return .facts(facts, withInputs ? SceneInputs(scene, places: facts.places) : nil)
        case .question(_, .part(let part)): return .answer(.part(check.found(part, in: scene)))
        case .question(_, .matrix(let unit)):
          if case .layouts(let preview?, _, _) = unit { TestFault.strike(scene.previews[preview]) }
          let matrix = assembly.conditions(of: matrix.facts(scene))
          return .answer(.matrix(MatrixCheck(matrix).report(of: unit, in: scene)))
        case .question(_, .remedies(let task)):
          let matrix = assembly.conditions(of: matrix.facts(scene))
          return .answer(.remedies(RemedySearch(scene, matrix, task).report()))
        case .mended:
          let conditions =
            matrix.isGiven
            ? assembly.conditions(of: matrix.facts(scene))
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
      case .leftOut:
        scenes.append(SceneAssembly.failed(path, InternalError.leftOut(total: options.totalTime)))
      }
    }
    return scenes
  }

  /// Checks each part by itself.
  private func checkedByParts(_ path: String) throws(UnreadableScene) -> CheckedScene {
    switch try facts(path) {
    case .success(let (facts, _)): return try scene(path, facts)
    case .failure(let failure): return SceneAssembly.failed(path, failure)
    }
  }

  // MARK: Mending

  /// The files of a path's scene with every safe change.
  /// - Throws: why there is no scene, or why it couldn't be checked.
  func mended(_ path: String) throws(UnreadableScene) -> [MendedFile] {
    switch result(pool.perform([.mended(path)], subject: \.path)[0]) {
    case .success(.mended(let files)): return files
    case .success(let reply): throw Self.unreadable(reply)
    case .failure(let failure):
      throw UnreadableScene(message: "error: '\(path)' \(failure.words), and nothing is changed")
    }
  }

  // MARK: By parts

  /// One path at a time: a folder's worth of scenes would fill the memory.
  func underMatrix(
    _ paths: [String], _ progress: CheckProgress
  ) throws(UnreadableScene) -> [CheckedScene] {
    var scenes: [CheckedScene] = []
    for path in paths {
      switch try facts(path) {
      case .success(let (facts, _)): scenes.append(try scene(path, facts, progress: progress))
      case .failure(let failure): scenes.append(SceneAssembly.failed(path, failure))
      }
    }
    return scenes
  }

  /// - Parameters:
  ///   - works: the units to check; nil for all.
  ///   - answers: consulted before workers, whose answers it receives.
  ///   - kept: what a cache has, which is consulted, too.
  func scene(
    _ path: String, _ facts: SceneFacts, only works: Set<CheckWork>? = nil,
    _ answers: inout AnswerBook, kept: KeptUnits? = nil, progress: CheckProgress? = nil
  ) throws(UnreadableScene) -> CheckedScene {
    var layouts = 0
    var unreadable: UnreadableScene?
    let scene = assembly.scene(path, facts, only: works) { questions in
      kept?.recall(questions, &answers)
      let open = questions.filter { answers.result(of: $0) == nil }
      let outcomes = pool.perform(open.map { .question(path, $0) }, subject: \.path) { reply in
        guard case .answer(.matrix(let report)) = reply else { return }
        layouts += report.layouts
        progress?.update(path, layouts: layouts)
      }
      for (question, outcome) in zip(open, outcomes) {
        switch result(outcome) {
        case .success(.answer(let answer)): answers.add(question, .success(answer))
        case .success(let reply):
          // It was readable a moment ago.
          unreadable = Self.unreadable(reply)
          answers.add(question, .failure(Self.failure(Self.unreadable(reply))))
        case .failure(let failure): answers.add(question, .failure(failure))
        }
      }
      return questions.map { answers.result(of: $0) ?? .failure(Self.failure(Self.unanswered)) }
    }
    if let unreadable, !assembly.matrix.isGiven { throw unreadable }
    return scene
  }

  private func scene(
    _ path: String, _ facts: SceneFacts, progress: CheckProgress? = nil
  ) throws(UnreadableScene) -> CheckedScene {
    var answers = AnswerBook()
    return try scene(path, facts, &answers, progress: progress)
  }

  // MARK: Outcomes

  /// - Parameter withInputs: whether to find what each preview depends on.
  func facts(
    _ path: String, withInputs: Bool = false
  ) throws(UnreadableScene) -> Result<(SceneFacts, SceneInputs?), MatrixFailure> {
    switch result(pool.perform([.facts(path, withInputs: withInputs)], subject: \.path)[0]) {
    case .success(.facts(let facts, let inputs)): .success((facts, inputs))
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

  private static func unreadable(_ reply: Reply) -> UnreadableScene {
    if case .unreadable(let message) = reply { return UnreadableScene(message: message) }
    return unanswered
  }

  private static let unanswered = UnreadableScene(
    message: "error: a worker gave no answer to its question")

  private static func failure(_ unreadable: UnreadableScene) -> MatrixFailure {
    MatrixFailure(
      rule: .unreadable, words: "is left out: \(unreadable.message)",
      remedy: "check it once its files stay as they are")
  }
}
