/// Controls that take no touches in a part of their visible area.
struct TouchFindings {
  let context: FindingContext

  /// A finger that misses within this distance still hits it, in points.
  private static let gap = 60.0
  /// Less around a button isn't taken for a part of it, in points.
  private static let margin = 12.0

  func findings() -> [LayoutFinding] {
    context.order.compactMap { index in
      context.nodes[index].tap == nil || !context.isShown(index) || !context.isWritten(index)
        ? nil : hole(index)
    }
  }

  // MARK: Holes

  /// A part of a tapped view, or of a plain button's label, in which nothing is drawn.
  private func hole(_ index: Int) -> LayoutFinding? {
    let node = context.nodes[index]
    let button = node.views.last(where: \.isBuiltIn)
    let isGesture = button == nil
    let inside = context.subtree(of: index).filter(context.isShown)
    let isShaped = (inside + modifiers(around: index)).contains { part in
      context.nodes[part].decorations.contains {
        if case .contentShape = $0 { true } else { false }
      }
    }
    guard isGesture || inside.contains(where: takesTouchesWhereDrawn), !isShaped else { return nil }
    let drawn = inside.filter { $0 == index ? draws($0) : draws($0) || isTouched($0) }
    // While something is loading, what will be pressed isn't there yet.
    guard !drawn.contains(where: isWaiting) || drawn.count > 1 else { return nil }
    for axis in Axis.allCases {
      guard let gap = widestGap(index, drawn, axis), gap.length >= Self.gap else { continue }
      let neighbour = gap.beside.map { " beside \(context.titles.content(NodeID($0)))" } ?? ""
      var finding = context.finding(
        .note, .touchesFallThrough, index,
        "\(context.title(index)) is pressed only where it draws something: "
          + "\(PointsText.text(gap.length.rounded())) of its \(PointsText.text(node.size[axis])) points "
          + "of \(axis.noun)\(neighbour) take no touches",
        isGesture
          ? "put contentShape(Rectangle()) before onTapGesture"
          : "put contentShape(Rectangle()) on its label")
      // The button's own line, of whatever modifiers follow it.
      if var source = button?.source {
        source.lastLine = source.line
        finding.source = source
      }
      return finding
    }
    return nil
  }

  private func modifiers(around index: Int) -> [Int] {
    Array(context.ancestors(of: index).prefix { context.nodes[$0].isModifier })
  }

  private func takesTouchesWhereDrawn(_ index: Int) -> Bool {
    context.nodes[index].decorations.contains {
      if case .takesTouchesWhereDrawn = $0 { true } else { false }
    }
  }

  /// Whether practically all of its frame is drawn.
  private func draws(_ index: Int) -> Bool {
    let node = context.nodes[index]
    if case .scroll = context.layout(index) { return true }
    if node.decorations.contains(where: { if case .backdrop = $0 { true } else { false } }) {
      return true
    }
    switch node.drawing {
    case .none, .stroke: return false
    case .fill(_, let style): return style?.colors != [.named(.clear)]
    default: return true
    }
  }

  private func isWaiting(_ index: Int) -> Bool {
    context.nodes[index].views.contains { $0.name == "ProgressView" }
  }

  private func isTouched(_ index: Int) -> Bool { context.nodes[index].isButton }

  /// The longest part of a view's length without a drawing, and what precedes it.
  private func widestGap(
    _ index: Int, _ drawn: [Int], _ axis: Axis
  ) -> (length: Double, beside: Int?)? {
    let frame = context.nodes[index].frame
    let parts = drawn.map { (view: $0, frame: context.nodes[$0].frame) }
      .filter { $0.frame.width > 0 && $0.frame.height > 0 }
      .sorted { $0.frame.origin[axis] < $1.frame.origin[axis] }
    guard let first = parts.first else { return nil }
    var widest: (length: Double, beside: Int?) = (
      first.frame.origin[axis] - frame.origin[axis], first.view
    )
    var (end, last) = (first.frame.origin[axis] + first.frame.size[axis], first.view)
    for part in parts.dropFirst() {
      let length = part.frame.origin[axis] - end
      if length > widest.length { widest = (length, last) }
      let own = part.frame.origin[axis] + part.frame.size[axis]
      if own > end { (end, last) = (own, part.view) }
    }
    let rest = frame.origin[axis] + frame.size[axis] - end
    return rest > widest.length ? (rest, last) : widest
  }

  // MARK: Areas around buttons

  /// A button without an area of its own, in a frame or a padding with a background: the apparent
  /// button is larger than the real one.
  func aside(_ index: Int) -> LayoutFinding? {
    let button = context.nodes[index]
    let around = context.ancestors(of: index)
    guard context.solver.environment(of: index).platform.kind == .ios,
      !around.contains(where: { context.nodes[$0].views.contains(where: \.isList) }),
      button.size.width >= 1, button.size.height >= 1, !hasArea(index)
    else { return nil }
    var child = index
    var step: Int?
    for ancestor in around {
      let node = context.nodes[ancestor]
      guard node.isModifier, node.children.first?.index == child else { return nil }
      switch context.layout(ancestor) {
      case .frame, .flexibleFrame, .padding:
        guard context.isWritten(ancestor) else { return nil }
        let grows = Axis.allCases.contains {
          node.size[$0] > context.nodes[child].size[$0] + 1
        }
        if grows, step == nil || !isPadding(ancestor) { step = step ?? ancestor }
      case .secondary(let it) where it.isBackground:
        guard let step, let behind = node.children.dropFirst().first?.index,
          isGround(behind, of: ancestor)
        else { break }
        let excess = Axis.allCases.contains { node.size[$0] > button.size[$0] + 2 * Self.margin }
        guard excess else { return nil }
        let name = context.nodes[step].name
        return context.finding(
          .note, .buttonInsideBackground, index,
          "\(context.title(index)) takes touches on \(PointsText.text(button.size)) of the "
            + "\(PointsText.text(node.size)) that its background covers: "
            + "\(context.titles.place(name, of: NodeID(step))), is put around it, not into its label",
          "put \(name) and background into the button's label")
      default: break
      }
      child = ancestor
    }
    return nil
  }

  private func isPadding(_ index: Int) -> Bool { context.nodes[index].isPadding }

  /// Whether it has a background or picture of its own that covers it.
  private func hasArea(_ index: Int) -> Bool {
    let size = context.nodes[index].size
    return context.subtree(of: index).contains { part in
      let own = context.nodes[part].size
      guard context.isShown(part), own.width * own.height > 0.6 * size.width * size.height else {
        return false
      }
      if context.nodes[part].decorations.contains(where: {
        switch $0 {
        case .backdrop, .border: true
        default: false
        }
      }) {
        return true
      }
      switch context.nodes[part].drawing {
      case .fill(_, let style): return style?.colors != [.named(.clear)]
      case .image(_, isSystem: false), .stroke, .canvas, .placeholder: return true
      default: return false
      }
    }
  }

  /// Whether it looks like a button's area: visible, and not a bar from side to side.
  private func isGround(_ behind: Int, of background: Int) -> Bool {
    guard case .fill(let outline, let style) = context.nodes[behind].drawing,
      style?.colors != [.named(.clear)]
    else { return false }
    return outline != .rectangle
      || context.nodes[background].size.width < context.container.width - 1
  }
}
