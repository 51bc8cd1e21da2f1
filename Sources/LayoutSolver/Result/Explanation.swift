extension LayoutResult.Storage {
  /// Why the node has its size, in a sentence and a sum.
  func explanation(of id: NodeID) -> String {
    guard id.index >= 0 && id.index < nodes.count else { return "" }
    let node = nodes[id.index]
    guard let event = decidingEvent(of: id) else {
      return "\(node.name): \(PointsText.text(node.size))"
    }
    return "\(node.name): \(event.rule.sentence)"
  }
}
