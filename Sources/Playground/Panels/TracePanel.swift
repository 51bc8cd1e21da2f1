import Cells
import LayoutSolver

extension Playground {
  /// The negotiation, call by call; the picture shows the state as of its current row.
  func traceContent() -> PanelContent {
    let trace = trace
    return PanelContent(count: trace.rows.count, current: trace.currentRow) { [self] row in
      traceLine(trace.rows[row], trace)
    }
  }

  private func traceLine(_ row: TraceView.Row, _ trace: TraceView) -> StyledLine {
    let event = trace.events[row.event]
    let indent = String(repeating: " ", count: min(event.depth, 16))
    if row.isFold {
      return StyledLine("  ···  \(indent)", theme.faint)
        .adding("\(row.folded) probes of min and max", theme.faint)
    }
    var line = StyledLine(event.isRepeat ? "memory" : event.phase.mark, theme.faint)
    line.add(" \(indent)")
    let isSelected = event.node == selection
    line.add(name(of: event.node), isSelected ? theme.focus : theme.title)
    if event.phase == .place {
      let point = event.position ?? .zero
      line.add(" at \(words.text(point))")
      line.add(" \(words.text(event.answer))", theme.faint)
    } else {
      line.add(" \(words.text(event.proposal)) → ")
      line.add(words.text(event.answer), theme.title)
    }
    return line
  }

  private func name(of id: NodeID) -> String {
    guard let result, result.nodes.indices.contains(id.index) else { return "?" }
    let node = result.node(id)
    if let identifier = node.identifier { return "\(node.name)#\(identifier)" }
    return node.textLines.isEmpty ? node.name : "\(node.name) \(node.detail)"
  }

  /// Goes to a row's event and selects its node; opens a fold.
  func chooseTraceRow(_ row: Int) {
    guard trace.rows.indices.contains(row) else { return }
    let chosen = trace.rows[row]
    if chosen.isFold && trace.currentRow == row {
      trace.openFold(chosen)
      return
    }
    trace.move(to: chosen.last)
    selectTraced()
  }

  /// Selects the node of the cursor's event, so that all panels follow.
  func selectTraced() {
    guard trace.events.indices.contains(trace.position) else { return }
    select(trace.events[trace.position].node)
  }
}

extension LayoutPhase {
  /// Six columns.
  var mark: String {
    switch self {
    case .minProbe: "min?  "
    case .maxProbe: "max?  "
    case .ideal: "ideal "
    case .size: "size  "
    case .place: "place "
    }
  }
}
