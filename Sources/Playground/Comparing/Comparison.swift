import Cells
import LayoutSolver

/// The comparison of the present layout with another.
struct Comparison {
  private(set) var kept: KeptLayout?
  /// Whether the kept layout is shown beside the present one.
  var isSideBySide = false
  /// Whether differences under a point count.
  var countsSmall = false
  private var known: Known?

  /// The last result, and its input.
  private struct Known {
    var layout: Int
    var countsSmall: Bool
    var differences: [KeptLayout.Difference]
  }

  mutating func keep(_ layout: KeptLayout) {
    kept = layout
    known = nil
  }

  /// The differences between the present layout and the kept one; computed once per layout.
  /// - Parameter count: of the layouts so far.
  fileprivate mutating func differences(
    of present: @autoclosure () -> KeptLayout, count: Int
  ) -> [KeptLayout.Difference] {
    guard let kept else { return [] }
    if let known, known.layout == count, known.countsSmall == countsSmall {
      return known.differences
    }
    let found = kept.differences(to: present(), least: countsSmall ? 1e-6 : 1)
    known = Known(layout: count, countsSmall: countsSmall, differences: found)
    return found
  }
}

extension Playground {
  /// Keeps the present layout to compare others with.
  func keepLayout() {
    guard let result else { return }
    comparison.keep(KeptLayout(result, title: layoutTitle))
    message = "Kept \(layoutTitle); \(keyMap.key("layout.compare")) shows what differs from it"
  }

  var layoutTitle: String {
    "\(scene.name) in \(words.text(effectiveSettings.container.size))"
  }

  /// The differences between the present layout and the kept one.
  var differences: [KeptLayout.Difference] {
    guard let result else { return [] }
    let title = layoutTitle
    return comparison.differences(of: KeptLayout(result, title: title), count: latest.count)
  }
}
