import Numbers

/// Why containers have their sizes.
extension Explanation {
  // MARK: Stacks

  var division: String {
    guard let division = StackShares(event) else { return event.rule.sentence }
    let (shares, gaps) = (division.shares, division.gaps)
    let room = division.offer - gaps
    let each = shares.isEmpty ? 0 : max(room / Double(shares.count), 0)
    var text = "\(points(room)) left for \(shares.count)"
    if gaps != 0 { text += " after gaps of \(points(gaps))" }
    text += ", \(points(each)) each; \(order(shares)): "
    text += shares.prefix(8).map { share in
      let flexibility = share.maximum - share.minimum
      let known = flexibility.isNaN ? "" : " (\(points(flexibility)))"
      return "\(name(share.position))\(known) is offered \(points(share.offer)) and takes "
        + points(share.answer)
    }.joined(separator: ", ")
    if shares.count > 8 { text += " and so on" }
    return text + ". " + sum(shares.map(\.answer), gaps: gaps) + gapWords
  }

  private func order(_ shares: [StackShare]) -> String {
    let priorities = Set(
      shares.compactMap { share in
        share.position < node.children.count
          ? solver.nodes[node.children[share.position].index].priority : nil
      }.filter { $0 != -.infinity })
    return priorities.count > 1
      ? "highest layout priority first, less the minima of the others, then least flexible first"
      : "least flexible first"
  }

  var ideal: String {
    guard case .stack(let stack) = solver.nodes[node.id.index].layout else { return "" }
    let asked = calls.map { $0.answer[stack.axis] }
    return "nothing is offered along its axis, so every subview is ideal there. "
      + sum(asked, gaps: event.operands(as: StackLayout.IdealOperands.self)?.gaps ?? 0) + gapWords
  }

  /// The reason for the gaps, where the stack doesn't set them.
  private var gapWords: String {
    let gaps = solver.layoutGaps(of: node.id.index).filter { $0.reason != .given }
    guard !gaps.isEmpty else { return "" }
    let rules = Set(gaps.map { "\(points($0.length)), \($0.reason.words)" })
    return " Gaps: " + rules.sorted().joined(separator: "; ") + "."
  }

  private func name(_ position: Int) -> String {
    guard position < node.children.count else { return "subview \(position)" }
    return title(nodes[node.children[position].index])
  }

  var union: String {
    let answers = calls.prefix(8).map { "\(title(nodes[$0.node.index])) \(words($0.answer))" }
    let highest = event.operands(as: ZStackLayout.Operands.self)?.priority ?? 0
    let left = node.children.count - calls.count
    let those = left > 0 ? " of layout priority \(points(highest)), the others don't count" : ""
    return "the union of its subviews lined up by their guides\(those): "
      + "\(answers.joined(separator: ", "))\(calls.count > 8 ? " and so on" : "") make \(words(event.answer))."
  }

  // MARK: Lazy containers

  var lazyStack: String {
    guard case .lazyStack(let stack) = solver.nodes[node.id.index].layout,
      let operands = event.operands(as: LazyStackLayout.Operands.self)
    else { return event.rule.sentence }
    let across =
      event.proposal[stack.axis.other] == nil
      ? "its first subview's \(points(event.answer[stack.axis.other])) across"
      : "all it is offered across"
    return "\(across); "
      + along(stack.axis, measured: operands.measured, estimated: operands.estimated, "subview")
  }

  var lazyGrid: String {
    guard case .lazyGrid(let grid) = solver.nodes[node.id.index].layout,
      let operands = LazyGridLayout.Operands(event),
      let passes = solver.trackPasses(of: node.id.index)
    else { return event.rule.sentence }
    let name = grid.axis == .vertical ? "columns" : "rows"
    func list(_ tracks: [Double]) -> String { tracks.map(points).joined(separator: ", ") }
    var text = "\(name) of \(list(operands.tracks))"
    if passes.differ {
      text += ", and when it is placed in \(points(passes.reported)), of \(list(passes.placed))"
    }
    return text + "; "
      + along(grid.axis, measured: operands.measured, estimated: operands.estimated, "line")
  }

  /// The length along the axis.
  /// - Parameter measured: How many lines or subviews were measured, the others `estimated`.
  private func along(
    _ axis: Axis, measured: Double, estimated: Double, _ unit: String
  ) -> String {
    let units = "\(points(measured)) \(unit)\(measured == 1 ? "" : "s")"
    let total = points(event.answer[axis])
    return estimated == 0
      ? "\(units) with the gaps are \(total) long."
      : "\(units) are measured and \(points(estimated)) out of sight taken for average, together "
        + "\(total) long."
  }

  // MARK: Others

  var grid: String {
    guard let operands = GridLayout.Operands(event) else { return event.rule.sentence }
    func total(_ name: String, _ lengths: [Double], _ whole: Double) -> String {
      let gaps = whole - lengths.reduce(0, +)
      return "\(name) " + sum(lengths, gaps: gaps > 1e-9 ? gaps : 0)
    }
    return total("columns", operands.columns, event.answer.width) + " "
      + total("Rows", operands.rows, event.answer.height)
  }

  var choice: String {
    guard let operands = event.operands(as: ViewThatFitsLayout.Operands.self),
      case let chosen = Int(clamped: operands.chosen), chosen < node.children.count
    else { return event.rule.sentence }
    let ideals = calls.filter { $0.proposal != event.proposal || $0.node != node.children[chosen] }
    let tried = ideals.map { call in
      let fits = call.node == node.children[chosen]
      return "\(title(nodes[call.node.index])) would ideally be \(words(call.answer)) and "
        + (fits ? "fits" : "doesn't fit")
    }
    let isLast =
      chosen == node.children.count - 1 && !ideals.contains { $0.node == node.children[chosen] }
    let last = isLast ? ["\(title(nodes[node.children[chosen].index])) is the last one"] : []
    return (tried + last).joined(separator: ", ") + "; offered the same, it answers "
      + "\(words(event.answer))."
  }

  var scrolling: String {
    guard case .scroll(let scroll) = solver.nodes[node.id.index].layout,
      let content = event.operands(as: ScrollViewLayout.Operands.self)?.content
    else { return event.rule.sentence }
    let clauses = [Axis.horizontal, .vertical].map { axis -> String in
      let name = axis == .horizontal ? "width" : "height"
      guard scroll.scrolls(axis) else {
        return "\(name) \(points(event.answer[axis])) from its content, across its axis"
      }
      return event.proposal[axis] == nil
        ? "\(name) \(points(event.answer[axis])) from its content, since nothing is offered"
        : "\(name) all it is offered, for content of \(points(content[axis]))"
    }
    return clauses.joined(separator: ", ") + "."
  }
}
