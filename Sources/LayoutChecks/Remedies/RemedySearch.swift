import LayoutSolver
import SceneLoader

/// Looks for the smallest changes that mend a scene's findings, by laying the changed scene out under
/// every condition.
///
/// A layout costs most where the tree is made anew, and a text is read anew for every change. So changes
/// that don't touch each other are tried together: a few conditions tell of most that they don't help, or
/// that they move what is around them; what is left is laid out under all, and the smallest of it alone
/// once more under a few. A change is given up at the first condition that tells against it.
package final class RemedySearch {
  /// No more findings are looked at, and no more changes of each: each takes layouts.
  private static let mostFindings = 24
  private static let mostCandidates = 24
  /// Views that all changes together are laid out with: findings of a large scene under many conditions
  /// don't wait long for what may mend them. It is counted, not timed, so that each run finds the same.
  private static let mostViews = 250_000
  /// To read a text anew takes as long as to lay so many scenes out.
  private static let layoutsOfAnEdit = 4

  private let matrix: LayoutMatrix
  private let scene: Scene
  /// The scene whose text is changed, kept from one change to the next.
  private lazy var trial: Scene = scene.edited(scene.files)
  private var triedViews = 0
  /// Of the scene, under the condition that has most.
  private var viewCount = 0
  /// The last conditions that told against a change: they tell of others, too.
  private var telling: [Condition] = []
  /// What the scene is like without a change.
  private var looks: [Condition: Look] = [:]
  private var sources: [String: SourceViews] = [:]
  private lazy var known: MatrixResults = goThrough(scene, first: []) { condition, look in
    looks[condition] = look
    viewCount = max(viewCount, look.viewCount)
    return true
  }

  /// - Parameters:
  ///   - scene: is laid out and stays as it is.
  ///   - matrix: the conditions that are looked at.
  package init(_ scene: Scene, _ matrix: LayoutMatrix) {
    self.scene = scene
    self.matrix = matrix
  }

  /// What is found without a change, as a check says it.
  package private(set) lazy var findings: [ConditionalFinding] = {
    let check = MatrixCheck(matrix)
    return check.outcome(of: SceneFacts(scene)) { units in
      units.map { unit in
        // How much more room would help doesn't matter here.
        if case .thresholds(let keys, _, _) = unit {
          return .success(.thresholds(keys.map { _ in FoundWidth() }))
        }
        return .success(check.report(of: unit, in: scene))
      }
    }.findings
  }()

  // MARK: Asking

  /// A change for each finding that has one, by its rule and place: of those that move nothing else the
  /// smallest, or else the smallest.
  package func remedies() -> [FindingKey: Remedy] {
    var courses = courses(except: [])
    var all: [FindingKey: Remedy] = [:]
    // What goes with another finding, by the change that mends that.
    var along: [FindingKey: Remedy] = [:]
    // Those that seemed to move nothing else, and hold though they do.
    var moving: [FindingKey: Remedy] = [:]
    func take(_ proof: Proof) {
      let isAlone = proof.attempts.count == 1
      for attempt in proof.attempts where isAlone || holdsAlone(attempt) {
        all[attempt.target] = attempt.remedy(isSafe: proof.isStill)
      }
      for key in proof.gone where along[key] == nil {
        along[key] = proof.attempts.first {
          isAlone || $0.isAround(key) && holdsAlone($0.aimed(at: key))
        }
        .map { $0.remedy(isSafe: proof.isStill) }
      }
    }
    while true {
      findStill(&courses)
      let pending = courses.indices.filter { courses[$0].still != nil }
      if pending.isEmpty { break }
      for group in groups(pending.compactMap { courses[$0].still }) {
        for proof in proven(group) {
          if proof.isStill {
            take(proof)
          } else if let only = proof.attempts.first, proof.attempts.count == 1,
            moving[only.target] == nil
          {
            moving[only.target] = only.remedy(isSafe: false)
          }
        }
      }
      for index in pending { courses[index].still = nil }
      courses.removeAll { all[$0.target] != nil }
    }
    for course in courses { all[course.target] = moving[course.target] }
    courses.removeAll { all[$0.target] != nil }
    while true {
      for index in courses.indices { courses[index].goOnMoving() }
      let next = courses.compactMap(\.moving.first)
      if next.isEmpty { break }
      var done: Set<FindingKey> = []
      for group in groups(next) {
        // Those that hold so far wait for others to be proven together with.
        let trial = tried(group)
        if case .fails(let places) = trial, triedViews < Self.mostViews {
          done.formUnion(places.map { group[$0].target })
        } else {
          proofs(trial, of: group).forEach(take)
          done.formUnion(group.map(\.target))
        }
      }
      for index in courses.indices where done.contains(courses[index].target) {
        courses[index].moving.removeFirst()
      }
      courses.removeAll { all[$0.target] != nil }
    }
    for course in courses { all[course.target] = along[course.target] }
    return all
  }

  /// Changes that move nothing else, as they were laid out together; none where there is no more.
  /// - Parameter left: findings that stay as they are.
  func safe(except left: Set<FindingKey>) -> [Remedy] {
    var courses = courses(except: left)
    while true {
      findStill(&courses)
      let pending = courses.compactMap(\.still)
      if pending.isEmpty { return [] }
      for group in groups(pending) {
        if let proof = proven(group).first(where: \.isStill) {
          return proof.attempts.map { $0.remedy(isSafe: true) }
        }
      }
      for index in courses.indices { courses[index].still = nil }
    }
  }

  /// The changes that may mend a finding, to be tried one at a time; nil where it isn't found, or
  /// follows from another one, and where the code has errors.
  package func trials(of key: FindingKey) -> RemedyTrials? {
    guard let problem = mendable.first(where: { FindingKey($0) == key }),
      let attempts = attempts(problem)
    else { return nil }
    return RemedyTrials(count: attempts.count) { [self] place in
      proven([attempts[place]]).first.map { attempts[place].remedy(isSafe: $0.isStill) }
    }
  }

  /// What a change is looked for. What follows from another finding goes with that; of code with errors
  /// it isn't known what is shown.
  private var mendable: [SceneDiagnostic] {
    if scene.hasErrors || problems.contains(where: { $0.severity == .error }) { return [] }
    let causes = problems.filter { !$0.isConsequence }
    let warnings = causes.filter { $0.severity == .warning }
    return Array((warnings + causes.filter { $0.severity != .warning }).prefix(Self.mostFindings))
  }

  private lazy var problems: [SceneDiagnostic] = known.examples.values.map(\.problem)
    .sorted { ($0.place, $0.identifier) < ($1.place, $1.identifier) }

  // MARK: Attempts

  /// A change that is tried for a finding.
  private struct Attempt {
    let target: FindingKey
    let words: String
    let edits: SourceEdits
    /// The views that are changed, as stretches of the file.
    let changed: [Range<Int>]
    /// The view around them.
    let around: Range<Int>

    /// Whether a finding's place is in the view around what is changed.
    func isAround(_ key: FindingKey) -> Bool {
      key.file == edits.file && around.contains(key.offset)
    }

    /// The same change for another finding.
    func aimed(at target: FindingKey) -> Attempt {
      Attempt(target: target, words: words, edits: edits, changed: changed, around: around)
    }

    func remedy(isSafe: Bool) -> Remedy { Remedy(words: words, edits: edits, isSafe: isSafe) }

    func touches(_ other: Attempt) -> Bool {
      edits.file == other.edits.file
        && changed.contains { range in other.changed.contains { $0.overlaps(range) } }
    }

    /// Whether a place is in what is changed.
    func changes(_ file: String, _ offset: Int) -> Bool {
      file == edits.file && changed.contains { $0.contains(offset) }
    }
  }

  /// How far the search for a finding's remedy has come.
  private struct Course {
    let target: FindingKey
    var next: ArraySlice<Attempt>
    /// One that seems to mend it and to move nothing else.
    var still: Attempt?
    /// Those that seem to mend it and move something.
    var moving: [Attempt] = []

    mutating func goOnMoving() { next = [] }
  }

  private func courses(except left: Set<FindingKey>) -> [Course] {
    mendable.filter { !left.contains(FindingKey($0)) }.compactMap { problem in
      attempts(problem).map { Course(target: FindingKey(problem), next: $0[...]) }
    }
  }

  private func attempts(_ problem: SceneDiagnostic) -> [Attempt]? {
    guard let name = problem.location?.file,
      let file = scene.files.first(where: { $0.name == name })
    else { return nil }
    let source = sources[name] ?? SourceViews(name: name, text: file.text)
    sources[name] = source
    return RemedyCandidates(source: source, problem: problem, others: problems).all()
      .prefix(Self.mostCandidates).map { candidate in
        let chains = candidate.edits.edits.compactMap { source.chain(around: $0.start) }
        let changed = chains.map { $0.start..<max($0.end, $0.start + 1) }
        let outer = chains.compactMap(\.enclosing).max { $0.end - $0.start < $1.end - $1.start }
        return Attempt(
          target: FindingKey(problem), words: candidate.words, edits: candidate.edits,
          changed: changed,
          around: outer.map { $0.start..<max($0.end, $0.start + 1) } ?? 0..<Int.max)
      }
  }

  /// Attempts of one file each, none of which touches another one of its group.
  private func groups(_ attempts: [Attempt]) -> [[Attempt]] {
    var groups: [[Attempt]] = []
    for attempt in attempts {
      let place = groups.firstIndex { group in
        group[0].edits.file == attempt.edits.file && !group.contains { $0.touches(attempt) }
      }
      if let place { groups[place].append(attempt) } else { groups.append([attempt]) }
    }
    return groups
  }

  /// All edits at once; nil where they touch each other, or the text that they make has errors.
  private func edit(_ group: [Attempt]) -> SourceEdits? {
    let edits = SourceEdits(file: group[0].edits.file, group.flatMap(\.edits.edits))
    guard triedViews < Self.mostViews, edits.isSound, let files = edits.applied(to: scene.files)
    else { return nil }
    triedViews += Self.layoutsOfAnEdit * viewCount
    trial.edit(files)
    return trial.hasErrors ? nil : edits
  }

  // MARK: Trying together

  /// Goes on with each course to a change that seems to mend its finding and to move nothing else, by a
  /// few conditions.
  private func findStill(_ courses: inout [Course]) {
    while true {
      var places: [Int] = []
      var group: [Attempt] = []
      for index in courses.indices where courses[index].still == nil {
        guard let attempt = courses[index].next.first,
          group.allSatisfy({ !$0.touches(attempt) && $0.edits.file == attempt.edits.file })
        else { continue }
        places.append(index)
        group.append(attempt)
      }
      // The other half is for proving what these find.
      guard !group.isEmpty, triedViews < Self.mostViews / 2 else { return }
      for (index, seems) in zip(places, look(at: group)) {
        let attempt = courses[index].next.removeFirst()
        switch seems {
        case true?: courses[index].still = attempt
        case false?: courses[index].moving.append(attempt)
        case nil: break
        }
      }
    }
  }

  /// What a few conditions tell of each: nil where its finding stays, or else whether nothing else moves.
  private func look(at group: [Attempt]) -> [Bool?] {
    guard let edits = edit(group) else {
      return group.count == 1 ? [nil] : group.flatMap { look(at: [$0]) }
    }
    var seems: [Bool?] = group.map { _ in true }
    for condition in probes(of: group) {
      let verdict = judge(group, edits, condition)
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

  /// Changes that were laid out together under every condition, and hold.
  private struct Proof {
    var attempts: [Attempt]
    /// Whether all that isn't in the changed views stands where it stood, within a point.
    var isStill: Bool
    /// What else isn't found any more.
    var gone: Set<FindingKey>
  }

  /// What comes of laying changes out together.
  private enum Trial {
    case holds(Proof)
    /// A condition tells against some, by their places.
    case fails(Set<Int>)
    /// Not together, and it isn't known which of them it is.
    case unclear
  }

  /// Lays changes out together under every condition; without those that a condition tells against.
  private func proven(_ group: [Attempt]) -> [Proof] {
    group.isEmpty ? [] : proofs(tried(group), of: group)
  }

  private func proofs(_ trial: Trial, of group: [Attempt]) -> [Proof] {
    switch trial {
    case .holds(let proof): return [proof]
    case .fails(let against):
      guard triedViews < Self.mostViews else { return [] }
      return proven(group.indices.filter { !against.contains($0) }.map { group[$0] })
    case .unclear:
      return group.count == 1
        ? []
        : proven(Array(group[..<(group.count / 2)])) + proven(Array(group[(group.count / 2)...]))
    }
  }

  /// Lays changes out together, under one condition after the other until one tells against some.
  private func tried(_ group: [Attempt]) -> Trial {
    guard let edits = edit(group) else { return .unclear }
    var isStill = true
    var against: Set<Int>?
    var gone = Set(known.examples.keys).subtracting(group.map(\.target))
    _ = goThrough(trial, edits, first: probes(of: group)) { condition, look in
      let verdict = judge(group, edits, condition, look)
      isStill = isStill && !verdict.hasMoved
      gone.subtract(look.ranks.keys)
      guard verdict.isAgainst.isEmpty, !verdict.hasOthers, triedViews < Self.mostViews else {
        against = verdict.isAgainst
        telling = [condition] + telling.filter { $0 != condition }.prefix(3)
        return false
      }
      return true
    }
    guard let against else {
      return .holds(Proof(attempts: group, isStill: isStill, gone: gone))
    }
    return against.isEmpty && triedViews < Self.mostViews ? .unclear : .fails(against)
  }

  /// Whether a change that was proven together with others mends its finding without them, under a few
  /// conditions. What it was proven with stands elsewhere and would have to make up for what it lacks, to
  /// the point and on every screen.
  private func holdsAlone(_ attempt: Attempt) -> Bool {
    look(at: [attempt])[0] != nil
  }

  // MARK: One condition

  private struct Condition: Hashable {
    var preview: Int?
    var point: MatrixPoint
  }

  /// What a scene is like under a condition, as far as it is compared.
  private struct Look {
    /// How bad each finding is.
    var ranks: [FindingKey: Int] = [:]
    /// Of what shows something, by where it is written.
    var frames: [Place: [Rect]] = [:]
    /// With those that show nothing.
    var viewCount = 0
  }

  private struct Place: Hashable {
    var file: String
    var offset: Int
    var name: String
  }

  /// What a condition tells of changes that are tried together, by their positions.
  private struct Verdict {
    /// Those whose finding is still there.
    var stays: Set<Int> = []
    /// Those, and the ones in whose views something new is found.
    var isAgainst: Set<Int> = []
    /// Whether something new is found elsewhere.
    var hasOthers = false
    /// Those beside which something stands otherwise in the view around.
    var moves: Set<Int> = []
    /// Whether anything moved that is in none of the changed views.
    var hasMoved = false
  }

  private func judge(
    _ group: [Attempt], _ edits: SourceEdits, _ condition: Condition, _ look: Look? = nil
  ) -> Verdict {
    let before = looks[condition] ?? self.look(at: scene, condition)
    looks[condition] = before
    let after = look ?? self.look(at: trial, condition, edits)
    var verdict = Verdict()
    for (index, attempt) in group.enumerated() where after.ranks[attempt.target] != nil {
      verdict.stays.insert(index)
    }
    verdict.isAgainst = verdict.stays
    for (key, rank) in after.ranks where rank < before.ranks[key] ?? .max {
      let owners = group.indices.filter { group[$0].changes(key.file, key.offset) }
      if owners.isEmpty { verdict.hasOthers = true }
      verdict.isAgainst.formUnion(owners)
    }
    if verdict.hasOthers, group.count == 1 { verdict.isAgainst = [0] }
    verdict.hasMoved = hasMoved(before, after) { place in
      !group.contains { $0.changes(place.file, place.offset) }
    }
    guard verdict.hasMoved else { return verdict }
    verdict.moves = Set(
      group.indices.filter { index in
        let attempt = group[index]
        return group.count == 1
          || hasMoved(before, after, isRelative: true) { place in
            place.file == attempt.edits.file && attempt.around.contains(place.offset)
              && !attempt.changes(place.file, place.offset)
          }
      })
    return verdict
  }

  /// Whether something of what a place is asked for stands elsewhere, by more than a point.
  /// - Parameter isRelative: whether it may have moved as a whole.
  private func hasMoved(
    _ before: Look, _ after: Look, isRelative: Bool = false, _ isMeant: (Place) -> Bool
  ) -> Bool {
    func origin(_ look: Look) -> Point {
      var origin = Point(x: .infinity, y: .infinity)
      for (place, frames) in look.frames where isMeant(place) {
        for frame in frames {
          origin = Point(x: min(origin.x, frame.minX), y: min(origin.y, frame.minY))
        }
      }
      return origin
    }
    let (from, to) = isRelative ? (origin(before), origin(after)) : (Point.zero, Point.zero)
    let move = from == to ? Point.zero : Point(x: to.x - from.x, y: to.y - from.y)
    var count = 0
    for (place, were) in before.frames where isMeant(place) {
      count += 1
      guard let are = after.frames[place], were.count == are.count,
        zip(were, are).allSatisfy({ $0.isNear($1, by: move) })
      else { return true }
    }
    return after.frames.keys.count(where: isMeant) != count
  }

  /// Conditions that tell most: where the findings are worst, and the ends of the matrix.
  private func probes(of group: [Attempt]) -> [Condition] {
    guard matrix.count > 1 else { return [Condition(preview: previews[0], point: matrix.ends[0])] }
    var seen: Set<Condition> = []
    let worst = group.compactMap { known.examples[$0.target] }
      .map { Condition(preview: $0.preview, point: $0.point) }
    return
      (worst + telling
      + Set(worst.map(\.preview)).sorted { $0 ?? -1 < $1 ?? -1 }.flatMap { preview in
        matrix.ends.map { Condition(preview: preview, point: $0) }
      }).filter { seen.insert($0).inserted }
  }

  private func look(
    at scene: Scene, _ condition: Condition, _ edits: SourceEdits? = nil
  ) -> Look {
    let laidOut = layout(of: scene, condition)
    return look(at: scene, laidOut, scene.problems(of: laidOut), edits)
  }

  private func layout(of scene: Scene, _ condition: Condition) -> SceneResult {
    let point = condition.point
    let settings = matrix.settings(point.slice, screen: point.screen, typeSize: point.typeSize)
    let result = scene.layoutFromStart(settings, showing: condition.preview, recording: .off)
    if scene !== self.scene { triedViews += result.result?.nodes.count ?? 0 }
    return result
  }

  private func look(
    at scene: Scene, _ laidOut: SceneResult, _ problems: [SceneDiagnostic], _ edits: SourceEdits?
  ) -> Look {
    var look = Look()
    for problem in problems {
      let key = edits?.key(problem) ?? FindingKey(problem)
      look.ranks[key] = min(look.ranks[key] ?? .max, problem.severity.rank)
    }
    let nodes = laidOut.result?.nodes ?? []
    look.viewCount = nodes.count
    for node in nodes where node.isPlaced && node.drawing != .none {
      guard let source = node.source, scene.files.indices.contains(source.file) else { continue }
      let file = scene.files[source.file].name
      let offset = file == edits?.file ? edits?.original(source.start) : nil
      let place = Place(file: file, offset: offset ?? source.start, name: node.name)
      look.frames[place, default: []].append(node.frame)
    }
    return look
  }

  // MARK: Every condition

  private var previews: [Int?] {
    matrix.hasEveryPreview && !scene.previews.isEmpty ? Array(scene.previews.indices) : [nil]
  }

  /// Lays a scene out under every condition that may change it.
  /// - Parameters:
  ///   - first: conditions that come before all others.
  ///   - visit: gets what is seen; false ends it.
  /// - Returns: what was found.
  private func goThrough(
    _ scene: Scene, _ edits: SourceEdits? = nil, first: [Condition],
    _ visit: (Condition, Look) -> Bool
  ) -> MatrixResults {
    var results = MatrixResults(matrix, previews: previews, skips: true)
    var seen: Set<Condition> = []
    var asksForTypeSize = false
    func goesOn(_ condition: Condition) -> Bool {
      guard seen.insert(condition).inserted else { return true }
      let laidOut = layout(of: scene, condition)
      let (point, reads) = (condition.point, laidOut.everyRead)
      let problems = scene.problems(of: laidOut)
      results.add(
        MatrixLayout(
          screen: point.screen, typeSize: point.typeSize, problems: problems, reads: reads),
        point.slice, of: condition.preview)
      asksForTypeSize = asksForTypeSize || reads.contains(.typeSize)
      return visit(condition, look(at: scene, laidOut, problems, edits))
    }
    for condition in first where !goesOn(condition) { return results }
    for phase in matrix.phases {
      for preview in previews {
        for slice in phase
        where scene !== self.scene && known.isNeeded(slice, of: preview)
          || results.isNeeded(slice, of: preview)
        {
          for (place, size) in matrix.sizesFromEnds.enumerated() where place == 0 || asksForTypeSize
          {
            for screen in matrix.screensBySettings {
              let point = MatrixPoint(slice: slice, screen: screen, typeSize: size)
              guard goesOn(Condition(preview: preview, point: point)) else { return results }
            }
          }
        }
      }
    }
    return results
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
  package func key(_ problem: SceneDiagnostic) -> FindingKey {
    var problem = problem
    if let offset = problem.location?.offset, problem.location?.file == file {
      problem.location?.offset = original(offset)
    }
    return FindingKey(problem)
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

extension Rect {
  /// Whether no edge is more than a point away from where it would be, moved.
  fileprivate func isNear(_ other: Rect, by move: Point) -> Bool {
    abs(minX + move.x - other.minX) <= 1 && abs(minY + move.y - other.minY) <= 1
      && abs(maxX + move.x - other.maxX) <= 1 && abs(maxY + move.y - other.maxY) <= 1
  }
}

extension LayoutMatrix {
  /// The screens, those that differ in size alone next to each other: a layout of the next one keeps the
  /// tree. Of every width or height it is one in forty, since what is found is searched for between.
  var screensBySettings: [Int] {
    var order: [LayoutSettings: Int] = [:]
    let places = stride(from: 0, to: screens.count, by: isEveryLength ? 40 : 1).map { place in
      var settings = screens[place].settings
      settings.container.size = .zero
      settings.container.safeAreaInsets = .zero
      settings.container.cornerRadius = 0
      let group = order[settings] ?? order.count
      order[settings] = group
      return (group: group, size: screens[place].size, place: place)
    }
    return places.sorted {
      ($0.group, $0.size.width, $0.size.height) < ($1.group, $1.size.width, $1.size.height)
    }.map(\.place)
  }

  /// The type sizes, the largest and the smallest first.
  var sizesFromEnds: [Int] {
    var sizes = Array(typeSizes.indices)
    guard let last = sizes.popLast() else { return [] }
    return [last] + sizes
  }

  /// The smallest and the largest screen at the smallest and the largest type size, and what is between.
  var ends: [MatrixPoint] {
    let sorted = screens.indices.sorted {
      (screens[$0].size.width, screens[$0].size.height)
        < (screens[$1].size.width, screens[$1].size.height)
    }
    guard let slice = slices.first, let small = sorted.first, let large = sorted.last else {
      return []
    }
    let last = typeSizes.count - 1
    var seen: Set<MatrixPoint> = []
    return [
      (small, last), (large, last), (sorted[sorted.count / 2], last / 2), (small, 0), (large, 0),
    ].map { MatrixPoint(slice: slice, screen: $0.0, typeSize: $0.1) }
      .filter { seen.insert($0).inserted }
  }
}

extension SourceViews {
  /// The innermost view with its modifiers that a place is in.
  func chain(around offset: Int) -> ModifierChain? {
    chains.filter { $0.start <= offset && offset <= $0.end }
      .min { $0.end - $0.start < $1.end - $1.start }
  }
}
