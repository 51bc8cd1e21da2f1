/// What a person would want to know about a finished layout.
struct GeometryFindings {
  let nodes: [PlacedNode]
  let events: [LayoutEvent]

  /// Differences below this are nobody's business, in points.
  private static let threshold = 0.5

  func all() -> [LayoutFinding] {
    nodes.filter(\.isPlaced).flatMap(findings(about:)) + unusedRoom()
  }

  private func findings(about node: PlacedNode) -> [LayoutFinding] {
    var found: [LayoutFinding] = []
    switch node.name {
    case "GeometryReader":
      for (axis, word) in [(Axis.horizontal, "width"), (.vertical, "height")]
      where node.proposal[axis] == nil {
        found.append(
          note(
            "reader-squeezed", node,
            "GeometryReader is offered no \(word) here and takes 10 points"))
      }
    case "HStack", "VStack":
      let axis: Axis = node.name == "HStack" ? .horizontal : .vertical
      if let offer = node.proposal[axis], node.size[axis] > offer + Self.threshold,
        node.children.count > 1
      {
        let (needs, has) = (PointsText.text(node.size[axis]), PointsText.text(offer))
        found.append(
          LayoutFinding(
            severity: .warning, rule: "overflow",
            message: "\(node.name) needs \(needs) points of the \(has) it is offered",
            node: node.id))
      }
    case "position":
      if let parent = node.parent, isStack(nodes[parent.index]) {
        found.append(
          note(
            "greedy-position", node,
            "position takes all the room its stack offers it, not that of its content"))
      }
    default: break
    }
    return found
  }

  /// Stacks that leave room although a subview would have taken more.
  private func unusedRoom() -> [LayoutFinding] {
    events.compactMap { event in
      guard event.rule == .stackDivision, event.node.index < nodes.count else { return nil }
      let node = nodes[event.node.index]
      guard node.isPlaced, node.proposal == event.proposal, event.phase != .place else {
        return nil
      }
      let axis: Axis = node.name == "HStack" ? .horizontal : .vertical
      guard let offer = event.proposal[axis], offer.isFinite else { return nil }
      let left = offer - event.answer[axis]
      let couldGrow = stride(from: 2, to: event.operands.count - 4, by: 5).contains { first in
        event.operands[first + 2] > event.operands[first + 4] + Self.threshold
      }
      guard left > Self.threshold && couldGrow else { return nil }
      return note(
        "unused-room", node,
        "\(PointsText.text(left)) points stay unused although a subview could take more: it was "
          + "served before it was known that others would leave room")
    }
  }

  private func isStack(_ node: PlacedNode) -> Bool {
    (node.name == "HStack" || node.name == "VStack") && node.children.count > 1
  }

  private func note(_ rule: String, _ node: PlacedNode, _ message: String) -> LayoutFinding {
    LayoutFinding(severity: .note, rule: rule, message: message, node: node.id)
  }
}
