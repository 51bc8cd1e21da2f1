import Numbers

/// How a stack shared out its room, along its axis.
struct StackShares {
  /// What the stack was offered.
  let offer: Double
  /// The sum of its gaps.
  let gaps: Double
  /// In the order of serving.
  let shares: [StackShare]

  /// As an event's operands: the offer and the gaps, then the numbers of each share.
  var operands: [Double] {
    [offer, gaps]
      + shares.flatMap { [Double($0.position), $0.minimum, $0.maximum, $0.offer, $0.answer] }
  }
}

/// The probes of one subview of a stack and its offer, along the stack's axis.
struct StackShare {
  /// Among the stack's subviews.
  let position: Int
  /// Its answers to 0 and infinity; NaN if it wasn't asked.
  let minimum: Double
  let maximum: Double
  let offer: Double
  let answer: Double
}

extension StackShares {
  /// The shares in the operands; nil for an event that divided nothing.
  init?(_ event: LayoutEvent) {
    let operands = event.operands
    guard event.rule == .stackDivision, operands.count >= 2 else { return nil }
    (offer, gaps) = (operands[0], operands[1])
    shares = stride(from: 2, to: operands.count - 4, by: 5).map { first in
      StackShare(
        position: Int(clamped: operands[first]), minimum: operands[first + 1],
        maximum: operands[first + 2], offer: operands[first + 3], answer: operands[first + 4])
    }
  }
}

extension StackLayout {
  /// For a stack without an offer along its axis.
  struct IdealOperands: RuleOperands {
    /// Their sum.
    var gaps: Double
  }
}
