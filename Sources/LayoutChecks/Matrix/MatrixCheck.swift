import Foundation
import LayoutSolver
import SceneLoader
import SwiftUILibrary
import Synchronization

/// Checks a scene under every condition of a matrix, with as few layouts as tell.
///
/// The program is read once on every thread and laid out many times, each time from the start.
package struct MatrixCheck: Sendable {
  package let matrix: LayoutMatrix
  /// Reads the scene again, for another thread.
  private let load: @Sendable () throws -> Scene
  private let threads: Int
  /// Whether a condition that nothing depends on is taken to change nothing; else all are laid out.
  private let skips: Bool
  /// Called with the number of layouts so far, from any thread.
  private let progress: @Sendable (Int) -> Void

  package init(
    _ matrix: LayoutMatrix, threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    skips: Bool = true, load: @escaping @Sendable () throws -> Scene,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.matrix = matrix
    self.threads = threads
    self.skips = skips
    self.load = load
    self.progress = progress
  }

  /// Which preview is laid out: nil for what the scene shows.
  typealias Preview = Int?

  /// A part of the work that one thread does at a time.
  struct Unit {
    var preview: Preview
    var slice: MatrixSlice
    /// Of one chain of screens.
    var boxes: [MatrixBox]
  }

  package func outcome(of scene: Scene) -> MatrixOutcome {
    let previews: [Preview] =
      matrix.hasEveryPreview && !scene.previews.isEmpty ? Array(scene.previews.indices) : [nil]
    let results = MatrixResults(matrix, previews: previews, skips: skips)
    // What a scene doesn't ask for can't change its layout: the slices that differ in that alone
    // wait for those that tell whether it asks.
    for phase in phases {
      let units = previews.flatMap { preview in
        phase.filter { results.isNeeded($0, of: preview) }.flatMap { slice in
          matrix.chains.map { Unit(preview: preview, slice: slice, boxes: $0) }
        }
      }
      perform(units, on: scene, into: results)
    }
    let findings = ConditionalFindings(matrix, results, scene: scene)
    let conditional = findings.all()
    return MatrixOutcome(
      findings: scene.diagnostics.map { ConditionalFinding($0, count: matrix.count) }
        + conditional,
      previews: previews.count, combinations: matrix.count * previews.count,
      layouts: results.layouts + findings.layouts)
  }

  /// The slices in an order in which those that tell of others come first.
  private var phases: [[MatrixSlice]] {
    let steps = Dictionary(grouping: matrix.slices) { slice in
      (slice.direction > 0 ? 1 : 0) + (slice.language > 0 ? 2 : 0)
        + (slice.colorScheme > 0 ? 4 : 0)
    }
    return steps.sorted { $0.key < $1.key }.map(\.value)
  }

  private func perform(_ units: [Unit], on scene: Scene, into results: MatrixResults) {
    let next = Atomic(0)
    // Only the first worker touches the scene that was given; the others read their own.
    nonisolated(unsafe) let first = scene
    let sharedUnits = Mutex(units)
    DispatchQueue.concurrentPerform(iterations: max(1, min(threads, units.count))) { worker in
      guard let scene = worker == 0 ? first : try? load() else { return }
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard let unit = sharedUnits.withLock({ $0.indices.contains(index) ? $0[index] : nil })
        else { return }
        fill(unit, with: scene, into: results)
      }
    }
  }

  private func fill(_ unit: Unit, with scene: Scene, into results: MatrixResults) {
    // By screen, what was found where nothing depends on the type size.
    var found: [Int: Set<FindingKey>] = [:]
    for box in unit.boxes {
      var search = GridSearch(columns: box.screens.count, rows: box.typeSizes.count) {
        column, row in
        let (screen, size) = (box.screens[column], box.typeSizes[row])
        if let keys = found[screen] { return keys }
        let settings = matrix.settings(unit.slice, screen: screen, typeSize: size)
        let laidOut = scene.layoutFromStart(settings, showing: unit.preview, recording: .off)
        let reads = laidOut.everyRead
        let point = MatrixPoint(slice: unit.slice, screen: screen, typeSize: size)
        let (keys, layouts) = results.add(
          scene.problems(of: laidOut), reads: reads, at: point, of: unit.preview)
        progress(layouts)
        if skips, !reads.contains(.typeSize) { found[screen] = keys }
        return keys
      }
      results.add(search.filled(), of: unit, in: box)
    }
  }
}

extension SceneResult {
  /// What the scene asked for, and the direction unless the layout is its own mirror image: where
  /// every view stands in the middle of the screen, and always has, the solver mirrors each place to
  /// the same one.
  fileprivate var everyRead: SceneReads {
    guard let result, passes == 1 else { return reads.union([.typeSize, .direction]) }
    let middle = result.container.size.width / 2
    let isSymmetric = result.nodes.allSatisfy { abs($0.frame.midX - middle) < 1e-6 }
    return isSymmetric ? reads : reads.union(.direction)
  }
}
