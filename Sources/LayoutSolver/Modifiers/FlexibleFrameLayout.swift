/// `frame(minWidth:idealWidth:maxWidth:…)`.
///
/// Proposes: what it is offered (its ideal where nothing is), clamped to its limits; when placed,
/// its own size.
/// Reports, on each axis: the offer clamped, if it has both limits; its ideal, if nothing is
/// offered; else the subview's length, widened to the offer up to its one limit.
/// Places: by the alignment.
struct FlexibleFrameLayout: UnaryLayout, BitwiseCopyable {
  struct Limits: BitwiseCopyable {
    /// NaN where the frame doesn't set it; never negative, `minimum <= ideal <= maximum`.
    var minimum: Double
    var ideal: Double
    var maximum: Double

    init(minimum: Double?, ideal: Double?, maximum: Double?) {
      let least = minimum.map { max($0.orZero, 0) }
      let middle = ideal.map { max(least ?? 0, $0.orZero) }
      self.minimum = least ?? .nan
      self.ideal = middle ?? .nan
      self.maximum = maximum.map { max(middle ?? least ?? 0, $0.orZero) } ?? .nan
    }

    /// The length that needs no look at the subview, else NaN.
    func ownLength(_ offer: Double) -> Double {
      if offer.isNaN { return ideal }
      return minimum.isNaN || maximum.isNaN ? .nan : min(max(offer, minimum), maximum)
    }

    /// The subview's offer while sizing.
    func clamped(_ offer: Double) -> Double {
      var length = offer.isNaN ? ideal : offer
      if length.isNaN { return .nan }
      if !minimum.isNaN { length = max(length, minimum) }
      if !maximum.isNaN { length = min(length, maximum) }
      return length
    }

    /// The length reported for the subview's, which was offered `clamped`.
    func length(_ inner: Double, offered clamped: Double) -> Double {
      switch (minimum.isNaN, maximum.isNaN) {
      case (false, false): min(max(inner, minimum), maximum)
      case (false, true): max(clamped.isNaN ? inner : min(clamped, inner), minimum)
      case (true, false): min(clamped.isNaN ? inner : max(clamped, inner), maximum)
      case (true, true): inner
      }
    }

    /// The offers for which the frame has the same length of its own as for `offer`.
    func ownValidity(_ offer: Double) -> ValidLengths {
      if offer <= minimum { return .upTo(minimum) }
      return offer >= maximum ? .from(maximum) : .only(offer)
    }

    /// The offers for which the reported length is the same as for `offer`, whose subview answered
    /// `inner` and answers the same for `valid`.
    func validity(_ offer: Double, _ inner: Double, _ valid: ValidLengths) -> ValidLengths {
      let needsNoLook = !minimum.isNaN && !maximum.isNaN
      if offer.isNaN && (needsNoLook || !ideal.isNaN) { return .only(offer) }
      var lengths = valid.before(clampingTo: minimum, maximum)
      lengths.holdsUnspecified = valid.holdsUnspecified && ideal.isNaN
      switch (minimum.isNaN, maximum.isNaN) {
      case (false, false):
        lengths.formIntersection(ownValidity(offer))
      case (false, true) where !offer.isNaN && inner > clamped(offer):
        lengths.formIntersection(offer <= minimum ? .upTo(minimum) : .only(offer))
      case (false, true):
        if inner > minimum { lengths.lower = max(lengths.lower, inner) }
      case (true, false) where !offer.isNaN && inner < clamped(offer):
        lengths.formIntersection(offer >= maximum ? .from(maximum) : .only(offer))
      case (true, false):
        if inner < maximum { lengths.upper = min(lengths.upper, inner) }
      case (true, true): break
      }
      return lengths
    }

    /// The subview's offer when the frame is placed with `length` for `offer`.
    func placing(_ length: Double, _ offer: Double) -> Double {
      let isBetween =
        (minimum.isNaN || minimum < length) && (maximum.isNaN || length < maximum)
      return ideal.isNaN && offer.isNaN && isBetween ? .nan : length
    }

    var isSet: Bool { !(minimum.isNaN && ideal.isNaN && maximum.isNaN) }
  }

  var horizontal: Limits
  var vertical: Limits
  var alignment: GuidePair
  /// Since iOS 17 an unspecified dimension may stay so when the subview is placed.
  var keepsUnspecified: Bool

  static var statesValidity: Bool { true }

  var name: String { "frame" }
  var detail: String {
    PointsText.lengths([
      ("minWidth", horizontal.minimum), ("idealWidth", horizontal.ideal),
      ("maxWidth", horizontal.maximum), ("minHeight", vertical.minimum),
      ("idealHeight", vertical.ideal), ("maxHeight", vertical.maximum),
    ])
  }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool {
    solver.anySubviewAnswersSingly(node)
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let width = horizontal.ownLength(proposal.width)
    let height = vertical.ownLength(proposal.height)
    if !width.isNaN && !height.isNaN {
      solver.valid = ValidProposals(
        width: horizontal.ownValidity(proposal.width),
        height: vertical.ownValidity(proposal.height))
      solver.explain(.flexibleFrame, FrameOperands(width, height))
      return Size(width: width, height: height)
    }
    let offer = Proposal(
      horizontal.clamped(proposal.width), vertical.clamped(proposal.height))
    let inner = solver.size(of: solver.onlyChild(of: node), offer)
    solver.valid = ValidProposals(
      width: horizontal.validity(proposal.width, inner.width, solver.valid.width),
      height: vertical.validity(proposal.height, inner.height, solver.valid.height))
    solver.explain(
      .flexibleFrame, Operands(frame: FrameOperands.Asking(width, height, inner), offer: offer))
    return Size(
      width: width.isNaN ? horizontal.length(inner.width, offered: offer.width) : width,
      height: height.isNaN ? vertical.length(inner.height, offered: offer.height) : height)
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer =
      keepsUnspecified
      ? Proposal(
        horizontal.placing(size.width, proposal.width),
        vertical.placing(size.height, proposal.height))
      : Proposal(size)
    let inner = solver.sizeForPlacing(child, offer)
    return UnaryArrangement(
      proposal: offer, size: inner,
      origin: solver.aligned(alignment, in: size, child, offer, inner))
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    solver.spacing(ofFrame: node, setsWidth: horizontal.isSet, setsHeight: vertical.isSet)
  }
}

extension FlexibleFrameLayout {
  struct Operands: RuleOperands {
    var frame: FrameOperands.Asking
    /// To the subview.
    var offer: Proposal
  }
}

extension Explanation {
  var flexibleFrame: String {
    guard let asking = event.operands(as: FlexibleFrameLayout.Operands.self)?.frame else {
      return frame(event.operands(as: FrameOperands.self), inner: nil, limited)
    }
    return frame(asking.own, inner: asking.inner, limited)
  }

  private func limited(_ axis: Axis) -> String {
    guard let offer = event.proposal[axis] else { return "as its ideal, since nothing is offered" }
    return event.answer[axis] == offer
      ? "as it is offered" : "as the offer of \(points(offer)) within its limits"
  }
}
