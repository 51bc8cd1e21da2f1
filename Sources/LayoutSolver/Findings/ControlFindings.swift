/// Buttons that are hard to hit, or have no label for VoiceOver.
struct ControlFindings {
  let context: FindingContext

  func findings() -> [LayoutFinding] {
    context.order.flatMap { index -> [LayoutFinding] in
      let node = context.nodes[index]
      guard node.isButton, node.views.first?.isButton == true, node.source != nil,
        context.isShown(index)
      else { return [] }
      let aside = TouchFindings(context: context).aside(index)
      return unlabelled(index) + (aside.map { [$0] } ?? target(index))
    }
  }

  /// Modifiers that give a view words for VoiceOver, or hide it on purpose.
  private static let labels: Set = [
    "accessibilityLabel", "accessibilityHidden", "accessibilityElement", "accessibilityValue",
    "accessibilityHint", "accessibilityRepresentation", "help",
  ]

  private func unlabelled(_ index: Int) -> [LayoutFinding] {
    let inside = context.subtree(of: index)
    let speaks = inside.contains { part in
      // A text without letters is one whose words are unknown here.
      if case .text = context.layout(part) { return true }
      switch context.nodes[part].drawing {
      case .image, .control, .placeholder: return true
      default: return false
      }
    }
    let around = inside + context.ancestors(of: index).prefix(6)
    let isLabelled = around.contains { part in
      context.nodes[part].modifiersWithoutEffect.contains { Self.labels.contains($0.name) }
    }
    guard !speaks, !isLabelled else { return [] }
    return [
      context.finding(
        .note, .controlWithoutLabel, index,
        "Button shows neither text nor picture and has no label: VoiceOver reads \"button\"",
        "say what it does with accessibilityLabel")
    ]
  }

  /// Apple's Human Interface Guidelines ask for 44 by 44 points.
  private static let target = 44.0
  /// Bars and system styles draw smaller ones and take touches around them.
  private static let small = 30.0

  /// Whether it is the room that a bar gives its item, where all touches are the item's.
  private func isBarItem(_ index: Int) -> Bool {
    guard context.nodes[index].isPiece, case .flexibleFrame(let it) = context.layout(index) else {
      return false
    }
    return it.vertical.minimum >= Self.target
  }

  private func target(_ index: Int) -> [LayoutFinding] {
    let node = context.nodes[index]
    let platform = context.solver.environment(of: index).platform
    let isInRow = context.ancestors(of: index).contains {
      context.nodes[$0].views.contains(where: \.isList) || isBarItem($0)
    }
    guard platform.kind == .ios, !isInRow, node.size.width >= 1, node.size.height >= 1,
      node.size.width < Self.target, node.size.height < Self.target,
      min(node.size.width, node.size.height) < Self.small,
      !context.subtree(of: index).contains(where: context.isText)
    else { return [] }
    return [
      context.finding(
        .note, .touchTarget, index,
        "Button takes touches on \(PointsText.text(node.size)) points, less than 44×44",
        "give its label frame(minWidth: 44, minHeight: 44) and contentShape(Rectangle())")
    ]
  }
}
