import LayoutSolver
import SceneLoader

/// Views that aren't as large as what is offered, or measured otherwise than placed.
struct OfferRules {
  let views: PlacedViews
  let scene: Scene

  func findings() -> [RuleFinding] {
    let layouts = ownLayouts
    return views.shown.flatMap { node -> [RuleFinding] in
      if node.name == "LazyVGrid" { return wider(in: node, .horizontal) }
      if node.name == "LazyHGrid" { return wider(in: node, .vertical) }
      return layouts.contains(node.name) ? [filling(node)].compactMap(\.self) : []
    } + measured()
  }

  // MARK: Grids

  /// Cells larger than their column, or row.
  private func wider(in grid: PlacedNode, _ axis: Axis) -> [RuleFinding] {
    views.children(of: grid).compactMap { cell in
      guard let track = cell.proposal[axis], track.isFinite, cell.isWritten,
        cell.size[axis] > track + 1
      else { return nil }
      let noun = axis == .horizontal ? "width" : "height"
      let links = views.chain(cell).filter { abs($0.size[axis] - cell.size[axis]) < 0.01 }
      let frame = links.first { $0.name == "frame" && $0.detail.contains("\(noun) ") }
      let why = frame.map { "frame(\(noun): \(PointsText.text($0.size[axis]))) doesn't give way" }
      return RuleFinding(
        rule: DiagnosticID(.widerThanColumn), node: (frame ?? links.last ?? cell).id,
        message: "\(views.contentTitle(cell)) is \(PointsText.text(cell.size[axis])) "
          + "\(axis == .horizontal ? "wide in a column" : "high in a row") of \(PointsText.text(track)): "
          + (why ?? "it doesn't give way") + ", and it lies over what is beside it",
        remedy: frame == nil
          ? "let it shrink to what it is offered, or clip it there"
          : "let the frame give way: frame(max\(axis == .horizontal ? "Width" : "Height"):)")
    }
  }

  // MARK: Layouts

  /// The names of the scene's own layouts.
  private var ownLayouts: Set<String> { Set(scene.files.flatMap { FileFacts.of($0).layouts }) }

  /// A layout that answers with its offer, and what is drawn behind it.
  private func filling(_ layout: PlacedNode) -> RuleFinding? {
    let children = views.children(of: layout)
    guard let offer = layout.proposal.width, offer.isFinite, abs(layout.size.width - offer) < 0.5,
      let left = children.map(\.frame.minX).min(), let right = children.map(\.frame.maxX).max(),
      right - left < 0.75 * offer, children.count > 1,
      views.around(layout).modifiers.contains(where: {
        $0.isBackground && abs($0.frame.width - layout.frame.width) < 64
      })
    else { return nil }
    let place = scene.files.lazy.compactMap { file -> SceneLocation? in
      let pattern = try? Regex("struct\\s+\(layout.name)\\b")
      guard let pattern, let start = file.text.firstMatch(of: pattern)?.range.lowerBound else {
        return nil
      }
      return file.place(ofLineWith: "return", and: "proposal", from: start)
    }.first
    return RuleFinding(
      rule: DiagnosticID(.fillsOffer), severity: .note, node: layout.id, location: place,
      message:
        "\(layout.name) is as wide as it is offered, \(PointsText.text(offer)), where its subviews take "
        + "\(PointsText.text(right - left)): its sizeThatFits returns the proposal's width, and its background is "
        + "as wide",
      remedy: "return the width that the subviews take")
  }

  // MARK: Measures

  /// A frame with a greatest width whose height was asked without one.
  private func measured() -> [RuleFinding] {
    let all = views.result.findings.flatMap { [$0] + $0.consequences }
    return all.filter { $0.rule == .truncatedText }.compactMap { finding in
      guard let text = finding.node.map({ views.nodes[$0.index] }),
        let frame = views.around(text).modifiers.first(where: {
          $0.name == "frame" && $0.detail.contains("maxWidth") && !$0.detail.contains("maxWidth ∞")
        })
      else { return nil }
      let asked = views.result.size(of: frame.id, for: .unspecified)
      let needed = views.result.size(
        of: frame.id, for: ProposedViewSize(width: frame.size.width, height: nil))
      guard abs(frame.size.height - asked.height) < 1, needed.height > asked.height + 4 else {
        return nil
      }
      return RuleFinding(
        rule: DiagnosticID(.frameAsksOtherwise), node: frame.id,
        message: "frame is asked without a width, where \(views.title(text)) is on one line and "
          + "\(PointsText.text(asked.height)) high, and gets \(PointsText.text(frame.size.width)) of width, where it "
          + "needs \(PointsText.text(needed.height))",
        remedy: "let the frame set its width: frame(width:) in place of maxWidth",
        followers: [text.id])
    }
  }
}

extension Scene.File {
  /// The first line from a place on that has two words.
  func place(
    ofLineWith word: String, and other: String, from start: String.Index
  ) -> SceneLocation? {
    var offset = text.utf8.distance(from: text.startIndex, to: start)
    var line = text[..<start].utf8.count { $0 == UInt8(ascii: "\n") } + 1
    for (place, words) in text[start...].split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if words.contains(word), words.contains(other) {
        let lead = words.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        let column = place == 0 ? 1 : lead + 1
        return SceneLocation(
          file: name, line: line, column: column, offset: offset + lead,
          length: words.utf8.count - lead)
      }
      offset += words.utf8.count + 1
      line += 1
    }
    return nil
  }
}
