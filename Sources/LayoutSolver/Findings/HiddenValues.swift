/// Finds layout priorities and layout values that no container gets to see, because a modifier or
/// container in between doesn't hand them on.
struct HiddenValues {
  let nodes: [PlacedNode]
  let solver: Solver

  func findings() -> [LayoutFinding] {
    // Few nodes have such a value, and examining a node is cheaper than copying it.
    nodes.indices.filter { nodes[$0].isPlaced }.compactMap { index in
      if let traits = solver.traits(of: index), !traits.layoutValues.isEmpty {
        return priority(of: index) ?? layoutValue(of: nodes[index])
      }
      return priority(of: index)
    }
  }

  /// A priority that a view between it and a stack with siblings overrides.
  private func priority(of index: Int) -> LayoutFinding? {
    let own = solver.nodes[index].priority
    guard own != 0, case .passThrough(let it) = solver.nodes[index].layout,
      it.modifier == .layoutPriority
    else {
      return nil
    }
    let node = nodes[index]
    var child = node
    var wrapper: PlacedNode?
    while let parent = child.parent.map({ nodes[$0.index] }) {
      switch solver.nodes[parent.id.index].layout {
      case .stack where parent.children.count > 1, .zStack where parent.children.count > 1:
        // The scene can't set anything for a control's or table's own stack.
        guard let wrapper, !parent.isPiece else { return nil }
        return hidden("layoutPriority \(PointsText.text(own))", node, by: wrapper, from: parent)
      case .stack, .zStack:
        break
      case .custom where parent.children.count > 1:
        return nil
      case .custom:
        wrapper = wrapper ?? parent
      case let layout where layout.isModifier:
        if solver.nodes[parent.id.index].priority != own {
          wrapper = wrapper ?? parent
        }
      default:
        return nil
      }
      child = parent
    }
    return nil
  }

  /// A layout value inside a container, when it is a scene's layout further out that reads values.
  private func layoutValue(of node: PlacedNode) -> LayoutFinding? {
    guard let container = container(around: node) else { return nil }
    let isWrapper =
      if case .custom = solver.nodes[container.id.index].layout {
        container.children.count == 1
      } else { true }
    // The values that SwiftUI's own containers read were set by them.
    guard isWrapper, let reader = self.container(around: container),
      case .custom(let layout) = solver.nodes[reader.id.index].layout,
      solver.payloads.hosts[Int(layout.host)].rule == .customLayout
    else { return nil }
    return hidden("layoutValue", node, by: container, from: reader)
  }

  private func container(around node: PlacedNode) -> PlacedNode? {
    var next = node.parent
    while let parent = next {
      if !solver.nodes[parent.index].layout.isModifier { return nodes[parent.index] }
      next = nodes[parent.index].parent
    }
    return nil
  }

  private func hidden(
    _ value: String, _ node: PlacedNode, by wrapper: PlacedNode, from container: PlacedNode
  ) -> LayoutFinding {
    LayoutFinding(
      severity: .warning, rule: .hiddenValue,
      message: "\(value) is hidden from \(container.name) by \(wrapper.name), which is around it",
      remedy: "apply it outside of \(wrapper.name)", node: node.id)
  }
}
