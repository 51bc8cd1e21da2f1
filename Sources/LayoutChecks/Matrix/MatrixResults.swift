import SceneLoader
import SwiftUILibrary

/// One condition, by its positions in a matrix.
package struct MatrixPoint: Hashable, Codable, Sendable {
  var slice: MatrixSlice
  var screen: Int
  var typeSize: Int
}

/// The findings at the conditions of a matrix.
struct MatrixResults {
  /// A slice of a preview on a chain of screens. What isn't read on one chain may be read on
  /// another, and each chain is done by itself in any process.
  private struct Place: Hashable {
    var preview: Int?
    var chain: Int
    var slice: MatrixSlice
  }

  let previews: [Int?]
  private let matrix: LayoutMatrix
  private let skips: Bool
  /// The chain of each screen.
  private let chains: [Int]
  private let chainCount: Int
  /// For a slice, the one before it with the same settings, and the one in the project's own
  /// language.
  private var twins: [MatrixSlice: MatrixSlice] = [:]
  private var own: [MatrixSlice: MatrixSlice] = [:]
  private(set) var layouts = 0
  private var worst: MatrixExamples
  /// Where each finding is worst.
  var examples: [FindingKey: MatrixExamples.Example] { worst.all }
  private var found: [Place: [MatrixPoint: Set<FindingKey>]] = [:]
  private var reads: [Place: SceneReads] = [:]

  init(_ matrix: LayoutMatrix, previews: [Int?], skips: Bool) {
    self.matrix = matrix
    self.skips = skips
    worst = MatrixExamples(matrix, skips: skips)
    self.previews = previews
    let all = Screen.chains(matrix.screens)
    chainCount = all.count
    var chains = Array(repeating: 0, count: matrix.screens.count)
    for (chain, screens) in all.enumerated() { for screen in screens { chains[screen] = chain } }
    self.chains = chains
    for slice in matrix.slices {
      twins[slice] = matrix.twin(of: slice)
      own[slice] = matrix.own(of: slice)
    }
  }

  /// Adds the findings of one layout. If conditions are equally near, the one added first is
  /// reported.
  mutating func add(_ layout: MatrixLayout, _ slice: MatrixSlice, of preview: Int?) {
    layouts += 1
    let place = Place(preview: preview, chain: chains[layout.screen], slice: slice)
    reads[place, default: []].formUnion(layout.reads)
    worst.add(layout, slice, of: preview)
  }

  /// Notes that it is unknown what a slice reads, because it couldn't be laid out.
  mutating func addUnknown(_ slice: MatrixSlice, of preview: Int?, on chain: Int) {
    reads[Place(preview: preview, chain: chain, slice: slice), default: []].formUnion(.all)
  }

  /// Adds the results for a box's points, one type size after the other.
  mutating func add(
    _ filled: [Set<FindingKey>], _ slice: MatrixSlice, in box: MatrixBox, of preview: Int?
  ) {
    guard let first = box.screens.first else { return }
    let place = Place(preview: preview, chain: chains[first], slice: slice)
    var rest = filled[...]
    for size in box.typeSizes {
      for screen in box.screens {
        guard let keys = rest.popFirst(), !keys.isEmpty else { continue }
        let point = MatrixPoint(slice: slice, screen: screen, typeSize: size)
        found[place, default: [:]][point] = keys
      }
    }
  }

  /// The slice whose layouts are valid for this one too: itself, if anything was read that differs.
  private func source(of slice: MatrixSlice, _ preview: Int?, _ chain: Int) -> MatrixSlice {
    guard skips else { return slice }
    if let twin = twins[slice] { return source(of: twin, preview, chain) }
    var straight = slice
    straight.direction = 0
    if straight != slice, !reads(straight, preview, chain).contains(.direction) {
      return source(of: straight, preview, chain)
    }
    var light = slice
    light.colorScheme = 0
    if light != slice, !reads(light, preview, chain).contains(.colorScheme) {
      return source(of: light, preview, chain)
    }
    if let own = own[slice], let language = matrix.languages[slice.language] {
      let asked: SceneReads = if case .code = language { .language } else { .texts }
      if reads(own, preview, chain).isDisjoint(with: asked) {
        return source(of: own, preview, chain)
      }
    }
    return slice
  }

  private func reads(_ slice: MatrixSlice, _ preview: Int?, _ chain: Int) -> SceneReads {
    let source = source(of: slice, preview, chain)
    return reads[Place(preview: preview, chain: chain, slice: source)] ?? []
  }

  /// Returns true if a slice has to be laid out, by what is known so far.
  func isNeeded(_ slice: MatrixSlice, of preview: Int?, on chain: Int) -> Bool {
    source(of: slice, preview, chain) == slice
  }

  /// The same on any of the chains.
  func isNeeded(_ slice: MatrixSlice, of preview: Int?) -> Bool {
    (0..<chainCount).contains { isNeeded(slice, of: preview, on: $0) }
  }

  /// The conditions of a preview that each finding occurs under.
  func holding(_ preview: Int?) -> [FindingKey: Set<MatrixPoint>] {
    var holding: [FindingKey: Set<MatrixPoint>] = [:]
    for slice in matrix.slices {
      for chain in 0..<chainCount {
        let source = source(of: slice, preview, chain)
        let found = found[Place(preview: preview, chain: chain, slice: source)] ?? [:]
        for (point, keys) in found {
          var own = point
          own.slice = slice
          for key in keys { holding[key, default: []].insert(own) }
        }
      }
    }
    return holding
  }
}
