import Cells
import LayoutSolver

/// A layout kept for comparison.
struct KeptLayout {
  struct Place: Equatable {
    var id: NodeID
    var label: String
    var size: Size
    /// In its parent's frame, so that a moving parent leaves its subviews in place; the root's is
    /// in the container.
    var origin: Point
    var isPlaced: Bool
  }

  /// `390×844 iPhone 16`, for the list's title.
  var title: String
  let result: LayoutResult
  /// By path, in the order of the tree.
  var places: [(path: NodePath, place: Place)]

  init(_ result: LayoutResult, title: String) {
    self.title = title
    self.result = result
    places = result.nodes.map { node in
      let around = node.parent.map { result.node($0).frame.origin } ?? .zero
      let origin = Point(x: node.frame.minX - around.x, y: node.frame.minY - around.y)
      return (
        NodePath(of: node.id, in: result),
        Place(
          id: node.id, label: result.name(of: node.id).short, size: node.size, origin: origin,
          isPlaced: node.isPlaced)
      )
    }
  }

  /// A view that isn't as it was, or that only one of the two layouts has.
  struct Difference {
    var path: NodePath
    var before: Place?
    var after: Place?

    /// Whether it causes the change, contains a view that does, or has only moved.
    enum Kind { case root, following, moved }
    var kind = Kind.root

    /// Whether the view's size changed, and not only its place.
    var isSize: Bool { kind != .moved }

    fileprivate func changesSize(by least: Double) -> Bool {
      guard let before, let after, before.isPlaced == after.isPlaced else { return true }
      return !before.size.isNear(after.size, within: least)
    }
  }

  /// The differences of another layout: first the roots of the change, which are views of another
  /// size with none inside; then the views around them, which follow; then those that only moved.
  /// Each in the order of the tree.
  /// - Parameter least: Lengths that differ by less are equal, in points.
  func differences(to other: KeptLayout, least: Double = 1) -> [Difference] {
    var before = Dictionary(
      places.map { ($0.path, $0.place) }, uniquingKeysWith: { first, _ in first })
    var found: [Difference] = []
    for (path, place) in other.places {
      let old = before.removeValue(forKey: path)
      if old.map({ !$0.isNear(place, within: least) }) ?? true {
        found.append(Difference(path: path, before: old, after: place))
      }
    }
    for (path, place) in places where before[path] != nil {
      found.append(Difference(path: path, before: place, after: nil))
    }
    var around: Set<NodePath> = []
    for difference in found where difference.changesSize(by: least) {
      var steps = difference.path.steps
      while steps.popLast() != nil, around.insert(NodePath(steps: steps)).inserted {}
    }
    for index in found.indices {
      found[index].kind =
        !found[index].changesSize(by: least)
        ? .moved : around.contains(found[index].path) ? .following : .root
    }
    return [.root, .following, .moved].flatMap { kind in found.filter { $0.kind == kind } }
  }
}

extension KeptLayout.Place {
  /// Equal except for differences that don't count.
  func isNear(_ other: Self, within least: Double) -> Bool {
    let numbers = [(origin.x, other.origin.x), (origin.y, other.origin.y)]
    return isPlaced == other.isPlaced && size.isNear(other.size, within: least)
      && numbers.allSatisfy { $0 == $1 || abs($0 - $1) < least }
  }
}

extension Size {
  fileprivate func isNear(_ other: Size, within least: Double) -> Bool {
    [(width, other.width), (height, other.height)]
      .allSatisfy { $0 == $1 || abs($0 - $1) < least }
  }
}
