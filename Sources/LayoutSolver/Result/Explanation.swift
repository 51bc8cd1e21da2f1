/// "Why this size?", answered from the event that decided it.
struct Explanation {
  let nodes: [PlacedNode]
  let events: [LayoutEvent]
  let solver: Solver
  let node: PlacedNode
  let event: LayoutEvent

  /// A sentence and a sum.
  var text: String { "\(title(node)), offered \(words(event.proposal)): \(reason)" }

  private var reason: String { event.rule.row.reason(self) }

  /// The rule's sentence and what came of it.
  var bySentence: String {
    "\(sentence) \(words(event.answer))."
  }

  // MARK: Reasons that several rules share

  var passedThrough: String { "one subview passes everything through, \(words(event.answer))." }

  var unchanged: String {
    "its subview answers \(words(event.answer)), which passes through unchanged."
  }

  var ownSize: String { "its own sizeThatFits answers \(words(event.answer))." }

  var filling: String {
    axes { axis in
      event.proposal[axis] == nil
        ? "\(points(event.answer[axis])) where nothing is offered" : "all it is offered"
    }
  }

  var square: String {
    let sides = [Axis.horizontal, .vertical].map { points(event.proposal[axis: $0]) }
    return "a square of the shorter side, the smaller of \(sides[0]) and \(sides[1]): "
      + "\(words(event.answer))."
  }

  /// The rule without its full stop, to be followed by the result.
  private var sentence: String {
    var sentence = event.rule.sentence
    if sentence.hasSuffix(".") { sentence.removeLast() }
    return sentence.prefix(1).lowercased() + sentence.dropFirst() + ":"
  }

  /// The calls made directly while the event was answered.
  var calls: [LayoutEvent] {
    events[min(event.index + 1, event.end)..<event.end].filter { $0.parent == event.index }
  }

  // MARK: Texts

  var wrapping: String {
    guard case .text(let leaf) = solver.nodes[node.id.index].layout else { return sentence }
    let fit = solver.payloads.texts[Int(leaf.text)].fit(
      width: event.proposal.width, height: event.proposal.height)
    let size = words(event.answer)
    if let loss = fit.loss(in: event.proposal) {
      return "\(loss.sentence); so cut, it is \(size)."
    }
    if fit.scale < 1 {
      return "unscaled it needs \(words(fit.wrapped)); scaled to \(points(fit.scale)), its "
        + "\(lines(fit.lines)) \(size)."
    }
    if fit.lines > 1, fit.wrapped.height > fit.unwrapped.height + 0.5 {
      return "wrapped to \(fit.lines) lines, of which the longest decides the width, it is \(size)."
    }
    return "its \(lines(fit.lines)) \(size)."
  }

  private func lines(_ count: Int) -> String {
    count == 1 ? "one line is" : "\(count) lines as written are"
  }

  /// A clause for each axis.
  func axes(_ clause: (Axis) -> String) -> String {
    "width \(clause(.horizontal)), height \(clause(.vertical))."
  }

  // MARK: Words

  /// `100 + 80 + 20 of gaps = 200.`
  func sum(_ lengths: [Double], gaps: Double = 0) -> String {
    "\(PointsText.sum(lengths, gaps: gaps)) = \(points(lengths.reduce(gaps, +)))."
  }

  /// A node's title: its identifier, the view it begins, or what it shows.
  func title(_ node: PlacedNode) -> String {
    if node.id == self.node.id { return ViewNames(nodes).name(of: node.id).word }
    var shown = node
    while true {
      if let identifier = shown.identifier { return identifier }
      if let owner = shown.owner { return owner }
      guard shown.isModifier, let inside = shown.children.first else { break }
      shown = nodes[inside.index]
    }
    return shown.detail.isEmpty ? shown.name : shown.detail
  }

  func points(_ value: Double) -> String { PointsText.text(value) }
  func words(_ size: Size) -> String { PointsText.text(size) }
  func words(_ proposal: ProposedViewSize) -> String { PointsText.text(proposal) }
}

extension ProposedViewSize {
  /// 10 where nothing is proposed, as a shape takes it.
  fileprivate subscript(axis axis: Axis) -> Double { self[axis] ?? 10 }
}

extension PlacedNode {
  /// Named like a modifier, in SwiftUI's way.
  public var isModifier: Bool { name.first?.isLowercase == true }
}

extension LayoutResult {
  /// The view that decides a length: modifiers that pass on the inner view's answer, such as a
  /// background, are skipped.
  public func decider(of id: NodeID, along axis: Axis) -> NodeID {
    var node = node(id)
    while node.layout.isTransparent, let inside = node.children.first.map(self.node),
      abs(inside.size[axis] - node.size[axis]) < 0.0005
    {
      node = inside
    }
    return node.id
  }

  /// The view that offered a view its length along an axis, if that is the reason for its length.
  /// Nil for a view with a length of its own.
  public func offerer(of id: NodeID, along axis: Axis) -> NodeID? {
    let node = node(id)
    guard let offer = node.proposal[axis], abs(offer - node.size[axis]) < 0.0005,
      idealEvent(of: id, along: axis) == nil
    else { return nil }
    return decidingEvent(of: id)?.parent.map { events[$0].node }
  }

  /// The call without an offer along an axis to which the view answered its present length: it is
  /// offered its own answer when it is placed.
  private func idealEvent(of id: NodeID, along axis: Axis) -> LayoutEvent? {
    let length = node(id).size[axis]
    return events.first { event in
      event.node == id && event.phase != .place && !event.isRepeat && event.proposal[axis] == nil
        && abs(event.answer[axis] - length) < 0.0005
    }
  }

  /// Why a view has its length along an axis, in a sentence and a sum.
  public func explanation(of id: NodeID, along axis: Axis) -> String {
    let node = node(id)
    guard let offer = node.proposal[axis], abs(offer - node.size[axis]) < 0.0005,
      let event = idealEvent(of: id, along: axis)
    else { return explanation(of: id) }
    return storage.explanation(of: id, by: event)
  }

  /// The least certain rule the node's size rests on: its own, and those of everything that was
  /// asked for it. Nil without a recording.
  public func leastCertainRule(of id: NodeID) -> LayoutRule? {
    guard let event = decidingEvent(of: id) else { return nil }
    return events[event.index..<event.end].filter { !$0.isRepeat }.map(\.rule)
      .min { $0.confidence < $1.confidence }
  }
}
