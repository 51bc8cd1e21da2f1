import LayoutSolver
import SceneLoader
import SwiftUILibrary

/// A part of a matrix that is done in one go, by any process that has the scene.
package enum MatrixUnit: Hashable, Codable, Sendable {
  /// One preview on one chain of screens. The preview is nil for what the scene shows by itself.
  case layouts(preview: Int?, slice: MatrixSlice, chain: Int)
  /// The width from which on findings that a preview has at a point are gone.
  case thresholds([FindingKey], preview: Int?, point: MatrixPoint)
}

/// The result of a unit.
package enum MatrixReport: Codable {
  case layouts([MatrixLayout], boxes: FoundBoxes, files: [String])
  /// The result of the search for each finding.
  case thresholds([FoundWidth], files: [String])

  /// The files that it depends on with all their code, in order: those whose code ran, and those that
  /// it names a place in.
  package var files: [String] {
    switch self {
    case .layouts(_, _, let files), .thresholds(_, let files): files
    }
  }

  /// How many layouts it took.
  package var layouts: Int {
    switch self {
    case .layouts(let layouts, _, _): layouts.count
    case .thresholds(let found, _): Self.layouts(of: found)
    }
  }

  /// A layout that one finding's search used needn't be repeated for another's.
  static func layouts(of found: [FoundWidth]) -> Int { Set(found.flatMap(\.looked)).count }
}

/// The width from which on a finding is gone.
package struct FoundWidth: Codable, Equatable, Sendable {
  /// In points; nil where a greater width doesn't help.
  var width: Double?
  /// The widths at which it was looked for.
  var looked: [Double] = []
}

/// The findings of one layout.
package struct MatrixLayout: Codable {
  var screen: Int
  var typeSize: Int
  /// In a report, those that aren't worse in another layout of the same unit, or as bad nearer to the
  /// base.
  var problems: [SceneDiagnostic]
  var reads: SceneReads
  /// How many views it has.
  var views: Int
}

/// The findings at the points of some boxes. Most points have what another one has, so each finding
/// and each set of findings is kept once.
package struct FoundBoxes: Codable {
  private var keys: [FindingKey]
  /// Positions among the keys.
  private var sets: [[Int]]
  /// By box, positions among the sets.
  private var boxes: [[Int]]

  init(_ boxes: [[Set<FindingKey>]]) {
    keys = boxes.reduce(into: Set<FindingKey>()) { keys, box in
      for set in Set(box) { keys.formUnion(set) }
    }.sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    var known: [Set<FindingKey>: Int] = [:]
    var sets: [[Int]] = []
    self.boxes = boxes.map { box in
      box.map { set in
        if let place = known[set] { return place }
        known[set] = sets.count
        sets.append(set.compactMap { places[$0] }.sorted())
        return sets.count - 1
      }
    }
    self.sets = sets
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    keys = try container.decode([FindingKey].self, forKey: .keys)
    sets = try container.decode([[Int]].self, forKey: .sets)
    boxes = try container.decode([[Int]].self, forKey: .boxes)
    guard sets.allSatisfy({ $0.allSatisfy(keys.indices.contains) }),
      boxes.allSatisfy({ $0.allSatisfy(sets.indices.contains) })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .boxes, in: container, debugDescription: "a position is out of range")
    }
  }

  /// The files that findings are in.
  var files: Set<String> { Set(keys.map(\.file)) }

  /// By box, the findings of one type size after the other.
  var found: [[Set<FindingKey>]] {
    let sets = sets.map { set in Set(set.map { keys[$0] }) }
    return boxes.map { box in box.map { sets[$0] } }
  }
}

/// Checks a scene under every condition of a matrix, with as few layouts as possible.
///
/// The program is read once in every process and laid out many times, each time from the start.
package struct MatrixCheck {
  package let matrix: LayoutMatrix
  /// Whether a condition that nothing depends on is assumed to change nothing; if not, all are laid
  /// out.
  private let skips: Bool

  package init(_ matrix: LayoutMatrix, skips: Bool = true) {
    self.matrix = matrix
    self.skips = skips
  }

  // MARK: All of it

  /// The previews that are checked.
  package func previews(of facts: SceneFacts) -> [Int?] {
    matrix.hasEveryPreview && !facts.previews.isEmpty ? Array(facts.previews.indices) : [nil]
  }

  /// - Parameters:
  ///   - isMeant: which previews on which chains of screens are looked at.
  ///   - perform: Does units of work, in any process, and returns the result of each in order: a
  ///     report, or why there is none.
  package func outcome(
    of facts: SceneFacts, where isMeant: (_ preview: Int?, _ chain: Int) -> Bool = { _, _ in true },
    perform: ([MatrixUnit]) -> [Result<MatrixReport, MatrixFailure>]
  ) -> MatrixOutcome {
    let previews = previews(of: facts)
    let chains = matrix.chains
    var results = MatrixResults(matrix, previews: previews, skips: skips)
    var shown = RemedyTask.Shown()
    var failures = MatrixFailures(matrix, facts)
    // What a scene doesn't read can't change its layout, so slices that differ only in that wait
    // for the slices that show whether the scene reads it.
    for phase in matrix.phases {
      let units = previews.flatMap { preview in
        phase.flatMap { slice in
          chains.indices.filter {
            isMeant(preview, $0) && results.isNeeded(slice, of: preview, on: $0)
          }.map { MatrixUnit.layouts(preview: preview, slice: slice, chain: $0) }
        }
      }
      for (unit, result) in zip(units, perform(units)) {
        guard case .layouts(let preview, let slice, let chain) = unit else { continue }
        switch result {
        case .success(.layouts(let layouts, let boxes, let files)):
          shown.add(preview, files, views: views(of: layouts, in: chains[chain]))
          for layout in layouts { results.add(layout, slice, of: preview) }
          for (found, box) in zip(boxes.found, chains[chain]) {
            results.add(found, slice, in: box, of: preview)
          }
        case .success(.thresholds): break
        case .failure(let failure):
          // What it read is unknown.
          results.addUnknown(slice, of: preview, on: chain)
          failures.add(failure, preview, slice, chains[chain])
        }
      }
    }
    let findings = ConditionalFindings(matrix, results, facts)
    let (conditional, layouts) = findings.all(perform, &failures)
    var outcome = MatrixOutcome(
      findings: facts.diagnostics.map { ConditionalFinding($0, count: matrix.count) }
        + conditional + failures.findings,
      previews: previews.count,
      combinations: previews.reduce(0) { sum, preview in
        sum + chains.indices.filter { isMeant(preview, $0) }.reduce(0) { $0 + count(ofChain: $1) }
      },
      layouts: results.layouts + layouts)
    shown.remove(failures.previews)
    (outcome.remedyTasks, outcome.filesWithoutSearch) = RemedyTask.all(
      conditional.map(\.problem), errors: facts.diagnostics + failures.findings.map(\.problem),
      shown
    )
    return outcome
  }

  /// About how many views the layouts of all conditions have together that a search for remedies needs.
  private func views(of layouts: [MatrixLayout], in boxes: [MatrixBox]) -> Int {
    let readsTypeSize = !skips || layouts.contains { $0.reads.contains(.typeSize) }
    let conditions = boxes.reduce(0) { sum, box in
      let step = matrix.screenStep
      let screens = (box.screens.count + step - 1) / step
      return sum + screens * (readsTypeSize ? box.typeSizes.count : 1)
    }
    return layouts.reduce(0) { $0 + $1.views } * conditions / max(layouts.count, 1)
  }

  /// How many conditions of a preview a chain of screens has.
  package func count(ofChain chain: Int) -> Int {
    matrix.count / max(matrix.screens.count, 1) * matrix.screens(ofChain: chain).count
  }

  // MARK: A unit

  /// Does a unit of work.
  package func report(of unit: MatrixUnit, in scene: Scene) -> MatrixReport {
    switch unit {
    case .layouts(let preview, let slice, let chain):
      let (found, files) = scene.noticingFiles {
        layouts(matrix.chains[chain], slice, showing: preview, in: scene)
      }
      let named = found.layouts.flatMap(\.problems).reduce(into: found.boxes.files.union(files)) {
        $0.formUnion($1.files)
      }
      return .layouts(found.layouts, boxes: found.boxes, files: named.sorted())
    case .thresholds(let keys, let preview, let point):
      let settings = matrix.settings(point.slice, screen: point.screen, typeSize: point.typeSize)
      let threshold = WidthThreshold(scene)
      let (found, files) = scene.noticingFiles {
        keys.map { threshold.width(of: $0, settings, preview: preview) }
      }
      return .thresholds(found, files: files.union(keys.map(\.file)).sorted())
    }
  }

  private func layouts(
    _ boxes: [MatrixBox], _ slice: MatrixSlice, showing preview: Int?, in scene: Scene
  ) -> (layouts: [MatrixLayout], boxes: FoundBoxes) {
    var layouts: [MatrixLayout] = []
    // By screen, the findings where nothing depends on the type size.
    var found: [Int: Set<FindingKey>] = [:]
    func look(_ screen: Int, _ size: Int) -> (keys: Set<FindingKey>, result: LayoutResult?) {
      let settings = matrix.settings(slice, screen: screen, typeSize: size)
      let laidOut = scene.layoutFromStart(settings, showing: preview, recording: .off)
      let problems = scene.problems(of: laidOut)
      layouts.append(
        MatrixLayout(
          screen: screen, typeSize: size, problems: problems, reads: laidOut.everyRead,
          views: laidOut.result?.nodes.count ?? 0))
      return (Set(problems.map(FindingKey.init)), laidOut.result)
    }
    let keys = boxes.map { box in
      if matrix.isEveryLength {
        return box.typeSizes.flatMap { size in
          if found.count == box.screens.count { return box.screens.compactMap { found[$0] } }
          var search = LengthSearch(count: box.screens.count) { place in
            let (keys, result) = look(box.screens[place], size)
            return .init(outcome: keys, positions: result?.positions ?? [])
          }
          let filled = search.filled()
          if skips, layouts.allSatisfy({ !$0.reads.contains(.typeSize) }) {
            for (screen, keys) in zip(box.screens, filled) { found[screen] = keys }
          }
          return filled
        }
      }
      var search = GridSearch(columns: box.screens.count, rows: box.typeSizes.count) {
        column, row in
        let (screen, size) = (box.screens[column], box.typeSizes[row])
        if let keys = found[screen] { return keys }
        let keys = look(screen, size).keys
        if skips, layouts.last?.reads.contains(.typeSize) == false { found[screen] = keys }
        return keys
      }
      return search.filled()
    }
    return (withoutRepetition(layouts, slice), FoundBoxes(keys))
  }

  /// Leaves each finding only in the layout that its message may be taken from.
  private func withoutRepetition(_ layouts: [MatrixLayout], _ slice: MatrixSlice) -> [MatrixLayout]
  {
    var examples = MatrixExamples(matrix, skips: skips)
    for layout in layouts { examples.add(layout, slice, of: nil) }
    return layouts.map { layout in
      var layout = layout
      let point = examples.point(of: layout, slice)
      layout.problems = layout.problems.filter { problem in
        guard let example = examples.all[FindingKey(problem)] else { return false }
        return example.problem == problem && example.point == point
      }
      return layout
    }
  }
}

extension SceneResult {
  /// What the scene read. It includes the direction unless the layout is its own mirror image:
  /// where every view is in the middle of the screen, and always has been, the solver mirrors each
  /// place to the same one.
  var everyRead: SceneReads {
    guard let result, passes == 1 else { return reads.union([.typeSize, .direction]) }
    let middle = result.container.size.width / 2
    let isSymmetric = result.nodes.allSatisfy { abs($0.frame.midX - middle) < 1e-6 }
    return isSymmetric ? reads : reads.union(.direction)
  }
}

extension LayoutResult {
  /// Where everything is, in points, in a fixed order.
  fileprivate var positions: [Double] {
    nodes.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.maxX, $0.frame.maxY] }
  }
}
