import Cells
import LayoutSolver

/// Tables under the explanation of the selected view: its answers side by side, and for a stack
/// what it learnt from its subviews and offered them.
struct WhyTables {
  let result: LayoutResult
  let theme: Theme
  let words: PointWords

  /// Minimum, ideal, maximum and present size, side by side.
  func answers(of node: PlacedNode) -> [StyledLine] {
    let sizes =
      [ProposedViewSize.zero, .unspecified, .infinity]
      .map { result.size(of: node.id, for: $0) } + [node.size]
    return [header("", ["minimum", "ideal", "maximum", "now"])]
      + [("width", Axis.horizontal), ("height", .vertical)].map { name, axis in
        row(name, sizes.map { words.text($0[axis]) })
      }
  }

  /// A stack's subviews in the order in which they were served; empty for anything else.
  func shares(of node: PlacedNode) -> [StyledLine] {
    guard let event = result.decidingEvent(of: node.id), let axis = stackAxis(node) else {
      return []
    }
    let calls = result.events[event.index..<event.end].filter { $0.parent == event.index }
    let served = Share.all(from: calls, along: axis)
    guard served.count > 1 else { return [] }
    return [header("served", ["minimum", "maximum", "flexible", "offered", "answered"])]
      + served.map { share in
        let flexibility = share.maximum.flatMap { most in share.minimum.map { most - $0 } }
        return row(
          result.node(share.node).label,
          [
            share.minimum.map(words.text) ?? "·", share.maximum.map(words.text) ?? "·",
            flexibility.map(words.text) ?? "·", words.text(share.offer), words.text(share.answer),
          ])
      }
  }

  private func stackAxis(_ node: PlacedNode) -> Axis? {
    if node.name.hasSuffix("HStack") { return .horizontal }
    return node.name.hasSuffix("VStack") ? .vertical : nil
  }

  // MARK: Rows

  private func header(_ name: String, _ columns: [String]) -> StyledLine {
    StyledLine(text(name, columns), theme.faint)
  }

  private func row(_ name: String, _ values: [String]) -> StyledLine {
    StyledLine(text(name, values))
  }

  private func text(_ name: String, _ columns: [String]) -> String {
    let name = TextWidth.truncated(name, to: 14)
    return "  " + name + String(repeating: " ", count: 14 - TextWidth.of(name))
      + columns.map { String(repeating: " ", count: max(10 - TextWidth.of($0), 1)) + $0 }.joined()
  }
}

/// What a stack asked one of its subviews, along its axis.
private struct Share {
  var node: NodeID
  var minimum: Double?
  var maximum: Double?
  var offer: Double?
  var answer: Double
  /// The call that settled it.
  var turn: Int

  /// By the turn in which each was served; those never offered a share are left out.
  static func all(from calls: [LayoutEvent], along axis: Axis) -> [Share] {
    var minima: [NodeID: Double] = [:]
    var maxima: [NodeID: Double] = [:]
    var shares: [NodeID: Share] = [:]
    for call in calls {
      switch call.phase {
      case .minProbe: minima[call.node] = call.answer[axis]
      case .maxProbe: maxima[call.node] = call.answer[axis]
      case .size, .ideal:
        shares[call.node] = Share(
          node: call.node, offer: call.proposal[axis], answer: call.answer[axis],
          turn: call.index)
      case .place: break
      }
    }
    return shares.values.sorted { $0.turn < $1.turn }.map { share in
      var share = share
      share.minimum = minima[share.node]
      share.maximum = maxima[share.node]
      return share
    }
  }
}

extension PlacedNode {
  /// What tells a node from its like in few words: its identifier, else its text, else its name.
  var label: String {
    if let identifier { return identifier }
    return textLines.isEmpty ? name : "\(name) \(detail)"
  }
}
