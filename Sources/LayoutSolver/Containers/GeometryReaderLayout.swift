/// `GeometryReader`.
///
/// Its content is made when the reader is placed, since only then its proxy is true.
///
/// Proposes: its own size.
/// Reports: all it is offered, 10 where nothing is.
/// Places: every view of its content at its top leading corner (its middle, if it is the only one
/// and the release is iOS 13).
struct GeometryReaderLayout: BuiltInLayout, BitwiseCopyable {
  /// Index of the content's closure in the tree's table.
  var content: Int32
  var centresSingleChild: Bool

  var name: String { "GeometryReader" }
  var flags: NodeFlags { [] }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    solver.explain(.geometryReader, proposal)
    return proposal.filled()
  }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    solver.buildContent(of: node, Int(content))
    let count = Int(solver.node(node).pointee.childCount)
    let offer = Proposal(bounds.size)
    let rightToLeft = solver.isRightToLeft(node)
    for position in 0..<count {
      let child = solver.child(position, of: node)
      let size = solver.sizeForPlacing(child, offer)
      let origin =
        centresSingleChild && count == 1 ? Solver.centred(size, in: bounds.size) : Point()
      solver.placeChild(child, at: origin, offer, size, in: bounds, rightToLeft: rightToLeft)
    }
  }
}
