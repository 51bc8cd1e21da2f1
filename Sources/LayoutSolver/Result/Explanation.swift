/// "Why this size?", answered from the event that decided it.
struct Explanation {
  let nodes: [PlacedNode]
  let events: [LayoutEvent]
  let solver: Solver
  let node: PlacedNode
  let event: LayoutEvent

  /// A sentence and a sum.
  var text: String { "\(title(node)), offered \(words(event.proposal)): \(reason)" }

  private var reason: String {
    let operands = event.operands
    switch event.rule {
    case .stackDivision: return division
    case .stackIdeal: return ideal
    case .singleChildStack: return "one subview passes everything through, \(words(event.answer))."
    case .zStackUnion: return union
    case .lazyStack, .estimatedLazyStack: return lazyStack
    case .lazyGrid, .estimatedLazyGrid: return lazyGrid
    case .grid, .nestedGrid: return grid
    case .viewThatFits: return choice
    case .scrollView: return scrolling
    case .fixedFrame: return frame { _ in "by its own rule" }
    case .flexibleFrame: return frame(limited)
    case .containerRelativeFrame: return frame { relative($0) }
    case .padding: return padding(EdgeInsets(operands.dropFirst(2)))
    case .safeAreaPadding: return padding(EdgeInsets(operands[...]))
    case .safeAreaInset where operands.count == 3:
      return "bar, gap and view, " + sum(operands) + " \(words(event.answer))."
    case .aspectRatio: return aspectRatio
    case .fixedSize: return fixedSize
    case .customLayout: return "its own sizeThatFits answers \(words(event.answer))."
    case .geometryReader, .fillsProposal, .placeholder:
      return axes { axis in
        event.proposal[axis] == nil
          ? "\(points(event.answer[axis])) where nothing is offered" : "all it is offered"
      }
    case .circle:
      let sides = [Axis.horizontal, .vertical].map { points(event.proposal[axis: $0]) }
      return "a square of the shorter side, the smaller of \(sides[0]) and \(sides[1]): "
        + "\(words(event.answer))."
    case .text: return wrapping
    case .secondary:
      return "what it is applied to answers \(words(event.answer)); the view beside it is offered "
        + "that size and doesn't count."
    case .offset, .transform, .visualEffect, .passThrough, .alignmentGuide, .ignoresSafeArea:
      return "its subview answers \(words(event.answer)), which passes through unchanged."
    default: return "\(sentence) \(words(event.answer))."
    }
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

  // MARK: Modifiers

  /// Both axes of a frame; `own` says why an axis has the length that isn't the subview's.
  private func frame(_ own: (Axis) -> String) -> String {
    axes { axis in
      let length = event.operands.count > axis.rawValue ? event.operands[axis.rawValue] : .nan
      if !length.isNaN { return "\(points(length)) \(own(axis))" }
      let inner = event.operands.count > 3 ? event.operands[2 + axis.rawValue] : .nan
      let answer = event.answer[axis]
      return inner == answer || inner.isNaN
        ? "\(points(answer)) from the subview"
        : "\(points(answer)), the subview's \(points(inner)) within its limits"
    }
  }

  private func limited(_ axis: Axis) -> String {
    guard let offer = event.proposal[axis] else { return "as its ideal, since nothing is offered" }
    return event.answer[axis] == offer
      ? "as it is offered" : "as the offer of \(points(offer)) within its limits"
  }

  /// (length − gaps) ÷ count for a column, and the columns it spans.
  private func relative(_ axis: Axis) -> String {
    guard event.operands.count == 7 else { return "by its own closure" }
    let whole = points(event.operands[2 + axis.rawValue])
    let (count, span, gap) = (event.operands[4], event.operands[5], event.operands[6])
    guard count > 0 else { return "of the container's \(whole)" }
    let column = "(\(whole) − \(points(count - 1)) × \(points(gap))) ÷ \(points(count))"
    return span == 1
      ? "from \(column)"
      : "from \(points(span)) columns of \(column) and \(points(span - 1)) gaps of \(points(gap))"
  }

  private func padding(_ insets: EdgeInsets) -> String {
    let inner = Size(
      width: event.answer.width - insets.leading - insets.trailing,
      height: event.answer.height - insets.top - insets.bottom)
    let width = "\(points(insets.leading)) + \(points(inner.width)) + \(points(insets.trailing))"
    let height = "\(points(insets.top)) + \(points(inner.height)) + \(points(insets.bottom))"
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

  private var fixedSize: String {
    let offer = calls.last?.proposal ?? event.proposal
    return "its subview is offered \(words(offer)), nothing where the size is fixed, and answers "
      + "\(words(event.answer))."
  }

  private var wrapping: String {
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
  private func axes(_ clause: (Axis) -> String) -> String {
    "width \(clause(.horizontal)), height \(clause(.vertical))."
  }

  // MARK: Words

  /// `100 + 80 + 20 of gaps = 200.`
  func sum(_ lengths: [Double], gaps: Double = 0) -> String {
    "\(PointsText.sum(lengths, gaps: gaps)) = \(points(lengths.reduce(gaps, +)))."
  }

  /// What a person calls a node: its identifier, the view it begins, or what it shows.
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

extension EdgeInsets {
  /// Of four operands: top, leading, bottom, trailing.
  fileprivate init(_ operands: ArraySlice<Double>) {
    let all = Array(operands)
    self =
      all.count == 4
      ? EdgeInsets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3]) : .zero
  }
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
  /// The least certain rule the node's size rests on: its own, and those of everything that was
  /// asked for it. Nil when nothing was recorded.
  public func leastCertainRule(of id: NodeID) -> LayoutRule? {
    guard let event = decidingEvent(of: id) else { return nil }
    return events[event.index..<event.end].filter { !$0.isRepeat }.map(\.rule)
      .min { $0.confidence < $1.confidence }
  }
}
