import Cells
import LayoutSolver

/// Tables under the explanation of the selected view: its answers side by side, a stack's or grid's
/// probes of its subviews and its offers, and a stack's gaps.
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
    return table(
      "", ["minimum", "ideal", "maximum", "now"],
      [("width", Axis.horizontal), ("height", .vertical)].map { name, axis in
        (name, sizes.map { size in size.map { words.text($0[axis]) } ?? "–" })
      })
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
    return table(
      name, ["minimum", "maximum", "flexible", "offered", "answered"],
      shares.map { share in
        let flexibility = share.maximum.flatMap { most in share.minimum.map { most - $0 } }
        return (
          result.name(of: share.node).short,
          [
            share.minimum.map(words.text) ?? "·", share.maximum.map(words.text) ?? "·",
            flexibility.map(words.text) ?? "·", words.text(share.offer), words.text(share.answer),
          ]
        )
      })
  }

  /// The room between a stack's subviews, each with its rule.
  func gaps(of node: PlacedNode) -> [StyledLine] {
    let gaps = result.gaps(of: node.id)
    guard !gaps.isEmpty else { return [] }
    return [StyledLine("  gaps", theme.faint)]
      + gaps.flatMap { gap in
        let names = [gap.first, gap.second].map { result.name(of: $0).short }
        return StyledLine("  \(names[0]) ").adding(words.text(gap.length), theme.title)
          .adding(" \(names[1])").adding("  \(gap.reason.words)", theme.faint)
          .wrapped(to: columns, indent: 4)
      }
  }

  // MARK: Rows

  /// Columns as wide as their contents, up to ten if there is room. Names are shortened first; if
  /// not even the numbers fit beside one another, each row becomes a sentence.
  private func table(
    _ name: String, _ headers: [String], _ rows: [(name: String, values: [String])]
  ) -> [StyledLine] {
    func widths(_ headers: [String]) -> [Int] {
      headers.indices.map { column in
        ([headers[column]] + rows.map { $0.values[column] }).map(TextWidth.of).max() ?? 0
      }
    }
    let isShort = widths(headers).reduce(0) { $0 + $1 + 1 } + Self.leastName + 2 > columns
    let shown = isShort ? headers.map { Self.shortNames[$0] ?? $0 } : headers
    let least = widths(shown).map { $0 + 1 }
    let room = columns - 2 - least.reduce(0, +)
    guard room >= Self.leastName else {
      return rows.flatMap { row in
        let values = zip(headers, row.values).map { "\($0) \($1)" }.joined(separator: ", ")
        return StyledLine("  \(row.name): ", theme.faint).adding(values)
          .wrapped(to: columns, indent: 4)
      }
    }
    let longest = ([name] + rows.map(\.name)).map(TextWidth.of).max() ?? 0
    let first = min(max(longest + 1, Self.leastName), room)
    let spare = (room - first) / headers.count
    let wide = least.map { max($0, min($0 + spare, 10)) }
    func line(_ name: String, _ values: [String], _ style: CellStyle) -> StyledLine {
      let isCut = TextWidth.of(name) >= first
      let title = TextWidth.truncated(isCut ? Self.shortNames[name] ?? name : name, to: first - 1)
      let cells = zip(values, wide).map { value, width in
        String(repeating: " ", count: max(width - TextWidth.of(value), 1)) + value
      }
      let padding = String(repeating: " ", count: first - TextWidth.of(title))
      return StyledLine("  " + title + padding + cells.joined(), style)
    }
    return [line(name, shown, theme.faint)] + rows.map { line($0.name, $0.values, .plain) }
  }

  /// Columns that a table's names have at least.
  private static let leastName = 5
  /// For narrow lists.
  private static let shortNames = [
    "minimum": "min", "maximum": "max", "flexible": "flex", "offered": "offer", "answered": "took",
    "width": "wide", "height": "high",
  ]
}

/// A container's questions to one of its subviews, along an axis.
private struct Share {
  var node: NodeID
  var minimum: Double?
  var maximum: Double?
  var offer: Double?
  var answer: Double
  /// The call that settled it.
  var turn: Int

  /// In the order in which each was served; those never offered a share are left out. A length of 0
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
