import Cells
import LayoutSolver

/// Tables under the explanation of the selected view: its answers side by side, what a stack or
/// grid learnt from its subviews and offered them, and a stack's gaps.
struct WhyTables {
  let result: LayoutResult
  let theme: Theme
  let words: PointWords
  /// How wide a table may be.
  var columns = 64

  /// Minimum, ideal, maximum and present size, side by side.
  func answers(of node: PlacedNode) -> [StyledLine] {
    let answers = result.sizes(of: node.id, for: [.zero, .unspecified, .infinity])
    let sizes: [Size?] = (answers ?? [nil, nil, nil]) + [node.size]
    return [header("", ["minimum", "ideal", "maximum", "now"])]
      + [("width", Axis.horizontal), ("height", .vertical)].map { name, axis in
        row(name, sizes.map { size in size.map { words.text($0[axis]) } ?? "–" })
      }
  }

  /// A stack's subviews in the order in which they were served, a grid's cells in its two passes;
  /// nothing for anything else.
  func shares(of node: PlacedNode) -> [StyledLine] {
    guard let event = result.decidingEvent(of: node.id) else { return [] }
    let calls = result.events[event.index..<event.end].filter { $0.parent == event.index }
    if let axis = node.stackAxis { return table("served", Share.all(from: calls, along: axis)) }
    guard node.isGrid else { return [] }
    let isOfColumns = { (call: LayoutEvent) in call.proposal.height == nil }
    return table("columns", Share.all(from: calls.filter(isOfColumns), along: .horizontal))
      + table("rows", Share.all(from: calls.filter { !isOfColumns($0) }, along: .vertical))
  }

  private func table(_ name: String, _ shares: [Share]) -> [StyledLine] {
    guard shares.count > 1 else { return [] }
    return [header(name, ["minimum", "maximum", "flexible", "offered", "answered"])]
      + shares.map { share in
        let flexibility = share.maximum.flatMap { most in share.minimum.map { most - $0 } }
        return row(
          result.name(of: share.node).short,
          [
            share.minimum.map(words.text) ?? "·", share.maximum.map(words.text) ?? "·",
            flexibility.map(words.text) ?? "·", words.text(share.offer), words.text(share.answer),
          ])
      }
  }

  /// The room between a stack's subviews, each with its rule.
  func gaps(of node: PlacedNode) -> [StyledLine] {
    let gaps = result.gaps(of: node.id)
    guard !gaps.isEmpty else { return [] }
    return [StyledLine("  gaps", theme.faint)]
      + gaps.map { gap in
        let names = [gap.first, gap.second].map { result.name(of: $0).short }
        return StyledLine("  \(names[0]) ").adding(words.text(gap.length), theme.title)
          .adding(" \(names[1])").adding("  \(gap.reason.words)", theme.faint)
      }
  }

  // MARK: Rows

  private func header(_ name: String, _ columns: [String]) -> StyledLine {
    let room = min(max((self.columns - 2) / (columns.count + 1), 4), 10) - 1
    let names = columns.map { $0.count > room ? Self.shortNames[$0] ?? $0 : $0 }
    return StyledLine(text(name, names), theme.faint)
  }

  /// For narrow lists.
  private static let shortNames = [
    "minimum": "min", "maximum": "max", "flexible": "flex", "offered": "offer", "answered": "took",
    "width": "wide", "height": "high",
  ]

  private func row(_ name: String, _ values: [String]) -> StyledLine {
    StyledLine(text(name, values))
  }

  /// As wide as there is room: in a narrow window the columns move together.
  private func text(_ name: String, _ values: [String]) -> String {
    let width = min(max((columns - 2) / (values.count + 1), 4), 10)
    let first = min(max(columns - 2 - width * values.count, 4), 14)
    let isShort = TextWidth.of(name) < first
    let name = TextWidth.truncated(isShort ? name : Self.shortNames[name] ?? name, to: first - 1)
    return "  " + name + String(repeating: " ", count: first - TextWidth.of(name))
      + values.map { value in
        let shown = TextWidth.truncated(value, to: width - 1)
        return String(repeating: " ", count: width - TextWidth.of(shown)) + shown
      }.joined()
  }
}

/// What a container asked one of its subviews, along an axis.
private struct Share {
  var node: NodeID
  var minimum: Double?
  var maximum: Double?
  var offer: Double?
  var answer: Double
  /// The call that settled it.
  var turn: Int

  /// By the turn in which each was served; those never offered a share are left out. A length of 0
  /// asks for the minimum, an infinite one for the maximum, unless nothing else is ever offered.
  static func all(from calls: [LayoutEvent], along axis: Axis) -> [Share] {
    var minima: [NodeID: Double] = [:]
    var maxima: [NodeID: Double] = [:]
    var shares: [NodeID: Share] = [:]
    for call in calls where call.phase != .place {
      let offer = call.proposal[axis]
      let answer = call.answer[axis]
      if call.phase == .minProbe || offer == 0 { minima[call.node] = answer }
      if call.phase == .maxProbe || offer == .infinity { maxima[call.node] = answer }
      guard call.phase != .minProbe, call.phase != .maxProbe else { continue }
      shares[call.node] = Share(node: call.node, offer: offer, answer: answer, turn: call.index)
    }
    return shares.values.sorted { $0.turn < $1.turn }.map { share in
      var share = share
      share.minimum = minima[share.node]
      share.maximum = maxima[share.node]
      return share
    }
  }
}
