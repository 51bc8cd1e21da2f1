/// The first answer to "why this size?": one line, before any sum.
struct Verdict {
  let context: FindingContext
  /// Of the whole layout.
  let findings: [LayoutFinding]

  func sentence(_ index: Int) -> String {
    let node = context.nodes[index]
    guard node.isPlaced else { return leftOut(index) }
    let isHidden = context.surroundings[index].isHidden
    return (isHidden ? "not seen (hidden, or of opacity 0), and yet: " : "") + placed(index)
  }

  private func placed(_ index: Int) -> String {
    if let text = text(index) { return text }
    if case .spacer(let it) = context.layout(index) { return spacer(index, it) }
    if let long = tooLong(index) { return long }
    let told = findings.lazy.flatMap { [$0] + $0.consequences }
    if let finding = told.first(where: { $0.node?.index == index }) { return finding.message }
    return share(index)
  }

  // MARK: Left out

  private func leftOut(_ index: Int) -> String {
    let ideal = PointsText.text(context.answer(index, .unspecified))
    guard let chooser = chooser(around: index) else {
      return "measured and not placed; ideally it is \(ideal)"
    }
    let chosen = context.nodes[chooser].children.first { context.nodes[$0.index].isPlaced }
    let instead = chosen.map { ", which shows \(context.titles.content($0))" } ?? ""
    return "left out by ViewThatFits\(instead); ideally it is \(ideal) and "
      + "\(PointsText.text(context.nodes[chooser].proposal)) are offered"
  }

  private func chooser(around index: Int) -> Int? {
    context.ancestors(of: index).first {
      if case .viewThatFits = context.layout($0) { true } else { false }
    }
  }

  // MARK: Texts

  private func text(_ index: Int) -> String? {
    guard context.isText(index) else { return nil }
    let node = context.nodes[index]
    guard let fit = context.fit(of: index), node.size.width > 0, node.size.height > 0 else {
      return "squeezed to nothing: \(PointsText.text(node.size)) of the "
        + "\(PointsText.text(node.proposal)) offered"
    }
    let crowding = Crowding(context: context).words(index, fit)
    if let loss = fit.loss(in: node.proposal) { return loss.verdict + crowding }
    if let word = fit.brokenWord {
      return "broken inside \"\(word.text)\": the word needs \(points(word.width)) and a line has "
        + points(node.proposal.width ?? node.size.width) + crowding
    }
    if fit.scale < 1 {
      return "scaled to \(points((fit.scale * 100).rounded() / 100)) to fit "
        + "\(points(node.proposal.width ?? node.size.width)); unscaled it needs "
        + points(fit.unwrapped.width)
    }
    if fit.lines > 1, fit.wrapped.height > fit.unwrapped.height + 0.5 {
      return
        "wrapped to \(fit.lines) lines in the \(points(node.proposal.width ?? node.size.width)) "
        + "offered; on one line it would be \(points(fit.unwrapped.width)) wide"
    }
    return fit.lines > 1
      ? "its \(fit.lines) lines as written, \(PointsText.text(node.size))"
      : "on one line, \(PointsText.text(node.size))\(of(node))\(alignmentWords(index))"
  }

  /// The alignment is often expected to move a single line in more room than it takes.
  private func alignmentWords(_ index: Int) -> String {
    let node = context.nodes[index]
    guard let offer = node.proposal.width, offer > node.size.width + 1,
      context.solver.environment(of: index).multilineTextAlignment != .leading
    else { return "" }
    return "; multilineTextAlignment moves lines within its own \(points(node.size.width)), a "
      + "frame with an alignment would move it"
  }

  /// ` of the 343×615 offered`
  private func of(_ node: PlacedNode) -> String {
    node.proposal == .unspecified ? "" : " of the \(PointsText.text(node.proposal)) offered"
  }

  // MARK: Lengths

  private func tooLong(_ index: Int) -> String? {
    let overflow = Overflow(context: context)
    let all = Axis.allCases.compactMap { axis in
      overflow.excess(index, axis).map { (axis: axis, excess: $0) }
    }
    guard let worst = all.max(by: { $0.excess < $1.excess }) else { return nil }
    let node = context.nodes[index]
    let offer = points(node.proposal[worst.axis] ?? 0)
    let culprit = overflow.culprit(index, worst.axis).map { ": \($0.reason)" } ?? ""
    let title = context.titles.content(NodeID(index))
    guard let stack = overflow.stackWithRoom(around: index, worst.axis) else {
      return "\(title) is \(points(worst.excess)) too \(worst.axis.adjective) for the \(offer) "
        + "offered\(culprit)"
    }
    return
      "\(title) takes \(points(worst.excess)) more than the share of \(offer) it is offered, and "
      + "\(context.title(stack)) has the room\(culprit)"
  }

  private func spacer(_ index: Int, _ spacer: SpacerLeaf) -> String {
    let node = context.nodes[index]
    guard let axis = spacer.orientation else { return share(index) }
    let length = points(node.size[axis])
    guard let offer = node.proposal[axis] else {
      return "can't grow: no \(axis.noun) is offered, so it keeps its least, \(length)"
    }
    return node.size[axis] > spacer.minimum
      ? "takes the \(length) that are left for it"
      : "no room is left: offered \(points(offer)), it keeps its least, \(length)"
  }

  /// `takes all 402 of the width and 20.5 of 615 of the height it is offered`
  private func share(_ index: Int) -> String {
    let node = context.nodes[index]
    if node.size == .zero { return "takes no room: 0×0\(of(node))" }
    let clauses = Axis.allCases.map { axis -> (words: String, isOffered: Bool) in
      let length = points(node.size[axis])
      guard let offer = node.proposal[axis] else {
        return ("its ideal \(length) of \(axis.noun)", false)
      }
      return abs(offer - node.size[axis]) < 0.0005
        ? ("all \(length) of the \(axis.noun)", true)
        : ("\(length) of \(points(offer)) of the \(axis.noun)", true)
    }
    let isOffered = clauses.last?.isOffered == true
    let words = clauses.map(\.words).joined(separator: " and ") + (isOffered ? " offered" : "")
    return "takes \(words)\(Deciders(context: context).words(index))"
  }

  private func points(_ value: Double) -> String { PointsText.text(value) }
}

extension Overflow {
  /// A stack along the same axis that has room beyond an even share, which is only what a stack
  /// tries first; nil where the view does overflow.
  func stackWithRoom(around index: Int, _ axis: Axis) -> Int? {
    for ancestor in context.ancestors(of: index) where excess(ancestor, axis) == nil {
      if case .stack(let stack) = context.layout(ancestor), stack.axis == axis {
        return ancestor
      }
      return nil
    }
    return nil
  }
}

extension LayoutResult {
  /// Why a node has its size, in one line: what is missing or in the way, else how much of its
  /// offer it takes.
  public func verdict(of id: NodeID) -> String {
    guard nodes.indices.contains(id.index) else { return "" }
    return storage.verdict(of: id)
  }

  /// A node's title in text: `Text "On my way…"`, `HStack`.
  public func title(of id: NodeID) -> String {
    nodes.indices.contains(id.index) ? ViewTitles(nodes: nodes).title(id) : ""
  }
}
