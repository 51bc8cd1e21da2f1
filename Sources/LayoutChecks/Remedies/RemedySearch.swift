import LayoutSolver
import SceneLoader

/// Looks for the smallest changes that mend a scene's findings, by laying the changed scene out under
/// every condition.
package final class RemedySearch {
  /// No more findings are looked at, and no more changes of each: each takes layouts.
  private static let mostFindings = 24
  private static let mostCandidates = 12
  /// Views that all changes together are laid out with: findings of a large scene under many conditions
  /// don't wait long for what may mend them. It is counted, not timed, so that each run finds the same.
  private static let mostViews = 300_000

  private let matrix: LayoutMatrix
  private let scene: Scene
  private let before: [ConditionalFinding]
  /// The scene whose text is changed, kept from one change to the next.
  private lazy var trial: Scene = scene.edited(scene.files)
  private lazy var places: [ShownPlaces] = shownPlaces(of: scene)
  /// Views of the scene under all conditions.
  private lazy var viewCount = places.reduce(0) { $0 + $1.viewCount }
  private var triedViews = 0

  /// - Parameters:
  ///   - scene: is laid out and stays as it is.
  ///   - matrix: the conditions that are looked at.
  package init(_ scene: Scene, _ matrix: LayoutMatrix) {
    self.scene = scene
    self.matrix = matrix
    before = Self.findings(of: scene, matrix)
  }

  /// What is found without a change.
  package var findings: [ConditionalFinding] { before }

  /// A change for each finding that has one, by its rule and place.
  package func remedies() -> [FindingKey: Remedy] {
    var all: [FindingKey: Remedy] = [:]
    for problem in mendable {
      if let remedy = remedy(for: problem) { all[FindingKey(problem)] = remedy }
    }
    return all
  }

  /// The first change that is safe to make, in the order of the findings.
  /// - Parameter left: findings that stay as they are.
  func firstSafe(except left: Set<FindingKey>) -> Remedy? {
    mendable.lazy.filter { !left.contains(FindingKey($0)) }
      .compactMap { self.remedy(for: $0, onlySafe: true) }.first
  }

  /// The changes that may mend a finding, to be tried one at a time; nil where it isn't found, or
  /// follows from another one, and where the code has errors.
  package func trials(of key: FindingKey) -> RemedyTrials? {
    mendable.first { FindingKey($0) == key }.flatMap(trials)
  }

  private func trials(of problem: SceneDiagnostic) -> RemedyTrials? {
    guard let name = problem.location?.file,
      let file = scene.files.first(where: { $0.name == name })
    else { return nil }
    let source = SourceViews(name: name, text: file.text)
    let candidates = RemedyCandidates(
      source: source, problem: problem, others: before.map(\.problem)
    ).all().prefix(Self.mostCandidates)
    return RemedyTrials(count: candidates.count) { [self] place in
      let candidate = candidates[place]
      return proof(of: candidate.edits, for: problem, source).map {
        Remedy(words: candidate.words, edits: candidate.edits, isSafe: $0)
      }
    }
  }

  /// What a change is looked for. What follows from another finding goes with that; of code with errors
  /// it isn't known what is shown.
  private var mendable: [SceneDiagnostic] {
    let problems = before.map(\.problem)
    if problems.contains(where: { $0.severity == .error }) { return [] }
    let causes = problems.filter { !$0.isConsequence }
    let warnings = causes.filter { $0.severity == .warning }
    return Array((warnings + causes.filter { $0.severity != .warning }).prefix(Self.mostFindings))
  }

  private func remedy(for problem: SceneDiagnostic, onlySafe: Bool = false) -> Remedy? {
    guard var trials = trials(of: problem) else { return nil }
    while !trials.isDone {
      trials.tryNext()
      if let last = trials.proven.last, last.isSafe { return last }
    }
    // Of those that move something, the smallest.
    return onlySafe ? nil : trials.proven.first
  }

  /// Whether a change that mends a finding moves nothing else; nil where it doesn't mend it, or leads
  /// to another one.
  private func proof(
    of edits: SourceEdits, for problem: SceneDiagnostic, _ source: SourceViews
  ) -> Bool? {
    guard triedViews < Self.mostViews, let files = edits.applied(to: scene.files) else {
      return nil
    }
    trial.edit(files)
    guard !trial.hasErrors else { return nil }
    let target = FindingKey(problem)
    // A few conditions, those under which it holds first, tell of most changes that they don't help.
    for probe in probes.filter({ $0.found.contains(target) })
      + probes.filter({ !$0.found.contains(target) })
    {
      triedViews += viewCount / max(places.count, 1)
      let left = self.found(in: trial, probe).map { edits.key($0) }
      guard !left.contains(target), probe.found.isSuperset(of: left) else { return nil }
    }
    // For what is found, and for where everything stands.
    triedViews += 2 * viewCount
    let after = Self.findings(of: trial, matrix)
    var known: [FindingKey: ConditionalFinding] = [:]
    for finding in before { known[FindingKey(finding.problem)] = finding }
    for finding in after {
      let problem = finding.problem
      let key = edits.key(problem)
      guard key != target, let old = known[key], finding.count <= old.count,
        problem.severity.rank >= old.problem.severity.rank
      else { return nil }
    }
    return movesNothingElse(edits, source)
  }

  // MARK: One condition

  private struct Probe {
    var preview: Int?
    var point: MatrixPoint
    var found: Set<FindingKey>
  }

  /// Conditions at the ends of the matrix, with what is found there; none where there is one alone.
  private lazy var probes: [Probe] = {
    guard matrix.count > 1, let slice = matrix.slices.first else { return [] }
    func ends<T>(_ values: [T]) -> [Int] {
      Array(Set([0, values.count / 2, values.count - 1])).sorted()
    }
    return previews.flatMap { preview in
      ends(matrix.screens).flatMap { screen in
        ends(matrix.typeSizes).map { size in
          var probe = Probe(
            preview: preview, point: MatrixPoint(slice: slice, screen: screen, typeSize: size),
            found: [])
          probe.found = Set(found(in: scene, probe).map(FindingKey.init))
          return probe
        }
      }
    }
  }()

  private func found(in scene: Scene, _ probe: Probe) -> [SceneDiagnostic] {
    let point = probe.point
    let settings = matrix.settings(point.slice, screen: point.screen, typeSize: point.typeSize)
    return scene.problems(
      of: scene.layoutFromStart(settings, showing: probe.preview, recording: .off))
  }

  private var previews: [Int?] {
    matrix.hasEveryPreview && !scene.previews.isEmpty ? Array(scene.previews.indices) : [nil]
  }

  // MARK: Findings

  /// By what is found under all conditions, each once with how often.
  private static func findings(of scene: Scene, _ matrix: LayoutMatrix) -> [ConditionalFinding] {
    let check = MatrixCheck(matrix)
    return check.outcome(of: SceneFacts(scene)) { units in
      units.map { unit in
        // How much more room would help doesn't matter here.
        if case .thresholds(let keys, _, _) = unit {
          return .success(.thresholds(keys.map { _ in nil }, layouts: 0))
        }
        return .success(check.report(of: unit, in: scene))
      }
    }.findings
  }

  // MARK: Places

  /// Where in one layout the views stand that show something, by where they are written.
  private struct ShownPlaces {
    struct Key: Hashable {
      var file: Int
      var offset: Int
      var name: String
    }
    var frames: [Key: [Rect]] = [:]
    /// With those that show nothing.
    var viewCount = 0
  }

  private func shownPlaces(of scene: Scene, _ edits: SourceEdits? = nil) -> [ShownPlaces] {
    previews.flatMap { preview in
      matrix.points.map { point in
        let settings = matrix.settings(point.slice, screen: point.screen, typeSize: point.typeSize)
        let result = scene.layoutFromStart(settings, showing: preview, recording: .off).result
        var places = ShownPlaces()
        places.viewCount = result?.nodes.count ?? 0
        for node in result?.nodes ?? [] where node.isPlaced && node.drawing != .none {
          guard let source = node.source, scene.files.indices.contains(source.file) else {
            continue
          }
          let isChanged = scene.files[source.file].name == edits?.file
          let offset = isChanged ? edits?.original(source.start) ?? source.start : source.start
          let key = ShownPlaces.Key(file: source.file, offset: offset, name: node.name)
          places.frames[key, default: []].append(node.frame)
        }
        return places
      }
    }
  }

  /// Whether all that isn't in the changed view stands where it stood, within a point.
  private func movesNothingElse(_ edits: SourceEdits, _ source: SourceViews) -> Bool {
    guard let file = scene.files.firstIndex(where: { $0.name == edits.file }) else { return false }
    let changed = edits.edits.compactMap { edit -> Range<Int>? in
      guard let chain = source.chain(around: edit.start) else { return nil }
      return chain.start..<max(chain.end, chain.start + 1)
    }
    let after = shownPlaces(of: trial, edits)
    guard after.count == places.count else { return false }
    return zip(places, after).allSatisfy { old, new in
      let keys = Set(old.frames.keys).union(new.frames.keys)
      return keys.allSatisfy { key in
        if key.file == file, changed.contains(where: { $0.contains(key.offset) }) { return true }
        let (were, are) = (old.frames[key] ?? [], new.frames[key] ?? [])
        return were.count == are.count && zip(were, are).allSatisfy { $0.isNear($1) }
      }
    }
  }
}

/// The changes that may mend a finding, tried one after the other, the smallest first.
package struct RemedyTrials {
  /// How many there are.
  package let count: Int
  package private(set) var tried = 0
  /// Those that do, in the order in which they were tried.
  package private(set) var proven: [Remedy] = []
  private let trial: (Int) -> Remedy?

  /// - Parameter trial: tries one by its place, and gives it where it mends the finding.
  fileprivate init(count: Int, trial: @escaping (Int) -> Remedy?) {
    self.count = count
    self.trial = trial
  }

  package var isDone: Bool { tried == count }

  package mutating func tryNext() {
    guard !isDone else { return }
    if let remedy = trial(tried) { proven.append(remedy) }
    tried += 1
  }
}

extension SourceEdits {
  /// What makes a finding of the changed source the same one as before the change.
  func key(_ problem: SceneDiagnostic) -> FindingKey {
    var problem = problem
    if let offset = problem.location?.offset, problem.location?.file == file {
      problem.location?.offset = original(offset)
    }
    return FindingKey(problem)
  }
}

extension Rect {
  /// Whether no edge is more than a point away.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) <= 1 && abs(minY - other.minY) <= 1 && abs(maxX - other.maxX) <= 1
      && abs(maxY - other.maxY) <= 1
  }
}

extension SourceViews {
  /// The innermost view with its modifiers that a place is in.
  func chain(around offset: Int) -> ModifierChain? {
    ModifierChain.all(in: tree).filter { $0.start <= offset && offset <= $0.end }
      .min { $0.end - $0.start < $1.end - $1.start }
  }
}

extension LayoutMatrix {
  /// Every condition; of every width or height one in forty, since what is found is searched for between.
  var points: [MatrixPoint] {
    slices.flatMap { slice in
      stride(from: 0, to: screens.count, by: isEveryLength ? 40 : 1).flatMap { screen in
        typeSizes.indices.map { MatrixPoint(slice: slice, screen: screen, typeSize: $0) }
      }
    }
  }
}
