import LayoutSolver
import SceneLoader

/// Room that is kept for nothing, spent around a text, or left below.
struct RoomRules {
  let views: PlacedViews

  func findings() -> [RuleFinding] {
    views.shown.flatMap { node -> [RuleFinding] in
      if node.isButton, let small = tiny(node) { return [small] }
      guard node.isWritten else { return [] }
      if node.isScrollView { return [topmost(node)].compactMap(\.self) }
      if node.stackAxis != nil {
        return kept(node) + [untouched(node), ahead(node), centred(node)].compactMap(\.self)
      }
      return []
    } + spent()
  }

  // MARK: Kept

  /// A gap that a stack's end keeps from a text that shows nothing.
  private func kept(_ stack: PlacedNode) -> [RuleFinding] {
    guard let axis = stack.stackAxis else { return [] }
    let children = views.children(of: stack)
    let ending = Array(children.reversed())
    for (order, isEnd) in [(children, false), (ending, true)] {
      let empty = order.prefix { $0.size[axis] < 0.01 }
      guard empty.count < order.count, empty.count > 0, let gap = Optional(order[empty.count]),
        let nothing = empty.map(views.content).first(where: { $0.name == "Text" }),
        gap.name == "frame", views.content(of: gap).isSpacer, gap.size[axis] >= 4, gap.isWritten
      else { continue }
      return [
        RuleFinding(
          rule: DiagnosticID(.emptyTakesRoom), severity: .note, node: gap.id,
          message:
            "Spacer keeps \(PointsText.text(gap.size[axis])) points \(isEnd ? "before" : "behind") "
            + "\(views.title(nothing)), which shows nothing",
          remedy: "put both into an if, so that they are left out where there is nothing to show")
      ]
    }
    return []
  }

  // MARK: Rows

  /// A button in a row between lines that takes touches on its words alone.
  private func untouched(_ stack: PlacedNode) -> RuleFinding? {
    guard stack.stackAxis == .vertical else { return nil }
    let children = views.children(of: stack)
    for (place, child) in children.enumerated() {
      guard let button = views.chain(child).last(where: \.isButton) else { continue }
      let neighbours = [place - 1, place + 1].filter(children.indices.contains)
        .map { views.content(of: children[$0]) }
      guard neighbours.contains(where: { $0.name == "Divider" }),
        button.frame.width < 0.6 * stack.frame.width, button.frame.minX < stack.frame.minX + 40,
        views.inside(button).allSatisfy({ !$0.isFill })
      else { continue }
      return RuleFinding(
        rule: DiagnosticID(.touchesFallThrough), severity: .note, node: button.id,
        message:
          "\(views.buttonTitle(button)) takes touches on \(PointsText.text(button.frame.width)) of the "
          + "\(PointsText.text(stack.frame.width)) points of its row: it is as wide as its label",
        remedy:
          "give its label frame(maxWidth: .infinity, alignment: .leading) and contentShape(Rectangle())"
      )
    }
    return nil
  }

  /// A button of a letter or two that is as small as they are.
  private func tiny(_ button: PlacedNode) -> RuleFinding? {
    let inside = views.inside(button)
    let texts = inside.filter { !$0.textLines.isEmpty }
    guard texts.count == 1, texts[0].hasLetters, texts[0].detail.filter({ $0 != "\"" }).count <= 2,
      inside.allSatisfy({ $0.children.count < 2 }), button.frame.width < 30,
      button.frame.height < 30
    else { return nil }
    return RuleFinding(
      rule: DiagnosticID(.touchTarget), severity: .note, node: button.id,
      message:
        "\(views.buttonTitle(button)) takes touches on \(PointsText.text(button.frame.size)) points, less than 44×44",
      remedy: "give its label a frame, and contentShape(Rectangle())")
  }

  /// A frame that takes what a Spacer was to take, and doesn't put its content where that would have.
  private func ahead(_ stack: PlacedNode) -> RuleFinding? {
    guard let axis = stack.stackAxis else { return nil }
    let children = views.children(of: stack)
    let spacers = children.indices.filter { children[$0].isSpacer && children[$0].size[axis] < 9 }
    for (place, child) in children.enumerated() {
      guard let frame = views.chain(child).first(where: { $0.name == "frame" && $0.isWritten }),
        frame.detail.contains(axis == .horizontal ? "maxWidth ∞" : "maxHeight ∞"),
        let inside = frame.children.first.map({ views.nodes[$0.index].frame }), !spacers.isEmpty
      else { continue }
      let before = inside.origin[axis] - frame.frame.origin[axis]
      let behind = frame.size[axis] - inside.size[axis] - before
      let isAway =
        spacers.contains { $0 > place } ? before > Self.away : behind > Self.away
      guard isAway else { continue }
      return RuleFinding(
        rule: DiagnosticID(.aheadOfSpacer), severity: .note, node: frame.id,
        message:
          "\(views.contentTitle(frame)) is put \(max(before, behind).tenths) points away: its frame has "
          + "no greatest \(axis == .horizontal ? "width" : "height"), and takes what is left before Spacer does",
        remedy: "leave out max\(axis == .horizontal ? "Width" : "Height"): .infinity, or the Spacer"
      )
    }
    return nil
  }

  /// Less isn't a place of its own, in points.
  private static let away = 32.0

  /// Columns of one width whose first lines stand at different heights.
  private func centred(_ row: PlacedNode) -> RuleFinding? {
    let children = views.children(of: row)
    guard row.name == "HStack", children.count > 2 else { return nil }
    let columns = children.map(views.content)
    let lines = columns.map {
      views.children(of: $0).filter { !views.content(of: $0).textLines.isEmpty }
    }
    guard columns.allSatisfy({ $0.stackAxis == .vertical && $0.isWritten }),
      lines.allSatisfy({ !$0.isEmpty }),
      zip(columns, lines).allSatisfy({ views.children(of: $0).count == $1.count }),
      let width = children.first?.frame.width,
      children.allSatisfy({
        abs($0.frame.width - width) < 1 && abs($0.frame.midY - row.frame.midY) < 1
      }),
      let low = columns.map(\.frame.height).min(), let high = columns.map(\.frame.height).max(),
      high - low > 12
    else { return nil }
    return RuleFinding(
      rule: DiagnosticID(.columnsCentred), severity: .note, node: row.id,
      message: "HStack lines up the middles of its columns, which are \(PointsText.text(low)) to "
        + "\(PointsText.text(high)) high: they begin up to \(PointsText.text((high - low) / 2)) points apart",
      remedy: "let them begin at one height: HStack(alignment: .top)")
  }

  /// Paddings, gaps, spacers and icons of a row that leave a text less than half of it.
  private func spent() -> [RuleFinding] {
    let hurt: Set<FindingRule> = [.brokenWord, .truncatedText, .wrapsInRow, .squeezedText]
    let all = views.result.findings.flatMap { [$0] + $0.consequences }
    return all.filter { hurt.contains($0.rule) }.compactMap { finding in
      finding.node.flatMap { spent(around: views.nodes[$0.index]) }
    }
  }

  private func spent(around text: PlacedNode) -> RuleFinding? {
    let inner = views.around(text)
    guard let row = inner.container, row.name == "HStack", row.stackAxis == .horizontal,
      row.isWritten, !text.textLines.isEmpty
    else { return nil }
    let paddings = (inner.modifiers + views.around(row).modifiers).filter(\.isPadding)
    let padding = paddings.reduce(0) { sum, node in
      sum + node.frame.width - (node.children.first.map { views.nodes[$0.index].frame.width } ?? 0)
    }
    let outermost = views.around(row).modifiers.last(where: \.isPadding) ?? row
    let others = views.children(of: row).filter { !isAround($0, text) }
    // A row of several texts, or of a picture that is the subject, is full and not badly spent.
    let contents = others.map(views.content)
    guard contents.allSatisfy({ $0.isSpacer || $0.isImage && $0.frame.width <= 44 }) else {
      return nil
    }
    let icons = zip(others, contents).filter { $0.1.isImage }.reduce(0) { $0 + $1.0.frame.width }
    let spacers = zip(others, contents).filter { $0.1.isSpacer }.reduce(0) { $0 + $1.0.frame.width }
    let gaps = views.result.gaps(of: row.id).reduce(0) { $0 + $1.length }
    let sum = padding + icons + spacers + gaps
    guard let offer = outermost.proposal.width ?? row.proposal.width, offer.isFinite, offer > 0,
      sum >= 0.5 * offer, sum > 24
    else { return nil }
    let parts = [("padding", padding), ("gaps", gaps), ("icons", icons), ("spacers", spacers)]
      .filter { $0.1 > 0.5 }.map { "\($0.0) \(PointsText.text($0.1))" }
    return RuleFinding(
      rule: DiagnosticID(.rowSpendsRoom), node: row.id,
      message:
        "HStack spends \(PointsText.text(sum)) of the \(PointsText.text(offer)) points it is offered around "
        + "\(views.title(text)): \(parts.joined(separator: ", "))",
      remedy: "give the row less padding and spacing, or put the text below the icon",
      followers: [text.id])
  }

  private func isAround(_ outer: PlacedNode, _ node: PlacedNode) -> Bool {
    views.content(of: outer).id == node.id
  }

  // MARK: Scroll views

  /// A picture with a few words, centred, in a scroll view that is otherwise empty.
  private func topmost(_ scroll: PlacedNode) -> RuleFinding? {
    let inside = views.children(of: scroll)
    let container = views.result.container.size
    guard inside.count == 1, let first = inside.first, scroll.frame.height > 0.5 * container.height,
      first.frame.height < 0.45 * scroll.frame.height, scroll.frame.height.isFinite,
      first.frame.minY < scroll.frame.minY + 0.15 * scroll.frame.height
    else { return nil }
    let leaves = views.inside(first).filter { $0.children.isEmpty && $0.drawing != .none }
    let (pictures, texts) = (leaves.filter(\.isImage), leaves.filter { !$0.textLines.isEmpty })
    guard pictures.count == 1, pictures[0].isSymbol, (1...4).contains(texts.count),
      leaves.allSatisfy({ $0.isImage || !$0.textLines.isEmpty }),
      leaves.allSatisfy({ abs($0.frame.midX - scroll.frame.midX) < 1 }),
      pictures[0].frame.maxY <= texts[0].frame.minY + 1, (pictures[0].fontSize ?? 40) >= 24
    else { return nil }
    let held = views.content(of: first)
    return RuleFinding(
      rule: DiagnosticID(.standsAtTop), severity: .note, node: scroll.id,
      message: "\(views.title(held)) stands at the top of ScrollView, which offers it no height: "
        + "\(PointsText.text(first.frame.height)) of \(PointsText.text(scroll.frame.height)) points are used",
      remedy:
        "give it the scroll view's height with containerRelativeFrame(.vertical), or leave out ScrollView "
        + "where it fits, with ViewThatFits")
  }
}
