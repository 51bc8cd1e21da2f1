import LayoutSolver

/// Layout Inspector's table: a view's label, its proposal and its response, with an ellipsis if
/// that is in another row because other views were asked meanwhile.
///
///     View     Proposal       Response
///     HStack   300.0 × 100.0  …
///     Text     0.0 × 100.0    0.0 × 86.3
///     HStack   …              300.0 × 100.0
///
/// Columns are separated by tabs, bars, or two blanks and more.
public struct InspectorTable: Sendable {
  /// A proposal or a response.
  struct Step: Sendable {
    /// Its line, from 1.
    var line: Int
    var label: String
    var isResponse: Bool
    var size: ProposedViewSize
    /// The call it belongs to here.
    var call: LayoutEvent?
  }

  let steps: [Step]

  /// Nil for any other text.
  init?(_ lines: [String]) {
    var steps: [Step] = []
    for (index, line) in lines.enumerated() {
      let cells = Self.cells(line)
      guard cells.count == 3 else { continue }
      for (column, text) in cells.dropFirst().enumerated() where !text.contains("…") {
        guard let size = ProposedViewSize(typed: text) else { continue }
        steps.append(
          Step(line: index + 1, label: cells[0], isResponse: column == 1, size: size))
      }
    }
    if steps.isEmpty { return nil }
    self.steps = steps
  }

  private static func cells(_ line: String) -> [String] {
    let parts = line.split(separator: #/\t|\||\s{2,}/#)
    return parts.map { part in
      // A thin space surrounds the times sign.
      String(part.filter { $0 != "\u{2009}" }).trimmed
    }.filter { !$0.isEmpty }
  }

  /// The first place where Reflow's negotiation with the labelled views differs; nil for none. A
  /// label is a view's identifier, or else its name or text.
  func firstDifference(from result: LayoutResult) -> RecordedLog.Difference? {
    let ours = steps(of: result)
    for index in 0..<max(steps.count, ours.count) {
      let theirs = index < steps.count ? steps[index] : nil
      let mine = index < ours.count ? ours[index] : nil
      if let theirs, let mine, theirs.agrees(with: mine) { continue }
      var difference = RecordedLog.Difference(
        line: theirs?.line ?? (steps.last?.line ?? 0) + 1, recorded: theirs?.words,
        ours: mine?.words)
      difference.rule = mine.flatMap { Self.rule(of: $0, in: result) }
      return difference
    }
    return nil
  }

  /// A response follows the view's own rule, a proposal that of the proposing view.
  private static func rule(of step: Step, in result: LayoutResult) -> LayoutRule? {
    guard let call = step.call else { return nil }
    if step.isResponse { return call.rule }
    return call.parent.map { result.events[$0].rule }
  }

  /// The labelled views' proposals and answers here, without those from memory.
  private func steps(of result: LayoutResult) -> [Step] {
    let labels = labels(in: result.nodes)
    let timeline = Timeline(result.events)
    return (0..<timeline.count).compactMap { index in
      let step = timeline[index]
      let event = timeline.events[step.event]
      guard let label = labels[event.node], event.phase != .place, !event.isRepeat else {
        return nil
      }
      return Step(
        line: 0, label: label, isResponse: step.isAnswer,
        size: step.isAnswer ? ProposedViewSize(event.answer) : event.proposal, call: event)
    }
  }

  private func labels(in nodes: [PlacedNode]) -> [NodeID: String] {
    var found: [NodeID: String] = [:]
    for label in Set(steps.map(\.label)) {
      let byIdentifier = nodes.filter { $0.identifier == label }
      let views =
        byIdentifier.isEmpty
        ? nodes.filter { [$0.name, $0.owner, $0.detail, $0.textLines.first].contains(label) }
        : byIdentifier
      for view in views { found[view.id] = label }
    }
    return found
  }
}

extension InspectorTable.Step {
  /// The table has one decimal.
  fileprivate func agrees(with other: Self) -> Bool {
    label == other.label && isResponse == other.isResponse
      && Axis.allCases.allSatisfy { axis in
        guard let a = size[axis], let b = other.size[axis] else {
          return size[axis] == nil && other.size[axis] == nil
        }
        return a == b || abs(a - b) <= 0.0501
      }
  }

  fileprivate var words: String {
    "\(label) \(isResponse ? "responds" : "is proposed") \(PointsText.text(size))"
  }
}
