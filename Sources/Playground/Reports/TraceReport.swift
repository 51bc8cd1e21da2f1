import Cells
import Foundation
import LayoutSolver

/// The negotiation as readable lines, one call per line, indented by nesting: the proposal, the
/// view, its answer, and the rule.
package struct TraceReport {
  package let result: LayoutResult
  /// Only the calls to this node; nil for all.
  package var node: NodeID?
  /// Only the calls that match; nil for all.
  package var matcher: TraceQuery.Matcher?
  /// Whether answers from memory are shown too.
  package var includesRepeats = false

  package init(result: LayoutResult, includesRepeats: Bool = false) {
    self.result = result
    self.includesRepeats = includesRepeats
  }

  package var events: [LayoutEvent] {
    result.events.filter { event in
      (node == nil || event.node == node) && (includesRepeats || !event.isRepeat)
        && matcher?.matches(event) ?? true
    }
  }

  package var lines: [String] { events.map { TextWidth.printable(line(for: $0)) } }

  private func line(for event: LayoutEvent) -> String {
    let indent = String(repeating: "  ", count: event.depth)
    let label = indent + result.name(of: event.node).text
    let phase = event.phase.word.padding(toLength: 5, withPad: " ", startingAt: 0)
    let proposal = PointsText.text(event.proposal)
    if let position = event.position {
      return "\(phase) \(label)  \(PointsText.text(event.answer)) at \(PointsText.text(position))"
    }
    let memory = event.isRepeat ? " (from memory)" : ""
    return "\(phase) \(label)  \(proposal) → \(PointsText.text(event.answer))\(memory)"
  }
}
