/// `containerRelativeFrame`: a frame whose length follows from the nearest container, a scroll view
/// or else the window inside its safe area.
///
/// Proposes: its length; on the other axis what it is offered.
/// Reports: its length; on the other axis the subview's.
/// Places: by the alignment.
struct ContainerRelativeFrameLayout: UnaryLayout, BitwiseCopyable {
  /// Index of the description in the tree's table.
  var description: Int32
  var alignment: GuidePair

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let frame = frame(node, solver)
    let inner = solver.size(of: solver.onlyChild(of: node), frame.childProposal(proposal))
    let description = solver.payloads.relativeFrames[Int(description)]
    let whole = solver.relativeContainer(of: node)
    solver.explain(
      .containerRelativeFrame,
      description.length != nil
        ? [frame.width, frame.height]
        : [
          frame.width, frame.height, whole.width, whole.height, Double(description.count ?? 0),
          Double(description.span), description.spacing,
        ])
    return Size(
      width: frame.width.isNaN ? inner.width : frame.width,
      height: frame.height.isNaN ? inner.height : frame.height)
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = frame(node, solver).childProposal(proposal)
    let inner = solver.sizeForPlacing(child, offer)
    return UnaryArrangement(
      proposal: offer, size: inner,
      origin: solver.aligned(alignment, in: size, child, offer, inner))
  }

  /// Its lengths in the container around; NaN on the axes it leaves alone.
  private struct Frame {
    var width: Double
    var height: Double

    func childProposal(_ proposal: Proposal) -> Proposal {
      Proposal(
        width.isNaN ? proposal.width : width, height.isNaN ? proposal.height : height)
    }
  }

  private func frame(_ node: Int, _ solver: Solver) -> Frame {
    let description = solver.payloads.relativeFrames[Int(description)]
    let container = solver.relativeContainer(of: node)
    return Frame(
      width: length(.horizontal, container.width, description),
      height: length(.vertical, container.height, description))
  }

  private func length(
    _ axis: Axis, _ whole: Double, _ description: ContainerRelativeFrame
  ) -> Double {
    guard description.axes.contains(axis == .horizontal ? .horizontal : .vertical) else {
      return .nan
    }
    if let own = description.length {
      let length = own(whole, axis)
      return length.isFinite ? max(length, 0) : .nan
    }
    guard let count = description.count, count > 0 else { return max(whole, 0) }
    let column = (whole - description.spacing * Double(count - 1)) / Double(count)
    let span = Double(max(description.span, 1))
    return max((column * span + (span - 1) * description.spacing).orZero, 0)
  }
}

extension Solver {
  /// The size of the container that relative frames inside a node go by.
  func relativeContainer(of index: Int) -> Size {
    var node = Int(nodes.base[index].parent)
    while node >= 0 {
      if let size = relativeContainers[node] { return size }
      node = Int(nodes.base[node].parent)
    }
    return rootContainer
  }

  /// A scroll view tells relative frames inside how large it is; answers that depended on another
  /// size are forgotten.
  func setRelativeContainer(_ proposal: Proposal, of index: Int) {
    guard hasRelativeFrames else { return }
    let around = relativeContainer(of: index)
    let filled = proposal.filled(from: around)
    let size = Size(
      width: filled.width.isFinite ? filled.width : around.width,
      height: filled.height.isFinite ? filled.height : around.height)
    if relativeContainers[index] == size { return }
    relativeContainers[index] = size
    forgetAnswers(inside: index)
  }
}
