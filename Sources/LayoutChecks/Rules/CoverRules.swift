import LayoutSolver
import SceneLoader

/// Views that are laid over what should be seen, or that don't reach as far as they should.
struct CoverRules {
  let views: PlacedViews

  /// Less isn't seen, in points.
  private static let threshold = 3.0

  func findings() -> [RuleFinding] {
    views.shown.flatMap { node -> [RuleFinding] in
      guard node.isWritten else { return [] }
      let children = views.children(of: node)
      if node.name == "overlay", children.count > 1 {
        return [covered(node, below: [children[0]], above: Array(children.dropFirst()))]
          .compactMap(\.self)
      }
      if node.isBackground, children.count > 1 {
        return [short(node, children[1])].compactMap(\.self)
      }
      return []
    }
  }

  /// A symbol, mostly a button's, over the letters of what it is laid over.
  private func covered(
    _ overlay: PlacedNode, below: [PlacedNode], above: [PlacedNode]
  ) -> RuleFinding? {
    let texts = below.flatMap(views.inside).filter(\.hasLetters)
    let all = above.flatMap(views.inside)
    // What covers all of it is meant to.
    let covers = all.contains { $0.isFill && $0.frame.width > 0.7 * overlay.frame.width }
    guard !texts.isEmpty, !covers else { return nil }
    for mark in all where mark.isSymbol {
      for text in texts {
        guard let common = text.letters.compactMap({ $0.intersection(mark.frame) }).max(by: area),
          common.width > Self.threshold, common.height > Self.threshold
        else { continue }
        return RuleFinding(
          rule: DiagnosticID(.coversText), node: overlay.id,
          message:
            "\(views.title(mark)) is laid over \(common.width.tenths) points of the letters of "
            + "\(views.title(text)): an overlay keeps no room for itself",
          remedy: "put it beside the text in an HStack, or keep its room clear with a padding")
      }
    }
    return nil
  }

  private func area(_ one: Rect, _ other: Rect) -> Bool {
    one.width * one.height < other.width * other.height
  }

  /// The background of a panel at the bottom of the screen that stops above its edge.
  private func short(_ modifier: PlacedNode, _ background: PlacedNode) -> RuleFinding? {
    let container = views.result.container
    let fill = views.content(of: background)
    let (frame, safe) = (fill.frame, container.safeArea)
    guard container.safeAreaInsets.bottom > 1, container.keyboard == 0, fill.isFill, fill.isWritten,
      abs(frame.maxY - safe.maxY) < 1, frame.width > container.size.width - 1,
      frame.minY > safe.minY + 1, modifier.frame.width > container.size.width - 1
    else { return nil }
    // Something else has to be seen below it.
    let edge = views.shown.contains { other in
      other.isFill && other.frame.maxY > container.size.height - 1
        && other.frame.width > container.size.width - 1 && other.detail != fill.detail
    }
    guard edge, !isInScroll(modifier) else { return nil }
    return RuleFinding(
      rule: DiagnosticID(.stopsAtSafeArea), node: fill.id,
      message: "\(views.title(fill)) stops at the safe area: the "
        + "\(PointsText.text(container.safeAreaInsets.bottom)) points below the panel that it is the background of "
        + "show what is behind it",
      remedy: "let it reach the edge: ignoresSafeArea(edges: .bottom)")
  }

  private func isInScroll(_ node: PlacedNode) -> Bool {
    var next = views.parent(of: node)
    while let current = next {
      if current.isScrollView { return true }
      next = views.parent(of: current)
    }
    return false
  }
}
