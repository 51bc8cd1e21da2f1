/// `containerRelativeFrame`: a frame whose length follows from the nearest container, a scroll view
/// or else the window inside its safe area. If the release or the SDK is older than 27, a scroll
/// view counts only the insets of its scrolling axis (release note 165913417): across it is as long
/// as the whole page that it fills, including bars and unsafe edges.
///
/// Proposes: its length; on the other axis what it is offered.
/// Reports: its length; on the other axis the subview's.
/// Places: by the alignment.
struct ContainerRelativeFrameLayout: UnaryLayout, BitwiseCopyable {
  /// Index of the description in the tree's table.
  var description: Int32
  var alignment: GuidePair

  var name: String { "containerRelativeFrame" }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let frame = frame(node, solver)
    let inner = solver.size(of: solver.onlyChild(of: node), frame.childProposal(proposal))
    let description = solver.payloads.relativeFrames[Int(description)]
    let whole = solver.relativeContainer(of: node)
    let lengths = FrameOperands(frame.width, frame.height)
    if description.length != nil {
      solver.explain(.containerRelativeFrame, lengths)
    } else {
      solver.explain(
        .containerRelativeFrame,
        Operands(
          lengths: lengths, container: whole, count: Double(description.count ?? 0),
          span: Double(description.span), spacing: description.spacing))
    }
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

  struct Operands: RuleOperands {
    var lengths: FrameOperands
    var container: Size
    /// The number of columns in the container; 0 for all of it.
    var count: Double
    /// How many of them it takes.
    var span: Double
    var spacing: Double
  }

  /// Its lengths in the container around; NaN on the axes it doesn't set.
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

  /// Sets a scroll view's size for relative frames inside; answers that depended on another size
  /// are forgotten.
  /// - Parameter scrolls: whether it scrolls along an axis.
  func setRelativeContainer(
    _ proposal: Proposal, of index: Int, scrolling scrolls: (Axis) -> Bool
  ) {
    guard hasRelativeFrames else { return }
    let around = relativeContainer(of: index)
    let filled = proposal.filled(from: around)
    var size = Size(
      width: filled.width.isFinite ? filled.width : around.width,
      height: filled.height.isFinite ? filled.height : around.height)
    let platform = environment(of: index).platform
    if min(platform.os, platform.sdk) < 27 {
      for axis in Axis.allCases where !scrolls(axis) {
        size[axis] = lengthWithInsets(size[axis], of: index, along: axis)
      }
    }
    if relativeContainers[index] == size { return }
    relativeContainers[index] = size
    forgetAnswers(inside: index)
  }
}

extension Solver {
  /// A length, and where it is all of the room that bars around and the unsafe edges leave, theirs too.
  private func lengthWithInsets(_ length: Double, of index: Int, along axis: Axis) -> Double {
    var length = length
    var node = Int(nodes.base[index].parent)
    while node >= 0 {
      if let inset = insetRooms[node], inset.axis == axis, abs(inset.room - length) < 0.001 {
        length += inset.reserved
      }
      node = Int(nodes.base[node].parent)
    }
    return abs(rootContainer[axis] - length) < 0.001 ? wholeContainer[axis] : length
  }
}

extension Explanation {
  var relativeFrame: String {
    guard let it = event.operands(as: ContainerRelativeFrameLayout.Operands.self) else {
      return frame(event.operands(as: FrameOperands.self), inner: nil) { _ in "by its own closure" }
    }
    return frame(it.lengths, inner: nil) { relative($0, it) }
  }

  /// (length − gaps) ÷ count for a column, and the columns it spans.
  private func relative(_ axis: Axis, _ it: ContainerRelativeFrameLayout.Operands) -> String {
    let whole = points(it.container[axis])
    guard it.count > 0 else { return "of the container's \(whole)" }
    let column =
      "(\(whole) − \(points(it.count - 1)) × \(points(it.spacing))) ÷ \(points(it.count))"
    return it.span == 1
      ? "from \(column)"
      : "from \(points(it.span)) columns of \(column) and \(points(it.span - 1)) gaps of "
        + points(it.spacing)
  }
}
