import LayoutSolver
import SceneLoader

/// Lines that stand otherwise than what is around them.
struct LineRules {
  let views: PlacedViews

  /// Less isn't seen, in points.
  private static let threshold = 3.0

  func findings() -> [RuleFinding] {
    views.shown.flatMap { node -> [RuleFinding] in
      guard node.isWritten else { return [] }
      if !node.textLines.isEmpty { return [leading(node)].compactMap(\.self) }
      if node.name == "HStack", node.stackAxis == .horizontal { return baselines(node) }
      return []
    }
  }

  // MARK: Edges

  /// A wrapped text whose lines begin at an edge, among several views that a stack centres: a title
  /// alone above it is no sign that its lines are to be centred.
  private func leading(_ text: PlacedNode) -> RuleFinding? {
    let start: TextAlignment = text.look.isRightToLeft ? .trailing : .leading
    // A block of more lines is a paragraph, which begins at an edge.
    guard text.textLines.count == 2, text.textAlignment == start, text.hasLetters,
      let longest = text.lineWidths.max(), let shortest = text.lineWidths.min(),
      longest - shortest > 24, let stack = views.around(text).container, stack.isWritten,
      stack.stackAxis == .vertical, isCentred(text, in: stack)
    else { return nil }
    let others = views.children(of: stack).map(views.content).filter { other in
      other.id != text.id && (!other.textLines.isEmpty || other.isImage || other.isButton)
    }
    // What is as wide as the stack stands in its middle whatever its alignment is.
    let narrow = others.filter { $0.frame.width < stack.frame.width - 16 }
    guard narrow.count > 1, !hasEdge(text, in: stack),
      others.allSatisfy({ isCentred($0, in: stack) })
    else { return nil }
    return RuleFinding(
      rule: DiagnosticID(.linesLead), severity: .note, node: text.id,
      message: "the lines of \(views.title(text)) begin at its "
        + "\(start == .leading ? "leading" : "right") edge, in \(views.title(stack)), which centres what is in it",
      remedy: "centre its lines, too: multilineTextAlignment(.center)")
  }

  /// Whether a frame puts it to an edge of the stack's width.
  private func hasEdge(_ text: PlacedNode, in stack: PlacedNode) -> Bool {
    views.around(text).modifiers.contains {
      $0.name == "frame" && $0.frame.width >= stack.frame.width - 1
    }
  }

  private func isCentred(_ node: PlacedNode, in stack: PlacedNode) -> Bool {
    abs(node.frame.midX - stack.frame.midX) < 1
  }

  // MARK: Baselines

  /// Texts of one line and of very different sizes beside each other, by their middles.
  private func baselines(_ stack: PlacedNode) -> [RuleFinding] {
    let texts = views.children(of: stack).map { child in
      let text = views.content(of: child)
      // A background or a padding makes a badge of it.
      let isBare = views.chain(child).dropLast().allSatisfy { !$0.isBackground && !$0.isPadding }
      return text.textLines.count == 1 && text.hasLetters && isBare ? text : nil
    }
    for case (let one?, let other?) in zip(texts, texts.dropFirst()) {
      let gap = max(one.frame.minX, other.frame.minX) - min(one.frame.maxX, other.frame.maxX)
      let sizes = [one.fontSize ?? 0, other.fontSize ?? 0].sorted()
      let apart = abs(baseline(one) - baseline(other))
      guard gap < 16, sizes[0] > 0, sizes[1] / sizes[0] >= 1.4, apart > Self.threshold,
        abs(one.frame.midY - other.frame.midY) < 0.5
      else { continue }
      return [
        RuleFinding(
          rule: DiagnosticID(.baselinesDiffer), severity: .note, node: stack.id,
          message: "\(views.title(one)) and \(views.title(other)) stand on baselines "
            + "\(PointsText.text(apart)) points apart: HStack lines up their middles",
          remedy: "let it line up their baselines: HStack(alignment: .firstTextBaseline)")
      ]
    }
    return []
  }

  private func baseline(_ text: PlacedNode) -> Double { text.linesFrame.minY + text.firstBaseline }
}
