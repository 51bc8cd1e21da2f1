import Numbers
import SceneLoader
import SwiftUILibrary

extension SceneDiagnostic.Severity {
  /// The worst is the lowest.
  var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// One condition, by its positions in a matrix.
package struct MatrixPoint: Hashable, Codable, Sendable {
  var slice: MatrixSlice
  var screen: Int
  var typeSize: Int
}

/// What was found at the conditions of a matrix.
struct MatrixResults {
  /// The problem in the words of the condition nearest to the base, of those under which it is
  /// worst: a text may be cut a little here and to nothing there.
  struct Example {
    var problem: SceneDiagnostic
    var preview: Int?
    var point: MatrixPoint
    var distance: Int
  }

  /// A slice of a preview.
  private struct Place: Hashable {
    var preview: Int?
    var slice: MatrixSlice
  }

  let previews: [Int?]
  private let matrix: LayoutMatrix
  private let skips: Bool
  private(set) var layouts = 0
  private(set) var examples: [FindingKey: Example] = [:]
  private var found: [Place: [MatrixPoint: Set<FindingKey>]] = [:]
  private var reads: [Place: SceneReads] = [:]

  init(_ matrix: LayoutMatrix, previews: [Int?], skips: Bool) {
    self.matrix = matrix
    self.skips = skips
    self.previews = previews
  }

  /// Adds what one layout met. Of conditions that are as near, the one added first is told of.
  mutating func add(_ layout: MatrixLayout, _ slice: MatrixSlice, of preview: Int?) {
    var point = MatrixPoint(slice: slice, screen: layout.screen, typeSize: layout.typeSize)
    if skips, !layout.reads.contains(.typeSize) {
      // It is the same at every size, so it is told of the usual one.
      point.typeSize =
        matrix.typeSizes.indices.min { sizeDistance($0) < sizeDistance($1) } ?? point.typeSize
    }
    let distance = distance(point)
    layouts += 1
    reads[Place(preview: preview, slice: slice), default: []].formUnion(layout.reads)
    var keys: Set<FindingKey> = []
    for problem in layout.problems {
      let key = FindingKey(problem)
      guard keys.insert(key).inserted else { continue }
      let rank = (problem.severity.rank, distance)
      if let known = examples[key], (known.problem.severity.rank, known.distance) <= rank {
        continue
      }
      examples[key] = Example(
        problem: problem, preview: preview, point: point, distance: distance)
    }
  }

  /// Says that nobody knows what a slice asks for, since it couldn't be laid out.
  mutating func addUnknown(_ slice: MatrixSlice, of preview: Int?) {
    reads[Place(preview: preview, slice: slice), default: []].formUnion(.all)
  }

  /// Adds what a box's points have, a type size after the other.
  mutating func add(
    _ filled: [Set<FindingKey>], _ slice: MatrixSlice, in box: MatrixBox, of preview: Int?
  ) {
    let place = Place(preview: preview, slice: slice)
    var rest = filled[...]
    for size in box.typeSizes {
      for screen in box.screens {
        guard let keys = rest.popFirst(), !keys.isEmpty else { continue }
        let point = MatrixPoint(slice: slice, screen: screen, typeSize: size)
        found[place, default: [:]][point] = keys
      }
    }
  }

  /// The slice whose layouts tell of those of this one: itself unless nothing that differs was
  /// asked for.
  private func source(of slice: MatrixSlice, _ preview: Int?) -> MatrixSlice {
    guard skips else { return slice }
    if let twin = matrix.twin(of: slice) { return source(of: twin, preview) }
    var straight = slice
    straight.direction = 0
    if straight != slice, !reads(straight, preview).contains(.direction) {
      return source(of: straight, preview)
    }
    var light = slice
    light.colorScheme = 0
    if light != slice, !reads(light, preview).contains(.colorScheme) {
      return source(of: light, preview)
    }
    if let own = own(of: slice), let language = matrix.languages[slice.language] {
      let asked: SceneReads = if case .code = language { .language } else { .texts }
      if reads(own, preview).isDisjoint(with: asked) { return source(of: own, preview) }
    }
    return slice
  }

  /// The slice that differs in nothing but that it is in the project's own language.
  private func own(of slice: MatrixSlice) -> MatrixSlice? {
    guard slice.language > 0 else { return nil }
    let direction = matrix.settings(slice, screen: 0, typeSize: 0).layoutDirection
    return matrix.slices.first {
      $0.language == 0 && $0.colorScheme == slice.colorScheme
        && matrix.settings($0, screen: 0, typeSize: 0).layoutDirection == direction
    }
  }

  private func reads(_ slice: MatrixSlice, _ preview: Int?) -> SceneReads {
    let source = source(of: slice, preview)
    return reads[Place(preview: preview, slice: source)] ?? []
  }

  /// Whether a slice has to be laid out, by what is known so far.
  func isNeeded(_ slice: MatrixSlice, of preview: Int?) -> Bool {
    source(of: slice, preview) == slice
  }

  /// The conditions of a preview that each finding holds under.
  func holding(_ preview: Int?) -> [FindingKey: Set<MatrixPoint>] {
    var holding: [FindingKey: Set<MatrixPoint>] = [:]
    for slice in matrix.slices {
      let source = source(of: slice, preview)
      let found = found[Place(preview: preview, slice: source)] ?? [:]
      for (point, keys) in found {
        var own = point
        own.slice = slice
        for key in keys { holding[key, default: []].insert(own) }
      }
    }
    return holding
  }

  /// How far a condition is from the base: languages and schemes count before type sizes, and those
  /// before screens; no two conditions are as far.
  private func distance(_ point: MatrixPoint) -> Int {
    let slice = point.slice
    let sizes = sizeDistance(point.typeSize)
    let screen = matrix.screens[point.screen].size
    let own = matrix.base.container.size
    let screens = Int(clamped: abs(screen.width - own.width) + abs(screen.height - own.height)) / 20
    let distance =
      slice.language * 10_000 + slice.direction * 4_000 + slice.colorScheme * 2_000 + sizes * 100
      + screens
    return distance * matrix.screens.count + point.screen
  }

  private func sizeDistance(_ typeSize: Int) -> Int {
    abs(matrix.typeSizes[typeSize].rawValue - matrix.base.dynamicTypeSize.rawValue)
  }
}
