import LayoutSolver
import SceneLoader

/// How another release, or another SDK, changes a layout: the first cause, and how much moves with
/// it.
package struct ReleaseDifference {
  /// In words: a view that exists under only one of them, or the first view that moves.
  package let cause: String
  /// How many views have another place or size on the screen.
  package let moved: Int
  /// The rule that gave that view its size, or placed it; nil where the code itself branches.
  package let rule: LayoutRule?

  /// Nil where nothing differs by a pixel or more.
  /// - Parameters:
  ///   - files: The scene's files, to find the lines of modifiers.
  ///   - pixel: in points.
  package init?(
    from old: LayoutResult, to new: LayoutResult, files: [Scene.File] = [], pixel: Double
  ) {
    let (before, after) = (
      LayoutSnapshot(title: "", old, files: files), LayoutSnapshot(title: "", new, files: files)
    )
    guard let difference = SnapshotDifference(from: before, to: after, pixel: pixel) else {
      return nil
    }
    moved = difference.moved
    let (a, b) = (SnapshotTree.trees(before.views), SnapshotTree.trees(after.views))
    let (olds, news) = (old.placed, new.placed)
    let walk = Walk(pixel: pixel) { pair in
      let (a, b) = (old.node(olds[pair.old.position]), new.node(news[pair.new.position]))
      return Axis.allCases.allSatisfy { axis in
        guard let a = a.proposal[axis], let b = b.proposal[axis] else {
          return a.proposal[axis] == nil && b.proposal[axis] == nil
        }
        return abs(a - b) < pixel
      }
    }
    let resized = walk.firstResized(a, b)
    let displaced = resized == nil ? walk.firstDisplaced(a, b, in: nil) : nil
    if difference.isEdited {
      cause = difference.causes[0]
      rule = nil
      return
    }
    cause =
      (resized ?? displaced?.view).map { pair in
        SnapshotComparison.frameWords(pair.old.view, pair.new.view)
      } ?? difference.causes[0]
    let decider = (resized?.new ?? displaced?.parent).map { news[$0.position] }
    rule = decider.flatMap { new.decidingEvent(of: $0)?.rule }
  }
}

/// Looks for the view with which a difference begins.
private struct Walk {
  /// A view before and after.
  typealias Pair = (old: SnapshotTree, new: SnapshotTree)

  let pixel: Double
  /// Whether a view got the same proposal both times.
  let isOfferedTheSame: (Pair) -> Bool

  private func pairs(_ old: [SnapshotTree], _ new: [SnapshotTree]) -> [Pair] {
    SnapshotComparison.pairs(old, new).map { (old[$0.0], new[$0.1]) }
  }

  /// The innermost view that has another size though it was offered the same, the first one of them: the
  /// others follow from it.
  func firstResized(_ old: [SnapshotTree], _ new: [SnapshotTree]) -> Pair? {
    for pair in pairs(old, new) {
      if let inside = firstResized(pair.old.children, pair.new.children) { return inside }
      let (a, b) = (pair.old.view.frame.size, pair.new.view.frame.size)
      if differ(a.width, b.width) || differ(a.height, b.height), isOfferedTheSame(pair) {
        return pair
      }
    }
    return nil
  }

  /// The first view that its parent puts elsewhere, or offers something else.
  func firstDisplaced(
    _ old: [SnapshotTree], _ new: [SnapshotTree], in parent: SnapshotTree?
  ) -> (view: Pair, parent: SnapshotTree?)? {
    for pair in pairs(old, new) {
      let (a, b) = (pair.old.view.frame, pair.new.view.frame)
      if differ(a.minX, b.minX) || differ(a.minY, b.minY) || differ(a.width, b.width)
        || differ(a.height, b.height)
      {
        return (pair, parent)
      }
      let inside = firstDisplaced(pair.old.children, pair.new.children, in: pair.new)
      if let inside { return inside }
    }
    return nil
  }

  private func differ(_ a: Double, _ b: Double) -> Bool { abs(a - b) >= pixel - 0.002 }
}

extension LayoutResult {
  /// The nodes that a snapshot has views of, in its order.
  fileprivate var placed: [NodeID] {
    var placed: [NodeID] = []
    func add(_ id: NodeID) {
      let node = node(id)
      guard node.isPlaced else { return }
      placed.append(id)
      node.children.forEach(add)
    }
    if let root { add(root) }
    return placed
  }
}
