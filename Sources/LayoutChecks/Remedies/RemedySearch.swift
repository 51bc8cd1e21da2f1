import LayoutSolver
import SceneLoader

/// Looks for the smallest changes that mend a scene's findings, by laying the changed scene out under
/// every condition.
///
/// A layout costs most where the tree is made anew, and a text is read anew for every change. So changes
/// that don't touch each other are laid out together. A few conditions tell of most that they don't help,
/// or that they move what is around them. What is left goes through all conditions at once: a change that
/// a condition tells against is replaced there by its finding's next one, which has all conditions before
/// it. Beside others a change is laid out once more alone, under a few.
package final class RemedySearch {
  /// No more changes of a finding are tried: each takes layouts.
  private static let mostCandidates = 24

  private let scene: Scene
  private let task: RemedyTask?
  private let layouts: TrialLayouts
  private var sources: [String: SourceViews] = [:]

  /// - Parameters:
  ///   - scene: is laid out and stays as it is.
  ///   - matrix: the conditions that are looked at.
  ///   - task: the findings that are looked at, and the previews; nil for all.
  package init(_ scene: Scene, _ matrix: LayoutMatrix, _ task: RemedyTask? = nil) {
    self.scene = scene
    self.task = task
    layouts = TrialLayouts(scene, matrix, task)
  }

  /// What is found without a change, as a check says it.
  package private(set) lazy var findings: [ConditionalFinding] = {
    let check = MatrixCheck(layouts.matrix)
    return check.outcome(of: SceneFacts(scene)) { units in
      units.map { unit in
        // How much more room would help doesn't matter here.
        if case .thresholds(let keys, _, _) = unit {
          return .success(.thresholds(keys.map { _ in FoundWidth() }, files: []))
        }
        return .success(check.report(of: unit, in: scene))
      }
    }.findings
  }()

  // MARK: Asking

  /// A change for each finding that has one, by its rule and place: of those that move nothing else the
  /// smallest, or else the smallest.
  package func remedies() -> [FindingKey: Remedy] {
    var all: [FindingKey: Remedy] = [:]
    let first = courses(except: [], isLast: false)
    search(first, &all)
    // A change that holds at most type sizes is better than none, and than a last resort.
    layouts.atUsualSizes(first.map(\.target).filter { all[$0] == nil }) { usual in
      layouts.goOn()
      telling = []
      var found: [FindingKey: Remedy] = [:]
      search(first.filter { usual.contains($0.target) }.map { $0.again() }, &found)
      for (key, var remedy) in found where usual.contains(key) {
        (remedy.isSafe, remedy.isOfUsualSizes) = (false, true)
        all[key] = remedy
      }
    }
    layouts.goOn()
    search(courses(except: Set(all.keys), isLast: true), &all)
    return all
  }

  /// The changes, with the files that they depend on with all their code, in order.
  package func report() -> RemedyReport {
    let (found, files) = scene.noticingFiles { remedies() }
    let named = problems.reduce(into: files.union(layouts.filesRun)) { $0.formUnion($1.files) }
    return RemedyReport(remedies: found, files: named.sorted())
  }

  /// - Parameter all: gets the changes that are found.
  private func search(_ courses: [Course], _ all: inout [FindingKey: Remedy]) {
    var courses = courses
    let causes = causes.union(courses.map(\.target))
    // What goes with another finding, by the change that mends that.
    var along: [FindingKey: Remedy] = [:]
    prove { way in
      let attempt = way.attempt
      let others = layouts.known.examples.keys.filter { key in
        !way.seen.contains(key) && along[key] == nil && attempt.isAround(key)
      }
      guard let alone = way.isAlone ? (way.isStill, others) : looked(at: way, others) else {
        return false
      }
      let remedy = attempt.remedy(isSafe: alone.isStill)
      all[attempt.target] = remedy
      for key in alone.gone { along[key] = remedy }
      return true
    } more: { live, dropped in
      for way in dropped where way.isParked {
        courses.first { $0.target == way.attempt.target }?.park(way)
      }
      courses.removeAll { all[$0.target] != nil }
      let waiting = courses.filter { course in !live.contains { $0.target == course.target } }
      findStill(waiting)
      var started: [Way] = []
      for course in waiting {
        let others = live + started.map(\.attempt)
        if let way = course.start(besides: others) { started.append(way) }
      }
      return started
    }
    for (key, remedy) in along where all[key] == nil && causes.contains(key) { all[key] = remedy }
  }

  /// Changes that move nothing else, as they were laid out together; none where there is no more.
  /// - Parameter left: findings that stay as they are.
  func safe(except left: Set<FindingKey>) -> [Remedy] {
    let courses = courses(except: left)
    while true {
      findStill(courses)
      var group: [Way] = []
      for course in courses {
        if let way = course.still, way.attempt.isApart(from: group.map(\.attempt)) {
          group.append(way)
          course.still = nil
        }
      }
      if group.isEmpty { return [] }
      var safe: [Remedy] = []
      prove(isJoint: true) { way in
        safe.append(way.attempt.remedy(isSafe: true))
        return true
      } more: { _, _ in
        defer { group = [] }
        return group
      }
      if !safe.isEmpty { return safe }
    }
  }

  /// The changes that may mend a finding, to be tried one at a time; nil where it isn't found, or
  /// follows from another one, and where the code has errors.
  package func trials(of key: FindingKey) -> RemedyTrials? {
    guard let problem = mendable.first(where: { FindingKey($0) == key }),
      let attempts = attempts(problem)
    else { return nil }
    return RemedyTrials(count: attempts.count) { [self] place in
      var trial = [Way(attempts[place], wantsStill: false)]
      var remedy: Remedy?
      prove { way in
        remedy = way.attempt.remedy(isSafe: way.isStill)
        return true
      } more: { _, _ in
        defer { trial = [] }
        return trial
      }
      return remedy
    }
  }

  /// What a change is looked for.
  private var mendable: [SceneDiagnostic] {
    let own = task.map { task in problems.filter { task.targets.contains(FindingKey($0)) } }
    return RemedyTask.mendable(own ?? problems, errors: scene.diagnostics + problems)
  }

  /// What may be gone with a change for another finding.
  private lazy var causes = Set(
    RemedyTask.mendable(problems, errors: scene.diagnostics).map { FindingKey($0) })

  private lazy var problems: [SceneDiagnostic] = layouts.known.examples.values.map(\.problem)
    .sorted { ($0.place, $0.identifier.name) < ($1.place, $1.identifier.name) }

  // MARK: Courses

  /// A change on its way through all conditions.
  private struct Way {
    let attempt: RemedyAttempt
    /// Those that it was laid out under.
    var passed: Set<TrialLayouts.Condition> = []
    /// Whether nothing beside it moved by more than a point.
    var isStill = true
    /// Whether it is given up where something moves, as long as there are others.
    var wantsStill: Bool
    /// Whether it waits for the others.
    var isParked = false
    /// Whether it was laid out with no other change.
    var isAlone = true
    /// What was found meanwhile.
    var seen: Set<FindingKey> = []

    init(_ attempt: RemedyAttempt, wantsStill: Bool = true) {
      (self.attempt, self.wantsStill) = (attempt, wantsStill)
    }
  }

  /// How far the search for a finding's remedy has come.
  private final class Course {
    let target: FindingKey
    private let attempts: [RemedyAttempt]
    var next: ArraySlice<RemedyAttempt>
    /// One that seems to mend it and to move nothing else.
    var still: Way?
    /// Those that seem to mend it and move something, the smallest first.
    private var moving: [Way] = []

    init(_ target: FindingKey, _ attempts: [RemedyAttempt]) {
      (self.target, self.attempts, next) = (target, attempts, attempts[...])
    }

    /// The same search from its beginning.
    func again() -> Course { Course(target, attempts) }

    func park(_ way: Way) {
      var way = way
      (way.isStill, way.wantsStill, way.isParked) = (false, false, false)
      moving.append(way)
      moving.sort { $0.attempt.rank < $1.attempt.rank }
    }

    /// The change to go on with; nil where there is none, or it touches others.
    func start(besides others: [RemedyAttempt]) -> Way? {
      if let way = still {
        guard way.attempt.isApart(from: others) else { return nil }
        still = nil
        return way
      }
      guard next.isEmpty, let way = moving.first, way.attempt.isApart(from: others) else {
        return nil
      }
      return moving.removeFirst()
    }
  }

  /// - Parameter isLast: whether those changes are tried that come last, or the others; nil for all.
  private func courses(
    except left: Set<FindingKey>, isLast: Bool? = nil
  ) -> [Course] {
    mendable.filter { !left.contains(FindingKey($0)) }.compactMap { problem in
      attempts(problem).map { attempts in
        Course(FindingKey(problem), attempts.filter { isLast == nil || $0.isLast == isLast })
      }
    }
  }

  private func attempts(_ problem: SceneDiagnostic) -> [RemedyAttempt]? {
    guard let name = problem.location?.file,
      let file = scene.files.first(where: { $0.name == name })
    else { return nil }
    let source = sources[name] ?? SourceViews(name: name, text: file.text)
    sources[name] = source
    return RemedyCandidates(source: source, problem: problem, others: problems).all()
      .prefix(Self.mostCandidates).enumerated().map { rank, candidate in
        let chains = candidate.edits.edits.compactMap { source.chain(around: $0.start) }
        let changed = chains.map { $0.start..<max($0.end, $0.start + 1) }
        let outer = chains.compactMap(\.enclosing).max { $0.end - $0.start < $1.end - $1.start }
        return RemedyAttempt(
          target: FindingKey(problem), rank: rank, words: candidate.words, edits: candidate.edits,
          isLast: candidate.isLast, changed: changed,
          around: outer.map { $0.start..<max($0.end, $0.start + 1) } ?? 0..<Int.max)
      }
  }

  // MARK: A few conditions

  /// Goes on with each course to a change that seems to mend its finding and to move nothing else, by a
  /// few conditions.
  private func findStill(_ courses: [Course]) {
    while true {
      var asked: [Course] = []
      var group: [RemedyAttempt] = []
      for course in courses where course.still == nil {
        guard let attempt = course.next.first, attempt.isApart(from: group) else { continue }
        asked.append(course)
        group.append(attempt)
      }
      // The other half is for proving what these find.
      guard layouts.goesOn(0.5) else {
        for course in courses { course.next = [] }
        return
      }
      if group.isEmpty { return }
      for (course, seems) in zip(asked, look(at: group)) {
        let way = Way(course.next.removeFirst())
        switch seems {
        case true?: course.still = way
        case false?: course.park(way)
        case nil: break
        }
      }
    }
  }

  /// What a few conditions tell of each: nil where its finding stays, or else whether nothing else moves.
  private func look(at group: [RemedyAttempt]) -> [Bool?] {
    guard layouts.edit(group) else {
      return group.count == 1 ? [nil] : group.flatMap { look(at: [$0]) }
    }
    var seems: [Bool?] = group.map { _ in true }
    for condition in probes(of: group) {
      let verdict = layouts.judge(group, condition)
      for index in group.indices {
        if verdict.isAgainst.contains(index), group.count == 1 || verdict.stays.contains(index) {
          seems[index] = nil
        } else if verdict.moves.contains(index), seems[index] == true {
          seems[index] = false
        }
      }
      if seems.allSatisfy({ $0 == nil }) { break }
    }
    return seems
  }

  /// Looks under a few conditions whether a change that was proven beside others mends its finding without
  /// them, too. What it was proven with stands elsewhere and would have to make up for what it lacks, to
  /// the point and on every screen.
  /// - Returns: whether it moves nothing else, and which of some other findings are gone; nil where its own
  ///   isn't.
  private func looked(
    at way: Way, _ others: [FindingKey]
  ) -> (isStill: Bool, gone: [FindingKey])? {
    let group = [way.attempt]
    guard layouts.edit(group) else { return nil }
    var (isStill, gone) = (way.isStill, Set(others))
    for condition in layouts.probes(of: others + [way.attempt.target]) {
      let verdict = layouts.judge(group, condition)
      if !verdict.isAgainst.isEmpty { return nil }
      isStill = isStill && !verdict.hasMoved
      gone.subtract(verdict.found)
    }
    return (isStill, Array(gone))
  }

  /// The last conditions that told against a change: they tell of others, too.
  private var telling: [TrialLayouts.Condition] = []

  private func probes(of group: [RemedyAttempt]) -> [TrialLayouts.Condition] {
    let probes = layouts.probes(of: group.map(\.target))
    return probes + telling.filter { !probes.contains($0) }
  }

  // MARK: Every condition

  /// Lays changes out under every condition, those that are there at a time together.
  /// - Parameters:
  ///   - isJoint: whether each has to hold beside the same others, and to move nothing else.
  ///   - take: gets one that holds under all; false drops it.
  ///   - more: gets those that go on and those that were dropped, and gives others that touch none.
  private func prove(
    isJoint: Bool = false, take: (Way) -> Bool,
    more: (_ live: [RemedyAttempt], _ dropped: [Way]) -> [Way]
  ) {
    var live: [Way] = []
    var dropped: [Way] = []
    var place = 0
    _ = layouts.known
    while layouts.goesOn() {
      live += more(live.map(\.attempt), dropped)
      dropped = []
      if live.isEmpty { return }
      let group = live.map(\.attempt)
      guard layouts.edit(group) else {
        dropped.append(live.removeLast())
        continue
      }
      let isAlone = live.count == 1
      var conditions = layouts.conditions
      place = min(place, conditions.endIndex)
      var (isEdited, isDone) = (true, false)
      while isEdited, !isDone, layouts.goesOn() {
        func isOpen(_ condition: TrialLayouts.Condition) -> Bool {
          live.contains { !$0.passed.contains(condition) }
        }
        // Around all of them, first those that told against others.
        let told = telling.first(where: isOpen)
        if told == nil {
          place =
            conditions[place...].firstIndex(where: isOpen)
            ?? conditions[..<place].firstIndex(where: isOpen) ?? conditions.endIndex
        }
        guard let condition = told ?? conditions[place...].first else { break }
        let verdict = layouts.judge(group, condition)
        var against = verdict.isAgainst
        if group.count > 1, !against.isEmpty || verdict.hasOthers {
          // One may have to pay for what another one does.
          against = culprits(
            among: group, against.isEmpty ? Set(group.indices) : against, condition)
          isEdited = false
        }
        if !against.isEmpty { telling = [condition] + telling.filter { $0 != condition }.prefix(3) }
        for index in live.indices where against.isEmpty {
          live[index].isStill = live[index].isStill && !verdict.moves.contains(index)
          live[index].isAlone = live[index].isAlone && isAlone
          live[index].seen.formUnion(verdict.found)
          live[index].passed.insert(condition)
          live[index].isParked = live[index].wantsStill && !live[index].isStill
        }
        if isJoint, verdict.hasMoved, against.isEmpty, !live.contains(where: \.isParked) {
          against = Set(live.indices)
        }
        let isOver = live.indices.map { against.contains($0) || live[$0].isParked }
        if isOver.contains(true) {
          dropped = zip(live, isOver).filter(\.1).map(\.0)
          live = zip(live, isOver).filter { !$0.1 }.map(\.0)
          if isJoint { for index in live.indices { live[index].passed = [] } }
          isEdited = false
        }
        conditions = layouts.conditions
        isDone = live.contains { way in
          way.passed.count >= conditions.count && conditions.allSatisfy(way.passed.contains)
        }
      }
      let done = live.filter { conditions.allSatisfy($0.passed.contains) }
      live.removeAll { way in done.contains { $0.attempt.target == way.attempt.target } }
      dropped += done.filter { !take($0) }
    }
  }

  /// Those of some changes that a condition tells against, too, without the others; one where none is.
  private func culprits(
    among group: [RemedyAttempt], _ accused: Set<Int>, _ condition: TrialLayouts.Condition
  ) -> Set<Int> {
    let found = accused.filter { index in
      layouts.edit([group[index]])
        && !layouts.judge([group[index]], condition).isAgainst.isEmpty
    }
    return found.isEmpty ? Set(accused.max().map { [$0] } ?? []) : found
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

extension SceneDiagnostic {
  /// By which findings are put in order.
  fileprivate var place: String {
    let offset = String(location?.offset ?? -1)
    return (location?.file ?? "") + " " + String(repeating: "0", count: max(0, 12 - offset.count))
      + offset
  }
}

extension SourceViews {
  /// The innermost view with its modifiers that a place is in.
  func chain(around offset: Int) -> ModifierChain? {
    chains.filter { $0.start <= offset && offset <= $0.end }
      .min { $0.end - $0.start < $1.end - $1.start }
  }
}
