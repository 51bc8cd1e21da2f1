import JSONText
import LayoutSolver
import SceneLoader

// How the solver's values are written as JSON; every number is in points.

extension JSON {
  package init(_ size: Size) {
    self = .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  package init(_ proposal: ProposedViewSize) {
    self = .object([("width", .number(proposal.width)), ("height", .number(proposal.height))])
  }

  package init(_ rect: Rect) {
    self = .object([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)),
      ("width", .number(rect.width)), ("height", .number(rect.height)),
    ])
  }

  package init(_ insets: EdgeInsets) {
    self = .object([
      ("top", .number(insets.top)), ("leading", .number(insets.leading)),
      ("bottom", .number(insets.bottom)), ("trailing", .number(insets.trailing)),
    ])
  }

  package init(_ source: SourceRange?) {
    guard let source else {
      self = .null
      return
    }
    self = .object([("line", .integer(source.line)), ("column", .integer(source.column))])
  }

  /// A node with everything below it, as `reflow inspect --format json` prints it.
  package init(_ id: NodeID, of result: LayoutResult) {
    let node = result.node(id)
    self = .object([
      ("view", .string(node.name)),
      ("detail", .string(node.detail)),
      ("id", .string(node.identifier)),
      ("owner", .string(node.owner)),
      ("source", JSON(node.source)),
      ("proposal", JSON(node.proposal)),
      ("size", JSON(node.size)),
      ("frame", JSON(node.frame)),
      ("children", .array(node.children.map { JSON($0, of: result) })),
    ])
  }

  /// An event of the negotiation, as `reflow trace --format json` prints it.
  package init(_ event: LayoutEvent, of result: LayoutResult) {
    let node = result.node(event.node)
    var members: [(String, JSON)] = [
      ("index", .integer(event.index)),
      ("phase", .string(event.phase.rawValue)),
      ("node", .integer(event.node.index)),
      ("view", .string(node.name)),
      ("id", .string(node.identifier)),
      ("parent", event.parent.map(JSON.integer) ?? .null),
      ("depth", .integer(event.depth)),
      ("end", .integer(event.end)),
      ("proposal", JSON(event.proposal)),
      ("answer", JSON(event.answer)),
      ("repeat", .bool(event.isRepeat)),
      ("rule", .string(event.rule.name)),
      ("confidence", .string("\(event.rule.confidence)")),
      ("operands", .array(event.operands.map(JSON.number))),
    ]
    if let position = event.position {
      members.append(
        ("position", .object([("x", .number(position.x)), ("y", .number(position.y))])))
    }
    self = .object(members)
  }
}

extension JSON {
  /// A diagnostic of the contract: severity, rule, message and place; with what to do about it.
  package init(_ problem: SceneDiagnostic) {
    var members: [(String, JSON)] = [
      ("severity", .string(problem.severity.rawValue)),
      ("rule", .string(problem.identifier.name)),
      ("message", .string(problem.message)),
      ("file", .string(problem.location?.file)),
      ("line", problem.location.map { .integer($0.line) } ?? .null),
      ("column", problem.location.map { .integer($0.column) } ?? .null),
    ]
    if problem.isConsequence { members.append(("isConsequence", .bool(true))) }
    if let remedy = problem.remedy { members.append(("remedy", .string(remedy))) }
    self = .object(members)
  }
}
