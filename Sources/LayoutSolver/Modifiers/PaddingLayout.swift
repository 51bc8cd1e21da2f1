/// `padding`.
///
/// Proposes: what it is offered less its insets, never below 0.
/// Reports: the subview's size and its insets.
/// Places: at its top and leading inset.
struct PaddingLayout: UnaryLayout, BitwiseCopyable {
  var top: Double
  var leading: Double
  var bottom: Double
  var trailing: Double

  static var statesValidity: Bool { true }

  var name: String { "padding" }
  var detail: String {
    if top == bottom && leading == trailing && top == leading { return PointsText.text(top) }
    let edges = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    return PointsText.lengths(edges.filter { $0.1 != 0 })
  }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool {
    solver.anySubviewAnswersSingly(node)
  }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    let inner = solver.size(of: solver.onlyChild(of: node), childProposal(proposal))
    solver.valid.width = solver.valid.width.before(taking: leading + trailing)
    solver.valid.height = solver.valid.height.before(taking: top + bottom)
    solver.explain(.padding, Operands(inner: inner, insets: self))
    return Size(
      width: inner.width + (leading + trailing), height: inner.height + (top + bottom))
  }

  func arrange(
    _ child: Int, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> UnaryArrangement {
    let offer = childProposal(proposal)
    return UnaryArrangement(
      proposal: offer, size: solver.sizeForPlacing(child, offer),
      origin: Point(x: leading, y: top))
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    var spacing = solver.spacing(of: solver.onlyChild(of: node))
    if top != 0 { spacing.resetToOrdinary(.top) }
    if leading != 0 { spacing.resetToOrdinary(.leading) }
    if bottom != 0 { spacing.resetToOrdinary(.bottom) }
    if trailing != 0 { spacing.resetToOrdinary(.trailing) }
    return spacing
  }

  private func childProposal(_ proposal: Proposal) -> Proposal {
    proposal.inset(by: leading + trailing, top + bottom)
  }
}

extension PaddingLayout {
  struct Operands: RuleOperands {
    /// What the subview answers.
    var inner: Size
    var insets: PaddingLayout
  }
}

extension PaddingLayout: RuleOperands {}

extension Explanation {
  var padding: String {
    guard let operands = event.operands(as: PaddingLayout.Operands.self) else { return bySentence }
    return padding(operands.insets)
  }

  func padding(_ insets: PaddingLayout) -> String {
    let inner = Size(
      width: event.answer.width - insets.leading - insets.trailing,
      height: event.answer.height - insets.top - insets.bottom)
    let width = "\(points(insets.leading)) + \(points(inner.width)) + \(points(insets.trailing))"
    let height = "\(points(insets.top)) + \(points(inner.height)) + \(points(insets.bottom))"
    return "the subview and the insets, \(width) = \(points(event.answer.width)) wide, "
      + "\(height) = \(points(event.answer.height)) high."
  }
}
