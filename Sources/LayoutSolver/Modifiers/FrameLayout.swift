/// `frame(width:height:alignment:)`.
///
/// Proposes: its own lengths; on an axis without one, what it is offered.
/// Reports: its own lengths, without asking the subview if it has both; else the subview's.
/// Places: by the alignment, its own default guide against the subview's.
struct FrameLayout: UnaryLayout, BitwiseCopyable {
  /// NaN where the frame doesn't set it.
  var width: Double
  var height: Double
  var alignment: GuidePair

  static var statesValidity: Bool { true }

  var name: String { "frame" }
  var detail: String { PointsText.lengths([("width", width), ("height", height)]) }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool {
    width.isNaN && height.isNaN && solver.anySubviewAnswersSingly(node)
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    if !width.isNaN && !height.isNaN {
      solver.valid = .everything
      solver.explain(.fixedFrame, FrameOperands(width, height))
      return Size(width: width, height: height)
    }
    let inner = solver.size(of: solver.onlyChild(of: node), childProposal(proposal))
    if !width.isNaN {
      solver.valid = solver.valid.atLeast(proposal.height, along: .vertical)
      solver.valid.width = .everything
    }
    if !height.isNaN {
      solver.valid = solver.valid.atLeast(proposal.width, along: .horizontal)
      solver.valid.height = .everything
    }
    solver.explain(.fixedFrame, FrameOperands.Asking(width, height, inner))
    return Size(
      width: width.isNaN ? inner.width : width, height: height.isNaN ? inner.height : height)
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = childProposal(proposal)
    let inner = solver.sizeForPlacing(child, offer)
    return UnaryArrangement(
      proposal: offer, size: inner,
      origin: solver.aligned(alignment, in: size, child, offer, inner))
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    solver.spacing(ofFrame: node, setsWidth: !width.isNaN, setsHeight: !height.isNaN)
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(
      width.isNaN ? proposal.width : width, height.isNaN ? proposal.height : height)
  }
}

/// The frame's own lengths, NaN where its subview's count.
struct FrameOperands: RuleOperands {
  var width: Double
  var height: Double

  init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Those of a frame that has to ask, with its subview's answer.
  struct Asking: RuleOperands {
    var own: FrameOperands
    var inner: Size

    init(_ width: Double, _ height: Double, _ inner: Size) {
      own = FrameOperands(width, height)
      self.inner = inner
    }
  }
}

extension Explanation {
  var fixedFrame: String { frame { _ in "by its own rule" } }

  /// Both axes of a frame; `own` explains an axis whose length isn't the subview's.
  func frame(_ own: (Axis) -> String) -> String {
    let asking = event.operands(as: FrameOperands.Asking.self)
    let lengths = asking?.own ?? event.operands(as: FrameOperands.self)
    return frame(lengths, inner: asking?.inner, own)
  }

  /// - Parameter inner: The subview's answer; nil if the frame didn't ask.
  func frame(_ lengths: FrameOperands?, inner: Size?, _ own: (Axis) -> String) -> String {
    axes { axis in
      if let length = lengths?[axis], !length.isNaN { return "\(points(length)) \(own(axis))" }
      let answer = event.answer[axis]
      guard let inner = inner?[axis], inner != answer, !inner.isNaN else {
        return "\(points(answer)) from the subview"
      }
      return "\(points(answer)), the subview's \(points(inner)) within its limits"
    }
  }
}
