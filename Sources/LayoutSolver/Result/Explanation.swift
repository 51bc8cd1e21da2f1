/// "Why this size?", answered from the event that decided it.
struct Explanation {
  let nodes: [PlacedNode]
  let node: PlacedNode
  let event: LayoutEvent

  /// A sentence and a sum.
  var text: String {
    "\(title(node)), offered \(words(event.proposal)): \(reason)"
  }

  private var reason: String {
    switch event.rule {
    case .stackDivision: return division
    case .stackIdeal: return ideal
    case .singleChildStack: return "one subview passes everything through, \(words(event.answer))."
    case .fixedFrame, .flexibleFrame: return frame
    case .padding: return padding
    case .aspectRatio: return aspectRatio
    case .customLayout: return "its own sizeThatFits answers \(words(event.answer))."
    case .text:
      return event.proposal.width.map { $0 < event.answer.width + 0.5 ? "its lines wrap to " : "" }
        .map { "\($0)\(words(event.answer))." } ?? "its lines unwrapped are \(words(event.answer))."
    default: return "\(sentence) \(words(event.answer))."
    }
  }

  /// The rule without its full stop, to be followed by the result.
  private var sentence: String {
    var sentence = event.rule.sentence
    if sentence.hasSuffix(".") { sentence.removeLast() }
    return sentence.prefix(1).lowercased() + sentence.dropFirst() + ":"
  }

  // MARK: Stacks

  private struct Share {
    let position: Int
    let minimum: Double
    let maximum: Double
    let offer: Double
    let answer: Double
  }

  private var shares: [Share] {
    stride(from: 2, to: event.operands.count - 4, by: 5).map { first in
      let operands = event.operands[first..<first + 5].map { $0 }
      return Share(
        position: Int(operands[0]), minimum: operands[1], maximum: operands[2],
        offer: operands[3], answer: operands[4])
    }
  }

  private var division: String {
    guard event.operands.count >= 2 else { return sentence }
    let (offer, gaps) = (event.operands[0], event.operands[1])
    let shares = shares
    let room = offer - gaps
    let each = shares.isEmpty ? 0 : max(room / Double(shares.count), 0)
    var text = "\(points(room)) left for \(shares.count)"
    if gaps != 0 { text += " after gaps of \(points(gaps))" }
    text += ", \(points(each)) each; least flexible first: "
    text += shares.map { share in
      let flexibility = share.maximum - share.minimum
      let known = flexibility.isNaN ? "" : " (\(points(flexibility)))"
      return "\(name(share.position))\(known) is offered \(points(share.offer)) and takes "
        + points(share.answer)
    }.joined(separator: ", ")
    return text + ". " + sum(shares.map(\.answer), gaps)
  }

  private var ideal: String {
    let axis: Axis = node.name == "HStack" ? .horizontal : .vertical
    let lengths = node.children.map { nodes[$0.index].size[axis] }
    return "nothing is offered along its axis, so every subview is ideal there. "
      + sum(lengths, event.operands.first ?? 0)
  }

  private func sum(_ lengths: [Double], _ gaps: Double) -> String {
    let terms = lengths.map { points($0) } + (gaps == 0 ? [] : ["\(points(gaps)) of gaps"])
    let total = lengths.reduce(0, +) + gaps
    return "\(terms.joined(separator: " + ")) = \(points(total))."
  }

  private func name(_ position: Int) -> String {
    guard position < node.children.count else { return "subview \(position)" }
    return title(nodes[node.children[position].index])
  }

  // MARK: Modifiers

  private var frame: String {
    let axes = [Axis.horizontal, .vertical].map { axis -> String in
      let name = axis == .horizontal ? "width" : "height"
      let own = event.operands.count > axis.rawValue ? event.operands[axis.rawValue] : .nan
      if !own.isNaN { return "\(name) \(points(own)) by its own rule" }
      let inner = event.operands.count > 3 ? event.operands[2 + axis.rawValue] : .nan
      return "\(name) \(points(event.answer[axis])) from the subview's \(points(inner))"
    }
    return axes.joined(separator: ", ") + "."
  }

  private var padding: String {
    guard event.operands.count == 6 else { return sentence }
    let operands = event.operands
    let width = "\(points(operands[3])) + \(points(operands[0])) + \(points(operands[5]))"
    let height = "\(points(operands[2])) + \(points(operands[1])) + \(points(operands[4]))"
    return "the subview and the insets, \(width) = \(points(event.answer.width)) wide, "
      + "\(height) = \(points(event.answer.height)) high."
  }

  private var aspectRatio: String {
    guard event.operands.count == 4 else { return sentence }
    let mode = event.operands[1] == 1 ? "around" : "inside"
    let offer = ProposedViewSize(
      width: event.operands[2].orNil, height: event.operands[3].orNil)
    return "the size of its ratio \(mode) the offer is \(words(offer)); the subview answers "
      + "\(words(event.answer))."
  }

  // MARK: Words

  /// What a person calls a node: its identifier, the view it begins, or what it shows.
  private func title(_ node: PlacedNode) -> String {
    if node.id == self.node.id { return node.name }
    var shown = node
    while true {
      if let identifier = shown.identifier { return identifier }
      if let owner = shown.owner { return owner }
      guard shown.isModifier, let inside = shown.children.first else { break }
      shown = nodes[inside.index]
    }
    return shown.detail.isEmpty ? shown.name : shown.detail
  }

  private func points(_ value: Double) -> String { PointsText.text(value) }
  private func words(_ size: Size) -> String { PointsText.text(size) }
  private func words(_ proposal: ProposedViewSize) -> String { PointsText.text(proposal) }
}

extension PlacedNode {
  /// Named like a modifier, in SwiftUI's way.
  var isModifier: Bool { name.first?.isLowercase == true }
}

extension LayoutResult {
  /// The least certain rule the node's size rests on: its own, and those of everything that was
  /// asked for it. Nil when nothing was recorded.
  public func leastCertainRule(of id: NodeID) -> LayoutRule? {
    guard let event = decidingEvent(of: id) else { return nil }
    return events[event.index..<event.end].filter { !$0.isRepeat }.map(\.rule)
      .min { $0.confidence < $1.confidence }
  }
}
