/// Views under the screen's edges, or under a bar.
struct EdgeFindings {
  let context: FindingContext

  /// Less isn't seen to be covered, in points.
  private static let threshold = 4.0

  func findings() -> [LayoutFinding] {
    underSafeArea() + inFold() + underKeyboard() + context.order.compactMap(coveredEnd)
      + context.order.compactMap(endUnderEdge)
  }

  /// Whether it is a text or button of the scene's that nothing scrolls or moves.
  private func isStill(_ index: Int) -> Bool {
    context.isShown(index) && context.nodes[index].source != nil
      && (context.isText(index) || context.nodes[index].isButton)
      && context.surroundings[index].scrolls.isEmpty && !context.surroundings[index].isMoved
  }

  /// A button's label counts as the button.
  private func isInButton(_ index: Int) -> Bool {
    context.ancestors(of: index).contains { context.nodes[$0].isButton }
  }

  // MARK: Fold

  /// Texts and buttons through which a folded display folds.
  private func inFold() -> [LayoutFinding] {
    guard let fold = context.solver.placed.container.fold, fold.isActive else { return [] }
    let found = context.order.filter { index in
      guard isStill(index), let part = context.nodes[index].frame.intersection(fold.frame) else {
        return false
      }
      return min(part.width, part.height) > Self.threshold && !isInButton(index)
    }
    return found.map { index in
      context.finding(
        .warning, .inFold, index,
        "\(context.title(index)) lies in the fold: \(PointsText.text(fold.frame)) of the screen are kept "
          + "clear of content while the phone is folded",
        "put both sides into an ArrangementView, or keep clear of proxy.reservedRegions(kind: .division)"
      )
    }
  }

  // MARK: Keyboard

  /// Texts, fields and buttons that the keyboard hides and no scrolling brings out.
  private func underKeyboard() -> [LayoutFinding] {
    let container = context.solver.placed.container
    guard container.keyboard > 0 else { return [] }
    let top = container.size.height - container.keyboard
    var hidden: [Int: [Int]] = [:]
    for index in context.order {
      guard isStill(index), context.nodes[index].frame.maxY > top + Self.threshold,
        context.nodes[index].frame.minY < container.size.height, !isInButton(index),
        !context.ancestors(of: index).contains(where: isBar)
      else { continue }
      let cause = context.ancestors(of: index).first(where: ignores)
      hidden[cause ?? -1, default: []].append(index)
    }
    return hidden.sorted { $0.key < $1.key }.compactMap { cause, views in
      guard let first = views.first else { return nil }
      let others = views.count == 1 ? "" : " and \(views.count - 1) more"
      let words =
        "\(context.title(first))\(others) lie\(views.count == 1 ? "s" : "") under the keyboard, which "
        + "begins at \(PointsText.text(top))"
      return cause < 0
        ? context.finding(
          .warning, .underKeyboard, first, words,
          "put what is above and around the field into a ScrollView, which moves it into sight")
        : context.finding(
          .warning, .underKeyboard, cause,
          "ignoresSafeArea takes the keyboard's room, too: " + words,
          "ignore the device's edges alone: .ignoresSafeArea(.container), or move it into the background"
        )
    }
  }

  /// Whether it is one of the screen's own bars, which stay under the keyboard on a device, too.
  private func isBar(_ index: Int) -> Bool {
    let parent = context.nodes[index].parent
    guard let parent, case .safeAreaInset(let inset) = context.layout(parent.index) else {
      return false
    }
    return inset.isScreen && context.nodes[parent.index].children.first?.index != index
  }

  // MARK: Safe area

  private struct Covered {
    /// By what covers them.
    var views: [(edge: String, first: Int, others: Int)] = []
  }

  /// Texts and buttons in the screen's unsafe parts, by the `ignoresSafeArea` that lets them.
  private func underSafeArea() -> [LayoutFinding] {
    guard let root = context.order.first,
      context.solver.environment(of: root).platform.kind == .ios
    else { return [] }
    var covered: [Int: Covered] = [:]
    for index in context.order {
      guard isStill(index), let edge = unsafeEdge(of: context.nodes[index].frame),
        let modifier = context.ancestors(of: index).first(where: ignores), !isInButton(index)
      else { continue }
      var known = covered[modifier] ?? Covered()
      if let place = known.views.firstIndex(where: { $0.edge == edge }) {
        known.views[place].others += 1
      } else {
        known.views.append((edge, index, 0))
      }
      covered[modifier] = known
    }
    return covered.sorted { $0.key < $1.key }.map { modifier, found in
      let words = found.views.map { view in
        "\(context.title(view.first))\(view.others == 0 ? "" : " and \(view.others) more") "
          + "lie\(view.others == 0 ? "s" : "") under the \(view.edge)"
      }
      return context.finding(
        .warning, .underSafeArea, modifier,
        "ignoresSafeArea is on what is read and pressed, not on its background alone: "
          + words.joined(separator: ", "),
        "move it into the background: background { … .ignoresSafeArea() }")
    }
  }

  private func ignores(_ index: Int) -> Bool {
    guard case .ignoresSafeArea = context.layout(index) else { return false }
    return context.isWritten(index)
  }

  /// What covers a part of the view: a camera, a status bar, or an unsafe edge that it reaches
  /// into.
  private func unsafeEdge(of frame: Rect) -> String? {
    let container = context.solver.placed.container
    let insets = container.safeAreaInsets
    let screen = context.container
    guard screen.intersection(frame) != nil else { return nil }
    let cover = container.occlusions.first { area in
      let part = area.isActive ? frame.intersection(area.frame) : nil
      return part.map { min($0.width, $0.height) > Self.threshold } ?? false
    }
    if let cover {
      return max(cover.frame.width, cover.frame.height) < 60 ? "camera" : "status bar"
    }
    let isUpright = screen.height > screen.width
    let edges = [
      (insets.top, insets.top - frame.minY, "status bar"),
      (insets.bottom, frame.maxY - (screen.maxY - insets.bottom), "home indicator"),
      (
        insets.leading, insets.leading - frame.minX,
        container.uprightBar?.isLeft == true ? "upright bar" : "edge of the screen's left side"
      ),
      (
        insets.trailing, frame.maxX - (screen.maxX - insets.trailing),
        container.uprightBar?.isLeft == false ? "upright bar" : "screen's right edge"
      ),
    ]
    return edges.prefix(isUpright && !container.hasVerticalBars ? 2 : 4)
      .first { $0.0 > 1 && $0.1 > Self.threshold }.map(\.2)
  }

  // MARK: Bars

  /// A bar laid over a scroll view's end, which never comes out from under it.
  private func coveredEnd(_ index: Int) -> LayoutFinding? {
    guard let end = end(of: index) else { return nil }
    let scroll = context.title(index)
    for (bar, area) in bars(over: index) {
      let covered = min(end, area.maxY) - area.minY
      guard covered > Self.threshold else { continue }
      return context.finding(
        .warning, .barCoversEnd, bar,
        "\(context.titles.content(NodeID(bar))) is laid over the end of "
          + "\(context.titles.place(scroll, of: NodeID(index))): \(points(covered)) points of what it "
          + "holds stay under it when it is scrolled to its end",
        "put it into safeAreaInset(edge: .bottom) of \(scroll), which keeps room for it"
      )
    }
    return nil
  }

  /// A scroll view that ignores the safe area, so that its end never comes out from under the home
  /// indicator.
  private func endUnderEdge(_ index: Int) -> LayoutFinding? {
    let limit = context.container.maxY - context.solver.placed.container.safeAreaInsets.bottom
    guard limit < context.container.maxY - 1, context.nodes[index].frame.maxY > limit + 1,
      let end = end(of: index), end - limit > Self.threshold,
      let modifier = context.ancestors(of: index).first(where: {
        ignores($0) && context.nodes[$0].frame.maxY < limit + 1
      }),
      context.subtree(of: index).contains(where: {
        context.isShown($0) && (context.isText($0) || context.nodes[$0].isButton)
      })
    else { return nil }
    return context.finding(
      .note, .underSafeArea, modifier,
      "ignoresSafeArea takes the safe area from \(context.title(index)): \(points(end - limit)) points "
        + "of what it holds stay under the home indicator when it is scrolled to its end",
      "leave it out: what scrolls is drawn under the edges, and ends above them")
  }

  /// Where the content of a view that scrolls up and down ends once it is scrolled to its end.
  private func end(of index: Int) -> Double? {
    guard case .scroll(let scroll) = context.layout(index), scroll.vertical, !scroll.horizontal,
      context.isShown(index), !context.surroundings[index].isInOverlayOrBackground,
      let view = context.solver.placed.scrolls[Int32(truncatingIfNeeded: index)],
      let content = context.nodes[index].children.first.map({ context.nodes[$0.index] })
    else { return nil }
    let tail = room(behind: content)
    return view.contentSize.height > view.size.height
      ? context.nodes[index].frame.maxY - view.margins.bottom - tail : content.frame.maxY - tail
  }

  private func points(_ length: Double) -> String { PointsText.text((length * 10).rounded() / 10) }

  /// Between the last thing shown in a scroll view and the end of its content.
  private func room(behind content: PlacedNode) -> Double {
    var end = content.frame.minY
    for index in context.subtree(of: content.id.index) where context.nodes[index].isPlaced {
      switch context.layout(index) {
      // A lazy container's unmade members fill it to its end.
      case .lazyStack, .lazyGrid: end = max(end, context.nodes[index].frame.maxY)
      default:
        if context.isShown(index), context.hasMeaning(index) {
          end = max(end, context.nodes[index].frame.maxY)
        }
      }
    }
    return max(content.frame.maxY - end, 0)
  }

  /// The views over a scroll view that reach from side to side and are at its end.
  private func bars(over scroll: Int) -> [(index: Int, area: Rect)] {
    let frame = context.nodes[scroll].frame
    var candidates: [Int] = []
    var child = scroll
    search: for ancestor in context.ancestors(of: scroll) {
      let children = context.nodes[ancestor].children.map(\.index)
        .filter { context.nodes[$0].isPlaced }
      switch context.layout(ancestor) {
      case .zStack: candidates += children.drop { $0 != child }.dropFirst()
      case .secondary(let it) where !it.isBackground && children.first == child:
        candidates += children.dropFirst()
      case .stack, .lazyStack, .scroll, .grid, .lazyGrid, .custom: break search
      default: break
      }
      child = ancestor
    }
    return candidates.compactMap { bar in
      guard context.isShown(bar), let area = ground(of: bar), area.width > frame.width * 0.6,
        area.height < context.container.height * 0.4, area.maxY > frame.maxY - 24,
        area.minY > frame.midY, context.subtree(of: bar).contains(where: context.hasMeaning)
      else { return nil }
      return (bar, area)
    }
  }

  /// The area that a view hides, with what it shows there; nil for none.
  private func ground(of index: Int) -> Rect? {
    let inside = context.subtree(of: index).filter(context.isShown)
    let areas = inside.filter { part in
      switch context.nodes[part].drawing {
      case .fill(_, let style): style?.colors != [.named(.clear)]
      default:
        context.nodes[part].decorations.contains { if case .backdrop = $0 { true } else { false } }
      }
    }
    // A divider on top isn't the ground.
    return areas.map { context.nodes[$0].frame }
      .max { $0.width * $0.height < $1.width * $1.height }
  }
}
