/// `aspectRatio`, `scaledToFit`, `scaledToFill`.
///
/// Proposes: the largest size of its ratio inside what it is offered (fit), or the smallest around
/// it (fill); a missing axis follows the other one. Without a ratio the subview's ideal size gives
/// it. Where nothing is offered on either axis, nothing is proposed.
/// Reports: what the subview answers, whatever its ratio.
/// Places: the subview in its middle.
struct AspectRatioLayout: UnaryLayout, BitwiseCopyable {
  /// Width by height; NaN for the subview's own.
  var ratio: Double
  var fills: Bool

  var name: String { "aspectRatio" }
  var detail: String {
    (ratio.isNaN ? "" : "\(PointsText.text(ratio)) ") + (fills ? "fill" : "fit")
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let child = solver.onlyChild(of: node)
    let offer = childProposal(proposal, child, solver)
    let inner = solver.size(of: child, offer)
    solver.explain(.aspectRatio, Operands(ratio: ratio, fills: fills ? 1 : 0, offer: offer))
    return inner
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = solver.unrecorded { childProposal(proposal, child, solver) }
    let inner = solver.sizeForPlacing(child, offer)
    return UnaryArrangement(
      proposal: offer, size: inner, origin: Solver.centred(inner, in: size))
  }

  private func childProposal(
    _ proposal: Proposal, _ child: Int, _ solver: Solver
  ) -> Proposal {
    if proposal.isUnspecified { return proposal }
    var unit = Size(width: ratio, height: 1)
    if ratio.isNaN {
      unit = solver.size(of: child, .unspecified)
      if unit.width == unit.height { unit = Size(width: 1, height: 1) }
    }
    let byWidth = scale(proposal.width, unit.width)
    let byHeight = scale(proposal.height, unit.height)
    let factor: Double
    if byWidth.isNaN || byHeight.isNaN {
      factor = byWidth.isNaN ? byHeight : byWidth
    } else {
      factor = fills ? max(byWidth, byHeight) : min(byWidth, byHeight)
    }
    guard !factor.isNaN else { return proposal }
    return Proposal((unit.width * factor).orZero, (unit.height * factor).orZero)
  }

  /// How often `unit` goes into `offer`; NaN for an axis that doesn't count: nothing is offered, or
  /// the ratio has no length there.
  private func scale(_ offer: Double, _ unit: Double) -> Double {
    offer.isNaN || unit == 0 ? .nan : offer / unit
  }
}

extension AspectRatioLayout {
  struct Operands: RuleOperands {
    var ratio: Double
    /// 1 where it fills, 0 where it fits.
    var fills: Double
    /// To the subview.
    var offer: Proposal
  }
}

extension Explanation {
  var aspectRatio: String {
    guard let operands = event.operands(as: AspectRatioLayout.Operands.self) else {
      return bySentence
    }
    return "the size of its ratio \(operands.fills == 1 ? "around" : "inside") the offer is "
      + "\(words(operands.offer.viewSize)); the subview answers \(words(event.answer))."
  }
}
