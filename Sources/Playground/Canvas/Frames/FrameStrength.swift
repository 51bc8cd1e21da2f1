import LayoutSolver

/// How strongly each view's frame is drawn: the selected one's most, and less the further away a
/// view is in the tree, so that a crowded screen stays calm.
struct FrameStrength {
  /// By node, the steps to the selected view as far as they count; nil without one.
  private let distances: [Int]?

  init(_ result: LayoutResult, selection: NodeID?) {
    guard let selection, result.nodes.indices.contains(selection.index) else {
      distances = nil
      return
    }
    var distances = [Int](repeating: .max, count: result.nodes.count)
    distances[selection.index] = 0
    var pending = [selection]
    var next = 0
    while next < pending.count {
      let id = pending[next]
      next += 1
      // Further away all are as faint.
      let distance = distances[id.index] + 1
      guard distance < Self.steps.count else { break }
      func reach(_ neighbour: NodeID) {
        guard distances[neighbour.index] == .max else { return }
        distances[neighbour.index] = distance
        pending.append(neighbour)
      }
      result.children(of: id).forEach(reach)
      if let parent = result.parent(of: id) { reach(parent) }
    }
    self.distances = distances
  }

  /// 0 for what isn't seen to 1 for the selected view.
  func strength(of nodes: [NodeID]) -> Double {
    guard let distances else { return Self.even }
    var nearest = Int.max
    for node in nodes { nearest = min(nearest, distances[node.index]) }
    return nearest < Self.steps.count ? Self.steps[nearest] : Self.faintest
  }

  /// Of all frames where none is selected.
  private static let even = 0.6
  private static let steps = [1.0, 0.9, 0.75, 0.6, 0.5]
  private static let faintest = 0.38
}
