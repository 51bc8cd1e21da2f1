extension LayoutResult {
  /// How a stack computed its offer in a call: `(592 − 20 − 52.333) ÷ 2 = 259.833`. Nil if it isn't
  /// an even share of what is left, and for calls that aren't a stack's.
  public func arithmetic(of call: LayoutEvent) -> String? {
    guard let parent = call.parent.map({ events[$0] }), let division = StackShares(parent),
      call.phase == .size || call.phase == .ideal,
      case .stack(let stack) = node(parent.node).layout,
      let position = node(parent.node).children.firstIndex(of: call.node),
      let offer = call.proposal[stack.axis], offer.isFinite, division.offer.isFinite
    else { return nil }
    let shares = division.shares
    guard let turn = shares.firstIndex(where: { $0.position == position }) else { return nil }
    let served = shares.prefix(turn).map(\.answer)
    let taken = [division.gaps] + served
    let left = shares.count - turn
    let share = (division.offer - taken.reduce(0, +)) / Double(left)
    guard abs(share - offer) < 0.001, shares[turn].offer == offer else { return nil }
    var terms = [division.offer] + taken.filter { $0 != 0 }
    // For a long row, the sum of what those before it took.
    if terms.count > 5 { terms = [division.offer, taken.reduce(0, +)] }
    guard terms.count > 1 || left > 1 else { return nil }
    let rest = terms.map { PointsText.text($0) }.joined(separator: " − ")
    let divided = left == 1 ? rest : (terms.count > 1 ? "(\(rest))" : rest) + " ÷ \(left)"
    return "\(divided) = \(PointsText.text(offer))"
  }
}
