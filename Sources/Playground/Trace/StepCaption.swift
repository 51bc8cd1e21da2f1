import LayoutSolver

/// The step of the negotiation that the picture shows, in words; nothing at its end.
extension Playground {
  /// `Step 3 of 128`
  var stepMark: String? {
    guard result != nil, trace.cursor != nil else { return nil }
    return "Step \(trace.position + 1) of \(trace.timeline.count)"
  }

  var stepSentence: String? {
    guard let result, trace.cursor != nil else { return nil }
    let step = trace.timeline[trace.position]
    return words.plain(
      sentence(of: result.events[step.event], isAnswer: step.isAnswer, in: result))
  }

  /// `VStack → GeometryReader: 592 − 52.3 − 20 = 519.7 of height offered, all taken`
  private func sentence(of event: LayoutEvent, isAnswer: Bool, in result: LayoutResult) -> String {
    let asker = event.parent.map { result.title(of: result.events[$0].node) } ?? "the container"
    let arrow = terminal.capabilities.unicode ? "→" : "->"
    let names = "\(asker) \(arrow) \(result.title(of: event.node)): "
    if event.phase == .place {
      let place = event.position.map { " at \(words.text($0))" } ?? ""
      return names + "placed\(place), \(words.text(event.answer))"
    }
    let question = question(event, in: result)
    guard isAnswer else { return names + question }
    return names + question + ", " + answer(event) + (event.isRepeat ? ", as answered before" : "")
  }

  private func question(_ event: LayoutEvent, in result: LayoutResult) -> String {
    switch event.phase {
    case .minProbe: return "asked for its least, \(words.text(event.proposal)) offered"
    case .maxProbe: return "asked for its most, \(words.text(event.proposal)) offered"
    case .ideal: return "asked for its ideal size"
    case .size, .place: break
    }
    let whole = "\(words.text(event.proposal)) offered"
    return result.arithmetic(of: event).map { "\($0), so \(whole)" } ?? whole
  }

  private func answer(_ event: LayoutEvent) -> String {
    let isAll = event.phase == .size && ProposedViewSize(event.answer) == event.proposal
    return isAll ? "all taken" : "\(words.text(event.answer)) taken"
  }
}
