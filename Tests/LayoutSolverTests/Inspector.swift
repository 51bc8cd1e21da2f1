import LayoutSolver

/// What a scene's code printed.
final class Output {
  var lines: [String] = []
}

/// A layout around one view that writes down every proposal and answer, as the article's does.
struct Inspector: Layout {
  let tag: String
  let output: Output
  var printsPosition = false

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    output.lines.append("\(tag) \(exact(proposal.width)) \(exact(proposal.height))")
    let answer = subviews[0].sizeThatFits(proposal)
    output.lines.append("\(tag) = \(answer.width) \(answer.height)")
    return answer
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
    if printsPosition { output.lines.append("\(tag) at \(bounds.minX) \(bounds.minY)") }
  }

  private func exact(_ length: Double?) -> String { length.map { "\($0)" } ?? "nil" }
}

extension View {
  func inspected(_ tag: String, _ output: Output, position: Bool = false) -> View {
    custom(Inspector(tag: tag, output: output, printsPosition: position), [self])
  }
}
