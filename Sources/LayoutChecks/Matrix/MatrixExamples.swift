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

/// For each finding the condition where it is worst, and of several such conditions the one nearest
/// to the base. A text may be cut a little here and to nothing there.
struct MatrixExamples {
  /// The problem in the message of one condition.
  struct Example {
    var problem: SceneDiagnostic
    var preview: Int?
    var point: MatrixPoint
    var distance: Int
  }

  private(set) var all: [FindingKey: Example] = [:]
  private let matrix: LayoutMatrix
  private let skips: Bool

  init(_ matrix: LayoutMatrix, skips: Bool) {
    (self.matrix, self.skips) = (matrix, skips)
  }

  /// Adds the findings of one layout. If conditions are equally near, the one added first is
  /// reported.
  mutating func add(_ layout: MatrixLayout, _ slice: MatrixSlice, of preview: Int?) {
    let point = point(of: layout, slice)
    let distance = distance(point)
    var keys: Set<FindingKey> = []
    for problem in layout.problems {
      let key = FindingKey(problem)
      guard keys.insert(key).inserted else { continue }
      let rank = (problem.severity.rank, distance)
      if let known = all[key], (known.problem.severity.rank, known.distance) <= rank { continue }
      all[key] = Example(problem: problem, preview: preview, point: point, distance: distance)
    }
  }

  /// The condition that a layout's findings are reported for: what is the same at every type size is
  /// reported for the usual one.
  func point(of layout: MatrixLayout, _ slice: MatrixSlice) -> MatrixPoint {
    var point = MatrixPoint(slice: slice, screen: layout.screen, typeSize: layout.typeSize)
    if skips, !layout.reads.contains(.typeSize) {
      point.typeSize =
        matrix.typeSizes.indices.min { sizeDistance($0) < sizeDistance($1) } ?? point.typeSize
    }
    return point
  }

  /// How far a condition is from the base. Languages and schemes count before type sizes, and those
  /// before screens. No two conditions have the same distance.
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
