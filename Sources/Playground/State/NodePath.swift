import LayoutSolver

/// A node's path in the tree, by which it is found again after a reload or a resize, when all
/// handles are new.
package struct NodePath: Hashable, Codable {
  struct Step: Hashable, Codable {
    var name: String
    /// Among its parent's subviews.
    var index: Int
  }
  var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  package init(of id: NodeID, in result: LayoutResult) {
    var steps: [Step] = []
    var node = result.node(id)
    while let parent = node.parent {
      let index = result.node(parent).children.firstIndex(of: node.id) ?? 0
      steps.append(Step(name: node.name, index: index))
      node = result.node(parent)
    }
    self.steps = steps.reversed()
  }

  /// The node at this path, or at the part of it that still exists.
  /// - Parameter exactly: Whether only the node at the end of the path counts.
  package func node(in result: LayoutResult, exactly: Bool = false) -> NodeID? {
    guard var id = result.root else { return nil }
    for step in steps {
      let children = result.node(id).children
      let exact = children.indices.contains(step.index) ? children[step.index] : nil
      if let exact, result.node(exact).name == step.name {
        id = exact
      } else if exactly {
        return nil
      } else if let moved = children.first(where: { result.node($0).name == step.name }) {
        id = moved
      } else {
        break
      }
    }
    return id
  }
}
