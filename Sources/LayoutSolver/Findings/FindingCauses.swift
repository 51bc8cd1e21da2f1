/// Puts findings under the one they follow from: of an overflowing row, the button that it pushes off
/// the screen.
///
/// Causality is a question of places: a view that is longer than its offer makes everything around
/// it longer up to the first that isn't, and moves whatever is in there; a view without an offer
/// offers its own length, 10 points or its content's, to everything inside.
struct FindingCauses {
  let context: FindingContext

  /// How a finding affects others.
  private enum Effect {
    /// It is longer than its room, and moves the contents of everything that it lengthens.
    case pushes
    /// Views inside take their length from it.
    case squeezes
  }

  // By switches rather than tables: a table of a further type costs a start the look through all
  // conformances.

  private static func effect(of rule: FindingRule) -> Effect? {
    switch rule {
    case .overflow, .imageNotResizable, .contentExceedsFrame, .frameAsksOtherwise,
      .layoutExceedsSize, .guideDisplaces, .largerThanContainer, .paddingAroundFullFrame:
      .pushes
    case .contentExceedsDetent, .readerSqueezed, .scrollInScroll, .shapeSqueezed: .squeezes
    default: nil
    }
  }

  /// Affects those that name it.
  private static let cut = FindingRule.frameCuts

  /// Whether it is about a view that was moved, or has no room.
  private static func isConsequence(_ rule: FindingRule) -> Bool {
    switch rule {
    case .outOfReach, .clipped, .overlap, .textOverText, .largerThanContainer, .spillsOver,
      .contentExceedsFrame, .imageNotResizable, .overflow, .frameAsksOtherwise, .layoutExceedsSize:
      true
    default: false
    }
  }

  /// Whether it is about a view that an overflowing stack leaves too little length: one that could
  /// give way has done so.
  private static func isShortage(_ rule: FindingRule) -> Bool {
    switch rule {
    case .overflow, .truncatedText, .brokenWord, .scaledText, .squeezedText, .squeezedView: true
    default: false
    }
  }

  /// Whether it is about a view without an offer along an axis.
  private static func isUnoffered(_ rule: FindingRule) -> Bool {
    switch rule {
    case .shapeSqueezed, .spacerCantGrow, .frameWithoutEffect, .readerSqueezed, .scrollInScroll,
      .truncatedText, .squeezedText, .scaledText:
      true
    default: false
    }
  }

  /// Serious ones first, each with what follows from it.
  func folded(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    let having = findings.indices.filter {
      findings[$0].rule == Self.cut || Self.effect(of: findings[$0].rule) != nil
    }
    let causes = findings.indices.map { place in cause(of: place, findings, among: having) }
    func root(_ place: Int) -> Int {
      var (place, steps) = (place, 0)
      while let cause = causes[place], steps < findings.count {
        (place, steps) = (cause, steps + 1)
      }
      return place
    }
    var following: [Int: [LayoutFinding]] = [:]
    for place in findings.indices where causes[place] != nil {
      following[root(place), default: []].append(findings[place])
    }
    let kept = findings.indices.filter { causes[$0] == nil }.map { place in
      var finding = findings[place]
      finding.consequences = following[place] ?? []
      // A cause is as serious as its consequences.
      finding.severity = finding.consequences.map(\.severity).reduce(finding.severity) {
        min($0, $1)
      }
      return finding
    }
    return LayoutFinding.Severity.allCases.flatMap { severity in
      kept.filter { $0.severity == severity }
    }
  }

  /// The finding that another one follows from; nil for an independent one. Of two that would
  /// follow from each other, the first is the cause.
  private func cause(
    of place: Int, _ findings: [LayoutFinding], among causes: [Int]
  ) -> Int? {
    let found = causes.filter { other in
      other != place && follows(findings[place], from: findings[other])
        && (!follows(findings[other], from: findings[place]) || other < place)
    }
    // A stack that overflows explains it, with its sum.
    return found.first { findings[$0].rule == .overflow } ?? found.first
  }

  /// How many views of one finding are examined, in the rows of a list.
  private static let mostPlaces = 50

  private func follows(_ finding: LayoutFinding, from cause: LayoutFinding) -> Bool {
    let sources = Array(cause.places.prefix(Self.mostPlaces)) + [cause.node].compactMap { $0 }
    if let told = finding.cause { return cause.rule == Self.cut && sources.contains(told) }
    guard let effect = Self.effect(of: cause.rule) else { return false }
    let axes = Axis.allCases.filter {
      finding.axis ?? $0 == $0 && (effect == .squeezes || cause.axis ?? $0 == $0)
    }
    if cause.rule == .overflow, Self.isShortage(finding.rule), let axis = axes.first,
      let node = finding.node, sources.contains(where: { isShort(node.index, by: $0.index, axis) })
    {
      return true
    }
    // The content of a page that is too large may be the reason.
    guard !axes.isEmpty, Self.follow(finding.rule, effect),
      cause.rule != .largerThanContainer || finding.rule == .outOfReach
    else { return false }
    return [finding.node, finding.other].contains { node in
      guard let node else { return false }
      return sources.contains { source in
        follows(finding, at: node.index, from: source.index, effect, axes)
      }
    }
  }

  private static func follow(_ rule: FindingRule, _ effect: Effect) -> Bool {
    isConsequence(rule) || effect == .squeezes && isUnoffered(rule)
  }

  /// Whether a view's length inside a stack is what the stack has left for it, and nothing between
  /// them has a length of its own.
  private func isShort(_ inside: Int, by stack: Int, _ axis: Axis) -> Bool {
    for ancestor in context.ancestors(of: inside) {
      if ancestor == stack { return true }
      switch context.layout(ancestor) {
      case .frame(let it): if !(axis == .horizontal ? it.width : it.height).isNaN { return false }
      case .flexibleFrame(let it):
        let limits = axis == .horizontal ? it.horizontal : it.vertical
        if limits.maximum.isFinite || limits.minimum > 0 { return false }
      case .scroll(let it): if it.scrolls(axis) { return false }
      case .fixedSize, .relativeFrame, .reader, .grid, .lazyGrid, .custom: return false
      default: break
      }
    }
    return false
  }

  /// - Parameters:
  ///   - node: One of the views that the finding is about.
  ///   - source: One of those that the cause is about.
  ///   - axes: Along which it may follow.
  private func follows(
    _ finding: LayoutFinding, at node: Int, from source: Int, _ effect: Effect, _ axes: [Axis]
  ) -> Bool {
    switch effect {
    case .squeezes:
      return node != source && context.isInside(node, of: source)
    case .pushes:
      if context.isInside(node, of: source) {
        // An overflow inside of a view that doesn't fit is a cause of its own.
        return finding.rule != .overflow || isOffered(node, by: source)
      }
      // A view that is too large makes everything around it too large.
      if [.largerThanContainer, .contentExceedsFrame].contains(finding.rule),
        context.isInside(source, of: node)
      {
        return context.isInside(node, of: pushed(by: source, axes))
      }
      guard
        ![.overflow, .frameAsksOtherwise, .layoutExceedsSize, .imageNotResizable]
          .contains(finding.rule)
      else { return false }
      return context.isInside(node, of: pushed(by: source, axes))
    }
  }

  /// Whether a view inside another is too long for the other's offer, and no frame between them has
  /// another length.
  private func isOffered(_ inside: Int, by outer: Int) -> Bool {
    guard inside != outer else { return false }
    return Axis.allCases.contains { axis in
      guard let offer = context.nodes[inside].proposal[axis],
        let whole = context.nodes[outer].proposal[axis],
        context.nodes[inside].size[axis] > offer + 0.5
      else { return false }
      return context.nodes[outer].size[axis] > whole + 0.5
        && context.nodes[inside].size[axis] > whole + 0.5
    }
  }

  /// The outermost view around that is longer than its offer because of one inside.
  private func pushed(by source: Int, _ axes: [Axis]) -> Int {
    var outermost = source
    for axis in axes where exceeds(source, axis) {
      var current = source
      for ancestor in context.ancestors(of: source) {
        guard exceeds(ancestor, axis) else { break }
        current = ancestor
      }
      if context.isInside(outermost, of: current) { outermost = current }
    }
    return outermost
  }

  private func exceeds(_ index: Int, _ axis: Axis) -> Bool {
    let node = context.nodes[index]
    return node.proposal[axis].map { node.size[axis] > $0 + 0.5 } ?? false
  }
}
