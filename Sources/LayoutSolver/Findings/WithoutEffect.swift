extension PlacedNode {
  /// The modifiers applied to it that are accepted and change nothing here, from the innermost to
  /// the outermost, with where each is written.
  public var modifiersWithoutEffect: [(name: String, isMissed: Bool, source: SourceRange?)] {
    decorations.reversed().compactMap { decoration in
      if case .withoutEffect(let name, let isMissed, let source) = decoration {
        (name, isMissed, source)
      } else {
        nil
      }
    }
  }
}

extension LayoutResult {
  /// A note for each modifier that is accepted and changes nothing here nor in SwiftUI's still
  /// picture, once a place in the source.
  public func notesOnModifiersWithoutEffect() -> [LayoutFinding] {
    nodes.notesOnModifiers(arePlaced: false) {
      guard case .withoutEffect(let name, isMissed: false, let source) = $0 else { return nil }
      return (.withoutEffect, "\(name) is accepted and changes nothing here", source)
    }
  }
}

extension [PlacedNode] {
  /// A note for each modifier of a placed view whose effect SwiftUI would show and this layout lacks,
  /// once for each place in the source.
  func notesOnUndrawnModifiers() -> [LayoutFinding] {
    notesOnModifiers {
      guard case .withoutEffect(let name, isMissed: true, let source) = $0 else { return nil }
      return (.undrawn, "\(name) changes nothing here: Reflow doesn't draw it", source)
    }
  }

  /// A note for each effect that pixels show and cells don't, once for each place in the source.
  func notesOnLayers() -> [LayoutFinding] {
    notesOnModifiers {
      guard case .layer(let effect, let source) = $0, let name = effect.undrawnName else {
        return nil
      }
      return (
        .drawnInPixels, "\(name) is drawn in pixels alone; cells show the view without it", source
      )
    }
  }

  /// A note for each shadow that isn't drawn here: areas cast one, letters and lines don't.
  func notesOnUndrawnShadows() -> [LayoutFinding] {
    indices.compactMap { index in
      guard self[index].isPlaced, self[index].hasShadow, !castsShadow(index) else { return nil }
      return LayoutFinding(
        severity: .note, rule: .undrawn,
        message: "shadow changes nothing here: Reflow doesn't draw it", node: self[index].id,
        source: self[index].source)
    }
  }

  /// Whether a view shows an area.
  private func castsShadow(_ index: Int) -> Bool {
    var open = [index]
    while let next = open.popLast() {
      if self[next].isPlaced, self[next].hasArea { return true }
      open += self[next].children.map(\.index)
    }
    return false
  }

  /// - Parameters:
  ///   - arePlaced: whether only those of placed views are looked at.
  ///   - told: what is said of a decoration, and where it is written; nil for nothing.
  fileprivate func notesOnModifiers(
    arePlaced: Bool = true,
    _ told: (Decoration) -> (rule: FindingRule, message: String, source: SourceRange?)?
  ) -> [LayoutFinding] {
    var seen: Set<SourceRange> = []
    return indices.flatMap { index -> [LayoutFinding] in
      let node = self[index]
      guard node.isPlaced || !arePlaced, !node.decorations.isEmpty else { return [] }
      return node.decorations.reversed().compactMap { decoration in
        guard let (rule, message, source) = told(decoration) else { return nil }
        if let source, !seen.insert(source).inserted { return nil }
        return LayoutFinding(
          severity: .note, rule: rule, message: message, node: node.id, source: source)
      }
    }
  }
}

extension PlacedNode {
  fileprivate var hasShadow: Bool {
    decorations.contains {
      if case .shadow(let shadow) = $0 { shadow.color != .named(.clear) } else { false }
    }
  }

  fileprivate var hasArea: Bool {
    if case .fill = drawing { return true }
    return decorations.contains {
      if case .backdrop(let backdrop) = $0 { backdrop.lineWidth == nil } else { false }
    }
  }
}

extension LayoutResult {
  /// The place of a finding's view in the source.
  public func sourceRange(of finding: LayoutFinding) -> SourceRange? {
    finding.source ?? finding.node.flatMap { node($0).source ?? source(of: $0) }
  }

  /// The line that a finding is about: a modifier's own, or that in which a view begins.
  public func line(of finding: LayoutFinding) -> Int? {
    guard let source = sourceRange(of: finding) else { return nil }
    let isModifier = finding.source != nil || finding.node.map { node($0).isModifier } ?? false
    return isModifier ? source.lastLine : source.line
  }
}
