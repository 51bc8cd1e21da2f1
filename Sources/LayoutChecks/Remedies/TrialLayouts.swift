import LayoutSolver
import SceneLoader
import SwiftUILibrary

/// A change that is tried for a finding.
struct RemedyAttempt {
  let target: FindingKey
  /// Its place among the changes for that finding, the smallest first.
  let rank: Int
  let words: String
  let edits: SourceEdits
  /// Whether it is a last resort, tried only if nothing else helps at the usual type sizes either.
  let isLast: Bool
  /// The views that are changed, as stretches of the file.
  let changed: [Range<Int>]
  /// The view around them.
  let around: Range<Int>

  /// Whether a finding's place is in the view around what is changed.
  func isAround(_ key: FindingKey) -> Bool {
    key.file == edits.file && around.contains(key.offset)
  }

  func remedy(isSafe: Bool) -> Remedy { Remedy(words: words, edits: edits, isSafe: isSafe) }

  /// Whether all are of one file and none touches this one.
  func isApart(from others: [RemedyAttempt]) -> Bool {
    others.allSatisfy { other in
      edits.file == other.edits.file
        && !changed.contains { range in other.changed.contains { $0.overlaps(range) } }
    }
  }

  /// Whether a place is in what is changed.
  func changes(_ file: String, _ offset: Int) -> Bool {
    file == edits.file && changed.contains { $0.contains(offset) }
  }
}

/// A scene laid out with changes of its text, compared with what it is without them.
final class TrialLayouts {
  /// To read a text anew takes as long as to lay so many scenes out.
  private static let layoutsOfAnEdit = 2

  /// Where the scene is looked at.
  struct Condition: Hashable {
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
  struct Verdict {
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
    /// All that is found.
    var found: Set<FindingKey> = []
  }

  let matrix: LayoutMatrix
  private let scene: Scene
  /// The scene whose text is changed, kept from one change to the next.
  private lazy var trial: Scene = scene.edited(scene.files)
  private var edits: SourceEdits?
  private var triedViews = 0
  /// Of the scene, under the condition that has most.
  private var viewCount = 0
  /// What the scene is like without a change, and what it reads.
  private var looks: [Condition: Look] = [:]
  private var reads: SceneReads = []
  /// Whether the changed scene reads what the scene doesn't.
  private var readsMore = false
  /// Those that the scene was laid out under.
  private var needed: [Condition] = []

  private let previews: [Int?]

  init(_ scene: Scene, _ matrix: LayoutMatrix, _ task: RemedyTask? = nil) {
    self.scene = scene
    self.matrix = matrix
    previews =
      task?.previews
      ?? (matrix.hasEveryPreview && !scene.previews.isEmpty ? Array(scene.previews.indices) : [nil])
  }

  /// The files whose code ran in the changed scene.
  var filesRun: Set<String> { edits == nil ? [] : trial.filesRun }

  /// Whether there may be more layouts.
  /// - Parameter part: of all that there may be.
  func goesOn(_ part: Double = 1) -> Bool {
    Double(triedViews) < part * Double(RemedyTask.mostViews)
  }

  // MARK: Conditions

  /// All conditions that may change the scene as it is changed now.
  var conditions: [Condition] {
    let all =
      !readsMore
      ? needed
      : previews.flatMap { preview in
        matrix.slices.flatMap { slice in
          matrix.points(of: slice).map { Condition(preview: preview, point: $0) }
        }
      }
    return all.filter(isLookedAt)
  }

  /// Whether type sizes for accessibility are left out.
  private var hasUsualSizesAlone = false

  private func isLookedAt(_ condition: Condition) -> Bool {
    !hasUsualSizesAlone || matrix.typeSizes[condition.point.typeSize] < .accessibility1
  }

  /// Looks only at the type sizes that aren't for accessibility during a search.
  /// - Parameter search: gets those of the findings that occur at these sizes. It isn't called if none
  ///   does, or if there are no other sizes.
  func atUsualSizes(_ targets: [FindingKey], search: (Set<FindingKey>) -> Void) {
    guard matrix.typeSizes.contains(where: { $0 >= .accessibility1 }) else { return }
    hasUsualSizesAlone = true
    defer { hasUsualSizesAlone = false }
    let found = needed.filter(isLookedAt).compactMap { looks[$0]?.ranks.keys }
    let usual = Set(targets.filter { target in found.contains { $0.contains(target) } })
    if !usual.isEmpty { search(usual) }
  }

  /// Allows at least half as many layouts as at the beginning.
  func goOn() { triedViews = min(triedViews, RemedyTask.mostViews / 2) }

  /// What is found in the scene.
  private(set) lazy var known: MatrixResults = {
    var results = MatrixResults(matrix, previews: previews, skips: true)
    for phase in matrix.phases {
      for preview in previews {
        for slice in phase where results.isNeeded(slice, of: preview) {
          for point in matrix.points(of: slice)
          where point.typeSize == matrix.typeSizes.count - 1 || reads.contains(.typeSize) {
            let condition = Condition(preview: preview, point: point)
            let laidOut = layout(of: scene, condition)
            let (read, problems) = (laidOut.everyRead, scene.problems(of: laidOut))
            let look = look(at: scene, laidOut, problems, nil)
            results.add(
              MatrixLayout(
                screen: point.screen, typeSize: point.typeSize, problems: problems, reads: read,
                views: look.viewCount),
              slice, of: preview)
            reads.formUnion(read)
            needed.append(condition)
            looks[condition] = look
            viewCount = max(viewCount, look.viewCount)
          }
        }
      }
    }
    return results
  }()

  /// A few conditions under which all of some findings are there, and the ends of the matrix.
  func probes(of targets: [FindingKey]) -> [Condition] {
    var left = Set(targets)
    var probes: [Condition] = []
    while !left.isEmpty {
      let best = needed.lazy.filter(isLookedAt).map { [self] condition in
        (condition, looks[condition]?.ranks.keys.count(where: left.contains) ?? 0)
      }.max { $0.1 < $1.1 }
      guard let (condition, count) = best, count > 0, let look = looks[condition] else { break }
      probes.append(condition)
      left.subtract(look.ranks.keys)
    }
    let previews = Set(probes.map(\.preview)).sorted { $0 ?? -1 < $1 ?? -1 }
    for end in matrix.ends {
      probes += previews.map { Condition(preview: $0, point: end) }.filter {
        isLookedAt($0) && !probes.contains($0)
      }
    }
    return probes
  }

  // MARK: Changes

  /// Makes changes in the scene's text, all at once.
  /// - Returns: false where they touch each other, or the text that they make has errors.
  func edit(_ group: [RemedyAttempt]) -> Bool {
    guard let first = group.first, goesOn() else { return false }
    let edits = SourceEdits(file: first.edits.file, group.flatMap(\.edits.edits))
    if edits == self.edits { return isSound }
    guard edits.isSound, let files = edits.applied(to: scene.files) else { return false }
    triedViews += Self.layoutsOfAnEdit * viewCount
    trial.edit(files)
    self.edits = edits
    readsMore = false
    return isSound
  }

  /// Whether the changed text has no errors but those that the scene has.
  private var isSound: Bool { !trial.hasErrors || Self.errors(trial).isSubset(of: errors) }

  private lazy var errors = Self.errors(scene)

  private static func errors(_ scene: Scene) -> Set<String> {
    Set(
      scene.diagnostics.filter { $0.severity == .error }
        .map { "\($0.location?.file ?? "") \($0.message)" })
  }

  /// What a condition tells of the changes that were made.
  func judge(_ group: [RemedyAttempt], _ condition: Condition) -> Verdict {
    let before = looks[condition] ?? look(at: scene, condition, nil)
    looks[condition] = before
    let after = look(at: trial, condition, edits)
    var verdict = Verdict(found: Set(after.ranks.keys))
    for (index, attempt) in group.enumerated() where after.ranks[attempt.target] != nil {
      verdict.stays.insert(index)
    }
    verdict.isAgainst = verdict.stays
    for (key, rank) in after.ranks where rank < before.ranks[key] ?? .max {
      let owners = group.indices.filter { group[$0].changes(key.file, key.offset) }
      if owners.isEmpty { verdict.hasOthers = true }
      // A note in place of a warning is an improvement, and so is another fault of a text that was cut.
      let isMilder = { (owner: Int) in
        let target = group[owner].target
        guard let worst = before.ranks[target], after.ranks[target] == nil else { return false }
        return rank > worst
          || before.ranks.keys.contains {
            $0 != target && $0.isAt(key) && $0.isLossOfText && after.ranks[$0] == nil
          }
      }
      verdict.isAgainst.formUnion(owners.filter { !isMilder($0) })
      verdict.moves.formUnion(owners.filter(isMilder))
    }
    if verdict.hasOthers, group.count == 1 { verdict.isAgainst = [0] }
    // Where nothing is wrong, what is changed stays as it is, too.
    func isMeant(_ attempt: RemedyAttempt, _ place: Place) -> Bool {
      before.ranks[attempt.target] != nil && attempt.changes(place.file, place.offset)
    }
    verdict.hasMoved = hasMoved(before, after) { place in
      !group.contains { isMeant($0, place) }
    }
    verdict.hasMoved = verdict.hasMoved || !verdict.moves.isEmpty
    guard verdict.hasMoved else { return verdict }
    verdict.moves.formUnion(
      group.indices.filter { index in
        let attempt = group[index]
        return group.count == 1
          || hasMoved(before, after, isRelative: true) { place in
            place.file == attempt.edits.file && attempt.around.contains(place.offset)
              && !isMeant(attempt, place)
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

  // MARK: Layouts

  private func layout(of scene: Scene, _ condition: Condition) -> SceneResult {
    let point = condition.point
    let settings = matrix.settings(point.slice, screen: point.screen, typeSize: point.typeSize)
    return scene.layoutFromStart(settings, showing: condition.preview, recording: .off)
  }

  private func look(at scene: Scene, _ condition: Condition, _ edits: SourceEdits?) -> Look {
    let laidOut = layout(of: scene, condition)
    if scene !== self.scene {
      triedViews += laidOut.result?.nodes.count ?? 0
      readsMore = readsMore || !laidOut.everyRead.isSubset(of: reads)
    }
    return look(at: scene, laidOut, scene.problems(of: laidOut), edits)
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

extension Rect {
  /// Whether no edge is more than a point away from where it would be, moved.
  fileprivate func isNear(_ other: Rect, by move: Point) -> Bool {
    abs(minX + move.x - other.minX) <= 1 && abs(minY + move.y - other.minY) <= 1
      && abs(maxX + move.x - other.maxX) <= 1 && abs(maxY + move.y - other.maxY) <= 1
  }
}

extension LayoutMatrix {
  /// One in so many screens is looked at: of every width or height it is one in forty, since what is found
  /// is searched for between.
  var screenStep: Int { isEveryLength ? 40 : 1 }

  /// The screens that are looked at, those that differ in size alone next to each other: a layout of the
  /// next one keeps the tree.
  private var screensBySettings: [Int] {
    var order: [LayoutSettings: Int] = [:]
    let places = stride(from: 0, to: screens.count, by: screenStep).map { place in
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

  /// The points of a slice, those of the largest type size first.
  func points(of slice: MatrixSlice) -> [MatrixPoint] {
    let sizes = Array(typeSizes.indices.suffix(1)) + typeSizes.indices.dropLast()
    return sizes.flatMap { size in
      screensBySettings.map { MatrixPoint(slice: slice, screen: $0, typeSize: size) }
    }
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
