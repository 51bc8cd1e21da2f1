/// What bars, sheets and lazy containers hide, and what stacks make unnecessarily.
struct SystemFindings {
  let context: FindingContext

  func findings() -> [LayoutFinding] {
    context.order.flatMap { index -> [LayoutFinding] in
      guard context.isShown(index) else { return [] }
      switch context.layout(index) {
      case .custom(let it) where context.solver.payloads.hosts[Int(it.host)].rule == .toolbar:
        return folded(index) + lying(index)
      case .passThrough: return lowDetent(index).map { [$0] } ?? []
      case .lazyStack(let it): return outsideRows(index, it.axis)
      case .lazyGrid(let it): return outsideRows(index, it.axis)
      case .stack(let it): return eagerRows(index, it.axis).map { [$0] } ?? []
      default: return []
      }
    }
  }

  // MARK: Bars

  /// A bar's items that it has no room for, and folds into a menu at its end.
  private func folded(_ bar: Int) -> [LayoutFinding] {
    let away = context.nodes[bar].children.filter { !context.nodes[$0.index].isPlaced }
      .compactMap { child in
        context.subtree(of: child.index).first {
          context.isWritten($0) || context.nodes[$0].views.contains { $0.source != nil }
        }
      }
    guard let first = away.first else { return [] }
    let others = away.count == 1 ? "" : " and \(away.count - 1) more"
    let frame = context.nodes[bar].frame
    // If the menu is beside the page, the upright bar was too short.
    let isUpright = context.nodes[bar].children.last.map { child in
      let menu = context.nodes[child.index]
      return menu.isPlaced && (menu.frame.minX >= frame.maxX || menu.frame.maxX <= frame.minX)
    }
    let why =
      isUpright == true
      ? "its items and tabs need more than the height of the upright bar"
      : "its items need more than the \(PointsText.text(frame.width)) points that it is wide"
    var finding = context.finding(
      .warning, .toolbarFolds, first,
      "\(context.title(first))\(others) \(away.count == 1 ? "isn't" : "aren't") in the bar: "
        + "\(why), and what has no room folds into a menu at its end",
      isUpright == true
        ? "put the last of them into a Menu of your own"
        : "put items into a Menu of your own, into the bottom bar, or use symbols instead of words")
    let view = context.nodes[first]
    finding.source = (view.views.lazy.compactMap(\.source).first ?? view.source)?.beginning
    return [finding]
  }

  /// Items in the bar above though the screen's bars are upright: only symbols can be in those.
  private func lying(_ bar: Int) -> [LayoutFinding] {
    let container = context.solver.placed.container
    let frame = context.nodes[bar].frame
    // A sidebar's and a floating sheet's bars are always horizontal.
    guard let upright = container.uprightBar else { return [] }
    let (edge, free) =
      upright.isLeft
      ? (frame.minX, container.safeArea.minX) : (frame.maxX, container.safeArea.maxX)
    guard abs(edge - free) < 1 else { return [] }
    return context.nodes[bar].children.compactMap { child in
      let item = context.nodes[child.index]
      // The item in the middle is a title, which is always horizontal.
      guard item.isPlaced, item.frame.minX >= frame.minX, item.frame.maxX <= frame.maxX,
        item.frame.maxY < frame.midY,
        abs(item.frame.midX - frame.midX) > 1,
        let view = context.subtree(of: child.index).first(where: context.isWritten)
      else { return nil }
      // For a menu the menu itself, not the parts of its label.
      let written = context.nodes[view].views.first { $0.source != nil }
      let isWhole = context.nodes[view].children.isEmpty
      let name = isWhole ? context.title(view) : written?.name ?? context.title(view)
      var finding = context.finding(
        .note, .toolbarLies, view,
        "\(name) lies above the page: only controls with a symbol stand in the upright bar of this screen",
        "give it a symbol, as Button(\"…\", systemImage: \"…\") or a Label does, or ask for it: "
          + ".axisBehavior(.verticalPreferred)")
      if let source = written?.source { finding.source = source.beginning }
      return finding
    }
  }

  // MARK: Sheets

  /// A sheet with one detent whose content is higher: it cuts a text, or is exceeded.
  private func lowDetent(_ index: Int) -> LayoutFinding? {
    let node = context.nodes[index]
    guard node.name == Self.detents, node.source != nil, let room = node.proposal.height,
      let content = node.children.first.map({ context.nodes[$0.index] })
    else { return nil }
    let needs = context.answer(
      content.id.index, Proposal(node.proposal.width ?? .nan, across: .nan, axis: .horizontal)
    ).height
    guard needs > room + 2, isCut(index, room) else { return nil }
    return context.finding(
      .warning, .contentExceedsDetent, index,
      "\(Self.detents) gives the sheet's content \(PointsText.text(room)) points of height, and it "
        + "needs \(PointsText.text(needs))",
      "add a larger detent, such as .large, or let the content scroll")
  }

  /// The modifier's name, which a sheet of one height has a view of.
  static let detents = "presentationDetents"

  /// Whether a view's content exceeds its height, or a text is cut by it.
  private func isCut(_ index: Int, _ room: Double) -> Bool {
    let end = context.nodes[index].frame.minY + room
    return context.subtree(of: index).contains { part in
      guard context.isShown(part), context.surroundings[part].scrolls.isEmpty else { return false }
      if context.fit(of: part)?.isCutByHeight == true { return true }
      return context.hasMeaning(part) && context.nodes[part].frame.maxY > end + 2
    }
  }

  // MARK: Rows

  /// What `offset` draws away from its row: where the row is out of sight, a device doesn't make
  /// it, wherever that would be drawn.
  private func outsideRows(_ container: Int, _ axis: Axis) -> [LayoutFinding] {
    guard context.surroundings[container].scrolls.contains(axis.set) else { return [] }
    return context.nodes[container].children.map(\.index).compactMap { row in
      let frame = context.nodes[row].frame
      let away = context.subtree(of: row).first { part in
        guard context.isShown(part), context.isWritten(part), context.hasMeaning(part) else {
          return false
        }
        let offset = context.surroundings[part].offset
        guard offset >= 0, context.isInside(offset, of: row) else { return false }
        return distance(of: context.nodes[part].frame, from: frame, axis) > 1
      }
      guard let away else { return nil }
      let points = distance(of: context.nodes[away].frame, from: frame, axis).rounded()
      return context.finding(
        .note, .outsideLazyRow, context.surroundings[away].offset,
        "offset draws \(context.title(away)) \(PointsText.text(points)) points outside its row of "
          + "\(context.title(container)), which leaves out rows that are out of sight, with all "
          + "that they draw",
        "make room for it in the row, or use a stack that isn't lazy")
    }
  }

  /// The room between two rectangles; below 0 where they have some in common.
  private func distance(of one: Rect, from other: Rect, _ axis: Axis) -> Double {
    max(
      one.origin[axis] - other.origin[axis] - other.size[axis],
      other.origin[axis] - one.origin[axis] - one.size[axis])
  }

  /// Rows from which on it is felt that all are made.
  private static let manyRows = 100

  /// A stack in a scroll view that makes very many rows, few of which are in sight.
  private func eagerRows(_ stack: Int, _ axis: Axis) -> LayoutFinding? {
    let node = context.nodes[stack]
    let rows = node.children.map(\.index)
    guard rows.count >= Self.manyRows, context.surroundings[stack].scrolls.contains(axis.set),
      context.isWritten(stack)
    else { return nil }
    let seen = rows.count { row in
      context.surroundings[row].sight?.intersection(context.nodes[row].frame) != nil
    }
    guard seen * 4 < rows.count else { return nil }
    return context.finding(
      .note, .eagerRows, stack,
      "\(context.title(stack)) makes all of its \(rows.count) rows at once, and \(seen) are in sight",
      "use Lazy\(axis == .horizontal ? "H" : "V")Stack, which makes those in sight")
  }
}
